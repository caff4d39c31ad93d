"""How much a person has to scroll on a phone: how far a channel grows on the sandbox's page, 390 pixels wide."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct
from playwright.async_api import Page, async_playwright

from bot.background.pictures import NO_NUMBERS, Pictures, PictureStyle
from bot.background.processes import Processes
from bot.background.workshop import Workshop
from bot.languages import ENGLISH
from bot.sandbox import Person, Sandbox
from bot.say.chat import chat
from bot.screens.screen import AttachedPicture
from engine.state import View
from tests.browser.chromium import PHONE, running_browser

COMPARED = 20  # the newest messages, which the page has to show as they are
IS_SHOWN = """async ([channel, expected]) => {
    const { world } = await import("/world.js");
    const newest = JSON.parse(expected);
    return JSON.stringify(world.messagesOf(channel).slice(-newest.length || Infinity)) === JSON.stringify(newest);
}"""
HEIGHT = "document.getElementById('messages').offsetHeight"
SCREEN = "document.getElementById('scroller').clientHeight"
CARD = """(free) => {
    const more = [...document.querySelectorAll("#messages [data-custom-id^='b:more:']")].pop();
    if (!more) return null;
    const card = more.closest(".container");
    const { top, height } = card.getBoundingClientRect();
    // The list of all places says again what the buttons of the best ones say.
    const isAnswer = (part) => /^([bs]:tap|b:place):/.test(part.dataset.customId);
    const parts = [...card.querySelectorAll("[data-custom-id]")]
        .filter((part) => !free.some((words) => part.textContent.includes(words)))
        .filter((part, _, all) => isAnswer(part) || !all.some(isAnswer));
    const answers = parts
        .filter((part) => isAnswer(part) || /^b:(confirm|play):/.test(part.dataset.customId))
        .map((part) => part.getBoundingClientRect().bottom - top);
    return [card.innerText, height, Math.max(0, ...answers)];
}"""
FREE = ("walk.free", "walk.free.cards")  # lists of free actions, which answer no question
P = ParamSpec("P")
R = TypeVar("R")


class _Once(Processes):
    """Does each kind of work a single time; the same comes out ever after."""

    def __init__(self) -> None:
        super().__init__(1)
        self._done: dict[Any, Any] = {}

    async def run(self, work: Callable[P, R], /, *arguments: P.args, **_: P.kwargs) -> R:
        if work not in self._done:
            self._done[work] = await asyncio.to_thread(work, *arguments)
        found: R = self._done[work]
        return found


class PicturesDrawnOnce(Pictures):
    """Real pictures, the same one of each kind again and again: they take the room on a page that others would take.

    The pictures of cards, which have many sizes, are as large as their room, and blank.
    """

    def __init__(self) -> None:
        self._workshop = Workshop(_Once())

    async def reach(
        self,
        name: str,
        view: View,
        prices: Mapping[str, int],
        look: PictureStyle,
        numbers: Mapping[str, int] = NO_NUMBERS,
    ) -> AttachedPicture:
        return await self.room_for_reach(prices, look, numbers)

    async def choices(
        self, name: str, view: View, things: Sequence[tuple[int, str]], look: PictureStyle
    ) -> AttachedPicture:
        return await self.room_for_choices(view, things, look)


class Card(Struct, frozen=True):
    """The card of a turn as it stands on a page: its words, its height, and how far down its last answer is."""

    words: str
    height: float
    answers: float

    @property
    def letters(self) -> int:
        """Number of all letters and signs."""
        return len("".join(self.words.split()))


class Phone:
    """A channel as one person sees it on a phone."""

    def __init__(self, page: Page, person: Person, channel: int) -> None:
        self.page = page
        self._person = person
        self._channel = channel

    async def mark(self) -> int:
        """The height of all messages in pixels, as soon as the page shows everything that was said.

        What two marks differ by is what was added between them, or taken away.
        """
        newest = self._person.messages(self._channel)[-COMPARED:]
        await self.page.wait_for_function(IS_SHOWN, arg=[str(self._channel), json.dumps(newest)])
        height: int = await self.page.evaluate(HEIGHT)
        return height

    async def card(self) -> Card | None:
        """The newest card of a turn."""
        found = await self.page.evaluate(CARD, [chat(key, ENGLISH) for key in FREE])
        return Card(*found) if found else None

    async def screen(self) -> int:
        """The height in pixels that the page's own frame leaves for messages."""
        height: int = await self.page.evaluate(SCREEN)
        return height


@asynccontextmanager
async def opened_phones(sandbox: Sandbox, channel: str, *people: str) -> AsyncIterator[list[Phone]]:
    """A phone for each of these people, all showing one channel; one browser serves them all."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, running_browser(Path(home)) as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.connect_over_cdp(address)
            phones = []
            for name in people:
                context = await browser.new_context(**PHONE, locale="en-GB")
                page = await context.new_page()
                await page.goto(f"{sandbox.url}/#{name}/{channel}")
                phones.append(Phone(page, sandbox.person(name), sandbox.channel(channel)))
            yield phones
            await browser.close()
