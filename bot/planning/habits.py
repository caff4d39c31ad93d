"""What a plan fills in by itself, seen and changeable: answers that nearly always fit."""

from collections.abc import Callable, Mapping

from engine.actions import Action, TakeAllBenefits
from engine.decisions import ChooseBenefit, ChoosePayment, PaySoldiers
from engine.foresight import Forecast
from engine.players import standing_orders
from engine.queries import is_free_action


def _first(here: Forecast) -> Action | None:
    return next((action for action in here.answers if not is_free_action(action)), None)


def _as_printed(here: Forecast) -> Action | None:
    return next((action for action in here.answers if isinstance(action, TakeAllBenefits)), None)


# A price is paid with the least gold, a Conquest with the cards that lie first, several benefits come as printed.
HABITS: Mapping[type, Callable[[Forecast], Action | None]] = {
    ChoosePayment: _first,
    PaySoldiers: _first,
    ChooseBenefit: _as_printed,
}


def filled_in(here: Forecast, orders: Mapping[str, str]) -> Action | None:
    """What stands for the one who plans, if the question is one that is answered by habit or by a standing order."""
    if not here.answers:
        return None
    if orders and (ordered := standing_orders.answer(here.seen, orders)) in here.answers:
        return ordered
    habit = HABITS.get(type(here.decision))
    return habit(here) if habit else None
