"""A game that plays itself in the terminal: its turns, their scores and their pace."""

import io
import re

from rich.console import Console

from bot.languages import ENGLISH
from bot.terminal.game import TerminalGame
from bot.terminal.seats import take_seats, take_watched_seats
from bot.terminal.watching import Pace, WatchedGame
from engine.state import Options


def test_what_a_turn_of_the_automa_brought_is_told_with_that_turn() -> None:
    """An automa's turn may pass within one answer; the scores between must still be right."""
    game = TerminalGame(Options(solo="pachamama"), "between")
    console = Console(file=io.StringIO(), width=100)
    told = WatchedGame(
        game, take_watched_seats("pachamama", "easy", "between", None, ENGLISH), console, Pace(0), ENGLISH
    )
    told.run()
    output = console.file
    assert isinstance(output, io.StringIO)
    vp = [10, 10]
    sections = re.split(r"(?m)^(?=Turn \d+: )", output.getvalue())
    for section in sections:
        story = " ".join(section.partition("  Scores:")[0].split())
        for seat, name in enumerate(("Chaski", "Pachamama")):
            found = re.search(rf"Scores: .*{name} (-?\d+) VP", section)
            assert found
            if name[:5] not in story:  # as much as the table of a Festival has room for
                assert int(found[1]) == vp[seat], "who does nothing scores nothing"
            vp[seat] = int(found[1])
    assert vp == [player.vp for player in game.state.players]


class Hours:
    """A clock that only waiting and thinking move on."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits: list[float] = []

    def wait(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.now += seconds

    def clock(self) -> float:
        return self.now


def test_thinking_counts_towards_the_pace() -> None:
    hours = Hours()
    pace = Pace(5, hours.wait, hours.clock)
    for thinking in (3.0, 2.0, 6.0, 0.0):
        hours.now += thinking
        pace.keep()
    assert hours.waits == [3.0, 5.0], "nothing before the first turn, nothing after a long thought"


def test_every_turn_has_its_time() -> None:
    hours = Hours()
    game = TerminalGame(Options(players=2), 1)
    console = Console(file=io.StringIO())
    WatchedGame(game, take_seats(0, ["easy"] * 2, 1, ENGLISH), console, Pace(5, hours.wait, hours.clock), ENGLISH).run()
    assert hours.waits == [5.0] * game.state.turn
