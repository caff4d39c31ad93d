"""Shards as Discord has them, over real websockets: who logs in as which, and who hears of what."""

from typing import Any

import aiohttp
import pytest

from bot.sandbox import LoginRules, Sandbox
from bot.sandbox.sessions import INVALID
from bot.sandbox.state.setup import GUILD
from tests.bot.sandbox.gateway_line import line

HOUR = 3600.0


def servers(sandbox: Sandbox, number: int) -> list[int]:
    """So many servers with the first one, on shards that follow each other."""
    return [GUILD, *(sandbox.add_server(f"Server {each}") for each in range(2, number + 1))]


async def told(sandbox: Sandbox) -> dict[str, Any]:
    """The answer to a bot that asks for the gateway."""
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession() as session:
        found: dict[str, Any] = await (await session.get(f"{sandbox.url}/api/v10/gateway/bot", headers=headers)).json()
    return found


async def test_the_gateway_recommends_shards_and_counts_logins() -> None:
    async with Sandbox(logins=LoginRules(shards=6, max_concurrency=2)) as sandbox:
        before = await told(sandbox)
        async with line(sandbox) as one:
            await one.ready(3, 6)
        after = await told(sandbox)
    assert before["shards"] == 6
    assert before["session_start_limit"] == {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 2}
    assert after["session_start_limit"]["remaining"] == 999
    assert before["url"].startswith("ws://127.0.0.1:")


async def test_a_shard_gets_its_own_servers_alone(sandbox: Sandbox) -> None:
    ids = servers(sandbox, 5)
    found: list[int] = []
    for number in range(3):
        async with line(sandbox) as shard:
            ready = await shard.ready(number, 3)
            assert ready["shard"] == [number, 3]
            mine = [int(each["id"]) for each in ready["guilds"]]
            assert [(id_ >> 22) % 3 for id_ in mine] == [number] * len(mine)
            assert [int((await shard.event("GUILD_CREATE"))["id"]) for _ in mine] == mine
            found += mine
    assert sorted(found) == ids


async def test_a_bot_without_shards_gets_every_server(sandbox: Sandbox) -> None:
    ids = servers(sandbox, 3)
    async with line(sandbox) as whole:
        ready = await whole.ready()
    assert ready["shard"] == [0, 1]
    assert [int(each["id"]) for each in ready["guilds"]] == ids


async def test_events_and_interactions_go_to_the_shard_of_their_server(sandbox: Sandbox) -> None:
    first, second = servers(sandbox, 2)
    sandbox.world.commands.put(None, {"name": "hello", "description": "Says hello"})
    ana = sandbox.person("Ana")
    async with line(sandbox) as even, line(sandbox) as odd:
        lines = {0: even, 1: odd}
        for number, shard in lines.items():
            await shard.ready(number, 2)
            await shard.event("GUILD_CREATE")
        for server, words in ((first, "here"), (second, "there")):
            place = sandbox.channel("plaza", server)
            await ana.say(place, words)
            sandbox.world.actions.slash(ana.id, place, "hello", {})
        for server, words in ((first, "here"), (second, "there")):
            mine = lines[(server >> 22) % 2]
            assert (await mine.event())["content"] == words
            assert (await mine.event())["guild_id"] == str(server)


async def test_what_is_private_goes_to_the_first_shard(sandbox: Sandbox) -> None:
    sandbox.world.commands.put(None, {"name": "hello", "description": "Says hello"})
    ana = sandbox.person("Ana")
    async with line(sandbox) as first, line(sandbox) as second:
        for number, shard in enumerate((first, second)):
            await shard.ready(number, 2)
        sandbox.world.actions.slash(ana.id, sandbox.direct("Ana"), "hello", {})
        assert "guild_id" not in await first.event("INTERACTION_CREATE")
        sandbox.world.actions.slash(ana.id, sandbox.channel("plaza"), "hello", {})
        mine = (first, second)[(GUILD >> 22) % 2]
        assert (await mine.event("INTERACTION_CREATE"))["guild_id"] == str(GUILD)


@pytest.mark.parametrize("shard", [(2, 2), (-1, 2), (0, 0), (0,), ("0", "2"), (0, 1, 2)])
async def test_an_invalid_shard_is_refused(sandbox: Sandbox, shard: tuple[Any, ...]) -> None:
    async with line(sandbox) as wrong:
        await wrong.identify(*shard)
        assert await wrong.closing() == 4010


async def test_too_few_shards_are_refused() -> None:
    async with Sandbox(logins=LoginRules(servers=1)) as sandbox:
        servers(sandbox, 3)
        for shards, code in ((1, 4011), (3, None)):
            async with line(sandbox) as shard:
                if code is None:
                    assert len((await shard.ready(0, shards))["guilds"]) == 1
                else:
                    await shard.identify(0, shards)
                    assert await shard.closing() == code


async def test_logins_of_one_bucket_must_not_follow_at_once() -> None:
    rules = LoginRules(max_concurrency=2, pause=HOUR)
    async with Sandbox(logins=rules) as sandbox, line(sandbox) as zero, line(sandbox) as one, line(sandbox) as two:
        await zero.ready(0, 4)
        await one.ready(1, 4)
        await two.identify(2, 4)
        assert await two.frame() == {"op": INVALID, "d": False}


async def test_a_session_of_a_shard_is_resumed_with_what_it_missed(sandbox: Sandbox) -> None:
    first, second = servers(sandbox, 2)
    ana = sandbox.person("Ana")
    number = (first >> 22) % 2
    async with line(sandbox) as other, line(sandbox) as before:
        await other.ready(1 - number, 2)
        await before.ready(number, 2)
        await before.event("GUILD_CREATE")
        await before.close(4000)
        await ana.say(sandbox.channel("plaza", first), "missed")
        await ana.say(sandbox.channel("plaza", second), "not mine")
        async with line(sandbox) as again:
            await again.resume(before)
            assert (await again.event())["content"] == "missed"
            assert (await again.frame())["t"] == "RESUMED"
        assert (await other.event("MESSAGE_CREATE"))["content"] == "not mine"


async def test_the_newer_session_of_a_shard_hears_what_follows(sandbox: Sandbox) -> None:
    ana, place = sandbox.person("Ana"), sandbox.channel("plaza")
    async with line(sandbox) as dead:
        await dead.ready(0, 1)
        await dead.close(4000)
    await ana.say(place, "while nobody was there")
    async with line(sandbox) as newer:
        await newer.ready(0, 1)
        await ana.say(place, "later")
        assert (await newer.event("MESSAGE_CREATE"))["content"] == "later"


async def test_a_server_that_the_bot_leaves_is_told_to_its_shard(sandbox: Sandbox) -> None:
    first, second = servers(sandbox, 2)
    async with line(sandbox) as mine:
        await mine.ready((second >> 22) % 2, 2)
        await mine.event("GUILD_CREATE")
        sandbox.remove_bot(first)
        sandbox.remove_bot(second)
        assert await mine.event() == {"id": str(second)}
        third = sandbox.add_server("Third")
        fourth = sandbox.add_server("Fourth")
        joined = await mine.event()
    assert joined["id"] == str(third if (third >> 22) % 2 == (second >> 22) % 2 else fourth)
    assert [channel["name"] for channel in joined["channels"]] == ["plaza"]
