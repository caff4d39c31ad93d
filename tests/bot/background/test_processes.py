"""Work in processes of its own: a process that dies is replaced, and none outlives the bot."""

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from bot import metrics
from bot.background import thinking
from bot.background.processes import Processes
from bot.background.thinking import NICENESS, Thinking
from engine import Options, apply, legal_actions, new_game, view
from engine.decisions import TakeTurn
from engine.players import make_player
from engine.state import State

LAST = 19  # the niceness that gives way to everything


def sign(pipe: str) -> int:
    """Say who works, and never come to an end."""
    Path(pipe).write_text(str(os.getpid()))
    signal.pause()
    return 0


def die_first(folder: str) -> int:
    """Die over it, unless somebody has died before."""
    grave = Path(folder) / "grave"
    if not grave.exists():
        grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


PREPARED: list[int] = []  # the processes that have, as each of them sees it


def prepare() -> None:
    PREPARED.append(os.getpid())


def prepared() -> list[int]:
    return PREPARED


def a_turn() -> State:
    state = new_game(Options(players=2), "thinking")
    while not isinstance(state.decision, TakeTurn):
        state = apply(state, legal_actions(state)[0]).state
    return state


@pytest.fixture
def processes() -> Iterator[Processes]:
    hired = Processes(1, NICENESS)
    yield hired
    hired.close()


async def test_work_is_done_in_another_process_that_lets_others_go_first(processes: Processes) -> None:
    assert await processes.run(os.getpid) not in (os.getpid(), None)
    assert await processes.run(os.nice, 0) == min(os.nice(0) + NICENESS, LAST)


async def test_work_and_its_wait_are_measured(processes: Processes) -> None:
    await processes.run(prepared)
    labels = {"queue": "test_processes", "job": "prepared"}
    assert metrics.REGISTRY.get_sample_value("chaski_job_seconds_count", labels) == 1
    assert metrics.REGISTRY.get_sample_value("chaski_job_wait_seconds_count", {"queue": "test_processes"}) == 1


async def test_a_worker_that_is_killed_over_its_work_is_replaced_and_the_work_is_done(
    processes: Processes, tmp_path: Path
) -> None:
    first = await processes.run(os.getpid)
    second = await processes.run(die_first, str(tmp_path))
    assert first != second
    assert await processes.run(os.getpid) == second


async def test_a_process_prepares_once_before_its_first_work_and_so_does_the_one_that_replaces_it(
    tmp_path: Path,
) -> None:
    processes = Processes(1, prepare=prepare)
    try:
        assert await processes.run(prepared) == [await processes.run(os.getpid)]
        second = await processes.run(die_first, str(tmp_path))
        assert await processes.run(prepared) == [second]
    finally:
        processes.close()


async def test_closing_ends_a_worker_in_the_middle_of_its_work(processes: Processes, tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    working = asyncio.create_task(processes.run(sign, str(pipe)))
    process = os.pidfd_open(int(await asyncio.to_thread(pipe.read_text)))
    try:
        processes.close()
        await asyncio.to_thread(wait, [process])
        with pytest.raises(BrokenProcessPool):
            await working
    finally:
        os.close(process)


async def test_whoever_does_not_wait_any_more_is_not_kept(processes: Processes, tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    working = asyncio.create_task(processes.run(sign, str(pipe)))
    await asyncio.to_thread(pipe.read_text)
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working


@pytest.mark.parametrize("level", ["easy", "medium", "greedy", "random"])
async def test_a_quick_player_answers_as_it_does_elsewhere(level: str) -> None:
    seen = view(a_turn(), a_turn().to_act)
    chosen = await Thinking().choose(level, "7-1", seen)
    assert chosen.action == make_player(level, "7-1").choose(seen, legal_actions(seen))
    assert chosen.thoughts == ()


async def test_a_level_that_nobody_knows_any_more_plays_as_usual() -> None:
    seen = view(a_turn(), a_turn().to_act)
    thoughtful = Thinking()
    usual = await thoughtful.choose("medium", "7-1", seen)
    assert (await thoughtful.choose("brilliant", "7-1", seen)).action == usual.action


async def test_an_answer_says_how_long_its_player_has_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = view(a_turn(), a_turn().to_act)
    moments = iter([7.0, 7.2504])
    monkeypatch.setattr(thinking, "perf_counter", lambda: next(moments))
    assert (await Thinking().choose("easy", "7-1", seen)).took == 250


async def test_a_player_that_thinks_says_what_it_has_weighed() -> None:
    seen = view(a_turn(), a_turn().to_act)
    slow = Thinking(processes=1, budget=0.01)
    try:
        chosen = await slow.choose("hard", "7-1", seen)
    finally:
        slow.close()
    assert chosen.action in legal_actions(seen)
    assert chosen.thoughts[0].action == chosen.action
    assert len(chosen.thoughts) >= 2
