"""A world kept in a folder is there again, whatever happened."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.sandbox import FolderTaken, Sandbox
from tests.bot.sandbox.sample_bot import file, picture, running_sample_bot


async def test_everything_but_what_is_private_to_a_moment_comes_back(tmp_path: Path) -> None:
    async with Sandbox(tmp_path) as sandbox, running_sample_bot(sandbox) as bot:
        ana = sandbox.person("Ana")
        plaza, own = sandbox.channel("plaza"), sandbox.add_channel("sacsayhuaman")
        embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
        sent = await bot.text(plaza).send("kept", embed=embed, file=file())
        await ana.react(sent.id, "✅")
        deleted = await bot.text(plaza).send("deleted")
        await deleted.delete()
        thread = await sent.create_thread(name="The game")
        await thread.send("inside")
        await thread.add_user(discord.Object(ana.id))
        await ana.slash(plaza, "slow", hidden=True)
        await (await bot.fetch_user(ana.id)).send("privately")
        sandbox.deny(own, "send_messages")
        direct = sandbox.direct("Ana")
    async with Sandbox(tmp_path) as again, aiohttp.ClientSession() as session:
        ana = again.person("Ana")
        (message,) = ana.messages(plaza)
        assert message["content"] == "kept"
        assert message["reactions"][0]["me"] is True
        assert message["thread"]["id"] == str(thread.id)
        assert again.channel("sacsayhuaman") == own
        assert [each["content"] for each in ana.messages(thread.id)] == ["", "inside"]
        assert set(again.world.channels.members[thread.id]) == {bot.application_id, ana.id}
        assert [each["content"] for each in ana.messages(direct)] == ["privately"]
        assert again.world.channels.by_id[own]["permission_overwrites"] != []
        image = message["embeds"][0]["image"]["url"]
        assert image.startswith(again.url)
        async with session.get(image) as got:
            assert await got.read() == picture()
        assert int((await ana.say(plaza, "new"))["id"]) > int(message["id"])
        async with running_sample_bot(again) as bot:
            assert bot.get_channel(thread.id) is not None
            fetched = await bot.text(plaza).fetch_message(sent.id)
            await fetched.edit(attachments=[], embed=None)


async def test_commands_are_still_registered(tmp_path: Path) -> None:
    async with Sandbox(tmp_path) as sandbox, running_sample_bot(sandbox) as bot:
        before = {command.name: command.id for command in await bot.tree.fetch_commands()}
    async with Sandbox(tmp_path) as again:
        commands = again.world.commands.all(None)
        assert {command["name"]: int(command["id"]) for command in commands} == before


KILLED = """
import asyncio, pathlib, sys
from bot.sandbox import Sandbox

async def main():
    async with Sandbox(pathlib.Path(sys.argv[1])) as sandbox:
        await sandbox.person("Ana").say(sandbox.channel("plaza"), "remember me")
        await sandbox.flush()
        print("written", flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


async def test_a_killed_sandbox_remembers(tmp_path: Path) -> None:
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, str(tmp_path), stdout=subprocess.PIPE, cwd=Path(__file__).parents[3]
    )
    assert running.stdout is not None
    try:
        async with asyncio.timeout(60):
            assert await running.stdout.readline() == b"written\n"
        with pytest.raises(FolderTaken):
            await Sandbox(tmp_path).start()
    finally:
        os.kill(running.pid, signal.SIGKILL)
        await running.wait()
    async with Sandbox(tmp_path) as sandbox:
        (message,) = sandbox.person("Ana").messages(sandbox.channel("plaza"))
        assert message["content"] == "remember me"


@pytest.mark.parametrize("damage", [b"this is no database at all", b"SQLite format 3\x00" + b"\xff" * 5000])
async def test_a_damaged_file_is_set_aside_with_one_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: bytes
) -> None:
    (tmp_path / "world.db").write_bytes(damage)
    with caplog.at_level(logging.WARNING):
        async with Sandbox(tmp_path) as sandbox:
            await sandbox.person("Ana").say(sandbox.channel("plaza"), "a new beginning")
    assert len(caplog.records) == 1
    assert "set aside" in caplog.text
    (aside,) = tmp_path.glob("world.damaged-*.db")
    assert aside.read_bytes() == damage
    async with Sandbox(tmp_path) as again:
        assert len(again.person("Ana").messages(again.channel("plaza"))) == 1


async def test_a_long_running_sandbox_records_nothing_and_forgets_files_nobody_sees(tmp_path: Path) -> None:
    async with Sandbox(tmp_path, record=False) as sandbox, running_sample_bot(sandbox) as bot:
        plaza = sandbox.channel("plaza")
        sent = await bot.text(plaza).send(file=file("a.png"))
        old = int(sent.attachments[0].id)
        edited = await sent.edit(attachments=[file("b.png", "blue")])
        assert sandbox.requests == []
        assert sandbox.person("Ana").received == []
        assert sandbox.world.files.get(old) is None
        assert await edited.attachments[0].read() == picture("blue")
        ana = sandbox.person("Ana")
        first = (await ana.slash(plaza, "slow", hidden=True)).message
        assert first is not None
        for _ in range(50):
            await (await ana.slash(plaza, "slow", hidden=True)).followup()
        assert first["id"] not in {message["id"] for message in ana.messages(plaza)}
        assert len(ana.messages(plaza)) <= 101
    async with Sandbox(tmp_path, record=False) as again, aiohttp.ClientSession() as session:
        (message,) = again.person("Ana").messages(plaza)
        async with session.get(message["attachments"][0]["url"]) as got:
            assert await got.read() == picture("blue")
