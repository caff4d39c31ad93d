"""The rules to the letter, on their other sides: what is still open, and what is closed for good."""

import pytest

from engine.actions import (
    Activate,
    BuyTask,
    DiscardArmyCard,
    Exchange,
    Pass,
    PerformTask,
    ProduceWith,
    TakeBenefit,
    TakeGodCard,
    TurnUp,
)
from engine.benefits import ClimbTemple, DrawGod, Priced
from engine.components import PRODUCTION
from engine.decisions import ChooseBenefit, ChooseGodCard, ChooseTask, Produce
from engine.procedures import RunBenefit
from engine.resources import Cost
from tests.engine.kit import activated, ask, card_of, festival, icon_of, options, play, table

pytestmark = pytest.mark.usefixtures("layout")


def test_ruling_42_after_the_first_of_several_tasks_none_can_be_bought() -> None:
    asked = ask(table(potato=9), ChooseTask(0, "T1b", 2, may_buy=True)).state
    assert BuyTask() in options(asked)
    performed = play(asked, PerformTask(icon_of("T1b", "potato"))).state
    assert isinstance(performed.decision, ChooseTask)
    assert BuyTask() not in options(performed)


def test_ruling_44_what_is_turned_up_after_producing_gives_nothing_more() -> None:
    up, down = list(PRODUCTION)[:2]
    asked = play(activated("produce", production_up=(up,), production_down=(down,)).state, Activate()).state
    done = play(asked, ProduceWith(up)).state
    assert isinstance(done.decision, Produce)
    turned = play(done, TurnUp(down)).state
    assert down in turned.players[0].production_up
    assert ProduceWith(down) not in options(turned)


def test_ruling_43_before_the_card_draw_of_a_festival_the_offer_is_open() -> None:
    asked = festival(tapestries=(("W02", "SW03"),), board={"god_offer": ("G42",)}).state
    while not isinstance(asked.decision, ChooseGodCard):
        asked = play(asked, options(asked)[0]).state
    assert TakeGodCard("G42") in options(asked)


@pytest.mark.parametrize("by", ["Army card", "Z15"])
def test_ruling_37_a_free_action_may_pay_for_a_benefit_before_the_others(by: str) -> None:
    card = card_of("gold")
    area = {"army_hand": (card,)} if by == "Army card" else {"passives": (by,), "stone": 2}
    benefit = (Priced(ClimbTemple(1), Cost(gold=1)), DrawGod(1))
    asked = ask(table(**area, board={"god_offer": ("G42",)}), RunBenefit(0, benefit, "merchant")).state
    assert isinstance(asked.decision, ChooseBenefit)
    assert TakeBenefit(0) not in options(asked)
    free = DiscardArmyCard(card) if by == "Army card" else Exchange("stone", "gold")
    assert TakeBenefit(0) in options(play(asked, free).state)


def test_whose_benefits_nothing_can_pay_is_not_asked_for_their_order() -> None:
    benefit = (Priced(ClimbTemple(1), Cost(gold=1)), DrawGod(1))
    state = ask(table(board={"god_offer": ("G42",)}), RunBenefit(0, benefit, "merchant")).state
    assert isinstance(state.decision, ChooseGodCard)
    assert Pass() not in options(state)
