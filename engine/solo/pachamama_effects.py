"""What effects do for Pachamama, and which of them are of any use to her."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from engine.actions import Action, Pass, TakeTopWeaving, TakeWeavingBeneath
from engine.benefits import (
    Benefit,
    BuildingTask,
    CasualtyForArmy,
    Choose,
    ClimbTemple,
    DrawArmy,
    DrawGod,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    GainNewcomer,
    GainNomad,
    GainVillager,
    Merchant,
    MovePriest,
    PlaceConquestMarker,
    PlayGod,
    Priced,
    ProduceOne,
    PurchaseWeavings,
    Rejuvenate,
    StatueTask,
    StepsTask,
    Train,
)
from engine.buildings import PALACE, PASSIVE, PRODUCTION, face_up, market, owned
from engine.components import SOLO
from engine.decisions import ChooseFreeWeaving
from engine.draft import Draft
from engine.procedures import FallShort, GainBuilding, GainStatue, RunBenefit, RunEffect
from engine.resources import CORN, POTATO, Cost
from engine.rules import cards, conquest, statues, steps
from engine.rules.rejuvenate import face_down
from engine.rules.temple import at_top
from engine.solo import choices, finish, gains, regions, tasks
from engine.solo.board import GOLD_INSTEAD
from engine.solo.frame import NONE, POOR, Run, pick, roll, running
from engine.state import Position

REWARDS = SOLO.pachamama.recruit_rewards
BUILDING_PRICE = Cost(stone=1)  # of any Building, to her
POTATO_ROLLS = (2, 3)  # she recruits at the potato end of the Village; at the corn end on other rolls
PREFERRED = (PRODUCTION, PALACE, PASSIVE)  # among types of Buildings of which she has equally many
BOARD, TEMPLE = "automa_board", "temple"
GOLD_IF_USELESS = (BOARD, TEMPLE)  # where a benefit that is of no use becomes a gold


# ---------------------------------------------------------------- benefits


def run_benefit(draft: Draft, procedure: RunBenefit) -> None:
    """All of it in the order printed; on her board and the Temple, a gold if nothing of it is of any use."""
    in_the_way = [obstacle(draft.state, procedure.seat, effect) for effect in procedure.effects]
    if procedure.effects and all(in_the_way) and procedure.source in GOLD_IF_USELESS:
        draft.push(FallShort(procedure.seat, procedure.effects[0], GOLD_INSTEAD, in_the_way[0]))
    else:
        draft.push(*(RunEffect(procedure.seat, effect, procedure.source) for effect in procedure.effects))


def obstacle(position: Position, seat: int, effect: Effect) -> str:
    """Why an effect would do nothing for her now; empty if it would do something."""
    player = position.players[seat]
    match effect:
        case PurchaseWeavings() | StatueTask() | StepsTask():
            return tasks.OBSTACLES[type(effect)](position, seat, effect)
        case Choose(options):
            return min(obstacle(position, seat, inner) for inner in second(options))
        case Priced(inner, cost):
            return obstacle(position, seat, inner) if player.can_pay(cost) else POOR
        case BuildingTask() if not player.can_pay(BUILDING_PRICE):
            return POOR
        case DrawGod():
            there = False
        case DrawArmy() | Train():
            there = cards.army_cards_left(position)
        case FreeWeaving():
            there = bool(position.weavings)
        case FreeStatue(gods):
            there = bool(statues.small_ones(position, gods))
        case FreeSteps():
            there = player.steps_left > 0 and bool(steps.open_spots(position))
        case BuildingTask() | FreeBuilding():
            there = bool(market(position, effect.kind))
        case ClimbTemple():
            there = not at_top(position, seat)
        case Rejuvenate():
            there = bool(face_down(player))
        case ProduceOne():
            there = bool(face_up(player, PRODUCTION))
        case PlaceConquestMarker():
            there = bool(conquest.within_reach(position, seat))
        case (
            Gain()
            | GainNomad()
            | GainVillager()
            | GainNewcomer()
            | Merchant()
            | PlayGod()
            | CasualtyForArmy()
            | MovePriest()
        ):
            there = True
        case _:
            assert_never(effect)
    return "" if there else NONE


def second(options: Sequence[Benefit]) -> Benefit:
    """What she takes where the Temple offers a choice (ruling 20)."""
    return options[1]


# ---------------------------------------------------------------- Workers


def recruit_nomad(draft: Draft, seat: int, effect: GainNomad, source: str) -> None:
    """A random Nomad; if there is none, a villager; if there is nobody at all, a gold."""
    if gains.recruit_nomad(draft, seat, REWARDS, effect.kinds):
        return
    if draft.state.village:
        recruit_by_die(draft, seat, source)
    else:
        draft.push(FallShort(seat, effect, GOLD_INSTEAD, NONE))


def recruit_villager(draft: Draft, seat: int, effect: GainVillager, source: str) -> None:
    """The Worker at this end of the Village; if there is none, a Nomad; if there is nobody at all, a gold."""
    if gains.recruit_villager(draft, seat, effect.end, REWARDS):
        return
    if not gains.recruit_nomad(draft, seat, REWARDS):
        draft.push(FallShort(seat, effect, GOLD_INSTEAD, NONE))


def recruit_by_die(draft: Draft, seat: int, source: str) -> None:
    """A Worker from the end of the Village the die shows, as far as there is a Village to choose from."""
    end = POTATO
    if draft.state.village:
        end = POTATO if roll(draft, seat, "village") in POTATO_ROLLS else CORN
    recruit_villager(draft, seat, GainVillager(end), source)


# ---------------------------------------------------------------- Weavings, Statues, Buildings


def choose_free_weaving(draft: Draft, asked: ChooseFreeWeaving, options: Sequence[Action]) -> Action:
    """The visible one, unless her largest Tapestry has its pattern already; then the one beneath it."""
    if not draft.state.weavings:
        return Pass()
    player = draft.player(asked.seat)
    largest = max(map(len, player.tapestries), default=0)
    fits = choices.room_for(player, draft.state.weavings[0]) == largest
    return TakeTopWeaving() if fits or TakeWeavingBeneath() not in options else TakeWeavingBeneath()


def _free_weavings(draft: Draft, seat: int, effect: FreeWeaving, source: str) -> None:
    """One after the other, the next tile being turned up in between."""
    draft.push(*(ChooseFreeWeaving(seat) for _ in range(effect.n)))


def _free_statue(draft: Draft, seat: int, effect: FreeStatue, source: str) -> None:
    """A small Statue of the god the die selects."""
    found = choices.choose_statue(draft, seat, (statues.SMALL,), tasks.rolled_gods(draft, seat), effect.gods)
    if found:
        draft.push(GainStatue(seat, *found))


def types_to_construct(position: Position, seat: int) -> tuple[str, ...]:
    """Types of Buildings, the best first: Production while she has one at most, else what she has fewest of."""
    player = position.players[seat]
    types = [kind for kind in PREFERRED if kind in position.options.box.building_types]
    number = {kind: len(owned(player, kind)) for kind in types}
    wants_production = number[PRODUCTION] <= 1
    return tuple(sorted(types, key=lambda kind: -1 if wants_production and kind == PRODUCTION else number[kind]))


def _construct(draft: Draft, seat: int, effect: BuildingTask | FreeBuilding, source: str) -> None:
    """A random Building of the type she wants, for a single stone whatever is printed."""
    state = draft.state
    for kind in [effect.kind] if effect.kind else types_to_construct(state, seat):
        found = market(state, kind)
        if found:
            draft.push(GainBuilding(seat, pick(draft, found)))
            if isinstance(effect, BuildingTask):
                draft.pay(seat, BUILDING_PRICE)
            return


# ---------------------------------------------------------------- the table


def _choose(draft: Draft, seat: int, effect: Choose, source: str) -> None:
    if source == TEMPLE:
        draft.push(RunBenefit(seat, second(effect.options), source))
    else:
        choices.choose_resources(draft, seat, effect, source)


EFFECTS: Mapping[type[Effect], Run] = {
    Train: lambda draft, seat, effect, source: draft.draw_army(seat, effect.n),
    FreeWeaving: _free_weavings,
    PurchaseWeavings: tasks.purchase,
    FreeStatue: _free_statue,
    StatueTask: tasks.build_statue,
    FreeSteps: tasks.build_steps,
    StepsTask: tasks.build_steps,
    FreeBuilding: _construct,
    BuildingTask: _construct,
    GainNomad: recruit_nomad,
    GainVillager: recruit_villager,
    PlaceConquestMarker: lambda draft, seat, effect, source: regions.conquer(draft, seat),
    Merchant: lambda draft, seat, effect, source: finish.score_weavings(draft, seat, effect.n),
    Choose: _choose,
}
_run = running(EFFECTS)


def run_effect(draft: Draft, procedure: RunEffect) -> None:
    """One effect; nothing if it is of no use to her when its turn comes."""
    if not obstacle(draft.state, procedure.seat, procedure.effect):
        _run(draft, procedure)
