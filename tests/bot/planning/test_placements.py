"""Whole placements of a Worker: each names its space, whatever is asked on the way there."""

from bot.languages import ENGLISH
from bot.planning.placements import placements
from bot.planning.wording import place_words
from engine.actions import ShowGodCard, ShowGold
from engine.components import NEWCOMERS, SPACES
from engine.decisions import ChooseColour, TakeTurn
from engine.foresight import answered, forecast
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game


def test_a_newcomer_that_is_asked_for_its_kind_before_it_stands_has_a_space() -> None:
    (path,) = [path for path in GOLDEN if path.stem == "2p-all-ruruy"]
    for outcome in golden_game(path):
        state = outcome.state
        if not isinstance(state.decision, TakeTurn) or not NEWCOMERS.keys() & set(
            state.players[state.decision.seat].workers
        ):
            continue
        for place in placements(forecast(view(state, state.decision.seat))):
            assert place.space in SPACES
            last = place.steps[-1]
            if isinstance(answered(last.before, last.action).worlds[0].decision, ChooseColour):
                return
    raise AssertionError("no Newcomer was asked")


def test_a_placement_names_the_card_that_is_shown_for_it_also_where_there_is_no_other() -> None:
    without_a_question = 0
    for path in GOLDEN[:12]:
        for outcome in golden_game(path):
            state = outcome.state
            if not isinstance(state.decision, TakeTurn) or len(state.players[state.decision.seat].god_hand) != 1:
                continue
            for place in placements(forecast(view(state, state.decision.seat))):
                if not any(isinstance(step.action, ShowGodCard | ShowGold) for step in place.steps):
                    without_a_question += 1
                    assert place.shown in place_words(place, ENGLISH)
                    assert place.shown in state.players[state.decision.seat].god_hand
    assert without_a_question
