"""Which pieces are in a game: the one place that knows what the base game holds and what each module adds to it."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Protocol

from msgspec import Struct

from engine.components import (
    ARMY_CARDS,
    BY_PLAYERS,
    CONSTANTS,
    CULTS,
    GOD_CARDS,
    NATIONS,
    NEWCOMERS,
    OVERLAYS,
    PALACES,
    PASSIVE,
    PRODUCTION,
    WEAVINGS,
    WORKER_KINDS,
)
from engine.components.records import BASE, BUILDING_TYPES, Module
from engine.errors import BadOptions, GameCode
from engine.secrecy import Piece

WAY_OF_THE_SUN, VASSALS, NOBLES, NEW_BUILDINGS = "way_of_the_sun", "vassals", "nobles", "buildings"
# What a table may add to the base game, from simple to complex but for the sides of the overlay, with the name by which
# the printed pieces know it.
MODULES: Mapping[str, Module] = MappingProxyType(
    {
        **{f"{WAY_OF_THE_SUN}:{overlay}": "way_of_the_sun" for overlay in OVERLAYS},
        VASSALS: "vassals",
        NOBLES: "nobles",
        NEW_BUILDINGS: "golden_age",
    }
)
_BY_TYPE: Mapping[str, Mapping[str, "_Printed"]] = dict(
    zip(BUILDING_TYPES, (PRODUCTION, PASSIVE, PALACES), strict=True)
)


class Box(Struct, frozen=True, kw_only=True):
    """The pieces of one game by their ids, in the order in which they are printed."""

    modules: frozenset[Module]  # whose pieces these are
    god_cards: tuple[str, ...]
    army_cards: tuple[str, ...]
    buildings: Mapping[str, tuple[str, ...]]  # type -> Buildings, for the types there are in this game
    building_types: tuple[str, ...]  # in the order of the Building Market
    weavings: tuple[str, ...]
    starting_weavings: tuple[str, ...]
    workers: Mapping[str, int]  # kind -> how many
    newcomers: tuple[str, ...]
    nations: tuple[str, ...]
    cults: tuple[str, ...]
    overlay: str  # what covers the lower half of the Temple; empty: nothing
    conquest_markers: int  # of each player
    vassals: int  # of each player

    def dealt_face_down(self, piece: Piece) -> tuple[str, ...]:
        """Every card or tile of a kind that may lie face down in this game."""
        match piece:
            case Piece.GOD_CARD:
                return self.god_cards
            case Piece.ARMY_CARD:
                return self.army_cards
            case Piece.WEAVING:
                return self.weavings
            case _:
                return self.buildings.get(piece.value, ())


def modules_present(names: Iterable[str]) -> frozenset[Module]:
    """The modules whose pieces are in a game that adds these: the base game is in every one.

    >>> sorted(modules_present(["buildings", "way_of_the_sun:simpa"]))
    ['base', 'golden_age', 'way_of_the_sun']
    """
    return frozenset([BASE, *(MODULES[name] for name in names)])


@lru_cache(maxsize=64)
def box_of(modules: tuple[str, ...], players: int) -> Box:
    """The pieces of a game with these modules and this many players.

    >>> box_of(("vassals",), 2).conquest_markers
    12
    """
    present = modules_present(modules)
    buildings = {kind: tiles for kind, printed in _BY_TYPE.items() if (tiles := _of(present, printed.values()))}
    replaced = {tile.replaces for tile in PASSIVE.values() if tile.module in present}
    buildings["passive"] = tuple(tile for tile in buildings["passive"] if tile not in replaced)
    nations = {tile for tile in _of(present, NATIONS.values()) if NATIONS[tile].requires in ("", *present)}
    overlays = [name.partition(":")[2] for name in modules if MODULES[name] == "way_of_the_sun"]
    pieces = CONSTANTS.player_pieces
    vassals = "vassals" in present
    return Box(
        modules=present,
        god_cards=_of(present, GOD_CARDS.values()),
        army_cards=tuple(ARMY_CARDS),
        buildings=MappingProxyType(buildings),
        building_types=tuple(buildings),
        weavings=tuple(w.id for w in WEAVINGS.values() if not w.starting and w.min_players <= players),
        starting_weavings=tuple(w.id for w in WEAVINGS.values() if w.starting),
        workers=MappingProxyType(dict.fromkeys(WORKER_KINDS, BY_PLAYERS[players].per_kind)),
        newcomers=_of(present, NEWCOMERS.values()),
        nations=tuple(tile for tile in NATIONS if tile in nations),
        cults=tuple(tile.id for tile in CULTS.values() if tile.nation in nations),
        overlay="".join(overlays),
        conquest_markers=pieces.conquest_markers + vassals * pieces.extra_conquest_markers_vassals,
        vassals=vassals * pieces.vassals,
    )


def chosen_modules(
    overlay: str = "", *, vassals: bool = False, nobles: bool = False, new_buildings: bool | None = None
) -> tuple[str, ...]:
    """The modules of a game by what is chosen; unless somebody says otherwise, any of them brings the new Buildings.

    >>> chosen_modules("simpa", vassals=True)
    ('way_of_the_sun:simpa', 'vassals', 'buildings')
    >>> chosen_modules(nobles=True, new_buildings=False)
    ('nobles',)
    """
    chosen = [f"{WAY_OF_THE_SUN}:{overlay}"] * bool(overlay) + [VASSALS] * vassals + [NOBLES] * nobles
    with_buildings = bool(chosen) if new_buildings is None else new_buildings
    return in_order(chosen + [NEW_BUILDINGS] * with_buildings)


def in_order(modules: Iterable[str]) -> tuple[str, ...]:
    """Modules as every game has them, whatever the order they were named in; what is none of them comes last.

    >>> in_order(["buildings", "vassals"])
    ('vassals', 'buildings')
    """
    places = {name: place for place, name in enumerate(MODULES)}
    return tuple(sorted(modules, key=lambda name: places.get(name, len(places))))


def with_other_choice(modules: tuple[str, ...], name: str) -> tuple[str, ...]:
    """These modules without the one that is named, if it is among them, or else with it.

    One side of the overlay takes the place of the other. The first module brings the new Buildings, and the last one
    takes them along again.

    >>> with_other_choice((), "vassals")
    ('vassals', 'buildings')
    >>> with_other_choice(("way_of_the_sun:simpa", "vassals"), "way_of_the_sun:ruruy")
    ('way_of_the_sun:ruruy', 'vassals')
    >>> with_other_choice(("vassals", "buildings"), "vassals")
    ()
    """
    if name in modules:
        left = tuple(other for other in modules if other != name)
        return () if left == (NEW_BUILDINGS,) else left
    others = [other for other in modules if MODULES.get(other) != MODULES.get(name)]
    first = [NEW_BUILDINGS] if not modules and name != NEW_BUILDINGS else []
    return in_order([*others, name, *first])


class _Printed(Protocol):
    """A printed piece that belongs to a module."""

    @property
    def id(self) -> str: ...
    @property
    def module(self) -> Module: ...


def _of(present: frozenset[Module], printed: Iterable[_Printed]) -> tuple[str, ...]:
    return tuple(piece.id for piece in printed if piece.module in present)


def check_modules(modules: tuple[str, ...]) -> None:
    """Refuse modules that there are not, or that do not go together."""
    for name in modules:
        if name not in MODULES:
            raise BadOptions(GameCode.NO_SUCH_MODULE, module=name, known=tuple(MODULES))
    if len({MODULES[name] for name in modules}) < len(modules):
        raise BadOptions(GameCode.MODULE_TWICE)


BASE_GAME = box_of((), max(BY_PLAYERS))  # all pieces of the base game, those for more players included
