"""Appointing Nobles, laying them down and standing them up."""

from typing import Any

import pytest

from engine import Action, State
from engine.actions import (
    AppointNoble,
    ConstructBuilding,
    HireVillager,
    Pass,
    Pay,
    ProduceWith,
    RecruitNomad,
    RetrieveWorker,
    TakeGold,
    TakeNewcomer,
    TakeNomad,
    TurnUp,
)
from engine.benefits import Effect, FreeBuilding, GainNewcomer, GainNomad, Rejuvenate
from engine.components import SPACES
from engine.decisions import (
    ActOrGold,
    AppointWorker,
    ChooseNewcomer,
    ChooseNomad,
    ChooseOne,
    ChooseRejuvenation,
    ChooseSurplus,
    Produce,
    TakeSecondAction,
    TakeTurn,
)
from engine.events import Declined, FestivalTriggered, NewcomerArrived, NobleAppointed, NomadArrived, Paid, TurnedUp
from engine.procedures import Climb, ProduceBuilding, RunBenefit, RunEffect
from engine.queries import palaces_for
from tests.engine.golden_age.court import NOBLES, court, living_in
from tests.engine.kit import (
    STONE_OR_WORKER,
    activated,
    all_events,
    ask,
    below_step,
    changed,
    end_of_turn,
    festival,
    of,
    offered,
    only,
    options,
    placed,
    plain_buildings,
    play,
    table,
    until,
    with_soldiers,
)

NOMADS = {"nomads": ("architect", "warrior", "courier")}


def gaining(effect: Effect, **position: Any) -> State:
    """A seat with an empty Palace for Architects gains something."""
    return ask(court(empty=("X01",), board=NOMADS, **position), RunEffect(0, effect, "god_cards")).state


# ---------------------------------------------------------------- who


def test_ruling_105_a_nomad_of_the_recruit_action_may_be_appointed() -> None:
    asked = play(court(empty=("X01",), board=NOMADS), RecruitNomad("architect")).state
    assert asked.decision == AppointWorker(0, "architect")
    assert options(asked) == (AppointNoble("X01"), Pass())
    outcome = play(asked, AppointNoble("X01"))
    player = outcome.state.players[0]
    assert player.nobles == {"X01": "architect"}
    assert player.lying == player.workers == ()
    assert only(outcome, NobleAppointed) == NobleAppointed(0, "X01", "architect")


def test_ruling_105_a_hired_villager_may_be_appointed() -> None:
    asked = end_of_turn(options=NOBLES, potato=1, **living_in(empty=("X01",))).state
    paid = play(asked, HireVillager("potato"))
    assert paid.state.decision == AppointWorker(0, "architect")
    assert paid.state.players[0].potato == 0


@pytest.mark.parametrize(
    ("reach", "source"),
    [
        ((RunBenefit(0, (GainNomad(),), "production"),), "production building"),
        ((RunEffect(0, GainNomad(("architect",)), "production"),), "PX01"),
        ((RunEffect(0, GainNomad(), "conquest"),), "conquest space"),
        ((RunEffect(0, GainNomad(), "god_cards"),), "god card"),
        ((ProduceBuilding(0, "P13"),), "P13"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_ruling_105_whatever_effect_brings_it(reach: tuple[Any, ...], source: str) -> None:
    asked = ask(court(empty=("X01",), board=NOMADS), *reach).state
    if isinstance(asked.decision, ChooseNomad):
        asked = play(asked, TakeNomad("architect")).state
    assert asked.decision == AppointWorker(0, "architect"), source


def test_ruling_105_the_temple_may_bring_it_also_in_somebody_elses_turn() -> None:
    area = {**living_in(empty=("X01",)), "temple": below_step(STONE_OR_WORKER)}
    state = table(options=NOBLES, others={1: area}, board=NOMADS)
    chosen = ask(state, Climb(1, 1)).state
    assert isinstance(chosen.decision, ChooseOne)
    taken = play(chosen, options(chosen)[1], TakeNomad("architect")).state
    assert taken.decision == AppointWorker(1, "architect")


def test_ruling_105_a_festival_may_bring_it() -> None:
    step = below_step(STONE_OR_WORKER) + 1
    outcome = festival(options=NOBLES, temple=step, board=NOMADS, **living_in(empty=("X01",)))
    state = outcome.state
    while not isinstance(state.decision, ChooseOne):
        state = play(state, options(state)[0]).state
    assert play(state, options(state)[1], TakeNomad("architect")).state.decision == AppointWorker(0, "architect")


def test_ruling_106_a_worker_retrieved_by_a_warrior_may_not() -> None:
    beside = SPACES["T1b"].neighbours[0]
    area = living_in(empty=("X01",))
    outcome = placed("warrior", "T1b", options=NOBLES, board={"hill": {beside: "architect"}}, **area)
    back = play(outcome.state, RetrieveWorker(beside)).state
    assert back.players[0].workers == ("architect",)
    assert not isinstance(back.decision, AppointWorker)


def test_ruling_106_a_newcomer_may_not() -> None:
    state = gaining(GainNewcomer(1))
    assert isinstance(play(state, options(state)[0]).state.decision, TakeTurn)


def test_ruling_106_a_worker_of_the_supply_may_not_when_a_palace_comes() -> None:

    state = court(workers=("architect",), board={"palace_market": ("X01", "X06")})
    asked = ask(state, RunEffect(0, FreeBuilding(), "conquest")).state
    assert isinstance(play(asked, ConstructBuilding("X01")).state.decision, TakeTurn)


@pytest.mark.parametrize(
    ("area", "found"),
    [
        (living_in(empty=("X01", "X06", "X02")), ("X01", "X06")),
        (living_in("X01", empty=("X06",)), ("X06",)),
        (living_in("X01"), ()),
        (living_in("X01", lying=("X01",)), ()),
        ({"palaces": ("X01",), "nobles": {"X01": "vassal"}}, ()),
        (living_in(empty=("X02",)), ()),
    ],
    ids=["several", "one_left", "inhabited", "lying", "vassal", "colour"],
)
def test_ruling_107_the_colour_has_to_match_an_empty_palace(area: dict[str, Any], found: tuple[str, ...]) -> None:
    state = table(options=NOBLES, board=NOMADS, **area)
    assert palaces_for(state, 0, "architect") == found
    asked = play(state, RecruitNomad("architect")).state
    if found:
        assert [action.palace for action in offered(asked, AppointNoble)] == list(found)
    else:
        assert isinstance(asked.decision, TakeSecondAction)


@pytest.mark.parametrize("building", ["Z01", "Z02", "Z05"])
def test_ruling_107_buildings_do_not_change_the_colour(building: str) -> None:
    area = {**living_in(empty=("X14", "X04", "X05")), "passives": (building,)}  # Courier, Priest, Craftsman
    assert isinstance(
        play(table(options=NOBLES, board=NOMADS, **area), RecruitNomad("architect")).state.decision, TakeSecondAction
    )


def test_ruling_53_nobody_is_appointed_at_set_up() -> None:
    state = changed(court(empty=("X01",), board=NOMADS), active=-1)
    assert palaces_for(state, 0, "architect") == ()
    joined = play(ask(state, ChooseNomad(0)).state, TakeNomad("architect")).state
    assert joined.players[0].workers == ("architect",)
    assert not isinstance(joined.decision, AppointWorker)


def test_ruling_53_a_newcomer_may_be_gained_at_set_up() -> None:
    state = changed(court(), active=-1)
    asked = ask(state, RunEffect(0, GainNewcomer(1), "setup")).state
    assert len(play(asked, options(asked)[0]).state.players[0].workers) == 1


# ---------------------------------------------------------------- in which order


def test_ruling_108_pay_take_appoint_refill_then_the_newcomer() -> None:
    asked = play(court(empty=("X01",), board=NOMADS), RecruitNomad("architect"))
    assert asked.state.nomads == ("warrior", "courier")  # refilled only when it is appointed or not
    assert not of(asked, NomadArrived)
    outcome = play(asked.state, AppointNoble("X01"))
    assert [type(event) for event in all_events(outcome, NobleAppointed, NomadArrived)] == [
        NobleAppointed,
        NomadArrived,
    ]
    assert len(outcome.state.nomads) == 3
    assert outcome.state.decision == ChooseNewcomer(0, may_refuse=True)
    taken = play(outcome.state, TakeNewcomer(outcome.state.newcomers[0]))
    assert of(taken, NewcomerArrived)
    assert len(taken.state.newcomers) == 3


def test_ruling_108_who_declines_refills_and_it_is_never_again() -> None:
    asked = play(court(empty=("X01",), board=NOMADS), RecruitNomad("architect")).state
    outcome = play(asked, Pass())
    assert outcome.state.players[0].workers == ("architect",)
    assert len(outcome.state.nomads) == 3
    assert of(outcome, NomadArrived)
    assert only(outcome, Declined).question == "AppointWorker"
    assert isinstance(outcome.state.decision, TakeSecondAction)


def test_ruling_108_without_a_matching_palace_the_nomads_are_refilled_at_once() -> None:
    outcome = play(court(empty=("X02",), board=NOMADS), RecruitNomad("architect"))
    assert of(outcome, NomadArrived)
    assert len(outcome.state.nomads) == 3


def test_ruling_108_hiring_is_paid_before_anybody_is_appointed() -> None:
    asked = end_of_turn(options=NOBLES, potato=1, gold=1, **living_in(empty=("X01",))).state
    paying = play(asked, HireVillager("potato"))
    assert not isinstance(paying.state.decision, AppointWorker)
    paid = play(paying.state, Pay(gold=1))
    assert of(paid, Paid)
    assert paid.state.decision == AppointWorker(0, "architect")


def test_ruling_109_the_newcomer_for_appointing_counts_in_the_limit() -> None:
    area = {**living_in(empty=("X01",)), "workers": ("N01", "priest", "courier"), "potato": 1}
    asked = end_of_turn(options=NOBLES, **area).state
    appointed = play(asked, HireVillager("potato"), AppointNoble("X01")).state
    assert isinstance(appointed.decision, ChooseNewcomer)
    over = play(appointed, options(appointed)[0]).state
    assert isinstance(over.decision, ChooseSurplus)
    refused = play(appointed, Pass()).state
    assert not isinstance(refused.decision, ChooseSurplus)


def test_ruling_109_appointing_the_last_villager_triggers_the_festival() -> None:
    area = {**living_in(empty=("X01",)), "potato": 1}
    asked = end_of_turn(options=NOBLES, board={"village": ("architect",)}, **area).state
    outcome = play(asked, HireVillager("potato"), AppointNoble("X01"), Pass())
    assert only(outcome, FestivalTriggered).seat == 0


def test_ruling_110_each_noble_brings_one_newcomer_which_one_may_refuse() -> None:
    asked = play(court(empty=("X01",), board=NOMADS), RecruitNomad("architect"), AppointNoble("X01")).state
    assert Pass() in options(asked)
    assert isinstance(play(asked, Pass()).state.decision, TakeSecondAction)
    taken = play(asked, options(asked)[0]).state
    assert isinstance(taken.decision, TakeSecondAction)
    assert len(taken.players[0].workers) == 1


def test_a_noble_brings_nobody_if_no_newcomer_is_left() -> None:
    state = court(empty=("X01",), board={**NOMADS, "newcomers": (), "newcomer_bag": ()})
    assert isinstance(play(state, RecruitNomad("architect"), AppointNoble("X01")).state.decision, TakeSecondAction)


def test_an_empty_bag_leaves_the_nomads_short() -> None:
    state = court(empty=("X01",), board={**NOMADS, "bag": {"architect": 0}})
    outcome = play(state, RecruitNomad("architect"), AppointNoble("X01"), Pass())
    assert outcome.state.nomads == ("warrior", "courier")
    assert isinstance(outcome.state.decision, TakeSecondAction)


# ---------------------------------------------------------------- standing up


def rejuvenating(state: State) -> set[Action]:
    assert isinstance(state.decision, ChooseRejuvenation | Produce)
    return set(offered(state, TurnUp))


def test_ruling_124_a_rejuvenate_of_any_kind_stands_a_noble_up() -> None:
    asked = ask(court("X01", lying=("X01",)), RunEffect(0, Rejuvenate(1), "god_cards")).state
    assert rejuvenating(asked) == {TurnUp("X01")}
    outcome = play(asked, TurnUp("X01"))
    assert outcome.state.players[0].lying == ()
    assert only(outcome, TurnedUp).item == "X01"


def test_ruling_124_at_the_high_priests_action_the_first_is_free_and_each_further_one_costs_food() -> None:
    state = activated("rejuvenate", options=NOBLES, corn=1, **living_in("X01", "X02", lying=("X01", "X02"))).state
    acting = play(until(state, ActOrGold), options(until(state, ActOrGold))[0]).state
    assert rejuvenating(acting) == {TurnUp("X01"), TurnUp("X02")}
    one = play(acting, TurnUp("X01")).state
    assert one.players[0].corn == 1
    two = play(one, TurnUp("X02")).state
    assert (two.players[0].corn, two.players[0].lying) == (0, ())


def test_ruling_124_followers_pay_a_corn_for_a_noble() -> None:
    others = {1: {**living_in("X01", lying=("X01",)), "corn": 1}}
    state = activated("rejuvenate", options=NOBLES, others=others).state
    following = play(until(state, ActOrGold), TakeGold()).state
    assert following.to_act == 1
    up = play(following, TurnUp("X01")).state
    assert (up.players[1].corn, up.players[1].lying) == (0, ())


def test_ruling_124_z03_stands_no_noble_up() -> None:
    (building,) = plain_buildings(1)
    area = {**living_in("X01", lying=("X01",)), "passives": ("Z03",), "production_down": (building,)}
    assert rejuvenating(placed("warrior", "T1b", options=NOBLES, **area).state) == {TurnUp(building)}


@pytest.mark.parametrize("gold", [False, True], ids=["producing", "gold"])
def test_ruling_124_z16_and_produce_stand_no_noble_up(gold: bool) -> None:
    up, down = plain_buildings(2)
    (army,) = with_soldiers(1, 1)
    area = {
        **living_in("X01", lying=("X01",)),
        "passives": ("Z16",),
        "production_up": (up,),
        "production_down": (down,),
        "army_down": (army,),
    }
    asked = until(activated("produce", options=NOBLES, **area).state, ActOrGold)
    state = play(asked, TakeGold() if gold else options(asked)[0]).state
    assert rejuvenating(state) == {TurnUp(down), TurnUp(army)}
    if gold:
        assert isinstance(play(state, TurnUp(down)).state.decision, TakeSecondAction)
    else:
        assert rejuvenating(play(state, ProduceWith(up)).state) == {TurnUp(down), TurnUp(army), TurnUp(up)}


def test_a_noble_who_stood_up_can_be_used_again() -> None:
    state = court("X10", stone=9, lying=("X10",), board=NOMADS)
    assert isinstance(play(state, RecruitNomad("warrior")).state.decision, TakeSecondAction)
    up = play(ask(state, RunEffect(0, Rejuvenate(1), "god_cards")).state, TurnUp("X10")).state
    assert not isinstance(play(up, RecruitNomad("warrior")).state.decision, TakeSecondAction)
