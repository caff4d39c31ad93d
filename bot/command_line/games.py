"""Games between bots, many at a time: on all cores, with a progress bar."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.command_line.own_players import is_own, seated
from bot.refusals import CommandCode, CommandError
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


def play_all(fixtures: Sequence[Fixture], each: Callable[[int, PlayedGame], None] | None = None) -> list[PlayedGame]:
    """Plays all games, long series on all cores, with progress on stderr; `each` gets every game at its end."""
    thinking = any(policy in THINKERS or is_own(policy) for fixture in fixtures for policy, _ in fixture.bots)
    processes = min(_cores(), len(fixtures)) if thinking or len(fixtures) >= MANY else 1
    found: dict[int, PlayedGame] = {}
    with _News(len(fixtures)) as news:
        for number, played in _spread(fixtures, processes):
            found[number] = played
            news.tell(len(found))
            if each:
                each(number, played)
    return [found[number] for number in range(len(fixtures))]


def _cores() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _spread(fixtures: Sequence[Fixture], processes: int) -> Iterator[tuple[int, PlayedGame]]:
    """Every game with its number, in the order of their ends."""
    if processes == 1:
        yield from enumerate(map(play_one, fixtures))
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), _leave_quietly) as pool:
        numbers = {pool.submit(play_one, fixture): number for number, fixture in enumerate(fixtures)}
        try:
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        except BrokenProcessPool as trouble:
            raise CommandError(CommandCode.PLAYING_PROCESS_DIED) from trouble
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_quietly() -> None:
    """Makes an interrupted worker process end silently: the main process prints the message."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(1))


class _News:
    """Progress: a bar on a terminal, else a line now and then; none for short series."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._console: Console = make_console(stderr=True)
        self._bar = Progress(
            TextColumn("Games"),
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
            self._console.print(f"{done} of {self._total} games, {seconds:.0f} s so far, about {left:.0f} s to go.")
