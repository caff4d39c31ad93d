"""The numbered things in the picture of a card: those named by its answers, with the numbers of their buttons."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.turn.menu import Group
from bot.turn.plan import Course
from bot.turn.rows import Tick, ranks_of, ticks_of
from bot.turn.tap import Tap
from bot.turn.things import NOTHING, Things, key_of, thing_of
from engine.actions import ReturnGodCard
from engine.queries import is_free_action

FEWEST = 2  # things, beside answers without a thing
MOST = 24  # the Conquest spaces of all regions


def pictured(course: Course, groups: Sequence[Group], *, prefers: bool) -> Things:
    """The things of one kind in the answers to the first question, with their numbers.

    Ticked ones are among them, so that no tick changes a number.
    """
    taps = next(filter(None, ([*_answers(group)] for group in groups)), [])
    ticks = [tick for tick in _ticks(course, prefers) if not is_free_action(tick.action)]
    there = [*_ticked(ticks), *(thing_of(tap.spoken) for tap in taps)]
    kinds = Counter(map(_kind, dict.fromkeys(filter(None, there))))
    if not kinds:
        return NOTHING
    ((kind, n),) = kinds.most_common(1)
    if not (FEWEST <= n <= MOST or all(_kind(key) == kind for key in there)):
        return NOTHING
    order = dict.fromkeys(key for key in (*_first_asked(ticks), *there) if key in there and _kind(key) == kind)
    return {key: number for number, key in enumerate(order, start=1)}


def _answers(group: Group) -> Iterator[Tap]:
    """The answering taps: no free actions, no changes of the market, and no end of the turn alone."""
    for tap in group.taps:
        first = tap.spoken[0].action if tap.spoken else None
        if first and not is_free_action(first) and not isinstance(tap.spoken[-1].action, ReturnGodCard):
            yield tap


def _ticks(course: Course, prefers: bool) -> tuple[Tick, ...]:
    return ranks_of(course) if prefers else ticks_of(course)


def _ticked(ticks: Sequence[Tick]) -> Iterator[str]:
    return (thing_of(tick.steps) for tick in ticks)


def _first_asked(ticks: Sequence[Tick]) -> Iterator[str]:
    """The things of the question before the first tick, in their order then."""
    for tick in ticks[:1]:
        yield from (key_of(tick.steps[0].before.decision, action) for action in tick.among)


def _kind(key: str) -> str:
    return key[: key.index(":")] if key else ""
