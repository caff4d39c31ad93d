"""Prophecies, and what Palaces and Nobles score at the end."""

from typing import Any

import pytest

from engine import State
from engine.components import CONQUEST, OVERLAYS, PATTERNS, TEMPLE, WEAVINGS
from engine.events import ProphecyFulfilled, Scored
from engine.nobles import colour_of
from engine.procedures import FinalScoring
from engine.queries import fulfilled_prophecies, matches, prophecy_progress
from engine.state import VASSAL
from engine.workers import kinds_of
from tests.engine.golden_age.court import NOBLES, court, living_in
from tests.engine.kit import changed, of, plain_buildings, settled, table, with_soldiers


def of_colours(n: int, *colours: str) -> tuple[str, ...]:
    """So many Weavings of these colours, whatever their patterns."""
    found = [tile.id for tile in WEAVINGS.values() if PATTERNS[tile.pattern].colour in colours and not tile.starting]
    assert len(found) >= n
    return tuple(found[:n])


def singly(*tiles: str) -> dict[str, Any]:
    return {"tapestries": tuple((tile,) for tile in tiles)}


def markers(n: int) -> dict[str, Any]:
    return {"board": {"conquest": dict.fromkeys(list(CONQUEST)[:n], 0)}}


def workers(*kinds: str) -> dict[str, Any]:
    return {"workers": kinds}


BROWN, YELLOW = of_colours(9, "brown"), of_colours(6, "yellow")
GREEN, RED = of_colours(3, "green"), of_colours(3, "red")
STEP_16 = next(step.id for step in TEMPLE if step.vp == 16)
MATCHING = ("W27", "W12", "W07", "W21")  # three matches
PAIR = ("SW01", "SW02")  # one
FIFTH = next(("SW02", tile) for tile in WEAVINGS if matches(("SW02", tile)))
EIGHT = with_soldiers(1, 8)
BUILDINGS = ("P01", "P02", "P03", "P04", "P05")

# By Palace: a position in which its Prophecy is just fulfilled, and one in which it is not.
CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "X01": ({"tapestries": (BROWN[:5], YELLOW[:4], BROWN[5:6])}, {"tapestries": (BROWN[:7], YELLOW[:3], GREEN)}),
    # of the Nobles who live in these Palaces, that of X02 is red
    "X02": (workers("courier", "craftsman", "craftsman"), workers("courier", "craftsman", "priest")),
    "X03": (singly(*BROWN[:4], *YELLOW[:2]), singly(*BROWN[:4], YELLOW[0], *GREEN, *RED)),
    "X04": (workers("craftsman", "architect", "architect"), workers("craftsman", "architect", "courier")),
    "X05": (
        {"production_up": BUILDINGS[:2], "production_down": BUILDINGS[2:]},
        {"production_up": BUILDINGS[:2], "production_down": BUILDINGS[2:4], "passives": ("Z01", "Z02")},
    ),
    "X06": (workers("warrior", "priest", "priest"), workers("warrior", "priest", "courier")),
    "X07": (markers(7), markers(6)),
    "X08": (workers("courier", "priest", "priest"), workers("courier", "priest", "warrior")),
    "X09": (workers("warrior", "warrior", "architect"), workers("warrior", "warrior", "priest")),
    "X10": (
        {"army_up": EIGHT[:3], "army_down": EIGHT[3:7]},
        {"army_up": EIGHT[:3], "army_down": EIGHT[3:6], "army_hand": EIGHT[6:]},
    ),
    "X11": (living_in("X11", empty=("X01", "X02", "X03")), living_in("X11", empty=("X01", "X02"))),
    "X12": ({"tapestries": (MATCHING, PAIR, FIFTH)}, {"tapestries": (MATCHING, PAIR)}),
    "X13": ({"temple": STEP_16}, {"temple": STEP_16 - 1}),
    "X14": ({"passives": ("Z01", "Z02", "Z03", "Z04")}, {"passives": ("Z01", "Z02", "Z03")}),
    "X15": (singly(*GREEN[:2], RED[0]), singly(*GREEN[:2], *BROWN, *YELLOW)),
}


def at(palace: str, fields: dict[str, Any]) -> State:
    return court(palace, **fields)


@pytest.mark.parametrize("palace", CASES)
def test_every_prophecy(palace: str) -> None:
    met, missed = CASES[palace]
    progress = prophecy_progress(at(palace, met), 0, palace)
    assert progress.count == progress.needed
    assert fulfilled_prophecies(at(palace, met), 0) == (palace,)
    progress = prophecy_progress(at(palace, missed), 0, palace)
    assert progress.count == (TEMPLE[STEP_16 - 1].vp if palace == "X13" else progress.needed - 1)
    assert fulfilled_prophecies(at(palace, missed), 0) == ()


def test_every_palace_has_its_case() -> None:
    assert list(CASES) == [f"X{number:02}" for number in range(1, 16)]


# ---------------------------------------------------------------- what is counted


def test_ruling_153_workers_of_the_supply_and_nobles_count_wherever_they_lie() -> None:
    """X02 wants three yellow or green ones: Nobles of X14 (yellow, lying) and X08 (green) and a Courier."""
    state = court("X02", "X14", "X08", lying=("X14",), workers=("courier",))
    assert prophecy_progress(state, 0, "X02").count == 3


def test_ruling_153_workers_on_the_hill_or_fallen_do_not_count() -> None:
    board = {"hill": {"T1a": "courier"}, "casualties": ("courier",)}
    assert prophecy_progress(court("X02", board=board), 0, "X02").count == 0


@pytest.mark.parametrize(("newcomer", "count"), [("N09", 1), ("N13", 1), ("N01", 1), ("N03", 0)])
def test_ruling_153_a_newcomer_counts_once_also_with_both_colours(newcomer: str, count: int) -> None:
    colours = {colour_of(kind) for kind in kinds_of(newcomer)}
    assert bool(colours & {"yellow", "green"}) == bool(count)
    assert prophecy_progress(court("X02", workers=(newcomer,)), 0, "X02").count == count


def test_ruling_104_a_vassal_is_a_worker_of_no_colour() -> None:
    area = {"palaces": ("X02", "X14"), "nobles": {"X02": "warrior", "X14": VASSAL}}
    assert prophecy_progress(table(options=NOBLES, **area), 0, "X02").count == 0


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_ruling_65_rows_of_an_overlay_never_count(overlay: str) -> None:
    options = {"modules": ("nobles", f"way_of_the_sun:{overlay}")}
    for node in OVERLAYS[overlay].nodes:
        state = table(options=options, temple=node, **living_in("X13"))
        assert prophecy_progress(state, 0, "X13").count == 0
    assert fulfilled_prophecies(table(options=options, temple=STEP_16 + 1, **living_in("X13")), 0) == ("X13",)


def test_ruling_154_x07_counts_markers_on_nation_tiles_too() -> None:
    options = {"modules": ("nobles", "vassals")}
    board = {"conquest": dict.fromkeys(list(CONQUEST)[:4], 0), "nation_markers": {"antisuyu": (0, 1, 0, 0)}}
    state = table(options=options, board=board, markers_left=9, **living_in("X07"))
    assert prophecy_progress(state, 0, "X07").count == 7


# ---------------------------------------------------------------- the end


def scored(state: State) -> dict[str, int]:
    """What seat 0 scores at the end, by category."""
    outcome = settled(changed(state, stack=(FinalScoring(),)))
    return {event.source: event.vp for event in of(outcome, Scored) if event.seat == 0}


FULFILLED = {"passives": ("Z01", "Z02", "Z03", "Z05")}


@pytest.mark.parametrize("lying", [(), ("X14",)], ids=["standing", "lying"])
def test_ruling_152_a_fulfilled_prophecy_scores_5_vp_with_a_noble_standing_or_not(lying: tuple[str, ...]) -> None:
    assert scored(court("X14", lying=lying, **FULFILLED))["final_prophecies"] == 5


def test_ruling_152_without_a_noble_it_scores_nothing() -> None:
    assert "final_prophecies" not in scored(court(empty=("X14",), **FULFILLED))
    assert "final_prophecies" not in scored(court("X14", passives=("Z01",)))


def test_ruling_152_prophecies_score_first() -> None:
    outcome = settled(changed(court("X14", gold=3, workers=("priest",), **FULFILLED), stack=(FinalScoring(),)))
    mine = [event.source for event in of(outcome, Scored) if event.seat == 0]
    assert mine[0] == "final_prophecies"
    assert of(outcome, ProphecyFulfilled) == [ProphecyFulfilled(0, "X14")]


def test_zn6_adds_2_vp_to_each_prophecy_that_scores() -> None:
    area = living_in("X14", "X13", empty=("X11",))
    passives = ("Z01", "Z02", "Z03", "ZN6")
    assert scored(table(options=NOBLES, temple=STEP_16, passives=passives, **area))["final_prophecies"] == 14


def test_ruling_104_a_vassal_makes_a_prophecy_count_5_vp_in_all() -> None:
    area = {"palaces": ("X14",), "nobles": {"X14": VASSAL}, **FULFILLED}
    got = scored(table(options=NOBLES, **area))
    assert got["final_prophecies"] == 5
    assert "final_workers" not in got
    assert scored(table(options=NOBLES, **{**area, "passives": ("Z01", "Z02", "Z03", "ZN6")}))["final_prophecies"] == 7


def test_ruling_155_a_palace_is_a_face_up_building_of_2_vp_empty_or_not() -> None:
    assert scored(court("X01", empty=("X02",)))["final_buildings"] == 4
    up, down = plain_buildings(2)
    assert scored(court("X01", production_up=(up,), production_down=(down,)))["final_buildings"] == 4


def test_ruling_155_a_standing_noble_and_left_over_newcomers_score_1_vp_each() -> None:
    assert scored(court("X01", "X02", lying=("X02",), workers=("N01", "N05", "priest", "N07")))["final_workers"] == 5
    assert "final_workers" not in scored(court("X01", lying=("X01",)))


def test_a_palace_scores_8_vp_at_most() -> None:
    before = scored(table(options=NOBLES, **FULFILLED))
    got = scored(court("X14", **FULFILLED))
    assert sum(got.values()) - sum(before.values()) == 8
