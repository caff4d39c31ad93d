"""All shards in one process, as many as Discord recommends."""

import asyncio
from pathlib import Path

import pytest

from bot.client import login_pace
from bot.sandbox import LoginRules
from bot.sandbox.state.setup import GUILD
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness


def sharded(folder: Path, shards: int) -> Harness:
    """A harness in which Discord recommends so many shards."""
    rules = LoginRules(shards=shards, max_concurrency=shards)
    return Harness(folder, FakePictures(), registered=True, logins=rules)


async def test_a_bot_serves_all_servers_with_the_recommended_shards(tmp_path: Path) -> None:
    async with sharded(tmp_path, 3) as here:
        servers = [GUILD, *(here.sandbox.add_server(f"Server {number}") for number in (2, 3, 4))]
        await here.restart_bot()
        assert set(here.bot.shards) == {0, 1, 2}
        assert {guild.id for guild in here.bot.guilds} == set(servers)
        for server in servers:
            assert here.bot.messages.serves(str(server))
            reply = await here.person("Ana").slash(here.sandbox.channel("plaza", server), "game list")
            assert reply.kind != "failed"


@pytest.mark.parametrize("shards", [1, 2])
async def test_a_shard_that_logs_in_anew_reads_what_it_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shards: int
) -> None:
    monkeypatch.setattr(login_pace, "PAUSE", 0.0)
    read = asyncio.Semaphore(0)

    async def catch_up() -> None:
        read.release()

    async with sharded(tmp_path, shards) as here:
        monkeypatch.setattr(here.bot.answering, "catch_up", catch_up)
        await here.sandbox.faults.invalidate()
        async with asyncio.timeout(60):
            for _ in range(shards):
                await read.acquire()
