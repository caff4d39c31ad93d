"""Checks on solo.toml: the boards, tokens and personalities of both automas."""

from collections.abc import Iterable, Mapping
from math import gcd

from engine.benefits import (
    Benefit,
    BuildingTask,
    Choose,
    ClimbTemple,
    DrawArmy,
    DrawGod,
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
)
from engine.components.checks.complaints import Complaints, Summary, same, summary
from engine.components.checks.stated import SOLO, check_stated
from engine.components.records import WORKER_COLOURS
from engine.components.solo import Axomamma, Loop, Pachamama, PachamamaSide, Personality, Solo, SoloSpace
from engine.resources import CORN, POTATO, RESOURCES, VP

GOLD = Gain("gold", 1)
SCORE, RECRUIT_SOLDIERS = Gain(VP, 2), DrawArmy(1)  # the only VP and Army cards on a board
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
    SCORE,
    RECRUIT_SOLDIERS,
)
TWO_OF_EITHER = {(Gain("corn", 2),), (Gain("stone", 2),)}
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


def check_solo(solo: Solo, complaints: Complaints) -> Summary:
    """All constraints of the two opponents."""
    check_stated(solo, SOLO, complaints)
    _check_axomamma(solo.axomamma, complaints)
    _check_pachamama(solo.pachamama, complaints)
    _check_rewards(solo, complaints)
    tokens = f"{len(solo.axomamma.personalities)} + {len(solo.pachamama.personalities)}"
    return summary("solo", loops=len(solo.axomamma.loops), sides=len(solo.pachamama.sides), tokens=tokens)


def _check_rewards(solo: Solo, complaints: Complaints) -> None:
    """Every kind of Worker brings something; of her rewards only that for a Priest is another than Axomamma's."""
    for name, board in (("axomamma", solo.axomamma), ("pachamama", solo.pachamama)):
        complete = set(board.recruit_rewards) == set(WORKER_COLOURS)
        if not complaints.need(complete, f"{name} recruit_rewards", "there is one for each kind of Worker"):
            return
        for kind, reward in board.recruit_rewards.items():
            complaints.need(reward.benefit, f"{name} recruit_rewards {kind}", "it brings nothing")
    for kind, hers in solo.pachamama.recruit_rewards.items():
        place = f"pachamama recruit_rewards {kind}"
        alike = same(hers.benefit, solo.axomamma.recruit_rewards[kind].benefit)
        if kind == "priest":
            complaints.need(not alike, place, "it does not differ from Axomamma's")
        else:
            complaints.need(alike, place, "it differs from Axomamma's")
        complaints.need(not any(map(_draws_god, hers.benefit)), place, "she never draws God cards as a benefit")


def _draws_god(effect: Effect) -> bool:
    return isinstance(effect, DrawGod)


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
        there = any(same(action, side) for side in sides)
        complaints.need(there, place, f"none gives {complaints.say.benefit(action)}")


def _check_axomamma(board: Axomamma, complaints: Complaints) -> None:
    need = complaints.need
    _check_loops("axomamma", board.loops, [[1, 2, 3], [1, 2, 3], [2, 4]], complaints)
    _check_personalities("axomamma", board.personalities, AXOMAMMA_PERSONALITIES, complaints)
    if not need(list(board.loops) == ["top", "middle", "bottom"], "axomamma loops", "they are top, middle and bottom"):
        return
    top, middle, bottom = board.loops.values()
    _check_top(top, complaints)
    for loop in (middle, bottom):
        need(not any(space.slot for space in loop.spaces), f"axomamma loops {loop.id}", "it has no slot")
    actions = {effect for space in middle.spaces for effect in space.action}
    for effect in AXOMAMMA_MIDDLE:
        need(effect in actions, "axomamma loops middle", f"it lacks: {complaints.say.benefit((effect,))}")
    for space in middle.spaces:
        paid = len(space.action) == 1 and all(effect in AXOMAMMA_MIDDLE for effect in space.action)
        need(paid, f"axomamma loops middle {space.id}", "every action of this row has a price")
    ends = {effect for space in bottom.spaces for effect in space.action}
    whole = ends == AXOMAMMA_BOTTOM and all(len(space.action) == 1 for space in bottom.spaces)
    need(whole, "axomamma loops bottom", "it has both ends of the Village and the Nomads")


def _check_top(top: Loop, complaints: Complaints) -> None:
    """Actions that can always be performed and cost nothing; the slot lies on food."""
    need, place = complaints.need, "axomamma loops top"
    fifth = top.spaces[4].action if len(top.spaces) == 5 else ()
    need(_resources_to_choose(fifth) == {"stone", "corn"}, place, "the fifth space is stone or corn")
    slots = [space for space in top.spaces if space.slot]
    need([space.slot for space in slots] == ["personality"], place, "there is one slot for a personality")
    for space in slots:
        need(_is_food(space), f"{place} {space.id}", "the personality covers a space of food")
    for effect in (SCORE, RECRUIT_SOLDIERS):
        there = any(space.action == (effect,) for space in top.spaces)
        need(there, place, f"it lacks: {complaints.say.benefit((effect,))}")
    for space in top.spaces:
        always = len(space.action) == 1 and all(map(_always_possible, space.action))
        need(always, f"{place} {space.id}", "every action of this row costs nothing and is always possible")


def _is_food(space: SoloSpace) -> bool:
    match space.action:
        case (Gain(resource, _),):
            return resource in (POTATO, CORN)
    return False


def _always_possible(effect: Effect) -> bool:
    match effect:
        case Gain(resource, _):
            return resource in RESOURCES or effect == SCORE
        case Choose():
            return _resources_to_choose((effect,)) == {"stone", "corn"}
    return effect == RECRUIT_SOLDIERS


def _resources_to_choose(action: Benefit) -> set[str]:
    """What a choice between single resources offers."""
    match action:
        case (Choose(options),):
            return {option[0].resource if isinstance(option[0], Gain) else "" for option in options}
    return set()


def _check_pachamama(board: Pachamama, complaints: Complaints) -> None:
    need = complaints.need
    need(list(board.sides) == ["plain", "golden_age"], "pachamama sides", "they are plain and golden_age")
    for side in board.sides.values():
        _check_side(side, complaints)
    _check_personalities("pachamama", board.personalities, PACHAMAMA_PERSONALITIES, complaints)


def _check_side(side: PachamamaSide, complaints: Complaints) -> None:
    need, place = complaints.need, f"pachamama sides {side.id}"
    need(side.top.action, f"{place} top", "it does nothing")
    _check_loops(place, side.loops, [[1, 2, 3], [1, 2, 3, 4]], complaints)
    spaces = [space for loop in side.loops.values() for space in loop.spaces]
    slots = sorted(space.slot for space in spaces if space.slot)
    need(slots == ["A", "B", "C"], place, f"the slots are {', '.join(slots)}, not A, B, C")
    effects = [effect for space in spaces for effect in space.action]
    for effect in PACHAMAMA_ACTIONS:
        need(effect in effects, place, f"it lacks: {complaints.say.benefit((effect,))}")
    choices = [effect for effect in effects if isinstance(effect, Choose)]
    need(bool(choices), place, "no space offers corn or stone")
    for choice in choices:
        two = len(choice.options) == 2 and set(choice.options) == TWO_OF_EITHER
        need(two, place, "a choice of corn or stone gives two of either")
    for space in spaces:
        known = len(space.action) == 1 and all(map(_is_hers, space.action))
        need(known, f"{place} {space.id}", "the rulebook does not tell of this action")


def _is_hers(effect: Effect) -> bool:
    """Whether the rulebook describes this action of her board."""
    plain = isinstance(effect, Gain) and effect.resource in RESOURCES
    return plain or isinstance(effect, Choose) or effect in PACHAMAMA_ACTIONS
