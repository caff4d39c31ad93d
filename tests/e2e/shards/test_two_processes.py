"""Two processes are one bot: each serves a shard, with one PostgreSQL database."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.sandbox import Reply, Sandbox
from bot.sandbox.state.setup import GUILD
from bot.shards import Shards, shard_of
from storage import LOBBY, Games
from tests.e2e.kit.bot_process import BotProcess
from tests.e2e.kit.harness import button
from tests.e2e.kit.trouble import PATIENT

MOMENT = 0.05  # seconds for which Discord waits where nobody is to answer


class Side(NamedTuple):
    """A server, a channel of it, and the process that serves it."""

    server: int
    plaza: int
    bot: BotProcess


class TwoProcesses:
    """A sandbox with two servers, and two processes of one bot."""

    def __init__(self, sandbox: Sandbox, database: str, folder: Path) -> None:
        self.sandbox = sandbox
        self.database = database
        self.sides: list[Side] = []
        for server in (GUILD, sandbox.add_server("Collasuyu")):
            shard = shard_of(server, 2)
            bot = BotProcess(sandbox, database, folder / f"{shard}.log", shards=Shards(shard, shard, 2))
            self.sides.append(Side(server, sandbox.channel("plaza", server), bot))

    async def open_lobby(self, side: Side) -> Reply:
        """Ana opens a lobby on a server."""
        return await self.sandbox.person("Ana").slash(side.plaza, "game new", players=2)

    def about_commands(self) -> list[str]:
        """The requests about registered commands so far."""
        return [call.method for call in self.sandbox.requests if call.path.endswith("/commands")]


@pytest.fixture
async def both(tmp_path: Path, shared_database: str) -> AsyncIterator[TwoProcesses]:
    async with Sandbox(answer_seconds=PATIENT) as sandbox:
        both = TwoProcesses(sandbox, shared_database, tmp_path)
        try:
            for side in sorted(both.sides, key=lambda side: shard_of(side.server, 2), reverse=True):
                assert not both.about_commands()  # shard 0, which comes last, sees to them
                await side.bot.start()
            yield both
        finally:
            for side in both.sides:
                await side.bot.kill()
        assert sandbox.violations == []
        for side in both.sides:
            assert "ERROR" not in side.bot.said()


async def test_each_process_answers_on_its_servers_and_one_registers_the_commands(both: TwoProcesses) -> None:
    for side in both.sides:
        assert (await both.open_lobby(side)).kind != "failed"
    assert both.about_commands() == ["GET", "PUT"]
    games = await Games.open(both.database)
    try:
        for side in both.sides:
            (game,) = await games.lists.of_server(str(side.server))
            assert (game.status, game.channel) == (LOBBY, str(side.plaza))
    finally:
        await games.close()


async def test_a_killed_process_answers_again_once_it_is_started(both: TwoProcesses) -> None:
    here, there = both.sides
    ana, bruno = both.sandbox.person("Ana"), both.sandbox.person("Bruno")
    await both.open_lobby(there)
    lobby = await ana.wait(lambda message: button(message, "Start") is not None, there.plaza)
    await there.bot.kill()
    both.sandbox.world.interactions.answer_seconds = MOMENT
    assert (await bruno.press(lobby, "Join")).kind == "failed"
    both.sandbox.world.interactions.answer_seconds = PATIENT
    assert (await both.open_lobby(here)).kind != "failed"
    await there.bot.start()
    assert (await bruno.press(lobby, "Join")).kind != "failed"
    await ana.wait(lambda message: message["id"] == lobby["id"] and "Bruno" in str(message), there.plaza)
    assert both.about_commands().count("PUT") == 1


async def test_connections_that_break_are_resumed_by_each_process(both: TwoProcesses) -> None:
    await both.sandbox.faults.drop_gateway()
    replies = [await both.open_lobby(side) for side in both.sides]
    assert [reply.kind for reply in replies].count("failed") == 0
    assert {(0, 2), (1, 2)} == both.sandbox.world.shards
