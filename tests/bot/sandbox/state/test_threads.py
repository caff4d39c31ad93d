"""Threads: starting, joining, archiving, and who sees them."""

import discord
import pytest

from bot.sandbox import ClientRefused, Person, Sandbox
from tests.bot.sandbox.sample_bot import SampleBot


async def test_a_thread_hangs_on_its_message(bot: SampleBot, ana: Person, plaza: int) -> None:
    sent = await bot.text(plaza).send("a game")
    thread = await sent.create_thread(name="The game")
    assert thread.id == sent.id
    assert (await bot.sees("thread")).id == thread.id
    await thread.send("inside")
    assert [message["content"] for message in ana.messages(thread.id)] == ["", "inside"]
    assert ana.messages(plaza)[0]["thread"]["name"] == "The game"
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.create_thread(name="Another")
    assert refusal.value.code == 160004


async def test_a_thread_without_a_message_is_announced(bot: SampleBot, ana: Person, plaza: int) -> None:
    thread = await bot.text(plaza).create_thread(name="The game", type=discord.ChannelType.public_thread)
    (announced,) = ana.messages(plaza)
    assert (announced["type"], announced["content"]) == (18, "The game")
    assert announced["message_reference"]["channel_id"] == str(thread.id)


async def test_a_private_thread_is_for_its_members(sandbox: Sandbox, bot: SampleBot, bruno: Person, plaza: int) -> None:
    sandbox.allow(plaza, "create_private_threads", "manage_threads")
    thread = await bot.text(plaza).create_thread(name="Secrets", type=discord.ChannelType.private_thread)
    await thread.send("before")
    assert bruno.messages(thread.id) == []
    assert bruno.received == []
    await thread.add_user(discord.Object(bruno.id))
    assert [message["content"] for message in bruno.messages(thread.id)] == ["before"]
    assert {member.id for member in await thread.fetch_members()} == {bot.application_id, bruno.id}
    await thread.remove_user(discord.Object(bruno.id))
    assert bruno.messages(thread.id) == []


async def test_an_archived_thread_takes_no_commands_and_a_message_wakes_it(
    bot: SampleBot, ana: Person, plaza: int
) -> None:
    thread = await bot.text(plaza).create_thread(name="The game", type=discord.ChannelType.public_thread)
    first = await thread.send("first")
    assert (await ana.slash(thread.id, "say", text="here")).kind == "message"
    await thread.edit(archived=True)
    assert (await bot.sees("thread update")).archived
    with pytest.raises(ClientRefused, match="archived"):
        await ana.slash(thread.id, "say", text="there")
    with pytest.raises(discord.HTTPException) as refusal:
        await first.edit(content="other")
    assert refusal.value.code == 50083
    assert [each.id async for each in bot.text(plaza).archived_threads()] == [thread.id]
    await ana.say(thread.id, "wake up")
    assert (await ana.slash(thread.id, "say", text="again")).kind == "message"
    active = await bot.guilds[0].active_threads()
    assert [each.id for each in active] == [thread.id]


async def test_in_an_archived_thread_nothing_can_be_changed(bot: SampleBot, ana: Person, plaza: int) -> None:
    thread = await bot.text(plaza).create_thread(name="The game", type=discord.ChannelType.public_thread)
    panel = (await ana.slash(thread.id, "panel")).message
    first = await thread.send("first")
    await first.add_reaction("✅")
    await ana.react(first.id, "✅")
    await ana.change_thread(thread.id, archived=True)
    assert panel is not None
    for doing in (
        ana.press(panel, "change"),
        ana.select(panel, "pick", ["red"]),
        ana.react(first.id, "❌"),
        ana.unreact(first.id, "✅"),
    ):
        with pytest.raises(ClientRefused, match="archived"):
            await doing
    for attempt in (
        first.edit(content="other"),
        first.add_reaction("❌"),
        first.remove_reaction("✅", discord.Object(ana.id)),
        first.clear_reactions(),
        first.clear_reaction("✅"),
        thread.add_user(discord.Object(ana.id)),
        thread.leave(),
    ):
        with pytest.raises(discord.HTTPException) as refusal:
            await attempt
        assert (refusal.value.status, refusal.value.code) == (400, 50083)
    await first.delete()
    await thread.send("awake")
    assert (await ana.press(panel, "change")).kind == "update"


async def test_an_answer_to_an_interaction_wakes_a_thread_but_edits_do_not(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    thread = await bot.text(plaza).create_thread(name="The game", type=discord.ChannelType.public_thread)
    sandbox.world.actions.slash(ana.id, thread.id, "never", {})
    talk = await bot.sees("never")
    await talk.response.send_message("first")
    await ana.change_thread(thread.id, archived=True)
    with pytest.raises(discord.HTTPException) as refusal:
        await talk.edit_original_response(content="other")
    assert (refusal.value.status, refusal.value.code) == (400, 50083)
    await talk.followup.send("more")
    assert not sandbox.world.channels.by_id[thread.id]["thread_metadata"]["archived"]


async def test_a_locked_thread_is_for_those_who_manage_threads(
    sandbox: Sandbox, bot: SampleBot, ana: Person, bruno: Person, plaza: int
) -> None:
    thread = await bot.text(plaza).create_thread(name="The game", type=discord.ChannelType.public_thread)
    first = await thread.send("first")
    with pytest.raises(ClientRefused):
        await bruno.change_thread(thread.id, locked=True)
    await ana.change_thread(thread.id, locked=True)
    with pytest.raises(ClientRefused, match="locked"):
        await bruno.say(thread.id, "let me in")
    for attempt in (thread.send("let me in"), first.edit(content="other")):
        with pytest.raises(discord.HTTPException) as refusal:
            await attempt
        assert refusal.value.code == 160005
    await first.add_reaction("✅")
    await bruno.react(first.id, "✅")
    assert (await bruno.slash(thread.id, "say", text="commands work")).kind == "message"
    await ana.change_thread(thread.id, archived=True)
    with pytest.raises(discord.Forbidden) as forbidden:
        await thread.send("let me in")
    assert forbidden.value.code == 50083
    with pytest.raises(discord.HTTPException) as refusal:
        await first.delete()
    assert refusal.value.code == 50083
    with pytest.raises(ClientRefused, match="locked"):
        await bruno.say(thread.id, "let me in")
    sandbox.allow(plaza, "manage_threads")
    await thread.send("I may")
    await ana.say(thread.id, "I may as well")
    assert sandbox.world.channels.by_id[thread.id]["thread_metadata"]["archived"] is False


async def test_people_change_only_threads_they_may(bot: SampleBot, ana: Person, bruno: Person, plaza: int) -> None:
    thread = await bot.text(plaza).create_thread(name="The game", type=discord.ChannelType.public_thread)
    with pytest.raises(ClientRefused, match="may_not"):
        await bruno.change_thread(thread.id, archived=True)
    with pytest.raises(ClientRefused, match="no_thread"):
        await ana.change_thread(plaza, archived=True)
    await ana.change_thread(thread.id, archived=True, locked=True)
    await ana.change_thread(thread.id, archived=False, locked=False)
    await bruno.say(thread.id, "open again")


async def test_a_thread_can_be_renamed_locked_and_deleted(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    thread = await bot.text(plaza).create_thread(name="The game", type=discord.ChannelType.public_thread)
    sandbox.allow(plaza, "manage_threads")
    await thread.edit(name="The great game", locked=True, auto_archive_duration=60)
    channel = sandbox.world.channels.by_id[thread.id]
    assert channel["name"] == "The great game"
    assert channel["thread_metadata"]["auto_archive_duration"] == 60
    assert channel["thread_metadata"]["locked"] is True
    await thread.delete()
    assert thread.id not in sandbox.world.channels.by_id
    assert ana.messages(thread.id) == []


async def test_a_thread_needs_its_permission(sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    sandbox.deny(plaza, "create_public_threads")
    with pytest.raises(discord.Forbidden):
        await bot.text(plaza).create_thread(name="No", type=discord.ChannelType.public_thread)
    sandbox.allow(plaza, "create_private_threads")
    thread = await bot.text(plaza).create_thread(name="Yes")
    sandbox.deny(plaza, "send_messages_in_threads")
    with pytest.raises(discord.Forbidden):
        await thread.send("no")
    await bot.text(plaza).send("yes")
