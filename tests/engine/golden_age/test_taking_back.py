"""Where taking back ends: a turn has ended, a Festival has begun, or somebody else's card has come onto the table."""

from random import Random
from typing import Any

import pytest

from engine import Options, State, apply, legal_actions, new_game, view
from engine.actions import DiscardArmyCard, Pass, PlayArmyCard, SacrificeWorker
from engine.benefits import ClimbTemple
from engine.decisions import BuyEffect, ChooseOwnCasualty, FeedGods, PlayArmyFree, RearrangeWeavings, TakeFreeActions
from engine.events import ArmyCardPlayed, FestivalBegan, TurnStarted
from engine.procedures import Festival, FinishTurn, OfferHire
from engine.resources import Cost
from engine.views import unseen
from tests.engine.golden_age.test_playouts import OVERLAYS
from tests.engine.kit import ask, card_of, changed, of, play, table, with_soldiers
from tests.sizes import size

CARD, OTHER = with_soldiers(1, 2)
SIMPA = {"modules": ("way_of_the_sun:simpa", "buildings")}
FALLING = {"temple": "S4L", "workers": ("architect", "priest")}  # is asked who falls


def at_festival(stage: str, *, theirs: dict[str, Any], **mine: Any) -> State:
    """Seat 0 holds a Festival that has come to this stage."""
    state = table(options=SIMPA, others={1: theirs}, board={"festivals": 1, "festival_holder": 0}, **mine)
    return ask(changed(state, stack=state.stack[:2]), Festival(stage)).state


def test_ruling_193_an_army_card_that_another_must_play_cannot_be_looked_at_and_taken_back() -> None:
    theirs = {"temple": "S4L", "army_hand": (CARD,)}
    asked = at_festival("temple", theirs=theirs, **FALLING, god_hand=("G01",), potato=1, gold=1)
    assert isinstance(asked.decision, ChooseOwnCasualty)
    outcome = play(asked, SacrificeWorker("priest"))
    assert of(outcome, ArmyCardPlayed) == [ArmyCardPlayed(1, CARD)]
    assert outcome.state.decision == FeedGods(0)
    assert outcome.commits


def test_ruling_193_the_same_after_rearranging_weavings() -> None:
    theirs = {**FALLING, "passives": ("ZA8",), "tapestries": (("W01",), ("W07",))}
    asked = at_festival("merchant", theirs=theirs, temple="S4L", army_hand=(CARD,))
    assert isinstance(asked.decision, RearrangeWeavings)
    outcome = play(asked, Pass())
    assert of(outcome, ArmyCardPlayed) == [ArmyCardPlayed(0, CARD)]
    assert outcome.state.decision == ChooseOwnCasualty(1)
    assert outcome.commits


def test_ruling_193_ones_own_card_tells_oneself_nothing_and_can_be_taken_back() -> None:
    asked = at_festival("temple", theirs={"temple": "S0"}, temple="S4L", army_hand=(CARD, OTHER, card_of("gold")))
    assert isinstance(asked.decision, PlayArmyFree)
    outcome = play(asked, PlayArmyCard(CARD))
    assert isinstance(outcome.state.decision, PlayArmyFree)
    assert not outcome.commits
    assert not play(table(army_hand=(CARD,)), DiscardArmyCard(CARD)).commits


def test_ruling_193_a_turn_that_has_ended_cannot_be_taken_back_though_the_same_seat_is_asked_next() -> None:
    """Seat 1 holds a Festival, and seat 0, which may buy a Temple step before it, is the first to be asked."""
    due = {"festivals": 1, "festival_holder": 1, "village": ()}
    state = table(board=due, passives=("Z12",), gold=1, army_hand=(CARD,))
    asked = ask(changed(state, stack=(FinishTurn(0),)), OfferHire(0)).state
    assert asked.decision == TakeFreeActions(0)
    outcome = play(asked, Pass())
    assert of(outcome, TurnStarted) == [TurnStarted(1, 10)]
    assert outcome.state.decision == BuyEffect(0, Cost(gold=1), ClimbTemple(1), "passive_buildings")
    assert outcome.commits


def test_ruling_193_a_festival_that_has_begun_cannot_be_taken_back() -> None:
    asked = at_festival("before", theirs={"temple": "S0"}, **FALLING, passives=("Z12",), gold=1)
    assert isinstance(asked.decision, BuyEffect)
    outcome = play(asked, Pass())
    assert of(outcome, FestivalBegan)
    assert outcome.state.decision == ChooseOwnCasualty(0)
    assert outcome.commits


# ---------------------------------------------------------------- whole games

SETS = [(*overlay, "vassals", "nobles", "buildings") for overlay in OVERLAYS]
GAMES = [
    (Options(players=2 + seed % 3, modules=modules), seed) for modules in [(), *SETS] for seed in range(size(3, 6))
]


def named(options: Options) -> str:
    return f"{options.players}-{'+'.join(options.modules) or 'base'}"


@pytest.mark.parametrize(
    ("options", "seed"), GAMES, ids=lambda value: named(value) if isinstance(value, Options) else str(value)
)
def test_ruling_193_what_can_be_taken_back_has_shown_nothing_to_who_gave_it(options: Options, seed: int) -> None:
    state, random, tentative = new_game(options, seed), Random(seed), 0
    while not state.over:
        seat = state.to_act
        outcome = apply(state, random.choice(legal_actions(state)))
        if not outcome.commits:
            tentative += 1
            assert outcome.state.to_act == seat
            assert outcome.state.turn == state.turn
            assert not of(outcome, FestivalBegan)
            assert unseen(view(state, seat)) <= unseen(view(outcome.state, seat))
            for other, (before, now) in enumerate(zip(state.players, outcome.state.players, strict=True)):
                if other != seat:
                    assert set(before.army_hand + before.god_hand) <= set(now.army_hand + now.god_hand)
        state = outcome.state
    assert tentative > 20
