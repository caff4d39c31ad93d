"""One test for each ruling of engine/RULINGS.md."""

import pytest

from engine.actions import (
    Activate,
    BuildStatue,
    BuyWeaving,
    Conquer,
    ConstructBuilding,
    DiscardArmyCard,
    DiscardSoldiers,
    DrawGodCard,
    Exchange,
    FlipSoldiers,
    Pass,
    Pay,
    PerformTask,
    PlayGodCard,
    RemoveBuilding,
    RetrieveWorker,
    ReturnGodCard,
    SendCasualty,
    TakeAllBenefits,
    TakeBenefit,
    TakeGold,
    TurnUp,
)
from engine.benefits import ClimbTemple, DrawArmy, DrawGod, FreeWeaving, Gain, GainNomad, Rejuvenate, StepsTask
from engine.components import CONQUEST, GOD_CARDS
from engine.decisions import (
    ActOrGold,
    BuyEffect,
    BuyLeftoverWeaving,
    ChooseBenefit,
    ChooseBuilding,
    ChooseFreeWeaving,
    ChooseGodCard,
    ChooseRejuvenation,
    ChooseTask,
    ChooseWeavings,
    FeedGods,
    JoinConquest,
    PaySoldiers,
    PlayGodCards,
    UseStatue,
)
from engine.events import AnsweredByItself, CasualtyFell, Gained, WeavingsReturned
from engine.procedures import RunBenefit, RunEffect
from engine.resources import Cost
from tests.engine.kit import (
    activated,
    ask,
    festival,
    gains,
    icon_of,
    of,
    offered,
    only,
    options,
    performing,
    place,
    placed,
    play,
    table,
    tasks_of,
    until,
)

pytestmark = pytest.mark.usefixtures("layout")


def test_ruling_201_treated_as_another_kind() -> None:
    beside = {"board": {"hill": {"T1a": "warrior", "T2a": "courier"}}}
    as_warrior = placed("warrior", "T1b", passives=("Z01", "Z14"), **beside)
    as_courier = placed("warrior", "T1b", acting="courier", passives=("Z01", "Z14"), **beside)
    assert tasks_of(as_warrior) == 1 + 1 + 2
    assert tasks_of(as_courier) == 1 + 1, "neighbours by its own colour, no bonus of Z14, T1 is not empty"
    assert len(as_warrior.state.players[0].army_hand) == 1
    assert as_courier.state.players[0].army_hand == ()


def test_ruling_202_a_statue_built_by_the_tasks_opens_the_card_afterwards() -> None:
    state = table(workers=("priest",), god_hand=("G07",), potato=9, stone=3)
    arrived = place(state, "priest", "M1b", card="G07").state
    assert isinstance(arrived.decision, ChooseTask)
    built = play(arrived, PerformTask(icon_of("M1b", "statue")), BuildStatue("small", "inti")).state
    asked = until(built, UseStatue)
    (reward,) = GOD_CARDS["G07"].benefit
    assert isinstance(reward, Gain)
    assert asked.decision == UseStatue(0, "G07", (reward,))
    assert gains(asked, play(asked, TakeBenefit(0)).state)["vp"] == reward.n


def test_ruling_203_a_segment_that_was_left_is_empty_again() -> None:
    assert tasks_of(placed("courier", "T1b", board={"hill": {"T1a": "priest"}})) == 1
    fetched = play(placed("warrior", "T5b", board={"hill": {"T1a": "priest"}}).state, RetrieveWorker("T1a")).state
    assert tasks_of(placed("courier", "T1b", board={"hill": fetched.hill})) == 2


def test_ruling_204_tasks_are_counted_before_a_neighbour_is_retrieved() -> None:
    arrived = placed("warrior", "T1b", board={"hill": {"T1a": "warrior", "T2a": "priest"}})
    assert tasks_of(arrived) == 2
    assert offered(arrived.state, RetrieveWorker) == [RetrieveWorker("T2a")]
    fetched = play(arrived.state, RetrieveWorker("T2a")).state
    assert isinstance(fetched.decision, ChooseTask)
    assert fetched.decision.left == 2


def conquering(space: str, **area: object):
    return play(ask(table(**area), JoinConquest(0)).state, Conquer(space))


@pytest.mark.fixed_layout
def test_ruling_205_benefit_before_soldiers_and_any_card_may_pay() -> None:
    assert (CONQUEST["KU2"].flip, CONQUEST["KU2"].discard) == (2, 0)
    too_weak = ask(table(army_up=("A01",), army_down=("A21",)), JoinConquest(0)).state
    assert Conquer("KU2") not in options(too_weak)
    asked = conquering("KU2", army_up=("A21", "A01"), army_down=("A06",)).state
    assert isinstance(asked.decision, ChooseRejuvenation)
    paying = play(asked, TurnUp("A06")).state
    assert isinstance(paying.decision, PaySoldiers)
    assert FlipSoldiers("A06") in options(paying), "a card just turned up may pay"

    wasteful = conquering("AN1", army_up=("A21", "A01")).state
    paying = until(wasteful, PaySoldiers)
    assert set(options(paying)) == {DiscardSoldiers("A21"), DiscardSoldiers("A01")}
    assert play(paying, DiscardSoldiers("A21")).state.players[0].army_up == ("A01",)


@pytest.mark.fixed_layout
def test_ruling_206_conquest_discount_takes_from_both_but_leaves_one() -> None:
    def owed(space: str) -> tuple[int, int]:
        asked = conquering(space, army_up=("A21", "A22", "A01", "A02"), passives=("Z13",)).state
        decision = until(asked, PaySoldiers).decision
        assert isinstance(decision, PaySoldiers)
        return decision.discard, decision.flip

    assert owed("CH3") == (0, 1)
    assert owed("CH2") == (0, 1), "one of each: nothing would be left, so one is flipped"
    assert owed("KU1") == (1, 0), "no flip is asked, so one is discarded"
    assert owed("CH1") == (0, 1)


def test_ruling_207_a_god_card_for_the_market() -> None:
    state = table(god_hand=("G01", "G02"), stone=9, corn=9)
    asked = ask(state, ChooseBuilding(0, gratis=True)).state
    first, second = asked.production_market
    changing = play(asked, ReturnGodCard("G01"), RemoveBuilding(second), RemoveBuilding(first)).state
    assert changing.production_market == asked.production_stack[:2]
    assert changing.passive_market == asked.passive_market
    assert changing.production_stack[-2:] == (second, first)
    assert changing.god_deck[-1] == "G01"
    assert offered(changing, ReturnGodCard) == [], "once per construction"

    built = play(asked, ConstructBuilding(first)).state
    again = ask(built, ChooseBuilding(0, gratis=False)).state
    one = play(again, ReturnGodCard("G01"), RemoveBuilding(second), Pass()).state
    assert len(one.production_market) == 1, "a gap made by constructing stays"


def test_ruling_208_weavings_on_sale_lie_open_and_return_in_order() -> None:
    asked = performing(table(corn=9), "weavings").state
    tiles = asked.weavings_drawn
    assert len(tiles) == 3
    done = play(asked, BuyWeaving(tiles[1]))
    done = play(until(done.state, ChooseWeavings), Pass())
    assert only(done, WeavingsReturned).tiles == (tiles[0], tiles[2])
    assert done.state.weavings[-2:] == (tiles[0], tiles[2])


def test_ruling_209_gold_may_stand_in_for_potato_but_need_not() -> None:
    asked = festival(god_hand=("G01", "G02", "G03"), potato=1, gold=1).state
    assert asked.decision == FeedGods(0)
    assert options(asked) == (Pay(potato=1), Pay(potato=1, gold=1))
    assert play(asked, Pay(potato=1)).state.players[0].scored["missing_potato"] == -4
    paid = play(asked, Pay(potato=1, gold=1)).state
    assert paid.players[0].gold == 0
    assert paid.players[0].scored["missing_potato"] == -2


def test_ruling_210_plain_gains_come_by_themselves() -> None:
    effects = (DrawGod(1), Gain("corn", 2), FreeWeaving(1), Gain("vp", 1))
    asked = ask(table(), RunBenefit(0, effects, "conquest"))
    assert [event.resource for event in of(asked, Gained)] == ["corn"]
    assert asked.state.decision == ChooseBenefit(0, (DrawGod(1), FreeWeaving(1)), "conquest")
    weaving_first = play(asked.state, TakeBenefit(1)).state
    assert isinstance(weaving_first.decision, ChooseFreeWeaving)
    alike = ask(table(), RunBenefit(0, (DrawArmy(1), DrawArmy(1)), "merchant")).state
    assert len(alike.players[0].army_hand) == 2, "effects that are alike need no order"

    poor = ask(table(), RunBenefit(0, (StepsTask(), Rejuvenate(1), DrawGod(1)), "setup")).state
    assert options(poor) == (TakeBenefit(1), TakeBenefit(2)), "Steps wait: there is no stone yet"
    rich = ask(table(stone=3), RunBenefit(0, (StepsTask(), Rejuvenate(1), DrawGod(1)), "setup")).state
    assert TakeBenefit(0) in options(rich)


def test_ruling_211_only_the_holder_has_free_actions_in_a_festival() -> None:
    cards = {"god_hand": ("G01",), "gold": 1, "army_hand": ("A01",)}
    holder = festival(**cards).state
    assert holder.decision == FeedGods(0)
    assert DiscardArmyCard("A01") in options(holder)
    other = festival(others={1: cards}).state
    assert other.decision == FeedGods(1)
    assert DiscardArmyCard("A01") not in options(other)


def test_ruling_212_swapping_in_anothers_turn() -> None:
    poor = {"stone": 2}
    assert leftovers_asked({1: poor}) is None
    asked = leftovers_asked({1: {**poor, "passives": ("Z15",)}})
    assert asked is not None
    assert Exchange("stone", "corn") in options(asked)
    assert not offered(asked, BuyWeaving)
    assert len(offered(play(asked, Exchange("stone", "corn")).state, BuyWeaving)) == 3


def leftovers_asked(others: dict[int, dict[str, object]]):
    done = play(performing(table(corn=1, others=others), "weavings").state, Pass()).state
    return done if isinstance(done.decision, BuyLeftoverWeaving) else None


def test_ruling_213_cards_played_at_a_festival_return_when_everybody_has_played() -> None:
    mine, theirs = ("G22", "G07"), ("G40", "G01")
    asked = until(festival(potato=9, god_hand=mine, others={1: {"god_hand": theirs, "potato": 9}}).state, PlayGodCards)
    seat = asked.to_act
    card = asked.players[seat].god_hand[0]
    played = play(asked, PlayGodCard(card)).state
    assert card in played.gods_aside
    assert card not in played.god_deck
    state = played
    while isinstance(state.decision, PlayGodCards):
        assert card in state.gods_aside
        state = play(state, Pass()).state
    assert state.gods_aside == ()
    assert card in state.god_deck


def test_ruling_214_activations_come_before_the_action_and_after_the_casualty() -> None:
    moved = activated("conquest", others={1: {"passives": ("Z17",)}})
    assert not of(moved, Gained)
    fallen = play(moved.state, SendCasualty("potato"))
    kinds = [type(event) for event in fallen.events if isinstance(event, CasualtyFell | Gained)]
    assert kinds == [CasualtyFell, Gained]
    assert isinstance(fallen.state.decision, ActOrGold)
    offering = activated("offering", corn=9, others={1: {"passives": ("Z11",)}}).state
    assert offering.decision == ChooseFreeWeaving(1)


def test_ruling_215_the_priests_card_comes_before_the_rest_of_the_card_played() -> None:
    offer = {"board": {"god_offer": ("G22",)}}
    state = table(workers=("priest",), god_hand=("G07",), potato=9, small_statues=("inti",), **offer)
    arrived = place(state, "priest", "M1b", card="G07").state
    assert isinstance(arrived.decision, UseStatue)
    tasks_over = play(arrived, Pass(), Pass()).state
    assert isinstance(tasks_over.decision, ChooseGodCard)
    assert isinstance(play(tasks_over, DrawGodCard()).state.decision, UseStatue)


def test_ruling_216_nothing_to_gain_nothing_asked() -> None:
    top = ask(table(temple=13, gold=3), BuyEffect(0, Cost(gold=1), ClimbTemple(1), "merchant"))
    assert AnsweredByItself(0, "BuyEffect", Pass()) in top.events
    nobody = ask(table(board={"nomads": ()}), RunEffect(0, GainNomad(), "temple"))
    assert AnsweredByItself(0, "ChooseNomad", Pass()) in nobody.events
    assert gains(table(), nobody.state) == {}
    worship = activated("worship", temple=13, small_statues=("inti",)).state
    assert play(worship, Activate()).state.players[0].small_statues == ("inti",)
    assert TakeGold() in options(worship)
    assert {TakeAllBenefits, DrawGodCard}.isdisjoint(map(type, options(worship)))
