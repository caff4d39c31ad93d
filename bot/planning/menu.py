"""What can be tapped at a point of a plan: the answers to the question there, and what lies behind a no.

A tap is one thing a player would say aloud, so it brings along what follows from it: payments and the like by habit,
and a small choice that would come next is flattened into the taps themselves. What a no leads to is offered on the same
screen: whoever goes on there has said no.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.planning.habits import filled_in
from engine.actions import Action, Pass, PlaceWorker
from engine.decisions import (
    ChooseGodCard,
    ChooseTask,
    FeedGods,
    HireWorker,
    KeepGodCards,
    TakeFreeActions,
    TakeSecondAction,
    TakeTurn,
    UseStatue,
)
from engine.foresight import Ahead, Forecast, answered
from engine.planned import Planned
from engine.queries import is_free_action

MOST_FLAT = 5  # answers of a follow-up question that become taps of their own
MOST_IN_GROUP = 15  # taps that flattening may lead to
MOST_GROUPS = 5  # questions behind one another on a screen
MOST_TAPS = 24  # after which no further question is shown
MOST_FILLED = 20  # answers filled in in a row
CONFIRMED = (KeepGodCards,)  # end in a last tick, which stays one among the others until it is confirmed
# Questions that begin something new: they are never glued to what comes before.
CHAPTERS = (TakeTurn, TakeSecondAction, ChooseTask, UseStatue, HireWorker, TakeFreeActions, FeedGods)


class Step(Struct, frozen=True):
    """One answer of a tap: where it is given, and whether by habit."""

    before: Forecast
    action: Action
    filled: bool = False
    otherwise: tuple[Action, ...] = ()  # what counts instead, in this order, if others make it impossible


class Entry(Struct, frozen=True):
    """Something to tap: the answers it adds to the plan, and what lies ahead then."""

    steps: tuple[Step, ...]
    after: Forecast

    @property
    def planned(self) -> tuple[Planned, ...]:
        """Its answers, to be kept."""
        return tuple(step.before.planned(step.action) for step in self.steps)

    @property
    def spoken(self) -> tuple[Step, ...]:
        """The answers that were chosen: neither filled in nor a no on the way to another question."""
        return tuple(step for step in self.steps if not step.filled and not isinstance(step.action, Pass))

    @property
    def final(self) -> bool:
        """Whether it ends the plan: the turn is over, or something hidden comes up."""
        return self.after.ahead is not Ahead.ASKED

    @property
    def asks_first(self) -> bool:
        """Whether it ends the plan and yet waits to be confirmed: something is forgone by it, or it is a last tick."""
        if self.after.ahead is not Ahead.HANDED_OVER:
            return False
        forgone = self.after.own_turn and any(forgoes(step) or _is_ordered(step) for step in self.steps)
        return forgone or any(isinstance(step.before.decision, CONFIRMED) for step in self.spoken)


class OtherEnd(Struct, frozen=True):
    """A tap that ends a plan, with another answer in place of one that was filled in."""

    number: int  # of the tap in its menu
    place: int  # of the answer in the tap
    index: int  # of the other one among the answers there
    step: Step


class Group(Struct, frozen=True):
    """A question and what can be tapped about it; without entries of its own where only the end is left."""

    here: Forecast
    entries: tuple[Entry, ...]


def menu(here: Forecast, orders: Mapping[str, str]) -> tuple[Group, ...]:
    """All that can be tapped here; the placement of a Worker, which has a menu of its own, aside."""
    groups: list[Group] = []
    noes: tuple[Step, ...] = ()
    while here.ahead is Ahead.ASKED and len(groups) < MOST_GROUPS:
        groups.append(Group(here, tuple(_entries(here, noes, orders, free=not groups))))
        if Pass() not in here.answers or sum(len(group.entries) for group in groups) > MOST_TAPS:
            return tuple(groups)
        declined = _with_habits((*noes, Step(here, Pass())), answered(here, Pass()), orders)
        noes, here = declined.steps, declined.after
        if declined.final:
            groups.append(Group(groups[-1].here, (declined,)))
    return tuple(groups)


def entries_of(groups: Sequence[Group]) -> tuple[Entry, ...]:
    """All taps of a menu in the order in which they are numbered."""
    return tuple(entry for group in groups for entry in group.entries)


def other_ends(groups: Sequence[Group]) -> tuple[OtherEnd, ...]:
    """How else a plan could end than by the taps as they are: what they fill in can be changed in no later screen."""
    return tuple(
        OtherEnd(number, place, index, Step(step.before, action))
        for number, entry in enumerate(entries_of(groups))
        for place, step in enumerate(entry.steps if entry.final else ())
        if step.filled
        for index, action in enumerate(step.before.answers)
        if action != step.action and not is_free_action(action)
    )


def _entries(here: Forecast, noes: tuple[Step, ...], orders: Mapping[str, str], free: bool) -> Iterator[Entry]:
    chosen = [
        action for action in here.answers if not isinstance(action, Pass) and (free or not is_free_action(action))
    ]
    if isinstance(here.decision, TakeTurn):
        chosen = [action for action in chosen if not isinstance(action, PlaceWorker)]
    plain = [tapped(here, action, noes, orders) for action in chosen]
    flat = [
        [one] if is_free_action(action) else list(_flattened(one, here, orders))
        for action, one in zip(chosen, plain, strict=True)
    ]
    if sum(map(len, flat)) > MOST_IN_GROUP:
        flat = [[one] for one in plain]
    for entries in flat:
        yield from entries


def tapped(here: Forecast, action: Action, before: tuple[Step, ...], orders: Mapping[str, str]) -> Entry:
    """An answer with what is filled in behind it."""
    return _with_habits((*before, Step(here, action)), answered(here, action), orders)


def _with_habits(steps: tuple[Step, ...], after: Forecast, orders: Mapping[str, str]) -> Entry:
    for _ in range(MOST_FILLED):
        action = filled_in(after, orders)
        if action is None:
            break
        steps += (Step(after, action, filled=True),)
        after = answered(after, action)
    return Entry(steps, after)


def _flattened(entry: Entry, here: Forecast, orders: Mapping[str, str]) -> Iterator[Entry]:
    """The same with each answer to a small question that would come next; else the entry itself."""
    after = entry.after
    settling = [action for action in after.answers if not is_free_action(action)]
    choices = [action for action in settling if not isinstance(action, Pass)]
    small = 0 < len(choices) <= MOST_FLAT and type(after.decision) is not type(here.decision)
    if (
        not small
        or isinstance(after.decision, CHAPTERS)
        or isinstance(here.decision, CONFIRMED)
        or (isinstance(after.decision, ChooseGodCard) and isinstance(here.decision, ChooseTask))
        or (len(choices) < len(settling) and not _takes_back(after, here))
    ):
        yield entry
        return
    for action in choices:
        yield tapped(after, action, entry.steps, orders)


def _takes_back(after: Forecast, here: Forecast) -> bool:
    """Whether a no here only leads back to where the tap was made: a task begun and declined."""
    declined = answered(after, Pass())
    return declined.ahead is Ahead.ASKED and type(declined.decision) is type(here.decision)


def _is_ordered(step: Step) -> bool:
    """Whether a standing order has said no here, behind something that would not have ended anything by itself."""
    return step.filled and isinstance(step.action, Pass)


def forgoes(step: Step) -> bool:
    """Whether this says no to a task or a benefit that could be had."""
    if not isinstance(step.action, Pass) or not isinstance(step.before.decision, ChooseTask | UseStatue):
        return False
    return any(not isinstance(action, Pass) and not is_free_action(action) for action in step.before.answers)
