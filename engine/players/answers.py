"""What it is worth to have an ability answer a moment: those one may use, and those of which some comes by itself."""

from collections.abc import Callable, Mapping

from engine.abilities import Ability, NobleAbility, PassiveAbility
from engine.buildings import PASSIVE, PRODUCTION
from engine.components import CONQUEST, SPACES, TERRACES
from engine.players import influence
from engine.players.worth import Appraisal
from engine.queries import ability_of, ability_price, kind_awaited, left_most_spaces, open_regions, tiles_at_work
from engine.resources import RESOURCES
from engine.state import VASSAL
from engine.vassals import places_of
from engine.workers import is_newcomer, kinds_of

*_, BOTTOM = TERRACES
BY_ITSELF = 0.01  # what answers anyway may as well be first
PRIEST_MOVES = 0.2

Noble, Passive = NobleAbility, PassiveAbility


def use(a: Appraisal, tile: str) -> float:
    """What it is worth to have the ability of this tile answer now, its price and the Noble's rest considered."""
    ability = ability_of(tile)
    found = USES.get(ability)
    if found is None:
        return BY_ITSELF
    price = ability_price(tile)
    if not a.player.can_pay(price):
        return 0.0
    rest = lying(a) if a.player.nobles.get(tile, VASSAL) != VASSAL else 0.0
    return found(a) - a.cost(price) - rest


def lying(a: Appraisal) -> float:
    """What it hurts to have a Noble lie down."""
    return a.taste.noble_used if a.to_come > 1 else a.taste.noble_stands


def _answering(a: Appraisal, abilities: frozenset[Ability]) -> float:
    tiles = tiles_at_work(a.position, a.seat)
    return sum([max(0.0, use(a, tile)) for tile in tiles if ability_of(tile) in abilities])


# ---------------------------------------------------------------- moments


def on_arrival(a: Appraisal, worker: str, acting: str) -> float:
    """What waits for a Worker of these kinds being placed; of a Newcomer's two, for the better one."""
    if not a.position.options.modules:
        return 0.0
    own, others = kinds_of(worker), kinds_of(acting)
    kinds = own if set(others) <= set(own) else others
    best = max([on_arrival_as(a, kind) for kind in kinds])
    if is_newcomer(worker):
        best += _answering(a, frozenset({Passive.NEWCOMER_PLAYS_GOD_CARD}))
    return best


def on_arrival_as(a: Appraisal, kind: str) -> float:
    """What waits for a Worker that counts as this kind for Buildings and Palaces."""
    waiting = [tile for tile in tiles_at_work(a.position, a.seat) if kind_awaited(tile) == kind]
    return sum([max(0.0, use(a, tile)) for tile in waiting if ability_of(tile) in USES])


def on_space(a: Appraisal, space: str) -> float:
    """What one's Vassals bring a Worker of one's own on this space."""
    printed = SPACES[space]
    manned = printed.terrace == BOTTOM and str(printed.section) in places_of(a.position, PILGRIMS, a.seat)
    return a.climb(1) if manned else 0.0


def on_activation(a: Appraisal, action: str) -> float:
    """What answers a High Priest action of one's own."""
    return _answering(a, ACTIVATED[action]) if a.position.options.modules else 0.0


def on_recruiting(a: Appraisal) -> float:
    """What answers a Recruit action."""
    return _answering(a, frozenset({Noble.RECRUIT_ACTION_BUY_STEPS})) if a.player.nobles else 0.0


def on_spreading(a: Appraisal) -> float:
    """What answers that Influence was spread."""
    return _answering(a, frozenset({Passive.INFLUENCE_PLAY_TWO_ARMY_OR_DRAW_TWO_GOD}))


PILGRIMS = "VN04"
ACTIVATED: Mapping[str, frozenset[Ability]] = {
    "worship": frozenset(
        {
            Passive.WORSHIP_TEMPLE_STEP,
            Passive.WORSHIP_GIVES_INFLUENCE,
            Passive.WORSHIP_OFFERING_RAISE_NOBLES,
            Noble.ANY_WORSHIP_OFFERING_REJUVENATE_TWO,
        }
    ),
    "offering": frozenset({Passive.WORSHIP_OFFERING_RAISE_NOBLES, Noble.ANY_WORSHIP_OFFERING_REJUVENATE_TWO}),
    "produce": frozenset({Noble.ANY_PRODUCE_NEWCOMER}),
    "conquest": frozenset({Noble.ANY_CONQUEST_BUY_PASSIVE, Passive.CONQUEST_REJUVENATE_PLAY_ARMY_FREE}),
    "rejuvenate": frozenset({Passive.CONQUEST_REJUVENATE_PLAY_ARMY_FREE}),
}


# ---------------------------------------------------------------- abilities


def _step_for_soldier(soldier: Callable[[Appraisal], float]) -> Callable[[Appraisal], float]:
    return lambda a: a.climb(1) - soldier(a) if a.player.army_up else 0.0


def _one_soldier_played(a: Appraisal) -> float:
    return a.taste.play_army + a.taste.play_soldier if a.player.army_hand else 0.0


def _envoys(a: Appraisal) -> float:
    return max([influence.spread(a, region) for region in open_regions(a.position, a.seat)], default=0.0)


def _embassy(a: Appraisal) -> float:
    return max(2 * a.god_card(), min(2, len(a.player.army_hand)) * _one_soldier_played(a))


def _left_most(a: Appraisal) -> float:
    return max([left_most_conquest(a, space) for space in left_most_spaces(a.position, a.seat)], default=0.0)


def left_most_conquest(a: Appraisal, space: str) -> float:
    """A Conquest space without soldiers."""
    return a.benefit(CONQUEST[space].benefit) + influence.marker(a, CONQUEST[space].region)


def _observatory(a: Appraisal) -> float:
    cheapest = min([a.unit[name] for name in RESOURCES if getattr(a.player, name)], default=0.0)
    return 2 * (a.god_card() + 0.5) - cheapest


def _newcomer(a: Appraisal) -> float:
    return a.newcomer() if a.position.newcomers else 0.0


def _nobles_raised(a: Appraisal) -> float:
    return sum(map(a.turned_up, a.player.lying))


USES: Mapping[Ability, Callable[[Appraisal], float]] = {
    Passive.WORSHIP_TEMPLE_STEP: lambda a: a.climb(1),
    Passive.PRIEST_DISCARD_SOLDIER_TEMPLE: _step_for_soldier(lambda a: a.taste.discarded_soldier),
    Passive.CONQUEST_REJUVENATE_PLAY_ARMY_FREE: _one_soldier_played,
    Passive.INFLUENCE_PLAY_TWO_ARMY_OR_DRAW_TWO_GOD: _embassy,
    Passive.WORSHIP_GIVES_INFLUENCE: _envoys,
    Passive.WORSHIP_OFFERING_RAISE_NOBLES: _nobles_raised,
    Passive.NEWCOMER_PLAYS_GOD_CARD: lambda a: a.played_god(),
    Noble.PASSIVE_BUILT_BUY_STATUE: lambda a: a.small_statue(),
    Noble.PRODUCTION_BUILT_FLIP_ARMY_TEMPLE: _step_for_soldier(lambda a: a.taste.flipped_soldier),
    Noble.TEMPLE_ADVANCE_REJUVENATE_TWO: lambda a: a.rejuvenate(2),
    Noble.PALACE_BUILT_PURCHASE_WEAVINGS: lambda a: a.purchase(),
    Noble.WEAVINGS_TASK_NEWCOMER: _newcomer,
    Noble.STATUE_BUILT_DRAW_TWO_ARMY: lambda a: 2 * a.army_card(),
    Noble.ANY_PRODUCE_NEWCOMER: _newcomer,
    Noble.ANY_WORSHIP_OFFERING_REJUVENATE_TWO: lambda a: a.rejuvenate(2),
    Noble.ANY_CONQUEST_BUY_PASSIVE: lambda a: a.best_of_type(PASSIVE),
    Noble.RECRUIT_ACTION_BUY_STEPS: lambda a: a.more_steps(free=True),
    Noble.COURIER_GOLD_CONQUERS_LEFTMOST: _left_most,
    Noble.WARRIOR_BUY_PRODUCTION: lambda a: a.best_of_type(PRODUCTION),
    Noble.ARCHITECT_CHOOSE_GOD_CARDS: _observatory,
    Noble.CRAFTSMAN_CORN_MERCHANT: lambda a: a.merchant(),
    Noble.PRIEST_MOVE_AND_PLAY_GOD: lambda a: a.played_god() + PRIEST_MOVES,
}
