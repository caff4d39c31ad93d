"""What Palaces, Nobles, Prophecies and Newcomers are worth to a seat, in VP."""

from collections.abc import Mapping

from engine import nobles
from engine.components import CONSTANTS, PALACES
from engine.players.taste import Taste
from engine.players.tile_worths import BY_ABILITY
from engine.queries import kind_awaited, prophecy_progress, prophecy_vp
from engine.state import Player, Position
from engine.workers import is_newcomer, kinds_of

FESTIVALS = len(CONSTANTS.festival.trigger_vp)
FINAL = CONSTANTS.final_scoring
# How much of what a Prophecy counts comes from one Festival to the next.
PACE: Mapping[str, float] = {
    "tapestry_length": 1.2,
    "workers": 1.0,
    "weavings": 1.3,
    "buildings": 1.2,
    "conquest_markers": 2.0,
    "army_in_play": 2.0,
    "weaving_matches": 1.3,
    "temple_vp_space": 5.0,
}
UNSTEADY = frozenset({"workers"})  # what may be less again at the end


def chance(position: Position, seat: int, palace: str, to_come: int) -> float:
    """How likely the Prophecy of a Palace is fulfilled at the end, if somebody lives there."""
    found, counted = prophecy_progress(position, seat, palace), PALACES[palace].prophecy.count
    if found.fulfilled:
        return 0.75 if counted in UNSTEADY else 1.0
    in_reach = PACE[counted] * (to_come - 0.5) / (found.needed - found.count)
    return 0.9 * min(1.0, in_reach) ** 2


def noble(position: Position, seat: int, palace: str, to_come: int, taste: Taste) -> float:
    """A Noble in this Palace: its ability, its Prophecy, and that it stands at the end."""
    uses = BY_ABILITY[palace] * (to_come - 0.4) / FESTIVALS
    foretold = chance(position, seat, palace, to_come) * prophecy_vp(position, seat)
    return taste.noble * uses + taste.prophecy * foretold + taste.noble_stands


def palace(position: Position, seat: int, name: str, to_come: int, taste: Taste) -> float:
    """A Palace besides what it scores: who may come to live there, the less if others stand empty already."""
    waiting = len(nobles.empty(position.players[seat]))
    hope = min(1.0, (to_come - 0.5) / 1.5) / (1 + waiting)
    return taste.palace * hope * noble(position, seat, name, to_come, taste)


def best_palace(position: Position, seat: int, worker: str, to_come: int, taste: Taste) -> float:
    """The best that can be made of a Worker as a Noble; nothing, if no Palace is open to it."""
    if position.active < 0:
        return 0.0
    open_to = nobles.open_to(position.players[seat], worker)
    return max([noble(position, seat, name, to_come, taste) for name in open_to], default=0.0)


def counted_workers(player: Player) -> int:
    """The Workers in the supply that count for the limit: one Newcomer does not."""
    return len(player.workers) - any(map(is_newcomer, player.workers))


def room_for_newcomer(player: Player) -> int:
    """What a Newcomer would find in the supply, as Workers are judged by how many there are already."""
    held = len(player.workers)
    return held - 1 if any(map(is_newcomer, player.workers)) else min(1, held)


def liked_kinds(player: Player, worker: str) -> float:
    """How well the kinds of a Worker go with one's Palaces: with what waits for them, and with Prophecies."""
    kinds = kinds_of(worker)
    colours = {nobles.colour_of(kind) for kind in kinds}
    waited = sum(kind_awaited(tile) in kinds for tile in (*player.passives, *player.nobles))
    foretold = sum(not colours.isdisjoint(PALACES[name].prophecy.colours) for name in player.palaces)
    return 0.3 * waited + 0.2 * foretold
