"""Events say which Cult tile has made a difference, and how much: just what is otherwise without its Vassals."""

from collections.abc import Callable
from typing import Any

import pytest

from engine import Outcome, State
from engine.components import CONQUEST, REGIONS
from engine.draft import Draft
from engine.events import (
    CultWorked,
    Scored,
    SpaceConquered,
    StepsUsed,
    TempleClimbed,
    TurnedDown,
    VassalPlaced,
    VassalWithheld,
)
from engine.procedures import FinalScoring, PerformHighPriest, Poll
from engine.rules.placement import pay_steps_owners
from engine.solo.high_priest import in_reach
from engine.state import PlacedVassal
from tests.engine.golden_age.test_pachamama_cults import cult, lands, row, stage
from tests.engine.kit import PRINTED, of, with_soldiers
from tests.engine.kit.pachamama import NATIONS, REGION, SUN, her
from tests.engine.kit.solo import AUTOMA, PERSON, before, its_turn, person_activates, run

BOTH = pytest.mark.parametrize("vassals", [1, 2])


def vp_of(outcome: Outcome, state: State) -> int:
    return outcome.state.players[AUTOMA].vp - state.players[AUTOMA].vp


def credited(outcome: Outcome, tile: str) -> list[CultWorked]:
    found = of(outcome, CultWorked)
    assert {event.tile for event in found} <= {tile}
    assert all(event.seat == AUTOMA for event in found)
    return found


def _festival(name: str) -> Callable[[State], Outcome]:
    return lambda state: stage(state, name)


def _end(state: State) -> Outcome:
    return run(state, FinalScoring())


FALLEN = {"casualties": ("priest",) * 7, "conquest": lands(CH=(AUTOMA,), AN=(AUTOMA,), QU=(PERSON,), KU=())}
HER_NOBLES = {"palaces": ("X01", "X02"), "nobles": {"X01": "priest", "X02": "courier"}}
SCORING: list[tuple[str, Callable[[State], Outcome], tuple[str, ...], dict[str, Any]]] = [
    ("PV01", _festival("merchant"), (), {"tapestries": (row(3), row(2))}),
    ("PV01", _end, (), {"tapestries": (row(3), row(2))}),
    ("PV04", _festival("temple"), (), {"temple": 7}),
    ("PV04", _festival("temple"), (f"{SUN}simpa",), {}),
    ("PV07", _festival("regions"), (), {"board": FALLEN}),
    ("PV10", _end, ("nobles",), HER_NOBLES),
]


@BOTH
@pytest.mark.parametrize(("tile", "happens", "modules", "position"), SCORING)
def test_the_vp_of_a_cult_are_those_that_are_missing_without_it(
    tile: str, happens: Callable[[State], Outcome], modules: tuple[str, ...], position: dict[str, Any], vassals: int
) -> None:
    state, without = (cult(tile, n, *modules, **position) for n in (vassals, 0))
    outcome, plain = happens(state), happens(without)
    assert sum(event.vp for event in credited(outcome, tile)) == vp_of(outcome, state) - vp_of(plain, without) != 0
    assert credited(plain, tile) == []


@BOTH
@pytest.mark.parametrize("walker", [PERSON, AUTOMA])
def test_pv03_is_credited_for_steps_whoever_uses_them(walker: int, vassals: int) -> None:
    draft = Draft(cult("PV03", vassals, board={"steps": {"S3u": AUTOMA, "S3l": PERSON}}))
    pay_steps_owners(draft, walker, "B3a")
    scored = [event for event in draft.events if not isinstance(event, StepsUsed) and event.seat == AUTOMA]
    usual = int(walker == PERSON)
    assert scored == [Scored(AUTOMA, usual + vassals, "steps_used"), CultWorked(AUTOMA, "PV03", vp=vassals)]


@pytest.mark.fixed_layout
@BOTH
def test_pv02_is_credited_for_the_action_it_takes_into_reach(vassals: int) -> None:
    state = cult("PV02", vassals, potato=1, priest=before("offering"))
    far = in_reach(state, AUTOMA)[3]
    assert credited(its_turn(state), "PV02") == [CultWorked(AUTOMA, "PV02", thing=far)]
    near = cult("PV02", vassals, potato=1, corn=4, priest=before("offering"))
    assert credited(its_turn(near), "PV02") == [], "the nearest action was possible"


@BOTH
def test_pv05_is_credited_for_the_soldiers_it_spares(vassals: int) -> None:
    outcome = run(cult("PV05", vassals, army_up=with_soldiers(2, 3)), Poll("conquer", (AUTOMA,)))
    (taken,) = of(outcome, SpaceConquered)
    printed = CONQUEST[taken.space]
    spared = min(printed.flip, 1) + (min(printed.discard, 1) if vassals > 1 else 0)
    assert [event.n for event in credited(outcome, "PV05")] == [spared]


@BOTH
def test_pv06_is_credited_with_the_region(vassals: int) -> None:
    outcome = stage(cult("PV06", vassals, board={"casualties": ("priest",)}), "regions")
    assert [event.thing in REGIONS for event in credited(outcome, "PV06")] == [True] * vassals


@pytest.mark.fixed_layout
@BOTH
@pytest.mark.parametrize("acting", [True, False])
def test_pv08_is_credited_for_each_building_that_stays_up(vassals: int, acting: bool) -> None:
    up = ("P01", "P05", "P06", "P17")
    state = cult("PV08", vassals, production_up=up, priest=PRINTED.index("produce") + 1)  # so she follows
    outcome = run(state, PerformHighPriest(AUTOMA, "produce")) if acting else person_activates(state, "produce")
    kept = {event.thing for event in credited(outcome, "PV08")}
    assert len(kept) == vassals
    assert kept.isdisjoint(event.item for event in of(outcome, TurnedDown))


@BOTH
@pytest.mark.parametrize(("temple", "more"), [(7, 1), (12, 0)])
def test_pv09_is_credited_for_the_steps_that_are_climbed_by_it(vassals: int, temple: int, more: int) -> None:
    state = cult("PV09", vassals, small_statues=("inti",), temple=temple)
    outcome = run(state, PerformHighPriest(AUTOMA, "worship"))
    assert sum(event.n for event in credited(outcome, "PV09")) == more == len(of(outcome, TempleClimbed)) - 1


def spread(vassals: tuple[PlacedVassal, ...], left: int) -> Outcome:
    """She spreads Cultural Influence in the one region that is open."""
    board = {"conquest": {"AN1": PERSON, "AN2": PERSON}, "nations": NATIONS}
    state = her("vassals", vassals=vassals, board=board, vassals_left=left, corn=4, priest=before("offering"))
    return its_turn(state)


@pytest.mark.fixed_layout
@pytest.mark.parametrize(
    ("there", "left", "why"), [(0, 2, ""), (1, 2, ""), (2, 2, "full"), (1, 0, "none"), (2, 0, "full")]
)
def test_why_she_places_no_vassal_is_told(there: int, left: int, why: str) -> None:
    outcome = spread((PlacedVassal(AUTOMA, "PV02"),) * there, left)
    placed, withheld = of(outcome, VassalPlaced), of(outcome, VassalWithheld)
    assert placed == ([] if why else [VassalPlaced(AUTOMA, "PV02", "")])
    assert withheld == ([VassalWithheld(AUTOMA, "PV02", why)] if why else [])
    assert NATIONS[REGION] == "VN02"
