"""The Temple as a graph: the printed track, and the overlays of Way of the Sun upon its lower half."""

import msgspec
import pytest

from engine import Options, new_game
from engine.benefits import FreeWeaving, Gain, PlayGod
from engine.components import COVERED_ROWS, OVERLAYS, TEMPLE
from engine.resources import Place
from engine.temple import (
    STEPS,
    at_top,
    distance_to_top,
    final_vp,
    higher,
    next_steps,
    reward,
    row,
    row_vp,
    start,
    top,
    track,
    way_up,
)

SIDES = ("ruruy", "simpa")
TRACKS = ("", *SIDES)


def ways(place: Place) -> list[tuple[Place, ...]]:
    """Every way from this place to the top."""
    return [(place, *way) for above in next_steps(place) for way in ways(above)] or [(place,)]


def test_the_printed_track_is_a_single_way() -> None:
    assert ways(start()) == [tuple(range(14))]
    for printed in TEMPLE:
        assert (row(printed.id), row_vp(printed.id), final_vp(printed.id), reward(printed.id)) == (
            printed.id,
            printed.vp,
            printed.final_vp,
            printed.reward,
        )


@pytest.mark.parametrize("overlay", TRACKS)
def test_a_game_begins_at_the_foot(overlay: str) -> None:
    places = track(overlay)
    assert places[0].id == start(overlay)
    assert [step for step in places if step.row == 0] == [places[0]]
    assert all(player.temple == start() for player in new_game(Options(), 1).players)


@pytest.mark.parametrize("overlay", TRACKS)
def test_every_step_leads_one_row_up_and_every_way_to_the_top(overlay: str) -> None:
    places = {step.id for step in track(overlay)}
    for place in places:
        assert all(above in places and row(above) == row(place) + 1 for above in next_steps(place))
        assert {len(way) - 1 for way in ways(place)} == {distance_to_top(place)}
        assert {way[-1] for way in ways(place)} == {top()}
        assert at_top(place) == (place == top()) == (distance_to_top(place) == 0)
    reached = {place for way in ways(start(overlay)) for place in way}
    assert reached == places, "no place is out of reach"


@pytest.mark.parametrize(("overlay", "n"), [("ruruy", 2), ("simpa", 2**6)])
def test_an_overlay_has_so_many_ways(overlay: str, n: int) -> None:
    assert len(ways(start(overlay))) == n


def test_the_branches_of_ruruy_do_not_meet_before_the_printed_track() -> None:
    assert next_steps("R1") == ("R2L", "R2R")
    left, right = ways("R1")
    assert not set(left[1:6]) & set(right[1:6])
    assert left[6:] == right[6:] == tuple(range(7, 14))


def test_the_strands_of_simpa_cross_in_every_row() -> None:
    for height in range(1, 6):
        assert next_steps(f"S{height}L") == next_steps(f"S{height}R") == (f"S{height + 1}L", f"S{height + 1}R")
    assert next_steps("S6L") == next_steps("S6R") == (7,)


@pytest.mark.parametrize("overlay", SIDES)
def test_an_overlay_covers_the_lower_rows_with_its_own_vp_and_rewards(overlay: str) -> None:
    printed = OVERLAYS[overlay]
    places = track(overlay)
    covering = [step for step in places if step.row < COVERED_ROWS.n]
    assert [step.id for step in places[len(covering) :]] == list(range(COVERED_ROWS.n, len(TEMPLE)))
    assert [step.row for step in places] == sorted(step.row for step in places)
    assert {step.id for step in covering} == set(printed.nodes)
    for step in covering:
        assert row_vp(step.id) == printed.row_vp[step.row]
        assert reward(step.id) == printed.nodes[str(step.id)].reward
        assert final_vp(step.id) == 0


def test_values_of_the_overlays() -> None:
    assert row_vp(start("simpa")) == -2
    assert row_vp("R5L") > row_vp("R6R"), "a row may be worth less than the one below"
    assert reward("S1R") == (PlayGod(1),)
    assert reward("R0") == (Gain("corn", 1),)
    assert reward("R4L") == (FreeWeaving(2),)


def test_heights_are_compared_by_row() -> None:
    assert higher("R3L", "R2R")
    assert higher(7, "S6L")
    assert not higher("S4L", "S4R")
    assert not higher(3, 4)


def test_a_way_up_ends_at_the_top() -> None:
    assert way_up(5, 3) == (6, 7, 8)
    assert way_up(12, 3) == (13,)
    assert way_up("S5R", 4) == ("S6L", 7, 8, 9)
    assert way_up(3, 0) == ()


def test_a_place_survives_json_as_it_is() -> None:
    for place in STEPS:
        assert msgspec.json.decode(msgspec.json.encode(place), type=Place) == place
    assert msgspec.json.encode(start()) == b"0"
