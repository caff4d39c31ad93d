"""A hint: the best answers to the question at the end of a plan, as a searching player rates them."""

from collections.abc import Sequence

from msgspec import Struct

from bot import say
from bot.languages import Language
from bot.say.before.thinking import credible
from bot.say.chat import chat
from bot.turn.placements import place_of
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
