"""The bot in a process of its own, which can be killed.

Run as `python -m tests.e2e.kit.bot_process URL TOKEN DATABASE [SABOTAGE]`.

SABOTAGE names a function, as module:function, that breaks the program on purpose before it starts.
"""

import asyncio
import contextlib
import logging
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.background.thinking import Thinking
from bot.client.app import Chaski
from bot.sandbox import redirect_discord_py
from bot.table.turn.double_taps import DoubleTapGuard
from storage import Games
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness

ROOT = Path(__file__).parents[3]


class BotProcess:
    """The bot of a harness, in a process beside it; all it writes down about itself is kept in a file."""

    def __init__(self, harness: Harness, log_file: Path, sabotage: str = "") -> None:
        self._arguments = (harness.sandbox.url, harness.sandbox.token, harness.url, *([sabotage] if sabotage else []))
        self._log_file = log_file
        self._changed = asyncio.Event()
        self._world = harness.sandbox.world
        self._process: asyncio.subprocess.Process | None = None
        self._world.broadcast.listen(harness.person("Elena").id, self._hear)

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "bot":
            self._changed.set()

    async def _until(self, online: bool) -> None:
        while self._world.online != online:
            self._changed.clear()
            await self._changed.wait()

    async def start(self) -> None:
        """The bot has come."""
        with self._log_file.open("ab") as log_file:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.e2e.kit.bot_process",
                *self._arguments,
                cwd=ROOT,
                stdout=log_file,
                stderr=log_file,
            )
        coming, ended = asyncio.create_task(self._until(True)), asyncio.create_task(self._process.wait())
        await asyncio.wait({coming, ended}, return_when=asyncio.FIRST_COMPLETED)
        for waiting in (coming, ended):
            waiting.cancel()
        if not self._world.online:
            raise RuntimeError(f"The bot has not started:\n{self._log_file.read_text()}")

    async def kill(self) -> None:
        """The bot is gone, from one moment to the next."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            await self._until(False)
            self._process = None

    def said(self) -> str:
        """All that it has written down about itself."""
        return self._log_file.read_text(errors="replace") if self._log_file.exists() else ""


async def _run(url: str, token: str, database: str) -> None:
    with redirect_discord_py(url):
        games, at_once = await Games.open(database), DoubleTapGuard(seconds=0)
        bot = Chaski(games, FakePictures(), Thinking(), guard=at_once, guild_ready_timeout=0.02)
        await bot.start(token)


def main(url: str, token: str, database: str, sabotage: str = "") -> None:
    """Serve until killed."""
    logging.basicConfig(level=logging.WARNING)
    if sabotage:
        module, _, function = sabotage.partition(":")
        getattr(import_module(module), function)()
    asyncio.run(_run(url, token, database))


if __name__ == "__main__":
    main(*sys.argv[1:])
