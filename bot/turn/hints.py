"""A hint: the best answers to the question at the end of a plan, by the rating of a searching player."""

from collections.abc import Sequence

from msgspec import Struct

from bot import say
from bot.languages import Language
from bot.say.before.thinking import credible
from bot.say.chat import chat
from bot.turn.menu import Group, taps_of
from bot.turn.place_labels import place_labels, place_words
from bot.turn.placements import Place, place_of
from bot.turn.plan import Course
from bot.turn.plan_words import words_of
from bot.turn.rows import Plate, label_with_number
from bot.turn.tap import Step, Tap, same_hires
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
    """The press of a card that begins a line: its verb, its argument, its label, and whether it plays at once."""

    verb: str
    argument: str
    label: str
    plays: bool = False


class Advised(Struct, frozen=True):
    """A good answer: its words, the lead in whole VP that it promises, and its press if the card offers it."""

    words: str
    lead: int
    way: Way | None = None


class Offer(Struct, frozen=True):
    """The offers of the card: taps and places, with the numbers in its picture."""

    groups: tuple[Group, ...]
    places: tuple[Place, ...]
    plate: Plate


def advised(about: Subject, thoughts: Sequence[Thought], lang: Language, card: Offer | None = None) -> list[Advised]:
    """The best answers, without duplicates, the best first, with their presses on the card."""
    found: dict[frozenset[Action] | Way, Advised] = {}
    for thought, lead in credible(thoughts):
        line = thought.line or (thought.action,)
        way = _way(line, card) if card else None
        if len(found) < MOST:
            found.setdefault(way or frozenset(line), Advised(_words(about.seen, line, lang), lead, way))
    return sorted(found.values(), key=lambda one: -one.lead)


def hint_lines(about: Subject, thoughts: Sequence[Thought], found: Sequence[Advised], lang: Language) -> list[str]:
    """The question, the meaning of the lead, and the answers without a button."""
    assert about.seen.decision is not None
    lines = [chat("hint.heading", lang, title=say.title(about.seen.decision, lang))]
    if not about.after_plan:
        lines.append(chat("hint.before_plan", lang))
    if not found:
        only = thoughts[0]
        return [*lines, chat("hint.only", lang, what=_words(about.seen, only.line or (only.action,), lang))]
    lines.append(chat("hint.meaning", lang))
    return [*lines, *(chat("hint.line", lang, what=with_lead(one.words, one, lang)) for one in found if not one.way)]


def with_lead(words: str, one: Advised, lang: Language) -> str:
    """The words of an answer with its lead."""
    return chat("hint.lead", lang, what=words, lead=lang.grammar.signed(one.lead) if one.lead else "0")


def _way(line: Sequence[Action], card: Offer) -> Way | None:
    """The press that begins a line; None if the card does not offer it."""
    lang = card.plate.lang
    if isinstance(line[0], PlaceWorker):
        number = _place(line, card.places)
        return None if number is None else Way("place", str(number), place_labels([card.places[number]], lang)[0])
    begun = [(number, tap) for number, tap in enumerate(taps_of(card.groups)) if tap.spoken and _begins(tap, line)]
    if not begun:
        return None
    number, tap = max(begun, key=lambda one: len(one[1].spoken))
    return Way("tap", str(number), label_with_number(card.plate, tap), tap.plays)


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
