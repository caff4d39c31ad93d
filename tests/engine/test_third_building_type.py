"""A third type of Building tried out: with fields and an entry, it is dealt, sold, built, drawn, told and judged."""

from io import StringIO
from typing import Any

import pytest
from msgspec import structs
from rich.console import Console

from bot import text
from bot.languages import ENGLISH
from bot.languages.en.pictures import PICTURES
from bot.terminal.areas import tableau
from bot.terminal.board import market as market_in_terminal
from engine import Options, State, apply, box, buildings, legal_actions, new_game
from engine.actions import ConstructBuilding, RemoveBuilding
from engine.buildings import PALACE, PASSIVE, PRODUCTION, Tiles, _Fields, check_kept
from engine.components import PALACES, ComponentError
from engine.decisions import ChooseBuilding
from engine.draft import Draft
from engine.players import tile_worths
from engine.players.worth import Appraisal
from engine.rules.building import renew_market
from engine.secrecy import Hidden, PassiveTiles, Public
from engine.state import Player, Position, View
from render.pictures.board import board_picture
from tests.engine.kit.laws import check_conservation
from tests.render.kit import texts

TYPES = (PRODUCTION, PASSIVE, PALACE)
WORTH = 6.0


class PlayerWithPalaces(Player, kw_only=True):
    """What engine/state.py would gain."""

    palaces: Public[Tiles] = ()


class StateWithPalaces(State, kw_only=True):
    """The same of the table."""

    palace_stack: Hidden[Tiles] = ()
    palace_market: Public[Tiles] = ()


class ViewWithPalaces(View):
    """And of what is seen of it."""

    palace_stack: Hidden[Tiles] = ()
    palace_market: Public[Tiles] = ()


def seen(state: State) -> Any:
    """A View; what is hidden does not matter here."""
    fields = {name: getattr(state, name) for name in ViewWithPalaces.__struct_fields__ if name != "seat"}
    return ViewWithPalaces(**fields, seat=0)


@pytest.fixture
def third_type(monkeypatch: pytest.MonkeyPatch) -> None:
    """The base game and all Palaces."""
    base = box.box_of((), 2)
    more = {**base.buildings, PALACE: tuple(PALACES)}
    trial = structs.replace(base, buildings=more, building_types=TYPES)
    monkeypatch.setattr("engine.state.box_of", lambda modules, players: trial)
    monkeypatch.setattr("engine.rules.setup.State", StateWithPalaces)
    monkeypatch.setattr("engine.rules.setup.Player", PlayerWithPalaces)
    monkeypatch.setitem(buildings._KEPT, PALACE, _Fields("palace_market", "palace_stack", "palaces"))  # type: ignore[arg-type]
    for place in ("market", "stack", "face_up", "face_down"):
        monkeypatch.setattr(buildings, f"_{place.upper()}", buildings._readers(place))
    monkeypatch.setattr("tests.engine.kit.laws.TYPES", TYPES)
    for tile in PALACES:
        monkeypatch.setitem(tile_worths.BY_ABILITY, tile, WORTH)


def written(*shown: Any) -> str:
    out = StringIO()
    Console(width=300, file=out).print(*shown)
    return out.getvalue()


def test_it_has_its_stack_and_its_row_in_the_market(third_type: None) -> None:
    game = new_game(Options(), 1)
    assert len(buildings.market(game, PALACE)) == 2
    assert len(buildings.market(game)) == 6
    assert len(buildings.stack(game, PALACE)) == len(PALACES) - 2
    check_conservation(game)
    before = buildings.market(game, PALACE)
    draft = Draft(game)
    renew_market(draft)
    assert set(before).isdisjoint(buildings.market(game, PALACE))
    check_conservation(game)


def test_it_is_constructed(third_type: None) -> None:
    game = new_game(Options(), 1)
    player = game.players[0]
    player.potato = player.corn = player.stone = 9
    tile = buildings.market(game, PALACE)[0]
    game.stack = (*game.stack, ChooseBuilding(0, gratis=False))
    game.legal = None
    assert ConstructBuilding(tile) in legal_actions(game)
    built = apply(game, ConstructBuilding(tile)).state
    assert buildings.face_up(built.players[0], PALACE) == (tile,)
    assert buildings.owned(built.players[0]) == (tile,)
    check_conservation(built)


def test_a_whole_game_is_played_with_it(third_type: None) -> None:
    state, built = new_game(Options(), "palaces"), 0
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


def test_it_is_drawn_and_told(third_type: None) -> None:
    game = new_game(Options(), 1)
    tile = buildings.market(game, PALACE)[0]
    buildings.construct(game.players[0], "X15")
    view = seen(game)
    labels = texts(board_picture(view, PICTURES).labels)
    assert {*buildings.market(game), PICTURES.building_types[PALACE]} <= set(labels)
    shown = written(*market_in_terminal(view, ("Ada", "Bo"), ENGLISH))
    assert text.say("building_name", tile, ENGLISH) in shown
    assert f"{len(PALACES) - 2} Palace Buildings" in shown
    area = written(*tableau(view, ("Ada", "Bo"), 0, ENGLISH))
    assert text.say("building_name", "X15", ENGLISH) in area
    assert "Palace Buildings" in area
    said = text.action(view, ChooseBuilding(0, gratis=False), ConstructBuilding(tile), ENGLISH)
    assert f"Palace: {text.say('building_text', tile, ENGLISH)}" in said


def test_it_is_judged(third_type: None) -> None:
    game = new_game(Options(), 1)
    a = Appraisal(game, 0)
    assert a.building("X01") > 0
    assert a.best_building(free=True) >= a.building("X01")


# ---------------------------------------------------------------- what is missing is named


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ({}, "nothing says where Buildings of the type palace are kept"),
        ({PALACE: _Fields("palace_market", "palace_stack", "palaces")}, "no Piece is a Building of the type palace"),
    ],
)
def test_a_type_that_lacks_something_does_not_start(kept: dict[str, _Fields], said: str) -> None:
    with pytest.raises(ComponentError, match=said):
        check_kept([PALACE], kept, Position, Player)


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
