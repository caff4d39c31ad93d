"""What the screen of a plan costs: `python -m tests.bench.screens`.

Milliseconds of processor for a screen with its menu, over recorded games; and how many files of the program, and how
many calls, a press runs through that places a Worker.
"""

import asyncio
import json
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import thread_time
from types import FrameType
from typing import Any

from bot.turn.screens import plan_screen
from engine import Options, State
from engine.actions import Pass
from engine.core import legal_actions
from engine.decisions import TakeTurn
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import shown
from tests.bot.turn.paper_table import PaperTable, Press, paper_table, presses

RECORDED = ("2p-greedy", "4p-greedy", "2p-all-simpa", "solo-all-simpa")
EVERY = 5  # answers from one screen to the next
PROGRAM = tuple(str(Path(__file__).parents[2] / part) for part in ("bot", "engine", "render", "storage"))


def measure(recorded: Sequence[str] = RECORDED, every: int = EVERY) -> dict[str, Any]:
    """All numbers."""
    took = sorted(_milliseconds(state) for state in _asked(recorded, every))
    cuts = quantiles(took, n=100)
    return {
        "screens": len(took),
        "ms_a_screen": {"p50": round(cuts[49], 2), "p99": round(cuts[98], 2)},
        "press_that_places": asyncio.run(_press_that_places()),
    }


def _asked(recorded: Sequence[str], every: int) -> Iterator[State]:
    for path in GOLDEN:
        if path.stem in recorded:
            states = (outcome.state for outcome in golden_game(path))
            yield from (state for n, state in enumerate(states) if not n % every and not state.over)


def _milliseconds(state: State) -> float:
    begun = thread_time()
    plan_screen(shown(state))
    return (thread_time() - begun) * 1000


class Traced:
    """Counts the calls of the program, in all threads, and its files."""

    def __init__(self) -> None:
        self.calls = 0
        self.files: set[str] = set()

    def __enter__(self) -> "Traced":
        threading.setprofile(self._called)
        sys.setprofile(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]

    def _called(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and (file := frame.f_code.co_filename).startswith(PROGRAM):
            self.calls += 1
            self.files.add(file)


async def _press_that_places() -> dict[str, int]:
    with TemporaryDirectory() as folder:
        async with paper_table(Path(folder), Options(players=2), "placed") as table:
            screen = await table.show() if await _comes_to_a_turn(table) else None
            assert screen is not None
            screen = await table.press(_first(presses(screen), "wish"))
            with Traced() as traced:
                asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))  # threads that are traced
                await table.press(_first(presses(screen), "place"))
    return {"files": len(traced.files), "calls": traced.calls}


async def _comes_to_a_turn(table: PaperTable) -> bool:
    """Answer at random until somebody's turn begins."""
    while not isinstance((state := await table.state()).decision, TakeTurn):
        answers = [action for action in legal_actions(state) if not isinstance(action, Pass)]
        assert state.to_act is not None
        await table.games.play(table.id, state.to_act, answers[0], state.seq)
    return True


def _first(offered: Sequence[Press], verb: str) -> Press:
    return next(press for press in offered if press.verb == verb)


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
