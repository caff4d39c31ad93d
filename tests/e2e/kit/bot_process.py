"""The bot in a process of its own, which can be killed."""

import asyncio
import logging
import os
from collections.abc import Callable
from importlib import import_module
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from bot.background.thinking import Thinking
from bot.client.app import Chaski
from bot.sandbox import Sandbox, redirect_discord_py
from bot.serving import BotOptions
from bot.shards import Shards
from bot.table import tables
from bot.table.turn.double_taps import DoubleTapGuard
from storage import Games
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import BOUNDLESS
from tests.e2e.kit.trouble import PATIENT
from tests.starter import STARTER


class BotProcess:
    """A bot in a sandbox, or a part of its shards, as a process; all it writes down about itself is kept in a file.

    `sabotage` names a function, as module:function, that breaks the program on purpose before it starts.
    """

    def __init__(
        self, sandbox: Sandbox, database: str, log_file: Path, sabotage: str = "", shards: Shards | None = None
    ) -> None:
        self._arguments = (log_file, sandbox.url, sandbox.token, database, sabotage, shards)
        self._log_file = log_file
        served = shards or Shards(0, 0, 1)
        self._shards = {(shard, served.total) for shard in served.ids}
        self._changed = asyncio.Event()
        self._world = sandbox.world
        self._process: BaseProcess | None = None
        self._world.broadcast.listen(sandbox.person("Elena").id, self._hear)

    @property
    def _is_there(self) -> bool:
        return self._shards <= self._world.shards

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "bot":
            self._changed.set()

    async def _until(self, there: bool) -> None:
        while self._is_there != there:
            self._changed.clear()
            await self._changed.wait()

    async def start(self, serving: Callable[..., None] | None = None, given: tuple[Any, ...] = ()) -> None:
        """The bot has come; by another function than the usual one, if that is given."""
        self._process = STARTER.Process(target=serving or serve, args=given or self._arguments)
        self._process.start()
        coming, ended = asyncio.create_task(self._until(True)), asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_reader(self._process.sentinel, ended.set)
        ending = asyncio.create_task(ended.wait())
        await asyncio.wait({coming, ending}, return_when=asyncio.FIRST_COMPLETED)
        loop.remove_reader(self._process.sentinel)
        for waiting in (coming, ending):
            waiting.cancel()
        if not self._is_there:
            raise RuntimeError(f"The bot has not started:\n{self._log_file.read_text()}")

    def strike(self) -> None:
        """The process gets SIGKILL."""
        if self._process is not None:
            self._process.kill()

    async def kill(self) -> None:
        """The bot is gone, from one moment to the next."""
        if self._process is not None:
            self.strike()
            await asyncio.to_thread(self._process.join)
            await self._until(False)
            self._process = None

    def said(self) -> str:
        """All that it has written down about itself."""
        return self._log_file.read_text(errors="replace") if self._log_file.exists() else ""


async def _run(url: str, token: str, database: str, shards: Shards | None) -> None:
    with redirect_discord_py(url):
        games, at_once = await Games.open(database), DoubleTapGuard(seconds=0)
        leases = BotOptions(database).lease_url
        bot = Chaski(
            games,
            FakePictures(),
            Thinking(),
            guard=at_once,
            limits=BOUNDLESS,
            shards=shards,
            lease_url=leases,
            guild_ready_timeout=0.02,
        )
        await bot.start(token)


def write_into(log_file: Path) -> None:
    """From now on this process writes down in a file what it has to say about itself."""
    for number in (1, 2):
        os.dup2(os.open(log_file, os.O_WRONLY | os.O_CREAT | os.O_APPEND), number)
    logging.basicConfig(level=logging.WARNING)


def wait_for_words() -> None:
    """Lets answers wait for earlier messages on a busy machine, too: after its patience a bot may tell them twice."""
    tables.PATIENCE = tables.LONG_PATIENCE = PATIENT * 3 / 4


def serve(log_file: Path, url: str, token: str, database: str, sabotage: str, shards: Shards | None) -> None:
    """Serve until killed."""
    write_into(log_file)
    wait_for_words()
    if sabotage:
        module, _, function = sabotage.partition(":")
        getattr(import_module(module), function)()
    asyncio.run(_run(url, token, database, shards))
