"""The free action of one's own turn: Army cards from the hand for the resources on them."""

from collections import Counter

import pytest

from engine.actions import (
    Activate,
    ChooseSpace,
    DiscardArmyCard,
    Exchange,
    MoveHighPriest,
    Pass,
    Pay,
    PerformTask,
    PlaceWorker,
    ShowGodCard,
    TakeGold,
)
from engine.components import ARMY_CARDS
from engine.decisions import (
    BuyLeftoverWeaving,
    ChooseGod,
    ChoosePayment,
    ChoosePlacement,
    ChooseTask,
    FeedGods,
    HireWorker,
    MakeOffering,
    TakeSecondAction,
    TakeTurn,
)
from engine.events import ArmyCardDiscarded, Gained
from tests.engine.kit import (
    activated,
    end_of_turn,
    festival,
    gains,
    icon_of,
    of,
    offered,
    options,
    performing,
    placed,
    play,
    table,
)

# One card of each kind.
KINDS = {(card.soldiers, card.resource): card.id for card in reversed(ARMY_CARDS.values())}
HAND = tuple(sorted(KINDS.values()))


def test_cards_of_a_kind_give_the_same():
    printed = {(card.soldiers, card.resource, card.amount) for card in ARMY_CARDS.values()}
    assert len(printed) == len(KINDS)


@pytest.mark.parametrize("card", HAND)
def test_a_card_is_discarded_for_its_resource(card):
    before = table(army_hand=HAND)
    outcome = play(before, DiscardArmyCard(card))
    resource, amount = ARMY_CARDS[card].resource, ARMY_CARDS[card].amount
    assert gains(before, outcome.state) == {resource: amount, "army_hand": -1}
    assert outcome.state.army_discard == (card,)
    assert of(outcome, ArmyCardDiscarded) == [ArmyCardDiscarded(0, card)]
    assert [(event.resource, event.n) for event in of(outcome, Gained)] == [(resource, amount)]
    # It is free: the same question stands.
    assert outcome.state.decision == before.decision


def test_any_number_of_times():
    before = table(army_hand=HAND)
    state = play(before, *(DiscardArmyCard(card) for card in HAND)).state
    printed = Counter()
    for card in HAND:
        printed[ARMY_CARDS[card].resource] += ARMY_CARDS[card].amount
    assert gains(before, state) == {**printed, "army_hand": -len(HAND)}
    assert offered(state, DiscardArmyCard) == []


def test_cards_that_look_alike_are_one_choice():
    second, first = [card.id for card in ARMY_CARDS.values() if (card.soldiers, card.resource) == (1, "potato")][:2]
    other = KINDS[1, "corn"]
    hand = (first, second, other)
    assert offered(table(army_hand=hand), DiscardArmyCard) == [DiscardArmyCard(first), DiscardArmyCard(other)]


def test_cards_in_the_player_area_cannot_be_discarded_this_way():
    assert offered(table(army_up=("A01",), army_down=("A06",)), DiscardArmyCard) == []


# ---------------------------------------------------------------- at any time of one's own turn


def test_while_placing_a_worker():
    state = table(potato=1, corn=1, gold=2, workers=("priest",), god_hand=("G07", "G22"), army_hand=HAND)
    for action, question in (
        (PlaceWorker("priest", "priest"), ChooseGod),
        (ShowGodCard("G07"), ChoosePlacement),
        (ChooseSpace("T2b"), ChoosePayment),
    ):
        state = play(state, action).state
        assert isinstance(state.decision, question)
        assert len(offered(state, DiscardArmyCard)) == len(HAND)
        assert play(state, DiscardArmyCard(KINDS[1, "stone"])).state.decision == state.decision


def test_cards_discarded_make_more_spaces_affordable():
    two_potato = KINDS[2, "potato"]
    state = table(potato=2, workers=("priest",), god_hand=("G07",), army_hand=(two_potato,))
    asked = play(state, PlaceWorker("priest", "priest"), ShowGodCard("G07")).state
    assert offered(asked, ChooseSpace) == [ChooseSpace("T2b"), ChooseSpace("M1b")]
    richer = play(asked, DiscardArmyCard(two_potato)).state
    assert offered(richer, ChooseSpace) == [
        ChooseSpace("T2b"),
        ChooseSpace("T4a"),
        ChooseSpace("M1b"),
        ChooseSpace("M5b"),
    ]


def test_between_tasks_and_at_the_end_of_the_turn():
    asked = placed("craftsman", "T1b", army_hand=("A06",)).state
    assert isinstance(asked.decision, ChooseTask)
    state = play(asked, PerformTask(icon_of("T1b", "stone"))).state
    assert isinstance(state.decision, ChooseTask)
    assert DiscardArmyCard("A06") in options(state)
    hiring = play(state, Pass()).state
    assert isinstance(hiring.decision, HireWorker)
    assert DiscardArmyCard("A06") in options(hiring)


def test_to_pay_for_hiring():
    asked = end_of_turn(army_hand=("A06",)).state
    assert isinstance(asked.decision, HireWorker)
    assert options(asked) == (Pass(), DiscardArmyCard("A06"))
    assert len(options(play(asked, DiscardArmyCard("A06")).state)) == 2


def test_between_secondary_actions_and_before_the_high_priest_acts():
    moved = play(table(army_hand=("A06",)), MoveHighPriest(1)).state
    assert DiscardArmyCard("A06") in options(moved)
    second = play(moved, TakeGold()).state
    assert isinstance(second.decision, TakeSecondAction)
    assert DiscardArmyCard("A06") in options(second)
    offering = play(activated("offering", army_hand=("A06",)).state, Activate()).state
    assert isinstance(offering.decision, MakeOffering)
    assert DiscardArmyCard("A06") in options(offering)


def test_at_ones_own_festival():
    asked = festival(god_hand=("G01",), army_hand=("A01",)).state
    assert asked.decision == FeedGods(0)
    assert options(asked) == (Pay(), DiscardArmyCard("A01"))
    fed = play(asked, DiscardArmyCard("A01")).state
    assert fed.players[0].potato == 3 - 1
    assert "missing_potato" not in fed.players[0].scored


# ---------------------------------------------------------------- not in the turns of others


def test_not_while_others_are_active():
    rich = {"corn": 9, "army_hand": ("A06",)}
    leftover = play(performing(table(corn=1, others={1: rich}), "weavings").state, Pass()).state
    assert isinstance(leftover.decision, BuyLeftoverWeaving)
    assert offered(leftover, DiscardArmyCard) == []
    following = play(activated("offering", others={1: rich}).state, Activate()).state
    assert isinstance(following.decision, MakeOffering)
    assert offered(following, DiscardArmyCard) == []


def test_not_at_the_festival_of_another_player():
    hand = {"god_hand": ("G01",), "army_hand": ("A01",), "gold": 1}
    asked = festival(others={1: hand}).state
    assert asked.decision == FeedGods(1)
    assert options(asked) == (Pay(), Pay(gold=1))


def test_nobody_has_other_free_actions():
    state = table(potato=9, corn=9, stone=9, gold=9)
    assert isinstance(state.decision, TakeTurn)
    assert offered(state, Exchange) == []
