"""Buildings by their type, wherever they are kept."""

import pytest
from msgspec import structs

from engine import Options, new_game
from engine.buildings import (
    BUILDINGS,
    PALACE,
    PASSIVE,
    PRODUCTION,
    TYPES,
    all_of,
    building,
    construct,
    cost,
    deal_face_down,
    face_down,
    face_up,
    is_building,
    market,
    owned,
    produces,
    reference_number,
    set_market,
    set_stack,
    stack,
    turn,
    type_of,
)
from engine.components import ARMY_CARDS
from engine.components import PALACES as PRINTED_PALACES
from engine.components import PASSIVE as PRINTED_PASSIVE
from engine.components import PRODUCTION as PRINTED_PRODUCTION
from engine.components.records import BUILDING_TYPES
from engine.resources import Cost
from engine.secrecy import Piece, fields_of
from engine.state import Player, Position

WITH_PALACES = Options(modules=("nobles",))


def somebody(**areas: tuple[str, ...]) -> Player:
    return Player(vp=0, steps_left=0, markers_left=0, **areas)


def test_every_printed_building_has_its_type_price_and_record() -> None:
    printed = {PRODUCTION: PRINTED_PRODUCTION, PASSIVE: PRINTED_PASSIVE, PALACE: PRINTED_PALACES}
    assert tuple(printed) == BUILDING_TYPES
    for kind, tiles in printed.items():
        assert all_of(kind) == tuple(tiles)
        for name, tile in tiles.items():
            assert (type_of(name), building(name), cost(name)) == (kind, tile, tile.cost)
    assert cost("X07") == Cost(stone=1, potato=1)


def test_only_production_buildings_produce_and_have_a_rank() -> None:
    assert produces("P03") == PRINTED_PRODUCTION["P03"].benefit != ()
    assert produces("Z03") == produces("X03") == ()
    assert [reference_number(name) for name in ("P01", "P19", "PX01", "Z19", "X15")] == [1, 19, 20, 0, 0]


def test_an_army_card_is_no_building() -> None:
    assert all(is_building(name) for name in BUILDINGS)
    assert not any(is_building(card) for card in ARMY_CARDS)


def test_every_field_that_holds_buildings_is_found_by_its_type() -> None:
    pieces = {PRODUCTION: Piece.PRODUCTION, PASSIVE: Piece.PASSIVE, PALACE: Piece.PALACE}
    assert tuple(pieces) == TYPES
    for kind, piece in pieces.items():
        for field in fields_of(Position, piece):
            state = structs.replace(new_game(Options(), 1), **{field: ("a tile",)})
            assert ("a tile",) in (market(state, kind), stack(state, kind))
        for field in fields_of(Player, piece):
            player = somebody(**{field: ("a tile",)})
            assert owned(player, kind) == owned(player) == ("a tile",)
            assert not any(owned(player, other) for other in TYPES if other != kind)


@pytest.mark.parametrize("kind", TYPES)
def test_the_market_and_the_stack_of_a_type(kind: str) -> None:
    state = new_game(WITH_PALACES, 1)
    assert {type_of(name) for name in market(state, kind) + stack(state, kind)} == {kind}
    set_market(state, kind, ("a",))
    set_stack(state, kind, ("b", "c"))
    assert (market(state, kind), stack(state, kind)) == (("a",), ("b", "c"))
    others = [tile for each in TYPES if each != kind for tile in market(state, each)]
    assert sorted(market(state)) == sorted(["a", *others])


def test_the_market_is_ordered_by_type() -> None:
    state = new_game(WITH_PALACES, 1)
    assert market(state) == market(state, PRODUCTION) + market(state, PASSIVE) + market(state, PALACE)
    assert market(new_game(Options(), 1), PALACE) == ()


def test_buildings_are_constructed_face_up_and_turned() -> None:
    player = somebody(production_up=("P01",))
    construct(player, "Z05")
    construct(player, "P02")
    assert face_up(player, PRODUCTION) == ("P01", "P02")
    assert face_up(player, PASSIVE) == ("Z05",)
    turn(player, "P01", up=False)
    deal_face_down(player, ("P09",))
    assert (face_up(player), face_down(player)) == (("P02", "Z05"), ("P01", "P09"))
    assert owned(player, PRODUCTION) == ("P02", "P01", "P09")
    turn(player, "P09", up=True)
    assert (face_up(player, PRODUCTION), face_down(player, PRODUCTION)) == (("P02", "P09"), ("P01",))
    assert face_down(player, PASSIVE) == ()
