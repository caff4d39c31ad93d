"""A program that is killed at any moment loses nothing it has acknowledged and tells nothing that is not so."""

import signal
from contextlib import suppress
from random import Random

import pytest
from msgspec import json

from storage import FINISHED, RUNNING, Games
from storage import schema as t
from tests.sizes import size
from tests.starter import STARTER
from tests.storage.kit.play import check, play_on, rows
from tests.storage.kit.playing_process import KeptPlan, alone

KILLS = size(8, 60)


@pytest.mark.parametrize("part", [0, 1])
@pytest.mark.long
async def test_killed_again_and_again(part: int, file_url: str) -> None:
    chance = Random(f"kills {part}")
    acknowledged: dict[tuple[int, str], int] = {}  # by game and interaction, the number of the answer
    undone: set[tuple[int, int]] = set()
    kept: dict[tuple[int, int], int] = {}  # by game and seat, the number of the last plan
    done: set[int] = set()  # finished games, which cannot change any more
    for number in range(KILLS // 2):
        for line in until_killed(file_url, f"{part}.{number}", chance.randrange(100)):
            if line == "wrote":
                continue
            kind, game, *more = line.split()
            if kind == "played":
                assert (int(game), more[1]) not in acknowledged
                acknowledged[int(game), more[1]] = int(more[0])
            elif kind == "kept":
                assert kept.get((int(game), int(more[0])), 0) < int(more[1])
                kept[int(game), int(more[0])] = int(more[1])
            else:
                undone.add((int(game), int(more[0])))
        await _check_all(file_url, acknowledged, undone, done)
        await _check_plans(file_url, kept)
    assert len(acknowledged) > KILLS
    assert len(kept) > 1
    games = await Games.open(file_url)
    for found in await games.lists.of_server("s", [RUNNING]):
        await play_on(games, found.id)
        assert (await check(games, found.id)).over
    await games.close()


def until_killed(url: str, salt: str, lines: int) -> list[str]:
    """What the program said before it was killed, which was after so many lines at the earliest."""
    hear, tell = STARTER.Pipe(duplex=False)
    program = STARTER.Process(target=alone, args=(url, salt, tell), daemon=True)
    program.start()
    tell.close()
    try:
        assert hear.recv() == "ready"
        said: list[str] = [hear.recv() for _ in range(lines)]
    finally:
        program.kill()
    with suppress(EOFError, OSError):  # a word it was killed over does not count
        while True:
            said.append(hear.recv())
    program.join()
    assert program.exitcode == -signal.SIGKILL
    program.close()
    hear.close()
    return said


async def _check_all(
    url: str, acknowledged: dict[tuple[int, str], int], undone: set[tuple[int, int]], done: set[int]
) -> None:
    games = await Games.open(url)
    try:
        log = await rows(games, t.log)
        moves = [(row.game, row.interaction) for row in log if row.interaction]  # of a plan, its first answer has it
        assert len(moves) == len(set(moves))
        seqs = {(row.game, row.interaction): row.seq for row in log}
        assert acknowledged.items() <= seqs.items()
        assert undone <= {(row.game, row.row) for row in log if row.undone is not None}
        for found in await games.lists.of_server("s", [RUNNING, FINISHED]):
            if found.id in done:
                continue
            if (await check(games, found.id)).over:
                done.add(found.id)
            of_game = [row.row for row in log if row.game == found.id]
            assert of_game == list(range(1, len(of_game) + 1))
            assert len(await games.results(found.id)) == (2 if found.status == FINISHED else 0)
        async with games.engine.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA integrity_check")).scalar_one() == "ok"
    finally:
        await games.close()


async def _check_plans(url: str, kept: dict[tuple[int, int], int]) -> None:
    """A plan is there whole, with nothing of it played, or it is gone; its number is never one of before."""
    games = await Games.open(url)
    try:
        running = {found.id: found for found in await games.lists.of_server("s", [RUNNING])}
        for (game, seat), number in kept.items():
            if game in running:
                assert (await games.plans.get(game, seat)).number >= number
        for row in await rows(games, t.plans):
            plan = await games.plans.get(row.game, row.seat)
            if plan.body:
                assert json.decode(plan.body, type=KeptPlan).seq == running[row.game].seq
                assert running[row.game].to_act == row.seat
    finally:
        await games.close()
