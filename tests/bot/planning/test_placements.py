"""Whole placements of a Worker: each names its space, whatever is asked on the way there."""

from bot.planning.placements import placements
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
