"""Workers: the Nomads, the Village at the end of the turn, and the limit."""

import pytest

from engine.actions import GiveUpWorker, HireVillager, Pass, Pay, RecruitNomad, TakeNomad
from engine.benefits import GainNomad
from engine.decisions import ChooseNomad, ChooseSurplus, HireWorker, TakeSecondAction, TakeTurn
from engine.events import FestivalTriggered, NomadArrived, WorkerGivenUp, WorkerRecruited
from engine.procedures import RunEffect
from tests.engine.kit import ask, end_of_turn, gains, of, offered, options, play, table

VILLAGE = ("architect", "craftsman", "warrior", "courier")


# ---------------------------------------------------------------- Nomads


def test_recruiting_takes_a_nomad_and_the_bag_replaces_it():
    before = table(board={"nomads": ("priest", "courier", "priest"), "bag": {"warrior": 1}})
    assert offered(before, RecruitNomad) == [RecruitNomad("priest"), RecruitNomad("courier")]
    outcome = play(before, RecruitNomad("priest"))
    assert of(outcome, NomadArrived) == [NomadArrived("warrior")]
    assert outcome.state.nomads == ("courier", "priest", "warrior")
    assert outcome.state.bag == {"warrior": 0}
    assert gains(before, outcome.state) == {"workers": 1}
    assert outcome.state.decision == TakeSecondAction(0, "recruit")


def test_with_an_empty_bag_the_nomads_are_not_refilled():
    outcome = play(table(board={"bag": {}}), RecruitNomad("warrior"))
    assert of(outcome, NomadArrived) == []
    assert outcome.state.nomads == ("priest", "courier")


def test_without_nomads_there_is_no_recruiting():
    assert offered(table(board={"nomads": ()}), RecruitNomad) == []


@pytest.mark.parametrize(
    ("kinds", "choice"), [((), ["priest", "warrior", "courier"]), (("courier", "priest"), ["priest", "courier"])]
)
def test_a_free_worker_comes_from_the_nomads(kinds, choice):
    before = table()
    asked = ask(before, RunEffect(0, GainNomad(kinds), "god_cards")).state
    assert asked.decision == ChooseNomad(0, kinds)
    nobody = (Pass(),) if kinds else ()  # where some kinds only are wanted
    assert options(asked) == (*(TakeNomad(kind) for kind in choice), *nobody)
    state = play(asked, TakeNomad("courier")).state
    assert gains(before, state) == {"workers": 1}
    assert len(state.nomads) == 3


def test_a_free_worker_from_empty_nomads_is_lost():
    before = table(board={"nomads": ()})
    state = ask(before, RunEffect(0, GainNomad(), "god_cards")).state
    assert gains(before, state) == {}
    assert isinstance(state.decision, TakeTurn)


# ---------------------------------------------------------------- hiring at the end of the turn


@pytest.mark.parametrize(
    ("end", "hired", "left"), [("potato", "architect", VILLAGE[1:]), ("corn", "courier", VILLAGE[:3])]
)
def test_one_potato_or_one_corn_for_the_worker_at_that_end(end, hired, left):
    asked = end_of_turn(potato=1, corn=1).state
    assert asked.decision == HireWorker(0)
    assert options(asked) == (HireVillager("potato"), HireVillager("corn"), Pass())
    outcome = play(asked, HireVillager(end))
    assert of(outcome, WorkerRecruited) == [WorkerRecruited(0, hired, "village")]
    assert gains(asked, outcome.state) == {end: -1, "workers": 1}
    assert outcome.state.village == left
    # A single Worker: the next question is the next player's.
    assert outcome.state.to_act == 1


@pytest.mark.parametrize(
    ("purse", "ends"),
    [({"potato": 1}, ["potato"]), ({"corn": 1}, ["corn"]), ({"gold": 1}, ["potato", "corn"]), ({"stone": 9}, [])],
)
def test_only_the_ends_one_can_pay_for(purse, ends):
    outcome = end_of_turn(**purse)
    hires = offered(outcome.state, HireVillager)
    assert [action.end for action in hires] == ends
    if not ends:
        assert outcome.state.to_act == 1


@pytest.mark.parametrize(("end", "other"), [("potato", "corn"), ("corn", "potato")])
def test_the_last_worker_may_be_had_for_either(end, other):
    asked = end_of_turn(potato=1, corn=1, board={"village": ("priest",)}).state
    state = play(asked, HireVillager(end)).state
    assert gains(asked, state) == {end: -1, "workers": 1, "vp": 1}
    assert state.village == ()
    assert getattr(state.players[0], other) == 1


def test_gold_pays_for_hiring():
    asked = play(end_of_turn(potato=1, gold=1).state, HireVillager("potato")).state
    assert set(options(asked)) == {Pay(potato=1), Pay(gold=1)}
    assert gains(asked, play(asked, Pay(gold=1)).state) == {"gold": -1}


def test_an_empty_village_offers_nobody():
    outcome = end_of_turn(potato=5, board={"village": (), "festival_holder": 1, "festivals": 1})
    assert of(outcome, FestivalTriggered) == []
    assert offered(outcome.state, HireVillager) == []


# ---------------------------------------------------------------- the limit of two


def test_the_limit_is_looked_at_after_hiring():
    asked = end_of_turn(potato=1, workers=("priest", "warrior")).state
    state = play(asked, HireVillager("potato")).state
    assert state.decision == ChooseSurplus(0)
    assert options(state) == (GiveUpWorker("priest"), GiveUpWorker("warrior"), GiveUpWorker("architect"))
    outcome = play(state, GiveUpWorker("warrior"))
    assert of(outcome, WorkerGivenUp) == [WorkerGivenUp(0, "warrior")]
    assert outcome.state.players[0].workers == ("priest", "architect")
    assert outcome.state.lost_workers == ("warrior",)
    assert outcome.state.to_act == 1


def test_two_workers_may_stay():
    outcome = end_of_turn(workers=("priest", "warrior"))
    assert of(outcome, WorkerGivenUp) == []
    assert outcome.state.players[0].workers == ("priest", "warrior")


def test_every_worker_above_two_is_given_up_and_returns_neither_to_bag_nor_nomads():
    before = table()
    state = end_of_turn(workers=("priest", "warrior", "courier", "architect")).state
    state = play(state, GiveUpWorker("priest"), GiveUpWorker("courier")).state
    assert state.players[0].workers == ("warrior", "architect")
    assert state.lost_workers == ("priest", "courier")
    assert (state.bag, state.nomads, state.village) == (before.bag, before.nomads, before.village)


def test_more_than_two_are_allowed_during_the_turn():
    state = play(table(workers=("priest", "warrior")), RecruitNomad("courier")).state
    assert len(state.players[0].workers) == 3
    assert state.decision == TakeSecondAction(0, "recruit")


def test_the_limit_of_others_is_not_looked_at():
    outcome = end_of_turn(others={1: {"workers": ("priest", "warrior", "courier")}})
    assert of(outcome, WorkerGivenUp) == []
    assert len(outcome.state.players[1].workers) == 3
