"""Palaces, the third type of Building: with fields and an entry, they are dealt, sold, built, drawn and judged."""

from io import StringIO
from typing import Any

import pytest
from msgspec import structs
from rich.console import Console

from bot import say
from bot.languages import ENGLISH
from bot.say.pictures import picture_words
from bot.terminal.areas import tableau
from bot.terminal.board import market as market_in_terminal
from engine import Options, apply, buildings, legal_actions, new_game, view
from engine.actions import ConstructBuilding, RemoveBuilding
from engine.buildings import PALACE, PASSIVE, _Fields, check_kept
from engine.components import PALACES, ComponentError
from engine.decisions import ChooseBuilding
from engine.draft import Draft
from engine.players.worth import Appraisal
from engine.rules.building import renew_market
from engine.secrecy import PassiveTiles, Public
from engine.state import Player, Position
from render.pictures.board import board_picture
from tests.engine.kit.laws import check_conservation
from tests.render.kit import texts

WITH_PALACES = Options(modules=("nobles",))
DEALT = WITH_PALACES.players  # one each to begin with


def written(*shown: Any) -> str:
    out = StringIO()
    Console(width=300, file=out).print(*shown)
    return out.getvalue()


def test_it_has_its_stack_and_its_row_in_the_market() -> None:
    game = new_game(WITH_PALACES, 1)
    assert len(buildings.market(game, PALACE)) == 2
    assert len(buildings.market(game)) == 6
    assert len(buildings.stack(game, PALACE)) == len(PALACES) - DEALT - 2
    check_conservation(game)
    before = buildings.market(game, PALACE)
    draft = Draft(game)
    renew_market(draft)
    assert set(before).isdisjoint(buildings.market(game, PALACE))
    check_conservation(game)


def test_it_is_constructed() -> None:
    game = new_game(WITH_PALACES, 1)
    player = game.players[0]
    player.potato = player.corn = player.stone = 9
    tile = buildings.market(game, PALACE)[0]
    game.stack = (*game.stack, ChooseBuilding(0, gratis=False))
    game.legal = None
    assert ConstructBuilding(tile) in legal_actions(game)
    built = apply(game, ConstructBuilding(tile)).state
    assert buildings.face_up(built.players[0], PALACE) == (*player.palaces, tile)
    assert buildings.owned(built.players[0]) == (*player.palaces, tile)
    check_conservation(built)


def test_a_whole_game_is_played_with_it() -> None:
    state, built = new_game(WITH_PALACES, "palaces"), 0
    n = 0
    while state.decision is not None:
        found = legal_actions(state)
        palaces = [a for a in found if isinstance(a, ConstructBuilding) and a.building in PALACES]
        removed = [a for a in found if isinstance(a, RemoveBuilding) and a.building in PALACES]
        n += 1
        choice = next(iter(palaces + removed), found[(n * 7919) % len(found)])
        built += bool(palaces)
        state = apply(state, choice).state
        if n % 25 == 0:
            check_conservation(state)
    check_conservation(state)
    assert built
    assert state.result


def test_it_is_drawn_and_told() -> None:
    game = new_game(WITH_PALACES, 1)
    tile = buildings.market(game, PALACE)[0]
    (own,) = game.players[0].palaces
    seen, words = view(game, 0), picture_words("en")
    labels = texts(board_picture(seen, words).labels)
    assert {*buildings.market(game), words.building_types[PALACE]} <= set(labels)
    shown = written(*market_in_terminal(seen, ("Ada", "Bo"), ENGLISH))
    assert say.thing("building_name", tile, ENGLISH) in shown
    assert f"{len(PALACES) - DEALT - 2} Palace Buildings" in shown
    area = written(*tableau(seen, ("Ada", "Bo"), 0, ENGLISH))
    assert say.thing("building_name", own, ENGLISH) in area
    assert "Palace" in area
    said = say.action(seen, ChooseBuilding(0, gratis=False), ConstructBuilding(tile), ENGLISH)
    assert "Palace for a " in said
    assert say.thing("building_text", tile, ENGLISH) in said


def test_it_is_judged() -> None:
    game = new_game(WITH_PALACES, 1)
    a = Appraisal(game, 0)
    assert all(a.building(palace) > 0 for palace in PALACES)
    assert a.best_building(free=True) >= max(a.building(palace) for palace in buildings.market(game, PALACE))


# ---------------------------------------------------------------- what is missing is named


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ({}, "nothing says where Buildings of the type tower are kept"),
        ({"tower": _Fields("tower_market", "tower_stack", "towers")}, "no Piece is a Building of the type tower"),
    ],
)
def test_a_type_that_lacks_something_does_not_start(kept: dict[str, _Fields], said: str) -> None:
    with pytest.raises(ComponentError, match=said):
        check_kept(["tower"], kept, Position, Player)


@pytest.mark.parametrize("place", ["market", "stack", "face_up", "face_down"])
def test_a_field_that_does_not_say_what_it_holds_does_not_start(place: str) -> None:
    fields = structs.replace(buildings._KEPT[PASSIVE], **{place: "god_offer"})
    with pytest.raises(ComponentError, match="god_offer is no field for Buildings of the type passive"):
        check_kept([PASSIVE], {PASSIVE: fields}, Position, Player)


def test_what_is_kept_starts() -> None:
    class More(Position):
        further: Public[PassiveTiles] = ()

    check_kept(buildings.TYPES, buildings._KEPT, Position, Player)
    fields = structs.replace(buildings._KEPT[PASSIVE], market="further")
    check_kept([PASSIVE], {PASSIVE: fields}, More, Player)
