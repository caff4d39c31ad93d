"""A game to watch in a real browser: what somebody sees who comes by for the first time."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.background.pictures import Pictures
from bot.showcase import CHANNEL, Showcase
from tests.browser.conftest import Look
from tests.e2e.kit.harness import Harness

LARGE = 0.8  # of the width there is for messages on a phone


@pytest_asyncio.fixture(loop_scope="session")
async def harness(
    port: int, tmp_path: Path, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Harness]:
    monkeypatch.setattr("bot.table.watch.watching.BEST", "easy")
    async with Harness(tmp_path, pictures, registered=True, port=port) as here:
        here.sandbox.add_channel(CHANNEL)
        await Showcase(here.bot, here.channel(CHANNEL), lambda: True).open()
        yield here


async def test_a_visitor_sees_a_large_picture_with_a_caption_and_finds_the_tour(look: Look, harness: Harness) -> None:
    await _visit(await look(harness.sandbox, "Elena", CHANNEL, phone=True), phone=True)
    await _visit(await look(harness.sandbox, "Diego", CHANNEL), phone=False)


async def _visit(page: Page, *, phone: bool) -> None:
    message = page.locator(".message", has=page.get_by_role("button", name="Stop")).last
    await expect(message).to_contain_text("Watching")
    picture = message.locator("img").last
    await expect(picture).to_be_visible()
    box, frame = await picture.bounding_box(), await message.bounding_box()
    assert box is not None
    assert frame is not None
    assert box["height"] > box["width"], "the picture of the chat stands upright"
    assert box["x"] + box["width"] <= (page.viewport_size or {})["width"], "nothing has to be scrolled to the side"
    if phone:
        assert box["width"] >= LARGE * frame["width"] - 60  # beside the picture of who speaks
        tops = {(await each.bounding_box() or {})["y"] for each in await message.locator(".action-row .button").all()}
        assert len(tops) == 3, "rows of buttons"
        await page.evaluate("document.fonts.ready")
        await expect(picture).to_be_in_viewport(ratio=1)
        await expect(message.get_by_role("button", name="Details")).to_be_in_viewport(ratio=1)
    await message.get_by_role("button", name="What is this?").click()
    answer = page.locator(".message.ephemeral").last
    await expect(answer).to_contain_text("The picture is the table after the last turn")
    await answer.get_by_role("button", name="Take the tour").click()
    await expect(page.locator(".message.ephemeral").last).to_contain_text("Welcome!")
