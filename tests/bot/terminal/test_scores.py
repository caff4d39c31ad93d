"""What the terminal says at the end of a game."""

import pytest

from bot.languages import ENGLISH
from bot.terminal.scores import outcome_line
from engine import Options, new_game
from engine.state import Result


@pytest.mark.parametrize(
    ("scores", "winner", "told"),
    [
        ((130, 129), 0, "You won with 130 VP against 129, having the 120 VP it takes."),
        ((130, 130), 1, "Pachamama won with 130 VP against 130; a victory needs more VP than that."),
        ((125, 140), 1, "Pachamama won with 140 VP against 125; a victory needs more VP than that."),
        ((119, 90), 1, "Pachamama won, for a victory needs 120 VP, and 119 are too few (Pachamama: 90)."),
        ((100, 140), 1, "Pachamama won, for a victory needs 120 VP, and 100 are too few (Pachamama: 140)."),
    ],
)
def test_the_end_says_what_a_victory_takes(scores: tuple[int, int], winner: int, told: str) -> None:
    state = new_game(Options(solo="pachamama"), 1)
    state.result = Result(scores=scores, breakdown=({}, {}), winners=(winner,))
    assert outcome_line(state, ["You", "Pachamama"], ENGLISH) == f"The game is over: {told}"
