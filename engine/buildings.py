"""Buildings by their type: what is printed on one, the Building Market and its stacks, and who owns which.

Nobody else knows in which fields they are kept. A further type of Building needs its printed tiles (a type in
`engine/components/records.py`, its record in `_TYPE` here and in `engine/box.py`), the fields in which they lie
(`engine/state.py`, with a `Piece` of `engine/secrecy.py` that has the name of the type), an entry in `_KEPT`, and its
name in the languages. Rules, pictures, texts and computer players go by the types of the game's box. `check_kept`
refuses to start with a type that can be in a game and lacks one of these.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from operator import attrgetter

from msgspec import Struct

from engine.benefits import Benefit
from engine.box import BASE_GAME, MODULES, box_of
from engine.components import BY_PLAYERS, PALACES, ComponentError
from engine.components import PASSIVE as _PASSIVE
from engine.components import PRODUCTION as _PRODUCTION
from engine.components.records import BUILDING_TYPES, Palace, PassiveBuilding, ProductionBuilding
from engine.resources import Cost
from engine.secrecy import Piece, fields_of
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
    PALACE: _Fields("palace_market", "palace_stack", "palaces"),
}
TYPES = tuple(_KEPT)  # of which there is a stack, in the order of the Building Market


def check_kept(types: Iterable[str], kept: Mapping[str, _Fields], position: type, player: type) -> None:
    """Refuse a type of Building that has no fields in which its tiles are kept, or fields that say nothing of it."""
    for kind in types:
        if kind not in kept:
            raise ComponentError(f"nothing says where Buildings of the type {kind} are kept (engine/buildings.py)")
        fields = kept[kind]
        said = _fields_for(position, kind) + _fields_for(player, kind)
        for name in (fields.market, fields.stack, fields.face_up, fields.face_down):
            if name and name not in said:
                raise ComponentError(f"{name} is no field for Buildings of the type {kind} (engine/state.py)")


def _fields_for(record: type, kind: str) -> tuple[str, ...]:
    """The fields of a record that say they hold tiles of this type."""
    if kind not in {piece.value for piece in Piece}:
        raise ComponentError(f"no Piece is a Building of the type {kind} (engine/secrecy.py)")
    return fields_of(record, Piece(kind))


for _box in (BASE_GAME, *(box_of((name,), max(BY_PLAYERS)) for name in MODULES)):
    check_kept(_box.building_types, _KEPT, Position, Player)


# ---------------------------------------------------------------- what is printed


def all_of(kind: str) -> Tiles:
    """Every Building of a type that was ever printed.

    >>> all_of(PASSIVE)[:3]
    ('Z01', 'Z02', 'Z03')
    """
    return tuple(name for name in BUILDINGS if type_of(name) == kind)


def building(name: str) -> Building:
    """The record of a Building, whatever its type.

    >>> building("P07").cost == cost("P07")
    True
    """
    return BUILDINGS[name]


def is_building(name: str) -> bool:
    """Whether this is a Building, and not an Army card.

    >>> is_building("P07"), is_building("A07")
    (True, False)
    """
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
    """What a Building gives when it produces: nothing, unless it is a Production Building.

    >>> produces("P01"), produces("Z12")
    ((Gain(resource='potato', n=2), Gain(resource='corn', n=1)), ())
    """
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
    """The Buildings on sale of a type, or of all types.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> [type_of(name) for name in market(game, PASSIVE)] == [PASSIVE] * len(market(game, PASSIVE))
    True
    >>> market(game) == market(game, PRODUCTION) + market(game, PASSIVE)
    True
    """
    return _MARKET[kind](position)


def stack(position: Position, kind: str) -> Tiles:
    """The face-down stack of a type, its top first.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> stack(game, PASSIVE) == game.passive_stack
    True
    """
    return _STACK[kind](position)


def face_up(player: Player, kind: str = "") -> Tiles:
    """The Buildings of a type, or of all types, that lie face up in a player's area.

    >>> from engine.state import Player
    >>> player = Player(vp=0, steps_left=6, markers_left=6, production_up=("P07",), passives=("Z12",))
    >>> face_up(player), face_up(player, PASSIVE)
    (('P07', 'Z12'), ('Z12',))
    """
    return _FACE_UP[kind](player)


def face_up_reader(kind: str) -> Callable[[Player], Tiles]:
    """`face_up` of one type as a function of its own, for what is asked all the time."""
    return _FACE_UP[kind]


def face_down(player: Player, kind: str = "") -> Tiles:
    """A player's Buildings that lie face down.

    >>> from engine.state import Player
    >>> player = Player(vp=0, steps_left=6, markers_left=6, production_down=("P07",), passives=("Z12",))
    >>> face_down(player), face_down(player, PASSIVE)
    (('P07',), ())
    """
    return _FACE_DOWN[kind](player)


def can_lie_face_down(kind: str) -> bool:
    """Whether Buildings of a type are ever turned.

    >>> can_lie_face_down(PRODUCTION), can_lie_face_down(PASSIVE)
    (True, False)
    """
    return bool(_KEPT[kind].face_down)


def inhabited(player: Player) -> Tiles:
    """The Palaces of a player whose Noble stands, or in which a Vassal lives: their abilities can be used."""
    if not player.nobles:
        return ()
    nobles, lying = player.nobles, player.lying
    return tuple([palace for palace in player.palaces if palace in nobles and palace not in lying])


def owned(player: Player, kind: str = "") -> Tiles:
    """All Buildings of a type, or of all types, that a player has.

    >>> from engine.state import Player
    >>> player = Player(vp=0, steps_left=6, markers_left=6, production_up=("P07",), production_down=("P01",))
    >>> owned(player)
    ('P07', 'P01')
    """
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
