"""In which mixes of resources a price can be paid: gold stands in for any resource, one for one."""

from functools import lru_cache

from engine.actions import Pay
from engine.resources import Cost
from engine.state import Player

MIXES = 4096  # lists of mixes that are kept: the same prices are paid again and again
LONG = 25  # more mixes than this are asked in two questions: gold first, then the food


def mixes(player: Player, cost: Cost, with_gold: bool = True) -> tuple[Pay, ...]:
    """Every mix this player can pay the price with, the one with the least gold first."""
    spare = player.gold - cost.gold if with_gold else 0
    if spare < 0:
        return ()
    if not cost.food and not spare:
        exact = Pay(cost.potato, cost.corn, cost.stone, cost.gold)
        return (exact,) if covers(player, exact) else ()
    potato, corn = min(player.potato, cost.potato + cost.food), min(player.corn, cost.corn + cost.food)
    return _mixes_at_most(potato, corn, min(player.stone, cost.stone), cost, spare)


def covers(player: Player, pay: Pay) -> bool:
    """Whether the supply holds exactly these resources."""
    return (
        player.potato >= pay.potato
        and player.corn >= pay.corn
        and player.stone >= pay.stone
        and player.gold >= pay.gold
    )


@lru_cache(MIXES)
def _mixes_at_most(potatoes: int, corns: int, stones: int, cost: Cost, spare: int) -> tuple[Pay, ...]:
    """The mixes of so much of each resource, and of so much gold beside what the price asks for."""
    found = [
        Pay(potato, corn, stone, cost.gold + gold)
        for potato in range(potatoes, -1, -1)
        for corn in range(corns, -1, -1)
        for stone in range(stones, max(0, cost.stone - spare) - 1, -1)
        if 0 <= (gold := _gold_needed(cost, potato, corn, stone)) <= spare
    ]
    return tuple(sorted(found, key=_gold))


def _gold_needed(cost: Cost, potato: int, corn: int, stone: int) -> int:
    """Gold that completes this mix; -1 if the mix holds more than the price takes."""
    food = cost.food - max(0, potato - cost.potato) - max(0, corn - cost.corn)
    if food < 0:
        return -1
    return food + max(0, cost.potato - potato) + max(0, cost.corn - corn) + cost.stone - stone


def _gold(pay: Pay) -> int:
    return pay.gold


def questions(player: Player, cost: Cost, gold_settled: bool) -> tuple[Pay, ...]:
    """The answers to "with which mix?": whole mixes, or, where these are many, how much gold first."""
    whole = mixes(player, cost, with_gold=not gold_settled)
    if len(whole) <= LONG:
        return whole
    return tuple(Pay(gold=gold) for gold in sorted({pay.gold for pay in whole}))


def owed_after_gold(cost: Cost, gold: int) -> Cost:
    """The food still owed once the gold share of a long payment is settled; only food prices are long."""
    return Cost(food=cost.food - gold)
