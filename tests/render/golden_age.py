"""Tables of The Golden Age to make pictures of: an ordinary one, one as full as it gets and fuller, and a solo game."""

from collections.abc import Mapping
from functools import cache
from itertools import cycle, islice
from typing import Any

from engine import State
from engine.components import CONQUEST, GODS, NEWCOMERS, PALACES, REGIONS, SPACES, STEPS
from engine.difficulty import PACHAMAMA
from engine.nobles import kind_for
from engine.state import VASSAL, PlacedVassal
from engine.temple import track
from engine.workers import WORKERS
from tests.engine.kit import table
from tests.engine.kit.solo import against
from tests.render.positions import COVERED, full, rich, seats_in_turn, settled_question

MODULES = ("buildings", "nobles", "vassals")
LAID = ("VN03", "VN05", "VN09", "VN02")  # beside the regions
# Four Vassals of a seat each, so that together they are wherever Vassals can be.
PLACES: Mapping[int, tuple[tuple[str, str], ...]] = {
    0: (("VN01", "W12:left"), ("VN08", "P01"), ("VN09", "small:inti"), ("VN10", "X11")),
    1: (("VN03", "S2u"), ("VN03", "S2u"), ("VN02", "3"), ("VN04", "2")),
    2: (("VN05", "AN3"), ("VN06", "AN6"), ("VN06", "AN6"), ("VN07", "casualties")),
    3: (("VN07", "casualties"), ("VN04", "5"), ("VN02", "1"), ("VN01", "W22:right")),
}


def placed(*seats: int) -> tuple[PlacedVassal, ...]:
    """All four Vassals of these seats."""
    return tuple(PlacedVassal(seat, tile, place) for seat in seats for tile, place in PLACES[seat])


def options(overlay: str) -> dict[str, Any]:
    """All modules, with this overlay."""
    return {"modules": (*MODULES, f"way_of_the_sun:{overlay}")}


@cache
def court(players: int = 2, overlay: str = "simpa") -> State:
    """An ordinary moment with all modules; every way to live in a Palace, and Vassals of all seats."""
    seats = range(players)
    areas: dict[int, dict[str, Any]] = {
        0: {
            "vp": 47,
            "workers": ("priest", "N04", "N12"),
            "palaces": ("X01", "X05", "X11", "X13"),
            "nobles": {"X01": "architect", "X05": "craftsman", "X11": VASSAL},
            "lying": ("X05",),
            "tapestries": (("W27", "W12", "W07", "W21"), ("W01", "W06", "W14")),
            "production_up": ("P01", "PX01"),
            "production_down": ("P07",),
            "passives": ("Z01", "ZA2", "ZN6", "ZV1"),
            "small_statues": ("inti", "killa"),
            "large_statues": ("illapa",),
            "army_up": ("A03", "A11"),
            "god_hand": ("GX1", "GX6"),
        },
        1: {
            "vp": 39,
            "workers": ("warrior",),
            "palaces": ("X02", "X15"),
            "nobles": {"X02": "warrior"},
            "passives": ("ZA5",),
            "tapestries": (("W02", "W08"),),
        },
        2: {"vp": 51, "palaces": ("X07",), "nobles": {"X07": "priest"}, "lying": ("X07",), "workers": ("N20",)},
        3: {"vp": 28, "palaces": ("X10",), "tapestries": (("W03", "W22"),), "workers": ("architect", "courier")},
    }
    steps = {"S1u": 0, "S2u": 1, "S3u": 0}
    climbed = [step.id for step in track(overlay)]
    for seat in seats:
        areas[seat] |= {"potato": 3, "corn": 2, "stone": 4, "gold": 1, "priest": 1 + seat, "vassals_left": 0}
        areas[seat]["temple"] = climbed[(2 + 3 * seat) % len(climbed)]
    return table(
        players,
        options=options(overlay),
        others=areas,
        board={
            "turn": 23,
            "hill": {"T2b": "courier", "M3b": "N13", "B1c": "priest", "M5a": "N09"},
            "steps": steps,
            "conquest": {
                **{space: index // 2 % players for index, space in enumerate(CONQUEST) if index % 2 == 0},
                "AN3": players // 2,
                "AN6": players // 2,
            },
            "nations": dict(zip(REGIONS, LAID, strict=True)),
            "nation_markers": {"chinchaysuyu": (0, 1, 0), "antisuyu": (players - 1,), "kuntisuyu": (1, 1)},
            "vassals": placed(*seats),
            "casualties": ("architect", "courier", "N02"),
            "god_offer": ("GX2", "G09", "G12"),
            "festivals": 1,
        },
        **areas[0],
    )


@cache
def court_before() -> State:
    """The table of two somewhat earlier: less influence, fewer Vassals and Nobles."""
    state = court().copy()
    state.vassals = placed(0)
    state.nation_markers = {"chinchaysuyu": (0, 1)}
    state.newcomers = ("N15", *state.newcomers[1:])
    me = state.players[0]
    me.palaces, me.nobles, me.lying, me.vp = me.palaces[:3], {"X01": "architect", "X11": VASSAL}, (), 40
    return state


@cache
def court_full(overlay: str = "simpa") -> State:
    """Everything is taken, everybody has all Vassals on the table, and each seat more Palaces than there are."""
    bare = full()
    palaces = tuple(PALACES)
    wide = {seat: palaces[: (15, 4, 5, 0)[seat]] for seat in range(4)}
    lived_in = {
        seat: {name: VASSAL if name == "X11" else kind_for(name) for name in names[:-1]} for seat, names in wide.items()
    }
    areas = {
        seat: {
            **rich(1),
            "temple": track(overlay)[1 + seat // 2].id,
            "workers": ("N01", "N10", "priest", "N20"),
            "palaces": names,
            "nobles": lived_in[seat],
            "lying": tuple(lived_in[seat])[::2],
            "vassals_left": 4,
        }
        for seat, names in wide.items()
    }
    return table(
        4,
        options=options(overlay),
        others=areas,
        board={
            "turn": 104,
            "hill": dict(zip(SPACES, cycle(NEWCOMERS), strict=False)),
            "steps": seats_in_turn(STEPS),
            "conquest": {**seats_in_turn(CONQUEST), "AN3": 2, "AN6": 2},
            "small_statues": dict.fromkeys(GODS, 12),
            "large_statues": dict.fromkeys(GODS, 11),
            "nations": dict(zip(REGIONS, ("VN09", "VN03", "VN02", "VN08"), strict=True)),
            "nation_markers": dict.fromkeys(REGIONS, (0, 1, 2, 3, 0, 1)),
            "vassals": placed(0, 1, 2, 3),
            "casualties": (*WORKERS, *WORKERS[:5]),
            "village": bare.village,
            "nomads": bare.nomads,
            "newcomers": ("N01", "N05", "N10"),
            "newcomer_bag": tuple(islice(NEWCOMERS, 12)),
            "god_offer": ("GX1", "GX3", "GX6", "G16", "G17"),
            "weavings_drawn": bare.weavings_drawn,
            "festivals": 2,
            "festival_holder": 3,
            "army_discard": bare.army_discard,
            "palace_market": ("X11", "X15"),
            "passive_market": ("ZN8", "ZA2"),
        },
        **areas[0],
    )


@cache
def solo_court(overlay: str = "ruruy") -> State:
    """Pachamama with every module: Cult tiles with no, one and two Vassals, and a Noble of hers."""
    state = against(
        PACHAMAMA,
        personalities=COVERED[PACHAMAMA],
        agreed=options(overlay),
        person={"palaces": ("X08",), "workers": ("N03", "warrior"), "vassals_left": 3, "temple": "R3L", "vp": 61},
        board={
            "hill": {"T2b": "courier", "M3b": "N13"},
            "conquest": {"CH1": 0, "CH3": 1, "AN1": 1, "AN2": 1, "KU4": 1},
            "nations": dict(zip(REGIONS, ("VN06", "VN01", "VN08", "VN10"), strict=True)),
            "nation_markers": {"chinchaysuyu": (1,), "antisuyu": (1, 0)},
            "vassals": (
                PlacedVassal(1, "PV01"),
                PlacedVassal(1, "PV06"),
                PlacedVassal(1, "PV06"),
                PlacedVassal(0, "VN06", "CH1"),
            ),
            "god_offer": ("GX4", "G12"),
        },
        vp=58,
        palaces=("X03", "X12"),
        nobles={"X03": "warrior"},
        vassals_left=1,
        temple="R1",
        production_up=("P05",),
        production_down=("P09",),
        tapestries=(("W01", "W07", "W12"), ("W02",)),
    )
    return settled_question(state)


def sampled() -> dict[str, State]:
    """Positions of the expansion worth a picture, by name."""
    return {
        "two with simpa": court(),
        "four with ruruy": court(4, "ruruy"),
        "full": court_full(),
        "full with ruruy": court_full("ruruy"),
        "solo": solo_court(),
    }
