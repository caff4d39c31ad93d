"""The sandbox and the bot as two programs, as somebody starts them in two terminals."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import aiohttp

from bot import serving
from bot.cli import main
from bot.sandbox.state.setup import OWNER
from tests.e2e.kit.fake_pictures import FakePictures
from tests.starter import STARTER

PATIENCE = 60.0


def run(folder: Path, out: Connection, words: tuple[str, ...]) -> None:
    """The program in this process, which is its own: in this folder, and with pictures that nobody draws."""
    os.chdir(folder)
    os.environ["DISCORD_TOKEN"] = ""
    serving.Pictures = lambda **_: FakePictures()  # type: ignore[assignment, misc]
    with open(out.fileno(), "w", closefd=False) as sys.stdout:
        sys.exit(main(words))


@asynccontextmanager
async def program(folder: Path, *words: str) -> AsyncIterator[str]:
    """The first line of a program that runs meanwhile; it ends well when it is told to."""
    hear, say = STARTER.Pipe(duplex=False)
    running = STARTER.Process(target=run, args=(folder, say, words))
    running.start()
    say.close()
    try:
        with open(hear.fileno(), closefd=False) as out:
            yield await asyncio.to_thread(out.readline)
    finally:
        running.terminate()
        await asyncio.to_thread(running.join)
        hear.close()
    assert running.exitcode == 0


async def until(page: aiohttp.ClientWebSocketResponse, **wanted: Any) -> dict[str, Any]:
    """The next frame for the page that has all of this."""
    while True:
        frame: dict[str, Any] = await page.receive_json(timeout=PATIENCE)
        if wanted.items() <= frame.items():
            return frame


async def test_a_bot_joins_a_sandbox_of_several_servers_with_the_shards_that_it_recommends(tmp_path: Path) -> None:
    async with program(tmp_path, "sandbox", "--port", "0", "--servers", "2", "--recommend", "2") as welcome:
        found = re.search(r"http://127\.0\.0\.1:\d+", welcome)
        assert found is not None, welcome
        url = found[0]
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{url}/sandbox/people?person={OWNER}") as page,
            program(tmp_path, "run", "--sandbox", "--gateway", url) as joined,
        ):
            assert url in joined
            world = await until(page, t="world")
            assert [server["name"] for server in world["guilds"]] == ["Tawantinsuyu", "Chinchaysuyu"]
            await until(page, t="bot", shards=[[0, 2], [1, 2]])
            for name in ("plaza", "plaza-2"):
                (place,) = [channel["id"] for channel in world["channels"] if channel["name"] == name]
                await page.send_json(
                    {"do": "slash", "n": name, "channel_id": place, "name": "game list", "options": {}}
                )
                begun = await until(page, t="done", n=name)
                await until(page, t="answered", interaction=begun["interaction"])
