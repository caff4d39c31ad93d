"""A browser for the tests of the web page, with or without a sample bot behind it."""

import json
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Error, Page, async_playwright, expect

from bot.background.pictures import Pictures
from bot.sandbox import Sandbox
from bot.sandbox.server import HOST
from bot.serving import page_texts
from tests.browser.chromium import DESKTOP, PHONE, NoBrowser, running_browser
from tests.browser.sample_bot import SampleBot, open_sample_bot

ENGLISH_PAGE = {"en-US": page_texts()["en-US"]}
Look = Callable[..., Awaitable[Page]]

expect.set_options(timeout=30_000)


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makemodule() -> Generator[None, pytest.Module, pytest.Module]:
    """The tests of the page share one event loop, and with it the browser: to start its driver anew is slow."""
    module = yield
    module.add_marker(pytest.mark.asyncio(loop_scope="session"))
    return module


@pytest.fixture(scope="session")
def browser_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a browser without a window listens; it is started once, for that is slow.

    Without one the tests are skipped, or fail where a browser has to be.
    """
    try:
        with running_browser(tmp_path_factory.mktemp("browser")) as address:
            yield address
    except NoBrowser as problem:
        if os.environ.get("CI") or os.environ.get("CHASKI_NEED_BROWSER"):
            pytest.fail(str(problem))
        pytest.skip(str(problem))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(browser_address: str) -> AsyncIterator[Browser]:
    """A browser without a window, for all tests of this process."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.connect_over_cdp(browser_address)
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
def pictures() -> Iterator[Pictures]:
    """Pictures by one process for all tests of this one."""
    drawing = Pictures(processes=1)
    yield drawing
    drawing.close()


@pytest.fixture(scope="session")
def port() -> Iterator[int]:
    """The port of one sandbox after another, which nobody else is given meanwhile.

    A browser has the files of an address that it knows, and they stay as they are while tests run.
    """
    with socket.socket() as held, pytest.MonkeyPatch.context() as everywhere:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind((HOST, 0))
        everywhere.setattr("bot.sandbox.web.site.FRESH", "max-age=86400")
        yield held.getsockname()[1]


class Tabs:
    """Pages that forget what was on them: to open one in a browser of its own takes as long as many a test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Page]] = {}
        self._kinds: dict[Page, str] = {}

    async def take(self, **options: Any) -> Page:
        """A blank page that shares nothing with those in use."""
        kind = json.dumps(options, sort_keys=True)
        if free := self._free.get(kind):
            return free.pop()
        page = await (await self._browser.new_context(**options)).new_page()
        self._kinds[page] = kind
        return page

    async def give_back(self, page: Page, origin: str) -> None:
        """Takes a page that the test no longer uses."""
        await page.goto("about:blank")
        await page.mouse.move(0, 0)
        wire = await page.context.new_cdp_session(page)
        await wire.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"})
        await wire.detach()
        self._free.setdefault(self._kinds[page], []).append(page)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def tabs(browser: Browser) -> Tabs:
    """The pages of all tests of this process."""
    return Tabs(browser)


@pytest_asyncio.fixture(loop_scope="session")
async def look(browser: Browser, tabs: Tabs) -> AsyncIterator[Look]:
    """Opens the page of a sandbox: `await look(sandbox, "Ana", "plaza", phone=True, **context)`.

    Every call is a browser of its own, and a new one if `own`, for a test that changes it. At the end no page may have
    raised an error or met its security policy.
    """
    problems: list[str] = []
    opened: list[tuple[Page, str, bool]] = []

    def heard(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            problems.append(message.text)

    def broke(error: Error) -> None:
        problems.append(str(error))

    async def open_page(
        sandbox: Sandbox,
        person: str = "Ana",
        channel: str = "plaza",
        phone: bool = False,
        own: bool = False,
        **context: Any,
    ) -> Page:
        options = {**(PHONE if phone else DESKTOP), "locale": "en-GB", **context}
        page = await (await browser.new_context(**options)).new_page() if own else await tabs.take(**options)
        opened.append((page, sandbox.url, own))
        page.on("console", heard)
        page.on("pageerror", broke)
        await page.goto(f"{sandbox.url}/#{person}/{channel}")
        await expect(page.locator("#chat-title")).to_contain_text(channel)
        return page

    yield open_page
    for page, origin, own in opened:
        if own:
            await page.context.close()
            continue
        await tabs.give_back(page, origin)
        page.remove_listener("console", heard)
        page.remove_listener("pageerror", broke)
    assert problems == []


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(request: pytest.FixtureRequest, port: int) -> AsyncIterator[Sandbox]:
    """A sandbox; a test may give it options by indirect parameters."""
    async with Sandbox(**{"port": port, "page_texts": ENGLISH_PAGE, **getattr(request, "param", {})}) as sandbox:
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[SampleBot]:
    """A bot that serves the sandbox."""
    async with open_sample_bot(sandbox) as bot:
        yield bot


@pytest.fixture
def plaza(sandbox: Sandbox) -> int:
    """The first channel."""
    return sandbox.channel("plaza")
