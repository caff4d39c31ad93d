"""The promises of labels: the costs and gains named by them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from bot import say
from bot.languages import Language
from bot.turn.tap import Step, Tap
from engine import actions as act
from engine.actions import Pay as Paying
from engine.benefits import Gain, Merchant, Priced
from engine.buildings import produces
from engine.components import ICONS, TASKS
from engine.resources import CORN, FOOD, GOLD, POTATO, RESOURCES, VP, Cost

Amounts = tuple[str, int]


def named(tap: Tap) -> list[Step]:
    """The answers of a tap named by its label."""
    return by_name(tap.spoken or tap.steps[-1:])


def by_name(said: Sequence[Step]) -> list[Step]:
    """The answers named by a label: without those that only lead on, and those included in a move or a card."""
    moved = any(isinstance(step.action, act.MoveHighPriest) for step in said)
    played = any(isinstance(step.action, act.PlayGodCard) for step in said)
    return [
        step
        for step, then in zip_longest(said, (step.action for step in said[1:]))
        if not (then and _only_leads_on(step.action, then))
        and not (moved and isinstance(step.action, act.Activate))
        and not (played and isinstance(step.action, act.Accept))
    ]


def _only_leads_on(action: act.Action, then: act.Action) -> bool:
    """Whether the next answer says the same and more, unlike a reward of the Merchant or a Building."""
    if isinstance(action, act.PerformTask):
        effect = TASKS[ICONS[action.icon].task].benefit[0]
        return not isinstance(effect, Gain | Merchant) and not isinstance(then, act.ChooseReward)
    if isinstance(action, act.Activate):
        return isinstance(then, act.OfferCorn | act.TurnUp)
    return isinstance(action, act.TakeBenefit)


def promised(steps: Iterable[Step], lang: Language) -> Mapping[str, int]:
    """The promised change of each resource, of food and of VP by these answers together."""
    found: Counter[str] = Counter()
    for step in steps:
        named = say.named_on_label(step.before.seen, step.before.decision, step.action, lang)
        for resource, n in _named(step.action, named):
            found[resource] += n
    return {resource: n for resource, n in found.items() if n}


def is_promise_kept(promise: Mapping[str, int], changed: Mapping[str, int]) -> bool:
    """Whether the changes keep the promise; potato and corn both pay food.

    >>> is_promise_kept({"food": -2, "vp": 1}, {"potato": -1, "corn": -1, "vp": 1})
    True
    >>> is_promise_kept({"stone": -3}, {"gold": -3})
    False
    """
    others = {name: changed.get(name, 0) - promise.get(name, 0) for name in (*RESOURCES, VP)}
    eaten = [others.pop(name) for name in (POTATO, CORN)] if promise.get(FOOD) else []
    return not any(others.values()) and sum(eaten) == promise.get(FOOD, 0) and all(n <= 0 for n in eaten)


def _named(action: act.Action, named: Mapping[str, Any]) -> Iterator[Amounts]:
    match action:
        case act.LayWeaving():
            return  # a match pays only when the Merchant comes
        case act.DiscardArmyCard():
            yield named["resource"], named["amount"]
        case act.Exchange(give, take):
            yield give, -named["given"]
            yield take, named["taken"]
        case act.TakeGold():
            yield GOLD, named["gold"]
        case act.ShowGold():
            yield GOLD, -named["gold"]
        case act.OfferCorn():
            yield CORN, -named["corn"]
        case act.ProduceWith() | act.PerformTask() if "building" in named:
            yield from _gains(produces(named["building"]))
    for name, value in named.items():
        match value:
            case (Cost() as cost) | Priced(cost=cost):
                yield from ((part, -getattr(cost, part)) for part in (*RESOURCES, FOOD))
            case Paying():
                yield from ((part, -getattr(value, part)) for part in RESOURCES)
            case Gain() | tuple():
                yield from _gains(value)
            case int() if name in (VP, "lost"):
                yield VP, value if name == VP else -value


def _gains(benefit: Any) -> Iterator[Amounts]:
    """The gains at once, without those behind a question."""
    for effect in benefit if isinstance(benefit, tuple) else (benefit,):
        if isinstance(effect, Gain):
            yield effect.resource, effect.n
