"""A plan in words: its lines, and what a tap is called."""

from collections.abc import Sequence

from bot import text
from bot.languages import Language
from bot.planning.menu import Entry, Step
from bot.planning.plan import Course
from bot.prompts.prompt import parted
from bot.text.chat import chat
from engine.actions import Pass
from engine.foresight import Ahead


def words_of(step: Step, lang: Language) -> str:
    """An answer in words."""
    return text.action(step.before.seen, step.before.decision, step.action, lang)


def entry_words(entry: Entry, lang: Language) -> str:
    """What a tap does; of one that only says no, its last no."""
    said = [words_of(step, lang) for step in entry.spoken or entry.steps[-1:]]
    *before, last = said
    return (
        chat("plan.chain", lang, before=chat("plan.then", lang).join(parted(one)[0] for one in before), last=last)
        if before
        else last
    )


def entry_label(entry: Entry, lang: Language) -> str:
    """The same as short as a button has to be: what is done, without what it costs and brings."""
    said = entry.spoken or entry.steps[-1:]
    return chat("plan.then", lang).join(parted(words_of(step, lang))[0] for step in said)


def plan_lines(planned: Sequence[Sequence[Step]], lang: Language) -> list[str]:
    """A line for each tap: what was said, and what was filled in."""
    return [_line(number, steps, lang) for number, steps in enumerate(planned, 1)]


def _line(number: int, steps: Sequence[Step], lang: Language) -> str:
    said = [words_of(step, lang) for step in steps if not isinstance(step.action, Pass)] or [words_of(steps[-1], lang)]
    return chat("plan.line", lang, n=number, what=chat("plan.then", lang).join(said))


def lies_ahead(course: Course, lang: Language) -> str:
    """What becomes of what is said now."""
    if course.here.ahead is Ahead.ASKED and course.here.after_others:
        return chat("plan.ahead", lang)
    return chat("plan.nothing_played", lang) if course.taps else ""
