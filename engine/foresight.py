"""What would follow from answers that are not given yet, as far as the one who plans them may know.

A few States that look just like the seat's View are played on side by side. As long as the same question with the same
answers comes in all of them, and names nothing that was face down, it does not depend on anything hidden; where they
part, something comes up that nobody can foresee. Made from the View alone, a forecast cannot give away what the seat
must not know.
"""

from collections.abc import Callable
from enum import Enum
from functools import cached_property

from msgspec import Struct, structs

from engine.actions import Action, Pass
from engine.core import advance, legal_actions, resume
from engine.decisions import ActOrGold, Decision
from engine.planned import Planned, meant
from engine.procedures import PerformHighPriest, Poll
from engine.queries import is_follow_on, is_free_action
from engine.rules.high_priest import CONQUEST
from engine.state import State, View
from engine.views import determinized, table_without, unseen, view

WORLDS = 3
MOST_ASSUMED = 60  # answers of others in a row


class Ahead(Enum):
    """What lies at the end of a forecast."""

    ASKED = "asked"  # a question to this seat
    COMES_UP = "comes_up"  # something hidden, on which the next question depends
    HANDED_OVER = "handed_over"  # the turn is over, or all that can be said out of turn is answered


class Forecast(Struct, frozen=True, dict=True):
    """Some States that look alike to a seat, played on by the same answers."""

    seat: int
    turn: int
    own_turn: bool  # else it began with a question out of turn, or in the set-up
    unseen: frozenset[str]  # the cards and tiles that may be drawn on the way: to name one would be guessing
    worlds: tuple[State, ...]
    ahead: Ahead = Ahead.ASKED
    after_others: bool = False  # whether others have been asked meanwhile, who were taken to say no

    @property
    def decision(self) -> Decision:
        """What is asked of the seat."""
        asked = self.worlds[0].decision
        assert asked is not None
        return asked

    @cached_property
    def answers(self) -> tuple[Action, ...]:
        """What can be answered in all these States; nothing where nothing is asked."""
        if self.ahead is not Ahead.ASKED:
            return ()
        first, *others = (legal_actions(world) for world in self.worlds)
        return tuple(
            action for action in first if not _names(action, self.unseen) and all(action in other for other in others)
        )

    @cached_property
    def seen(self) -> View:
        """One of the positions as the seat would see it: what is drawn meanwhile is imagined."""
        return view(self.worlds[0], self.seat)

    @cached_property
    def table(self) -> View:
        """The table at the end of the forecast, without hands and questions, and blank where it is imagined."""
        return table_without(self.worlds[0], self.seat, self.unseen)

    def planned(self, action: Action) -> Planned:
        """This answer, kept for the question that is asked here."""
        about = meant(self.worlds[0], action)
        return Planned(type(self.decision).__name__, (action,), self.turn, about=about)


def draws_unseen(here: Forecast) -> bool:
    """Whether the seat has drawn something on the way here that nobody can know yet.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> draws_unseen(forecast(view(game, game.to_act)))
    False
    """
    first, *others = (world.players[here.seat] for world in here.worlds)
    return _names(first, here.unseen) or any(other != first for other in others)


def forecast(seen: View) -> Forecast:
    """The present question to this View's own seat, with nothing answered yet.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> forecast(view(game, game.to_act)).answers[0]
    PickWeaving(tile='SW01')
    """
    assert seen.seat is not None
    own_turn = seen.active == seen.seat and not is_follow_on(seen)
    may_be_drawn = unseen(seen).union(seen.army_discard)
    worlds = tuple(determinized(seen, range(WORLDS)))
    return Forecast(seen.seat, seen.turn, own_turn, may_be_drawn, worlds)


def answered(before: Forecast, action: Action) -> Forecast:
    """What follows from this answer.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> here = forecast(view(game, game.to_act))
    >>> answered(here, here.answers[0]).ahead
    <Ahead.HANDED_OVER: 'handed_over'>
    """
    worlds = tuple(world.copy() for world in before.worlds)
    others = False
    for world in worlds:
        advance(world, action)
        others |= decline_for_others(world, before.seat, lambda world: _is_over(world, before))
    after_others = before.after_others or others
    ahead = _ahead(worlds, before)
    if ahead is Ahead.COMES_UP and after_others and not before.own_turn:
        ahead = Ahead.HANDED_OVER  # what others do on their turn brings it up, not this answer
    return Forecast(before.seat, before.turn, before.own_turn, before.unseen, worlds, ahead, after_others)


def can_perform(here: Forecast) -> bool:
    """Whether there is anything to do in the High Priest action that is activated here, whatever others do then.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> game.active, game.stack = 0, (ActOrGold(0, "worship"),)
    >>> can_perform(forecast(view(game, 0)))
    False
    """
    return any(_has_a_part(world.copy()) for world in here.worlds)


def _has_a_part(world: State) -> bool:
    asked = world.decision
    assert isinstance(asked, ActOrGold)
    alone = (asked.seat,)
    if asked.action == CONQUEST:
        world.stack += (Poll("conquer", alone), Poll("play_army", alone))
    else:
        world.stack += (PerformHighPriest(asked.seat, asked.action),)
    resume(world)
    return world.decision != asked and any(not isinstance(action, Pass) for action in _settling(world))


def decline_for_others(world: State, seat: int, is_over: Callable[[State], bool]) -> bool:
    """Let others say no, or whatever comes first, until this seat is asked or it is over; whether they were asked."""
    asked = 0
    while asked < MOST_ASSUMED and world.to_act != seat and not is_over(world):
        answers = legal_actions(world)
        advance(world, next((no for no in answers if isinstance(no, Pass)), answers[0]))
        asked += 1
    return asked > 0


def _is_over(world: State, before: Forecast) -> bool:
    """Whether whatever this seat was asked in one go is over."""
    if world.decision is None or world.turn != before.turn:
        return True
    own_turn = world.active == before.seat and not (world.to_act == before.seat and is_follow_on(world))
    return not own_turn if before.own_turn else not is_like(world, before)


def is_like(world: State, before: Forecast) -> bool:
    """Whether a question out of turn is followed by another, and none of the set-up by one of a turn."""
    return is_follow_on(world) == is_follow_on(before.worlds[0])


def _ahead(worlds: tuple[State, ...], before: Forecast) -> Ahead:
    over = [world.to_act != before.seat or _is_over(world, before) for world in worlds]
    if any(over):
        return Ahead.HANDED_OVER if all(over) else Ahead.COMES_UP
    first, *others = ((world.decision, *_settling(world), *_lying_there(world)) for world in worlds)
    comes_up = any(other != first for other in others) or _names(first, before.unseen)
    return Ahead.COMES_UP if comes_up else Ahead.ASKED


def _settling(world: State) -> tuple[Action, ...]:
    return tuple(action for action in legal_actions(world) if not is_free_action(action))


def _lying_there(world: State) -> tuple[str, ...]:
    """What a question is about although no answer names it."""
    if world.decision is None or not world.decision.points:
        return ()
    return tuple(meant(world, action) for action in legal_actions(world))


def _names(told: object, pieces: frozenset[str]) -> bool:
    """Whether one of these cards and tiles is in it, wherever inside."""
    if isinstance(told, str):
        return told in pieces
    inside = structs.astuple(told) if isinstance(told, Struct) else told
    return isinstance(inside, tuple) and any(_names(part, pieces) for part in inside)
