"""Tasks in reach at a space: after the payment of the placement, with the gains of the space itself."""

from collections.abc import Collection, Iterator

from engine.actions import Action, BuyTask, ConstructBuilding, Pass, PerformTask, TakeBenefit
from engine.benefits import Gain
from engine.buildings import PRODUCTION, type_of
from engine.components import ICONS, TASKS
from engine.core import apply, legal_actions
from engine.decisions import ChooseBuilding, ChooseTask, Decision, LeadsOn, UseStatue
from engine.queries import is_free_action, is_performable, weavings_price
from engine.resources import Cost
from engine.state import State

WEAVINGS = "weavings"  # the task with unknown goods
MOST_TRIED = 60  # answers, for one place
MOST_FREE = 2  # free actions in a row: one to get a resource, one to swap it
# Tasks that may become possible: with their price in hand, or with a Building for production.
DEPENDING = ("building", "statue", "steps", WEAVINGS, "produce_one")
# Tasks that may bring the price of another one; Weavings and Army cards are hidden.
BRINGING = ("merchant", "produce_one", "steps", "building")


def tasks_in_reach(placed: State, seat: int, tasks: Collection[str], *, buying: bool = True) -> frozenset[str]:
    """The tasks, among these, in reach of the Worker just placed; `buying` allows a Priest's further task."""
    wanted = {task for task in tasks if task in DEPENDING or is_performable(placed, seat, task)}
    found: set[str] = set()
    waiting: list[tuple[State, Action | None]] = [(placed, None)]
    for _ in range(MOST_TRIED):
        if not waiting or wanted <= found:
            break
        before, action = waiting.pop()
        position = apply(before, action).state if action else before
        if position.to_act == seat and position.turn == placed.turn:
            found.update(_performable(position, seat))
            further = [action for action in _leading_on(position) if buying or not isinstance(action, BuyTask)]
            waiting.extend((position, action) for action in reversed(further))
    return frozenset(found.intersection(tasks))


def _performable(position: State, seat: int) -> Iterator[str]:
    """The possible next tasks; Weavings only if the seat can pay at least one."""
    if not isinstance(position.decision, ChooseTask):
        return
    for action in legal_actions(position):
        task = ICONS[action.icon].task if isinstance(action, PerformTask) else ""
        if task and (task != WEAVINGS or position.players[seat].can_pay(weavings_price(1))):
            yield task


def _leading_on(position: State) -> Iterator[Action]:
    """The answers that may bring more tasks into reach."""
    asked = position.decision
    answers = [action for action in legal_actions(position) if not is_free_action(action)]
    match asked:
        case ChooseTask():
            yield from (action for action in answers if _brings(action))
        case ChooseBuilding():
            producing = (action for action in answers if isinstance(action, ConstructBuilding))
            yield from [action for action in producing if type_of(action.building) == PRODUCTION][:1]
        case UseStatue(effects=effects) if asked.tasks:
            yield Pass()
            yield from (TakeBenefit(index) for index, effect in enumerate(effects) if isinstance(effect, Gain))
        case Decision(leads_on=LeadsOn.BY_ANY):
            yield from answers
        case Decision(leads_on=LeadsOn.BY_THE_FIRST):
            yield answers[0]
        case Decision(leads_on=LeadsOn.BY_A_NO):
            yield from [Pass()] if Pass() in answers else answers


def _brings(action: Action) -> bool:
    if not isinstance(action, PerformTask):
        return isinstance(action, BuyTask)
    task = ICONS[action.icon].task
    return task in BRINGING or isinstance(TASKS[task].benefit[0], Gain)


def can_come_to_pay(position: State, seat: int, price: Cost, free: int = MOST_FREE) -> bool:
    """Whether the seat to act can pay this price, at once or after a few free actions."""
    if position.players[seat].can_pay(price):
        return True
    actions = legal_actions(position) if free and position.to_act == seat else ()
    return any(
        can_come_to_pay(apply(position, action).state, seat, price, free - 1)
        for action in actions
        if is_free_action(action)
    )
