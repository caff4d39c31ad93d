"""A simple value of things, in VP, as one seat sees the table: what a resource, a tile or a step is good for now."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from engine import buildings, temple
from engine.actions import Action
from engine.benefits import (
    BuildingTask,
    CasualtyForArmy,
    Choose,
    ClimbTemple,
    DrawArmy,
    DrawGod,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    GainNewcomer,
    GainNomad,
    GainVillager,
    Merchant,
    MovePriest,
    PlaceConquestMarker,
    PlayGod,
    Priced,
    ProduceOne,
    PurchaseWeavings,
    Rejuvenate,
    StatueTask,
    StepsTask,
    Train,
    price_effect,
)
from engine.buildings import PALACE, PRODUCTION
from engine.components import ARMY_CARDS, CONQUEST, CONSTANTS, GOD_CARDS, REGIONS, WEAVING_REWARDS, WEAVINGS
from engine.players import court
from engine.players.taste import PLAIN, Taste
from engine.players.tile_worths import BY_ABILITY
from engine.players.ways_up import ahead, promise, ways
from engine.queries import (
    LARGE,
    SMALL,
    army_price,
    casualties_counted,
    covered_edges,
    has_statue,
    majority,
    matches,
    open_spots,
    soldiers_for,
    soldiers_for_empty_spaces,
    soldiers_suffice,
    statue_price,
    statue_vp,
    steps_price,
    tapestry_vp,
)
from engine.resources import CORN, GOLD, POTATO, STONE, VP, Cost, Place
from engine.state import Position

U = 3.0  # VP in one unit of the components' value scale
FESTIVALS = len(CONSTANTS.festival.trigger_vp)
MATCHED = {
    id: U * sum(max(0.0, price_effect(effect)) for effect in reward.benefit) for id, reward in WEAVING_REWARDS.items()
}
_PATTERN = {weaving.id: weaving.pattern for weaving in WEAVINGS.values()}

Ground = tuple[str, str, int, list[float]]  # an empty space, its god, its cost in food, the worths of its tasks


@lru_cache(maxsize=64)
def _units(taste: Taste, to_come: int) -> Mapping[str, float]:
    """What one of each resource is worth with so many Festivals to come."""
    share = (to_come - 1) / (FESTIVALS - 1)
    return {
        POTATO: taste.late_potato + share * (taste.potato - taste.late_potato),
        CORN: taste.late_corn + share * (taste.corn - taste.late_corn),
        STONE: taste.late_stone + share * (taste.stone - taste.late_stone),
        GOLD: taste.late_gold + share * (taste.gold - taste.late_gold),
    }


class Appraisal:
    """Values for one seat in one position, of which it overlooks some spaces of the hill."""

    def __init__(
        self, position: Position, seat: int, taste: Taste = PLAIN, overlooked: frozenset[str] = frozenset()
    ) -> None:
        self.taste = taste
        self.overlooked = overlooked
        self.position = position
        self.seat = seat
        self.player = position.players[seat]
        pending = position.festival_holder >= 0
        self.to_come = 1 if position.last_festival else FESTIVALS - position.festivals + pending
        self.unit = _units(taste, self.to_come)
        self._effects: dict[Effect, float] = {}
        # What whole plans have found out already.
        self.tasks: dict[str, float] = {}
        self.actions: dict[Action, float] = {}
        self.grounds: list[Ground] = []
        self.placements: dict[tuple[str, str], list[tuple[float, str, str]]] = {}
        self._leads: dict[str, bool] = {}
        self._food: dict[int, float] = {}
        self._climbs: dict[int, float] = {}
        self.lifts: dict[str, float] | None = None
        self.covered = covered_edges(position, seat) if position.vassals else frozenset()

    # ------------------------------------------------------------ resources

    def stock(self, resource: str, n: int) -> float:
        """n more of a resource; the more there is, the less it adds."""
        if resource == VP:
            return float(n)
        have: int = getattr(self.player, resource)
        patience = self.taste.patience
        return n * self.unit[resource] * patience / (patience + max(0, have + n / 2 - self.taste.enough))

    def cost(self, cost: Cost) -> float:
        """How much paying a price hurts, in VP."""
        unit = self.unit
        fixed = cost.potato * unit["potato"] + cost.corn * unit["corn"] + cost.stone * unit["stone"]
        return fixed + cost.gold * unit["gold"] + self.food(cost.food)

    def food(self, n: int) -> float:
        """What paying food hurts, potato first; worked out once and kept."""
        known = self._food.get(n)
        if known is None:
            known = self._food[n] = self._hurts(n)
        return known

    def _hurts(self, n: int) -> float:
        potato = min(n, self.player.potato)
        corn = min(n - potato, self.player.corn)
        unit = self.unit
        return potato * unit["potato"] + corn * unit["corn"] + (n - potato - corn) * unit["gold"]

    # ------------------------------------------------------------ effects

    def benefit(self, effects: Iterable[Effect]) -> float:
        """What all these effects together are worth."""
        return sum(map(self.effect, effects))

    def effect(self, effect: Effect) -> float:
        """What one effect is worth; worked out once and kept."""
        known = self._effects.get(effect)
        if known is None:
            known = self._effects[effect] = EFFECTS[type(effect)](self, effect)
        return known

    def produced_once(self) -> float:
        """The best that one face-up Production Building gives."""
        up = buildings.face_up(self.player, PRODUCTION)
        return max([self.benefit(buildings.produces(b)) for b in up], default=0.0)

    def priced(self, effect: Priced) -> float:
        """An effect with a price, if it can be paid and is worth it."""
        gain = self.effect(effect.effect) - self.cost(effect.cost)
        return max(0.0, gain) if self.player.can_pay(effect.cost) else 0.0

    # ------------------------------------------------------------ cards and Workers

    def army_card(self) -> float:
        """What one more Army card in hand is worth."""
        held = len(self.player.army_hand) + len(self.player.army_up)
        taste = self.taste
        crowd = taste.army_crowd
        return taste.army_card * self.to_come / FESTIVALS * crowd / (crowd + held) + taste.army_card_left

    def god_card(self, card: str | None = None) -> float:
        """One more God card in hand, this one if it is known; a full hand must be fed."""
        crowd = max(0, len(self.player.god_hand) - 2)
        worth = self.taste.god_card - self.taste.god_crowd * crowd
        if card and has_statue(self.player, GOD_CARDS[card].god):
            worth += self.taste.god_served * self.benefit(GOD_CARDS[card].benefit)
        return worth

    def worker(self) -> float:
        """One more Worker in the supply; a third one is nearly useless."""
        return self._worker_beside(court.counted_workers(self.player))

    def _worker_beside(self, held: int) -> float:
        taste = self.taste
        return (taste.first_worker * taste.worker, taste.worker, taste.third_worker)[min(2, held)]

    def newcomer(self, worker: str = "") -> float:
        """One more Newcomer in the supply, this one if it is known."""
        liked = court.liked_kinds(self.player, worker) if worker else 0.0
        return self.taste.newcomer * (self._worker_beside(court.room_for_newcomer(self.player)) + liked)

    def noble(self, palace: str) -> float:
        """A Noble in this Palace."""
        return court.noble(self.position, self.seat, palace, self.to_come, self.taste)

    def joining(self, worker: str) -> float:
        """A Worker from Village or Nomads: in the supply or, if a Palace is open to it, as a Noble with a Newcomer."""
        return max(self.worker(), self.appointed(worker)) if self.player.palaces else self.worker()

    def nomad(self) -> float:
        """The best Worker of the Nomads."""
        if not self.position.nomads:
            return 0.0
        return max(map(self.joining, self.position.nomads)) if self.player.palaces else self.worker()

    def appointed(self, worker: str) -> float:
        """A Worker from Village or Nomads as a Noble, and the Newcomer who comes for it; nothing without a Palace."""
        found = court.best_palace(self.position, self.seat, worker, self.to_come, self.taste)
        return found + (self.newcomer() if self.position.newcomers else 0.0) if found else 0.0

    def played_god(self) -> float:
        """The best God card of the hand, played for its benefits, against keeping it."""
        found = [self.benefit(GOD_CARDS[card].benefit) for card in self.player.god_hand]
        return max(found) - (self.taste.play_god_short if len(found) <= 3 else self.taste.play_god) if found else 0.0

    def casualty_for_army(self, n: int) -> float:
        """A Worker of one's own falls, and so many Army cards enter play."""
        soldiers = sorted([ARMY_CARDS[card].soldiers for card in self.player.army_hand], reverse=True)[:n]
        played = sum([self.taste.play_army + self.taste.play_soldier * count for count in soldiers])
        return played - (self.worker_lost() - self.casualty() if self.player.workers else 0.0)

    def worker_lost(self) -> float:
        """What one Worker less in the supply hurts."""
        return self._worker_beside(max(0, len(self.player.workers) - 1))

    def casualty(self) -> float:
        """What one more casualty is worth by the regions one leads, and is worth to others by theirs."""
        led = [0] * len(self.position.players)
        for region in REGIONS:
            if (leader := majority(self.position, region)) is not None:
                led[leader] += 1
        own = led.pop(self.seat)
        return self.taste.casualty * self.taste.lead * self.to_come * (own - max(led))

    # ------------------------------------------------------------ the Temple, Statues, Steps

    def climb(self, n: int) -> float:
        """What `n` steps up the Temple are worth, on the best way; worked out once and kept."""
        known = self._climbs.get(n)
        if known is None:
            found = ways(self.player.temple, n)
            known = self._climbs[n] = max([self._way(self.player.temple, to, prices) for to, prices in found])
        return known

    def _way(self, at: Place, to: Place, prices: tuple[float, ...]) -> float:
        """What it is worth to go from one place to another and have what the steps between them give."""
        per_festival = promise(to) - promise(at)
        taste = self.taste
        rewards = sum([U * taste.temple_reward * price for price in prices])
        last = temple.final_vp(to) - temple.final_vp(at)
        return taste.climb * per_festival * self.to_come + taste.climb_last * last + rewards

    def step(self, step: Place, more: int) -> float:
        """This step of the Temple as the first of some: what it gives now and promises, and what lies ahead of it."""
        on = max([self._way(step, to, prices) + self._ahead(to) for to, prices in ways(step, more)])
        return self._way(self.player.temple, step, ()) + self.benefit(temple.reward(step)) + on

    def _ahead(self, place: Place) -> float:
        return self.taste.temple_ahead * U * ahead(place)

    def small_statue(self) -> float:
        """A small Statue: its VP, a step of Worship to come, and God cards that give more."""
        return statue_vp(SMALL) + self._standing(self.taste.small_worship * self.climb(1))

    def large_statue(self) -> float:
        """A large Statue: its VP, three steps of Worship to come, and God cards that give more."""
        return statue_vp(LARGE) + self._standing(self.taste.large_worship * self.climb(3))

    def _standing(self, worship: float) -> float:
        return (worship + self.taste.statue_in_place) * (self.to_come - 0.5) / 2.5

    def statue_task(self) -> float:
        """The better Statue that can be paid."""
        found = [0.0]
        if self.player.can_pay(statue_price(SMALL)):
            found.append(self.small_statue() - self.cost(statue_price(SMALL)))
        if self.player.can_pay(statue_price(LARGE)) and any(self.position.large_statues.values()):
            found.append(self.large_statue() - self.cost(statue_price(LARGE)))
        return max(found)

    def _can_step(self, free: bool) -> bool:
        player = self.player
        return (free or player.can_pay(steps_price())) and player.steps_left > 0 and bool(open_spots(self.position))

    def more_steps(self, free: bool) -> float:
        """Steps for nothing or for their price; nothing, if that cannot be paid or there is no place for them."""
        if not self._can_step(free):
            return 0.0
        return self.steps() - (0.0 if free else self.cost(steps_price()))

    def steps(self) -> float:
        """Steps: their benefits, and the others who will walk them."""
        return self.benefit(CONSTANTS.tasks.steps.benefit) + self.taste.steps * self.to_come

    # ------------------------------------------------------------ Buildings

    def building(self, name: str) -> float:
        """What this Building is worth in the player's area."""
        kept = CONSTANTS.final_scoring.face_up_building
        if buildings.type_of(name) == PRODUCTION:
            return kept + self._uses() * U * sum(map(price_effect, buildings.produces(name)))
        if buildings.type_of(name) == PALACE:
            return kept + court.palace(self.position, self.seat, name, self.to_come, self.taste)
        return kept + self.taste.passive * BY_ABILITY[name] * (self.to_come - 0.4) / FESTIVALS

    def _uses(self) -> float:
        """How often a Production Building is going to give."""
        taste = self.taste
        return (0.2, taste.uses_last, taste.uses_middle, taste.uses_first)[self.to_come]

    def best_building(self, free: bool, kind: str = "") -> float:
        """The best Building of the market within reach; a Palace only where one may be had, or nothing else may."""
        found = [0.0]
        for name in buildings.market(self.position, kind if kind == PALACE else ""):
            if kind != PALACE and kind and buildings.type_of(name) == PALACE:
                continue
            cost = buildings.cost(name)
            if free:
                found.append(self.building(name))
            elif self.player.can_pay(cost):
                found.append(self.building(name) - self.cost(cost))
        return max(found)

    def best_of_type(self, kind: str) -> float:
        """The best Building of a type on sale, whatever it costs."""
        return max(map(self.building, buildings.market(self.position, kind)), default=0.0)

    def rejuvenate(self, n: int) -> float:
        """What it is worth to turn up to `n` things face up."""
        return sum(sorted((self.turned_up(item) for item in self._down()), reverse=True)[:n])

    def _down(self) -> tuple[str, ...]:
        return buildings.face_down(self.player) + self.player.army_down + self.player.lying

    def turned_up(self, item: str) -> float:
        """What it is worth to turn one Building or Army card face up, or to have the Noble of a Palace stand up."""
        taste = self.taste
        if item in self.player.lying:
            return taste.noble_stands + (taste.noble_used if self.to_come > 1 else 0.0)
        if buildings.is_building(item):
            again = min(1.0, self._uses())
            return taste.turned_up + again * U * taste.again * sum(map(price_effect, buildings.produces(item)))
        return taste.turned_up + taste.soldier_again * ARMY_CARDS[item].soldiers * (self.to_come > 1)

    # ------------------------------------------------------------ Weavings

    def weaving(self, tile: str | None = None) -> float:
        """One more Weaving, this one if it is known, where it fits best."""
        if tile is None:
            longest = max(map(len, self.player.tapestries), default=0)
            more = tapestry_vp(min(longest + 1, 7)) - tapestry_vp(min(longest, 6))
            return self.taste.weaving_length * more + self.taste.weaving
        return self.laid(tile, *self.best_place(tile))

    def best_place(self, tile: str) -> tuple[int, str]:
        """The Tapestry (-1: a new one) and the end of it where a Weaving is worth most."""
        places = [(row, end) for row in (*range(len(self.player.tapestries)), -1) for end in ("left", "right")]
        return max(places, key=lambda place: self.laid(tile, *place))

    def laid(self, tile: str, row: int, end: str) -> float:
        """A Weaving at this end of a Tapestry (-1: a new one): its length and its match."""
        if row < 0:
            return self.taste.new_tapestry * self.to_come
        tapestry = self.player.tapestries[row]
        if _PATTERN[tile] in map(_PATTERN.__getitem__, tapestry):
            return 0.0
        pair = (tile, tapestry[0]) if end == "left" else (tapestry[-1], tile)
        grown = tapestry_vp(len(tapestry) + 1) - tapestry_vp(len(tapestry))
        hope = self.taste.tapestry_hope * len(tapestry) * (self.to_come - 1)
        return self.taste.tapestry * grown + hope + sum(self.match(reward) for reward in matches(pair, self.covered))

    def match(self, reward: str) -> float:
        """A match: its reward at every Festival and now and then besides."""
        return MATCHED[reward] * (self.to_come + self.taste.match_between) * self.taste.match

    def purchase(self) -> float:
        """A Purchase Weavings task: three tiles, of which one or two will be bought."""
        top = self.position.weavings[0] if self.position.weavings and self.position.weaving_face_up else None
        corn = self.player.corn + self.player.gold
        first = max(self.weaving(), self.weaving(top) if top else 0.0) + self.taste.purchase_pick - self.unit["corn"]
        second = self.weaving() - 2 * self.unit["corn"]
        return max(0.0, first) * (corn >= 1) + max(0.0, second) * (corn >= 3)

    def merchant(self) -> float:
        """What the rewards of all one's matches are worth together."""
        return sum(
            self.effect(effect)
            for tapestry in self.player.tapestries
            for reward in matches(tapestry, self.covered)
            for effect in WEAVING_REWARDS[reward].benefit
        )

    # ------------------------------------------------------------ Conquest

    def conquest(self, space: str) -> float:
        """A Conquest: the benefit and the majority, less the soldiers."""
        discard, flip = soldiers_for(self.position, self.seat, space)
        region = CONQUEST[space].region
        leads = self._leads.get(region)
        if leads is None:
            leads = self._leads[region] = majority(self.position, region) == self.seat
        taste = self.taste
        hold = taste.lead if leads else taste.take_lead
        fallen = casualties_counted(self.position) if self.position.vassals else len(self.position.casualties)
        vp = fallen * self.to_come * hold * taste.casualty
        price = taste.discarded_soldier * discard, taste.flipped_soldier * flip
        return self.benefit(CONQUEST[space].benefit) + vp - price[0] - price[1]

    def one_conquest(self) -> float:
        """The best single Conquest with the Army cards in play and those one can pay to play."""
        player = self.player
        if not player.markers_left:
            return 0.0
        playable = (player.potato + player.gold) // army_price().potato
        in_hand = sorted([ARMY_CARDS[card].soldiers for card in player.army_hand], reverse=True)[:playable]
        soldiers = [*(ARMY_CARDS[card].soldiers for card in player.army_up), *in_hand]
        ones, twos = soldiers.count(1), soldiers.count(2)
        found = [0.0]
        for space, price in soldiers_for_empty_spaces(self.position, self.seat).items():
            if soldiers_suffice(ones, twos, *price):
                found.append(self.conquest(space))
        return max(found)


EFFECTS: Mapping[type[Effect], Callable[[Appraisal, Any], float]] = {
    Gain: lambda a, effect: a.stock(effect.resource, effect.n),
    DrawArmy: lambda a, effect: a.army_card() * effect.n,
    Train: lambda a, effect: a.army_card() * effect.n + a.taste.train,
    DrawGod: lambda a, effect: a.god_card() * effect.n,
    FreeWeaving: lambda a, effect: a.weaving() * effect.n,
    PurchaseWeavings: lambda a, effect: a.purchase(),
    FreeStatue: lambda a, effect: a.small_statue(),
    StatueTask: lambda a, effect: a.statue_task(),
    FreeSteps: lambda a, effect: a.more_steps(free=True),
    StepsTask: lambda a, effect: a.more_steps(free=False),
    FreeBuilding: lambda a, effect: a.best_building(True, effect.kind),
    BuildingTask: lambda a, effect: a.best_building(False, effect.kind),
    GainNomad: lambda a, effect: a.nomad(),
    ClimbTemple: lambda a, effect: a.climb(effect.n),
    Rejuvenate: lambda a, effect: a.rejuvenate(effect.n),
    Merchant: lambda a, effect: a.merchant() * effect.n,
    ProduceOne: lambda a, effect: a.produced_once(),
    Choose: lambda a, effect: max(map(a.benefit, effect.options)),
    Priced: lambda a, effect: a.priced(effect),
    GainNewcomer: lambda a, effect: a.newcomer() * effect.n if a.position.newcomers else 0.0,
    PlayGod: lambda a, effect: max(0.0, a.played_god()),
    PlaceConquestMarker: lambda a, effect: a.one_conquest(),
    CasualtyForArmy: lambda a, effect: a.casualty_for_army(effect.n),
    GainVillager: lambda a, effect: U * price_effect(effect),  # as the scale of the components has it
    MovePriest: lambda a, effect: U * price_effect(effect),
}
