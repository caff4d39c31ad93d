"""What changed between two positions."""

from msgspec import Struct

from engine.buildings import market
from engine.components import CONQUEST, SPACES, STEPS
from engine.state import Position
from render.automa_board import content as automa


class Changes(Struct, frozen=True):
    """The ids of everything that moved, came or went."""

    hill: tuple[str, ...] = ()  # spaces, Steps spots, "priest N"
    conquest: tuple[str, ...] = ()
    temple: tuple[int, ...] = ()  # seats
    people: tuple[str, ...] = ()  # "village", "nomads", "casualties"
    buildings: tuple[str, ...] = ()
    offer: tuple[str, ...] = ()
    weaving: bool = False
    automa: tuple[str, ...] = ()  # tokens and God cards on the automa's board


def compare(now: Position, since: Position | None) -> Changes:
    """What differs between an earlier position and this one."""
    if since is None:
        return Changes()
    seats = range(len(now.players))
    hill = [space for space in SPACES if now.hill.get(space) != since.hill.get(space)]
    hill += [spot for spot in STEPS if now.steps.get(spot) != since.steps.get(spot)]
    moved = {now.players[seat].priest for seat in seats if now.players[seat].priest != since.players[seat].priest}
    hill += [f"priest {section}" for section in sorted(moved) if section]
    return Changes(
        hill=tuple(hill),
        conquest=tuple(space for space in CONQUEST if now.conquest.get(space) != since.conquest.get(space)),
        temple=tuple(seat for seat in seats if now.players[seat].temple != since.players[seat].temple),
        people=tuple(
            name for name in ("village", "nomads", "casualties") if getattr(now, name) != getattr(since, name)
        ),
        buildings=tuple(name for name in market(now) if name not in market(since)),
        offer=tuple(card for card in now.god_offer if card not in since.god_offer),
        weaving=now.weavings[:1] != since.weavings[:1],
        automa=automa.moved(now, since),
    )
