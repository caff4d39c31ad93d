"""One tap for all tasks of a Worker: their order does not matter if all of them are performed."""

from collections.abc import Mapping, Sequence

from bot.turn.habits import is_plain_gain
from bot.turn.tap import Step, Tap, brings_nothing, spends_a_task, tapped
from engine.actions import Action, PerformTask
from engine.decisions import ChooseTask
from engine.foresight import Ahead, Forecast, answered

FEWEST = 2  # tasks


def all_tasks(here: Forecast, orders: Mapping[str, str]) -> Tap | None:
    """The tap for all resources, then for the other task, if there is at most one."""
    asked = here.decision
    if not isinstance(asked, ChooseTask):
        return None
    tasks = [action for action in here.answers if isinstance(action, PerformTask)]
    gains, others = [one for one in tasks if is_plain_gain(one)], [one for one in tasks if not is_plain_gain(one)]
    if not gains or not FEWEST <= len(tasks) <= asked.left:
        return None
    gained = _in_turn(here, gains, orders)
    if gained and len(others) == 1:
        whole = _in_turn(here, [*gains, *others], orders)
        gained = whole if whole and not (spends_a_task(whole) or brings_nothing(whole)) else gained
    return gained if gained and len(gained.spoken) >= FEWEST else None


def _in_turn(here: Forecast, actions: Sequence[Action], orders: Mapping[str, str]) -> Tap | None:
    """These answers one after the other, if no other question comes between them."""
    found = Tap((), here)
    for number, action in enumerate(actions, 1):
        asks = found.after.ahead is Ahead.ASKED and isinstance(found.after.decision, ChooseTask)
        if not asks or action not in found.after.answers:
            return None
        if number < len(actions):
            found = Tap((*found.steps, Step(found.after, action)), answered(found.after, action))
        else:
            found = tapped(found.after, action, found.steps, orders)
    return found
