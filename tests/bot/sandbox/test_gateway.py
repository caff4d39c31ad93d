"""Logging in, and what the bot is told first."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox, redirect_discord_py
from tests.bot.sandbox.sample_bot import SampleBot, running_sample_bot


async def test_a_client_logs_in_and_finds_the_server_with_its_channels_and_people(
    sandbox: Sandbox, bot: SampleBot
) -> None:
    (guild,) = bot.guilds
    assert guild.name == "Tawantinsuyu"
    assert [channel.name for channel in guild.text_channels] == ["plaza", "cusco", "vilcabamba", "machu-picchu"]
    assert guild.owner_id == sandbox.person("Ana").id
    assert guild.me.guild_permissions.manage_messages


async def test_a_wrong_token_is_refused(sandbox: Sandbox) -> None:
    with redirect_discord_py(sandbox.url):
        bot = SampleBot()
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")
        await bot.close()


async def test_aim_puts_everything_back() -> None:
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.asset.Asset.BASE
    with redirect_discord_py("http://127.0.0.1:1"):
        assert discord.http.Route.BASE == "http://127.0.0.1:1/api/v10"
    after = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.asset.Asset.BASE
    assert after == before


async def test_the_members_are_chunked_for_a_client_that_asks(sandbox: Sandbox) -> None:
    async with running_sample_bot(sandbox, SampleBot(intents=discord.Intents.all())) as bot:
        assert len(bot.guilds[0].members) == 6
        members = {member.name async for member in bot.guilds[0].fetch_members()}
        assert members == {"Chaski", "Ana", "Bruno", "Chaska", "Diego", "Elena"}


async def test_a_sharded_client_gets_the_server_on_one_shard(sandbox: Sandbox) -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.default(), shard_count=2, guild_ready_timeout=0.02)
    with redirect_discord_py(sandbox.url):
        await client.login(sandbox.token)
        running = asyncio.create_task(client.connect())
        async with asyncio.timeout(20):
            await client.wait_until_ready()
        assert len(client.shards) == 2
        assert len(client.guilds) == 1
        await client.close()
        await running


async def test_an_application_and_people_and_channels_can_be_fetched(sandbox: Sandbox, bot: SampleBot) -> None:
    ana = sandbox.person("Ana")
    assert (await bot.application_info()).owner.id == ana.id
    assert (await bot.fetch_user(ana.id)).name == "Ana"
    guild = await bot.fetch_guild(bot.guilds[0].id)
    assert guild.approximate_member_count == 6
    assert (await bot.guilds[0].fetch_member(ana.id)).display_name == "Ana"
    channel = await bot.fetch_channel(sandbox.channel("cusco"))
    assert isinstance(channel, discord.TextChannel)
    assert channel.name == "cusco"
    with pytest.raises(discord.NotFound):
        await bot.fetch_channel(1)
    with pytest.raises(discord.NotFound):
        await bot.fetch_user(1)


async def test_an_unknown_route_is_not_found(sandbox: Sandbox) -> None:
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{sandbox.url}/api/v10/nowhere", headers=headers) as got,
    ):
        assert got.status == 404
        assert got.headers["Content-Type"] == "application/json"
    assert sandbox.requests[-1].status == 404


async def test_a_default_face_can_be_read(sandbox: Sandbox, bot: SampleBot) -> None:
    user = await bot.fetch_user(sandbox.person("Bruno").id)
    assert (await user.display_avatar.read()).startswith(b"\x89PNG")


async def test_a_new_channel_is_told_to_the_bot(sandbox: Sandbox, bot: SampleBot) -> None:
    id_ = sandbox.add_channel("sacsayhuaman")
    assert (await bot.sees("channel")).id == id_
    assert sandbox.add_channel("sacsayhuaman") == id_ == sandbox.channel("sacsayhuaman")
