"""Habits: answers that a plan fills in by itself, because they nearly always fit; all can be changed."""

from collections.abc import Callable, Mapping

from engine.actions import Action, DiscardSoldiers, FlipSoldiers, TakeAllBenefits
from engine.benefits import Gain
from engine.components import ARMY_CARDS
from engine.decisions import ChooseBenefit, ChoosePayment, PaySoldiers, UseStatue
from engine.foresight import Forecast
from engine.players import standing_orders
from engine.queries import is_free_action, of_use


def _first(here: Forecast) -> Action | None:
    return next((action for action in here.answers if not is_free_action(action)), None)


def _as_printed(here: Forecast) -> Action | None:
    """All benefits at once if that is an answer; the first of several of which none brings anything."""
    asked = here.decision
    assert isinstance(asked, ChooseBenefit)
    everything = next((action for action in here.answers if isinstance(action, TakeAllBenefits)), None)
    may_change = any(map(is_free_action, here.answers))
    idle = not may_change and not any(of_use(world, here.seat, asked.effects) for world in here.worlds)
    return everything or (_first(here) if idle else None)


def _plain_gains(here: Forecast) -> Action | None:
    """All benefits of a God card with a Statue, if they are resources and VP, which nobody declines."""
    asked = here.decision
    assert isinstance(asked, UseStatue)
    everything = TakeAllBenefits()
    plain = all(isinstance(effect, Gain) for effect in asked.effects)
    return everything if plain and everything in here.answers else None


def _fewest_soldiers(here: Forecast) -> Action | None:
    """The weakest card that is enough by itself, else the strongest."""
    asked = here.decision
    assert isinstance(asked, PaySoldiers)
    cards = [action for action in here.answers if isinstance(action, DiscardSoldiers | FlipSoldiers)]
    needed = asked.discard if any(isinstance(action, DiscardSoldiers) for action in cards) else asked.flip
    enough = [action for action in cards if _soldiers(action) >= needed]
    return min(enough, key=_soldiers) if enough else max(cards, key=_soldiers, default=None)


def _soldiers(action: DiscardSoldiers | FlipSoldiers) -> int:
    return ARMY_CARDS[action.card].soldiers


# A price is paid with the least gold, a Conquest with the fewest cards, several benefits come as printed.
HABITS: Mapping[type, Callable[[Forecast], Action | None]] = {
    ChoosePayment: _first,
    PaySoldiers: _fewest_soldiers,
    ChooseBenefit: _as_printed,
    UseStatue: _plain_gains,
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
