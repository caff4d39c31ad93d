"""Climbing the Temple."""

import pytest

from engine.actions import Accept, ChooseReward, DrawGodCard, KeepArmyCard, TakeBenefit, TakeGodCard, TakeNomad
from engine.benefits import DrawGod, Train
from engine.components import TEMPLE
from engine.decisions import ChooseArmyCard, ChooseBenefit, ChooseNomad, ChooseOne, TakeTurn
from engine.events import NomadArrived, TempleClimbed, WorkerRecruited
from engine.procedures import Climb
from tests.engine.kit import ask, gains, of, offered, options, performing, play, table

# What stands left of each step, with answers where it asks; the offer holds one God card.
REWARDS = [
    (1, (DrawGodCard(),), {"potato": 1, "god_hand": 1}),
    (1, (TakeGodCard("G42"),), {"potato": 1, "god_hand": 1}),
    (2, (KeepArmyCard("A02"),), {"army_hand": 1}),
    (3, (), {}),
    (4, (ChooseReward(0),), {"stone": 1}),
    (4, (ChooseReward(1), TakeNomad("courier")), {"workers": 1}),
    (5, (), {}),
    (6, (TakeGodCard("G42"),), {"potato": 1, "god_hand": 1}),
    (7, (), {"stone": 2}),
    (8, (), {}),
    (9, (TakeBenefit(0), DrawGodCard(), KeepArmyCard("A01")), {"god_hand": 1, "army_hand": 1}),
    (9, (TakeBenefit(1), KeepArmyCard("A01"), TakeGodCard("G42")), {"god_hand": 1, "army_hand": 1}),
    (10, (), {}),
    (11, (), {"gold": 1}),
    (12, (), {}),
    (13, (), {"gold": 1}),
]


def climbing(steps: int, **position):
    return ask(table(**position), Climb(0, steps))


@pytest.mark.parametrize(("step", "answers", "expected"), REWARDS)
def test_the_reward_of_every_step(step, answers, expected):
    before = table(temple=step - 1, board={"god_offer": ("G42",)})
    state = play(ask(before, Climb(0, 1)).state, *answers).state
    assert gains(before, state) == {"temple": 1, **expected}
    assert isinstance(state.decision, TakeTurn)


def test_every_step_of_the_track_has_been_climbed():
    assert {step for step, _, _ in REWARDS} == {step.id for step in TEMPLE if step.id}


def test_several_steps_give_the_rewards_of_all():
    before = table(temple=5)
    outcome = climbing(3, temple=5)
    assert of(outcome, TempleClimbed) == [TempleClimbed(0, 6), TempleClimbed(0, 7), TempleClimbed(0, 8)]
    assert gains(before, outcome.state) == {"temple": 3, "potato": 1, "god_hand": 1, "stone": 2}


def test_the_reward_of_a_step_comes_before_the_next_step():
    asked = climbing(2, temple=1).state
    assert asked.decision == ChooseArmyCard(0, ("A01", "A02"))
    assert asked.players[0].temple == 2
    assert play(asked, KeepArmyCard("A01")).state.players[0].temple == 3


def test_nobody_climbs_above_the_top():
    outcome = climbing(3, temple=12)
    assert of(outcome, TempleClimbed) == [TempleClimbed(0, 13)]
    assert outcome.state.players[0].gold == 1
    assert of(climbing(1, temple=13), TempleClimbed) == []


@pytest.mark.parametrize(("temple", "gold", "bought"), [(2, 1, True), (2, 0, False), (12, 1, True), (13, 1, False)])
def test_a_step_for_gold_only_with_gold_and_below_the_top(temple, gold, bought):
    before = table(temple=temple, gold=gold, corn=5, tapestries=(("W04", "W13"),))
    state = performing(before, "merchant").state
    assert (offered(state, Accept) == [Accept()]) == bought


def test_any_number_of_players_on_the_same_step():
    others = {1: {"temple": 3}, 2: {"temple": 3}, 3: {"temple": 3}}
    state = climbing(1, players=4, temple=2, others=others).state
    assert [player.temple for player in state.players] == [3, 3, 3, 3]


def test_god_card_and_training_in_the_order_one_likes():
    asked = climbing(1, temple=8).state
    assert asked.decision == ChooseBenefit(0, (DrawGod(1), Train(1)), "temple")
    assert options(asked) == (TakeBenefit(0), TakeBenefit(1))


def test_stone_or_a_worker_from_the_nomads():
    asked = climbing(1, temple=3, board={"bag": {"architect": 1}}).state
    assert isinstance(asked.decision, ChooseOne)
    worker = play(asked, ChooseReward(1)).state
    assert worker.decision == ChooseNomad(0)
    assert options(worker) == (TakeNomad("priest"), TakeNomad("warrior"), TakeNomad("courier"))
    outcome = play(worker, TakeNomad("warrior"))
    assert of(outcome, WorkerRecruited) == [WorkerRecruited(0, "warrior", "nomads")]
    assert of(outcome, NomadArrived) == [NomadArrived("architect")]
    assert outcome.state.nomads == ("priest", "courier", "architect")
