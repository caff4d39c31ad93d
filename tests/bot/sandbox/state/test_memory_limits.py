"""A sandbox that runs for weeks stays small, and never forgets what somebody still needs."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox, sessions
from bot.sandbox.state import memory_limits
from bot.sandbox.state.setup import GUILD
from tests.bot.sandbox.sample_bot import Buttons, SampleBot, file, picture, running_sample_bot

MANY = memory_limits.IN_PLACE + memory_limits.SLACK + 1
LOUD = {"guild_id": str(GUILD), "author": {"id": "1"}, "mentions": [], "nonce": "x" * 2_000_000}


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with Sandbox(tmp_path, record=False) as sandbox:
        yield sandbox


def kept_files(folder: Path) -> set[int]:
    """The ids of the files on the disk, when nobody uses it."""
    with closing(sqlite3.connect(folder / "world.db")) as base:
        return {id_ for (id_,) in base.execute("SELECT id FROM files")}


async def chatter(sandbox: Sandbox, channel: int, times: int) -> None:
    for number in range(times):
        await sandbox.person("Bruno").say(channel, f"chatter {number}")


async def test_old_messages_go_but_not_what_is_still_in_use(sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    channel = bot.text(plaza)
    live = await channel.send("live", file=file())
    panel = await channel.send("press me", view=Buttons())
    off = await channel.send("off", view=Buttons())
    await off.edit(view=None)
    old = await channel.send("old", file=file())
    frames: list[dict[str, object]] = []
    sandbox.world.broadcast.listen(sandbox.person("Ana").id, frames.append)
    await chatter(sandbox, plaza, memory_limits.IN_PLACE - 10)
    await live.edit(attachments=[file(colour="blue")])
    assert len(sandbox.person("Ana").messages(plaza)) == memory_limits.IN_PLACE - 6
    await chatter(sandbox, plaza, memory_limits.SLACK + 10)
    messages = sandbox.person("Ana").messages(plaza)
    assert len(messages) <= memory_limits.IN_PLACE + memory_limits.SLACK
    assert {str(live.id), str(panel.id)} <= {message["id"] for message in messages}
    assert messages[-1]["content"] == f"chatter {memory_limits.SLACK + 9}"
    assert {"t": "gone", "channel_id": str(plaza), "id": str(old.id)} in frames
    for gone in (off, old):
        with pytest.raises(discord.NotFound) as refusal:
            await gone.edit(content="still there?")
        assert refusal.value.code == 10008
    assert (await sandbox.person("Ana").press(panel.id, "change")).kind == "update"
    assert "delete" not in [bot.seen.get_nowait()[0] for _ in range(bot.seen.qsize())]


async def test_the_files_of_what_goes_go_too(tmp_path: Path) -> None:
    async with Sandbox(tmp_path, record=False) as sandbox, running_sample_bot(sandbox) as bot:
        plaza = sandbox.channel("plaza")
        sent = await bot.text(plaza).send(file=file())
        await sandbox.flush()
        assert await sent.attachments[0].read() == picture()
        await chatter(sandbox, plaza, MANY)
        last = await bot.text(plaza).send(file=file("last.png"))
        await sandbox.flush()
        with pytest.raises(discord.NotFound):
            await sent.attachments[0].read()
    assert kept_files(tmp_path) == {last.attachments[0].id}


async def test_a_picture_that_only_an_embed_showed_goes_with_it(tmp_path: Path) -> None:
    async with Sandbox(tmp_path, record=False) as sandbox, running_sample_bot(sandbox) as bot:
        channel = bot.text(sandbox.channel("plaza"))
        embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
        sent = await channel.send(embed=embed, file=file())
        sent = await sent.edit(attachments=[])
        await sandbox.flush()
        async with aiohttp.ClientSession() as session, session.get(str(sent.embeds[0].image.url)) as got:
            assert await got.read() == picture()
        await sent.edit(content="without", embed=None)
        other = await channel.send(embed=embed, file=file())
        other = await other.edit(attachments=[])
        await sandbox.flush()
        await other.delete()
        third = await channel.send(embed=embed, file=file())
        await third.edit(attachments=[])
    assert len(kept_files(tmp_path)) == 1


async def test_a_live_picture_needs_no_more_room_than_one(tmp_path: Path) -> None:
    noise = bytes(range(256)) * 2000
    async with Sandbox(tmp_path, record=False) as sandbox, running_sample_bot(sandbox) as bot:
        headers = {"Authorization": f"Bot {sandbox.token}"}
        sent = await bot.text(sandbox.channel("plaza")).send("live")
        url = f"{sandbox.url}/api/v10/channels/{sent.channel.id}/messages/{sent.id}"
        async with aiohttp.ClientSession(headers=headers) as session:
            for number in range(60):
                form = aiohttp.FormData(quote_fields=False)
                form.add_field("payload_json", '{"attachments": [{"id": 0}]}')
                form.add_field("files[0]", noise + bytes([number]), filename="board.png")
                async with session.patch(url, data=form) as got:
                    assert got.status == 200
                await sandbox.flush()
        assert len(sandbox.world.files.held) == 0
    assert len(kept_files(tmp_path)) == 1
    assert (tmp_path / "world.db").stat().st_size < 6 * len(noise)


async def test_what_an_earlier_version_left_is_tidied_up(tmp_path: Path) -> None:
    async with Sandbox(tmp_path) as sandbox, running_sample_bot(sandbox) as bot:
        plaza = sandbox.channel("plaza")
        sent = await bot.text(plaza).send(file=file())
        await chatter(sandbox, plaza, MANY)
        assert len(sandbox.person("Ana").messages(plaza)) == MANY + 1
    with closing(sqlite3.connect(tmp_path / "world.db")) as base:
        base.execute("UPDATE posts SET body = CAST(replace(CAST(body AS TEXT), '\"files\":', '\"other\":') AS BLOB)")
        base.executemany("INSERT INTO files VALUES (?, 1, 'x.png', zeroblob(100000))", [(id_,) for id_ in range(100)])
        base.commit()
    big = (tmp_path / "world.db").stat().st_size
    async with Sandbox(tmp_path) as again, aiohttp.ClientSession() as session:
        first = again.person("Ana").messages(plaza)[0]
        async with session.get(first["attachments"][0]["url"]) as got:
            assert await got.read() == picture()
    assert kept_files(tmp_path) == {sent.attachments[0].id}
    assert (tmp_path / "world.db").stat().st_size < big - 9_000_000
    async with Sandbox(tmp_path, record=False) as again:
        assert len(again.person("Ana").messages(plaza)) == memory_limits.IN_PLACE
    assert kept_files(tmp_path) == set()


async def test_all_places_together_have_their_bound(
    sandbox: Sandbox, bot: SampleBot, plaza: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory_limits, "IN_ALL", 30)
    await chatter(sandbox, plaza, 10)
    for name in ("cusco", "vilcabamba", "machu-picchu"):
        await chatter(sandbox, sandbox.channel(name), 20)
    everything = sandbox.person("Ana").everything()
    assert len(everything) <= 30 + memory_limits.SLACK
    assert {message["channel_id"] for message in everything} == {
        str(sandbox.channel(name)) for name in ("cusco", "vilcabamba", "machu-picchu")
    }


async def test_threads_are_put_away_and_in_the_end_forgotten(
    sandbox: Sandbox, bot: SampleBot, plaza: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory_limits, "ACTIVE", 3)
    monkeypatch.setattr(memory_limits, "ARCHIVED", 2)
    public = discord.ChannelType.public_thread
    threads = [await bot.text(plaza).create_thread(name="0", type=public)]
    await threads[0].send("inside")
    for number in range(1, 7):
        threads.append(await bot.text(plaza).create_thread(name=str(number), type=public))
        await threads[0].send("still in use")
    active = {int(thread["id"]) for thread in sandbox.world.channels.threads()}
    archived = {int(thread["id"]) for thread in sandbox.world.channels.threads(archived=True)}
    assert active == {threads[0].id, threads[5].id, threads[6].id}
    assert archived == {threads[3].id, threads[4].id}


async def test_what_only_one_person_sees_has_its_bound(sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    ana = sandbox.person("Ana")
    for _ in range(memory_limits.PRIVATE):
        reply = await ana.slash(plaza, "slow", hidden=True)
        await reply.followup()
    assert len(ana.messages(plaza)) == memory_limits.PRIVATE
    assert reply.message is not None
    assert reply.message["id"] in {message["id"] for message in ana.messages(plaza)}
    assert len(sandbox.world.files.held) <= memory_limits.PRIVATE


async def test_files_of_commands_are_kept_for_a_while(sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    ana = sandbox.person("Ana")
    for number in range(memory_limits.PASSING + 5):
        given = {"who": ana, "where": plaza, "size": 1, "what": (f"{number}.txt", b"12345")}
        reply = await ana.slash(plaza, "kinds", **given)
        assert reply.message is not None
        assert reply.message["content"].endswith(f"{number}.txt 5")
    assert len(sandbox.world.files.held) == memory_limits.PASSING


async def test_limits_the_bot_breaks_are_not_collected(sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    with pytest.raises(discord.HTTPException):
        await bot.text(plaza).send("x" * 2001)
    assert sandbox.violations == []
    assert sandbox.requests == []


async def test_a_bot_that_does_not_listen_is_cut_off(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "BACKLOG", 10)
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.url}/gateway") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1 << 9 | 1}})
        assert (await socket.receive_json())["t"] == "READY"
        gone = asyncio.Event()
        sandbox.world.broadcast.listen(
            sandbox.person("Ana").id, lambda frame: gone.set() if frame["t"] == "bot" and not frame["online"] else None
        )
        for _ in range(30):
            sandbox.world.broadcast.dispatch("MESSAGE_CREATE", LOUD)
        async with asyncio.timeout(20):
            await gone.wait()
