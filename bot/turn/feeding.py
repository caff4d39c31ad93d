"""Feeding the gods: the potato that the next Festival asks of a seat, and the missing part.

The free Merchant, the reward of the Temple and abilities come before the feeding and count. Of the seat's own choices
the cheapest counts; the other seats pass.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from msgspec import Struct

from engine.actions import Pass
from engine.components import CONSTANTS
from engine.core import Outcome, apply, legal_actions, resume
from engine.decisions import FeedGods
from engine.events import Event, FestivalTriggered, GodsFed, TurnStarted
from engine.procedures import Festival
from engine.queries import festivals, is_free_action, upkeep_due
from engine.state import State

RULES = CONSTANTS.festival
FIRST, LATER = "before", ("draw", "play", "close")  # stages: the first one, and those after the feeding
MOST_TRIED = 24  # answers of the seat


class Feeding(Struct, frozen=True):
    """The potato that a Festival asks of a seat."""

    due: int  # least potato
    most: int  # most potato
    missing: int  # beyond all potato and gold of the seat by then

    def __or__(self, other: "Feeding") -> "Feeding":
        """The bounds that hold in both cases."""
        return Feeding(min(self.due, other.due), max(self.most, other.most), min(self.missing, other.missing))

    @property
    def vp(self) -> int:
        """The VP lost for the missing potato."""
        return RULES.vp_lost_per_missing_potato * self.missing


def feeding_after(world: State, outcome: Outcome, seat: int) -> Feeding | None:
    """The feeding at a Festival before the seat's next turn, if this answer ends the seat's turn and one comes."""
    state, events = outcome.state, outcome.events
    if state.to_act == seat and state.turn == world.turn and not festivals(state):
        return None
    own_turn = takewhile(lambda event: not isinstance(event, TurnStarted), events)  # an automa's turn is unknown
    if world.festival_holder < 0 and not any(isinstance(event, FestivalTriggered) for event in own_turn):
        return None
    if state.festival_holder >= 0 and not state.over and not festivals(state):
        state = state.copy()
        state.active, state.stack = state.festival_holder, (Festival(FIRST),)
        events = (*events, *resume(state))
    if not festivals(state) and not _fed(events, seat):
        return None
    found = [*_fed_later(state, events, seat, [MOST_TRIED])]
    dues = [due for due, _ in found]
    return Feeding(min(dues), max(dues), min(missing for _, missing in found))


def _fed(events: Sequence[Event], seat: int) -> list[tuple[int, int]]:
    """The potato asked and missing, if the seat has fed the gods."""
    fed = (event for event in events if isinstance(event, GodsFed) and event.seat == seat)
    return [(event.potato + event.gold + event.missing, event.missing) for event in fed]


def _fed_later(state: State, events: Sequence[Event], seat: int, left: list[int]) -> Iterator[tuple[int, int]]:
    """The potato asked and missing, for each series of answers until then."""
    if fed := _fed(events, seat):
        yield fed[0]
    elif isinstance(state.decision, FeedGods) and state.to_act == seat:
        player, due = state.players[seat], upkeep_due(state, seat)
        yield due, max(0, due - player.potato - player.gold)
    elif state.decision is None or all(frame.stage in LATER for frame in festivals(state)):
        yield 0, 0
    else:
        answers = [one for one in legal_actions(state) if not is_free_action(one)]
        if state.to_act != seat or left[0] <= 0:
            answers = [next((no for no in answers if isinstance(no, Pass)), answers[0])]
        for answer in answers:
            left[0] -= state.to_act == seat
            outcome = apply(state, answer)
            yield from _fed_later(outcome.state, outcome.events, seat, left)
