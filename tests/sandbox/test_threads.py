"""Threads: starting, joining, archiving, and who sees them."""

import discord
import pytest

from bot.sandbox import Person, Refused, Sandbox
from tests.sandbox.parrot import Parrot


async def test_a_thread_hangs_on_its_message(parrot: Parrot, ana: Person, plaza: int) -> None:
    sent = await parrot.text(plaza).send("a game")
    thread = await sent.create_thread(name="The game")
    assert thread.id == sent.id
    assert (await parrot.sees("thread")).id == thread.id
    await thread.send("inside")
    assert [message["content"] for message in ana.messages(thread.id)] == ["", "inside"]
    assert ana.messages(plaza)[0]["thread"]["name"] == "The game"
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.create_thread(name="Another")
    assert refusal.value.code == 160004


async def test_a_thread_without_a_message_is_announced(parrot: Parrot, ana: Person, plaza: int) -> None:
    thread = await parrot.text(plaza).create_thread(name="The game", type=discord.ChannelType.public_thread)
    (announced,) = ana.messages(plaza)
    assert (announced["type"], announced["content"]) == (18, "The game")
    assert announced["message_reference"]["channel_id"] == str(thread.id)


async def test_a_private_thread_is_for_its_members(parrot: Parrot, bruno: Person, plaza: int) -> None:
    thread = await parrot.text(plaza).create_thread(name="Secrets", type=discord.ChannelType.private_thread)
    await thread.send("before")
    assert bruno.messages(thread.id) == []
    assert bruno.received == []
    await thread.add_user(discord.Object(bruno.id))
    assert [message["content"] for message in bruno.messages(thread.id)] == ["before"]
    assert {member.id for member in await thread.fetch_members()} == {parrot.application_id, bruno.id}
    await thread.remove_user(discord.Object(bruno.id))
    assert bruno.messages(thread.id) == []


async def test_an_archived_thread_takes_no_commands_and_a_message_wakes_it(
    parrot: Parrot, ana: Person, plaza: int
) -> None:
    thread = await parrot.text(plaza).create_thread(name="The game", type=discord.ChannelType.public_thread)
    first = await thread.send("first")
    assert (await ana.slash(thread.id, "say", text="here")).kind == "message"
    await thread.edit(archived=True)
    assert (await parrot.sees("thread update")).archived
    with pytest.raises(Refused, match="archived"):
        await ana.slash(thread.id, "say", text="there")
    with pytest.raises(discord.HTTPException) as refusal:
        await first.edit(content="other")
    assert refusal.value.code == 50083
    assert [each.id async for each in parrot.text(plaza).archived_threads()] == [thread.id]
    await ana.say(thread.id, "wake up")
    assert (await ana.slash(thread.id, "say", text="again")).kind == "message"
    active = await parrot.guilds[0].active_threads()
    assert [each.id for each in active] == [thread.id]


async def test_a_thread_can_be_renamed_locked_and_deleted(
    sandbox: Sandbox, parrot: Parrot, ana: Person, plaza: int
) -> None:
    thread = await parrot.text(plaza).create_thread(name="The game", type=discord.ChannelType.public_thread)
    await thread.edit(name="The great game", locked=True, auto_archive_duration=60)
    channel = sandbox.world.channels[thread.id]
    assert channel["name"] == "The great game"
    assert channel["thread_metadata"]["auto_archive_duration"] == 60
    assert channel["thread_metadata"]["locked"] is True
    await thread.delete()
    assert thread.id not in sandbox.world.channels
    assert ana.messages(thread.id) == []


async def test_a_thread_needs_its_permission(sandbox: Sandbox, parrot: Parrot, plaza: int) -> None:
    sandbox.deny(plaza, "create_public_threads")
    with pytest.raises(discord.Forbidden):
        await parrot.text(plaza).create_thread(name="No", type=discord.ChannelType.public_thread)
    thread = await parrot.text(plaza).create_thread(name="Yes")
    sandbox.deny(plaza, "send_messages_in_threads")
    with pytest.raises(discord.Forbidden):
        await thread.send("no")
    await parrot.text(plaza).send("yes")
