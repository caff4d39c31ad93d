"""What each Passive Building does, in the order of their reference numbers."""

from collections.abc import Mapping, Sequence

from engine.abilities import PassiveAbility
from engine.benefits import ClimbTemple, Gain
from engine.buildings import PRODUCTION, face_down
from engine.components import CONSTANTS
from engine.decisions import BuyEffect, ChooseFreeWeaving, ChooseRejuvenation
from engine.draft import Draft
from engine.procedures import PutWorker
from engine.resources import CORN, GOLD, POTATO, STONE, VP, Cost
from engine.rules import free_actions, hooks
from engine.rules.paying import could_pay
from engine.rules.temple import at_top
from engine.rules.weaving import pay_matches
from engine.state import Position
from engine.workers import ARCHITECT, COURIER, CRAFTSMAN, PRIEST, WARRIOR, counts_as, kinds_of

SOURCE = "passive_buildings"
PRODUCE = "produce"


@hooks.ACTING.enter(PassiveAbility.ANY_WORKER_AS_COURIER)
def z01_runners_lodge(position: Position, seat: int, kinds: tuple[str, ...], worker: str) -> tuple[str, ...]:
    """Every Worker may act as a Courier."""
    return (*kinds, COURIER)


@hooks.ACTING.enter(PassiveAbility.ANY_WORKER_AS_PRIEST)
def z02_house_of_prayer(position: Position, seat: int, kinds: tuple[str, ...], worker: str) -> tuple[str, ...]:
    """Every Worker may act as a Priest."""
    return (*kinds, PRIEST)


@hooks.WORKER_PLACED.enter(PassiveAbility.WARRIOR_REJUVENATES_PRODUCTION)
def z03_war_camp_kitchen(draft: Draft, seat: int, placed: PutWorker) -> None:
    """A Warrior turns up to two Production Buildings up."""
    if counts_as(placed.waited or placed.acting, WARRIOR) and face_down(draft.player(seat), PRODUCTION):
        draft.push(ChooseRejuvenation(seat, 2, production_only=True))


hooks.awaits(PassiveAbility.WARRIOR_REJUVENATES_PRODUCTION, WARRIOR)


@hooks.MATCHED.enter(PassiveAbility.NEW_MATCH_PAYS_AT_ONCE)
def z04_master_loom(draft: Draft, seat: int, rewards: Sequence[str]) -> None:
    """A match newly made pays its reward at once."""
    pay_matches(draft, seat, rewards)


@hooks.ACTING.enter(PassiveAbility.ARCHITECT_CRAFTSMAN_INTERCHANGE)
def z05_joint_workshop(position: Position, seat: int, kinds: tuple[str, ...], worker: str) -> tuple[str, ...]:
    """An Architect may act as a Craftsman, and the other way round."""
    other = {ARCHITECT: CRAFTSMAN, CRAFTSMAN: ARCHITECT}
    return (*kinds, *(other[kind] for kind in kinds_of(worker) if kind in other))


@hooks.FESTIVAL_BEGAN.enter(PassiveAbility.FESTIVAL_POTATO_AND_GOD_VP)
def z06_offering_pit(draft: Draft, seat: int) -> None:
    """Gain 4 potato as a Festival begins."""
    draft.gain(seat, POTATO, 4, SOURCE)


@hooks.GOD_CARD_VP.enter(PassiveAbility.FESTIVAL_POTATO_AND_GOD_VP)
def z06_at_the_end(position: Position, seat: int, vp: int) -> int:
    """1 VP more for each God card in hand."""
    return vp + 1


@hooks.STEPS_VP.enter(PassiveAbility.OWN_STEPS_SCORE)
def z07_stair_wardens(position: Position, seat: int, vp: int, walker: int) -> int:
    """One's own Steps score like those of others."""
    return CONSTANTS.placement.steps_owner_vp if walker == seat else vp


@hooks.WEAVINGS_SEEN.enter(PassiveAbility.SEE_FIVE_WEAVINGS)
def z08_dye_market(position: Position, seat: int, tiles: int) -> int:
    """Two more, so many of which go under the stack before the purchase."""
    return tiles + 2


@hooks.FESTIVAL_BEGAN.enter(PassiveAbility.FESTIVAL_VP_LONGEST_TAPESTRY)
def z09_hall_of_cloth(draft: Draft, seat: int) -> None:
    """1 VP for each Weaving in the longest Tapestry."""
    draft.score(seat, max(map(len, draft.player(seat).tapestries), default=0), SOURCE)


@hooks.FESTIVAL_BEGAN.enter(PassiveAbility.FESTIVAL_SUPPLIES)
def z10_common_store(draft: Draft, seat: int) -> None:
    """Gain 2 potato, 1 corn and 1 stone as a Festival begins."""
    draft.gain(seat, POTATO, 2, SOURCE)
    draft.gain(seat, CORN, 1, SOURCE)
    draft.gain(seat, STONE, 1, SOURCE)


@hooks.ACTIVATED["offering"].enter(PassiveAbility.OFFERING_GIVES_WEAVING)
def z11_votive_loom(draft: Draft, seat: int) -> None:
    """Gain a free Weaving when an Offering is activated."""
    draft.push(ChooseFreeWeaving(seat))


@hooks.ACTIVATED["worship"].enter(PassiveAbility.WORSHIP_OR_FESTIVAL_GOLD_TO_TEMPLE)
@hooks.BEFORE_FESTIVAL.enter(PassiveAbility.WORSHIP_OR_FESTIVAL_GOLD_TO_TEMPLE)
def z12_golden_stair(draft: Draft, seat: int) -> None:
    """1 gold for a Temple step; whose turn it is might have an Army card that gives some (ruling 40)."""
    state = draft.state
    may_have_gold = state.active == seat and state.players[seat].army_hand
    if (may_have_gold or could_pay(state, seat, Cost(gold=1))) and not at_top(state, seat):
        draft.push(BuyEffect(seat, Cost(gold=1), ClimbTemple(1), SOURCE))


@hooks.SOLDIERS.enter(PassiveAbility.CONQUEST_DISCOUNT)
def z13_generals_tent(position: Position, seat: int, soldiers: tuple[int, int]) -> tuple[int, int]:
    """One off each number, but not all of them."""
    discard, flip = soldiers
    less = max(0, discard - 1), max(0, flip - 1)
    if any(less):
        return less
    return (0, 1) if flip else (1, 0)


@hooks.TASKS.enter(PassiveAbility.WARRIOR_TWO_EXTRA_TASKS)
def z14_barracks_works(position: Position, seat: int, tasks: int, worker: str, kind: str, space: str) -> int:
    """A Warrior performs two tasks more."""
    return tasks + 2 if counts_as(kind, WARRIOR) else tasks


hooks.awaits(PassiveAbility.WARRIOR_TWO_EXTRA_TASKS, WARRIOR)


@hooks.RATES.enter(PassiveAbility.EXCHANGE_STONE_GOLD_CORN)
def z15_money_changer(position: Position, seat: int, rates: Mapping[str, int]) -> Mapping[str, int]:
    """2 stone, 2 corn and 1 gold for one another."""
    return free_actions.EXCHANGE


@hooks.TURNED_UP.enter(PassiveAbility.PRODUCE_REJUVENATES_ONE)
def z16_tool_shed(position: Position, seat: int, turns: int) -> int:
    """One Production Building or Army card, before or after producing."""
    return turns + 1


@hooks.GOLD_TAKEN.enter(PassiveAbility.PRODUCE_REJUVENATES_ONE)
def z16_without_producing(draft: Draft, seat: int, action: str) -> None:
    """Whoever takes the gold turns one thing up all the same, but no Noble; with VN08 that belongs to its producing."""
    if action == PRODUCE and not hooks.KEPT_UP(draft.state, seat, ()):
        draft.push(ChooseRejuvenation(seat, 1, besides=draft.player(seat).lying))


@hooks.ACTIVATED["conquest"].enter(PassiveAbility.CONQUEST_GIVES_GOLD_VP)
def z17_spoils_office(draft: Draft, seat: int) -> None:
    """Gain 1 gold and 1 VP when a Conquest is activated."""
    draft.gain(seat, GOLD, 1, SOURCE)
    draft.score(seat, 1, SOURCE)


@hooks.ACTIVATED["rejuvenate"].enter(PassiveAbility.REJUVENATE_GIVES_ARMY_GOLD)
def z18_recruiting_post(draft: Draft, seat: int) -> None:
    """Gain an Army card and 1 gold when Rejuvenate is activated."""
    draft.draw_army(seat, 1)
    draft.gain(seat, GOLD, 1, SOURCE)


@hooks.GOD_CARD_PRICE.enter(PassiveAbility.POTATO_FOR_GOD_CARD)
def z19_oracle(position: Position, seat: int, price: Cost | None) -> Cost | None:
    """A God card can be had for 1 potato."""
    return free_actions.ORACLE_PRICE


@hooks.COLLECTED.enter(PassiveAbility.COLLECT_EXTRA_RESOURCE_VP)
def z20_surveyor(position: Position, seat: int, more: tuple[Gain, ...], resource: str) -> tuple[Gain, ...]:
    """1 more of it and 1 VP, unless it is gold."""
    return more if resource == GOLD else (*more, Gain(resource, 1), Gain(VP, 1))


hooks.AT_ONCE.update(
    {
        PassiveAbility.FESTIVAL_POTATO_AND_GOD_VP,
        PassiveAbility.FESTIVAL_VP_LONGEST_TAPESTRY,
        PassiveAbility.FESTIVAL_SUPPLIES,
        PassiveAbility.CONQUEST_GIVES_GOLD_VP,
        PassiveAbility.REJUVENATE_GIVES_ARMY_GOLD,
    }
)
