"""Pictures in a real browser, on a phone and on a desktop: the result card, a look back, the legend."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.background.pictures import Pictures
from render.drawing.canvas import font
from render.items.legend import LETTERS
from tests.browser.conftest import Look
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.playing import finished, moment, sit_down
from tests.sizes import size


@pytest_asyncio.fixture(loop_scope="session")
async def harness(port: int, tmp_path: Path, pictures: Pictures) -> AsyncIterator[Harness]:
    async with Harness(tmp_path, pictures, registered=True, port=port) as here:
        yield here


async def test_the_card_is_shown_whole_and_leads_to_a_look_back_on_desktop_and_phone(
    look: Look, harness: Harness
) -> None:
    seats = await finished(harness)  # once for both: its pictures take long
    for name, phone in size([("Diego", True)], [("Elena", False), ("Diego", True)]):
        await _look_back(await look(harness.sandbox, name, phone=phone), seats.id)


async def _look_back(page: Page, game: int) -> None:
    for name in ("game", "result"):  # each in a message of its own
        alone = page.locator(".message").filter(has=page.locator(f"img[src*='{name}-{game}']")).locator("img[alt]")
        await expect(alone).to_have_count(1)
    card = page.locator(f".message img[src*='result-{game}']")
    assert "is over" in (await card.get_attribute("alt") or "")
    await card.scroll_into_view_if_needed()
    width, height = await card.evaluate("picture => [picture.clientWidth, picture.clientHeight]")
    assert height / width == pytest.approx(await card.evaluate("p => p.naturalHeight / p.naturalWidth"), rel=0.02)
    assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    await page.locator(".message").get_by_role("button", name="🎞️ Replay").last.click()
    back = page.locator(".message.ephemeral").last
    await expect(back).to_contain_text("page 1 of ")
    await expect(back.locator("img")).to_be_visible()
    for way, number in (("Forward", "page 2 of "), ("Back", "page 1 of "), ("Last", "page "), ("First", "page 1 of ")):
        await back.get_by_role("button", name=way).click()
        await expect(back).to_contain_text(number)
        await expect(back.get_by_role("button", name="First" if way == "Last" else "Forward")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("phone", size([True], [False, True]), ids=size(["phone"], ["desktop", "phone"]))
async def test_the_legend_opens_below_the_board(look: Look, harness: Harness, phone: bool) -> None:
    await sit_down(harness, moment(lambda state: state.turn == 2))
    page = await look(harness.sandbox, "Elena", phone=phone)
    await page.locator(".message").get_by_role("button", name="Legend").last.click()
    legend = page.locator(".message.ephemeral").last
    await expect(legend).to_contain_text("Legend of all icons")
    await expect(legend.locator("img[alt^='Goods and cards']")).to_be_visible()
    _, top, _, bottom = font(LETTERS).getbbox("P")
    shown = await legend.locator("img").evaluate_all("all => all.map(p => p.clientWidth / p.naturalWidth)")
    assert len(shown) == 3
    assert min(shown) * (bottom - top) >= 9, "its capitals are that high"
    assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
