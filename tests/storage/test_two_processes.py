"""Two programs on one database play the same game at once."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from storage import FINISHED, Games
from storage import schema as t
from tests.sizes import size
from tests.storage.kit.play import begin, check, rows

pytestmark = pytest.mark.both_databases

ROOT = Path(__file__).parents[2]
ROUNDS = size(6, 40)


async def test_two_programs_play_one_game(url: str, games: Games) -> None:
    game = await begin(games, 2, seed="two programs")
    command = (sys.executable, "-m", "tests.storage.kit.playing_process", url, str(game))
    both = [await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT) for _ in range(2)]
    try:
        for number in range(ROUNDS):  # both look first, then both answer what they have seen
            assert [await _hear(program) for program in both] == [f"at {number}"] * 2
            for program in both if number % 2 else reversed(both):
                assert program.stdin is not None
                program.stdin.write(b"once\n")
            assert sorted([await _hear(program) for program in both]) == ["late", "made"]
        ended = await asyncio.gather(*(program.communicate(b"free\n") for program in both))
    finally:
        for program in both:
            if program.returncode is None:
                program.kill()
                await program.wait()
    assert [program.returncode for program in both] == [0, 0]
    end = await check(games, game)
    assert end.over
    assert (await games.get(game)).status == FINISHED
    log = await rows(games, t.log)
    assert [row.seq for row in log] == list(range(1, end.seq + 1))
    assert [row.row for row in log] == [row.seq for row in log]
    assert sum(int(out.split()[-1]) for out, _ in ended) == end.seq
    assert len(await games.results(game)) == 2


async def _hear(program: Process) -> str:
    assert program.stdout is not None
    return (await program.stdout.readline()).decode().strip()
