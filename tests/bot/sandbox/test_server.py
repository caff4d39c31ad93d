"""What happens to a server: announcement channels, deletions, a bot that is sent away, and outages."""

import discord
import pytest

from bot.sandbox import ClientRefused, Person, Sandbox
from tests.bot.sandbox.sample_bot import SampleBot, running_sample_bot

NEWS = discord.ChannelType.news


async def test_an_announcement_channel_has_threads_of_its_own_kind_only(
    sandbox: Sandbox, bot: SampleBot, ana: Person
) -> None:
    sandbox.add_channel("news", kind=NEWS)
    channel = await bot.sees("channel")
    assert channel.is_news()
    for kind in (discord.ChannelType.public_thread, discord.ChannelType.private_thread):
        sandbox.allow(channel.id, "create_private_threads")
        with pytest.raises(discord.HTTPException) as refusal:
            await channel.create_thread(name="No", type=kind)
        assert (refusal.value.status, refusal.value.code) == (400, 50024)
    thread = await channel.create_thread(name="Yes", type=discord.ChannelType.news_thread)
    assert thread.type is discord.ChannelType.news_thread
    await thread.send("inside")
    assert [message["content"] for message in ana.messages(thread.id)] == ["inside"]
    hung = await (await channel.send("a game")).create_thread(name="Hung")
    assert hung.type is discord.ChannelType.news_thread
    await hung.edit(archived=True)
    assert [each.id async for each in channel.archived_threads()] == [hung.id]
    assert (await ana.slash(thread.id, "say", text="here")).kind == "message"


async def test_a_text_channel_has_no_announcement_threads(bot: SampleBot, plaza: int) -> None:
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.text(plaza).create_thread(name="No", type=discord.ChannelType.news_thread)
    assert refusal.value.code == 50024


async def test_a_thread_has_no_threads(sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    thread = await bot.text(plaza).create_thread(name="One", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.http.start_thread_without_message(
            thread.id, name="Two", auto_archive_duration=60, type=11, invitable=True
        )
    assert refusal.value.code == 50024


async def test_announcement_channels_are_there_when_the_bot_comes(sandbox: Sandbox) -> None:
    there = sandbox.add_channel("news", kind=NEWS)
    assert sandbox.channel("news") == there == sandbox.add_channel("news", kind=NEWS)
    with pytest.raises(ValueError, match="voice"):
        sandbox.add_channel("talk", kind=discord.ChannelType.voice)
    async with running_sample_bot(sandbox) as bot:
        assert bot.text(there).is_news()
        assert there in {channel.id for channel in await bot.guilds[0].fetch_channels()}


async def test_a_moderator_deletes_a_channel_with_its_threads(
    sandbox: Sandbox, bot: SampleBot, ana: Person, bruno: Person
) -> None:
    sandbox.add_channel("short-lived")
    channel = await bot.sees("channel")
    sent = await channel.send("a game")
    thread = await sent.create_thread(name="The game")
    with pytest.raises(ClientRefused):
        await bruno.delete_channel(channel.id)
    await ana.delete_channel(channel.id)
    assert (await bot.sees("channel delete")).id == channel.id
    assert bot.get_channel(thread.id) is None
    assert ana.messages(thread.id) == ana.messages(channel.id) == []
    for lost in (channel, thread):
        with pytest.raises(discord.NotFound) as refusal:
            await lost.send("anybody?")
        assert refusal.value.code == 10003
    with pytest.raises(ClientRefused):
        await ana.delete_channel(channel.id)


async def test_a_moderator_deletes_a_thread(bot: SampleBot, ana: Person, bruno: Person, plaza: int) -> None:
    sent = await bot.text(plaza).send("a game")
    thread = await sent.create_thread(name="The game")
    with pytest.raises(ClientRefused):
        await bruno.delete_channel(thread.id)
    await ana.delete_channel(thread.id)
    assert (await bot.sees("thread delete")).thread_id == thread.id
    (message,) = ana.messages(plaza)
    assert "thread" not in message
    assert not message["flags"] & 1 << 5
    with pytest.raises(discord.NotFound) as refusal:
        await thread.send("anybody?")
    assert refusal.value.code == 10003


async def test_what_the_bot_promised_in_a_deleted_channel_cannot_be_kept(
    sandbox: Sandbox, bot: SampleBot, ana: Person
) -> None:
    there = sandbox.add_channel("short-lived")
    sent = await (await bot.sees("channel")).send("here")
    sandbox.world.actions.slash(ana.id, there, "never", {})
    talk = await bot.sees("never")
    await talk.response.defer()
    form = await ana.slash(there, "form")
    await ana.delete_channel(there)
    with pytest.raises(ClientRefused):
        await ana.submit(form, {"answer": "late"})
    for attempt in (talk.followup.send("late"), talk.edit_original_response(content="late"), sent.edit(content="x")):
        with pytest.raises(discord.NotFound):
            await attempt


async def test_messages_are_deleted_by_their_authors_and_by_moderators(
    bot: SampleBot, ana: Person, bruno: Person, plaza: int
) -> None:
    sent = await bot.text(plaza).send("a game")
    mine = await bruno.say(plaza, "mine")
    with pytest.raises(ClientRefused):
        await bruno.delete(sent.id)
    await bruno.delete(mine)
    assert (await bot.sees("delete")).message_id == int(mine["id"])
    await ana.delete(sent.id)
    assert (await bot.sees("delete")).message_id == sent.id
    with pytest.raises(discord.NotFound) as refusal:
        await sent.edit(content="still there?")
    assert refusal.value.code == 10008
    with pytest.raises(ClientRefused):
        await ana.delete(mine)


async def test_a_bot_that_is_sent_away_has_no_access_until_it_is_invited_again(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    channel, guild = bot.text(plaza), bot.guilds[0]
    sent = await channel.send("a game")
    sandbox.remove_bot()
    assert (await bot.sees("guild remove")).id == guild.id
    assert not bot.guilds
    attempts = [
        (channel.send("hello?"), 50001),
        (sent.edit(content="hello?"), 50001),
        (sent.add_reaction("✅"), 50001),
        (bot.fetch_channel(plaza), 50001),
        (bot.fetch_guild(guild.id), 10004),
        (guild.fetch_member(ana.id), 10004),
        (guild.active_threads(), 10004),
        (guild.fetch_channels(), 10004),
        ((await bot.fetch_user(ana.id)).send("hello?"), 50007),
    ]
    for attempt, code in attempts:
        with pytest.raises((discord.Forbidden, discord.NotFound)) as refusal:
            await attempt
        assert refusal.value.code == code
    assert [each async for each in bot.fetch_guilds()] == []
    with pytest.raises(ClientRefused, match="no_bot"):
        await ana.slash(plaza, "say", text="hello?")
    await ana.say(plaza, "it is gone")
    sandbox.invite_bot()
    assert (await bot.sees("guild join")).id == guild.id
    await bot.text(plaza).send("here I am")
    assert (await ana.slash(plaza, "say", text="hello?")).kind == "message"


async def test_a_bot_that_comes_after_it_was_sent_away_finds_no_server(sandbox: Sandbox) -> None:
    sandbox.remove_bot()
    async with running_sample_bot(sandbox) as bot:
        assert not bot.guilds
        sandbox.invite_bot()
        await bot.sees("guild join")


async def test_an_outage_silences_the_server_until_it_is_over(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    sandbox.faults.outage()
    assert (await bot.sees("guild unavailable")).unavailable
    missed = await ana.say(plaza, "anybody?")
    sandbox.faults.end_outage()
    assert (await bot.sees("guild available")).id == bot.guilds[0].id
    heard = await ana.say(plaza, "again")
    assert (await bot.sees("message")).id == int(heard["id"]) > int(missed["id"])
    assert (await ana.slash(plaza, "say", text="back")).kind == "message"


async def test_a_bot_that_comes_during_an_outage_waits_for_its_server(sandbox: Sandbox) -> None:
    sandbox.faults.outage()
    async with running_sample_bot(sandbox) as bot:
        assert [guild.unavailable for guild in bot.guilds] == [True]
        sandbox.faults.end_outage()
        await bot.sees("guild available")
        assert [guild.unavailable for guild in bot.guilds] == [False]
