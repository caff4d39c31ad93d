"""Conquest regions: whose pieces are where, who has the majority, and what it is worth."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.components import CONQUEST, REGIONS
from engine.draft import Draft
from engine.rules.hooks import CASUALTIES, PIECES, VIRTUAL_PIECES, answers_of, tiles_at_work
from engine.state import Position


def conquered(position: Position, region: str) -> int:
    """How many spaces of a region are taken.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.conquest = {"AN1": 0, "AN4": 1}
    >>> conquered(game, "antisuyu"), conquered(game, "qullasuyu")
    (2, 0)
    """
    return sum(CONQUEST[space].region == region for space in position.conquest)


Virtual = Mapping[int, Sequence[str]]  # seat -> regions in which it has one more piece, if only for a moment
NOWHERE: Virtual = MappingProxyType({})


def pieces(position: Position, region: str, virtual: Virtual = NOWHERE) -> dict[int, tuple[int, int]]:
    """By seat, the pieces that count for the majority and the place of the right-most one on the track.

    Markers on the track, on the Nation tile and Vassals count alike; only the track breaks a tie (rulings 28, 87).
    So do virtual pieces.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.conquest, game.nation_markers = {"AN1": 0, "AN4": 1}, {"antisuyu": (0,)}
    >>> pieces(game, "antisuyu")
    {0: (2, 1), 1: (1, 4)}
    """
    held: dict[int, tuple[int, int]] = {}
    for space, seat in position.conquest.items():
        printed = CONQUEST[space]
        if printed.region == region:
            count, right = held.get(seat, (0, 0))
            held[seat] = (count + 1, max(right, printed.position))
    for seat in position.nation_markers.get(region, ()):
        count, right = held.get(seat, (0, 0))
        held[seat] = (count + 1, right)
    if position.vassals:
        held = {seat: (PIECES(position, seat, count, region), right) for seat, (count, right) in held.items()}
    for seat, regions in virtual.items():
        if region in regions:
            count, right = held.get(seat, (0, 0))
            held[seat] = (count + 1, right)
    return held


def majority(position: Position, region: str, virtual: Virtual = NOWHERE) -> int | None:
    """Who has the most pieces in a region; the right-most one on the track breaks a tie.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> first, second, *_ = [space.id for space in CONQUEST.values() if space.region == "chinchaysuyu"]
    >>> game.conquest = {first: 0, second: 1}
    >>> majority(game, "chinchaysuyu")
    1
    """
    held = pieces(position, region, virtual)
    return max(held, key=lambda seat: held[seat]) if held else None


def virtual_pieces(draft: Draft) -> Virtual:
    """The pieces that abilities add for the moment in which regions score at a Festival."""
    return {
        seat: tuple(region for add in answers_of(VIRTUAL_PIECES, tiles) for region in add(draft, seat))
        for seat in range(len(draft.state.players))
        if (tiles := tiles_at_work(draft.state, seat))
    }


def controlled(position: Position, seat: int) -> list[str]:
    """The regions in which this seat has the majority.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.conquest = {"AN1": 0, "AN4": 1, "QU1": 0}
    >>> controlled(game, 1)
    ['antisuyu']
    """
    return [region for region in REGIONS if majority(position, region) == seat]


def casualties_counted(position: Position) -> int:
    """What each majority scores at a Festival now.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.casualties = ("priest", "warrior")
    >>> casualties_counted(game)
    2
    """
    fallen = len(position.casualties)
    if position.vassals:
        fallen += sum(CASUALTIES(position, seat, 0) for seat in range(len(position.players)))
    return fallen
