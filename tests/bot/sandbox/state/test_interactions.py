"""Deferral, follow-ups, buttons, menus, and messages that only one person sees."""

import asyncio
import math

import aiohttp
import discord
import pytest

from bot.sandbox import ClientRefused, Person, Sandbox
from tests.bot.sandbox.sample_bot import SampleBot, file, picture


@pytest.mark.usefixtures("bot")
async def test_the_first_follow_up_takes_the_place_of_the_loading_message(ana: Person, plaza: int) -> None:
    reply = await ana.slash(plaza, "slow")
    assert reply.kind == "deferred"
    assert reply.message is not None
    assert reply.message["content"] == "at last"
    assert "thinking" not in reply.message
    more = await reply.followup(lambda message: message["content"] == "and more")
    assert more["id"] != reply.message["id"]
    assert [message["content"] for message in ana.messages(plaza)] == ["at last", "and more"]


@pytest.mark.usefixtures("bot")
async def test_a_picture_shown_by_an_embed_leaves_the_attachments(ana: Person, plaza: int) -> None:
    reply = await ana.slash(plaza, "slow")
    assert reply.message is not None
    assert reply.message["attachments"] == []
    image = reply.message["embeds"][0]["image"]
    assert (image["width"], image["height"]) == (8, 6)
    async with aiohttp.ClientSession() as session, session.get(image["url"]) as got:
        assert await got.read() == picture()
        assert got.headers["Content-Type"] == "image/png"


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_deferral_stays_ephemeral_and_nobody_else_receives_it(
    ana: Person, bruno: Person, plaza: int
) -> None:
    reply = await ana.slash(plaza, "slow", hidden=True)
    assert reply.message is not None
    assert reply.message["ephemeral"] is True
    await reply.followup()
    assert bruno.messages(plaza) == []
    assert bruno.received == []
    assert picture() in ana.received
    assert any(isinstance(each, dict) and each.get("thinking") for each in ana.received)
    await ana.dismiss(reply.message)
    assert [message["content"] for message in ana.messages(plaza)] == ["and more"]


async def test_ephemeral_messages_are_not_sent_over_the_gateway(bot: SampleBot, ana: Person, plaza: int) -> None:
    await (await ana.slash(plaza, "slow", hidden=True)).followup()
    await ana.say(plaza, "afterwards")
    assert (await bot.sees("message")).author.id == ana.id


@pytest.mark.usefixtures("bot")
async def test_a_button_changes_its_message(ana: Person, bruno: Person, plaza: int) -> None:
    panel = (await ana.slash(plaza, "panel")).message
    assert panel is not None
    reply = await bruno.press(panel, "Change")
    assert reply.kind == "update"
    assert reply.message is not None
    assert reply.message["id"] == panel["id"]
    assert reply.message["content"] == "changed"
    assert reply.message["edited_timestamp"] is not None


@pytest.mark.usefixtures("bot")
async def test_what_cannot_be_pressed_or_chosen_is_refused(ana: Person, plaza: int) -> None:
    panel = (await ana.slash(plaza, "panel")).message
    assert panel is not None
    for which in ("Off", "nothing"):
        with pytest.raises(ClientRefused):
            await ana.press(panel, which)
    for values in ([], ["green"], ["red", "blue", "red"]):
        with pytest.raises(ClientRefused):
            await ana.select(panel, "pick", values)
    with pytest.raises(ClientRefused):
        await ana.select(panel, 1, ["red"])


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("which", ["pick", "Pick a colour", 0])
async def test_a_menu_is_answered_by_a_deferred_update_with_a_new_file(
    ana: Person, plaza: int, which: str | int
) -> None:
    panel = (await ana.slash(plaza, "panel")).message
    assert panel is not None
    reply = await ana.select(panel["id"], which, ["Blue", "red"])
    assert reply.kind == "deferred_update"
    assert reply.message is not None
    assert reply.message["content"] == "picked blue, red"
    assert [each["filename"] for each in reply.message["attachments"]] == ["new.png"]


@pytest.mark.usefixtures("bot")
async def test_a_form_opened_by_a_button_changes_the_message(ana: Person, plaza: int) -> None:
    panel = (await ana.slash(plaza, "panel")).message
    assert panel is not None
    answer = await ana.submit(await ana.press(panel, "ask"), {"answer": "42"})
    assert answer.kind == "update"
    assert answer.message is not None
    assert answer.message["id"] == panel["id"]
    assert answer.message["content"] == "you said 42"


@pytest.mark.usefixtures("bot")
async def test_buttons_of_a_message_only_one_person_sees_work_for_that_person_alone(
    ana: Person, bruno: Person, plaza: int
) -> None:
    mine = (await ana.slash(plaza, "slow", hidden=True)).message
    assert mine is not None
    with pytest.raises(ClientRefused, match="no_message"):
        await bruno.press(mine, "change")
    reply = await ana.press(mine, "change")
    assert reply.message is not None
    assert (reply.message["content"], reply.message["ephemeral"]) == ("changed", True)


@pytest.mark.usefixtures("bot")
async def test_a_whisper_answers_a_button_and_leaves_the_message(ana: Person, bruno: Person, plaza: int) -> None:
    panel = (await ana.slash(plaza, "panel")).message
    assert panel is not None
    reply = await bruno.press(panel, "whisper")
    assert reply.kind == "message"
    assert [message["content"] for message in bruno.messages(plaza)] == ["panel", "only you"]
    assert [message["content"] for message in ana.messages(plaza)] == ["panel"]


async def answer_twice(talk: discord.Interaction[SampleBot]) -> int:
    await talk.response.send_message("one")
    talk.response._response_type = None
    with pytest.raises(discord.HTTPException) as refusal:
        await talk.response.send_message("two")
    return refusal.value.code


async def test_an_interaction_is_acknowledged_once(bot: SampleBot, ana: Person, plaza: int) -> None:
    reply = asyncio.create_task(ana.slash(plaza, "never"))
    assert await answer_twice(await bot.sees("never")) == 40060
    assert (await reply).kind == "message"


async def test_the_original_response_can_be_read_edited_and_deleted(bot: SampleBot, ana: Person, plaza: int) -> None:
    reply = asyncio.create_task(ana.slash(plaza, "never"))
    talk = await bot.sees("never")
    callback = await talk.response.send_message("first", file=file("a.png"))
    assert callback.resource.content == "first"
    assert (await reply).message == ana.messages(plaza)[0]
    assert callback.message_id == int(ana.messages(plaza)[0]["id"])
    original = await talk.original_response()
    kept = await original.edit(content="second", attachments=[*original.attachments, file("b.png")])
    assert [each.filename for each in kept.attachments] == ["a.png", "b.png"]
    follow = await talk.followup.send("more", wait=True)
    await follow.edit(content="much more")
    assert [message["content"] for message in ana.messages(plaza)] == ["second", "much more"]
    await follow.delete()
    await talk.delete_original_response()
    assert ana.messages(plaza) == []
    with pytest.raises(discord.NotFound):
        await talk.edit_original_response(content="gone")


async def test_a_follow_up_before_any_answer_finds_no_webhook(bot: SampleBot, ana: Person, plaza: int) -> None:
    reply = asyncio.create_task(ana.slash(plaza, "never"))
    talk = await bot.sees("never")
    with pytest.raises(discord.NotFound) as refusal:
        await talk.followup.send("too early")
    assert refusal.value.code == 10015
    await talk.response.send_message("now")
    await reply


async def test_a_deleted_loading_message_ends_the_waiting(bot: SampleBot, ana: Person, plaza: int) -> None:
    reply = asyncio.create_task(ana.slash(plaza, "never"))
    talk = await bot.sees("never")
    await talk.response.defer(thinking=True)
    (thinking,) = ana.messages(plaza)
    assert thinking["thinking"] is True
    await talk.delete_original_response()
    assert (await reply).kind == "deferred"
    assert (await reply).message is None
    assert ana.messages(plaza) == []


async def test_a_message_edited_by_itself_keeps_the_promise_of_a_deferred_update(
    bot: SampleBot, ana: Person, plaza: int
) -> None:
    class Go(discord.ui.View):
        @discord.ui.button(label="Go", custom_id="go")
        async def go(self, talk: discord.Interaction, _: discord.ui.Button["Go"]) -> None:
            await talk.response.defer()
            assert talk.message is not None
            message = await bot.text(plaza).fetch_message(talk.message.id)
            await message.edit(content="gone")

    message = await bot.text(plaza).send("going", view=Go())
    reply = await ana.press(message.id, "Go")
    assert reply.message is not None
    assert reply.message["content"] == "gone"


async def test_a_token_is_worth_nothing_when_its_time_is_over(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    reply = asyncio.create_task(ana.slash(plaza, "never"))
    talk = await bot.sees("never")
    await talk.response.defer(thinking=True)
    sandbox.faults.expire_tokens()
    assert (await reply).kind == "failed"
    with pytest.raises(discord.HTTPException) as refusal:
        await talk.followup.send("too late")
    assert refusal.value.code == 50027


async def test_every_token_has_its_own_time() -> None:
    async with Sandbox(answer_seconds=1000, token_seconds=0.05) as sandbox, aiohttp.ClientSession() as session:
        url = f"{sandbox.url}/api/v10/channels/{sandbox.channel('plaza')}/messages"
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
        headers = {"Authorization": f"Bot {sandbox.token}"}
        async with session.post(url, json={"content": "x", "components": [row]}, headers=headers) as got:
            message = await got.json()
        for _ in range(2):
            reply = await sandbox.person("Ana").press(message, "x")
            assert (reply.kind, reply.acknowledged, reply.message) == ("failed", math.inf, None)


@pytest.mark.usefixtures("bot")
async def test_a_layout_shows_its_picture(ana: Person, plaza: int) -> None:
    reply = await ana.slash(plaza, "layout")
    assert reply.message is not None
    container = reply.message["components"][0]
    media = container["components"][1]["items"][0]["media"]
    assert media["url"].endswith("/board.png")
    assert media["width"] == 8
    assert reply.message["flags"] & 1 << 15
    assert reply.message["attachments"] == []
