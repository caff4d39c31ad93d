"""Actions that somebody might try, whatever is asked."""

from itertools import product

from engine.actions import (
    Action,
    ChooseReward,
    InsertWeaving,
    LayWeaving,
    MoveHighPriest,
    OfferCorn,
    Pay,
    PlaceHighPriest,
    PlaceVassal,
    TakeBenefit,
    WalkHighPriest,
)
from engine.reasons.ids import IDS


def everything() -> list[Action]:
    """Every action that names something of the box, and numbers on both sides of what can be meant."""
    named = [kind(*names) for kind, ids in IDS.items() if kind is not LayWeaving for names in product(*ids.values())]
    laid = [LayWeaving(row, end) for row in (-2, -1, 0, 1, 9) for end in ("left", "right")]
    numbered = [
        kind(number)
        for kind in (PlaceHighPriest, MoveHighPriest, WalkHighPriest, TakeBenefit, ChooseReward, OfferCorn)
        for number in (-1, 0, 1, 2, 3, 4, 6)
    ]
    mixes = [Pay(potato, corn, 0, gold) for potato in (-1, 0, 1, 4) for corn in (0, 1) for gold in (0, 1)]
    inserted = [InsertWeaving(row, at) for row in (-2, -1, 0, 9) for at in (-1, 0, 1, 9)]
    vassals = [PlaceVassal(place) for place in ("", "0", "1", "AN1", "S1u", "P01", "X01", "W01:left", "small:inti")]
    return [*named, *laid, *numbered, *mixes, *inserted, *vassals]
