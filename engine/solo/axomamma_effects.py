"""Axomamma's own way with the effects that people choose for themselves, and what can be in its way."""

from collections.abc import Mapping

from engine.benefits import (
    BuildingTask,
    Choose,
    DrawGod,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    Gain,
    GainNomad,
    GainVillager,
    Merchant,
    PurchaseWeavings,
    StatueTask,
    StepsTask,
    Train,
)
from engine.buildings import PASSIVE, PRODUCTION, face_up, market
from engine.components import SOLO
from engine.draft import Draft
from engine.events import AutomaChose, Chosen
from engine.procedures import GainStatue, RunBenefit
from engine.resources import POTATO, STONE, Cost
from engine.rules import statues
from engine.solo import choices, finish, gains, tasks
from engine.solo.frame import NONE, POOR, Obstacle, Run, has_option
from engine.state import Position

REWARDS = SOLO.axomamma.recruit_rewards


def _draw_god(draft: Draft, seat: int, effect: DrawGod, source: str) -> None:
    """Instead of taking God cards it removes the oldest of the offer, each for a VP."""
    draft.score(seat, gains.discard_offer(draft, seat, effect.n), "automa_offer")


def _free_statue(draft: Draft, seat: int, effect: FreeStatue, source: str) -> None:
    found = choices.choose_statue(draft, seat, (statues.SMALL,), (), effect.gods)
    if found:
        draft.push(GainStatue(seat, *found))


def _building_price(position: Position) -> Cost:
    return Cost(stone=2 if has_option(position, "dear_buildings") else 1)


def _building(draft: Draft, seat: int, effect: BuildingTask, source: str) -> None:
    tasks.gain_building(draft, seat, effect.kind)
    draft.pay(seat, _building_price(draft.state))


def _free_building(draft: Draft, seat: int, effect: FreeBuilding, source: str) -> None:
    state = draft.state
    few = len(face_up(draft.player(seat), PRODUCTION)) < 2
    kinds = [effect.kind] if effect.kind else [PRODUCTION, PASSIVE] if few else [PASSIVE, PRODUCTION]
    kind = next((kind for kind in kinds if market(state, kind)), None)
    if kind is None:
        return
    if not effect.kind:
        why = "left_over" if kind != kinds[0] else "few_face_up" if few else "enough_face_up"
        draft.emit(AutomaChose(seat, Chosen.BUILDING, kind, why))
    tasks.gain_building(draft, seat, kind)


def _nomad(draft: Draft, seat: int, effect: GainNomad, source: str) -> None:
    gains.recruit_nomad(draft, seat, REWARDS, effect.kinds)


def _villager(draft: Draft, seat: int, effect: GainVillager, source: str) -> None:
    gains.recruit_villager(draft, seat, effect.end, REWARDS)


def _choose(draft: Draft, seat: int, effect: Choose, source: str) -> None:
    if any(isinstance(inner, GainNomad) for option in effect.options for inner in option):
        _stone_or_worker(draft, seat, effect, source)
    else:
        choices.choose_resources(draft, seat, effect, source)


def _stone_or_worker(draft: Draft, seat: int, effect: Choose, source: str) -> None:
    """Whichever it has the fewest of; a Worker comes from the potato side of the Village (ruling 20)."""
    player = draft.player(seat)
    held = len(player.workers)
    wants_worker = held < player.stone or (held == player.stone and held < gains.LIMIT)
    there = bool(draft.state.village or draft.state.nomads)
    fewest = "tied" if held == player.stone else "fewest"
    taken = "worker" if wants_worker and there else STONE
    draft.emit(AutomaChose(seat, Chosen.BONUS, taken, fewest if there or not wants_worker else "nobody"))
    if wants_worker and there:
        if not gains.recruit_villager(draft, seat, POTATO, REWARDS):
            draft.emit(AutomaChose(seat, Chosen.RECRUIT, gains.NOMADS, "no_villager"))
            gains.recruit_nomad(draft, seat, REWARDS)
    else:
        (stone,) = [option for option in effect.options if isinstance(option[0], Gain)]
        draft.push(RunBenefit(seat, stone, source))


def _merchant(draft: Draft, seat: int, effect: Merchant, source: str) -> None:
    finish.score_weavings(draft, seat, 2 if has_option(draft.state, "rich_festival") else 1, source)


EFFECTS: Mapping[type[Effect], Run] = {
    DrawGod: _draw_god,
    Train: lambda draft, seat, effect, source: draft.draw_army(seat, effect.n),
    PurchaseWeavings: tasks.purchase,
    StatueTask: tasks.build_statue,
    FreeStatue: _free_statue,
    StepsTask: tasks.build_steps,
    FreeSteps: tasks.build_steps,
    BuildingTask: _building,
    FreeBuilding: _free_building,
    GainNomad: _nomad,
    GainVillager: _villager,
    Choose: _choose,
    Merchant: _merchant,
}


# ---------------------------------------------------------------- what can fail


def _building_obstacle(position: Position, seat: int, effect: BuildingTask) -> str:
    if not market(position, effect.kind):
        return NONE
    return "" if position.players[seat].can_pay(_building_price(position)) else POOR


OBSTACLES: Mapping[type[Effect], Obstacle] = {
    **tasks.OBSTACLES,
    BuildingTask: _building_obstacle,
    GainVillager: lambda position, seat, effect: "" if position.village else NONE,
    GainNomad: lambda position, seat, effect: "" if position.nomads else NONE,
}
