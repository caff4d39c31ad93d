"""A world of several servers, each with channels and people of its own."""

from pathlib import Path

import discord
import pytest

from bot.sandbox import ClientRefused, Sandbox
from bot.sandbox.state.setup import GUILD
from tests.bot.sandbox.sample_bot import SampleBot, running_sample_bot

COLLASUYU = "Collasuyu"


@pytest.fixture
def second(sandbox: Sandbox) -> int:
    return sandbox.add_server(COLLASUYU, ["Bruno"], ["tiwanaku", "chucuito"])


async def test_a_client_finds_all_servers_with_their_channels_and_people(sandbox: Sandbox, second: int) -> None:
    async with running_sample_bot(sandbox, SampleBot(intents=discord.Intents.all())) as bot:
        assert [guild.id for guild in bot.guilds] == [GUILD, second]
        here, there = bot.guilds
        assert len(here.members) == 6
        assert {member.name for member in there.members} == {"Chaski", "Ana", "Bruno"}
        assert [channel.name for channel in there.text_channels] == ["tiwanaku", "chucuito"]
        assert there.default_role.id == second
        assert [guild.name async for guild in bot.fetch_guilds()] == ["Tawantinsuyu", COLLASUYU]
        assert [channel.name for channel in await there.fetch_channels()] == ["tiwanaku", "chucuito"]
        assert (await bot.fetch_guild(second)).approximate_member_count == 3
        with pytest.raises(discord.NotFound):
            await there.fetch_member(sandbox.person("Diego").id)


async def test_a_command_is_answered_on_each_server(sandbox: Sandbox, second: int, bot: SampleBot) -> None:
    bruno = sandbox.person("Bruno")
    for place in (sandbox.channel("plaza"), sandbox.channel("tiwanaku", second)):
        reply = await bruno.slash(place, "say", text="hello")
        assert reply.kind == "message"
        assert reply.message is not None
        assert reply.message["channel_id"] == str(place)


async def test_nobody_sees_a_server_that_they_are_not_on(sandbox: Sandbox, second: int, bot: SampleBot) -> None:
    tiwanaku, diego = sandbox.channel("tiwanaku", second), sandbox.person("Diego")
    await sandbox.person("Bruno").say(tiwanaku, "among ourselves")
    assert diego.messages(tiwanaku) == []
    with pytest.raises(ClientRefused, match="no_channel"):
        await diego.say(tiwanaku, "hello")
    seen = sandbox.world.snapshot(diego.id)
    assert [server["name"] for server in seen["guilds"]] == ["Tawantinsuyu"]
    assert str(tiwanaku) not in {channel["id"] for channel in seen["channels"]}


async def test_a_bot_that_has_left_one_server_is_still_on_the_other(
    sandbox: Sandbox, second: int, bot: SampleBot
) -> None:
    sandbox.remove_bot(second)
    assert (await bot.sees("guild remove")).id == second
    with pytest.raises(discord.NotFound):
        await bot.fetch_guild(second)
    assert (await sandbox.person("Bruno").slash(sandbox.channel("plaza"), "say", text="hello")).kind == "message"
    with pytest.raises(ClientRefused, match="no_bot"):
        await sandbox.person("Bruno").slash(sandbox.channel("tiwanaku", second), "say", text="hello")


async def test_servers_are_there_again_after_a_restart(tmp_path: Path) -> None:
    async with Sandbox(tmp_path) as before:
        second = before.add_server(COLLASUYU, ["Bruno"], ["tiwanaku"])
        tiwanaku = before.channel("tiwanaku", second)
        await before.person("Bruno").say(tiwanaku, "still here")
    async with Sandbox(tmp_path) as after:
        assert after.add_server(COLLASUYU) == second
        assert after.channel("tiwanaku", second) == tiwanaku
        assert [message["content"] for message in after.person("Bruno").messages(tiwanaku)] == ["still here"]
        assert after.person("Diego").messages(tiwanaku) == []
        assert after.add_server("Antisuyu") not in (GUILD, second)
