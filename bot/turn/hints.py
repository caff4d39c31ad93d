"""A hint: the best answers to the question at the end of a plan, by the rating of a searching player."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.languages import Language
from bot.say.before.thinking import credible
from bot.say.chat import chat
from bot.screens.screen import Screen, pressable_label
from bot.turn.menu import Group, taps_of
from bot.turn.place_labels import place_choice, place_words
from bot.turn.placements import ANY, Place, place_of
from bot.turn.plan import Course
from bot.turn.plan_words import in_a_row, words_of
from bot.turn.rows import Plate, label_with_number
from bot.turn.shown import Hint
from bot.turn.tap import Step, Tap, same_hires, tapped
from bot.turn.tap_labels import tap_label
from engine.actions import Action, ChooseSpace, PlaceWorker, SecondaryAction
from engine.foresight import Ahead, Forecast, answered, forecast
from engine.players import Thought
from engine.state import View
from engine.views import view

MOST = 3


class Subject(Struct, frozen=True):
    """The View of the seat at a hint, and whether the plan leads there."""

    seen: View
    after_plan: bool


def subject(seen: View, course: Course) -> Subject:
    """The question at the end of a plan, or at its beginning if something unknown lies between."""
    here = course.here
    if course.taps and may_advise(course):
        return Subject(here.seen, after_plan=True)
    return Subject(seen, after_plan=not course.taps)


def may_advise(course: Course) -> bool:
    """Whether a hint is about the question at the end of a plan."""
    return not course.taps or (course.here.ahead is Ahead.ASKED and _is_certain(course.here))


def _is_certain(here: Forecast) -> bool:
    """Whether the seat sees the same in all worlds."""
    first, *others = (view(world, here.seat) for world in here.worlds)
    return all(other == first for other in others)


class Way(Struct, frozen=True):
    """The presses of a card that play a line: the first one, then the numbers of answers to the next questions.

    The verb of the first one is "place" or "tap".
    """

    verb: str
    first: int
    then: tuple[int, ...] = ()

    @property
    def argument(self) -> str:
        """The way in the id of a button."""
        return "-".join([self.verb, *map(str, (self.first, *self.then))])

    @property
    def length(self) -> int:
        """The number of presses."""
        return 1 + len(self.then)


class Advised(Struct, frozen=True):
    """A good answer: its words, the lead in whole VP that it promises, and its way on the card if it has one."""

    words: str
    lead: int
    way: Way | None = None

    @property
    def length(self) -> int:
        """The number of presses of its way."""
        return self.way.length if self.way else 0


class Offer(Struct, frozen=True):
    """The offers of the card, and the card itself with the labels of its buttons."""

    groups: tuple[Group, ...]
    places: tuple[Place, ...]
    plate: Plate
    card: Screen
    orders: Mapping[str, str]
    wish: str  # of the open list of places


def advised(about: Subject, thoughts: Sequence[Thought], lang: Language, offer: Offer | None = None) -> list[Advised]:
    """The best answers, the best first, with their ways on the card.

    A pair of actions is one answer in whatever order; it is told in the order that the plan takes further.
    """
    found: dict[frozenset[Action], Advised] = {}
    for thought, lead in credible(thoughts):
        line = _line(thought)
        way = _way(line, offer) if offer else None
        before = found.get(frozenset(line))
        if before is None and (way is None or all(way != one.way for one in found.values())):
            found[frozenset(line)] = Advised(_called(about, line, way, offer, lang), lead, way)
        elif before and before.length < (way.length if way else 0):
            found[frozenset(line)] = Advised(_called(about, line, way, offer, lang), before.lead, way)
    return sorted([*found.values()][:MOST], key=lambda one: -one.lead)


def hint(about: Subject, thoughts: Sequence[Thought], lang: Language, offer: Offer | None = None) -> Hint:
    """The best answer in the words of the card, the next best ones, and the way of the best one."""
    assert about.seen.decision is not None
    found = advised(about, thoughts, lang, offer)
    before = [] if about.after_plan else [chat("hint.before_plan", lang)]
    if not found:
        line = _line(thoughts[0])
        way = _way(line, offer) if offer else None
        what = _called(about, line, way, offer, lang)
        return Hint((*before, chat("hint.only", lang, what=what)), way.argument if way else "")
    best, *others = found
    lines = [*before, chat("hint.best", lang, what=_with_lead(best, lang))]
    lines += [chat("hint.other", lang, what=_with_lead(one, lang)) for one in others]
    return Hint((*lines, chat("hint.meaning", lang)), best.way.argument if best.way else "")


def _line(thought: Thought) -> tuple[Action, ...]:
    return thought.line or (thought.action,)


def _with_lead(one: Advised, lang: Language) -> str:
    """The words of an answer with its lead."""
    return chat("hint.lead", lang, what=one.words, lead=lang.grammar.signed(one.lead) if one.lead else "0")


# ---------------------------------------------------------------- the way on the card


def _way(line: Sequence[Action], offer: Offer) -> Way | None:
    """The presses that play a line."""
    if isinstance(line[0], PlaceWorker):
        number = _place(line, offer.places)
        return None if number is None else Way("place", number)
    spoken = [(number, tap) for number, tap in enumerate(taps_of(offer.groups)) if tap.spoken]
    begun = [(number, tap) for number, tap in spoken if _begins(tap, line)]
    begun += [(number, tap) for number, tap in spoken if tap.spoken[0].action == line[0]][: not begun]
    if not begun:
        return None
    number, tap = max(begun, key=lambda one: len(one[1].spoken))
    said = [step.action for step in tap.spoken]
    return Way("tap", number, tuple(_further(tap, [one for one in line[1:] if one not in said], offer.orders)))


def _further(tap: Tap, line: Sequence[Action], orders: Mapping[str, str]) -> Iterator[int]:
    """The numbers of the next answers, as far as nothing else is asked between them."""
    for action in line:
        here = tap.after
        if here.ahead is not Ahead.ASKED or tap.asks_first or action not in here.answers:
            return
        yield here.answers.index(action)
        tap = tapped(here, action, (), orders)


def taps_on(way: str, offer: Offer) -> list[Tap]:
    """The taps of a way on the card; an IndexError if the card has no such way."""
    verb, *numbers = way.split("-")
    first, *then = map(int, numbers)
    placing = verb == "place"
    found = [offer.places[first].tap(offer.orders, offer.wish) if placing else taps_of(offer.groups)[first]]
    for number in then:
        here = found[-1].after
        found.append(tapped(here, here.answers[number], (), offer.orders))
    return found


def _begins(tap: Tap, line: Sequence[Action]) -> bool:
    """Whether a line begins with the answers of a tap, or with equivalent ones."""
    said = zip(tap.spoken, line, strict=False)
    alike = all(action == step.action or action in same_hires(step) for step, action in said)
    return len(tap.spoken) <= len(line) and alike


def _place(line: Sequence[Action], places: Sequence[Place]) -> int | None:
    """The number of this placement; else of one of the same Worker on the same space by other means."""
    for number, place in enumerate(places):
        if [step.action for step in place.steps] == [*line]:
            return number
    spaces = [action.space for action in line if isinstance(action, ChooseSpace)]
    alike = (n for n, place in enumerate(places) if place.steps[0].action == line[0] and [place.space] == spaces)
    return next(alike, None)


# ---------------------------------------------------------------- words


def _called(about: Subject, line: Sequence[Action], way: Way | None, offer: Offer | None, lang: Language) -> str:
    """A line in the words of the buttons that play it; else as whole moves."""
    if way is None or offer is None:
        return _words(about.seen, line, lang)
    label = pressable_label(offer.card, way.verb, str(way.first)) or _label(way, offer)
    further = (tap_label(tap, lang).words for tap in taps_on(way.argument, offer)[1:])
    return in_a_row([label, *further], lang)


def _label(way: Way, offer: Offer) -> str:
    """The label of a way that the card has in none of its buttons, such as the place of another Worker."""
    if way.verb == "place":
        return place_choice(offer.places[way.first], ANY, offer.plate.lang)[0]
    return label_with_number(offer.plate, taps_of(offer.groups)[way.first])


def _words(seen: View, line: Sequence[Action], lang: Language) -> str:
    """The answers of a line as whole moves: a placement is one move, two secondary actions are two."""
    start = here = forecast(seen)
    steps: list[Step] = []
    for action in line:
        if here.ahead is Ahead.ASKED and action in here.answers:
            steps.append(Step(here, action))
            here = answered(here, action)
        elif isinstance(action, SecondaryAction):
            steps.append(Step(start, action))
    if isinstance(steps[0].action, PlaceWorker):
        return place_words(place_of(steps[0].action, tuple(steps)), lang)
    return chat("plan.then", lang).join(words_of(step, lang) for step in steps)
