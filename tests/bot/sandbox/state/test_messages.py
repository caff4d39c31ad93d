"""Messages, mentions, files, reactions, permissions and private conversations."""

import asyncio
import io

import discord
import pytest

from bot.sandbox import ClientRefused, Person, Sandbox
from tests.bot.sandbox.sample_bot import SampleBot, file, picture, running_sample_bot


async def test_a_message_is_seen_by_everybody_and_echoed_to_the_bot(
    bot: SampleBot, ana: Person, bruno: Person, plaza: int
) -> None:
    sent = await bot.text(plaza).send("hello")
    assert (await bot.sees("message")).id == sent.id
    for person in (ana, bruno):
        (message,) = person.messages(plaza)
        assert message["content"] == "hello"
        assert message["author"] == {**message["author"], "username": "Chaski", "bot": True}


async def test_what_a_person_says_reaches_the_bot_without_its_content_unless_it_asked_for_it(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    await ana.say(plaza, "secret plans")
    assert (await bot.sees("message")).content == ""
    await ana.say(plaza, f"hey <@{bot.application_id}>")
    assert (await bot.sees("message")).content.startswith("hey")
    await ana.say(sandbox.direct("Ana"), "just us")
    assert (await bot.sees("message")).content == "just us"
    async with running_sample_bot(sandbox, SampleBot(intents=discord.Intents.all())) as other:
        await ana.say(plaza, "in the open")
        assert (await other.sees("message")).content == "in the open"


async def test_a_bot_hears_only_what_its_intents_ask_for(sandbox: Sandbox, ana: Person, plaza: int) -> None:
    intents = discord.Intents.none()
    intents.guilds = True
    intents.guild_reactions = True
    async with running_sample_bot(sandbox, SampleBot(intents=intents)) as bot:
        await bot.sees("guild available")
        message = await ana.say(plaza, "unheard")
        await ana.react(message, "👍")
        kind, _ = await bot.seen.get()
        assert kind == "reaction"


async def test_the_same_nonce_twice_is_one_message(bot: SampleBot, ana: Person, plaza: int) -> None:
    first = await bot.text(plaza).send("once", nonce="7.12.board")
    again = await bot.text(plaza).send("once", nonce="7.12.board")
    other = await bot.text(plaza).send("once", nonce="7.13.board")
    assert again.id == first.id != other.id
    assert len(ana.messages(plaza)) == 2


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (discord.AllowedMentions.all(), ["Ana", "Bruno"]),
        (discord.AllowedMentions.none(), []),
        (discord.AllowedMentions(users=[discord.Object(1_000_000_000_000_000_102)]), ["Bruno"]),
    ],
)
async def test_only_allowed_people_are_mentioned(
    bot: SampleBot,
    ana: Person,
    bruno: Person,
    plaza: int,
    sandbox: Sandbox,
    allowed: discord.AllowedMentions,
    pinged: list[str],
) -> None:
    await bot.text(plaza).send(f"{ana.mention} {bruno.mention} @everyone", allowed_mentions=allowed)
    (message,) = ana.messages(plaza)
    assert [user["username"] for user in message["mentions"]] == pinged
    assert message["mention_everyone"] is False
    assert "allowed_mentions" in sandbox.requests[-1].json


async def test_files_come_with_their_descriptions_and_are_recorded(
    bot: SampleBot, ana: Person, plaza: int, sandbox: Sandbox
) -> None:
    await bot.text(plaza).send("look", files=[file("a.png", description="a red board"), file("b.png", "blue")])
    (message,) = ana.messages(plaza)
    assert [(each["filename"], each.get("description")) for each in message["attachments"]] == [
        ("a.png", "a red board"),
        ("b.png", None),
    ]
    request = sandbox.requests[-1]
    assert (request.method, request.status) == ("POST", 200)
    assert request.json["content"] == "look"
    assert [(upload.name, upload.description, upload.data) for upload in request.files] == [
        ("a.png", "a red board", picture()),
        ("b.png", None, picture("blue")),
    ]
    assert picture() in ana.received
    assert picture("blue") in ana.received


async def test_an_edit_keeps_replaces_or_removes_files(bot: SampleBot, plaza: int) -> None:
    sent = await bot.text(plaza).send(files=[file("a.png"), file("b.png")])
    assert [each.filename for each in (await sent.edit(content="words")).attachments] == ["a.png", "b.png"]
    edited = await sent.edit(attachments=[sent.attachments[1], file("c.png")])
    assert [each.filename for each in edited.attachments] == ["b.png", "c.png"]
    assert (await edited.edit(attachments=[])).attachments == []


async def test_an_embed_keeps_its_picture_when_only_words_change(bot: SampleBot, plaza: int) -> None:
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    sent = await bot.text(plaza).send(embed=embed, file=file())
    edited = await sent.edit(content="words")
    assert edited.embeds[0].image.url == sent.embeds[0].image.url
    assert edited.attachments == []
    fresh = await edited.edit(embed=embed, attachments=[file(colour="blue")])
    assert fresh.embeds[0].image.url != sent.embeds[0].image.url
    data = io.BytesIO()
    await discord.Asset(bot._connection, url=str(fresh.embeds[0].image.url), key="x").save(data)
    assert data.getvalue() == picture("blue")


async def test_a_message_can_be_deleted_and_is_gone(bot: SampleBot, ana: Person, plaza: int) -> None:
    sent = await bot.text(plaza).send("hello")
    await sent.delete()
    assert (await bot.sees("delete")).message_id == sent.id
    assert ana.messages(plaza) == []
    with pytest.raises(discord.NotFound):
        await sent.edit(content="x")


async def test_a_reply_refers_to_its_message_and_mentions_its_author(bot: SampleBot, ana: Person, plaza: int) -> None:
    await ana.say(plaza, "a question")
    asked = await bot.sees("message")
    reply = await asked.reply("an answer")
    assert reply.reference is not None
    assert reply.reference.message_id == asked.id
    message = ana.messages(plaza)[-1]
    assert message["referenced_message"]["content"] == "a question"
    assert [user["username"] for user in message["mentions"]] == ["Ana"]
    await asked.reply("quietly", mention_author=False)
    assert ana.messages(plaza)[-1]["mentions"] == []


async def test_history_is_read_in_both_directions(bot: SampleBot, plaza: int) -> None:
    sent = [await bot.text(plaza).send(str(number)) for number in range(5)]
    assert [each.content async for each in bot.text(plaza).history(limit=2)] == ["4", "3"]
    assert [each.content async for each in bot.text(plaza).history(before=sent[2])] == ["1", "0"]
    assert [each.content async for each in bot.text(plaza).history(after=sent[2])] == ["3", "4"]
    assert (await bot.text(plaza).fetch_message(sent[3].id)).content == "3"


async def test_reactions_are_counted_and_told(bot: SampleBot, ana: Person, bruno: Person, plaza: int) -> None:
    sent = await bot.text(plaza).send("vote")
    await sent.add_reaction("✅")
    await ana.react(sent.id, "✅")
    await ana.react(sent.id, "✅")
    await bruno.react(sent.id, "❌")
    assert (await bot.sees("reaction")).user_id == bot.application_id
    event = await bot.sees("reaction")
    assert (event.user_id, str(event.emoji), event.member.display_name) == (ana.id, "✅", "Ana")
    reactions = ana.messages(plaza)[0]["reactions"]
    assert [(each["emoji"]["name"], each["count"], each["me"]) for each in reactions] == [
        ("✅", 2, True),
        ("❌", 1, False),
    ]
    await ana.unreact(sent.id, "✅")
    assert (await bot.sees("unreaction")).user_id == ana.id
    fetched = await bot.text(plaza).fetch_message(sent.id)
    assert [user.name async for user in fetched.reactions[0].users()] == ["Chaski"]
    await fetched.remove_reaction("❌", discord.Object(bruno.id))
    await fetched.remove_reaction("✅", discord.Object(bot.application_id or 0))
    assert "reactions" not in ana.messages(plaza)[0]


async def test_all_reactions_are_cleared_at_once(bot: SampleBot, ana: Person, plaza: int) -> None:
    sent = await bot.text(plaza).send("vote")
    for emoji in ("✅", "❌"):
        await ana.react(sent.id, emoji)
    await sent.clear_reaction("✅")
    assert len(ana.messages(plaza)[0]["reactions"]) == 1
    await sent.clear_reactions()
    assert "reactions" not in ana.messages(plaza)[0]
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.add_reaction("nonsense")
    assert refusal.value.code == 10014


@pytest.mark.parametrize("denied", ["send_messages", "attach_files", "embed_links"])
async def test_what_is_denied_to_the_bot_is_refused(sandbox: Sandbox, bot: SampleBot, plaza: int, denied: str) -> None:
    sandbox.deny(plaza, denied)
    after = await bot.sees("channel update")
    assert getattr(after.permissions_for(after.guild.me), denied) is False
    with pytest.raises(discord.Forbidden) as refusal:
        await after.send("x", file=file(), embed=discord.Embed(title="x"))
    assert refusal.value.code == 50013
    sandbox.allow(plaza, denied)
    after = await bot.sees("channel update")
    await after.send("x", file=file(), embed=discord.Embed(title="x"))


async def test_a_channel_the_bot_cannot_see_is_no_access(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    sandbox.deny(plaza, "view_channel")
    with pytest.raises(discord.Forbidden) as refusal:
        await bot.text(plaza).send("x")
    assert refusal.value.code == 50001
    reply = await ana.slash(plaza, "say", text="an answer needs no permission")
    assert reply.kind == "message"


async def test_reacting_and_tidying_need_their_permissions(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    message = await ana.say(plaza, "mine")
    await ana.react(message, "✅")
    fetched = await bot.text(plaza).fetch_message(int(message["id"]))
    sandbox.deny(plaza, "add_reactions", "manage_messages")
    await fetched.add_reaction("✅")
    for attempt in (
        fetched.add_reaction("❌"),
        fetched.remove_reaction("✅", discord.Object(ana.id)),
        fetched.clear_reactions(),
        fetched.delete(),
    ):
        with pytest.raises(discord.Forbidden):
            await attempt


async def test_anothers_message_cannot_be_edited(bot: SampleBot, ana: Person, plaza: int) -> None:
    message = await ana.say(plaza, "mine")
    with pytest.raises(discord.Forbidden) as refusal:
        await bot.text(plaza).get_partial_message(int(message["id"])).edit(content="yours")
    assert refusal.value.code == 50005


async def test_a_private_message_is_seen_by_its_person_alone(
    sandbox: Sandbox, bot: SampleBot, ana: Person, bruno: Person
) -> None:
    user = await bot.fetch_user(ana.id)
    sent = await user.send("psst", file=file())
    here = sandbox.direct("Ana")
    assert sent.channel.id == here
    assert [message["content"] for message in ana.messages(here)] == ["psst"]
    assert bruno.messages(here) == []
    assert bruno.received == []
    await ana.react(sent.id, "👍")
    assert (await bot.sees("reaction")).guild_id is None


async def test_typing_is_seen_both_ways(sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int) -> None:
    frames: list[dict[str, object]] = []
    sandbox.world.broadcast.listen(ana.id, frames.append)
    await bot.text(plaza).typing()
    assert frames == [{"t": "typing", "channel_id": str(plaza), "user_id": str(bot.application_id), "name": "Chaski"}]
    bot.guilds[0]._add_member(await bot.guilds[0].fetch_member(ana.id))
    await ana.typing(plaza)
    assert (await bot.sees("typing")).id in (bot.application_id, ana.id)


async def test_waiting_finds_messages_now_later_and_after_an_edit(bot: SampleBot, ana: Person, plaza: int) -> None:
    sent = await bot.text(plaza).send("one")
    assert (await ana.wait(lambda message: message["content"] == "one"))["id"] == str(sent.id)
    later = asyncio.create_task(ana.wait(lambda message: message["content"] == "two", plaza))
    elsewhere = asyncio.create_task(ana.wait(lambda message: bool(message.get("reactions"))))
    await asyncio.sleep(0)
    await sent.edit(content="two")
    assert (await later)["id"] == str(sent.id)
    await sent.add_reaction("👍")
    assert (await elsewhere)["id"] == str(sent.id)
    with pytest.raises(AssertionError, match="Chaski 'two'"):
        await ana.wait(lambda message: message["content"] == "three", plaza, timeout=0.01)
    with pytest.raises(KeyError):
        await ana.wait(lambda message: bool(message["nothing of the kind"]), plaza)


async def test_a_person_cannot_do_what_discord_would_not_let_them(
    sandbox: Sandbox, bot: SampleBot, ana: Person, bruno: Person, plaza: int
) -> None:
    message = await ana.say(plaza, "hello")
    with pytest.raises(ClientRefused):
        await ana.say(plaza, "  ")
    with pytest.raises(ClientRefused):
        await ana.say(plaza, "x" * 2001)
    with pytest.raises(ClientRefused):
        await ana.say(1, "nowhere")
    with pytest.raises(ClientRefused):
        await ana.dismiss(message)
    with pytest.raises(ClientRefused):
        await ana.unreact(message, "👍")
    with pytest.raises(ClientRefused):
        await bruno.say(sandbox.direct("Ana"), "knock knock")
