"""One turn of play: its two ways, the secondary actions, and its end."""

import pytest

from engine.actions import (
    DiscardArmyCard,
    DrawGodCard,
    KeepArmyCard,
    MoveHighPriest,
    Pass,
    PlaceHighPriest,
    PlaceWorker,
    Pray,
    RecruitNomad,
    TakeGodCard,
    TakeGold,
    TrainArmy,
)
from engine.decisions import ChooseArmyCard, ChooseGodCard, ChoosePriestStart, HireWorker, TakeSecondAction, TakeTurn
from engine.events import GodCardOffered, HighPriestActivated, HighPriestPlaced, OfferCleared, TurnStarted
from tests.engine.kit import end_of_turn, gains, of, offered, options, play, table

SECONDARY = {
    "high_priest": (MoveHighPriest(1), MoveHighPriest(2)),
    "pray": (Pray(),),
    "train": (TrainArmy(),),
    "recruit": (RecruitNomad("priest"), RecruitNomad("warrior"), RecruitNomad("courier")),
}
# How to get each of them over with.
DONE = {
    "high_priest": (MoveHighPriest(1), TakeGold()),
    "pray": (Pray(), DrawGodCard(), DrawGodCard()),
    "train": (TrainArmy(), KeepArmyCard("A01")),
    "recruit": (RecruitNomad("priest"),),
}


def test_a_turn_is_a_worker_or_two_secondary_actions():
    state = table(workers=("priest",), god_hand=("G33",))
    everything = [action for actions in SECONDARY.values() for action in actions]
    assert options(state) == (PlaceWorker("priest", "priest"), *everything)
    assert Pass() not in options(state)


@pytest.mark.parametrize("first", SECONDARY)
def test_the_second_secondary_action_is_a_different_one(first):
    before = table(workers=("priest",), board={"god_offer": ("G42",), "bag": {"priest": 3}})
    state = play(before, *DONE[first]).state
    assert state.decision == TakeSecondAction(0, first)
    others = {action for name, actions in SECONDARY.items() if name != first for action in actions}
    assert set(options(state)) - set(offered(state, DiscardArmyCard)) == others


@pytest.mark.parametrize("second", SECONDARY)
def test_after_two_secondary_actions_the_turn_ends(second):
    first = "pray" if second == "train" else "train"
    state = play(table(corn=1, board={"god_offer": ("G42",)}), *DONE[first], *DONE[second]).state
    assert state.decision == HireWorker(0)
    assert play(state, Pass()).state.decision == TakeTurn(1)


def test_secondary_actions_that_are_not_possible_are_not_offered():
    nothing = {"nomads": (), "god_deck": (), "army_deck": ()}
    assert options(table(board=nothing)) == SECONDARY["high_priest"]
    # Then there is no second one, and the turn ends.
    assert play(table(board=nothing), MoveHighPriest(1), TakeGold()).state.decision == HireWorker(0)


# ---------------------------------------------------------------- praying and training


def test_praying_takes_two_god_cards_from_deck_and_offer_in_any_combination():
    before = table(board={"god_offer": ("G41", "G42")})
    asked = play(before, Pray()).state
    assert asked.decision == ChooseGodCard(0, 2)
    assert options(asked) == (DrawGodCard(), TakeGodCard("G41"), TakeGodCard("G42"))
    mixed = play(asked, TakeGodCard("G42"), DrawGodCard()).state
    assert mixed.players[0].god_hand == ("G42", "G01")
    assert mixed.god_offer == ("G41",)
    both = play(asked, TakeGodCard("G42"), TakeGodCard("G41")).state
    assert both.players[0].god_hand == ("G42", "G41")
    assert both.god_offer == ()
    assert play(asked, DrawGodCard(), DrawGodCard()).state.players[0].god_hand == ("G01", "G02")


def test_training_as_a_secondary_action():
    asked = play(table(), TrainArmy()).state
    assert asked.decision == ChooseArmyCard(0, ("A01", "A02"))
    state = play(asked, KeepArmyCard("A01")).state
    assert state.players[0].army_hand == ("A01",)
    assert state.army_discard == ("A02",)


# ---------------------------------------------------------------- the end of the turn


@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 4), (4, 5)])
def test_a_card_too_many_clears_the_offer_first(players, size):
    full = tuple(f"G{n}" for n in range(20, 20 + size))
    before = {"gods_played": ("G01",)}
    outcome = end_of_turn(players=players, board={"god_offer": full, **before})
    assert of(outcome, OfferCleared) == [OfferCleared(full)]
    assert outcome.state.god_offer == ("G01",)
    assert set(full) <= set(outcome.state.god_deck)
    assert "G01" not in outcome.state.god_deck
    room = end_of_turn(players=players, board={"god_offer": full[1:], **before})
    assert of(room, OfferCleared) == []
    assert room.state.god_offer == (*full[1:], "G01")


def test_a_turn_without_a_god_card_leaves_the_offer_alone():
    outcome = end_of_turn(board={"god_offer": ("G20", "G21", "G22")})
    assert of(outcome, GodCardOffered) == []
    assert outcome.state.god_offer == ("G20", "G21", "G22")


@pytest.mark.parametrize(("players", "seat", "following"), [(2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 3, 0)])
def test_turns_go_round(players, seat, following):
    outcome = end_of_turn(players=players, seat=seat)
    assert of(outcome, TurnStarted) == [TurnStarted(following, 10)]
    assert outcome.state.active == outcome.state.to_act == following


# ---------------------------------------------------------------- the first turn


def test_the_high_priest_is_placed_before_the_first_turn_without_activating():
    outcome = end_of_turn(priest=3, others={1: {"priest": 0}})
    asked = outcome.state
    assert asked.decision == ChoosePriestStart(1)
    # Any space, also one with another High Priest.
    assert options(asked) == tuple(PlaceHighPriest(section) for section in (1, 2, 3, 4, 5))
    start = play(asked, PlaceHighPriest(3))
    assert of(start, HighPriestPlaced) == [HighPriestPlaced(1, 3)]
    assert of(start, HighPriestActivated) == []
    assert start.state.players[1].priest == 3
    assert start.state.decision == TakeTurn(1)
    assert gains(asked, start.state, 1) == {}


def test_later_turns_do_not_place_it_again():
    assert end_of_turn(others={1: {"priest": 2}}).state.decision == TakeTurn(1)


def test_the_high_priest_may_move_in_the_first_turn():
    asked = play(end_of_turn(others={1: {"priest": 0}}).state, PlaceHighPriest(5)).state
    assert offered(asked, MoveHighPriest) == [MoveHighPriest(1), MoveHighPriest(2)]
