"""Payments: gold stands in for anything, and the payer chooses the mix."""

from itertools import product

import pytest

from engine.actions import Pay
from engine.decisions import ChoosePayment, ChooseTask
from engine.events import Paid
from engine.payment import mixes
from engine.procedures import GainSteps
from engine.resources import Cost
from engine.state import Player
from tests.engine.kit import ask, gains, of, options, place, play, table


def purse(**resources: int) -> Player:
    return Player(vp=0, steps_left=5, markers_left=10, **resources)


def every_mix(player: Player, cost: Cost) -> set[Pay]:
    """All ways to pay, by trying every amount of everything: gold covers exactly what is missing, nothing is wasted."""
    found = set()
    ranges = (range(player.potato + 1), range(player.corn + 1), range(player.stone + 1), range(player.gold + 1))
    for potato, corn, stone, gold in product(*ranges):
        spare_potato, spare_corn = potato - cost.potato, corn - cost.corn
        eaten = max(0, spare_potato) + max(0, spare_corn)
        missing = max(0, -spare_potato) + max(0, -spare_corn) + max(0, cost.stone - stone) + cost.food - eaten
        if eaten <= cost.food and stone <= cost.stone and gold == cost.gold + missing:
            found.add(Pay(potato, corn, stone, gold))
    return found


COSTS = [
    Cost(potato=1),
    Cost(corn=1),
    Cost(corn=3),
    Cost(stone=3),
    Cost(gold=1),
    Cost(stone=3, gold=2),
    Cost(stone=2, corn=1),
    Cost(stone=2, potato=1),
    Cost(food=1),
    Cost(food=4),
    Cost(potato=1, food=2),
    Cost(corn=1, stone=1, food=1),
]


@pytest.mark.parametrize("cost", COSTS, ids=str)
def test_every_mix_is_listed_and_nothing_else(cost):
    for potato, corn, stone, gold in product((0, 1, 3), (0, 1, 4), (0, 2, 3), (0, 1, 2, 5)):
        player = purse(potato=potato, corn=corn, stone=stone, gold=gold)
        listed = mixes(player, cost)
        assert len(set(listed)) == len(listed)
        assert set(listed) == every_mix(player, cost)
        assert player.can_pay(cost) == bool(listed)


def test_the_mix_with_the_least_gold_comes_first():
    listed = mixes(purse(corn=2, gold=2), Cost(corn=2))
    assert listed == (Pay(corn=2), Pay(corn=1, gold=1), Pay(gold=2))


@pytest.mark.parametrize(
    ("resources", "cost", "payable"),
    [
        ({"gold": 1}, Cost(gold=1), True),
        ({"stone": 9, "corn": 9, "potato": 9}, Cost(gold=1), False),
        ({"stone": 3, "gold": 1}, Cost(stone=3, gold=2), False),
        ({"stone": 2, "gold": 3}, Cost(stone=3, gold=2), True),
        ({"potato": 9}, Cost(corn=1), False),
        ({"corn": 9}, Cost(potato=1), False),
        ({"potato": 2, "corn": 2}, Cost(food=4), True),
        ({"potato": 2, "corn": 1, "stone": 9}, Cost(food=4), False),
        ({"potato": 2, "corn": 1, "gold": 1}, Cost(food=4), True),
        ({}, Cost(), True),
    ],
)
def test_what_can_be_paid(resources, cost, payable):
    assert purse(**resources).can_pay(cost) == payable


def test_one_way_to_pay_pays_by_itself():
    outcome = place(table(potato=9, workers=("priest",), god_hand=("G11",)), "priest", "M1a", card="G11")
    assert of(outcome, Paid) == [Paid(0, 2, 0, 0, 0)]
    assert isinstance(outcome.state.decision, ChooseTask)


def test_several_ways_are_asked_and_exactly_one_is_paid():
    before = table(stone=3, gold=1)
    asked = ask(before, ChoosePayment(0, Cost(stone=3)), GainSteps(0, "S1u")).state
    assert options(asked) == (Pay(stone=3), Pay(stone=2, gold=1))
    for pay in options(asked):
        me = play(asked, pay).state.players[0]
        assert (me.stone, me.gold, me.vp) == (3 - pay.stone, 1 - pay.gold, 14)


def far_placement(**resources: int):
    """A Priest on the bottom terrace two sections away, for 8 food."""
    state = table(workers=("priest",), god_hand=("G40",), **resources)
    return place(state, "priest", "B3b", card="G40").state


def test_long_payments_are_asked_in_two_questions_gold_first():
    asked = far_placement(potato=8, corn=8, gold=8)
    assert asked.decision == ChoosePayment(0, Cost(food=8))
    assert options(asked) == tuple(Pay(gold=gold) for gold in range(9))
    food = play(asked, Pay(gold=3)).state
    assert food.decision == ChoosePayment(0, Cost(food=5), gold_settled=True)
    assert set(options(food)) == {Pay(potato=potato, corn=5 - potato) for potato in range(6)}
    state = play(food, Pay(potato=1, corn=4)).state
    assert gains(asked, state) == {"potato": -1, "corn": -4, "gold": -3}


@pytest.mark.parametrize("gold", [0, 8])
def test_long_payments_all_in_food_or_all_in_gold(gold):
    asked = far_placement(potato=8, corn=8, gold=8)
    state = play(asked, Pay(gold=gold)).state
    if gold == 0:
        assert Pay(potato=8) in options(state)
        state = play(state, Pay(corn=8)).state
    assert isinstance(state.decision, ChooseTask)
    paid = gains(asked, state)
    assert paid == ({"corn": -8} if gold == 0 else {"gold": -8})


def test_twenty_five_mixes_are_still_one_question():
    asked = far_placement(potato=4, corn=4, gold=8)
    assert len(options(asked)) == 25
    assert isinstance(play(asked, Pay(potato=1, corn=2, gold=5)).state.decision, ChooseTask)


def test_at_most_25_answers_however_rich_the_payer():
    asked = far_placement(potato=30, corn=30, gold=30)
    assert 1 < len(options(asked)) <= 25
    assert 1 < len(options(play(asked, Pay(gold=2)).state)) <= 25
