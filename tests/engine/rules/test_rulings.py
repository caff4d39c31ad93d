"""The rulings on what the documents leave open or say in two ways, by their numbers."""

import pytest

from engine.actions import (
    Accept,
    Activate,
    BuyTask,
    BuyWeaving,
    ChooseReward,
    DiscardArmyCard,
    DrawGodCard,
    GiveUpWorker,
    HireVillager,
    KeepArmyCard,
    Pass,
    Pay,
    PerformTask,
    Pray,
    ProduceWith,
    RecruitNomad,
    ReturnGodCard,
    SendCasualty,
    TakeAllBenefits,
    TakeBenefit,
    TakeGodCard,
    TakeGold,
    TakeNomad,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TurnUp,
)
from engine.benefits import DrawGod, FreeWeaving, Train
from engine.components import ARMY_CARDS, PRODUCTION
from engine.decisions import (
    BuyEffect,
    ChooseArmyCard,
    ChooseBuilding,
    ChooseFreeWeaving,
    ChooseGodCard,
    ChoosePayment,
    ChooseRejuvenation,
    ChooseTask,
    TakeSecondAction,
    TakeTurn,
    UseStatue,
)
from engine.events import (
    ArmyDeckShuffled,
    BuildingsReplaced,
    FestivalBegan,
    FestivalTriggered,
    GodCardDrawn,
    GodDeckShuffled,
    GodsFed,
    Scored,
    StepsUsed,
    WeavingRevealed,
)
from engine.procedures import FinalScoring, RunBenefit, RunEffect
from engine.resources import Cost
from tests.engine.kit import (
    STONE_OR_WORKER,
    activated,
    ask,
    below_step,
    brings,
    card_of,
    changed,
    end_of_turn,
    festival,
    gains,
    icon_of,
    of,
    offered,
    options,
    performing,
    place,
    placed,
    plain_buildings,
    play,
    settled,
    table,
    tasks_of,
    until,
)

pytestmark = pytest.mark.usefixtures("layout")


def test_ruling_1_a_festival_takes_one_potato_per_god_card():
    hand = ("G01", "G02", "G03")
    paid = festival(others={1: {"god_hand": hand, "potato": 3}})
    assert of(paid, GodsFed) == [GodsFed(1, 3, 0, 0)]
    missing = festival(others={1: {"god_hand": hand, "potato": 1}})
    assert Scored(1, -4, "missing_potato") in missing.events
    with_gold = festival(others={1: {"god_hand": hand, "potato": 2, "gold": 1}}).state
    assert Pay(potato=2, gold=1) in options(with_gold)
    poor = festival(others={1: {"god_hand": hand, "vp": 0}})
    assert poor.state.players[1].vp == 0


@pytest.mark.parametrize("cost", [2, 3])
def test_ruling_2_a_leftover_weaving_costs_two_or_three_corn(cost):
    def leftover(corn: int):
        state = table(corn=1, others={1: {"corn": corn}}, options={"leftover_weaving_cost": cost})
        return play(performing(state, "weavings").state, Pass()).state

    assert leftover(cost - 1).to_act == 0
    asked = leftover(cost)
    assert asked.to_act == 1
    assert gains(asked, play(asked, BuyWeaving("W01")).state, 1) == {"corn": -cost, "weavings": 1}


def test_ruling_2_two_corn_is_the_default():
    assert table().options.leftover_weaving_cost == 2


@pytest.mark.parametrize(("stone", "winners"), [(3, (1,)), (2, (0, 1)), (1, (0,))])
def test_ruling_12_a_tie_goes_to_most_resources_or_is_shared(stone, winners):
    state = table(potato=1, corn=1, others={1: {"stone": stone}})
    assert settled(changed(state, stack=(FinalScoring(),))).state.result.winners == winners


def test_ruling_13_rejuvenate_costs_the_others_corn_or_gold_but_not_potato():
    down = {"production_down": ("P01",)}

    def follower(**purse):
        return play(activated("rejuvenate", others={1: {**down, **purse}}).state, Activate()).state

    assert isinstance(follower(potato=9).decision, TakeSecondAction)
    asked = follower(corn=1, potato=9, gold=1)
    assert asked.decision == ChooseRejuvenation(1, 0, Cost(corn=1))
    assert set(options(play(asked, TurnUp("P01")).state)) == {Pay(corn=1), Pay(gold=1)}
    mine = play(activated("rejuvenate", potato=1, corn=1, army_down=("A01",), **down).state, Activate()).state
    one_free = play(mine, TurnUp("P01")).state
    assert gains(mine, one_free) == {}
    assert set(options(play(one_free, TurnUp("A01")).state)) == {Pay(potato=1), Pay(corn=1)}


def test_ruling_14_produce_gives_then_flips_and_one_is_turned_up_before_or_after():
    up, down = plain_buildings(2)
    asked = play(activated("produce", production_up=(up,), production_down=(down,)).state, Activate()).state
    assert options(asked) == (ProduceWith(up), TurnUp(down), Pass())
    before = play(asked, TurnUp(down), ProduceWith(down), ProduceWith(up)).state
    assert gains(asked, before) == brings(PRODUCTION[up].benefit + PRODUCTION[down].benefit)
    assert set(before.players[0].production_down) == {up, down}
    after = play(asked, ProduceWith(up), TurnUp(up)).state
    assert gains(asked, after) == brings(PRODUCTION[up].benefit)
    # Turned up again, it stays up: no Building gives twice.
    assert after.players[0].production_up == (up,)
    assert isinstance(after.decision, TakeSecondAction)


def test_ruling_15_pray_is_two_cards_one_at_a_time():
    asked = play(table(board={"god_offer": ("G42",)}), Pray()).state
    drawn = play(asked, DrawGodCard()).state
    assert drawn.players[0].god_hand == ("G01",)
    assert drawn.decision == ChooseGodCard(0, 1)
    assert options(drawn) == (DrawGodCard(), TakeGodCard("G42"))
    assert play(drawn, TakeGodCard("G42")).state.players[0].god_hand == ("G01", "G42")


def test_ruling_16_a_weaving_by_an_effect_is_the_top_or_the_one_beneath():
    before = table(board={"weavings": ("W01", "W02", "W03")}, others={1: {"corn": 9}})
    asked = ask(before, RunEffect(0, FreeWeaving(1), "god_cards")).state
    assert asked.decision == ChooseFreeWeaving(0, 1)
    assert options(asked) == (TakeTopWeaving(), TakeWeavingBeneath())
    top = play(asked, TakeTopWeaving())
    assert (top.state.players[0].tapestries, top.state.weavings) == ((("W01",),), ("W02", "W03"))
    assert of(top, WeavingRevealed) == [WeavingRevealed("W02")]
    beneath = play(asked, TakeWeavingBeneath())
    assert (beneath.state.players[0].tapestries, beneath.state.weavings) == ((("W02",),), ("W01", "W03"))
    assert of(beneath, WeavingRevealed) == []
    # No cost, and nobody else may buy.
    for outcome in (top, beneath):
        assert gains(asked, outcome.state) == {"weavings": 1}
        assert outcome.state.decision == TakeTurn(0)


def test_ruling_17_a_player_chooses_which_worker_to_give_up():
    asked = end_of_turn(workers=("priest", "warrior", "priest")).state
    assert options(asked) == (GiveUpWorker("priest"), GiveUpWorker("warrior"))
    assert play(asked, GiveUpWorker("warrior")).state.players[0].workers == ("priest", "priest")
    assert play(asked, GiveUpWorker("priest")).state.players[0].workers == ("warrior", "priest")


def test_ruling_18_the_village_is_looked_at_when_the_turn_ends():
    hired = end_of_turn(corn=1, board={"village": ("priest",)}).state
    outcome = play(hired, HireVillager("corn"))
    assert of(outcome, FestivalTriggered) == [FestivalTriggered(0, 1)]
    # A casualty empties it too, but only the end of the turn counts.
    acted = play(activated("conquest", board={"village": ("priest",)}).state, TakeGold())
    assert acted.state.village == ()
    assert of(acted, FestivalTriggered) == []
    assert of(play(acted.state, RecruitNomad("priest")), FestivalTriggered) == [FestivalTriggered(0, 1)]


def test_ruling_18_with_an_empty_bag_the_holder_plays_a_turn_too():
    outcome = festival(number=2, board={"bag": {}})
    assert of(outcome, FestivalTriggered) == [FestivalTriggered(0, 3)]
    state = play(outcome.state, Pass(), Pass()).state
    assert state.decision == TakeTurn(0)
    state = play(state, RecruitNomad("priest"), Pray()).state
    assert state.decision == TakeTurn(1)
    last = play(state, RecruitNomad("warrior"), Pray())
    assert of(last, FestivalBegan) == [FestivalBegan(0, 3)]
    assert last.state.over


def test_ruling_19_the_extra_task_is_optional_and_the_god_card_is_not():
    asked = placed("priest", "T1b", potato=1, board={"god_offer": ("G42",)}).state
    assert BuyTask() in options(asked)
    stopped = play(asked, Pass()).state
    assert stopped.decision == ChooseGodCard(0)
    assert options(stopped) == (DrawGodCard(), TakeGodCard("G42"))
    assert gains(asked, play(stopped, DrawGodCard()).state) == {"god_hand": 1}


def test_ruling_20_one_stone_or_a_worker_of_the_nomads():
    asked = festival(temple=below_step(STONE_OR_WORKER) + 1).state
    assert offered(asked, ChooseReward) == [ChooseReward(0), ChooseReward(1)]
    assert gains(asked, play(asked, ChooseReward(0)).state)["stone"] == 1
    worker = play(asked, ChooseReward(1)).state
    assert options(worker) == tuple(TakeNomad(kind) for kind in asked.nomads)
    taken = play(worker, TakeNomad("warrior")).state
    assert taken.players[0].workers == ("warrior",)


def test_ruling_30_gold_stands_in_and_the_payer_chooses_the_mix():
    state = table(potato=2, corn=1, gold=3, workers=("priest",), god_hand=("G11",))
    asked = place(state, "priest", "M1a", card="G11").state
    assert asked.decision == ChoosePayment(0, Cost(food=2))
    assert set(options(asked)) == {
        Pay(potato=2),
        Pay(potato=1, corn=1),
        Pay(potato=1, gold=1),
        Pay(corn=1, gold=1),
        Pay(gold=2),
    }
    assert gains(asked, play(asked, Pay(corn=1, gold=1)).state) == {"corn": -1, "gold": -1}


@pytest.mark.parametrize(
    ("space", "priest", "steps", "food", "used"),
    [
        # Steps lower Descending only, not Roaming, and never below 0.
        ("M3b", 1, {"S3u": 1}, 3 - 1, 1),
        ("M1b", 1, {"S1u": 1}, 0, 1),
        # The Courier's discount comes last: 5 - 4 - 1.
        ("B1b", 1, {"S1u": 1, "S1l": 1}, 0, 2),
        ("T1b", 1, {"S1u": 1}, 0, 0),
        ("T2b", 1, {}, 0, 0),
    ],
)
def test_ruling_31_order_of_discounts_and_steps_used(space, priest, steps, food, used):
    outcome = placed("courier", space, priest=priest, board={"steps": steps})
    assert outcome.state.players[0].potato == 9 - food
    assert len(of(outcome, StepsUsed)) == used
    assert outcome.state.players[1].vp == 10 + used


def test_ruling_32_a_task_that_cannot_be_performed_ends_the_sequence_only_with_its_set():
    # T1b: stone, potato and a Building, of which none is on sale.
    market = {"production_market": (), "passive_market": ()}
    stone, potato, building = (PerformTask(icon_of("T1b", task)) for task in ("stone", "potato", "building"))
    hill = dict.fromkeys(("T1a", "T5b", "T2a"), "priest")
    asked = placed("priest", "T1b", potato=0, board={"hill": hill, **market})
    assert tasks_of(asked) == 4
    assert set(offered(asked.state, PerformTask)) == {stone, potato}
    second = play(asked.state, stone).state
    assert offered(second, PerformTask) == [potato]
    third = play(second, potato).state
    assert offered(third, PerformTask) == []  # one task is left, but the set is not complete
    # Stopping is possible at any point.
    assert not isinstance(play(second, Pass()).state.decision, ChooseTask)
    # Where there is one, it belongs to the set, and then the next set begins.
    goods = {"stone": 9, "corn": 9, "gold": 9}
    rich = placed("priest", "T1b", **goods, board={"hill": hill}).state
    built = until(play(rich, stone, potato, building).state, ChooseTask)
    assert set(offered(built, PerformTask)) == {stone, potato, building}


def test_ruling_32_a_task_declined_leaves_the_others_of_its_set():
    asked = placed("craftsman", "T1b", potato=0, stone=9, corn=9).state
    declined = play(asked, PerformTask(icon_of("T1b", "building")), Pass()).state
    assert {action.icon for action in offered(declined, PerformTask)} == {"r0-1", "r0-2"}


def test_ruling_33_god_card_benefits_before_or_after_together_or_in_part():
    state = table(priest=4, workers=("courier",), god_hand=("G25",), small_statues=("qocha",))
    asked = place(state, "courier", "T4b", card="G25").state
    assert isinstance(asked.decision, UseStatue)
    # 1 potato, 1 corn, 1 stone, in any order.
    assert gains(asked, play(asked, TakeAllBenefits()).state) == {"potato": 1, "corn": 1, "stone": 1}
    some = play(asked, TakeBenefit(2), TakeBenefit(0)).state
    assert gains(asked, some) == {"potato": 1, "stone": 1}
    later = play(some, Pass(), PerformTask(icon_of("T4b", "corn")), Pass()).state
    assert isinstance(later.decision, UseStatue)
    assert gains(asked, play(later, TakeBenefit(0)).state) == {"potato": 1, "stone": 1, "corn": 2 + 1}
    assert gains(asked, play(later, Pass()).state) == {"potato": 1, "stone": 1, "corn": 2}


def test_ruling_34_simultaneous_effects_in_turn_order_from_the_active_player():
    climbing = {"gold": 1, "temple": 2}
    others = {0: {**climbing, "tapestries": (("W21", "W20"),)}, 2: {**climbing, "tapestries": (("W10", "W23"),)}}
    state = festival(players=4, holder=3, **climbing, tapestries=(("W04", "W13"),), others=others).state
    asked = []
    while isinstance(state.decision, BuyEffect):
        asked.append(state.to_act)
        state = play(state, Pass()).state
    assert asked == [3, 0, 2]


def test_ruling_34_ones_own_effects_in_ones_own_order():
    asked = ask(table(board={"god_offer": ("G42",)}), RunBenefit(0, (DrawGod(1), Train(1)), "temple")).state
    assert options(asked) == (TakeBenefit(0), TakeBenefit(1))
    assert isinstance(play(asked, TakeBenefit(0)).state.decision, ChooseGodCard)
    trained = play(asked, TakeBenefit(1)).state
    assert isinstance(trained.decision, ChooseArmyCard)
    assert isinstance(play(trained, KeepArmyCard("A01")).state.decision, ChooseGodCard)


@pytest.mark.parametrize(
    ("building", "action", "answers", "brings"),
    [
        ("Z11", "offering", (TakeTopWeaving(), TakeGold()), {"weavings": 1}),
        ("Z12", "worship", (Accept(), TakeGold()), {"temple": 1, "gold": -1}),
        ("Z16", "produce", (TakeGold(), TurnUp("P01")), {}),
        ("Z17", "conquest", (SendCasualty("corn"), TakeGold()), {"gold": 1, "vp": 1}),
        ("Z18", "rejuvenate", (TakeGold(),), {"gold": 1, "army_hand": 1}),
    ],
)
def test_ruling_35_passive_buildings_answer_although_gold_is_taken(building, action, answers, brings):
    area = {"gold": 1, "temple": below_step(), "passives": (building,), "production_down": ("P01",)}
    state = play(activated(action, **area).state, *answers).state
    expected = {**brings, "gold": brings.get("gold", 0) + 1}
    assert gains(table(**area), state) == {name: n for name, n in expected.items() if n}
    assert state.players[0].production_up == (("P01",) if building == "Z16" else ())
    assert state.decision == TakeSecondAction(0, "high_priest")


def test_ruling_36_the_army_discards_become_the_deck():
    board = {"army_deck": ("A01",), "army_discard": ("A02", "A03", "A04")}
    outcome = ask(table(board=board), RunEffect(0, Train(1), "temple"))
    assert of(outcome, ArmyDeckShuffled) == [ArmyDeckShuffled(3)]
    drawn = outcome.state.decision.cards
    assert drawn[0] == "A01"
    assert drawn[1] in board["army_discard"]
    assert outcome.state.army_discard == ()
    assert len(outcome.state.army_deck) == 2


@pytest.mark.parametrize(("deck", "hand"), [(("A01",), 1), ((), 0)])
def test_ruling_36_too_few_army_cards(deck, hand):
    outcome = ask(table(board={"army_deck": deck}), RunEffect(0, Train(1), "temple"))
    assert len(outcome.state.players[0].army_hand) == hand
    assert outcome.state.decision == TakeTurn(0)


def test_ruling_36_the_offer_becomes_the_god_deck_without_the_card_just_played():
    board = {"god_deck": (), "god_offer": ("G20", "G21"), "gods_played": ("G01",)}
    asked = ask(table(board=board), ChooseGodCard(0)).state
    outcome = play(asked, DrawGodCard())
    assert of(outcome, GodDeckShuffled) == [GodDeckShuffled(2)]
    (drawn,) = of(outcome, GodCardDrawn)
    state = outcome.state
    assert {drawn.card, *state.god_deck} == {"G20", "G21"}
    assert (state.god_offer, state.gods_played) == ((), ("G01",))


def test_ruling_36_no_god_card_left_gives_nothing():
    state = ask(table(board={"god_deck": (), "gods_played": ("G01",)}), ChooseGodCard(0, 2)).state
    assert state.players[0].god_hand == ()
    assert state.decision == TakeTurn(0)


def test_ruling_36_stacks_of_buildings_and_weavings_may_run_out():
    board = {"production_stack": (), "production_market": ("P01",), "weavings": ()}
    ended = end_of_turn(board=board).state
    assert ended.production_market == ("P01",)
    free = ask(table(board=board), RunEffect(0, FreeWeaving(2), "conquest")).state
    assert free.players[0].tapestries == ()


def test_ruling_37_army_cards_between_tasks_and_before_a_payment():
    stone, gold = card_of("stone"), card_of("gold")
    asked = placed("craftsman", "T1b", potato=0, army_hand=(gold, stone)).state
    between = play(asked, PerformTask(icon_of("T1b", "stone")), DiscardArmyCard(stone)).state
    assert gains(asked, between) == {"stone": 2 + ARMY_CARDS[stone].amount, "army_hand": -1}
    assert isinstance(between.decision, ChooseTask)
    state = table(potato=1, corn=1, workers=("priest",), god_hand=("G07",), army_hand=(gold,))
    paying = place(state, "priest", "T2b", card="G07").state
    assert paying.decision == ChoosePayment(0, Cost(food=1))
    assert options(paying) == (Pay(potato=1), Pay(corn=1), DiscardArmyCard(gold))
    richer = play(paying, DiscardArmyCard(gold)).state
    assert options(richer) == (Pay(potato=1), Pay(corn=1), Pay(gold=1))
    others = play(activated("offering", others={1: {"corn": 3, "army_hand": (gold,)}}).state, Activate()).state
    assert others.to_act == 1
    assert offered(others, DiscardArmyCard) == []


def test_ruling_50_where_there_are_fewer_as_many_as_there_are():
    prayed = play(table(board={"god_deck": ("G20",)}), Pray())
    assert prayed.state.players[0].god_hand == ("G20",)
    assert isinstance(prayed.state.decision, TakeSecondAction)
    warrior = placed("warrior", "T1b", board={"army_deck": ()})
    assert warrior.state.players[0].army_hand == ()
    buying = performing(table(corn=6, board={"weavings": ("W01", "W02")}), "weavings").state
    assert buying.weavings_drawn == ("W01", "W02")
    # The seat behind would draw two God cards and the one in front another.
    ended = festival(vp=20, board={"god_deck": ("G20",)})
    assert [drawn.seat for drawn in of(ended, GodCardDrawn)] == [1]
    replacing = {"production_market": ("P01",), "passive_market": (), "production_stack": (), "passive_stack": ()}
    asked = ask(table(god_hand=("G01",), board=replacing), ChooseBuilding(0, True)).state
    renewed = play(asked, ReturnGodCard("G01"))
    assert of(renewed, BuildingsReplaced) == [BuildingsReplaced(0, ("P01",), ("P01",))]
