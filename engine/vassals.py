"""Vassals on the table: whose they are, which Nation or Cult tile they came by, and where they serve.

Where a place is, is up to the tile: the edge of a Weaving, a space of the Coricancha, Steps, a section, a space of a
Conquest region, a Building, a Statue, a Palace. Whoever wants to know where Vassals are asks here.
"""

from engine.state import PlacedVassal, Position, State

CASUALTIES = "casualties"  # the Casualties of War as a place
_latest: list[tuple[tuple[PlacedVassal, ...], dict[int, tuple[str, ...]]]] = [((), {})]


def parts_of(place: str) -> tuple[str, str]:
    """The thing at a place and the part of it, empty if the place is a whole thing.

    >>> parts_of(edge("SW01", "left")), parts_of("festival")
    (('SW01', 'left'), ('festival', ''))
    """
    thing, _, part = place.partition(":")
    return thing, part


def edge(weaving: str, side: str) -> str:
    """The left or right edge of a Weaving as a place.

    >>> edge("W12", "left")
    'W12:left'
    """
    return f"{weaving}:{side}"


def statue(size: str, god: str) -> str:
    """A Statue, or two like ones, as a place.

    >>> statue("small", "inti")
    'small:inti'
    """
    return f"{size}:{god}"


def tiles_of(position: Position, seat: int) -> tuple[str, ...]:
    """The Nation or Cult tiles by which this seat has a Vassal on the table, each once.

    Every ability asks, and Vassals seldom come: the answers about the latest ones are kept.
    """
    asked_about, found = _latest[0]
    if asked_about is not position.vassals:
        seats: dict[int, dict[str, None]] = {}
        for vassal in position.vassals:
            seats.setdefault(vassal.seat, {})[vassal.tile] = None
        found = {each: tuple(tiles) for each, tiles in seats.items()}
        _latest[0] = position.vassals, found
    return found.get(seat, ())


def places_of(position: Position, tile: str, seat: int | None = None) -> tuple[str, ...]:
    """Where the Vassals of a tile are, those of one seat or of everybody; a place with two of them is named twice."""
    return tuple(vassal.place for vassal in position.vassals if vassal.tile == tile and seat in (None, vassal.seat))


def owners_at(position: Position, tile: str, place: str) -> tuple[int, ...]:
    """Whose Vassals a tile has brought to this place, one by one.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(modules=frozenset({"vassals"})), 1)
    >>> put(game, 1, "VN05", "2")
    >>> owners_at(game, "VN05", "2"), owners_at(game, "VN05", "3")
    ((1,), ())
    """
    return tuple(vassal.seat for vassal in position.vassals if (vassal.tile, vassal.place) == (tile, place))


def count(position: Position, seat: int, tile: str) -> int:
    """How many Vassals a seat has on the table by this tile."""
    return len(places_of(position, tile, seat))


def put(state: State, seat: int, tile: str, place: str = "") -> None:
    """A Vassal of this seat's supply goes there for good."""
    state.players[seat].vassals_left -= 1
    state.vassals += (PlacedVassal(seat, tile, place),)


def remove(state: State, seat: int, tile: str, place: str) -> None:
    """A Vassal leaves the game."""
    gone = PlacedVassal(seat, tile, place)
    at = state.vassals.index(gone)
    state.vassals = state.vassals[:at] + state.vassals[at + 1 :]
    state.vassals_gone += (seat,)
