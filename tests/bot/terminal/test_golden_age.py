"""Palaces, Nobles, Newcomers, Nations, Vassals, Cults and overlays in the terminal."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console, RenderableType

from bot.languages import ENGLISH
from bot.terminal import board
from bot.terminal.areas import tableau
from engine import Options, new_game
from engine.components import REGIONS
from engine.state import PlacedVassal, View
from engine.views import view
from tests.engine.kit import changed
from tests.engine.kit.vassals import land

NAMES = ["Ana", "Bruno"]
MODULES = ("vassals", "nobles", "way_of_the_sun:simpa")
PLACED = (PlacedVassal(0, "VN02", "2"), PlacedVassal(0, "VN03", "S2u"), PlacedVassal(1, "VN04", "2"))


def shown(parts: Sequence[RenderableType]) -> str:
    """What a very wide terminal shows."""
    out = StringIO()
    console = Console(width=400, file=out)
    for part in parts:
        console.print(part)
    return out.getvalue()


def here() -> View:
    palaces = {"palaces": ("X01", "X07", "X08", "X11"), "lying": ("X08",)}
    nobles = {"nobles": {"X07": "priest", "X08": "craftsman", "X11": "vassal"}}
    state = land(
        vassals=PLACED,
        markers={"qullasuyu": (0, 1, 0)},
        board={"newcomers": ("N04", "N09"), "steps": {"S2u": 0}, "hill": {"T1a": "N04"}},
        options={"modules": MODULES},
        temple="S4R",
        **palaces,
        **nobles,
    )
    return view(state, 0)


def test_the_hill_shows_newcomers_and_the_vassals_of_a_section() -> None:
    words = shown(board.hill(here(), NAMES, ENGLISH))
    assert (
        "Steps: 2U Ana with a Vassal, 2L free   Vassal on the Coricancha: Ana   Vassal beside the bottom: Bruno"
        in words
    )
    assert "Architect/" in words


def test_the_temple_shows_the_overlay() -> None:
    (line,) = [line for line in shown(board.temple(here(), NAMES, ENGLISH)).splitlines() if "S4R" in line]
    assert line.split()[-1] == "Ana"
    assert "1 stone or a Worker from the Nomads" in line


def test_the_market_shows_palaces_newcomers_and_nations() -> None:
    seen = here()
    seen.palace_market = ("X14",)
    words = shown(board.market(seen, NAMES, ENGLISH))
    assert (
        "For a Courier. When you place a Craftsman: pay 2 corn for a Merchant task. Prophecy: you have at least 4"
        in words
    )
    assert "Architect/Warrior Newcomer, Craftsman/Warrior Newcomer; " in words
    assert "Reconquered Towns (VN05): " in words
    assert "Markers: Ana 2, Bruno 1" in words


def test_an_area_shows_who_lives_in_each_palace_and_where_vassals_are() -> None:
    words = shown(tableau(here(), NAMES, 0, ENGLISH))
    assert "Statue Court (X01), empty, for an Architect: " in words
    assert "Harvest Palace (X07), Noble standing: " in words
    assert "Palace of Rites (X08), Noble lying: " in words
    assert "Frontier Palace (X11), with a Vassal: " in words
    assert "Prophecy 4/4: you have at least 4 Palaces" in words
    assert "section 2 of the Coricancha, with Keepers of the Road (VN02)" in words
    assert "2 left" in words


def with_cults() -> View:
    """A solo game in which she has placed one Vassal."""
    state = new_game(Options(solo="pachamama", modules=("vassals",)), 1)
    nations = dict(zip(REGIONS, ("VN03", "VN05", "VN09", "VN02"), strict=True))
    return view(changed(state, nations=nations, vassals=(PlacedVassal(1, "PV03", ""),)), 0)


def test_an_automa_shows_its_cult_tiles_with_and_without_vassals() -> None:
    words = shown(tableau(with_cults(), ["Ana", "Pachamama"], 1, ENGLISH))
    assert "Chinchaysuyu, Cult of Stairs (PV03), 1 Vassal: Each use of her Steps" in words
    assert "Kuntisuyu, Cult of Roads (PV02), 0 Vassals: " in words
    assert "Cult tiles" not in shown(tableau(with_cults(), ["Ana", "Pachamama"], 0, ENGLISH))


def test_a_base_game_shows_nothing_of_it() -> None:
    seen = view(new_game(Options(players=2), 1), 0)
    words = shown([*board.market(seen, NAMES, ENGLISH), *tableau(seen, NAMES, 0, ENGLISH)])
    assert not [name for name in ("Palace", "Vassal", "Newcomer", "VN0") if name in words]
