"""From the inline tables of the component files to the typed effects of `engine.benefits`."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, get_args

from engine.benefits import (
    Benefit,
    BuildingTask,
    Choose,
    Counted,
    DrawArmy,
    DrawGod,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    GainNomad,
    GainVillager,
    Priced,
    PurchaseWeavings,
    StatueTask,
    StepsTask,
)
from engine.components.records import BUILDING_TYPES, GOD_IDS, WORKER_COLOURS
from engine.resources import RESOURCES, VP, Cost

BENEFIT_FIELDS = frozenset({"benefit", "reward", "action", "instead_of_god_hand"})
COST_FIELDS = frozenset({"cost", "start_resources", "priest_extra_task_price"})

COUNTED: Mapping[str, Callable[[int], Effect]] = {
    kind.verb: kind for kind in get_args(Effect) if issubclass(kind, Counted)
}
WORDED = ("gain", "draw", "weaving", "statue", "steps", "building", "worker", "choose")
MODIFIERS: Mapping[tuple[str, object], frozenset[str]] = {
    ("statue", "small"): frozenset({"cost", "gods"}),
    ("building", "free"): frozenset({"type"}),
    ("building", "task"): frozenset({"type"}),
    ("worker", "nomads"): frozenset({"kinds"}),
}


def is_positive(value: object) -> bool:
    """Whether this is a whole number above zero."""
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def read_cost(raw: object) -> Cost:
    """A price, or a ValueError that says what is wrong with it."""
    if not isinstance(raw, dict) or not raw:
        raise ValueError(f"a cost names resources and amounts, not {raw}")
    for name, amount in raw.items():
        if name not in RESOURCES:
            raise ValueError(f"a cost cannot be in {name}")
        if not is_positive(amount):
            raise ValueError(f"a cost of {amount} {name} is not a positive number")
    return Cost(**raw)


def read_benefit(raw: object) -> Benefit:
    """A whole benefit, or a ValueError that says what is wrong with it."""
    if not isinstance(raw, list):
        raise ValueError("a benefit is an array of effects")
    return tuple(read_effect(effect) for effect in raw)


def read_effect(raw: object) -> Effect:
    """One effect, or a ValueError that says what is wrong with it."""
    if not isinstance(raw, dict):
        raise ValueError(f"an effect is a table, not {raw}")
    verbs = [key for key in raw if key in COUNTED or key in WORDED]
    if len(verbs) != 1:
        raise ValueError(f"exactly one verb is wanted in the effect {raw}")
    verb, value = verbs[0], raw[verbs[0]]
    effect = COUNTED[verb](_positive(verb, value)) if verb in COUNTED else _worded(verb, value, raw)
    allowed = {"n"} if verb in ("gain", "draw") else MODIFIERS.get((verb, str(value)), frozenset())
    for key in raw:
        if key not in (verb, "pay") and key not in allowed:
            raise ValueError(f"the effect {raw} has the unknown modifier {key}")
    return Priced(effect, read_cost(raw["pay"])) if "pay" in raw else effect


def _worded(verb: str, value: object, raw: Mapping[str, Any]) -> Effect:
    match verb, value:
        case "gain", str() if value in RESOURCES or value == VP:
            return Gain(value, _positive("n", raw.get("n")))
        case "draw", "army":
            return DrawArmy(_positive("n", raw.get("n")))
        case "draw", "god":
            return DrawGod(_positive("n", raw.get("n")))
        case "weaving", "task":
            return PurchaseWeavings()
        case "weaving", _:
            return FreeWeaving(_positive("weaving", value))
        case "statue", "small" if raw.get("cost") == "free":
            return FreeStatue(_names(raw.get("gods", []), GOD_IDS, "god"))
        case "statue", "task":
            return StatueTask()
        case "steps", "free":
            return FreeSteps()
        case "steps", "task":
            return StepsTask()
        case "building", "free":
            return FreeBuilding(_building_type(raw))
        case "building", "task":
            return BuildingTask(_building_type(raw))
        case "worker", "nomads":
            return GainNomad(_names(raw.get("kinds", []), WORKER_COLOURS, "worker kind"))
        case "worker", "village_potato":
            return GainVillager("potato")
        case "worker", "village_corn":
            return GainVillager("corn")
        case "choose", list():
            return _choose(value)
    raise ValueError(f"{value} is not a kind of {verb} in the effect {raw}")


def _choose(options: list[object]) -> Choose:
    if len(options) < 2 or not all(options):
        raise ValueError("a choice needs two options or more, none of them empty")
    return Choose(tuple(read_benefit(option) for option in options))


def _positive(name: str, value: object) -> int:
    if not isinstance(value, int) or not is_positive(value):
        raise ValueError(f"{name} wants a positive number, not {value}")
    return value


def _building_type(raw: Mapping[str, Any]) -> str:
    return _names([raw["type"]], BUILDING_TYPES, "building type")[0] if "type" in raw else ""


def _names(raw: object, known: Collection[str], what: str) -> tuple[str, ...]:
    if not isinstance(raw, list):
        raise ValueError(f"{raw} is not a list of names")
    for name in raw:
        if name not in known:
            raise ValueError(f"unknown {what} {name}")
    return tuple(raw)
