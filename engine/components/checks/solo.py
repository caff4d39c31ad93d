"""Checks on solo.toml."""

from collections.abc import Iterable, Mapping
from math import gcd

from engine.benefits import (
    Benefit,
    BuildingTask,
    Choose,
    ClimbTemple,
    DrawArmy,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeWeaving,
    Gain,
    GainNomad,
    GainVillager,
    PlaceConquestMarker,
    PurchaseWeavings,
    StatueTask,
    StepsTask,
    describe,
    describe_effect,
)
from engine.components.checks.complaints import Complaints, same
from engine.components.records import WORKER_COLOURS
from engine.components.solo import Axomamma, Loop, Pachamama, PachamamaSide, Personality, Solo
from engine.resources import VP

GOLD = Gain("gold", 1)
AXOMAMMA_MIDDLE: tuple[Effect, ...] = (
    PurchaseWeavings(),
    StatueTask(),
    StepsTask(),
    BuildingTask("production"),
    BuildingTask("passive"),
)
AXOMAMMA_BOTTOM = {GainVillager("potato"), GainVillager("corn"), GainNomad()}
AXOMAMMA_PERSONALITIES: tuple[Benefit, ...] = (
    (GOLD, FreeStatue()),
    (GOLD, FreeWeaving(1)),
    (GOLD, ClimbTemple(1)),
    (GOLD, FreeBuilding()),
)
PACHAMAMA_ACTIONS: tuple[Effect, ...] = (
    PurchaseWeavings(),
    StatueTask(),
    BuildingTask(),
    StepsTask(),
    GainNomad(),
    Gain(VP, 2),
    DrawArmy(1),
)
PACHAMAMA_PERSONALITIES: tuple[Benefit, ...] = (
    (FreeStatue(),),
    (FreeWeaving(1), GOLD),
    (PlaceConquestMarker(1),),
    (Gain(VP, 3),),
    (ClimbTemple(1), GOLD),
    (FreeBuilding(), GOLD),
    (DrawArmy(2), GOLD),
    (GainVillager("corn"),),
)


def check_solo(solo: Solo, complaints: Complaints) -> str:
    """All constraints of the two opponents."""
    _check_axomamma(solo.axomamma, complaints)
    _check_pachamama(solo.pachamama, complaints)
    rewards = []
    for name, board in (("axomamma", solo.axomamma), ("pachamama", solo.pachamama)):
        kinds = set(board.recruit_rewards)
        complaints.need(kinds == set(WORKER_COLOURS), f"{name} recruit_rewards", "there is one for each kind of Worker")
        complaints.need(board.god_slots == 4, name, "it has four God slots")
        rewards += [reward.benefit for kind, reward in board.recruit_rewards.items() if kind == "priest"]
    differ = len(rewards) == 2 and not same(*rewards)
    complaints.need(differ, "pachamama recruit_rewards priest", "it does not differ from Axomamma's")
    tokens = f"{len(solo.axomamma.personalities)} + {len(solo.pachamama.personalities)} personality tokens"
    return f"Axomamma {len(solo.axomamma.loops)} loops, Pachamama {len(solo.pachamama.sides)} sides, {tokens}"


def _check_loops(place: str, loops: Mapping[str, Loop], wanted: Iterable[list[int]], complaints: Complaints) -> None:
    need = complaints.need
    for loop in loops.values():
        here, length = f"{place} loops {loop.id}", len(loop.spaces)
        values = [token.value for token in loop.tokens]
        need(len(set(values)) == len(values), here, "two tokens show the same number")
        need(length > 1, here, "a loop has two spaces or more")
        need(all(1 <= token.start <= length for token in loop.tokens), here, "a token starts outside the loop")
        need(all(gcd(value, length) == 1 for value in values), here, "a token never visits some space")
    found = [sorted(token.value for token in loop.tokens) for loop in loops.values()]
    need(found == list(wanted), f"{place} loops", f"the tokens are {found}")


def _sides(personalities: Mapping[str, Personality]) -> list[Benefit]:
    return [side.action for token in personalities.values() for side in token.sides]


def _check_personalities(
    name: str, found: Mapping[str, Personality], wanted: tuple[Benefit, ...], complaints: Complaints
) -> None:
    place, sides = f"{name} personalities", _sides(found)
    double = len(found) * 2 == len(wanted) == len(sides)
    complaints.need(double, place, f"there are {len(wanted) // 2} double-sided tokens")
    for action in wanted:
        complaints.need(any(same(action, side) for side in sides), place, f"none gives {describe(action)}")


def _check_axomamma(board: Axomamma, complaints: Complaints) -> None:
    need = complaints.need
    _check_loops("axomamma", board.loops, [[1, 2, 3], [1, 2, 3], [2, 4]], complaints)
    _check_personalities("axomamma", board.personalities, AXOMAMMA_PERSONALITIES, complaints)
    if not need(list(board.loops) == ["top", "middle", "bottom"], "axomamma loops", "they are top, middle and bottom"):
        return
    top, middle, bottom = board.loops.values()
    fifth = top.spaces[4].action if len(top.spaces) == 5 else ()
    need(_resources_to_choose(fifth) == {"stone", "corn"}, "axomamma loops top", "the fifth space is stone or corn")
    slots = [space.slot for space in top.spaces]
    need(slots.count("personality") == 1, "axomamma loops top", "there is one slot for a personality")
    failures = [loop.failure for loop in board.loops.values()]
    need(failures == ["never", "gain_1_gold", "skip"], "axomamma loops", f"the failures are {failures}")
    actions = [space.action[:1] for space in middle.spaces]
    for effect in AXOMAMMA_MIDDLE:
        need((effect,) in actions, "axomamma loops middle", f"it lacks: {describe_effect(effect)}")
    for space in middle.spaces:
        paid = all(effect in AXOMAMMA_MIDDLE for effect in space.action)
        need(paid, f"axomamma loops middle {space.id}", "every action of this row has a price")
    ends = {effect for space in bottom.spaces for effect in space.action[:1]}
    need(ends == AXOMAMMA_BOTTOM, "axomamma loops bottom", "it has both ends of the Village and the Nomads")


def _resources_to_choose(action: Benefit) -> set[str]:
    match action[:1]:
        case (Choose(options),):
            return {option[0].resource if isinstance(option[0], Gain) else "" for option in options}
    return set()


def _check_pachamama(board: Pachamama, complaints: Complaints) -> None:
    need = complaints.need
    need(list(board.sides) == ["plain", "golden_age"], "pachamama sides", "they are plain and golden_age")
    for side in board.sides.values():
        _check_side(side, complaints)
    _check_personalities("pachamama", board.personalities, PACHAMAMA_PERSONALITIES, complaints)
    slots = board.difficulty_slots
    need(slots.get("normal") == ("A", "B"), "pachamama", "normal difficulty uses the slots A and B")
    need(slots.get("easy") == ("B",), "pachamama", "easy difficulty uses the slot B")


def _check_side(side: PachamamaSide, complaints: Complaints) -> None:
    need, place = complaints.need, f"pachamama sides {side.id}"
    need(side.top.printed == 4, f"{place} top", "it shows 4")
    _check_loops(place, side.loops, [[1, 2, 3], [1, 2, 3, 4]], complaints)
    spaces = [space for loop in side.loops.values() for space in loop.spaces]
    slots = sorted(space.slot for space in spaces if space.slot)
    need(slots == ["A", "B", "C"], place, f"the slots are {', '.join(slots)}, not A, B, C")
    effects = [effect for space in spaces for effect in space.action]
    for effect in PACHAMAMA_ACTIONS:
        need(effect in effects, place, f"it lacks: {describe_effect(effect)}")
    choices = [effect for effect in effects if isinstance(effect, Choose)]
    need(bool(choices), place, "no space offers corn or stone")
    for choice in choices:
        two = set(choice.options) == {(Gain("corn", 2),), (Gain("stone", 2),)}
        need(two, place, "a choice of corn or stone gives two of either")
