"""Climbing the Temple."""

from engine.components import TEMPLE
from engine.draft import Draft
from engine.events import TempleClimbed
from engine.procedures import Climb, RunBenefit
from engine.rules.tables import Steps
from engine.state import Position

TOP = len(TEMPLE) - 1


def at_top(position: Position, seat: int) -> bool:
    """Whether the seat cannot climb any further."""
    return position.players[seat].temple >= TOP


def climb(draft: Draft, step: Climb) -> None:
    """One step up with its reward, then the rest of the way."""
    player = draft.player(step.seat)
    if player.temple >= TOP:
        return
    player.temple += 1
    draft.emit(TempleClimbed(step.seat, player.temple))
    if step.steps > 1:
        draft.push(Climb(step.seat, step.steps - 1))
    draft.push(RunBenefit(step.seat, TEMPLE[player.temple].reward, "temple"))


STEPS: Steps = {Climb: climb}
