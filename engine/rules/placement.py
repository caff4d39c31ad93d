"""Placing a Worker: what it costs, where it may stand, what its kind does on arrival."""

from collections.abc import Callable, Container, Mapping
from functools import lru_cache
from math import inf

from msgspec import structs

from engine.actions import Action, ChooseKind, ChooseSpace, PlaceWorker, ShowGodCard, ShowGold
from engine.components import CONSTANTS, GOD_CARDS, GODS, SPACES, TERRACES
from engine.decisions import ChooseColour, ChooseGod, ChoosePlacement, ChooseRetrieval, TakeTurn
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import KindChosen, StepsUsed, TasksGranted, WorkerPlaced
from engine.procedures import BeginTasks, OfferAbilities, OfferStatue, PutWorker
from engine.resources import Cost
from engine.rules.hindrances import god_card_not_in_hand, no_such_worker
from engine.rules.hooks import (
    ACTING,
    NEIGHBOURS,
    STEPS_USED,
    STEPS_VP,
    TASKS,
    WORKER_PLACED,
    kinds_awaited,
    tiles_at_work,
)
from engine.rules.listing import one_each
from engine.rules.retrieval import to_retrieve
from engine.rules.steps import LOWER, ON_THE_WAY, UPPER
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Player, Position
from engine.workers import (
    ARCHITECT,
    COURIER,
    CRAFTSMAN,
    PRIEST,
    WARRIOR,
    counts_as,
    different,
    is_newcomer,
    kinds_of,
    mates_of,
)

COLOUR_OF_MORE_TASKS = {ARCHITECT: "blue", CRAFTSMAN: "green"}  # spaces where these kinds have one more
COSTS = CONSTANTS.placement
_DISCOUNT = dict.fromkeys(mates_of(COURIER), COSTS.courier_discount)
WRONG_GOD = "wrong_god"
SHOWN_GOLD = COSTS.gold_instead_of_god_card
ROAMING = (
    COSTS.roaming.same,
    COSTS.roaming.adjacent,
    COSTS.roaming.non_adjacent,
    COSTS.roaming.non_adjacent,
    COSTS.roaming.adjacent,
)
# A segment is a terrace of a section; spaces of one segment cost the same.
_TERRACE = {terrace: index for index, terrace in enumerate(TERRACES)}
_DESCEND = tuple(COSTS.descending[terrace] for terrace in TERRACES)
SEGMENT = {space.id: 5 * _TERRACE[space.terrace] + space.section - 1 for space in SPACES.values()}
_BY_GOD = {god: tuple((space.id, SEGMENT[space.id]) for space in SPACES.values() if space.god == god) for god in GODS}
_OF_SEGMENT = tuple(tuple(space for space in SPACES if SEGMENT[space] == segment) for segment in range(15))
REMEMBERED = 5 << 10  # costs: any place of a High Priest, with any set of the 10 Steps
HILLS = 512  # taken spaces with costs, and what is the cheapest beside
_NOWHERE = inf  # what a space costs that is not there: more than anybody will ever have


# ---------------------------------------------------------------- costs


def steps_above(position: Position, space: str) -> list[str]:
    """The spots of the Steps markers a Worker walks to reach this space (ruling 31).

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.steps = {"S3u": 0, "S4u": 1}
    >>> steps_above(game, "M3a"), steps_above(game, "T3a")
    (['S3u'], [])
    """
    return [spot for spot in ON_THE_WAY[space] if spot in position.steps]


def segment_costs(position: Position, seat: int) -> tuple[int, ...]:
    """Roaming and Descending to each of the 15 segments, Steps considered, in food.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].priest = 1
    >>> segment_costs(game, 0)[:5]
    (0, 1, 3, 3, 1)
    """
    return _costs_from(position.players[seat].priest, frozenset(position.steps))


@lru_cache(maxsize=REMEMBERED)
def _costs_from(priest: int, built: frozenset[str]) -> tuple[int, ...]:
    roam = [ROAMING[(section - priest) % 5] for section in range(1, 6)]
    return tuple(
        roam[section - 1] + descending_cost(built, section, terrace)
        for terrace in range(len(_DESCEND))
        for section in range(1, 6)
    )


def descending_cost(built: Container[str], section: int, terrace: int) -> int:
    """The food Descending to a terrace of a section costs, counted from 0 at the top, with Steps on these spots.

    >>> [descending_cost({"S3u"}, 3, terrace) for terrace in range(3)]
    [0, 0, 3]
    """
    steps = sum(rank[section] in built for rank in (UPPER, LOWER)[:terrace])
    return max(0, _DESCEND[terrace] - COSTS.steps_discount * steps)


def placement_cost(position: Position, seat: int, space: str, acting: str) -> int:
    """The food a placement on this space costs; the Courier's discount comes last and never below 0.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].priest = 1
    >>> placement_cost(game, 0, "B1a", "priest"), placement_cost(game, 0, "B1a", "courier")
    (5, 4)
    >>> game.steps = {"S1u": 1}
    >>> placement_cost(game, 0, "B1a", "priest")
    3
    """
    return max(0, segment_costs(position, seat)[SEGMENT[space]] - discount(acting))


def discount(acting: str) -> int:
    """The food a Courier saves.

    >>> discount("courier"), discount("priest")
    (1, 0)
    """
    return _DISCOUNT.get(acting, 0)


def _cheapest(position: Position, seat: int) -> Mapping[str, float]:
    """The lowest cost of an empty space for each god."""
    return _cheapest_beside(frozenset(position.hill), segment_costs(position, seat))


@lru_cache(maxsize=HILLS)
def _cheapest_beside(taken: frozenset[str], costs: tuple[int, ...]) -> Mapping[str, float]:
    return {
        god: min([costs[segment] for space, segment in spaces if space not in taken], default=_NOWHERE)
        for god, spaces in _BY_GOD.items()
    }


# ---------------------------------------------------------------- which Worker, which God, which space


def kinds_to_act_as(position: Position, seat: int, worker: str) -> list[str]:
    """The kinds whose ability a Worker may have: its own first."""
    return list(dict.fromkeys(ACTING(position, seat, kinds_of(worker), worker)))


def worker_options(position: Position, seat: int) -> list[Action]:
    """Each kind of Worker in the supply that can be placed somewhere."""
    player = position.players[seat]
    if not player.workers:
        return []
    missing = _missing_food(position, seat)
    return [
        PlaceWorker(worker, acting)
        for worker in different(player.workers)
        for acting in kinds_to_act_as(position, seat, worker)
        if missing <= discount(acting)
    ]


def _purse(player: Player) -> int:
    """What could be paid as food."""
    return player.potato + player.corn + player.gold


def _missing_food(position: Position, seat: int) -> float:
    """How much food a seat is short of for the cheapest placement there is; if none is missing, 0 or less."""
    player, cheapest = position.players[seat], _cheapest(position, seat)
    need = min([cheapest[GOD_CARDS[card].god] for card in player.god_hand], default=_NOWHERE)
    if player.gold >= SHOWN_GOLD:
        need = min(need, min(cheapest.values()) + SHOWN_GOLD)
    return need - _purse(player)


def check_worker(position: Position, asked: TakeTurn, action: PlaceWorker) -> Reason | None:
    """A Worker in the supply, as what it may act as, for whom there is food."""
    seat, player = asked.seat, position.players[asked.seat]
    if action.worker not in different(player.workers):
        return no_such_worker(action.worker)
    if action.acting not in kinds_to_act_as(position, seat, action.worker):
        return Reason("cannot_act_as", {"worker": action.worker, "acting": action.acting})
    if _missing_food(position, seat) <= discount(action.acting):
        return None
    if not player.god_hand and player.gold < SHOWN_GOLD:
        return Reason("nothing_to_show", {"gold": SHOWN_GOLD})
    return _too_little_food(position, seat, action.acting)


def _too_little_food(position: Position, seat: int, acting: str) -> Reason:
    """The way to place a Worker for which least is missing: a God card, or gold in its place."""
    player, cheapest = position.players[seat], _cheapest(position, seat)
    shown = [cheapest[GOD_CARDS[card].god] for card in player.god_hand]
    ways = [(min(shown, default=_NOWHERE), _purse(player))]
    if player.gold >= SHOWN_GOLD:
        ways.append((min(cheapest.values()), _purse(player) - SHOWN_GOLD))
    needed = [(max(0, int(food) - discount(acting)), has) for food, has in ways if food != _NOWHERE]
    if not needed:
        return Reason("no_space")
    needs, has = min(needed, key=lambda way: way[0] - way[1])
    return Reason("too_little_food", {"needs": needs, "has": has})


def god_options(position: Position, asked: ChooseGod) -> list[Action]:
    """Each God card with a space in reach, then gold for each god with one."""
    player = position.players[asked.seat]
    cheapest = _cheapest(position, asked.seat)
    purse = _purse(player) + discount(asked.acting)
    in_reach = [card for card in player.god_hand if cheapest[GOD_CARDS[card].god] <= purse]
    found = [*one_each(ShowGodCard, in_reach)]
    if player.gold >= SHOWN_GOLD:
        found += [ShowGold(god) for god, cost in cheapest.items() if cost <= purse - SHOWN_GOLD]
    return found


def check_card(position: Position, asked: ChooseGod, action: ShowGodCard) -> Reason | None:
    """A God card in hand whose god has a space in reach."""
    player = position.players[asked.seat]
    if action.card not in player.god_hand:
        return god_card_not_in_hand(action.card)
    return _check_god(position, asked, GOD_CARDS[action.card].god, _purse(player))


def check_gold(position: Position, asked: ChooseGod, action: ShowGold) -> Reason | None:
    """Enough gold to show, and a god with a space in reach."""
    player = position.players[asked.seat]
    if player.gold < SHOWN_GOLD:
        return Reason("too_little_gold", {"needs": SHOWN_GOLD, "has": player.gold})
    return _check_god(position, asked, action.god, _purse(player) - SHOWN_GOLD)


def _check_god(position: Position, asked: ChooseGod, god: str, purse: int) -> Reason | None:
    least = _cheapest(position, asked.seat)[god]
    if least == _NOWHERE:
        return Reason("no_space", {"god": god})
    needs = max(0, int(least) - discount(asked.acting))
    return None if needs <= purse else Reason("too_little_food", {"god": god, "needs": needs, "has": purse})


def space_question(asked: ChooseGod, action: Action) -> ChoosePlacement:
    """Which space of the god that is shown?

    >>> space_question(ChooseGod(0, "priest", "priest"), ShowGold("inti"))
    ChoosePlacement(seat=0, worker='priest', acting='priest', god='inti', card='')
    """
    if isinstance(action, ShowGodCard):
        god, card = GOD_CARDS[action.card].god, action.card
    else:
        assert isinstance(action, ShowGold)
        god, card = action.god, ""
    return ChoosePlacement(asked.seat, asked.worker, asked.acting, god, card)


def show_god(draft: Draft, asked: ChooseGod, action: Action) -> None:
    """Remember what pays; the space comes next."""
    draft.push(space_question(asked, action))


def space_options(position: Position, asked: ChoosePlacement) -> list[Action]:
    """Each empty space of that god whose food can be paid."""
    purse = _purse_for_space(position, asked) + discount(asked.acting)
    costs = segment_costs(position, asked.seat)
    in_reach = [
        space for space, segment in _BY_GOD[asked.god] if space not in position.hill and costs[segment] <= purse
    ]
    return [*one_each(ChooseSpace, in_reach)]


def _purse_for_space(position: Position, asked: ChoosePlacement) -> int:
    """What could be paid as food besides what is shown."""
    return _purse(position.players[asked.seat]) - (0 if asked.card else SHOWN_GOLD)


def check_space(position: Position, asked: ChoosePlacement, action: ChooseSpace) -> Reason | None:
    """An empty space of that god, whose food can be paid."""
    god = SPACES[action.space].god
    if action.space in position.hill:
        return Reason("occupied", {"space": action.space, "worker": position.hill[action.space]})
    if god != asked.god:
        return Reason(WRONG_GOD, {"space": action.space, "god": god, "shown": asked.god})
    needs = placement_cost(position, asked.seat, action.space, asked.acting)
    has = _purse_for_space(position, asked)
    return None if needs <= has else Reason("too_little_food", {"space": action.space, "needs": needs, "has": has})


def pay_placement(draft: Draft, asked: ChoosePlacement, action: ChooseSpace) -> None:
    """The Worker leaves the supply, the God card or gold is paid, then the food."""
    player = draft.player(asked.seat)
    food = placement_cost(draft.state, asked.seat, action.space, asked.acting)
    player.workers = without(player.workers, asked.worker)
    if asked.card:
        player.god_hand = without(player.god_hand, asked.card)
        draft.state.gods_played = (asked.card, *draft.state.gods_played)  # it is the first to join the offer
    draft.push(PutWorker(asked.seat, asked.worker, asked.acting, action.space, asked.card))
    if not asked.card:
        draft.pay(asked.seat, Cost(gold=SHOWN_GOLD))
    draft.pay(asked.seat, Cost(food=food))


# ---------------------------------------------------------------- arrival


def put_worker(draft: Draft, procedure: PutWorker) -> None:
    """Steps pay their owners, the Worker's kind does its part, and the tasks are counted."""
    if is_newcomer(procedure.worker) and not procedure.waited:
        choose_awaited(draft, procedure)
        return
    state, seat = draft.state, procedure.seat
    tasks = count_tasks(state, seat, procedure.worker, procedure.acting, procedure.space, procedure.waited)
    state.hill = {**state.hill, procedure.space: procedure.worker}
    draft.emit(WorkerPlaced(seat, procedure.worker, procedure.acting, procedure.space, procedure.card))
    pay_steps_owners(draft, seat, procedure.space)
    if counts_as(procedure.acting, WARRIOR):
        draft.draw_army(seat, 1)
    draft.emit(TasksGranted(seat, tasks))

    begin = BeginTasks(
        seat,
        procedure.space,
        tasks,
        counts_as(procedure.acting, PRIEST),
        procedure.card,
        GOD_CARDS[procedure.card].benefit if procedure.card else (),
    )
    draft.push(OfferStatue(seat, procedure.card, begin.effects, begin) if procedure.card else begin)
    retrieval = counts_as(procedure.acting, WARRIOR) and bool(to_retrieve(state, procedure.space))
    waiting = WORKER_PLACED.answering(tiles_at_work(state, seat)) if retrieval and state.options.modules else ()
    if waiting:  # in the owner's order (ruling 114)
        draft.push(OfferAbilities(seat, WORKER_PLACED.name, waiting, procedure, retrieval))
    else:
        WORKER_PLACED(draft, seat, procedure)
        if retrieval:
            draft.push(ChooseRetrieval(seat, procedure.space))
    answer_for_steps(draft, seat, procedure.space)


def choose_awaited(draft: Draft, placed: PutWorker) -> None:
    """As which of its kinds a Newcomer counts for Buildings and Palaces: asked if something waits for both of them."""
    kinds = _kinds_it_may_count_as(draft.state, placed.seat, placed.worker, placed.acting)
    if len(kinds) > 1:
        draft.push(ChooseColour(placed.seat, placed))
    else:
        draft.push(structs.replace(placed, waited=kinds[0]))


def _kinds_it_may_count_as(position: Position, seat: int, worker: str, acting: str) -> tuple[str, ...]:
    """The kinds between which the owner of a Newcomer chooses; one, unless something waits for each (ruling 133)."""
    kinds, awaited = kinds_waited_as(worker, acting), kinds_awaited(position, seat)
    return tuple(kind for kind in kinds if kind in awaited) or kinds[:1]


def kinds_waited_as(worker: str, acting: str) -> tuple[str, ...]:
    """The kinds one of which a Worker is for Buildings and Palaces: its own, or those as which it is treated.

    >>> kinds_waited_as("N04", "warrior"), kinds_waited_as("N04", "courier"), kinds_waited_as("priest", "priest")
    (('architect', 'warrior'), ('courier',), ('priest',))
    """
    own, others = kinds_of(worker), kinds_of(acting)
    return own if set(others) <= set(own) else others


def colour_options(position: Position, asked: ChooseColour) -> list[Action]:
    """Each of the two kinds."""
    return [ChooseKind(kind) for kind in kinds_waited_as(asked.placed.worker, asked.placed.acting)]


def check_colour(position: Position, asked: ChooseColour, action: ChooseKind) -> Reason | None:
    """One of the kinds that the Newcomer has, or is treated as."""
    placed = asked.placed
    if action.kind in kinds_waited_as(placed.worker, placed.acting):
        return None
    return Reason("cannot_count_as", {"worker": placed.worker, "acting": action.kind})


def choose_colour(draft: Draft, asked: ChooseColour, action: ChooseKind) -> None:
    """The Newcomer arrives as that."""
    draft.emit(KindChosen(asked.seat, asked.placed.worker, action.kind))
    draft.push(structs.replace(asked.placed, waited=action.kind))


def _mates_beside(position: Position, kind: str) -> dict[str, int]:
    """The neighbours of this colour that a space has, for each that has any."""
    found: dict[str, int] = {}
    mates = mates_of(kind)
    for space, worker in position.hill.items():
        if worker in mates:
            for neighbour in SPACES[space].neighbours:
                found[neighbour] = found.get(neighbour, 0) + 1
    return found


def count_tasks(position: Position, seat: int, worker: str, acting: str, space: str, waited: str = "") -> int:
    """One for placing, one for each neighbour of the same colour, and what the Worker's kind and abilities add.

    `waited` is the kind as which a Newcomer counts for abilities; before that is settled, the one with most tasks.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> first, second = SPACES["T1a"].id, SPACES["T1a"].neighbours[0]
    >>> game.hill = {second: "priest"}
    >>> count_tasks(game, 0, "priest", "priest", first), count_tasks(game, 0, "warrior", "warrior", first)
    (2, 1)
    """
    return task_counter(position, seat, worker, acting, waited)(space)


def task_counter(position: Position, seat: int, worker: str, acting: str, waited: str = "") -> Callable[[str], int]:
    """`count_tasks` of one Worker as a function of the space.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.hill = {"B3a": "warrior"}
    >>> tasks = task_counter(game, 0, "courier", "courier")
    >>> tasks("T1a"), tasks("B3b")
    (2, 1)
    """
    taken, kinds = position.hill.keys(), kinds_of(acting)
    colours = [COLOUR_OF_MORE_TASKS[kind] for kind in kinds if kind in COLOUR_OF_MORE_TASKS]
    is_courier = COURIER in kinds
    own = kinds_of(worker)
    beside = [_mates_beside(position, kind) for kind in own]
    counts_as: tuple[str, ...] = (waited or acting,)
    if not waited and is_newcomer(worker):
        counts_as = _kinds_it_may_count_as(position, seat, worker, acting)

    def count(space: str) -> int:
        # A Newcomer goes by that of its colours which more of the neighbours have.
        like = max([found.get(space, 0) for found in beside])
        if len(own) > 1:
            like = NEIGHBOURS(position, seat, like, worker, space)
        tasks = 1 + like + (SPACES[space].colour in colours)
        if is_courier and taken.isdisjoint(_OF_SEGMENT[SEGMENT[space]]):
            tasks += 1
        return max([TASKS(position, seat, tasks, worker, kind, space) for kind in counts_as])

    return count


def steps_paid(position: Position, seat: int, space: str) -> list[tuple[str, int, int]]:
    """The Steps that score when a Worker of this seat goes there: spot, owner and VP, one for those of somebody else.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.steps = {"S3u": 0, "S3l": 1}
    >>> steps_paid(game, 0, "B3a")
    [('S3l', 1, 1)]
    """
    owned = [(spot, position.steps[spot]) for spot in steps_above(position, space)]
    paid = [(spot, owner, STEPS_VP(position, owner, _usual_steps_vp(owner, seat), seat)) for spot, owner in owned]
    return [(spot, owner, vp) for spot, owner, vp in paid if vp]


def _usual_steps_vp(owner: int, walker: int) -> int:
    return 0 if owner == walker else COSTS.steps_owner_vp


def pay_steps_owners(draft: Draft, seat: int, space: str) -> None:
    """The owners of the Steps on the way score."""
    for spot, owner, vp in steps_paid(draft.state, seat, space):
        draft.emit(StepsUsed(owner, seat, spot))
        draft.score(owner, vp, "steps_used")
        STEPS_VP.credit(draft, owner, vp=vp - _usual_steps_vp(owner, seat))


def answer_for_steps(draft: Draft, seat: int, space: str) -> None:
    """What waits for the Steps on the way to be used answers, in turn order from who uses them."""
    used = steps_above(draft.state, space)
    if not used:
        return
    built = draft.state.steps
    order = draft.state.seats_from(seat)
    for spot in sorted(used, key=lambda spot: order.index(built[spot]), reverse=True):
        STEPS_USED(draft, built[spot], spot)


QUESTIONS: Questions = {
    ChooseGod: (god_options, show_god),
    ChoosePlacement: (space_options, pay_placement),
    ChooseColour: (colour_options, choose_colour),
}
CHECKS: Checks = {
    ChooseGod: {ShowGodCard: check_card, ShowGold: check_gold},
    ChoosePlacement: {ChooseSpace: check_space},
    ChooseColour: {ChooseKind: check_colour},
}
PROCEDURES: Procedures = {PutWorker: put_worker}
