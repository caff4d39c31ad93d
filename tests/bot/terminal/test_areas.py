"""The areas of players and automas in the terminal."""

from bot.languages import ENGLISH
from bot.terminal.areas import automa_board
from engine import Options, new_game
from engine.decisions import TakeTurn
from tests.engine.kit import until


def test_the_board_of_an_automa_shows_gods_tokens_and_personalities() -> None:
    state = until(new_game(Options(solo="pachamama", personalities=("PP3b", "PP1a")), 1), TakeTurn)
    assert state.automa
    rows = dict(automa_board(state.automa, ENGLISH))
    assert rows["God cards by die"].startswith(f"1 {state.automa.tucked[0]} ")
    assert rows["On a 4"] == "1 gold"
    assert [line.split()[0] for line in rows["Upper row"].splitlines()] == ["2", "-", "1", "-", "3"]
    assert "2  Mother: 3 VP" in rows["Upper row"]
    assert "1  Sculptor: a free small Statue" in rows["Upper row"]
