"""What would follow from answers that are not given yet, as far as the one who plans them may know.

A few States that look just like the seat's View are played on side by side. As long as the same question with the same
answers comes in all of them, it does not depend on anything hidden; where they part, something comes up that nobody
can foresee. Made from the View alone, a forecast cannot give away what the seat must not know.
"""

from enum import Enum

from msgspec import Struct

from engine.actions import Action, Pass
from engine.core import advance, legal_actions
from engine.decisions import Decision
from engine.queries import is_free_action
from engine.rules.turn import is_follow_on
from engine.state import State, View
from engine.views import determinize, view

WORLDS = 3
MOST_ASSUMED = 60  # answers of others in a row


class Ahead(Enum):
    """What lies at the end of a forecast."""

    ASKED = "asked"  # a question to this seat
    COMES_UP = "comes_up"  # something hidden, on which the next question depends
    HANDED_OVER = "handed_over"  # the turn is over, or what others have asked is answered


class Forecast(Struct, frozen=True):
    """Some States that look alike to a seat, played on by the same answers."""

    seat: int
    turn: int
    worlds: tuple[State, ...]
    ahead: Ahead
    after_others: bool = False  # whether others have answered meanwhile, who were taken to say no

    @property
    def decision(self) -> Decision | None:
        """What is asked of the seat."""
        return self.worlds[0].decision if self.ahead is Ahead.ASKED else None

    @property
    def answers(self) -> tuple[Action, ...]:
        """What can be answered in all these States."""
        if self.ahead is not Ahead.ASKED:
            return ()
        first, *others = (legal_actions(world) for world in self.worlds)
        return tuple(action for action in first if all(action in other for other in others))

    @property
    def seen(self) -> View:
        """One of the positions as the seat would see it: what is drawn meanwhile is imagined."""
        return view(self.worlds[0], self.seat)


def forecast(seen: View) -> Forecast:
    """The present question of this View's own seat, with nothing answered yet."""
    assert seen.seat is not None
    return Forecast(seen.seat, seen.turn, tuple(determinize(seen, seed) for seed in range(WORLDS)), Ahead.ASKED)


def answered(before: Forecast, action: Action) -> Forecast:
    """What follows from this answer."""
    worlds, after_others = [], before.after_others
    for world in before.worlds:
        copy = world.copy()
        advance(copy, action)
        after_others |= _without_others(copy, before)
        worlds.append(copy)
    return Forecast(before.seat, before.turn, tuple(worlds), _what_comes(worlds, before), after_others)


def _is_over(world: State, before: Forecast) -> bool:
    if world.decision is None or world.turn != before.turn:
        return True
    own = world.active == before.seat and not is_follow_on(before.worlds[0])
    return world.to_act != before.seat and not own


def _without_others(world: State, before: Forecast) -> bool:
    """Let others say no to what they are asked within this seat's turn; whether they were asked."""
    asked = False
    for _ in range(MOST_ASSUMED):
        if world.to_act == before.seat or _is_over(world, before):
            return asked
        answers = legal_actions(world)
        advance(world, next((no for no in answers if isinstance(no, Pass)), answers[0]))
        asked = True
    return asked


def _what_comes(worlds: list[State], before: Forecast) -> Ahead:
    if any(_is_over(world, before) for world in worlds):
        return Ahead.HANDED_OVER if all(_is_over(world, before) for world in worlds) else Ahead.COMES_UP
    if was_out_of_turn(before) != is_follow_on(worlds[0]):
        return Ahead.HANDED_OVER
    asked = [(world.decision, _settling(world)) for world in worlds]
    return Ahead.ASKED if all(other == asked[0] for other in asked) else Ahead.COMES_UP


def was_out_of_turn(before: Forecast) -> bool:
    return is_follow_on(before.worlds[0])


def _settling(world: State) -> tuple[Action, ...]:
    return tuple(action for action in legal_actions(world) if not is_free_action(action))
