"""What a plan is told about says nothing of cards and tiles that nobody has seen, not even by a lucky guess."""

import pytest

from bot.languages import ENGLISH
from bot.turn.menu import menu, taps_of
from bot.turn.outcome import outcome_of
from bot.turn.tap import tapped
from bot.turn.tap_labels import label_without_end, tap_words
from engine import Options, apply, legal_actions, new_game, view
from engine.actions import HireVillager, Pass
from engine.decisions import HireWorker, JoinConquest
from engine.events import CasualtyFell
from engine.foresight import Ahead, answered, forecast
from engine.players import GreedyPlayer, RandomPlayer
from engine.views import unseen
from tests.pieces import pieces_in
from tests.sizes import size

EVERY_MODULE = ("way_of_the_sun:ruruy", "vassals", "nobles", "buildings")
FIRST = 1  # VP for whoever triggers the first Festival; more for the later ones
SET_UPS = size(3, 5)  # in which Weavings may be turned up


@pytest.mark.parametrize("modules", [(), EVERY_MODULE])
def test_no_button_names_what_is_face_down(monkeypatch: pytest.MonkeyPatch, modules: tuple[str, ...]) -> None:
    monkeypatch.setattr("engine.foresight.WORLDS", 1)  # in which all that comes up is sure to agree
    nothing_is_guessed(Options(players=2, modules=modules), 1, turns=size(8, 1000))
    for seed in range(2, SET_UPS):
        nothing_is_guessed(Options(players=2, modules=modules), seed, turns=1)


def nothing_is_guessed(options: Options, seed: int, turns: int) -> None:
    """In a random game, up to so many turns, wherever plans at random lead."""
    state, player = new_game(options, seed), RandomPlayer(seed)
    while not state.over and state.turn < turns:
        seen = view(state, state.to_act)
        here = forecast(seen)
        while here.ahead is Ahead.ASKED:
            for entry in taps_of(menu(here, {})):
                told = f"{label_without_end(entry, ENGLISH)} {tap_words(entry, ENGLISH)}"
                assert unseen(seen).isdisjoint(pieces_in(told)), told
            here = answered(here, player.choose(here.seen, here.answers))
        state = apply(state, player.choose(seen, legal_actions(state))).state


@pytest.mark.parametrize("solo", ["axomamma", "pachamama"])
def test_what_ends_a_turn_tells_all_of_it_and_nothing_of_the_automas(solo: str) -> None:
    fallen = passed = hired = 0
    for seed in range(4):
        state, player = new_game(Options(solo=solo), seed), GreedyPlayer(seed)
        while not state.over:
            outcome = apply(state, action := player.choose(view(state, state.to_act), legal_actions(state)))
            if isinstance(action, Pass | HireVillager) and any(isinstance(one, CasualtyFell) for one in outcome.events):
                fallen += 1
                entry = tapped(forecast(view(state, state.to_act)), action, (), {})
                assert "casualty: " not in label_without_end(entry, ENGLISH)
            if isinstance(action, HireVillager) and len(state.village) == 1:
                hired += 1
                entry = tapped(forecast(view(state, state.to_act)), action, (), {})
                ends = not entry.after.own_turn or entry.after.ahead is Ahead.HANDED_OVER
                told = outcome_of(entry).changes
                assert not ends or ("Festival" in label_without_end(entry, ENGLISH) and told["vp"] >= FIRST), told
            if action == Pass() and isinstance(state.decision, HireWorker | JoinConquest):
                passed += 1
                entry = tapped(forecast(view(state, state.to_act)), action, (), {})
                assert not outcome_of(entry).changes
                assert "Festival" not in label_without_end(entry, ENGLISH)
            state = outcome.state
    assert fallen
    assert passed
    assert hired
