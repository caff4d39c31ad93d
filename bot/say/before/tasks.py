"""Costs and gains of the tasks of a space for a seat, before and after its Worker is there."""

from collections import Counter
from collections.abc import Iterable

from bot.say.before.facts import Facts
from engine import queries
from engine.benefits import Benefit, Effect, Gain
from engine.buildings import PRODUCTION, face_up, market
from engine.components import TASKS, WEAVING_REWARDS
from engine.resources import Cost
from engine.state import View


def of_task(view: View, seat: int, task: str) -> Facts:
    """The variant and the values of a task for this seat."""
    benefit = TASKS[task].benefit
    values = {"task": task, "benefit": benefit}
    match task, benefit:
        case _, (Gain(resource, n),):
            more = queries.collected_besides(view, seat, resource)
            return "more" if more else "collect", {**values, "benefit": summed((Gain(resource, n), *more))}
        case "merchant", _:
            rewards = queries.all_matches(view, seat)
            paid = summed([effect for reward in rewards for effect in WEAVING_REWARDS[reward].benefit])
            return "merchant" if paid else "no_match", {**values, "benefit": paid}
        case "produce_one", _:
            up = face_up(view.players[seat], PRODUCTION)
            variant = "produces" if len(up) == 1 else "produces_one" if up else "none_up"
            return variant, {**values, "building": up[0] if up else "", "n": len(up)}
        case "building", _:
            prices = [queries.building_cost(building) for building in market(view)]
            return task if prices else "", {**values, "cost": min(prices, key=_weight, default=Cost())}
        case "weavings", _:
            one, two, three = (queries.weavings_price(n) for n in (1, 2, 3))
            return task, {**values, "cost": one, "two": two, "three": three}
        case "steps", _:
            return task, {**values, "cost": queries.steps_price()}
        case "statue", _:
            small, large = queries.statue_price(queries.SMALL), queries.statue_price(queries.LARGE)
            return task, {**values, "small": small, "large": large}
    return task, values


def summed(effects: Iterable[Effect]) -> Benefit:
    """The effects with one gain per resource; other effects follow."""
    gains: Counter[str] = Counter()
    others = []
    for effect in effects:
        if isinstance(effect, Gain):
            gains[effect.resource] += effect.n
        else:
            others.append(effect)
    return (*(Gain(resource, n) for resource, n in gains.items()), *others)


def _weight(cost: Cost) -> tuple[int, int]:
    """Order of prices: by pieces, then by gold."""
    return cost.total, cost.gold
