"""Reactions: custom emoji, what happens while the bot is away, and reading them page by page."""

import discord
import pytest

from bot.sandbox import ClientRefused, Person, Sandbox
from tests.bot.sandbox.sample_bot import SampleBot, running_sample_bot

LLAMA = "llama:123456789012345678"


async def test_a_custom_emoji_is_told_by_its_id_and_can_be_taken_away(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    sent = await bot.text(plaza).send("vote")
    await ana.react(sent.id, LLAMA)
    event = await bot.sees("reaction")
    assert (event.emoji.id, event.emoji.name) == (123456789012345678, "llama")
    fetched = await bot.text(plaza).fetch_message(sent.id)
    (reaction,) = fetched.reactions
    assert (str(reaction.emoji), reaction.count, reaction.me) == (f"<:{LLAMA}>", 1, False)
    assert [user.name async for user in reaction.users()] == ["Ana"]
    await fetched.remove_reaction(str(event.emoji), discord.Object(ana.id))
    assert sandbox.requests[-1].path.endswith(f"/:{LLAMA}/{ana.id}")
    assert "reactions" not in ana.messages(plaza)[0]


@pytest.mark.parametrize(
    ("written", "animated"), [(f"<:{LLAMA}>", False), (f":{LLAMA}", False), (f"<a:{LLAMA}>", True)]
)
async def test_a_custom_emoji_may_be_written_in_every_way(
    bot: SampleBot, ana: Person, bruno: Person, plaza: int, written: str, animated: bool
) -> None:
    sent = await bot.text(plaza).send("vote")
    await ana.react(sent.id, written)
    assert (await bot.sees("reaction")).emoji.animated is animated
    await bruno.react(sent.id, "renamed:123456789012345678")
    (reaction,) = ana.messages(plaza)[0]["reactions"]
    assert (reaction["emoji"]["name"], reaction["count"], reaction["me"]) == ("llama", 2, True)
    await sent.clear_reaction(f"other:{reaction['emoji']['id']}")
    assert "reactions" not in ana.messages(plaza)[0]


async def test_the_bot_has_no_custom_emoji_but_may_join_a_reaction(bot: SampleBot, ana: Person, plaza: int) -> None:
    sent = await bot.text(plaza).send("vote")
    for unknown in (LLAMA, "llama:x", "a:b", ":1", "x" * 70):
        with pytest.raises(discord.HTTPException) as refusal:
            await sent.add_reaction(unknown)
        assert (refusal.value.status, refusal.value.code) == (400, 10014)
    with pytest.raises(ClientRefused):
        await ana.react(sent.id, "no emoji")
    await ana.react(sent.id, LLAMA)
    await sent.add_reaction(LLAMA)
    (reaction,) = ana.messages(plaza)[0]["reactions"]
    assert reaction["count"] == 2


async def test_reactions_while_the_bot_is_away_are_not_told_later_but_can_be_read(sandbox: Sandbox, plaza: int) -> None:
    async with running_sample_bot(sandbox) as bot:
        sent = await bot.text(plaza).send("vote")
        await sent.add_reaction("✅")
    people = [sandbox.person(name) for name in ("Ana", "Bruno", "Chaska", "Diego", "Elena")]
    for person in reversed(people):
        await person.react(sent.id, "✅")
    async with running_sample_bot(sandbox) as bot:
        await people[0].react(sent.id, "❌")
        event = await bot.sees("reaction")
        assert (event.user_id, str(event.emoji)) == (people[0].id, "❌")
        fetched = await bot.text(plaza).fetch_message(sent.id)
        assert [(str(each.emoji), each.count, each.me) for each in fetched.reactions] == [
            ("✅", 6, True),
            ("❌", 1, False),
        ]
        ids = [bot.application_id, *(person.id for person in people)]
        assert {user.id async for user in fetched.reactions[0].users()} == set(ids)
        for limit, after, found in ((4, None, ids[:4]), (2, ids[2], ids[3:5]), (100, ids[-1], [])):
            got = await bot.http.get_reaction_users(plaza, sent.id, "✅", limit, after)
            assert [int(user["id"]) for user in got] == found
        assert await bot.http.get_reaction_users(plaza, sent.id, "👍", 100) == []
        for limit in (0, 101):
            with pytest.raises(discord.HTTPException) as refusal:
                await bot.http.get_reaction_users(plaza, sent.id, "✅", limit)
            assert refusal.value.code == 50035
