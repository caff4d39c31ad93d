"""Private messages that are layouts: over the real wire, pressed, changed, and pressed again after a restart."""

import asyncio

import pytest

from bot.client import buttons
from bot.client.presses import Press
from bot.client.table_bot import TableBot
from bot.sandbox import Reply
from bot.sandbox.records.post import COMPONENTS_V2, EPHEMERAL
from bot.screens.screen import (
    AttachedPicture,
    Button,
    Choice,
    Gallery,
    Screen,
    Section,
    Select,
    Words,
    custom_id,
    select_id,
)
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from storage import Game
from tests.e2e.kit.fake_pictures import HEADER
from tests.e2e.kit.harness import Harness, Message, Seats, select
from tests.e2e.kit.layouts import ShownButton, buttons_of, is_layout, pictures_of, press, words_of
from tests.e2e.tables.test_payloads import problems

PLACES = ("M1a", "M1c", "T2b")


def sketch(game: int, ticked: str, number: int) -> Screen:
    """A layout with everything that can be pressed, which says what was pressed last."""
    sections = (
        Section(
            f"**{place}** · {cost} food", Button(id=custom_id("sketch", game, number, place.lower()), label="Place")
        )
        for cost, place in enumerate(PLACES)
    )
    more = Choice(value="t1b", label="T1b")
    below = (
        Button(id=custom_id("sketch", game, number, "plain"), label="Plain words"),
        Button(id=custom_id("sketch", game, number, "refused"), label="Refuse"),
        Button(id=custom_id("sketch", game, number, "none"), label="Never", enabled=False),
    )
    return Screen(
        blocks=(
            Words(f"Ticked: {ticked or 'nothing'}"),
            Gallery((AttachedPicture(f"hill-{number}.png", HEADER + ticked.encode(), f"The hill, {ticked}"),)),
            *sections,
            (Select(id=select_id("sketch", game, number, "more"), placeholder="More", choices=(more,)),),
            below,
        )
    )


async def deed(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    """What the buttons of the sketch do."""
    if press.argument == "refused":
        raise Refused("old_button")
    if press.argument == "plain":
        again = Button(id=custom_id("sketch", game.id, press.number, "m1a"), label="Again")
        picture = AttachedPicture("plain.png", HEADER, "Plain")
        return Screen(words="Plain.", rows=((again,),), pictures=(picture,), files=(("notes.txt", b"notes"),))
    return sketch(game.id, press.argument, press.number + 1)


@pytest.fixture
async def seats(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> Seats:
    """A game at which a sketch can be opened by a public button."""
    monkeypatch.setitem(buttons.IN_PRIVATE, "sketch", deed)
    return await harness.open("Ana", "Bruno")


async def opened(seats: Seats) -> Message:
    """The sketch, opened by Ana."""
    harness, ana = seats.harness, seats.harness.person("Ana")
    button = Button(id=custom_id("sketch", seats.id, 0, ""), label="Open")
    message = await harness.bot.messages.send(str(seats.channel), Screen(words="Here", rows=((button,),)))
    return shown(await ana.press(message, "Open"))


def shown(reply: Reply) -> Message:
    assert reply.message is not None
    assert reply.message["ephemeral"]
    return reply.message


def file_of(harness: Harness, message: Message) -> bytes:
    (picture,) = pictures_of(message)
    stored = harness.sandbox.world.files.get(int(picture["id"]))
    assert stored is not None
    return stored.data


async def test_a_private_reply_becomes_a_layout(harness: Harness, seats: Seats) -> None:
    message = await opened(seats)
    assert (message["flags"], message["content"]) == (EPHEMERAL | COMPONENTS_V2, "")
    assert words_of(message).splitlines()[:2] == ["Ticked: nothing", "**M1a** · 0 food"]
    names = [custom_id("sketch", seats.id, 1, place) for place in ("m1a", "m1c", "t2b", "plain", "refused", "none")]
    assert [each.id for each in buttons_of(message)] == names
    assert buttons_of(message)[1] == ShownButton("Place", names[1], beside="**M1c** · 1 food")
    assert [each.enabled for each in buttons_of(message)] == [True] * 5 + [False]
    assert [each["description"] for each in pictures_of(message)] == ["The hill, "]
    assert message["attachments"] == []


async def test_what_is_inside_a_layout_is_pressed_also_after_a_restart(harness: Harness, seats: Seats) -> None:
    ana = harness.person("Ana")
    first = await opened(seats)
    second = shown(await press(ana, first, "Place", "**M1c**"))
    assert (second["id"], words_of(second).splitlines()[0]) == (first["id"], "Ticked: m1c")
    assert file_of(harness, second) == HEADER + b"m1c"
    menu = select(second)
    assert menu is not None
    third = shown(await ana.select(dict(second), menu["custom_id"], ["T1b"]))
    assert (third["id"], words_of(third).splitlines()[0]) == (first["id"], "Ticked: t1b")
    await harness.restart_bot()
    fourth = shown(await press(ana, third, "Place", "**T2b**"))
    assert (fourth["id"], words_of(fourth).splitlines()[0]) == (first["id"], "Ticked: t2b")
    assert file_of(harness, fourth) == HEADER + b"t2b"
    menu = select(fourth)
    assert menu is not None
    await harness.restart_bot()
    fifth = shown(await ana.select(dict(fourth), menu["custom_id"], ["T1b"]))
    assert words_of(fifth).splitlines()[0] == "Ticked: t1b"
    assert is_layout(fifth)


async def test_a_classic_screen_on_a_layout_is_a_layout_too(harness: Harness, seats: Seats) -> None:
    ana = harness.person("Ana")
    plain = shown(await press(ana, await opened(seats), "Plain words"))
    assert is_layout(plain)
    assert (plain["content"], words_of(plain)) == ("", "Plain.")
    assert [each.label for each in buttons_of(plain)] == ["Again"]
    assert [each["description"] for each in pictures_of(plain)] == ["Plain"]
    (frame,) = plain["components"]
    assert [part["name"] for part in frame["components"] if part["type"] == 13] == ["notes.txt"]
    assert plain["attachments"] == []
    again = shown(await press(ana, plain, "Again"))
    assert words_of(again).splitlines()[0] == "Ticked: m1a"


async def test_a_refusal_on_a_layout_is_shown_there(harness: Harness, seats: Seats) -> None:
    refused = shown(await press(harness.person("Ana"), await opened(seats), "Refuse"))
    assert is_layout(refused)
    assert buttons_of(refused) == []
    assert words_of(refused).startswith("This button has expired")


async def test_a_message_that_became_a_layout_between_two_presses(
    harness: Harness, seats: Seats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two quick presses on a classic message the first makes a layout of it; the second finds one."""
    held, reached = asyncio.Event(), asyncio.Event()
    slow = [True]

    async def turn(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
        if slow:
            slow.clear()
            names = ("sketch", "turn")
            rows = (tuple(Button(id=custom_id(name, game.id, 0), label=name) for name in names),)
            return Screen(words="Classic.", rows=rows)
        reached.set()
        await held.wait()
        return Screen(words="Classic still.")

    monkeypatch.setitem(buttons.IN_PRIVATE, "turn", turn)
    ana = harness.person("Ana")
    button = Button(id=custom_id("turn", seats.id), label="Open")
    message = await harness.bot.messages.send(str(seats.channel), Screen(words="Here", rows=((button,),)))
    classic = shown(await ana.press(message, "Open"))
    assert not is_layout(classic)
    second = asyncio.create_task(ana.press(dict(classic), "turn"))
    await reached.wait()
    assert is_layout(shown(await ana.press(dict(classic), "sketch")))
    held.set()
    last = shown(await second)
    assert is_layout(last)
    assert words_of(last) == "Classic still."
    assert ["IS_COMPONENTS_V2" in violation for violation in harness.sandbox.violations] == [True]
    harness.sandbox.violations.clear()


async def test_a_layout_says_too_what_the_bot_may_not_do(harness: Harness, seats: Seats) -> None:
    harness.sandbox.deny(seats.channel, "attach_files")
    first, second = words_of(await opened(seats)).splitlines()[:2]
    assert first == "Ticked: nothing"
    assert second.startswith("⚠️ I need ")


async def test_a_layout_can_be_sent_beside_another_message(
    harness: Harness, seats: Seats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(buttons.IN_PRIVATE, "hand", deed)

    async def with_hand(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
        return Screen(words="Walk.", rows=((Button(id=custom_id("hand", game.id), label="Hand"),),))

    monkeypatch.setitem(buttons.IN_PRIVATE, "sketch", with_hand)
    walk = await opened(seats)
    reply = await harness.person("Ana").press(dict(walk), "Hand")
    beside = await reply.followup()
    assert (is_layout(beside), beside["ephemeral"], is_layout(walk)) == (True, True, False)
    assert file_of(harness, beside) == HEADER


async def test_layouts_have_the_form_that_discord_has_published(harness: Harness, seats: Seats) -> None:
    ana = harness.person("Ana")
    asked = len(harness.sandbox.requests)
    placed = shown(await press(ana, await opened(seats), "Place", "**M1c**"))
    shown(await press(ana, placed, "Plain words"))
    calls = harness.sandbox.requests[asked:]
    assert [call.json["flags"] for call in calls if call.method == "PATCH" and call.json] == [COMPONENTS_V2] * 3
    assert problems(calls) == []
