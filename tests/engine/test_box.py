"""What is in a game: the pieces of the base game, and what each module adds to them or takes away."""

from itertools import permutations, product

import pytest

from engine import BadOptions, Options, new_game
from engine.box import BASE_GAME, MODULES, Box, box_of, chosen_modules, in_order, with_other_choice
from engine.codec import decode_state, encode_state
from engine.components import OVERLAYS
from engine.errors import GameCode
from engine.secrecy import Piece
from tests.refusals import refused

ALL = ("buildings", "vassals", "nobles", "way_of_the_sun:ruruy")


def added(*modules: str) -> dict[str, set[str]]:
    """The pieces that these modules add, by kind; and what they take away, with a minus before it."""
    base, more = box_of((), 2), box_of(modules, 2)
    found = {}
    for kind, before in pieces(base).items():
        after = pieces(more)[kind]
        found[kind] = (after - before) | {f"-{piece}" for piece in before - after}
    return {kind: changed for kind, changed in found.items() if changed}


def pieces(box: Box) -> dict[str, set[str]]:
    kinds = ("god_cards", "army_cards", "weavings", "starting_weavings", "newcomers", "nations", "cults")
    found = {kind: set(getattr(box, kind)) for kind in kinds}
    return found | {kind: set(box.buildings.get(kind, ())) for kind in ("production", "passive", "palace")}


def numbered(prefix: str, last: int, digits: int = 1) -> set[str]:
    return {f"{prefix}{n:0{digits}}" for n in range(1, last + 1)}


def test_the_base_game() -> None:
    assert {kind: len(found) for kind, found in pieces(BASE_GAME).items()} == {
        "god_cards": 42,
        "army_cards": 30,
        "weavings": 31,
        "starting_weavings": 4,
        "newcomers": 0,
        "nations": 0,
        "cults": 0,
        "production": 19,
        "passive": 20,
        "palace": 0,
    }
    assert BASE_GAME.building_types == ("production", "passive")
    assert (BASE_GAME.overlay, BASE_GAME.vassals, BASE_GAME.conquest_markers) == ("", 0, 10)


@pytest.mark.parametrize(("players", "weavings", "workers"), [(2, 19, 8), (3, 25, 7), (4, 31, 9)])
def test_players_bring_weavings_and_workers(players: int, weavings: int, workers: int) -> None:
    box = Options(players=players).box
    assert len(box.weavings) == weavings
    assert set(box.workers.values()) == {workers}


def test_new_buildings_bring_a_tile_that_takes_the_place_of_another() -> None:
    assert added("buildings") == {"production": {"PX01"}, "passive": numbered("ZA", 8) | {"Z04X", "-Z04"}}


def test_vassals_bring_nations_and_cults_but_those_that_need_nobles() -> None:
    assert added("vassals") == {
        "passive": {"ZV1", "ZV2"},
        "nations": numbered("VN", 9, 2),
        "cults": numbered("PV", 9, 2),
    }
    box = box_of(("vassals",), 3)
    assert (box.vassals, box.conquest_markers) == (4, 12)


def test_nobles_bring_palaces_newcomers_and_god_cards() -> None:
    assert added("nobles") == {
        "god_cards": numbered("GX", 6),
        "passive": numbered("ZN", 8),
        "palace": numbered("X", 15, 2),
        "newcomers": numbered("N", 20, 2),
    }
    assert box_of(("nobles",), 2).building_types == ("production", "passive", "palace")


def test_vassals_with_nobles_bring_the_tenth_nation() -> None:
    box = box_of(("vassals", "nobles"), 2)
    assert set(box.nations) == numbered("VN", 10, 2)
    assert set(box.cults) == numbered("PV", 10, 2)


@pytest.mark.parametrize("side", ["ruruy", "simpa"])
def test_the_way_of_the_sun_covers_the_temple(side: str) -> None:
    assert added(f"way_of_the_sun:{side}") == {}
    assert box_of((f"way_of_the_sun:{side}",), 2).overlay == side


def test_face_down_lie_the_cards_and_tiles_of_this_game_only() -> None:
    base, more = box_of((), 3), box_of(ALL, 3)
    for piece, kind in ((Piece.GOD_CARD, "god_cards"), (Piece.ARMY_CARD, "army_cards"), (Piece.WEAVING, "weavings")):
        assert base.dealt_face_down(piece) == getattr(base, kind)
        assert more.dealt_face_down(piece) == getattr(more, kind)
    assert more.dealt_face_down(Piece.PRODUCTION) == more.buildings["production"]
    assert more.dealt_face_down(Piece.PASSIVE) == more.buildings["passive"]


@pytest.mark.parametrize("name", MODULES)
def test_every_module_can_be_played(name: str) -> None:
    assert new_game(Options(modules=(name,)), 1).options.modules == (name,)


# ---------------------------------------------------------------- choosing


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        (chosen_modules(), ()),
        (chosen_modules("simpa"), ("way_of_the_sun:simpa", "buildings")),
        (chosen_modules(vassals=True, nobles=True), ("vassals", "nobles", "buildings")),
        (chosen_modules("ruruy", nobles=True, new_buildings=False), ("way_of_the_sun:ruruy", "nobles")),
        (chosen_modules(new_buildings=True), ("buildings",)),
        (chosen_modules(new_buildings=False), ()),
    ],
)
def test_any_module_brings_the_new_buildings_unless_somebody_says_otherwise(
    chosen: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert chosen == expected
    Options(modules=chosen).check()


def test_modules_have_one_order_whatever_order_they_are_named_in() -> None:
    assert {in_order(named) for named in permutations(ALL)} == {
        ("way_of_the_sun:ruruy", "vassals", "nobles", "buildings")
    }
    assert in_order(["moon", "buildings", "vassals", "vassals"]) == ("vassals", "vassals", "buildings", "moon")


@pytest.mark.parametrize(
    ("before", "name", "after"),
    [
        ((), "nobles", ("nobles", "buildings")),
        ((), "buildings", ("buildings",)),
        (("nobles",), "vassals", ("vassals", "nobles")),
        (("way_of_the_sun:simpa", "nobles"), "way_of_the_sun:ruruy", ("way_of_the_sun:ruruy", "nobles")),
        (("way_of_the_sun:simpa", "buildings"), "way_of_the_sun:simpa", ()),
        (("nobles", "buildings"), "buildings", ("nobles",)),
    ],
)
def test_choosing_a_module_adds_it_or_takes_it_out(before: tuple[str, ...], name: str, after: tuple[str, ...]) -> None:
    assert with_other_choice(before, name) == after


@pytest.mark.parametrize("name", MODULES)
def test_any_choice_from_any_modules_makes_a_game(name: str) -> None:
    for chosen in product(("", *OVERLAYS), (False, True), (False, True), (False, True)):
        overlay, vassals, nobles, buildings = chosen
        before = chosen_modules(overlay, vassals=vassals, nobles=nobles, new_buildings=buildings)
        Options(modules=with_other_choice(before, name)).check()


@pytest.mark.parametrize(
    ("modules", "code"),
    [
        (("moon",), GameCode.NO_SUCH_MODULE),
        (("vassals", "vassals"), GameCode.MODULE_TWICE),
        (("way_of_the_sun:ruruy", "way_of_the_sun:simpa"), GameCode.MODULE_TWICE),
    ],
)
def test_modules_that_make_no_game_are_refused(modules: tuple[str, ...], code: GameCode) -> None:
    with refused(BadOptions, code):
        Options(modules=modules).check()


def test_a_game_without_modules_is_saved_as_it_always_was() -> None:
    state = new_game(Options(), 1)
    saved = encode_state(state)
    assert b'"personalities":[]}' in saved
    assert b"modules" not in saved
    assert decode_state(saved).options.modules == ()


def test_a_game_with_modules_is_saved_with_them() -> None:
    state = new_game(Options(), 1)
    state.options = Options(modules=ALL)
    assert decode_state(encode_state(state)).options == Options(modules=ALL)
