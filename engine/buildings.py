"""Buildings by their type: what is printed on one, the Building Market and its stacks, and who owns which.

Nobody else knows in which fields they are kept, so a further type of Building is an entry in `_KEPT`.
"""

from collections.abc import Callable, Mapping
from itertools import chain
from operator import attrgetter

from msgspec import Struct

from engine.benefits import Benefit
from engine.components import PALACES
from engine.components import PASSIVE as _PASSIVE
from engine.components import PRODUCTION as _PRODUCTION
from engine.components.records import BUILDING_TYPES, Palace, PassiveBuilding, ProductionBuilding
from engine.resources import Cost
from engine.state import Player, Position, State

Building = ProductionBuilding | PassiveBuilding | Palace
Tiles = tuple[str, ...]

PRODUCTION, PASSIVE, PALACE = BUILDING_TYPES
BUILDINGS: dict[str, Building] = {**_PRODUCTION, **_PASSIVE, **PALACES}
_TYPE = {ProductionBuilding: PRODUCTION, PassiveBuilding: PASSIVE, Palace: PALACE}


class _Fields(Struct, frozen=True):
    """Where the tiles of a type are kept: on the table, and in a player's area."""

    market: str
    stack: str
    face_up: str
    face_down: str = ""  # empty: they are never turned down


_KEPT: Mapping[str, _Fields] = {
    PRODUCTION: _Fields("production_market", "production_stack", "production_up", "production_down"),
    PASSIVE: _Fields("passive_market", "passive_stack", "passives"),
}


TYPES = tuple(_KEPT)  # of which there is a stack, in the order of the Building Market


# ---------------------------------------------------------------- what is printed


def all_of(kind: str) -> Tiles:
    """Every Building of a type that was ever printed."""
    return tuple(name for name in BUILDINGS if type_of(name) == kind)


def building(name: str) -> Building:
    """The record of a Building, whatever its type."""
    return BUILDINGS[name]


def is_building(name: str) -> bool:
    """Whether this is a Building, and not an Army card."""
    return name in BUILDINGS


def type_of(name: str) -> str:
    """The type of a Building.

    >>> type_of("P07"), type_of("Z12"), type_of("X03")
    ('production', 'passive', 'palace')
    """
    return _TYPE[type(BUILDINGS[name])]


def cost(name: str) -> Cost:
    """The printed price.

    >>> cost("P01")
    Cost(potato=0, corn=1, stone=1, gold=0, food=0)
    """
    return BUILDINGS[name].cost


def produces(name: str) -> Benefit:
    """What a Building gives when it produces: nothing, unless it is a Production Building."""
    printed = BUILDINGS[name]
    return printed.benefit if isinstance(printed, ProductionBuilding) else ()


def reference_number(name: str) -> int:
    """How high the number of a Production Building is; 0 for all others."""
    printed = BUILDINGS[name]
    return printed.order if isinstance(printed, ProductionBuilding) else 0


# ---------------------------------------------------------------- where they lie


def _none(record: object) -> Tiles:
    return ()


def _reader(fields: list[str]) -> Callable[[object], Tiles]:
    """What reads these fields one after the other; fast, since much of the rules looks at Buildings."""
    if len(fields) < 2:
        return attrgetter(*fields) if fields else _none
    read = attrgetter(*fields)
    return lambda record: sum(read(record), ())


def _readers(place: str) -> dict[str, Callable[[object], Tiles]]:
    """What reads a place by type; the empty type is all types."""
    fields = {kind: [name] if (name := getattr(kept, place)) else [] for kind, kept in _KEPT.items()}
    return {kind: _reader(names) for kind, names in {**fields, "": [*chain(*fields.values())]}.items()}


_MARKET, _STACK, _FACE_UP, _FACE_DOWN = map(_readers, _Fields.__struct_fields__)


def market(position: Position, kind: str = "") -> Tiles:
    """The Buildings on sale of a type, or of all types."""
    return _MARKET[kind](position)


def stack(position: Position, kind: str) -> Tiles:
    """The face-down stack of a type, its top first."""
    return _STACK[kind](position)


def face_up(player: Player, kind: str = "") -> Tiles:
    """The Buildings of a type, or of all types, that lie face up in a player's area."""
    return _FACE_UP[kind](player)


def face_up_reader(kind: str) -> Callable[[Player], Tiles]:
    """`face_up` of one type as a function of its own, for what is asked all the time."""
    return _FACE_UP[kind]


def face_down(player: Player, kind: str = "") -> Tiles:
    """A player's Buildings that lie face down."""
    return _FACE_DOWN[kind](player)


def can_lie_face_down(kind: str) -> bool:
    """Whether Buildings of a type are ever turned.

    >>> can_lie_face_down(PRODUCTION), can_lie_face_down(PASSIVE)
    (True, False)
    """
    return bool(_KEPT[kind].face_down)


def owned(player: Player, kind: str = "") -> Tiles:
    """All Buildings of a type, or of all types, that a player has."""
    return face_up(player, kind) + face_down(player, kind)


# ---------------------------------------------------------------- laying them elsewhere


def set_market(state: State, kind: str, tiles: Tiles) -> None:
    """Put these Buildings on sale in the Building Market."""
    setattr(state, _KEPT[kind].market, tiles)


def set_stack(state: State, kind: str, tiles: Tiles) -> None:
    """Put these Buildings into the face-down stack of their type."""
    setattr(state, _KEPT[kind].stack, tiles)


def construct(player: Player, name: str) -> None:
    """Lay a Building face up into a player's area."""
    fields = _KEPT[type_of(name)]
    setattr(player, fields.face_up, (*getattr(player, fields.face_up), name))


def deal_face_down(player: Player, tiles: Tiles) -> None:
    """Lay Buildings of one type face down into a player's area, without anybody seeing them."""
    for name in tiles:
        field = _KEPT[type_of(name)].face_down
        setattr(player, field, (*getattr(player, field), name))


def turn(player: Player, name: str, *, up: bool) -> None:
    """Turn a Building in a player's area face up or face down."""
    fields = _KEPT[type_of(name)]
    here, there = (fields.face_down, fields.face_up) if up else (fields.face_up, fields.face_down)
    setattr(player, here, tuple(tile for tile in getattr(player, here) if tile != name))
    setattr(player, there, (*getattr(player, there), name))
