"""The Festival: its trigger, its steps in order, and what comes after the scoring."""

import pytest

from engine.actions import (
    Accept,
    ChooseReward,
    HireVillager,
    KeepArmyCard,
    MoveHighPriest,
    Pass,
    Pay,
    PlayGodCard,
    RecruitNomad,
    TakeGold,
)
from engine.benefits import Gain, Train
from engine.components import GOD_CARDS, TEMPLE
from engine.decisions import BuyEffect, ChooseOne, FeedGods, PlayGodCards, TakeTurn
from engine.events import (
    FestivalBegan,
    FestivalTriggered,
    Gained,
    GameEnded,
    GodCardDrawn,
    GodCardPlayed,
    GodDeckShuffled,
    GodsFed,
    MarketRenewed,
    RegionScored,
    Scored,
    SpacesBlocked,
    VillageRefilled,
)
from tests.engine.kit import (
    STONE_OR_WORKER,
    activated,
    all_events,
    below_step,
    end_of_turn,
    festival,
    gains,
    of,
    offered,
    options,
    play,
    table,
)

pytestmark = pytest.mark.usefixtures("layout")

# Whoever stands at the bottom of the Temple scores 1 VP at every Festival.
BOTTOM = 1


# ---------------------------------------------------------------- the trigger


@pytest.mark.parametrize(("number", "vp"), [(1, 1), (2, 2), (3, 4)])
def test_whose_turn_empties_the_village_takes_the_tile_and_vp(number, vp):
    asked = end_of_turn(potato=1, board={"village": ("priest",), "festivals": number - 1}).state
    outcome = play(asked, HireVillager("potato"))
    assert of(outcome, FestivalTriggered) == [FestivalTriggered(0, number)]
    assert of(outcome, Scored) == [Scored(0, vp, "festival")]
    state = outcome.state
    assert (state.festival_holder, state.festivals, state.last_festival) == (0, number, number == 3)
    # The others take a turn first.
    assert state.decision == TakeTurn(1)


def test_workers_left_no_festival():
    asked = end_of_turn(potato=1, board={"village": ("priest", "warrior")}).state
    assert of(play(asked, HireVillager("potato")), FestivalTriggered) == []


def test_the_festival_is_held_at_the_beginning_of_the_holders_next_turn():
    position = {"players": 3, "board": {"village": (), "festivals": 1, "festival_holder": 0}}
    between = end_of_turn(seat=1, **position)
    assert all_events(between, FestivalBegan, FestivalTriggered) == []
    assert between.state.decision == TakeTurn(2)
    then = end_of_turn(seat=2, **position)
    assert of(then, FestivalBegan) == [FestivalBegan(0, 1)]
    assert then.state.active == 0


# ---------------------------------------------------------------- the steps


def test_the_steps_come_in_the_order_of_the_rulebook():
    outcome = festival(
        tapestries=(("SW03", "W03"),), god_hand=("G01",), board={"conquest": {"CH1": 1}, "casualties": ("priest",)}
    )
    kinds = (Gained, Scored, RegionScored, GodsFed, VillageRefilled, SpacesBlocked, GodCardDrawn)
    assert [type(event) for event in all_events(outcome, *kinds)] == [
        Gained,  # Merchant: 3 potato
        Scored,  # Temple, both players
        Scored,
        RegionScored,
        Scored,
        GodsFed,
        VillageRefilled,
        SpacesBlocked,
        GodCardDrawn,  # 2 for the last, 1 for the first
        GodCardDrawn,
        GodCardDrawn,
    ]
    # The potato of the Merchant fed the God card.
    assert of(outcome, GodsFed) == [GodsFed(0, 1, 0, 0)]
    assert outcome.state.players[0].potato == 2


def test_everybody_has_a_merchant_starting_with_the_holder():
    below = below_step()
    rows = {"gold": 1, "temple": below}
    others = {0: {**rows, "tapestries": (("W04", "W13"),)}, 1: {"tapestries": (("W08", "W18"),)}}
    asked = festival(players=3, holder=2, tapestries=(("W21", "W20"),), **rows, others=others).state
    assert isinstance(asked.decision, BuyEffect)
    assert asked.to_act == 2
    state = play(asked, Accept()).state
    assert isinstance(state.decision, BuyEffect)
    assert state.to_act == 0
    done = play(state, Pass())
    assert Scored(1, 3, "merchant") in done.events
    # The climb counts at once.
    temple = [event for event in of(done, Scored) if event.source == "temple"]
    assert [(event.seat, event.vp) for event in temple] == [
        (2, TEMPLE[below + 1].vp),
        (0, TEMPLE[below].vp),
        (1, BOTTOM),
    ]


@pytest.mark.parametrize("step", range(14))
def test_the_vp_right_of_the_temple_marker(step):
    # The VP in the middle of the top steps wait for the end of the game.
    vp = TEMPLE[step].vp
    outcome = festival(others={1: {"temple": step}})
    assert Scored(1, vp, "temple") in outcome.events
    assert gains(table(others={1: {"temple": step}}), outcome.state, 1)["vp"] == vp


def test_the_reward_left_of_the_temple_marker():
    stones = below_step(Gain("stone", 2)) + 1
    assert Gained(1, "stone", 2, "temple") in festival(others={1: {"temple": stones}}).events
    either = below_step(STONE_OR_WORKER) + 1
    asked = festival(temple=either, others={1: {"temple": either}}).state
    assert isinstance(asked.decision, ChooseOne)
    assert asked.to_act == 0
    state = play(asked, ChooseReward(0)).state
    assert isinstance(state.decision, ChooseOne)
    assert state.to_act == 1


@pytest.mark.parametrize(
    ("conquest", "scores"),
    [
        ({}, []),
        ({"CH1": 1}, [("chinchaysuyu", 1)]),
        ({"CH1": 0, "CH2": 0, "CH6": 1}, [("chinchaysuyu", 0)]),
        # Tied: the right-most marker decides.
        ({"AN1": 0, "AN2": 1}, [("antisuyu", 1)]),
        ({"AN1": 0, "AN5": 0, "AN2": 1, "AN4": 1}, [("antisuyu", 0)]),
        (
            {"CH1": 0, "AN1": 1, "QU3": 0, "QU4": 1, "KU1": 1},
            [("chinchaysuyu", 0), ("antisuyu", 1), ("qullasuyu", 1), ("kuntisuyu", 1)],
        ),
    ],
)
def test_the_most_markers_of_a_region_score_the_casualties(conquest, scores):
    outcome = festival(board={"conquest": conquest, "casualties": ("priest", "warrior", "priest")})
    assert [(event.region, event.seat, event.vp) for event in of(outcome, RegionScored)] == [
        (region, seat, 3) for region, seat in scores
    ]
    scored = [event for event in of(outcome, Scored) if event.source == "regions"]
    assert [(event.seat, event.vp) for event in scored] == [(seat, 3) for _, seat in scores]


def test_no_casualties_nothing_for_the_regions():
    assert of(festival(board={"conquest": {"CH1": 0}}), RegionScored) == []


# ---------------------------------------------------------------- upkeep


@pytest.mark.parametrize(
    ("cards", "potato", "left", "lost"), [(0, 2, 2, 0), (2, 2, 0, 0), (2, 5, 3, 0), (3, 1, 0, 4), (2, 0, 0, 4)]
)
def test_a_potato_for_every_god_card_or_two_vp(cards, potato, left, lost):
    hand = ("G01", "G02", "G03")[:cards]
    outcome = festival(others={1: {"god_hand": hand, "potato": potato}})
    assert outcome.state.players[1].potato == left
    assert outcome.state.players[1].vp == 10 + BOTTOM - lost
    assert outcome.state.players[1].god_hand[:cards] == hand


def test_gold_may_feed_the_gods_or_be_kept():
    asked = festival(others={1: {"god_hand": ("G01", "G02", "G03"), "potato": 1, "gold": 2}}).state
    assert asked.decision == FeedGods(1)
    assert options(asked) == (Pay(potato=1), Pay(potato=1, gold=1), Pay(potato=1, gold=2))
    generous = play(asked, Pay(potato=1, gold=2)).state.players[1]
    assert (generous.potato, generous.gold, generous.vp) == (0, 0, 10 + BOTTOM)
    stingy = play(asked, Pay(potato=1)).state.players[1]
    assert (stingy.gold, stingy.vp) == (2, 10 + BOTTOM - 4)


def test_gold_may_spare_the_potato():
    asked = festival(others={1: {"god_hand": ("G01",), "potato": 1, "gold": 1}}).state
    assert options(asked) == (Pay(potato=1), Pay(gold=1))


def test_nobody_falls_below_zero():
    outcome = festival(vp=2, god_hand=("G01", "G02", "G03"))
    assert outcome.state.players[0].vp == 0
    assert Scored(0, -3, "missing_potato") in outcome.events


# ---------------------------------------------------------------- the third Festival


def test_after_the_third_festival_the_game_ends():
    outcome = festival(number=3, god_hand=("G01",), potato=1)
    assert len(of(outcome, GameEnded)) == 1
    assert outcome.state.over
    assert outcome.state.stack == ()
    assert all_events(outcome, VillageRefilled, GodCardDrawn, MarketRenewed, SpacesBlocked) == []
    assert Scored(0, 1, "temple") in outcome.events


# ---------------------------------------------------------------- refilling


@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 7), (4, 9)])
def test_the_village_is_refilled_and_the_tile_returns(players, size):
    outcome = festival(players=players)
    assert len(outcome.state.village) == size
    assert of(outcome, VillageRefilled) == [VillageRefilled(outcome.state.village)]
    assert outcome.state.festival_holder == -1


def test_a_bag_too_small_refills_what_it_can():
    outcome = festival(players=3, board={"bag": {"priest": 2, "warrior": 1}})
    assert sorted(outcome.state.village) == ["priest", "priest", "warrior"]
    assert sum(outcome.state.bag.values()) == 0
    assert outcome.state.festival_holder == -1
    assert not outcome.state.last_festival


@pytest.mark.parametrize(("number", "vp"), [(1, 2), (2, 4)])
def test_an_empty_bag_triggers_the_last_festival_at_once(number, vp):
    outcome = festival(number=number, board={"bag": {}})
    assert of(outcome, FestivalTriggered) == [FestivalTriggered(0, number + 1)]
    assert Scored(0, vp, "festival") in outcome.events
    state = outcome.state
    assert state.last_festival
    assert state.festival_holder == 0

    # Cards are still drawn and may be played; then everybody has one turn, the holder too.
    state = play(state, Pass(), Pass()).state
    assert state.decision == TakeTurn(0)
    state = play(state, MoveHighPriest(1), TakeGold(), RecruitNomad("priest")).state
    assert state.decision == TakeTurn(1)
    last = play(state, MoveHighPriest(1), TakeGold(), RecruitNomad("warrior"))
    assert of(last, FestivalBegan) == [FestivalBegan(0, number + 1)]
    # Gold can feed the gods: both are asked, and then the game is over.
    ended = play(last.state, options(last.state)[0])
    ended = play(ended.state, options(ended.state)[0])
    assert len(of(ended, GameEnded)) == 1


# ---------------------------------------------------------------- two players: blocked spaces

MARKED = ("M1b", "M2a", "M3a", "M4a", "M5a", "M5b")


def test_two_players_block_spaces_of_the_middle_terrace_at_the_first_festival():
    outcome = festival(board={"bag": {"priest": 30}})
    assert of(outcome, SpacesBlocked) == [SpacesBlocked(MARKED)]
    assert outcome.state.hill == dict.fromkeys(MARKED, "priest")
    assert outcome.state.bag == {"priest": 30 - 6 - 6}


@pytest.mark.parametrize("left", [0, 1, 4])
def test_with_too_few_workers_as_many_spaces_are_blocked_as_there_are(left):
    outcome = festival(board={"bag": {"priest": 6 + left}})
    assert len(outcome.state.village) == 6
    assert outcome.state.hill == dict.fromkeys(MARKED[:left], "priest")
    assert of(outcome, SpacesBlocked) == ([SpacesBlocked(MARKED[:left])] if left else [])
    assert outcome.state.bag == {"priest": 0}


def test_a_village_that_cannot_be_filled_comes_before_blocked_spaces():
    outcome = festival(board={"bag": {"priest": 4}})
    assert outcome.state.village == ("priest",) * 4
    assert outcome.state.hill == {}


def test_occupied_spaces_are_skipped():
    outcome = festival(board={"hill": {"M2a": "warrior", "M1a": "courier"}})
    assert of(outcome, SpacesBlocked) == [SpacesBlocked(tuple(space for space in MARKED if space != "M2a"))]
    assert outcome.state.hill["M2a"] == "warrior"


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 1), (4, 1)])
def test_not_later_and_not_with_more_players(players, number):
    outcome = festival(number=number, players=players)
    assert of(outcome, SpacesBlocked) == []
    assert outcome.state.hill == {}


# ---------------------------------------------------------------- God cards after the Festival


@pytest.mark.parametrize(
    ("vp", "drawn"),
    [
        ((20, 10), [1, 1, 0]),
        ((10, 20), [0, 0, 1]),
        ((10, 30, 20), [0, 0, 2, 2, 1]),
        ((40, 10, 30, 20), [1, 1, 3, 3, 2, 0]),
        # Tied: who comes first from the active player counts as having more.
        ((10, 10), [1, 1, 0]),
        ((10, 10, 10), [2, 2, 1, 1, 0]),
        ((10, 20, 10, 20), [2, 2, 0, 0, 3, 1]),
    ],
)
def test_more_cards_for_those_behind_and_they_draw_first(vp, drawn):
    others = {seat: {"vp": points} for seat, points in enumerate(vp) if seat}
    outcome = festival(players=len(vp), vp=vp[0], others=others)
    assert [event.seat for event in of(outcome, GodCardDrawn)] == drawn


def test_ties_are_counted_from_the_active_player():
    outcome = festival(players=3, holder=1)
    assert [event.seat for event in of(outcome, GodCardDrawn)] == [0, 0, 2, 2, 1]


def test_cards_come_from_the_deck_only():
    outcome = festival(board={"god_offer": ("G42",)})
    assert outcome.state.god_offer == ("G42",)
    assert [event.card for event in of(outcome, GodCardDrawn)] == ["G01", "G02", "G03"]


def test_everybody_may_play_up_to_three_god_cards():
    hand = {"god_hand": ("G07", "G22", "G11", "G19"), "potato": 4}
    asked = festival(players=3, holder=1, **hand).state
    assert asked.decision == PlayGodCards(1, 3)
    assert {action.card for action in offered(asked, PlayGodCard)} >= {"G07", "G22", "G11", "G19"}
    outcome = play(asked, PlayGodCard("G07"), PlayGodCard("G11"), PlayGodCard("G22"))
    assert len(of(outcome, GodCardPlayed)) == 3
    (reward,) = GOD_CARDS["G07"].benefit
    assert isinstance(reward, Gain)
    assert gains(asked, outcome.state, 1) == {"vp": reward.n, "corn": 2, "potato": 1 + 4, "god_hand": -3}
    # Three are enough, in turn order from the active player.
    assert outcome.state.decision == PlayGodCards(2, 3)
    assert play(outcome.state, Pass()).state.decision == PlayGodCards(0, 3)


def test_cards_played_are_shuffled_back_and_never_join_the_offer():
    asked = festival(god_hand=("G07",), potato=1).state
    state = play(asked, PlayGodCard("G07"), Pass()).state
    assert "G07" not in state.god_deck
    done = play(state, Pass())
    assert of(done, GodDeckShuffled) == [GodDeckShuffled(1)]
    assert "G07" in done.state.god_deck
    assert done.state.god_offer == ()
    assert done.state.decision == TakeTurn(0)


def test_no_cards_no_question():
    outcome = festival(board={"god_deck": ()})
    assert outcome.state.decision == TakeTurn(0)


# ---------------------------------------------------------------- the market


def test_the_market_is_renewed_after_the_cards_were_played():
    board = {
        "production_market": ("P05", "P08"),
        "production_stack": ("P01", "P02", "P03"),
        "passive_market": ("Z03", "Z17"),
        "passive_stack": ("Z01", "Z02", "Z04"),
    }
    asked = festival(board=board).state
    assert asked.production_market == ("P05", "P08")
    outcome = play(asked, Pass(), Pass())
    assert of(outcome, MarketRenewed) == [MarketRenewed(("P01", "P02", "Z01", "Z02"))]
    state = outcome.state
    assert (state.production_market, state.passive_market) == (("P01", "P02"), ("Z01", "Z02"))
    assert (state.production_stack, state.passive_stack) == (("P03", "P05", "P08"), ("Z04", "Z03", "Z17"))


def test_the_holders_turn_follows():
    outcome = play(festival(holder=1).state, Pass(), Pass())
    assert outcome.state.decision == TakeTurn(1)


def test_a_casualty_may_trigger_a_festival_at_the_end_of_the_turn():
    asked = play(activated("conquest", board={"village": ("priest",)}).state, TakeGold()).state
    assert asked.festival_holder == -1
    outcome = play(asked, RecruitNomad("priest"))
    assert of(outcome, FestivalTriggered) == [FestivalTriggered(0, 1)]
    assert outcome.state.decision == TakeTurn(1)


def test_training_at_a_temple_step_asks_in_the_middle_of_the_festival():
    asked = festival(temple=below_step(Train(1)) + 1).state
    assert options(asked) == (KeepArmyCard("A01"), KeepArmyCard("A02"))
    assert of(play(asked, KeepArmyCard("A02")), VillageRefilled)
