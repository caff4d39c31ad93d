"""Why a task, a Statue, Steps or a Building is out of reach: not here, used, too expensive, none left."""

from collections.abc import Callable, Mapping

from engine.actions import (
    BuildStatue,
    BuildSteps,
    BuyTask,
    ConstructBuilding,
    PerformTask,
    RemoveBuilding,
    ReturnGodCard,
)
from engine.buildings import cost, market
from engine.components import ICONS, SPACES
from engine.components import STEPS as SPOTS
from engine.decisions import ChooseBuilding, ChooseReplaced, ChooseStatue, ChooseSteps, ChooseTask
from engine.errors import Reason
from engine.reasons.prices import too_poor
from engine.reasons.tables import Reasons
from engine.rules.statues import LARGE, PRICE, SMALL, small_ones
from engine.rules.steps import RULES as STEPS_RULES
from engine.rules.steps import UPPER, open_spots
from engine.rules.tasks import EXTRA_TASK
from engine.state import Position

NOT_AT_THIS_SPACE = "not_at_this_space"


def temple_top() -> Reason:
    """The Temple marker can climb no further."""
    return Reason("temple_top")


# ---------------------------------------------------------------- what keeps a seat from building anything


def no_statue(position: Position, seat: int) -> Reason:
    """Why the seat can build no Statue at all."""
    sizes = [SMALL] if small_ones(position, ()) else [LARGE] if any(position.large_statues.values()) else []
    return too_poor(position.players[seat], PRICE[sizes[0]]) if sizes else Reason("no_statues_left")


def no_steps(position: Position, seat: int) -> Reason:
    """Why the seat can build no Steps at all."""
    player = position.players[seat]
    if not player.steps_left:
        return Reason("no_steps_left")
    return too_poor(player, STEPS_RULES.cost) if open_spots(position) else Reason("no_spot_left")


def no_building(position: Position, seat: int) -> Reason:
    """Why the seat can construct no Building, and so not change the market either (ruling 48)."""
    return Reason("no_building_in_reach" if market(position) else "market_empty")


# ---------------------------------------------------------------- tasks


_HINDRANCES: Mapping[str, Callable[[Position, int], Reason]] = {
    "weavings": lambda position, seat: Reason("no_weavings"),
    "statue": no_statue,
    "steps": no_steps,
    "building": no_building,
    "training": lambda position, seat: Reason("no_army_cards"),
    "produce_one": lambda position, seat: Reason("nothing_face_up"),
    "merchant": lambda position, seat: Reason("no_match"),
}


def _task(position: Position, asked: ChooseTask, action: PerformTask) -> Reason:
    task = ICONS[action.icon].task
    if action.icon not in SPACES[asked.space].icons:
        return Reason(NOT_AT_THIS_SPACE, {"task": task, "space": asked.space})
    if action.icon in asked.used:
        return Reason("task_done", {"task": task})
    if action.icon in asked.passed:
        return Reason("task_passed", {"task": task})
    if not asked.left:
        return Reason("no_tasks_left")
    return _HINDRANCES[task](position, asked.seat)


def _extra_task(position: Position, asked: ChooseTask, action: BuyTask) -> Reason:
    if not asked.may_buy:
        return Reason("no_extra_task")
    return too_poor(position.players[asked.seat], EXTRA_TASK)


# ---------------------------------------------------------------- Statues and Steps


def _statue(position: Position, asked: ChooseStatue, action: BuildStatue) -> Reason:
    if asked.gratis and action.size != SMALL:
        return Reason("small_only")
    if asked.gods and action.god not in asked.gods:
        return Reason("other_god", {"god": action.god})
    supply = position.small_statues if action.size == SMALL else position.large_statues
    if not supply[action.god]:
        return Reason("no_statues_left", {"size": action.size, "god": action.god})
    return too_poor(position.players[asked.seat], PRICE[action.size])


def _steps(position: Position, asked: ChooseSteps, action: BuildSteps) -> Reason:
    player = position.players[asked.seat]
    if not player.steps_left:
        return Reason("no_steps_left")
    if action.spot in position.steps:
        return Reason("spot_taken", {"spot": action.spot})
    if action.spot not in open_spots(position):
        return Reason("upper_first", {"spot": UPPER[SPOTS[action.spot].section]})
    return too_poor(player, STEPS_RULES.cost)


# ---------------------------------------------------------------- Buildings


def _construct(position: Position, asked: ChooseBuilding, action: ConstructBuilding) -> Reason:
    if action.building not in market(position):
        return Reason("not_on_sale", {"building": action.building})
    if action.building not in market(position, asked.kind):
        return Reason("other_kind", {"kind": asked.kind})
    return too_poor(position.players[asked.seat], cost(action.building), building=action.building)


def _return_card(position: Position, asked: ChooseBuilding, action: ReturnGodCard) -> Reason:
    if action.card not in position.players[asked.seat].god_hand:
        return Reason("not_in_hand", {"god_card": action.card})
    return Reason("market_changed") if asked.replaced else no_building(position, asked.seat)


def _remove(position: Position, asked: ChooseReplaced, action: RemoveBuilding) -> Reason:
    removed = action.building in asked.removed
    return Reason("removed_already" if removed else "not_on_sale", {"building": action.building})


REASONS: Reasons = {
    ChooseTask: {PerformTask: _task, BuyTask: _extra_task},
    ChooseStatue: {BuildStatue: _statue},
    ChooseSteps: {BuildSteps: _steps},
    ChooseBuilding: {ConstructBuilding: _construct, ReturnGodCard: _return_card},
    ChooseReplaced: {RemoveBuilding: _remove},
}
