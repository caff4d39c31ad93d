"""A plan in words: its lines, and what a tap is called."""

from collections.abc import Sequence

from msgspec import structs

from bot import text
from bot.languages import Language
from bot.planning.menu import Entry, Step
from bot.planning.plan import Course
from bot.text.chat import chat
from engine.actions import Pass, Pay, PerformTask
from engine.foresight import Ahead


def words_of(step: Step, lang: Language) -> str:
    """An answer in words."""
    return text.action(step.before.seen, step.before.decision, step.action, lang)


def label_of(step: Step, lang: Language) -> str:
    """An answer as short as a button has to be."""
    return text.label(step.before.seen, step.before.decision, step.action, lang)


def entry_label(entry: Entry, lang: Language) -> str:
    """What a tap is called: what is said by it, a task only if nothing follows from it."""
    said = entry.spoken or entry.steps[-1:]
    named = [step for step in said if step is said[-1] or not isinstance(step.action, PerformTask)]
    return chat("plan.then", lang).join(label_of(step, lang) for step in named)


def entry_words(entry: Entry, lang: Language) -> str:
    """What a tap costs and brings: the last of what is said by it, in full."""
    return words_of((entry.spoken or entry.steps)[-1], lang)


def plan_lines(planned: Sequence[Sequence[Step]], lang: Language) -> list[str]:
    """A line for each tap: what was said, and what was filled in."""
    return [_line(number, steps, lang) for number, steps in enumerate(planned, 1)]


def _line(number: int, steps: Sequence[Step], lang: Language) -> str:
    said = [step for step in steps if not isinstance(step.action, Pass)] or steps[-1:]
    return chat("plan.line", lang, n=number, what=chat("plan.then", lang).join(_said(step, lang) for step in said))


def _said(step: Step, lang: Language) -> str:
    words = words_of(step, lang) if isinstance(step.action, Pay) else label_of(step, lang)
    others = [label_of(structs.replace(step, action=action), lang) for action in step.otherwise]
    return chat("plan.or_else", lang).join([words, *others])


def lies_ahead(course: Course, lang: Language) -> str:
    """What becomes of what is said now."""
    if course.here.ahead is Ahead.ASKED and course.here.after_others:
        return chat("plan.ahead", lang)
    return chat("plan.nothing_played", lang) if course.taps else ""
