"""The die of the solo game, as far as rules outside of the automas roll it too."""

from collections.abc import Sequence

from engine.components import CONSTANTS
from engine.draft import Draft
from engine.events import DieRolled

DIE = CONSTANTS.solo.die
_CLOCKWISE = CONSTANTS.solo.region_by_die


def roll(draft: Draft, seat: int, purpose: str) -> int:
    """Roll the solo die (ruling 3)."""
    value = DIE[draft.below(len(DIE))]
    draft.emit(DieRolled(seat, value, purpose))
    return value


def choose_region(draft: Draft, seat: int, tied: Sequence[str]) -> str:
    """The region the die names, or the next one clockwise that is tied; no roll where there is no choice."""
    if len(tied) == 1:
        return tied[0]
    start = roll(draft, seat, "region") - 1
    return next(region for region in _CLOCKWISE[start:] + _CLOCKWISE[:start] if region in tied)
