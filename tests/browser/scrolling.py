"""How people of these tests scroll."""

from playwright.async_api import Page


async def scroll_to_top(page: Page) -> None:
    """Up as far as it goes; the page has heard of it then."""
    await page.locator("#scroller").evaluate(
        "node => { node.scrollTop = 0; return new Promise(requestAnimationFrame) }"
    )
