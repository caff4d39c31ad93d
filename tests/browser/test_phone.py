"""The page fits a phone and a thumb, and both kinds of light."""

import discord
import pytest
from discord import ui
from playwright.async_api import Locator, Page, expect

from bot.sandbox import Sandbox
from tests.browser.conftest import Look
from tests.browser.sample_bot import SampleBot, board, buttons, menu
from tests.browser.scrolling import scroll_to_top
from tests.sizes import size

THUMB = 44
TOO_SMALL = """() => [...document.querySelectorAll('button, a.button, [role=option], textarea, select')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('.text, .part-reference'))
    .filter((node) => { const box = node.getBoundingClientRect(); return box.width < 44 || box.height < 44; })
    .map((node) => `${node.className} ${node.textContent}`)"""
# What lies over the messages, at many points of them.
COVERED = """() => {
    const scroller = document.getElementById('scroller');
    const box = scroller.getBoundingClientRect();
    const found = new Set();
    for (let x = box.left + 5; x < box.right; x += 20) {
        for (let y = box.top + 2; y < box.bottom - 1; y += 6) {
            const node = document.elementFromPoint(x, y);
            if (!scroller.contains(node)) found.add(node.id || node.className);
        }
    }
    return [...found];
}"""
CONTRASTS = """() => {
    const style = getComputedStyle(document.documentElement);
    const light = (name) => {
        const hex = style.getPropertyValue(`--${name}`).trim();
        const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a, b) => { const [x, y] = [light(a), light(b)].sort(); return (y + 0.05) / (x + 0.05); };
    const grounds = ['ground', 'surface', 'raised', 'field', 'calls', 'private', 'accent-soft'];
    const found = ['text', 'strong', 'muted', 'accent', 'link', 'warn']
        .flatMap((ink) => grounds.map((ground) => [ink, ground, contrast(ink, ground)]));
    return [...found, ['accent-ink', 'accent', contrast('accent-ink', 'accent')]];
}"""


async def full_channel(bot: SampleBot, plaza: int) -> None:
    """Everything that might be too wide."""
    room = bot.room(plaza)
    embed = discord.Embed(title="W" * 200, description="x" * 500)
    for number in range(3):
        embed.add_field(name=f"field {number}", value="y" * 90)
    await room.send("z" * 300 + "\n```\n" + "code " * 60 + "\n```", embed=embed)
    message = await room.send("Your turn", file=board(), view=buttons("Take my turn", "My hand", "The board", "Rules"))
    for emoji in "👍👎🎉🔥👀🙏💪":
        await message.add_reaction(emoji)
    await room.send("Choose", view=menu())
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.Section("word " * 30, accessory=ui.Button(label="A rather long label", custom_id="long")))
    await room.send(view=layout)


async def fits(page: Page) -> bool:
    wide: bool = await page.evaluate(
        "[document.documentElement, document.getElementById('scroller')].every((n) => n.scrollWidth <= n.clientWidth)"
    )
    return wide


async def inside(page: Page, node: Locator) -> bool:
    box, view = await node.bounding_box(), page.viewport_size
    assert box is not None
    assert view is not None
    return box["x"] >= 0 and box["y"] >= 0 and box["y"] + box["height"] <= view["height"]


@pytest.mark.parametrize("width", size([360], [360, 390, 720, 1280]))
async def test_nothing_scrolls_sideways(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int, width: int) -> None:
    await full_channel(bot, plaza)
    page = await look(sandbox, phone=width <= 720, viewport={"width": width, "height": 800})
    await expect(page.locator("[data-custom-id=long]")).to_be_visible()
    assert await fits(page)
    await page.locator("#composer-text").fill("/kitchen order ")
    await expect(page.locator("[data-option-input=dish]")).to_be_visible()
    assert await fits(page)
    assert await inside(page, page.locator("#composer"))


async def test_everything_to_press_is_as_large_as_a_thumb(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    bot.when["rules"] = lambda talk: talk.response.send_message("In short", view=menu(), ephemeral=True)
    await full_channel(bot, plaza)
    page = await look(sandbox, phone=True)
    await page.locator("[data-custom-id=rules]").tap()
    await expect(page.locator(".ephemeral")).to_be_visible()
    assert await page.evaluate(TOO_SMALL) == []
    await page.locator("#composer-text").fill("/kitchen order dish:soup portions:2 spicy:True")
    await expect(page.locator("[data-option-input=spicy]")).to_be_visible()
    assert await page.evaluate(TOO_SMALL) == []
    await page.locator("#drawer-open").tap()
    await expect(page.locator("[data-person=Elena]")).to_be_visible()
    assert await page.evaluate(TOO_SMALL) == []


async def test_the_drawer_changes_channel_and_person(look: Look, sandbox: Sandbox) -> None:
    page = await look(sandbox, phone=True)
    await expect(page.locator("[data-channel-name=cusco]")).to_be_hidden()
    await page.locator("#drawer-open").tap()
    await page.locator("[data-channel-name=cusco]").tap()
    await expect(page.locator("#chat-title")).to_have_text("cusco")
    await expect(page.locator("[data-channel-name=cusco]")).to_be_hidden()
    await page.locator("#who").tap()
    await page.locator("[data-person=Elena]").tap()
    await expect(page.locator("#who")).to_have_attribute("aria-label", "You are Elena. Be somebody else")


async def test_a_select_is_a_sheet_at_the_bottom(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    bot.when["menu"] = lambda talk: talk.response.edit_message(content="Good choice")
    await bot.room(plaza).send("Hungry?", view=menu())
    page = await look(sandbox, phone=True)
    await page.locator("[data-custom-id=menu]").tap()
    sheet = page.locator(".popup-sheet")
    await sheet.evaluate("node => Promise.all(node.getAnimations().map((animation) => animation.finished))")
    box = await sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 844)
    await page.locator("[role=option]").nth(1).tap()
    await expect(page.locator(".message .text")).to_contain_text("Good choice")


async def test_what_tells_of_news_lies_over_nothing_that_can_be_pressed(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    for number in range(30):
        await sandbox.person("Ana").say(plaza, f"line {number}")
    page = await look(sandbox, "Bruno", phone=True)
    await expect(page.locator(".message").last).to_be_in_viewport()
    await scroll_to_top(page)
    await bot.room(plaza).send("The newest of all")
    await expect(page.locator("#pill")).to_have_text("1 new message")
    assert await page.evaluate(COVERED) == []
    assert await fits(page)
    assert await inside(page, page.locator("#who"))
    await page.locator("#pill").tap()
    await expect(page.locator(".message").last).to_be_in_viewport()


async def test_a_command_is_given_with_the_thumb_alone(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    page = await look(sandbox, phone=True)
    await page.locator("[data-open-commands]").tap()
    await page.locator("[data-suggest=hello]").tap()
    await page.locator("[data-send]").tap()
    await expect(page.locator(".message .text")).to_have_text("Welcome, traveller.")


async def test_a_tap_shows_a_picture_large_from_its_upper_left_corner(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    await bot.room(plaza).send(file=board())
    page = await look(sandbox, phone=True)
    before = await page.locator(".picture img").bounding_box()
    await page.locator(".picture").tap()
    await expect(page.locator(".stage")).not_to_have_attribute("data-scale", "1.00")
    large, stage = await page.locator(".stage img").bounding_box(), await page.locator(".stage").bounding_box()
    assert before is not None
    assert large is not None
    assert stage is not None
    assert large["width"] >= 1.49 * before["width"]
    above = max(0, (stage["height"] - large["height"]) / 2)  # of a picture that is less tall than the screen
    assert (round(large["x"]), round(large["y"])) == (round(stage["x"]), round(stage["y"] + above))


async def test_two_fingers_enlarge_a_picture(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    await bot.room(plaza).send(file=board())
    page = await look(sandbox, phone=True)
    await page.locator(".picture").tap()
    stage = page.locator(".stage")
    await expect(stage.locator("img")).to_have_js_property("complete", True)
    await page.get_by_label("Zoom out").click(click_count=9)
    await expect(stage).to_have_attribute("data-scale", "1.00")
    wire = await page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 50), ("touchMove", 75), ("touchMove", 100)):
        fingers = [{"x": 195 - apart, "y": 400, "id": 0}, {"x": 195 + apart, "y": 400, "id": 1}]
        await wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    await wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(stage).to_have_attribute("data-scale", "2.00")
    await page.get_by_role("button", name="Close", exact=True).click()
    await expect(stage).to_have_count(0)


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_words_stand_out_from_their_ground(look: Look, sandbox: Sandbox, scheme: str) -> None:
    page = await look(sandbox, color_scheme=scheme)
    assert [pair for pair in await page.evaluate(CONTRASTS) if pair[2] < 4.5] == []
