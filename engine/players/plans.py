"""What whole plans are worth to a greedy player: a placement, a High Priest action, a secondary action."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine import buildings
from engine.actions import (
    MoveHighPriest,
    Pray,
    RecruitNomad,
    SacrificeWorker,
    SecondaryAction,
    SpreadInfluence,
    TrainArmy,
    WalkHighPriest,
)
from engine.buildings import PRODUCTION
from engine.components import ARMY_CARDS, CONSTANTS, GOD_CARDS, ICONS, SPACES, TASKS
from engine.decisions import same_kind
from engine.players import answers, court, influence
from engine.players.worth import Appraisal, Ground
from engine.queries import (
    FURTHEST,
    REJUVENATED_FOR_A_WORKER,
    SEGMENT,
    SHOWN_GOLD,
    WALK_PRICE,
    action_after,
    discount,
    has_statue,
    is_performable,
    secondary_options,
    segment_costs,
    soldiers_for_empty_spaces,
    soldiers_suffice,
    task_counter,
    to_retrieve,
)
from engine.resources import Cost
from engine.workers import PRIEST, WARRIOR, is_newcomer, kinds_of

OFFERING = CONSTANTS.high_priest.offering
_SPACES = tuple((space.id, space.god, SEGMENT[space.id], space.tasks) for space in SPACES.values())


# ---------------------------------------------------------------- placements


def task_worth(a: Appraisal, task: str) -> float:
    """One task, as far as it can be performed now; looked at once."""
    known = a.tasks.get(task)
    if known is None:
        known = a.benefit(TASKS[task].benefit) if is_performable(a.position, a.seat, task) else 0.0
        a.tasks[task] = known
    return known


def tasks_worth(a: Appraisal, worths: Sequence[float], tasks: int) -> float:
    """That many tasks of a space, the best first, in sets of three."""
    if tasks < 3:
        return worths[0] + worths[1] if tasks == 2 else worths[0]
    return sum([worths[i % 3] * (a.taste.more_tasks if i >= 3 else 1.0) for i in range(tasks)])


def _arrival(a: Appraisal, kinds: Sequence[str], tasks: int, space: str, worths: Sequence[float]) -> float:
    """All a Worker that acts as these kinds brings on this space, where it has so many tasks, before what it costs."""
    total = tasks_worth(a, worths, tasks)
    if PRIEST in kinds:
        extra = tasks_worth(a, worths, tasks + 1) - total - a.unit["potato"]
        total += max(0.0, extra) + a.god_card()
    if WARRIOR in kinds:
        total += a.army_card() + (a.worker() if to_retrieve(a.position, space) else 0.0)
    return total


def placements(a: Appraisal, worker: str, acting: str) -> list[tuple[float, str, str]]:
    """Every placement within reach: its worth, the God card (empty: gold) and the space; looked at once."""
    if (worker, acting) not in a.placements:
        a.placements[worker, acting] = list(_placements(a, worker, acting))
    return a.placements[worker, acting]


def _placements(a: Appraisal, worker: str, acting: str) -> Iterator[tuple[float, str, str]]:
    player = a.player
    purse = player.potato + player.corn + player.gold
    less, kinds, tasks = discount(acting), kinds_of(acting), task_counter(a.position, a.seat, worker, acting)
    answered = answers.on_arrival(a, worker, acting)
    by_god: dict[str, list[str]] = {}
    for card in player.god_hand:
        by_god.setdefault(GOD_CARDS[card].god, []).append(card)
    shown = a.taste.card_shown
    with_gold = purse - SHOWN_GOLD if player.gold >= SHOWN_GOLD else -1
    for space, god, cost, worths in _grounds(a):
        food = cost - less if cost > less else 0
        if food > (purse if god in by_god else with_gold):
            continue
        worth = _arrival(a, kinds, tasks(space), space, worths) - a.food(food) + answered
        if a.position.vassals:
            worth += answers.on_space(a, space)
        for card in by_god.get(god, ()):
            benefit = a.benefit(GOD_CARDS[card].benefit) if has_statue(player, god) else 0.0
            yield worth + benefit - shown, card, space
        if food <= with_gold:
            yield worth - a.unit["gold"], "", space


def _grounds(a: Appraisal) -> list[Ground]:
    """Every empty space with its god, its cost in food and the worths of its tasks, the best first."""
    if not a.grounds:
        hill, costs = a.position.hill, segment_costs(a.position, a.seat)
        worth = {task: task_worth(a, task) for task in TASKS}.__getitem__
        for space, god, segment, tasks in _SPACES:
            if space not in hill and space not in a.overlooked:
                a.grounds.append((space, god, costs[segment], sorted(map(worth, tasks), reverse=True)))
    return a.grounds


def best_placement(a: Appraisal, worker: str, acting: str) -> float:
    """The best placement of this Worker."""
    return placing(a, max((worth for worth, _, _ in placements(a, worker, acting)), default=-9.0))


def placing(a: Appraisal, worth: float) -> float:
    """A placement of this worth, as something to do with a turn and a Worker."""
    return worth - a.taste.place_worker * a.worker() + a.taste.place


# ---------------------------------------------------------------- High Priest actions


def worship(a: Appraisal) -> float:
    """Statues for steps, as far as that is better than keeping them."""
    total = 0.0
    if a.player.large_statues:
        total += max(0.0, a.climb(3) - a.taste.keep_large)
    if a.player.small_statues:
        total += max(0.0, a.climb(1) - a.taste.keep_small)
    return total


def offering(a: Appraisal) -> float:
    """What an Offering is worth: Temple steps for corn."""
    found = [0.0]
    for n in range(1, OFFERING.active_max_steps + 1):
        cost = Cost(corn=n * OFFERING.active_corn_per_step)
        if a.player.can_pay(cost):
            found.append(a.climb(n) - a.cost(cost))
    return max(found)


def rejuvenation(a: Appraisal) -> float:
    """What a Rejuvenate action is worth: one thing turned up free, more of them for food."""
    down = buildings.face_down(a.player) + a.player.army_down + a.player.lying
    items = sorted((a.turned_up(item) for item in down), reverse=True)
    return sum(items[:1]) + sum(max(0.0, worth - a.unit["potato"]) for worth in items[1:3])


def produced(a: Appraisal, building: str) -> float:
    """A Building gives and is turned down."""
    lost = a.taste.turned_down_last if a.to_come == 1 else a.taste.turned_down
    return a.benefit(buildings.produces(building)) - lost


def production(a: Appraisal) -> float:
    """All face-up Buildings that are better used."""
    return sum(max(0.0, produced(a, building)) for building in buildings.face_up(a.player, PRODUCTION)) + (
        a.taste.produce_turn if buildings.face_down(a.player, PRODUCTION) else 0.0
    )


def soldiers(a: Appraisal) -> tuple[int, int]:
    """Army cards with one and with two soldiers: those face up, and those in hand that can be played."""
    playable = 1 + a.player.potato
    by_strength = sorted(a.player.army_hand, key=lambda card: -ARMY_CARDS[card].soldiers)
    cards = [*a.player.army_up, *by_strength[:playable]]
    twos = sum(1 for card in cards if ARMY_CARDS[card].soldiers == 2)
    return len(cards) - twos, twos


def conquests(a: Appraisal) -> float:
    """The best Conquest within reach, and most of a second."""
    ones, twos = soldiers(a)
    if not a.player.markers_left:
        return 0.0
    strength = ones + 2 * twos
    prices = soldiers_for_empty_spaces(a.position, a.seat)
    found = [(a.conquest(space), sum(price)) for space, price in prices.items() if soldiers_suffice(ones, twos, *price)]
    if not found:
        return 0.0
    found.sort(reverse=True)
    best, used = found[0]
    second = max((worth for worth, need in found[1:] if need + used <= strength), default=0.0)
    return max(0.0, best) + max(0.0, a.taste.second_conquest * second)


ACTIONS = {
    "worship": worship,
    "offering": offering,
    "rejuvenate": rejuvenation,
    "produce": production,
    "conquest": conquests,
}


def activation(a: Appraisal, action: str) -> float:
    """A High Priest action, or the gold instead."""
    return max(a.unit["gold"], ACTIONS[action](a)) + answers.on_activation(a, action)


# ---------------------------------------------------------------- secondary actions


def secondary(a: Appraisal, action: SecondaryAction) -> float:
    """One secondary action; looked at once."""
    known = a.actions.get(action)
    if known is None:
        known = a.actions[action] = _secondary(a, action)
    return known


def _secondary(a: Appraisal, action: SecondaryAction) -> float:
    match action:
        case MoveHighPriest(spaces):
            skipped = max(0, spaces - FURTHEST) * a.unit["potato"]
            return activation(a, action_after(a.position, a.seat, spaces)) - skipped
        case Pray():
            return 2 * a.god_card() + a.taste.pray
        case TrainArmy():
            return a.army_card() + a.taste.train
        case RecruitNomad(worker):
            return a.joining(worker) + answers.on_recruiting(a)
        case SpreadInfluence(region):
            return influence.spread(a, region) + answers.on_spreading(a)
        case WalkHighPriest(spaces):
            return walk(a, spaces) - a.cost(WALK_PRICE)
        case SacrificeWorker(worker):
            return a.rejuvenate(REJUVENATED_FOR_A_WORKER) - sacrificed(a, worker)
        case _:
            assert_never(action)


def walk(a: Appraisal, spaces: int) -> float:
    """What a walk of the High Priest opens: a better action ahead of it than those in reach now."""
    ahead = [action_after(a.position, a.seat, distance) for distance in range(1, spaces + FURTHEST + 1)]
    now, then = ahead[:FURTHEST], ahead[spaces:]
    return max(activation(a, action) for action in then) - max(activation(a, action) for action in now)


def sacrificed(a: Appraisal, worker: str) -> float:
    """What it hurts that this Worker of the supply falls; rather one of one colour than a Newcomer."""
    missed = a.worker_lost() + (0.5 if is_newcomer(worker) else 0.0) + court.liked_kinds(a.player, worker)
    return missed - a.casualty()


def best_pair(a: Appraisal, first: SecondaryAction) -> float:
    """This secondary action and the best different one after it."""
    if not a.actions:
        for action in secondary_options(a.position, a.seat):
            secondary(a, action)
    others = [worth for other, worth in a.actions.items() if not same_kind(other, first)]
    return secondary(a, first) + max(others, default=0.0)


def icon_worth(a: Appraisal, icon: str) -> float:
    """What performing the task of one icon is worth."""
    return task_worth(a, ICONS[icon].task)
