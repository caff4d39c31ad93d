"""Layouts on the page: words, pictures, sections with their button and rows that wrap, for a thumb and for a mouse."""

from itertools import product
from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.sandbox import Sandbox
from bot.screens.screen import Screen
from bot.table.io.to_discord import to_edit, to_send
from tests.bench.phone import Phone
from tests.bot.screens.screen_limits import broken_limits
from tests.browser.conftest import Look
from tests.browser.sample_bot import SampleBot, Talk, buttons
from tests.browser.sample_layouts import ending, places, turn
from tests.sizes import size

SCREENS = {"turn": turn(), "places": places(), "ending": ending()}
LOWEST = 36
# Every button of a layout with what is wrong about it: words cut off, too low, or outside its frame.
SPOILT = """(lowest) => [...document.querySelectorAll('.container .button, .container .select')].filter((node) => {
    const box = node.getBoundingClientRect();
    const frame = node.closest('.container').getBoundingClientRect();
    const cut = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
    return cut || box.height < lowest || box.left < frame.left || box.right > frame.right;
}).map((node) => node.textContent)"""
SIDEWAYS = "[document.documentElement, document.getElementById('scroller')].some((n) => n.scrollWidth > n.clientWidth)"


async def opened(look: Look, sandbox: Sandbox, bot: SampleBot, screen: Screen, **context: Any) -> Page:
    """A page on which somebody has opened this screen."""

    async def show(talk: Talk) -> None:
        await talk.response.defer(ephemeral=True, thinking=True)
        await talk.edit_original_response(**to_edit(screen))

    bot.when["open"] = show
    await bot.room(sandbox.channel("plaza")).send("It is your turn", view=buttons("Open"))
    page = await look(sandbox, **context)
    await page.locator("[data-custom-id=open]").click()
    await expect(page.locator(".ephemeral .container")).to_be_visible()
    return page


async def test_the_layouts_of_these_tests_are_such_as_discord_takes() -> None:
    assert [broken_limits(screen) for screen in SCREENS.values()] == [[]] * len(SCREENS)


@pytest.mark.parametrize(
    ("name", "width"), size([*zip(SCREENS, (360, 360, 1280), strict=True)], [*product(SCREENS, (360, 390, 1280))])
)
async def test_a_layout_fits(look: Look, sandbox: Sandbox, bot: SampleBot, name: str, width: int) -> None:
    size = {"width": width, "height": 844}
    page = await opened(look, sandbox, bot, SCREENS[name], phone=width < 720, viewport=size)
    assert await page.evaluate(SPOILT, LOWEST) == []
    assert not await page.evaluate(SIDEWAYS)


@pytest.mark.parametrize("phone", size([True], [True, False]))
async def test_the_button_of_a_section_stands_at_its_right(
    look: Look, sandbox: Sandbox, bot: SampleBot, phone: bool
) -> None:
    page = await opened(look, sandbox, bot, places(), phone=phone)
    edges = []
    for section in await page.locator(".section").all():
        words, button = [await section.locator(part).bounding_box() for part in (".section-text", ".button")]
        assert words is not None
        assert button is not None
        assert words["x"] + words["width"] <= button["x"]
        assert words["y"] < button["y"] + button["height"]
        assert button["y"] < words["y"] + words["height"]
        edges.append(button["x"] + button["width"])
    assert len(edges) == 5
    assert len(set(edges)) == 1


async def test_short_buttons_share_a_line(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    page = await opened(look, sandbox, bot, turn(), phone=True)
    rows = page.locator(".container .action-row")
    heights = [await row.evaluate("node => node.offsetHeight") for row in await rows.all()]
    tap = await rows.last.locator(".button").first.evaluate("node => node.offsetHeight")
    assert all(height < 3 * tap for height in heights)  # at most two lines
    assert await page.locator("[data-custom-id='produce one']").evaluate("node => node.offsetWidth") < 200


async def test_a_layout_is_pressed_edited_and_keeps_its_place(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    shown = [places(), ending()]

    async def place(talk: Talk) -> None:
        await talk.response.defer()
        await talk.edit_original_response(**to_edit(shown.pop()))

    bot.when |= {"place2": place, "short": place}
    page = await opened(look, sandbox, bot, turn(), phone=True)
    bot.when["building"] = place
    frame = page.locator(".ephemeral .container")
    width = await frame.evaluate("node => node.offsetWidth")
    assert await frame.locator(".picture img").get_attribute("alt") == "The hill with 35 spaces in reach"
    await page.get_by_role("button", name="Building").tap()
    await expect(frame).to_contain_text("Your plan")
    await page.get_by_role("button", name="Short").tap()
    await expect(frame).to_contain_text("22 places")
    assert await frame.evaluate("node => node.offsetWidth") == width
    await expect(page.locator(".picture")).to_have_count(0)
    await expect(page.locator(".ephemeral")).to_have_count(1)


async def test_files_of_a_layout_are_shown_by_it_alone(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    sent = to_send(Screen(blocks=places().blocks, files=(("game.json", b"{}"),)))
    sent["files"] += to_send(Screen(words="x", files=(("hidden.json", b"{}"),)))["files"]
    await bot.room(plaza).send(**sent)
    page = await look(sandbox)
    await expect(page.locator(".container .file-name")).to_have_text("game.json")
    await expect(page.locator(".file")).to_have_count(1)


async def test_a_phone_says_how_far_a_channel_has_grown(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    room, bruno = bot.room(plaza), sandbox.person("Bruno")
    await room.send("Before", view=buttons("Open"))
    page = await look(sandbox, "Bruno", phone=True)
    phone = Phone(page, bruno, plaza)
    start = await phone.mark()
    assert await phone.mark() == start > 0
    message = await room.send(**to_send(turn()))
    node = page.locator(f"[data-message-id='{message.id}']")
    await expect(node).to_be_visible()
    grown = await phone.mark()
    tall = await node.evaluate("node => node.offsetHeight + parseFloat(getComputedStyle(node).marginTop)")
    assert grown - start == pytest.approx(tall, abs=1)
    await message.edit(**to_edit(Screen(words="Over."), on_layout=True))
    await expect(node).to_contain_text("Over.")
    assert start < await phone.mark() < grown
    await message.delete()
    await expect(node).to_have_count(0)
    assert await phone.mark() == start
