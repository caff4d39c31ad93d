"""Habits: answers that a plan fills in, because they nearly always fit; all can be changed."""

from collections.abc import Callable, Mapping, Sequence

from engine.actions import (
    Action,
    BuyTask,
    DiscardSoldiers,
    FlipSoldiers,
    LayWeaving,
    PerformTask,
    TakeAllBenefits,
    TakeBenefit,
)
from engine.benefits import DrawArmy, DrawGod, Effect, Gain, Priced
from engine.components import ARMY_CARDS, ICONS, SPACES, TASKS
from engine.decisions import ArrangeWeaving, ChooseBenefit, ChoosePayment, ChooseTask, PaySoldiers, UseStatue
from engine.foresight import Forecast, answered
from engine.players import standing_orders
from engine.queries import all_matches, is_free_action, of_use


def _first(here: Forecast) -> Action | None:
    return next((action for action in here.answers if not is_free_action(action)), None)


def _as_printed(here: Forecast) -> Action | None:
    """All benefits at once if that is an answer, else the benefit to take first; any answer if none is useful."""
    asked = here.decision
    assert isinstance(asked, ChooseBenefit)
    everything = next((action for action in here.answers if isinstance(action, TakeAllBenefits)), None)
    may_change = any(map(is_free_action, here.answers))
    useful = [effect for effect in asked.effects if any(of_use(one, here.seat, (effect,)) for one in here.worlds)]
    if everything or (not useful and not may_change):
        return everything or _first(here)
    effect = _comes_first(useful)
    taken = TakeBenefit(asked.effects.index(effect)) if effect else None
    return taken if taken in here.answers else None


def _comes_first(useful: Sequence[Effect]) -> Effect | None:
    """The benefit to take first: resources, then the only deed, then cards from a stack; None if the order matters."""
    gains = [effect for effect in useful if isinstance(effect, Gain)]
    deeds = [effect for effect in useful if not isinstance(effect, Gain | DrawArmy | DrawGod)]
    if gains or len(deeds) > 1 or any(isinstance(effect, Priced) for effect in deeds):
        return gains[0] if gains else None
    return next(iter((*deeds, *useful)), None)


def _plain_gains(here: Forecast) -> Action | None:
    """All benefits of a God card with a Statue, if they are resources and VP: nobody declines those."""
    asked = here.decision
    assert isinstance(asked, UseStatue)
    everything = TakeAllBenefits()
    plain = all(isinstance(effect, Gain) for effect in asked.effects)
    return everything if plain and everything in here.answers else None


def _fewest_soldiers(here: Forecast) -> Action | None:
    """The weakest sufficient card, else the strongest."""
    asked = here.decision
    assert isinstance(asked, PaySoldiers)
    cards = [action for action in here.answers if isinstance(action, DiscardSoldiers | FlipSoldiers)]
    needed = asked.discard if any(isinstance(action, DiscardSoldiers) for action in cards) else asked.flip
    enough = [action for action in cards if _soldiers(action) >= needed]
    return min(enough, key=_soldiers) if enough else max(cards, key=_soldiers, default=None)


def is_plain_gain(action: Action) -> bool:
    """Whether an answer is a task with resources as its only gain."""
    if not isinstance(action, PerformTask):
        return False
    return all(isinstance(effect, Gain) for effect in TASKS[ICONS[action.icon].task].benefit)


def resources_first(asked: ChooseTask, answers: Sequence[Action]) -> Action | None:
    """Resources before any other task, if there are tasks enough for all icons, and no more to buy."""
    icons = len(SPACES[asked.space].icons) - len(asked.used)
    begun = asked.passed or not all(is_plain_gain(PerformTask(icon)) for icon in asked.used)
    if begun or asked.left < icons or BuyTask() in answers:
        return None
    return next(filter(is_plain_gain, answers), None)


def _resources(here: Forecast) -> Action | None:
    asked = here.decision
    assert isinstance(asked, ChooseTask)
    return resources_first(asked, here.answers)


def _only_match(here: Forecast) -> Action | None:
    """The only place where a Weaving matches."""
    asked = here.decision
    assert isinstance(asked, ArrangeWeaving)
    if asked.tile in here.unseen:
        return None
    before = len(all_matches(here.worlds[0], here.seat))
    ends = [action for action in here.answers if isinstance(action, LayWeaving)]
    matching = [action for action in ends if len(all_matches(answered(here, action).worlds[0], here.seat)) > before]
    return matching[0] if len(matching) == 1 else None


def _soldiers(action: DiscardSoldiers | FlipSoldiers) -> int:
    return ARMY_CARDS[action.card].soldiers


# The least gold pays a price, the fewest cards a Conquest. Benefits come one after the other if their order matters
# little, resources come before the other tasks of a Worker, and a Weaving goes to its only match.
HABITS: Mapping[type, Callable[[Forecast], Action | None]] = {
    ChoosePayment: _first,
    PaySoldiers: _fewest_soldiers,
    ChooseBenefit: _as_printed,
    UseStatue: _plain_gains,
    ChooseTask: _resources,
    ArrangeWeaving: _only_match,
}


def filled_in(here: Forecast, orders: Mapping[str, str]) -> Action | None:
    """The answer by standing order or by habit, if there is one."""
    if not here.answers:
        return None
    habit = HABITS.get(type(here.decision))
    return ordered(here, orders) or (habit(here) if habit else None)


def ordered(here: Forecast, orders: Mapping[str, str]) -> Action | None:
    """The answer of a standing order, if there is one."""
    if not orders or not here.answers:
        return None
    answer = standing_orders.answer(here.seen, orders)
    return answer if answer in here.answers else None
