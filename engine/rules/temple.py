"""Climbing the Temple."""

from engine.components import TEMPLE
from engine.draft import Draft
from engine.events import TempleClimbed
from engine.procedures import Climb, RunBenefit
from engine.rules.tables import Procedures
from engine.state import Position

TOP = len(TEMPLE) - 1


def at_top(position: Position, seat: int) -> bool:
    """Whether the seat cannot climb any further."""
    return position.players[seat].temple >= TOP


def climb(draft: Draft, procedure: Climb) -> None:
    """One step up with its reward, then the rest of the way."""
    player = draft.player(procedure.seat)
    if player.temple >= TOP:
        return
    player.temple += 1
    draft.emit(TempleClimbed(procedure.seat, player.temple))
    if procedure.steps > 1:
        draft.push(Climb(procedure.seat, procedure.steps - 1))
    draft.push(RunBenefit(procedure.seat, TEMPLE[player.temple].reward, "temple"))


PROCEDURES: Procedures = {Climb: climb}
