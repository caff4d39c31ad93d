"""A database with many games: how long the bot takes to start with it, its memory, and how long a move takes."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from sqlalchemy import insert, select

from engine.core import legal_actions
from engine.state import Options
from storage import Games, Seat
from storage import schema as t
from storage.database import reading, writing
from tests.storage.kit.postgres import Postgres

MOVES = 200
BATCH = 1_000


async def full_database(server: Postgres, stored: int) -> dict[str, Any]:
    """The figures of both databases, each in a process of its own."""
    with TemporaryDirectory() as folder:
        urls = {"sqlite": f"sqlite:///{Path(folder) / 'full.db'}", "postgresql": await server.database()}
        found = {}
        for kind, url in urls.items():
            await _fill(url, stored)
            found[kind] = await _in_a_process(url)
        await server.drop(urls["postgresql"])
        return found


async def _fill(url: str, stored: int) -> None:
    """One game that has begun, and copies of its rows."""
    games = await Games.open(url)
    first = await _begun(games)
    async with reading(games.engine) as connection:
        game = (await connection.execute(select(t.games).where(t.games.c.id == first))).one()._asdict()
        of_game = {
            table: [row._asdict() for row in await connection.execute(select(table).where(table.c.game == first))]
            for table in (t.seats, t.log, t.turns)
        }
    for begin in range(2, stored + 1, BATCH):
        numbers = range(begin, min(begin + BATCH, stored + 1))
        async with writing(games.engine) as connection:
            copies = [{**game, "id": n, "channel": str(n), "open_in": str(n)} for n in numbers]
            await connection.execute(insert(t.games), copies)
            for table, rows in of_game.items():
                await connection.execute(insert(table), [{**row, "game": n} for n in numbers for row in rows])
    await games.close()


async def _begun(games: Games) -> int:
    game = (await games.create("1", "1", Options(players=2), "full")).id
    for seat in range(2):
        await games.seats.join(game, Seat(lang="en", person=str(seat + 1), name=f"Person {seat}"))
    await games.start(game)
    for _ in range(10):
        found = await games.get(game)
        assert found.to_act is not None
        seen = await games.view(game, found.to_act)
        await games.play(game, found.to_act, legal_actions(seen)[0], found.seq)
    return game


async def _in_a_process(url: str) -> dict[str, Any]:
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.full_database", url, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await program.communicate()
    start, move, memory = map(float, out.split())
    return {"start_s": round(start, 2), "move_p99_ms": round(move, 1), "memory_mb": round(memory)}


async def _measure(url: str) -> tuple[float, float, float]:
    """Seconds to open it and to look through all games as a start does, milliseconds of a move, and megabytes."""
    begun = perf_counter()
    games = await Games.open(url)
    await games.lists.unreadable()
    numbers = [game.id for game in await games.lists.unfinished()]
    await games.registry.next_timers(1)
    start = perf_counter() - begun
    times = []
    for number in numbers[:: max(1, len(numbers) // MOVES)]:
        found = await games.get(number)
        assert found.to_act is not None
        seen = await games.view(number, found.to_act)
        action = legal_actions(seen)[0]
        begun = perf_counter()
        await games.play(number, found.to_act, action, found.seq)
        times.append(perf_counter() - begun)
    await games.close()
    return start, sorted(times)[int(len(times) * 0.99) - 1] * 1000, _most_memory()


def _most_memory() -> float:
    """The most megabytes that this process has had; what `getrusage` says includes those of its parent."""
    with Path("/proc/self/status").open() as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM"))


if __name__ == "__main__":
    print(*asyncio.run(_measure(sys.argv[1])))
