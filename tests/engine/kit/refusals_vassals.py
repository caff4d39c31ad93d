"""What is refused about Nation tiles and Vassals, with the reason."""

from engine.actions import Accept, MoveHighPriest, PlaceVassal, SpreadInfluence, WalkHighPriest
from engine.decisions import ChooseInfluence, ChooseVassalPlace, ChooseWalk, TakeSecondAction, UseNation
from engine.resources import Cost
from tests.engine.kit import ask, table
from tests.engine.kit.refusals import Case
from tests.engine.kit.vassals import ELSEWHERE, REGION, land, manned

_ROAD = manned("2", tile="VN02")


CASES: list[Case] = [
    ("module_needed", {"module": "vassals"}, table, SpreadInfluence(REGION)),
    ("no_markers_left", {}, lambda: land(markers_left=0), SpreadInfluence(REGION)),
    ("nation_full", {"region": ELSEWHERE, "markers": 0}, land, SpreadInfluence(ELSEWHERE)),
    (
        "nation_full",
        {"region": REGION, "markers": 1},
        lambda: ask(land(markers={REGION: (1,)}, conquest={"AN1": 1, "QU1": 1, "KU1": 1}), ChooseInfluence(0)).state,
        SpreadInfluence(REGION),
    ),
    (
        "taken_already",
        {"action": "spread"},
        lambda: ask(land(), TakeSecondAction(0, "spread")).state,
        SpreadInfluence(REGION),
    ),
    (
        "too_poor",
        {"needs_potato": 2, "has_potato": 1},
        lambda: ask(land(army_hand=("A01",), potato=1), UseNation(0, REGION, Cost(potato=2))).state,
        Accept(),
    ),
    (
        "no_place_for_vassal",
        {"tile": "VN02"},
        lambda: ask(land("VN02", vassals=_ROAD), ChooseVassalPlace(0, "VN02")).state,
        PlaceVassal("2"),
    ),
    ("too_far", {"most": 3}, lambda: land(vassals=_ROAD, potato=1), MoveHighPriest(4)),
    ("too_poor", {"needs_potato": 1}, lambda: land(vassals=_ROAD), MoveHighPriest(3)),
    ("too_far", {"most": 2}, lambda: ask(land(vassals=_ROAD, potato=1), ChooseWalk(0)).state, WalkHighPriest(3)),
]
