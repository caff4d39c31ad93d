"""Games between bots, many at a time, with a progress bar."""

import time
from collections.abc import Callable, Sequence

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.command_line.language import told
from bot.command_line.own_players import is_own, seated
from bot.command_line.spreading import cores, spread
from bot.terminal.console import make_console
from engine.core import Outcome, legal_actions
from engine.players import THINKERS, Match, play_match
from engine.state import Options

MANY = 100  # games that are worth further processes even for quick players
QUIET = 2.0  # seconds before the first line of progress
NEWS = 10  # lines of progress without a terminal


class Fixture(Struct, frozen=True):
    """A game to play: bot and seed of every seat, and the thinking time in seconds a decision."""

    options: Options
    seed: str
    bots: tuple[tuple[str, str], ...]
    budget: float | None = None


def seating(n: int, number: int) -> list[int]:
    """The player on each seat in the game of this number: everybody moves on by one seat after each."""
    return [(seat - number) % n for seat in range(n)]


def rotated(options: Options, policies: Sequence[str], seed: str, number: int, budget: float | None) -> Fixture:
    """The game of this number in a series."""
    seats = seating(len(policies), number)
    bots = tuple((policies[who], f"{seed}-{number}-{who}") for who in seats)
    return Fixture(options, f"{seed}-{number}", bots, budget)


class PlayedGame(Struct, frozen=True):
    """A played game, the number of all offered answers, and its duration."""

    match: Match
    offered: int
    seconds: float


def play_one(fixture: Fixture) -> PlayedGame:
    """Plays one game in this process."""
    offered = 0

    def count(outcome: Outcome) -> None:
        nonlocal offered
        offered += len(legal_actions(outcome.state))

    bots = [seated(policy, seed, fixture.budget) for policy, seed in fixture.bots]
    start = time.perf_counter()
    match = play_match(fixture.options, fixture.seed, bots, count)
    return PlayedGame(match, offered, time.perf_counter() - start)


def play_all(
    fixtures: Sequence[Fixture], each: Callable[[int, PlayedGame], None] | None = None, cluster: str | None = None
) -> list[PlayedGame]:
    """Plays all games, on a cluster or long series on all cores, with progress on stderr; `each` gets every game."""
    thinking = any(policy in THINKERS or is_own(policy) for fixture in fixtures for policy, _ in fixture.bots)
    processes = min(cores(), len(fixtures)) if thinking or len(fixtures) >= MANY else 1
    found: dict[int, PlayedGame] = {}
    with _News(len(fixtures)) as news:
        for number, played in spread(play_one, fixtures, processes, cluster):
            found[number] = played
            news.tell(len(found))
            if each:
                each(number, played)
    return [found[number] for number in range(len(fixtures))]


class _News:
    """Progress: a bar on a terminal, else a line now and then; none for short series."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._console: Console = make_console(stderr=True)
        self._bar = Progress(
            TextColumn(told("games")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self._console,
            transient=True,
            disable=not self._console.is_terminal,
        )
        self._task = self._bar.add_task("", total=total)
        self._start = time.perf_counter()
        self._told = 0

    def __enter__(self) -> "_News":
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def tell(self, done: int) -> None:
        """Shows the number of finished games."""
        self._bar.update(self._task, completed=done)
        seconds = time.perf_counter() - self._start
        tenths = done * NEWS // self._total
        if self._bar.disable and seconds > QUIET and tenths > self._told:
            self._told = tenths
            left = seconds / done * (self._total - done)
            spent = {"seconds": f"{seconds:.0f}", "left": f"{left:.0f}"}
            self._console.print(told("games.so_far", done=done, total=self._total, **spent))
