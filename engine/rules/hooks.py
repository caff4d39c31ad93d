"""Where abilities come in: moments that they answer, and numbers and sets that they change.

A rule tells a Trigger that its moment has come, or has a Modifier change what it has counted, and knows nothing of the
tiles. What each ability does there is entered in `engine.rules.abilities`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from msgspec import Struct

from engine import vassals
from engine.abilities import Ability
from engine.benefits import Gain
from engine.buildings import BUILDINGS, PASSIVE, face_up_reader, inhabited
from engine.components import CORICANCHA, CULTS, NATIONS
from engine.components.records import Cult, Nation, Palace, PassiveBuilding
from engine.draft import Draft
from engine.events import CultWorked
from engine.procedures import OfferAbilities, PutWorker
from engine.resources import Cost
from engine.state import Position

P = ParamSpec("P")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

TILES: tuple[PassiveBuilding | Palace | Nation | Cult, ...] = (
    *(tile for tile in BUILDINGS.values() if isinstance(tile, PassiveBuilding | Palace)),
    *NATIONS.values(),
    *CULTS.values(),
)
ABILITY: Mapping[str, Ability] = {tile.id: tile.ability for tile in TILES}
_IN_ORDER = tuple(dict.fromkeys(ABILITY.values()))
_RANK = {tile: _IN_ORDER.index(ability) for tile, ability in ABILITY.items()}  # that of the printed tiles
_passive_buildings = face_up_reader(PASSIVE)
REMEMBERED = 4096  # what how many sets of tiles have to say somewhere
HOOKS: list["Hook[Any]"] = []
MOMENTS: dict[str, "Trigger[Any]"] = {}
KIND_AWAITED: dict[Ability, str] = {}
AT_ONCE: set[Ability] = set()  # what only brings something, and so had best come first
Fact = PutWorker | str | None  # what an optional answer may know of its moment
FREE = Cost()


def tiles_at_work(position: Position, seat: int) -> tuple[str, ...]:
    """The tiles whose abilities serve this seat now: the one place that says so.

    Passive Buildings, Palaces whose Noble stands or is a Vassal, and Nation tiles from which the seat has a Vassal on
    the table; of an automa, which has no use for any of these, its Cult tiles.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[1].passives = ("Z15",)
    >>> tiles_at_work(game, 0), tiles_at_work(game, 1)
    ((), ('Z15',))
    """
    player = position.players[seat]
    if player.passives_idle:
        return vassals.tiles_of(position, seat) if position.vassals else ()
    tiles = _passive_buildings(player)
    if player.nobles:
        tiles += inhabited(player)
    return tiles + vassals.tiles_of(position, seat) if position.vassals else tiles


def awaits(ability: Ability, kind: str) -> None:
    """Say that an ability waits for a Worker of this kind being placed; of a Newcomer's kinds, one can be it."""
    KIND_AWAITED[ability] = kind


def kinds_awaited(position: Position, seat: int) -> set[str]:
    """The kinds of Workers for which an ability of this seat waits."""
    return {KIND_AWAITED[ability] for ability in abilities_of(position, seat) if ability in KIND_AWAITED}


def abilities_of(position: Position, seat: int) -> tuple[Ability, ...]:
    """The abilities this seat has now."""
    return tuple(ABILITY[tile] for tile in tiles_at_work(position, seat))


class Hook(Generic[F]):
    """A place in the rules where abilities have a say, in the order of their tiles."""

    def __init__(self) -> None:
        self.entries: dict[Ability, F] = {}
        HOOKS.append(self)

    @property
    def abilities(self) -> Iterable[Ability]:
        """The abilities that have a say here."""
        return self.entries.keys()

    def enter(self, ability: Ability) -> Callable[[F], F]:
        """Let this function say what an ability does here."""

        def entered(says: F) -> F:
            assert ability not in self.abilities, f"{ability} has its say here already"
            self.entries[ability] = says
            answers_of.cache_clear()
            offered_to.cache_clear()
            return says

        return entered

    def credit(self, draft: Draft, seat: int, n: int = 0, vp: int = 0, thing: str = "") -> None:
        """Tell which Cult tile of an automa has made a difference here, if there is any difference."""
        if draft.state.vassals and (n or vp or thing):
            for tile in vassals.tiles_of(draft.state, seat):
                if tile in CULTS and ABILITY[tile] in self.entries:
                    draft.emit(CultWorked(seat, tile, n, vp, thing))


@lru_cache(maxsize=REMEMBERED)
def answers_of(hook: Hook[Any], tiles: tuple[str, ...]) -> tuple[Any, ...]:
    """What the abilities of these tiles have to say here by themselves."""
    owned = dict.fromkeys(ABILITY[tile] for tile in sorted(tiles, key=_RANK.__getitem__))
    return tuple(hook.entries[ability] for ability in owned if ability in hook.entries)


@lru_cache(maxsize=REMEMBERED)
def offered_to(moment: "Trigger[Any]", tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Of these tiles those that answer a moment, if it is up to their owner whether one of them does; else none."""
    return moment.answering(tiles) if any(ABILITY[tile] in moment.offers for tile in tiles) else ()


class Offer(Struct, frozen=True):
    """What an ability may do at a moment if its owner likes, for this price: whether it would do anything, and what."""

    price: Cost
    does_something: Callable[[Position, int, Fact], bool]
    do: Callable[[Draft, int, Fact], None]
    resources: int = 0  # of any kind, one after the other, besides the price


def _always(position: Position, seat: int, fact: Fact) -> bool:
    return True


def _told(facts: tuple[object, ...]) -> Fact:
    """What an answer that has to wait is told of its moment: the one fact there is, if it can be kept."""
    match facts:
        case (PutWorker() | str() as fact,):
            return fact
    return None


class Trigger(Hook[Callable[Concatenate[Draft, int, P], None]], Generic[P]):
    """A moment; when it comes, the abilities of a seat answer: some by themselves, others if their owner likes."""

    def __init__(self, name: str, *, together: bool = False) -> None:
        super().__init__()
        assert name not in MOMENTS, f"there is a moment of the name {name} already"
        self.name = name
        self.together = together  # whether what answers by itself is one question, not one after the other
        self.offers: dict[Ability, Offer] = {}
        self.rules: dict[str, Callable[Concatenate[Draft, int, P], None]] = {}
        MOMENTS[name] = self

    @property
    def abilities(self) -> Iterable[Ability]:
        """The abilities that answer this moment, by themselves or at will."""
        return self.entries.keys() | self.offers.keys()

    def offer(
        self,
        ability: Ability,
        price: Cost = FREE,
        does_something: Callable[[Position, int, Fact], bool] = _always,
        resources: int = 0,
    ) -> Callable[[Callable[[Draft, int, Fact], None]], Callable[[Draft, int, Fact], None]]:
        """Let this function say what an ability does here, for a price, if its owner likes."""

        def offered(does: Callable[[Draft, int, Fact], None]) -> Callable[[Draft, int, Fact], None]:
            assert ability not in self.abilities, f"{ability} has its say here already"
            self.offers[ability] = Offer(price, does_something, does, resources)
            offered_to.cache_clear()
            return does

        return offered

    def rule(self, module: str) -> Callable[[Callable[Concatenate[Draft, int, P], None]], Any]:
        """Let this function say what a module does here for everybody, whatever tiles there are."""

        def ruled(does: Callable[Concatenate[Draft, int, P], None]) -> Any:
            assert module not in self.rules, f"{module} has its say here already"
            self.rules[module] = does
            return does

        return ruled

    def __call__(self, draft: Draft, seat: int, *facts: P.args, **named: P.kwargs) -> None:
        """The moment has come for this seat: let its abilities answer."""
        state, modules = draft.state, draft.state.options.modules
        if not (modules or state.players[seat].passives):
            return  # in the base game only Passive Buildings have abilities
        tiles = tiles_at_work(state, seat) if self.entries or self.offers else ()
        if tiles and modules and (waiting := self.in_owners_order(state, seat, tiles, facts)):
            draft.push(OfferAbilities(seat, self.name, waiting, _told(facts)))
        elif tiles:
            for answer in answers_of(self, tiles):
                answer(draft, seat, *facts, **named)
        if self.rules and modules:
            for module, does in self.rules.items():
                if module in state.options.box.modules:
                    does(draft, seat, *facts, **named)

    def in_owners_order(
        self, position: Position, seat: int, tiles: tuple[str, ...], facts: tuple[object, ...]
    ) -> tuple[str, ...]:
        """Of a seat's tiles those that answer this moment, if whether or in which order is up to their owner."""
        if offered := offered_to(self, tiles):
            return offered
        can_wait = not facts or _told(facts) is not None
        one_by_one = can_wait and not self.together and not position.automated(seat)
        waiting = self.answering(tiles) if one_by_one else ()
        return waiting if len(waiting) > 1 else ()

    def answering(self, tiles: tuple[str, ...]) -> tuple[str, ...]:
        """Those of these tiles that answer this moment."""
        return tuple(tile for tile in tiles if ABILITY[tile] in self.abilities)

    def come_for(self, draft: Draft, seats: Sequence[int]) -> None:
        """The moment has come for all these seats at once: they answer in this order, with what they have now.

        So whatever somebody gets by an answer waits for the next moment (ruling 57); in the base game nothing can.
        """
        if not draft.state.options.modules:
            draft.poll(self.name, seats)
            return
        answering = {seat: self.answering(tiles_at_work(draft.state, seat)) for seat in seats}
        draft.push(*(OfferAbilities(seat, self.name, tiles) for seat, tiles in answering.items() if tiles))


class Modifier(Hook[Callable[Concatenate[Position, int, T, P], T]], Generic[T, P]):
    """A number, a price or a set of choices, which the abilities of a seat change."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: dict[str, Callable[Concatenate[Position, int, T, P], T]] = {}

    def rule(self, module: str) -> Callable[[Callable[Concatenate[Position, int, T, P], T]], Any]:
        """Let this function say what a module changes here for everybody, whatever tiles there are."""

        def ruled(changes: Callable[Concatenate[Position, int, T, P], T]) -> Any:
            assert module not in self.rules, f"{module} has its say here already"
            self.rules[module] = changes
            return changes

        return ruled

    def says_nothing(self, position: Position, seat: int) -> bool:
        """Whether every value stays for this seat what it is."""
        return not self.rules and not answers_of(self, tiles_at_work(position, seat))

    def __call__(self, position: Position, seat: int, value: T, *facts: P.args, **named: P.kwargs) -> T:
        """What becomes of this value for this seat."""
        if not (position.players[seat].passives or position.options.modules):
            return value  # in the base game only Passive Buildings have abilities
        if self.rules and position.options.modules:
            for module, change in self.rules.items():
                if module in position.options.box.modules:
                    value = change(position, seat, value, *facts, **named)
        tiles = tiles_at_work(position, seat) if self.entries else ()
        if tiles:
            for change in answers_of(self, tiles):
                value = change(position, seat, value, *facts, **named)
        return value


# ---------------------------------------------------------------- moments

# Somebody, not only this seat, has activated the High Priest action of this name.
ACTIVATED: Mapping[str, Trigger[[]]] = {space.id: Trigger(f"activated_{space.id}") for space in CORICANCHA}
# This seat has activated the High Priest action of this name and takes the gold instead.
GOLD_TAKEN: Trigger[[str]] = Trigger("gold_taken", together=True)
# This seat's Worker has arrived; what is asked now is asked before the God card's benefits and the tasks.
WORKER_PLACED: Trigger[[PutWorker]] = Trigger("worker_placed")
# This seat has laid a Weaving next to equal edges; their rewards.
MATCHED: Trigger[[Sequence[str]]] = Trigger("matched")
# A Nomad or a villager has joined this seat's supply; what is asked now is asked before the Nomads are complete again.
WORKER_GAINED: Trigger[[str]] = Trigger("worker_gained")
# This seat takes the Recruit action; what is asked now is asked when that is over.
RECRUITED: Trigger[[]] = Trigger("recruited")
# This seat begins to place a Worker; what is pushed now comes when all of it is done, which is the moment after.
PLACING: Trigger[[]] = Trigger("placing")
PLACEMENT_OVER: Trigger[[]] = Trigger("placement_over")
# This seat begins a Purchase Weavings task; it has bought something in it, and all of it is done.
PURCHASING: Trigger[[]] = Trigger("purchasing")
PURCHASED: Trigger[[]] = Trigger("purchased")
# This seat uses a Noble; what is pushed now comes once the price of that is paid.
NOBLE_USED: Trigger[[]] = Trigger("noble_used")
# This seat has built a Statue by a task.
STATUE_BUILT: Trigger[[]] = Trigger("statue_built")
# This seat has constructed this Building by a task.
CONSTRUCTED: Trigger[[str]] = Trigger("constructed")
# This seat's marker takes the last step of an advance; what is asked now is asked after the reward of that step.
CLIMBED: Trigger[[]] = Trigger("climbed")
# Somebody, not only this seat, has placed a Worker below these Steps of this seat.
STEPS_USED: Trigger[[str]] = Trigger("steps_used")
# This seat takes the first benefit of this God card.
GOD_CARD_USED: Trigger[[str]] = Trigger("god_card_used")
# This seat has discarded a Statue of this size and god.
STATUE_DISCARDED: Trigger[[str, str]] = Trigger("statue_discarded")
# This seat has spread Cultural Influence: marker and ability are done.
INFLUENCE_SPREAD: Trigger[[]] = Trigger("influence_spread")
# A Festival is about to begin; or has just begun.
BEFORE_FESTIVAL: Trigger[[]] = Trigger("before_festival")
FESTIVAL_BEGAN: Trigger[[]] = Trigger("festival_began")

# ---------------------------------------------------------------- numbers, prices and sets

# The names of the secondary actions a seat has, whether or not it could take them now.
MORE_ACTIONS: Modifier[tuple[str, ...], []] = Modifier()
# The sections of the Coricancha that this seat's High Priest may skip, each for a price.
SKIPPED_SECTIONS: Modifier[tuple[int, ...], []] = Modifier()
# Where the High Priest of an automa may move, by the distance clockwise, each at its price; gold does not serve for it.
PRIEST_REACH: Modifier[Mapping[int, Cost], []] = Modifier()
# How often the Temple step of this seat pays at a Festival.
TEMPLE_TIMES: Modifier[int, []] = Modifier()
# What discarding a large and a small Statue is worth in Temple steps, to who acts or to who follows.
STATUE_STEPS: Modifier[tuple[int, int], [bool]] = Modifier()
# The edges of this seat's Weavings that a Vassal covers.
COVERED_EDGES: Modifier[frozenset[str], []] = Modifier()
# The Production Buildings that are not turned down after giving at a Produce.
KEPT_UP: Modifier[tuple[str, ...], []] = Modifier()
# This seat's pieces in this region that count for the majority and break no tie.
PIECES: Modifier[int, [str]] = Modifier()
# What a region scores this seat, which has the majority there.
REGION_VP: Modifier[int, []] = Modifier()
# What this seat's pieces add to the Casualties of War when regions score.
CASUALTIES: Modifier[int, []] = Modifier()
# The kinds as which a Worker of this kind may be placed.
ACTING: Modifier[tuple[str, ...], [str]] = Modifier()
# The neighbours of a Worker on this space that are worth a task to it.
NEIGHBOURS: Modifier[int, [str, str]] = Modifier()
# The tasks of a Worker, counting as this kind for Buildings and Palaces, on this space.
TASKS: Modifier[int, [str, str, str]] = Modifier()
# What this seat scores when its Steps are walked by a Worker of that seat.
STEPS_VP: Modifier[int, [int]] = Modifier()
# What collecting this resource by a task brings besides.
COLLECTED: Modifier[tuple[Gain, ...], [str]] = Modifier()
# The Buildings that may be drawn off the stacks in a Construct task.
BUILDINGS_DRAWN: Modifier[int, []] = Modifier()
# Whether the Weavings may be rearranged before a Merchant.
REARRANGES: Modifier[bool, []] = Modifier()
# The Weavings a Purchase Weavings task looks at.
WEAVINGS_SEEN: Modifier[int, []] = Modifier()
# The soldiers a Conquest discards and flips.
SOLDIERS: Modifier[tuple[int, int], []] = Modifier()
# What one may turn up while producing, besides the active player's right.
TURNED_UP: Modifier[int, []] = Modifier()
# At what rates resources may be swapped at will.
RATES: Modifier[Mapping[str, int], []] = Modifier()
# For how much God cards may be had at will in one's turn; None: not at all.
GOD_CARD_PRICE: Modifier[Cost | None, []] = Modifier()
# What a fulfilled Prophecy scores at the end.
PROPHECY_VP: Modifier[int, []] = Modifier()
# For how many Weavings each of this seat's Tapestries scores.
TAPESTRIES: Modifier[tuple[int, ...], []] = Modifier()
# What a God card in hand scores at the end.
GOD_CARD_VP: Modifier[int, []] = Modifier()

# ---------------------------------------------------------------- pieces that exist while regions score

# The regions in which a seat has one more piece, that breaks no tie, while regions score at a Festival.
VIRTUAL_PIECES: Hook[Callable[[Draft, int], tuple[str, ...]]] = Hook()

# ---------------------------------------------------------------- Vassals

# Where a Vassal of a seat may go by this ability; and what it brings at once in that place.
VASSAL_PLACES: Hook[Callable[[Position, int], list[str]]] = Hook()
VASSAL_PLACED: Hook[Callable[[Draft, int, str], None]] = Hook()
