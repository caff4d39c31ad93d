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
        ((130, 130), 1, "Pachamama won 130 to 130; you need more VP than that to win."),
        ((125, 140), 1, "Pachamama won 140 to 125; you need more VP than that to win."),
        ((119, 90), 1, "119 VP, 120 were needed to win. Pachamama: 90."),
        ((100, 140), 1, "100 VP, 120 were needed to win. Pachamama: 140."),
    ],
)
def test_the_end_says_what_a_victory_takes(scores: tuple[int, int], winner: int, told: str) -> None:
    state = new_game(Options(solo="pachamama"), 1)
    state.result = Result(scores=scores, breakdown=({}, {}), winners=(winner,))
    assert outcome_line(state, ["You", "Pachamama"], ENGLISH) == told
