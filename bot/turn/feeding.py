"""The gods are fed at the next Festival: what it asks of a seat whose last turn before it ends, and what is missing.

What comes before the feeding is counted: the free Merchant, the reward of the Temple, what abilities bring. Where that
depends on what the seat chooses, the choice that costs it least counts; the others are taken to say no.
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
from engine.queries import is_free_action, upkeep_due
from engine.state import State

RULES = CONSTANTS.festival
FIRST, LATER = "before", ("draw", "play", "close")  # stages: how a Festival begins, and what comes when all have fed
MOST_TRIED = 24  # answers of the seat that are tried


class Feeding(Struct, frozen=True):
    """What a Festival asks of a seat."""

    due: int  # potato, at least
    most: int  # as much at most
    missing: int  # with all potato and gold that the seat has by then

    def __or__(self, other: "Feeding") -> "Feeding":
        """What holds in either case."""
        return Feeding(min(self.due, other.due), max(self.most, other.most), min(self.missing, other.missing))

    @property
    def vp(self) -> int:
        """How many VP are lost for what is missing."""
        return RULES.vp_lost_per_missing_potato * self.missing


def feeding_after(world: State, outcome: Outcome, seat: int) -> Feeding | None:
    """What is asked of a seat after an answer that ends its turn, if a Festival is held before its next one."""
    state, events = outcome.state, outcome.events
    if state.to_act == seat and state.turn == world.turn and not _held(state):
        return None
    own_turn = takewhile(lambda event: not isinstance(event, TurnStarted), events)  # what an automa does, nobody knows
    if world.festival_holder < 0 and not any(isinstance(event, FestivalTriggered) for event in own_turn):
        return None
    if state.festival_holder >= 0 and not state.over and not _held(state):
        state = state.copy()
        state.active, state.stack = state.festival_holder, (Festival(FIRST),)
        events = (*events, *resume(state))
    if not _held(state) and not _fed(events, seat):
        return None
    found = [*_fed_later(state, events, seat, [MOST_TRIED])]
    dues = [due for due, _ in found]
    return Feeding(min(dues), max(dues), min(missing for _, missing in found))


def _held(state: State) -> list[Festival]:
    return [frame for frame in state.stack if isinstance(frame, Festival)]


def _fed(events: Sequence[Event], seat: int) -> list[tuple[int, int]]:
    """What was asked of the seat and what was missing, if it has fed the gods."""
    fed = (event for event in events if isinstance(event, GodsFed) and event.seat == seat)
    return [(event.potato + event.gold + event.missing, event.missing) for event in fed]


def _fed_later(state: State, events: Sequence[Event], seat: int, left: list[int]) -> Iterator[tuple[int, int]]:
    """What will be asked and missing, for each way in which the seat can answer until then."""
    if fed := _fed(events, seat):
        yield fed[0]
    elif isinstance(state.decision, FeedGods) and state.to_act == seat:
        player, due = state.players[seat], upkeep_due(state, seat)
        yield due, max(0, due - player.potato - player.gold)
    elif state.decision is None or all(frame.stage in LATER for frame in _held(state)):
        yield 0, 0
    else:
        answers = [one for one in legal_actions(state) if not is_free_action(one)]
        if state.to_act != seat or left[0] <= 0:
            answers = [next((no for no in answers if isinstance(no, Pass)), answers[0])]
        for answer in answers:
            left[0] -= state.to_act == seat
            outcome = apply(state, answer)
            yield from _fed_later(outcome.state, outcome.events, seat, left)
