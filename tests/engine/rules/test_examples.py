"""The numbered examples of the rulebook, set up with our components."""

from engine.actions import (
    Accept,
    Activate,
    BuyWeaving,
    Conquer,
    ConstructBuilding,
    DiscardSoldiers,
    FlipSoldiers,
    LayWeaving,
    Pass,
    PerformTask,
    PlayArmyCard,
    SendCasualty,
    TakeBenefit,
    TakeTopWeaving,
)
from engine.benefits import BuildingTask, DrawArmy, DrawGod, FreeWeaving
from engine.decisions import ChooseBenefit, ChooseTask, HireWorker, JoinConquest, PlayArmy, TakeSecondAction
from engine.events import GodCardOffered, OfferCleared, StepsUsed
from tests.engine.kit import (
    activated,
    dealt,
    gains,
    icon_of,
    of,
    offered,
    options,
    performing,
    place,
    placed,
    play,
    table,
    tasks_of,
)


def test_example_1_setup_cards_pay_for_a_building():
    outcome = dealt(
        (("G02", "G03", "G05"), ("G06", "G07", "G09", "G10", "G11")),
        (("G14", "G15", "G16"), ("G01", "G04", "G08", "G13", "G17")),
        board={"production_market": ("P01", "P18"), "passive_market": ("Z06", "Z09")},
    )
    asked = outcome.state
    assert asked.decision == ChooseBenefit(1, (BuildingTask(), DrawArmy(1)), "setup")
    me = asked.players[1]
    assert (me.potato, me.corn, me.stone, me.gold, me.vp) == (5, 1, 2 + 1, 0, 10 + 5)

    with_card = play(asked, TakeBenefit(1)).state
    assert len(with_card.players[1].army_hand) == 1
    # The Building costs 1 stone and 1 corn; the others need more than the cards have given.
    assert offered(with_card, ConstructBuilding) == [ConstructBuilding("P01")]
    built = play(with_card, ConstructBuilding("P01")).state.players[1]
    assert built.production_up == ("P01",)
    assert (built.potato, built.corn, built.stone) == (5, 0, 2)
    assert set(built.god_hand) == {"G14", "G15", "G16"}


def test_example_2_roaming_and_descending_with_foreign_steps():
    before = table(priest=1, potato=6, workers=("architect",), god_hand=("G01",), board={"steps": {"S2u": 1}})
    outcome = place(before, "architect", "B2a", card="G01")
    assert gains(before, outcome.state)["potato"] == -(1 + 3)
    assert of(outcome, StepsUsed) == [StepsUsed(1, 0, "S2u")]
    assert gains(before, outcome.state, 1) == {"vp": 1}


def test_example_3_architect_two_tasks():
    outcome = placed("architect", "T1b", board={"hill": {"T1a": "architect"}})
    assert tasks_of(outcome) == 2


def test_example_4_architect_five_tasks():
    hill = dict.fromkeys(("T1a", "T5b", "T2a", "T2b"), "architect")
    outcome = placed("architect", "T1b", stone=5, corn=5, board={"hill": hill})
    assert tasks_of(outcome) == 5
    building, potato, stone = (icon_of("T1b", task) for task in ("building", "potato", "stone"))

    state = outcome.state
    first_three = [PerformTask(building), PerformTask(potato), PerformTask(stone)]
    assert set(offered(state, PerformTask)) == set(first_three)
    state = play(state, PerformTask(building), ConstructBuilding("P01")).state
    assert set(offered(state, PerformTask)) == set(first_three[1:])
    state = play(state, PerformTask(potato)).state
    assert offered(state, PerformTask) == [PerformTask(stone)]
    state = play(state, PerformTask(stone)).state
    # Two different ones of the same three, and that is all.
    assert set(offered(state, PerformTask)) == set(first_three)
    state = play(state, PerformTask(stone)).state
    assert set(offered(state, PerformTask)) == set(first_three[:2])
    last = play(state, PerformTask(potato)).state
    assert isinstance(state.decision, ChooseTask)
    assert isinstance(last.decision, HireWorker)
    assert gains(outcome.state, last) == {"potato": 3 + 3, "stone": 2 + 2 - 1, "corn": -1, "production": 1}


def test_example_5_full_offer_is_shuffled_away():
    offer = ("G22", "G23", "G24")
    before = table(priest=4, workers=("architect",), god_hand=("G01",), board={"god_offer": offer})
    placed_at_inti = place(before, "architect", "T4a", card="G01").state
    assert placed_at_inti.god_offer == offer
    outcome = play(placed_at_inti, Pass())
    after_turn = outcome.state
    assert of(outcome, OfferCleared) == [OfferCleared(offer)]
    assert of(outcome, GodCardOffered) == [GodCardOffered("G01")]
    assert after_turn.god_offer == ("G01",)
    assert len(after_turn.god_deck) == len(before.god_deck) + 3
    assert set(offer) <= set(after_turn.god_deck)


def test_example_6_add_new_weaving_to_a_tapestry():
    before = table(corn=1, tapestries=(("SW03", "W02"),), board={"weavings": ("W17", "W07", "W21", "W26")})
    state = performing(before, "weavings").state
    state = play(state, BuyWeaving("W17")).state
    assert options(state) == (LayWeaving(0, "left"), LayWeaving(0, "right"), LayWeaving(-1, "right"))
    assert play(state, LayWeaving(0, "left")).state.players[0].tapestries == (("W17", "SW03", "W02"),)
    assert play(state, LayWeaving(0, "right")).state.players[0].tapestries == (("SW03", "W02", "W17"),)
    assert play(state, LayWeaving(-1, "right")).state.players[0].tapestries == (("SW03", "W02"), ("W17",))


def test_example_7_merchant_with_two_tapestries():
    tapestries = (("SW03", "W03", "W18", "W23"), ("W07", "W02", "SW04", "W12", "W26"))
    before = table(gold=1, temple=2, tapestries=tapestries)
    state = performing(before, "merchant").state
    assert gains(before, state) == {"potato": 3, "stone": 2}
    # The Army card and the Temple step for 1 gold, in the order the player likes.
    temple_first = play(state, TakeBenefit(0), Accept()).state
    army_first = play(state, TakeBenefit(1), Accept()).state
    expected = {"potato": 3, "stone": 2, "gold": -1, "temple": 1, "army_hand": 1}
    assert gains(before, temple_first) == gains(before, army_first) == expected


def test_example_8_conquest_by_two_players():
    purple = {"army_up": ("A01", "A28"), "army_hand": ("A02", "A03", "A29"), "potato": 2}
    blue = {"army_up": ("A06", "A30"), "army_hand": ("A07",), "potato": 1}
    outcome = activated("conquest", **purple, others={1: blue})
    state = play(outcome.state, SendCasualty("corn"), Activate()).state

    state = play(state, PlayArmyCard("A02")).state
    assert state.players[0].potato == 2
    state = play(state, PlayArmyCard("A29"), PlayArmyCard("A03")).state
    assert state.players[0].potato == 0
    assert state.decision == PlayArmy(1)
    state = play(state, PlayArmyCard("A07")).state
    assert state.players[1].potato == 0

    # Purple: 4 VP for 2 Soldiers flipped (one card) and 1 discarded.
    assert state.decision == JoinConquest(0)
    state = play(state, Conquer("CH1"), DiscardSoldiers("A01"), FlipSoldiers("A28")).state
    assert state.players[0].vp == 14
    assert set(state.players[0].army_up) == {"A02", "A03", "A29"}
    assert state.players[0].army_down == ("A28",)

    # Blue: 7 VP for 2 Soldiers flipped (one card) and 2 discarded; what is left to choose answers itself.
    assert state.decision == JoinConquest(1)
    state = play(state, Conquer("AN4"), DiscardSoldiers("A06")).state
    assert state.players[1].vp == 17
    assert state.players[1].army_up == ()
    assert state.players[1].army_down == ("A30",)

    # Purple again: a God card and a Weaving for 1 Soldier discarded.
    assert state.decision == JoinConquest(0, second=True)
    assert Conquer("CH1") not in options(state)
    assert Conquer("AN4") not in options(state)
    state = play(state, Conquer("AN1")).state
    assert state.decision == ChooseBenefit(0, (DrawGod(1), FreeWeaving(1)), "conquest")
    state = play(state, TakeBenefit(0), TakeTopWeaving(), DiscardSoldiers("A02")).state
    me = state.players[0]
    assert (len(me.god_hand), me.tapestries) == (1, (("W01",),))
    assert set(me.army_up) == {"A03", "A29"}
    assert set(state.army_discard) == {"A01", "A02", "A06", "A07"}
    assert state.conquest == {"CH1": 0, "AN4": 1, "AN1": 0}
    assert isinstance(state.decision, TakeSecondAction)
