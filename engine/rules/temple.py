"""Climbing the Temple, step by step, with the reward of each."""

from engine import temple
from engine.draft import Draft
from engine.events import TempleClimbed
from engine.procedures import Climb, RunBenefit
from engine.rules.hooks import CLIMBED
from engine.rules.tables import Procedures
from engine.state import Position


def at_top(position: Position, seat: int) -> bool:
    """Whether the seat cannot climb any further."""
    return temple.at_top(position.players[seat].temple)


def climb(draft: Draft, procedure: Climb) -> None:
    """One step up with its reward, then the rest of the way."""
    player = draft.player(procedure.seat)
    above = temple.next_steps(player.temple)
    if not above:
        return
    (player.temple,) = above  # the printed track never splits
    draft.emit(TempleClimbed(procedure.seat, player.temple))
    if procedure.steps > 1:
        draft.push(Climb(procedure.seat, procedure.steps - 1))
    if procedure.steps == 1 or at_top(draft.state, procedure.seat):
        CLIMBED(draft, procedure.seat)
    draft.push(RunBenefit(procedure.seat, temple.reward(player.temple), "temple"))


PROCEDURES: Procedures = {Climb: climb}
