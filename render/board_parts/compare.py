"""What changed between two positions."""

from msgspec import Struct

from engine.buildings import market
from engine.components import CONQUEST, SPACES, STEPS
from engine.state import PlacedVassal, Position
from render.automa_board import content as automa
from render.board_parts import vassal_places

# How Vassals on the hill are called among the things that changed there, before the name of their place.
_MARKS = {vassal_places.CORICANCHA: "coricancha ", vassal_places.STEPS: "", vassal_places.SEGMENT: "segment "}


class Changes(Struct, frozen=True):
    """The ids of everything that moved, came or went."""

    hill: tuple[str, ...] = ()  # spaces, Steps spots, "priest N", "coricancha N", "segment N"
    conquest: tuple[str, ...] = ()
    temple: tuple[int, ...] = ()  # seats
    people: tuple[str, ...] = ()  # "village", "nomads", "casualties", "newcomers"
    buildings: tuple[str, ...] = ()
    offer: tuple[str, ...] = ()
    weaving: bool = False
    automa: tuple[str, ...] = ()  # tokens, God cards and Cult tiles on the automa's board
    nations: tuple[str, ...] = ()  # regions with another marker on their Nation tile
    vassals: tuple[PlacedVassal, ...] = ()


def is_vassal_mark(name: str) -> bool:
    """Whether this is the name of a Vassal among the things on the hill that changed.

    >>> is_vassal_mark("segment 3"), is_vassal_mark("priest 3"), is_vassal_mark("S3u")
    (True, False, False)
    """
    return name.startswith(tuple(filter(None, _MARKS.values())))


def compare(now: Position, since: Position | None) -> Changes:
    """What differs between an earlier position and this one."""
    if since is None:
        return Changes()
    seats = range(len(now.players))
    hill = [space for space in SPACES if now.hill.get(space) != since.hill.get(space)]
    hill += [spot for spot in STEPS if now.steps.get(spot) != since.steps.get(spot)]
    moved = {now.players[seat].priest for seat in seats if now.players[seat].priest != since.players[seat].priest}
    hill += [f"priest {section}" for section in sorted(moved) if section]
    came = vassal_places.placed_since(now, since)
    hill += [f"{_MARKS[vassal.tile]}{vassal.place}" for vassal in came if vassal.tile in _MARKS]
    held = {vassal.place for vassal in came if vassal.tile in (vassal_places.REPLACING, vassal_places.JOINING)}
    offered = market(since)
    lost = any(vassal.tile == vassal_places.CASUALTIES for vassal in came)
    return Changes(
        hill=tuple(dict.fromkeys(hill)),
        conquest=tuple(
            space for space in CONQUEST if now.conquest.get(space) != since.conquest.get(space) or space in held
        ),
        temple=tuple(seat for seat in seats if now.players[seat].temple != since.players[seat].temple),
        people=tuple(
            name
            for name in ("village", "nomads", "casualties", "newcomers")
            if getattr(now, name) != getattr(since, name) or (lost and name == "casualties")
        ),
        buildings=tuple(name for name in market(now) if name not in offered),
        offer=tuple(card for card in now.god_offer if card not in since.god_offer),
        weaving=now.weavings[:1] != since.weavings[:1],
        automa=automa.moved(now, since),
        nations=tuple(
            region
            for region in now.nations
            if now.nation_markers.get(region, ()) != since.nation_markers.get(region, ())
        ),
        vassals=came,
    )
