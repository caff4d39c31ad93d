"""What may be asked about the rules of the modules without playing, besides `engine.queries`.

Abilities that may be used at will: which moments they wait for, and what using one costs; prices of walking High
Priests; tiles that are still drawn.

>>> sorted(OFFERED["purchased"]), sorted(MOMENTS_ASKED["festival_began"])
(['X05'], ['ZN3', 'ZN6'])
"""

from collections.abc import Mapping
from typing import Any

from engine import vassals
from engine.benefits import Benefit, Choose, ClimbTemple
from engine.buildings import stack
from engine.decisions import ChooseBuilding, ChooseOne, ChooseWalk, Decision, UseAbilities
from engine.procedures import PutWorker
from engine.resources import Cost
from engine.rules.abilities.nations import PILGRIMS, SOURCE, STAIR_GIFTS, STAIRS, climbs_by_placing
from engine.rules.high_priest import SKIP_PRICE, reach
from engine.rules.hooks import ABILITY, AT_ONCE, BUILDINGS_DRAWN, KEPT_UP, KIND_AWAITED, MOMENTS, Trigger, tiles_at_work
from engine.rules.offered_abilities import offer_of
from engine.rules.placement import steps_above
from engine.rules.temple_rewards import SUPPLY
from engine.rules.turn import REJUVENATED_FOR_A_WORKER, WALK_PRICE
from engine.state import Position
from engine.workers import counts_as

__all__ = [
    "MOMENTS_ASKED",
    "OFFERED",
    "REJUVENATED_FOR_A_WORKER",
    "SKIP_PRICE",
    "SUPPLY",
    "TILES_ANSWERING",
    "TILES_OFFERED",
    "comes_to_nothing",
    "gained_by_placing",
    "kept_up",
    "nation_choosing",
    "price_of",
    "tiles_awaiting",
    "tiles_to_draw",
    "walk_price",
]

# By moment, the tiles whose abilities may answer it if their owner likes; moments without any are left out.
OFFERED: Mapping[str, frozenset[str]] = {
    name: found
    for name, moment in MOMENTS.items()
    if (found := frozenset(tile for tile, ability in ABILITY.items() if ability in moment.offers))
}
TILES_OFFERED = frozenset(tile for tiles in OFFERED.values() for tile in tiles)


def _by_themselves(moment: Trigger[Any]) -> frozenset[str]:
    """The tiles that answer a moment whether their owner likes it or not, once it is their turn."""
    return frozenset(tile for tile, ability in ABILITY.items() if ability in moment.entries and ability not in AT_ONCE)


def _may_be_asked(moment: Trigger[Any]) -> bool:
    """Whether a player may be asked which ability answers a moment next: some need not, or several want an order."""
    return bool(moment.offers) or (not moment.together and len({ABILITY[tile] for tile in _by_themselves(moment)}) > 1)


# By moment at which a player may be asked for an ability, the tiles that answer it by themselves.
MOMENTS_ASKED: Mapping[str, frozenset[str]] = {
    name: _by_themselves(moment) for name, moment in MOMENTS.items() if _may_be_asked(moment)
}
TILES_ANSWERING = frozenset(tile for tiles in MOMENTS_ASKED.values() for tile in tiles)


def price_of(asked: UseAbilities, tile: str) -> tuple[Cost, int] | None:
    """What the ability of a tile costs there, and how many resources of any kind besides; None: it answers by itself.

    >>> price_of(UseAbilities(0, "recruited", ("X10",)), "X10")[0].stone
    2
    >>> price_of(UseAbilities(0, "activated_worship", ("ZA1",)), "ZA1") is None
    True
    """
    offered = offer_of(asked.moment, tile)
    return (offered.price, offered.resources) if offered else None


def comes_to_nothing(position: Position, asked: UseAbilities, tile: str) -> bool:
    """Whether a tile that answers by itself has nothing to say to the Worker that was placed: another kind or space.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> asked = UseAbilities(0, "worker_placed", ("Z03",), PutWorker(0, "priest", "priest", "T1a", ""))
    >>> comes_to_nothing(game, asked, "Z03")
    True
    """
    if not isinstance(asked.fact, PutWorker):
        return False
    if tile == PILGRIMS:
        return not climbs_by_placing(position, asked.seat, asked.fact.space)
    kind = KIND_AWAITED.get(ABILITY[tile])
    return kind is not None and not counts_as(asked.fact.waited or asked.fact.acting, kind)


def nation_choosing(asked: ChooseOne) -> str:
    """The Nation tile whose Vassal brings one of several benefits; empty if none does.

    >>> nation_choosing(ChooseOne(0, STAIR_GIFTS, "nations")), nation_choosing(ChooseOne(0, STAIR_GIFTS, "tasks"))
    ('VN03', '')
    """
    return STAIRS if asked.source == SOURCE and asked.options == STAIR_GIFTS else ""


def gained_by_placing(position: Position, seat: int, space: str) -> Benefit:
    """What a seat's own Vassals bring when it places a Worker on this space.

    >>> from engine import Options, new_game
    >>> from engine.state import PlacedVassal
    >>> game = new_game(Options(modules=("vassals",)), 1)
    >>> game.vassals = (PlacedVassal(0, "VN04", "2"),)
    >>> gained_by_placing(game, 0, "B2a"), gained_by_placing(game, 1, "B2a")
    ((ClimbTemple(n=1),), ())
    """
    climb = (ClimbTemple(1),) if climbs_by_placing(position, seat, space) else ()
    manned = (spot for spot in vassals.places_of(position, STAIRS, seat) if spot in steps_above(position, space))
    return (*climb, *(Choose(STAIR_GIFTS) for _ in manned))


def kept_up(position: Position, seat: int) -> frozenset[str]:
    """The Production Buildings of a seat that stay face up when they give at a Produce.

    >>> from engine import Options, new_game
    >>> from engine.state import PlacedVassal
    >>> game = new_game(Options(modules=("vassals",)), 1)
    >>> game.vassals = (PlacedVassal(0, "VN08", "P06"),)
    >>> kept_up(game, 0), kept_up(game, 1)
    (frozenset({'P06'}), frozenset())
    """
    return frozenset(KEPT_UP(position, seat, ()))


def tiles_awaiting(position: Position, seat: int, kind: str) -> tuple[str, ...]:
    """The tiles at work for a seat that wait for a Worker of this kind being placed.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].passives = ("Z03", "ZA2")
    >>> tiles_awaiting(game, 0, "warrior"), tiles_awaiting(game, 0, "priest")
    (('Z03',), ())
    """
    return tuple(tile for tile in tiles_at_work(position, seat) if KIND_AWAITED.get(ABILITY[tile]) == kind)


def walk_price(position: Position, asked: Decision, spaces: int) -> Cost:
    """What a walk of so many spaces costs: for spaces skipped and, as a secondary action of ZA5, for itself.

    >>> from engine import Options, new_game
    >>> from engine.decisions import TakeTurn
    >>> game = new_game(Options(), 1)
    >>> game.players[0].priest = 2
    >>> walk_price(game, ChooseWalk(0), 1) == Cost(), walk_price(game, TakeTurn(0), 1).corn
    (True, 1)
    """
    skipped = reach(position, asked.seat, 1)[spaces]
    return skipped if isinstance(asked, ChooseWalk) else skipped + WALK_PRICE


def tiles_to_draw(position: Position, asked: ChooseBuilding) -> int:
    """How many more tiles are drawn off the stacks once that was begun.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].passives = ("ZA2",)
    >>> tiles_to_draw(game, ChooseBuilding(0, gratis=False, drawn=("P01",)))
    2
    """
    if asked.gratis:
        return 0
    wanted = BUILDINGS_DRAWN(position, asked.seat, 0) - len(asked.drawn)
    types = (asked.kind,) if asked.kind else position.options.box.building_types
    return min(wanted, sum(len(stack(position, kind)) for kind in types))
