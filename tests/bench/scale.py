"""Growth: answers a second with more bot processes, pictures a second with more workers, and a full database.

Run as `python -m tests.bench.scale [--games N] [--stored N]`. Bots, workers, PostgreSQL and the people who answer share
the cores of one machine, and the people need more than one of them.
"""

import argparse
import asyncio
import json
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

from bot.background.kinds_of_work import PICTURE, QUEUES
from bot.background.pictures import PictureStyle, _chat
from bot.background.work_queue import WorkQueue
from bot.sandbox import LoginRules, Sandbox
from engine.views import view
from storage import Games
from tests.bench.bot import PATIENCE, all_at_once, boards_shown, started
from tests.bench.full_database import full_database
from tests.bench.pictures import turns
from tests.storage.kit.postgres import Postgres, binaries, running_postgres

GAMES, ANSWERS, PICTURES, STORED = 200, 3, 120, 10_000
SHARDS = 6
PROCESSES, WORKERS = (1, 2, 3), (1, 2)
STYLE = PictureStyle(("Ana", "Bruno", "Chaska", "Diego"), "light", "en")


def measure(
    games: int = GAMES,
    answers: int = ANSWERS,
    pictures: int = PICTURES,
    stored: int = STORED,
    processes: Sequence[int] = PROCESSES,
    workers: Sequence[int] = WORKERS,
) -> dict[str, Any]:
    """All numbers."""
    if binaries() is None:
        return {"skipped": "PostgreSQL is not installed"}
    with running_postgres() as server:
        return {
            "cores": os.cpu_count(),
            "answers": {n: asyncio.run(_answers(server, n, games, answers)) for n in processes},
            "pictures_per_s": {0: asyncio.run(_pictures_here(pictures))}
            | {n: asyncio.run(_pictures(server, n, pictures)) for n in workers},
            f"{stored}_stored_games": asyncio.run(full_database(server, stored)),
        }


async def _answers(server: Postgres, processes: int, running: int, each: int) -> dict[str, Any]:
    """Games on as many servers as there are shards, answered at once."""
    url = await server.database()
    logins = LoginRules(shards=SHARDS, max_concurrency=SHARDS)
    async with Sandbox(answer_seconds=PATIENCE, logins=logins) as sandbox:
        servers = [sandbox.add_server(f"court {number}", channels=()) for number in range(SHARDS)]
        games = await Games.open(url)
        tables = [await started(games, sandbox, number, servers[number % SHARDS]) for number in range(running)]
        share = SHARDS // processes
        parts = [f"{n * share}-{(n + 1) * share - 1}/{SHARDS}" for n in range(processes)]
        commands = [("tests.bench.bot", sandbox.url, sandbox.token, url, part) for part in parts]
        async with _running(commands, {}):
            await boards_shown(sandbox, tables)
            found = await all_at_once(games, sandbox, tables, each)
        await games.close()
    await server.drop(url)
    return {name: found[name] for name in ("answers_per_s", "acknowledged_ms", "too_late_for_discord")}


async def _pictures_here(number: int) -> float:
    seen = [view(state, None) for state in turns()]
    _chat(seen[0], STYLE, None, ())
    begun = perf_counter()
    for each in range(number):
        _chat(seen[each % len(seen)], STYLE, None, ())
    return round(number / (perf_counter() - begun), 1)


async def _pictures(server: Postgres, workers: int, number: int) -> float:
    """Pictures that workers draw, all wanted at once."""
    url = await server.database()
    seen = [view(state, None) for state in turns()]
    queue = WorkQueue(url)
    await queue.open()
    commands = [("bot.cli", "worker", "--queues", QUEUES[0], "--processes", "1")] * workers
    async with _running(commands, {"CHASKI_JOBS": url}):
        await asyncio.gather(*(_drawn(queue, seen[0]) for _ in range(workers * 2)))
        begun = perf_counter()
        await asyncio.gather(*(_drawn(queue, seen[each % len(seen)]) for each in range(number)))
        took = perf_counter() - begun
    await queue.close()
    await server.drop(url)
    return round(number / took, 1)


async def _drawn(queue: WorkQueue, seen: Any) -> None:
    await queue.done(PICTURE, _chat, (seen, STYLE, None, ()), begins=PATIENCE)


@asynccontextmanager
async def _running(commands: Sequence[Sequence[str]], settings: dict[str, str]) -> AsyncIterator[None]:
    """Programs that run meanwhile."""
    run = asyncio.create_subprocess_exec
    environment = {**os.environ, **settings}
    programs: list[Process] = [await run(sys.executable, "-m", *words, env=environment) for words in commands]
    try:
        yield
    finally:
        for program in programs:
            program.terminate()
        await asyncio.gather(*(program.wait() for program in programs))


def main() -> int:
    """Print all numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--stored", type=int, default=STORED)
    args = parser.parse_args()
    print(json.dumps(measure(games=args.games, stored=args.stored), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
