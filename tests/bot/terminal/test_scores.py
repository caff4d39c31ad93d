"""What the terminal says at the end of a game."""

import pytest

from bot.languages import ENGLISH
from bot.terminal.scores import outcome_line
from engine import Options, new_game
from engine.state import Result


@pytest.mark.parametrize(
    ("scores", "winner", "told"),
    [
        ((130, 129), 0, "You beat Pachamama 130 to 129 (120 VP needed)."),
        ((130, 130), 1, "You lost: a tie with Pachamama, 130 VP each, is no win."),
        ((125, 140), 1, "You lost to Pachamama, 125 VP to 140."),
        ((119, 90), 1, "You had more VP than Pachamama, 119 to 90, but lost: a win takes 120 VP."),
        ((100, 140), 1, "You lost to Pachamama, 100 VP to 140; a win also takes 120 VP."),
    ],
)
def test_the_end_says_what_a_victory_takes(scores: tuple[int, int], winner: int, told: str) -> None:
    state = new_game(Options(solo="pachamama"), 1)
    state.result = Result(scores=scores, breakdown=({}, {}), winners=(winner,))
    assert outcome_line(state, ["You", "Pachamama"], ENGLISH) == told
