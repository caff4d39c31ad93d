"""Setting up a game of two, three or four."""

from collections import Counter

import pytest

from engine import BadOptions, Options, new_game, open_game
from engine.actions import (
    ConstructBuilding,
    KeepGodCard,
    Pass,
    Pay,
    PickWeaving,
    PlaceHighPriest,
    TakeBenefit,
    TakeNomad,
    TakeTopWeaving,
)
from engine.benefits import Gain
from engine.box import BASE_GAME
from engine.buildings import market
from engine.components import GOD_CARDS, WEAVINGS
from engine.decisions import ChooseBuilding, ChooseNomad, ChoosePriestStart, KeepGodCards, PickStartingWeaving, TakeTurn
from engine.draft import Draft
from engine.events import Gained, GameStarted, GodCardsDealt, GodCardsPlayed, MarketRefilled, Scored
from tests.engine.kit import PRINTED, all_events, changed, dealt, of, offered, options, play, table, until

SEEDS = range(40)
TOP_BLOCKS = {"T1a", "T2a", "T3a", "T4a"}


def games(players: int, **choices):
    return [new_game(Options(players=players, **choices), seed) for seed in SEEDS]


# ---------------------------------------------------------------- Workers


@pytest.mark.parametrize(("players", "per_kind"), [(2, 8), (3, 7), (4, 9)])
def test_workers_of_each_colour_in_play(players, per_kind):
    for state in games(players):
        everywhere = Counter(state.bag)
        for place in (state.village, state.nomads, state.hill.values(), *(p.workers for p in state.players)):
            everywhere.update(place)
        assert everywhere == dict.fromkeys(("architect", "craftsman", "warrior", "courier", "priest"), per_kind)


@pytest.mark.parametrize(("players", "village", "nomads"), [(2, 6, 3), (3, 7, 3), (4, 9, 4)])
def test_village_and_nomads(players, village, nomads):
    state = new_game(Options(players=players), 1)
    assert (len(state.village), len(state.nomads)) == (village, nomads)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_two_different_workers(players):
    for state in games(players):
        assert all(len(player.workers) == len(set(player.workers)) == 2 for player in state.players)


def test_two_different_workers_also_when_a_pair_was_drawn():
    # A pair costs one more draw from the bag; nothing else in the set-up draws a varying number of times.
    draws = {state.draws for state in games(2, first_player=0, coricancha="printed")}
    assert len(draws) > 1
    pairs = [state for state in games(2, first_player=0, coricancha="printed") if state.draws > min(draws)]
    for state in pairs:
        assert all(len(set(player.workers)) == 2 for player in state.players)


def test_starting_workers_come_from_two_of_each_colour():
    for state in games(4):
        held = Counter(worker for player in state.players for worker in player.workers)
        assert max(held.values()) <= 2


def test_blocked_spaces_with_two_players_only():
    assert set(new_game(Options(players=2), 1).hill) == TOP_BLOCKS
    assert new_game(Options(players=3), 1).hill == {}
    assert new_game(Options(players=4), 1).hill == {}


# ---------------------------------------------------------------- the table


def test_the_coricancha_as_printed():
    assert {state.coricancha for state in games(2, coricancha="printed")} == {PRINTED}


def test_the_coricancha_turned_at_random():
    turned = {state.coricancha for state in games(2, coricancha="random")}
    assert turned == {PRINTED[n:] + PRINTED[:n] for n in range(5)}


def test_two_buildings_of_each_type_in_the_market():
    state = new_game(Options(players=2), 1)
    assert (len(state.production_market), len(state.production_stack)) == (2, 17)
    assert (len(state.passive_market), len(state.passive_stack)) == (2, 18)
    assert {building[0] for building in state.production_market + state.production_stack} == {"P"}
    assert {building[0] for building in state.passive_market + state.passive_stack} == {"Z"}


@pytest.mark.parametrize(("players", "size"), [(2, 19), (3, 25), (4, 31)])
def test_weavings_by_number_of_players(players, size):
    state = new_game(Options(players=players), 1)
    assert len(state.weavings) == size
    assert all(WEAVINGS[tile].min_players <= players for tile in state.weavings)
    assert not any(WEAVINGS[tile].starting for tile in state.weavings)
    assert state.weaving_face_up
    assert set(state.starting_weavings) == {"SW01", "SW02", "SW03", "SW04"}


def test_what_every_player_starts_with():
    for player in new_game(Options(players=4), 1).players:
        assert (player.vp, player.temple, player.priest) == (10, 0, 0)
        assert (player.potato, player.corn, player.stone, player.gold) == (0, 0, 2, 0)
        assert (player.steps_left, player.markers_left) == (5, 10)
        assert (player.dealt, player.god_hand, player.army_hand) == ((), (), ())


def test_cards_and_statues():
    state = new_game(Options(players=3), 1)
    assert len(state.god_deck) == 42
    assert len(until(state, KeepGodCards).god_deck) == 42 - 3 * 8
    assert len(state.army_deck) == 30
    assert set(state.small_statues.values()) == {2}
    assert set(state.large_statues.values()) == {1}
    assert (sum(state.small_statues.values()), sum(state.large_statues.values())) == (12, 6)
    assert (state.god_offer, state.casualties, state.festivals) == ((), (), 0)


def test_stacks_are_shuffled():
    different = {state.god_deck for state in games(2)}
    assert len(different) == len(SEEDS)
    assert len({state.weavings for state in games(2)}) == len(SEEDS)
    assert len({state.army_deck for state in games(2)}) == len(SEEDS)


def test_every_order_is_equally_likely():
    orders = Counter(Draft(changed(table(), seed=seed)).shuffled("abc") for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_chosen_at_random_or_agreed(players):
    assert {state.first for state in games(players)} == set(range(players))
    assert {state.first for state in games(players, first_player=1)} == {1}
    outcome = open_game(Options(players=players, first_player=1), 1)
    assert of(outcome, GameStarted) == [GameStarted(players, 1)]


@pytest.mark.parametrize(
    "choices",
    [
        {"players": 1},
        {"players": 5},
        {"coricancha": "upside down"},
        {"leftover_weaving_cost": 1},
        {"players": 2, "first_player": 2},
        {"first_player": -1},
    ],
)
def test_options_no_game_can_be_made_of(choices):
    with pytest.raises(BadOptions):
        new_game(Options(**choices), 1)


# ---------------------------------------------------------------- starting Weavings


def test_starting_weavings_in_turn_order():
    state = new_game(Options(players=3, first_player=1), 1)
    assert state.decision == PickStartingWeaving(1)
    assert options(state) == tuple(PickWeaving(tile) for tile in ("SW01", "SW02", "SW03", "SW04"))
    state = play(state, PickWeaving("SW03")).state
    assert state.decision == PickStartingWeaving(2)
    assert offered(state, PickWeaving) == [PickWeaving(tile) for tile in ("SW01", "SW02", "SW04")]
    state = play(state, PickWeaving("SW01")).state
    assert state.decision == PickStartingWeaving(0)
    state = play(state, PickWeaving("SW04")).state
    assert [player.tapestries for player in state.players] == [(("SW04",),), (("SW03",),), (("SW01",),)]
    # The one nobody took leaves the game.
    assert state.starting_weavings == ()
    assert "SW02" not in state.weavings


# ---------------------------------------------------------------- eight God cards

PLAIN = ("G01", "G02", "G06", "G07", "G08")
OTHER = ("G22", "G23", "G25", "G33", "G40")


def test_three_of_eight_are_kept():
    state = new_game(Options(players=2, first_player=0), 1)
    picked = play(state, PickWeaving("SW01"), PickWeaving("SW02"))
    assert [(event.seat, len(event.cards)) for event in of(picked, GodCardsDealt)] == [(0, 8), (1, 8)]
    state = picked.state
    assert state.decision == KeepGodCards(0)
    cards = state.players[0].dealt
    assert options(state) == tuple(KeepGodCard(card) for card in cards)
    state = play(state, KeepGodCard(cards[4]), KeepGodCard(cards[0]), KeepGodCard(cards[7])).state
    assert state.players[0].god_hand == (cards[4], cards[0], cards[7])
    assert set(state.players[0].dealt) == set(cards) - set(state.players[0].god_hand)
    assert state.decision == KeepGodCards(1)


def test_the_other_five_pay_in_reverse_turn_order():
    last = (("G12", "G13", "G14"), ("G16", "G17", "G19", "G20", "G34"))
    outcome = dealt((("G03", "G04", "G05"), PLAIN), (("G09", "G10", "G11"), OTHER), last)
    assert [event.seat for event in of(outcome, GodCardsPlayed)] == [0, 1, 2]
    # The last player's training (G16) asks; nobody else has received anything yet.
    asked = outcome.state
    assert asked.to_act == 2
    assert [player.resources for player in asked.players] == [2, 2, 2 + 1 + 3 + 2 + 1]
    rest = play(asked, options(asked)[0])
    seats = [event.seat for event in all_events(rest, Gained, Scored)]
    assert seats == [1] * seats.count(1) + [0] * seats.count(0)
    assert set(seats) == {0, 1}


def test_the_sum_of_five_plain_cards():
    state = dealt((("G03", "G04", "G05"), PLAIN), (("G09", "G10", "G11"), OTHER)).state
    first, second = state.players
    (reward,) = GOD_CARDS["G07"].benefit
    assert isinstance(reward, Gain)
    assert (first.potato, first.corn, first.stone, first.gold, first.vp) == (
        3 + 1 + 2,
        0,
        2 + 2,
        1,
        10 + 1 + 1 + reward.n + 2,
    )
    assert (second.potato, second.corn, second.stone, second.gold, second.vp) == (6, 3, 2 + 3, 0, 10 + 5)


def test_the_market_is_refilled_only_after_everybody():
    board = {"production_market": ("P01", "P02"), "passive_market": ("Z03", "Z07")}
    second = (("G09", "G10", "G11"), ("G12", "G22", "G23", "G25", "G33"))
    first = (("G03", "G04", "G05"), ("G28", "G01", "G02", "G06", "G07"))
    state = dealt(first, second, board=board).state
    assert state.decision == ChooseBuilding(1, False)
    state = play(state, ConstructBuilding("P02")).state
    assert state.decision == ChooseBuilding(0, False)
    assert market(state) == ("P01", "Z03", "Z07")
    outcome = play(state, ConstructBuilding("Z03"), Pay(stone=2))
    assert len(outcome.state.production_market) == len(outcome.state.passive_market) == 2
    assert len(of(outcome, MarketRefilled)) == 1


def test_cards_played_go_back_into_the_deck():
    state = dealt((("G03", "G04", "G05"), PLAIN), (("G09", "G10", "G11"), OTHER)).state
    assert len(state.god_deck) == 42 - 2 * 3
    assert {*PLAIN, *OTHER} <= set(state.god_deck)
    assert state.god_offer == ()
    assert all(player.dealt == () for player in state.players)


def test_cards_played_are_shuffled_into_the_deck_with_all_others():
    left, among_the_top, orders = 42 - 2 * 3, 0, set()
    for seed in SEEDS:
        state = until(new_game(Options(players=2), seed), KeepGodCards)
        kept = [player.dealt[:3] for player in state.players]
        unplayed = state.god_deck
        played = {card for player in state.players for card in player.dealt[3:]}
        state = until(
            play(state, *map(KeepGodCard, kept[state.to_act] + kept[1 - state.to_act])).state, ChoosePriestStart
        )
        assert set(state.god_deck) | {card for player in state.players for card in player.god_hand} == set(
            BASE_GAME.god_cards
        )
        # Benefits may have drawn a few.
        among_the_top += len(played & set(state.god_deck[: left // 2]))
        orders.add(tuple(card for card in state.god_deck if card in unplayed) == unplayed)
    assert 0.4 < among_the_top / (len(SEEDS) * 2 * 5) < 0.6
    assert orders == {False}


def test_a_worker_and_a_weaving_by_setup_cards():
    second = (("G12", "G13", "G14"), ("G26", "G09", "G01", "G02", "G07"))
    state = dealt((("G03", "G04", "G05"), ("G06", "G08", "G22", "G23", "G25")), second).state
    assert state.to_act == 1
    tapestries = state.players[1].tapestries
    state = play(state, TakeBenefit(0)).state
    assert state.decision == ChooseNomad(1)
    state = play(state, TakeNomad(state.nomads[0]), TakeTopWeaving()).state
    assert len(state.players[1].workers) == 3
    state = play(state, options(state)[-1]).state
    assert len(state.players[1].tapestries) == len(tapestries) + 1


# ---------------------------------------------------------------- the first turn


def test_the_high_priest_is_placed_before_the_first_turn_of_each_player():
    state = dealt((("G03", "G04", "G05"), PLAIN), (("G09", "G10", "G11"), OTHER)).state
    assert state.decision == ChoosePriestStart(0)
    state = play(state, PlaceHighPriest(4)).state
    assert state.decision == TakeTurn(0)
    assert [player.priest for player in state.players] == [4, 0]
    assert state.turn == 1
    assert Pass() not in options(state)
