"""The processes of a fleet: bots that serve some shards each, and workers; all can be killed."""

import asyncio
import logging
import os
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.background.kinds_of_work import QUEUES
from bot.background.pictures import Pictures
from bot.background.thinking import Thinking
from bot.background.work_queue import WorkQueue
from bot.background.worker import Worker
from bot.client import duty
from bot.client.app import Chaski
from bot.sandbox import redirect_discord_py
from bot.shards import Shards
from bot.table.turn.double_taps import DoubleTapGuard
from storage import Games
from tests.e2e.kit.bot_process import wait_for_words
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import BOUNDLESS, QUICK
from tests.starter import STARTER


class Surroundings(Struct, frozen=True):
    """What all processes of a fleet share, and how soon they take over from each other."""

    sandbox: str
    token: str
    database: str
    log_file: Path
    look: float = duty.LOOK
    grace: float = duty.GRACE
    drawn: bool = True  # whether pictures are drawn, or only made up


class FleetProcess:
    """One process, which writes what it has to say about itself into the log file of all."""

    def __init__(self, work: Callable[..., None], *arguments: Any) -> None:
        self._work = work
        self._arguments = arguments
        self._process: BaseProcess | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        self._process = STARTER.Process(target=self._work, args=self._arguments)
        self._process.start()

    async def kill(self) -> None:
        """It is gone, from one moment to the next."""
        if self._process is not None:
            self._process.kill()
            await asyncio.to_thread(self._process.join)
            self._process = None


def run_bot(around: Surroundings, shards: str) -> None:
    """Serve some shards until killed."""
    _write_to(around.log_file)
    duty.LOOK, duty.GRACE = around.look, around.grace
    wait_for_words()
    asyncio.run(_run_bot(around, Shards.read(shards)))


async def _run_bot(around: Surroundings, shards: Shards) -> None:
    with redirect_discord_py(around.sandbox):
        games = await Games.open(around.database)
        queue = WorkQueue(around.database)
        await queue.open()
        bot = Chaski(
            games,
            Pictures(processes=1, workers=queue) if around.drawn else FakePictures(),
            Thinking(processes=1, budget=QUICK, workers=queue),
            guard=DoubleTapGuard(seconds=0),
            limits=BOUNDLESS,
            shards=shards,
            lease_url=around.database,
            guild_ready_timeout=0.05,
        )
        await bot.start(around.token)


def run_worker(around: Surroundings) -> None:
    """Draw and think until killed."""
    _write_to(around.log_file)
    asyncio.run(Worker(around.database, QUEUES, 1).run())


def _write_to(log_file: Path) -> None:
    for number in (1, 2):
        os.dup2(os.open(log_file, os.O_WRONLY | os.O_CREAT | os.O_APPEND), number)
    logging.basicConfig(level=logging.WARNING, format=f"%(levelname)s {os.getpid()} %(name)s: %(message)s")
    logging.getLogger("procrastinate").setLevel(logging.CRITICAL)
    logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)
