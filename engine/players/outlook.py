"""What a position promises each seat: the VP it can expect at the end, by a fitted sum of what it has."""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import pairwise
from operator import mul
from statistics import fmean

from engine import buildings, queries, temple
from engine.benefits import price_effect
from engine.buildings import PASSIVE, PRODUCTION
from engine.components import ARMY_CARDS, BY_PLAYERS, CONQUEST, CONSTANTS, GOD_CARDS, WEAVING_REWARDS, WEAVINGS
from engine.players.experience import OUTLOOK, WITH_MODULES
from engine.players.module_outlook import module_features
from engine.players.tile_worths import BY_ABILITY
from engine.queries import pieces
from engine.resources import UNKNOWN
from engine.state import Position

REMEMBERED = 2048  # hands and areas of one sort each: those of seats that do nothing are the same again and again
MARKER = 100  # more than any place in a region
FURTHEST = CONSTANTS.high_priest.max_move
PIECES = CONSTANTS.player_pieces
GIVES = {name: sum(map(price_effect, buildings.produces(name))) for name in buildings.all_of(PRODUCTION)}
GIVES[UNKNOWN] = fmean(GIVES.values())
GOD = {card.id: card.god for card in GOD_CARDS.values()}
PLAYED = {card.id: sum(map(price_effect, card.benefit)) for card in GOD_CARDS.values()}
SOLDIERS = {card.id: card.soldiers for card in ARMY_CARDS.values()}
REGION = {space.id: (space.region, space.position) for space in CONQUEST.values()}
_REWARD = {reward.id: sum(map(price_effect, reward.benefit)) for reward in WEAVING_REWARDS.values()}
MATCH = {
    (left.id, right.id): _REWARD[left.right]
    for left in WEAVINGS.values()
    for right in WEAVINGS.values()
    if left.right == right.left
}
WORSHIP, OFFERING = CONSTANTS.high_priest.worship, CONSTANTS.high_priest.offering
TAPESTRY = tuple(queries.tapestry_vp(min(n, len(CONSTANTS.final_scoring.tapestry_vp))) for n in range(len(WEAVINGS)))
# What a place on the Temple is worth, at a Festival and at the end.
TEMPLE_VP = {step.id: step.vp for step in temple.STEPS.values()}
TEMPLE_LAST = {step.id: step.final_vp for step in temple.STEPS.values()}
# What so many steps up from there add to both; above the top it goes on level.
CLIMB = {
    (at, n): TEMPLE_VP[to] - TEMPLE_VP[at] + TEMPLE_LAST[to] - TEMPLE_LAST[at]
    for at in temple.STEPS
    for n in range(max(WORSHIP.active_large, OFFERING.active_max_steps) + 1)
    for to in (at, *temple.way_up(at, n))[-1:]
}

# Times of the game: before each of the three Festivals, with the Village empty and full, and while one is pending.
TIMES = 9


def prospects(position: Position) -> list[float]:
    """The VP each seat can expect at the end of the game."""
    if position.result:
        return [float(score) for score in position.result.scores]
    weights = _weights(*moment(position), bool(position.options.modules))
    fronts = war(position)
    return [
        player.vp + sum(map(mul, weights, features(position, seat, *fronts[seat]).values()))
        for seat, player in enumerate(position.players)
    ]


def table(modules: bool) -> Mapping[str, tuple[float, ...]]:
    """What everything is worth in the base game, or in a game with modules."""
    return WITH_MODULES if modules else OUTLOOK


def moment(position: Position) -> tuple[int, float]:
    """The column of `OUTLOOK` that speaks of this time of the game, and how far the next one does as well."""
    over = position.festivals
    if position.last_festival:
        return TIMES - 1, 0.0
    if position.festival_holder >= 0:
        return 3 * over - 1, 0.0
    return 3 * over, min(1.0, len(position.village) / BY_PLAYERS[len(position.players)].village)


@cache
def _weights(column: int, share: float, modules: bool) -> tuple[float, ...]:
    """What each feature is worth, in the order of `features`."""
    rows = table(modules).values()
    if not share:
        return tuple(row[column] for row in rows)
    return tuple(row[column] + share * (row[column + 1] - row[column]) for row in rows)


def war(position: Position) -> list[tuple[int, int]]:
    """How many regions each seat leads, and the markers by which it is ahead or behind, two at most in each."""
    strength: dict[str, list[int]] = {}
    for space, seat in position.conquest.items():
        region, right = REGION[space]
        row = strength.setdefault(region, [0] * len(position.players))
        row[seat] = MARKER * (row[seat] // MARKER + 1) + max(row[seat] % MARKER, right)  # the right-most breaks ties
    if position.nation_markers:  # and pieces beside the track count as well
        for region, row in strength.items():
            for seat, (count, right) in pieces(position, region).items():
                row[seat] = MARKER * count + right
    found = [(0, 0)] * len(position.players)
    for row in strength.values():
        first, second = sorted(row, reverse=True)[:2]
        for seat, own in enumerate(row):
            led, ahead = found[seat]
            margin = own // MARKER - (second if own == first else first) // MARKER
            found[seat] = led + (own == first), ahead + max(-2, min(2, margin))
    return found


def features(position: Position, seat: int, led: int, ahead: int) -> dict[str, float]:
    """What a seat has, by the names under which `OUTLOOK` knows what it is worth, and in that order."""
    player, seats = position.players[seat], len(position.players)
    hand, cards = player.god_hand, len(player.god_hand)
    gods, played = _of_hand(hand)
    woven, longest, matched = _of_tapestries(player.tapestries)
    statues = {*player.small_statues, *player.large_statues}
    in_hand, up = _soldiers(player.army_hand), _soldiers(player.army_up)
    producing, down = buildings.face_up(player, PRODUCTION), buildings.face_down(player, PRODUCTION)
    gives = sum([GIVES[building] for building in producing])
    large = CLIMB[player.temple, WORSHIP.active_large] if player.large_statues else 0
    small = CLIMB[player.temple, WORSHIP.active_small] if player.small_statues else 0
    offering = CLIMB[player.temple, min(OFFERING.active_max_steps, player.corn // OFFERING.active_corn_per_step)]
    near = _actions_ahead(position, seat)
    more = module_features(position, seat, led) if position.options.modules else {}
    return {
        **more,
        "one": 1.0,
        "wait": (seat - (position.to_act or 0)) % seats / seats,
        "potato": min(player.potato, 4),
        "more potato": max(0, player.potato - 4),
        "corn": min(player.corn, 4),
        "more corn": max(0, player.corn - 4),
        "stone": min(player.stone, 4),
        "more stone": max(0, player.stone - 4),
        "gold": min(player.gold, 3),
        "more gold": max(0, player.gold - 3),
        "no worker": not player.workers,
        "two workers": len(player.workers) > 1,
        "god cards": min(3, cards),
        "more god cards": max(0, cards - 3),
        "gods in hand": gods,
        "served": sum([PLAYED[card] for card in hand if GOD[card] in statues]) if statues else 0.0,
        "played": played,
        "hungry": max(0, cards - player.potato),
        "army cards": len(player.army_hand),
        "soldiers in hand": in_hand,
        "soldiers up": up,
        "soldiers down": _soldiers(player.army_down),
        "army up": len(player.army_up),
        "gives": gives,
        "would give": sum([GIVES[building] for building in down]),
        "buildings up": len(producing),
        "buildings down": len(down),
        "passives": sum([BY_ABILITY[building] for building in buildings.face_up(player, PASSIVE)]),
        "small statues": len(player.small_statues),
        "large statues": len(player.large_statues),
        "statue gods": len(statues),
        "temple": TEMPLE_VP[player.temple],
        "temple at the end": TEMPLE_LAST[player.temple],
        "worship large": large,
        "worship small": small,
        "offering": offering,
        "tapestries": woven,
        "longest": longest,
        "rows": len(player.tapestries),
        "matches": matched,
        "steps": PIECES.steps_markers - player.steps_left,
        "markers": PIECES.conquest_markers - player.markers_left,
        "casualties held": led * len(position.casualties),
        "regions led": led,
        "markers ahead": ahead,
        "near conquest": up + in_hand if "conquest" in near else 0.0,
        "near worship": large + small if "worship" in near else 0.0,
        "near produce": gives if "produce" in near else 0.0,
        "near rejuvenate": len(down) + len(player.army_down) if "rejuvenate" in near else 0.0,
        "near offering": offering if "offering" in near else 0.0,
    }


@lru_cache(REMEMBERED)
def _of_hand(cards: tuple[str, ...]) -> tuple[int, float]:
    """Of God cards, how many gods they have, and what the three best would give."""
    return len({GOD[card] for card in cards}), sum(sorted([PLAYED[card] for card in cards], reverse=True)[:3])


@lru_cache(REMEMBERED)
def _of_tapestries(rows: tuple[tuple[str, ...], ...]) -> tuple[int, int, float]:
    """What Tapestries score, how long the longest is, and what their matches give."""
    lengths = [len(row) for row in rows]
    matched = sum([MATCH.get(pair, 0.0) for row in rows for pair in pairwise(row)])
    return sum([TAPESTRY[length] for length in lengths]), max(lengths, default=0), matched


@lru_cache(REMEMBERED)
def _soldiers(cards: tuple[str, ...]) -> int:
    return sum([SOLDIERS[card] for card in cards])


def _actions_ahead(position: Position, seat: int) -> tuple[str, ...]:
    """The High Priest actions within one move; none before the High Priest is placed."""
    if not position.players[seat].priest:
        return ()
    return tuple([queries.action_after(position, seat, spaces) for spaces in range(1, FURTHEST + 1)])
