"""A hint: the best answers to the question at the end of a plan, as a searching player rates them."""

from collections.abc import Sequence

from msgspec import Struct

from bot import say
from bot.languages import Language
from bot.say.before.thinking import credible
from bot.say.chat import chat
from bot.turn.menu import Group, entries_of
from bot.turn.placements import Place, place_of
from bot.turn.plan import Course
from bot.turn.plan_words import place_words, words_of
from bot.turn.tap import Step
from engine.actions import Action, PlaceWorker, SecondaryAction
from engine.foresight import Ahead, Forecast, answered, forecast
from engine.players import Thought
from engine.state import View
from engine.views import view

MOST = 3


class Subject(Struct, frozen=True):
    """The position of a hint as its seat sees it, and whether the plan leads there."""

    seen: View
    after_plan: bool


def subject(seen: View, course: Course) -> Subject:
    """The question at the end of a plan, or at its beginning if something unknown comes between."""
    here = course.here
    if course.taps and here.ahead is Ahead.ASKED and _is_certain(here):
        return Subject(here.seen, after_plan=True)
    return Subject(seen, after_plan=not course.taps)


def _is_certain(here: Forecast) -> bool:
    """Whether the seat sees the same in all worlds."""
    first, *others = (view(world, here.seat) for world in here.worlds)
    return all(other == first for other in others)


def hint_lines(about: Subject, thoughts: Sequence[Thought], lang: Language) -> list[str]:
    """The question, the best answers with the lead of each, and the meaning of the lead."""
    assert about.seen.decision is not None
    lines = [chat("hint.heading", lang, title=say.title(about.seen.decision, lang))]
    if not about.after_plan:
        lines.append(chat("hint.before_plan", lang))
    found = _best(about.seen, thoughts, lang)
    if not found:
        only = thoughts[0]
        return [*lines, chat("hint.only", lang, what=_words(about.seen, only.line or (only.action,), lang))]
    for number, (words, lead) in enumerate(found, 1):
        lines.append(chat("hint.line", lang, n=number, what=words, lead=f"{lead:+d}" if lead else "0"))
    return [*lines, chat("hint.meaning", lang)]


class Way(Struct, frozen=True):
    """The press of a card that begins a line: its verb, its argument, and whether it plays at once."""

    verb: str
    argument: str
    plays: bool = False


def way_of(thoughts: Sequence[Thought], groups: Sequence[Group], places: Sequence[Place]) -> Way | None:
    """The press that begins the best line; None if the card does not offer it."""
    best, *_ = sorted(credible(thoughts), key=lambda one: -one[1]) or [(thoughts[0], 0)]
    line = best[0].line or (best[0].action,)
    if isinstance(line[0], PlaceWorker):
        fits = [number for number, place in enumerate(places) if [step.action for step in place.steps] == [*line]]
        return Way("place", str(fits[0])) if fits else None
    begun = [
        (number, entry)
        for number, entry in enumerate(entries_of(groups))
        if [step.action for step in entry.spoken] == [*line[: len(entry.spoken)]] and entry.spoken
    ]
    if not begun:
        return None
    number, entry = max(begun, key=lambda one: len(one[1].spoken))
    return Way("tap", str(number), entry.plays)


def _best(seen: View, thoughts: Sequence[Thought], lang: Language) -> list[tuple[str, int]]:
    """The best answers in words, without duplicates, with their lead in whole VP."""
    found: dict[frozenset[Action], tuple[str, int]] = {}
    for thought, lead in credible(thoughts):
        line = thought.line or (thought.action,)
        if len(found) < MOST:
            found.setdefault(frozenset(line), (_words(seen, line, lang), lead))
    return sorted(found.values(), key=lambda one: -one[1])


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
