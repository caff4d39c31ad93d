"""Somebody at the page of the sandbox: looks at the private screen of a plan, and presses what is on it."""

from contextlib import suppress

from playwright.async_api import Locator, Page, expect

OFFERED = """id => [...document.querySelectorAll(`[data-message-id="${id}"] [data-custom-id]`)]
    .map(part => part.dataset.customId).join()"""
TAP = "[data-custom-id^='b:tap:']"
ENDS = f"{TAP}:has-text('✅'), [data-custom-id^='b:confirm:']"
TRIES = 3
MOST = 20  # taps until a plan is at its end
BUSY = ".message [aria-busy=true]"


class Thumb:
    """Presses buttons and entries of selects, and counts the taps that takes."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.taps = 0
        self._touch = touch

    @property
    def screen(self) -> Locator:
        """The newest message that nobody else sees."""
        return self.page.locator(".message.ephemeral").last

    def button(self, label: str) -> Locator:
        """The first button of the private screen that has these words, whatever sign stands before them."""
        return self.screen.get_by_role("button", name=label).first

    async def open(self) -> None:
        """My turn, under the newest message that has it."""
        before = await self.page.locator(".message.ephemeral").count()
        for _ in range(TRIES):
            await self.touch(self.page.locator("[data-custom-id^='b:turn:']").last)
            with suppress(AssertionError):  # a message that is drawn anew in between swallows a tap
                await expect(self.page.locator(".message.ephemeral")).to_have_count(before + 1, timeout=10_000)
                break
        await expect(self.screen.locator(".container, .text").first).to_be_visible()

    async def press(self, label: str) -> None:
        """Press the button with these words, and wait for what it leads to."""
        await self.press_on(self.button(label))

    async def press_on(self, node: Locator) -> None:
        """Press this part of the private screen, and wait for what it leads to."""
        name, before = await self._offered()
        await self.touch(node)
        await self._other_than(name, before)

    async def pick(self, select: Locator, value: str) -> None:
        """Open this select, pick an entry, and wait for what it leads to."""
        name, before = await self._offered()
        await self.touch(select)
        await self.touch(self.page.locator(f"[role=option][data-value='{value}']:visible"))
        await self._other_than(name, before)

    async def to_the_end(self) -> None:
        """Tap on until nothing is left that can be tapped: what ends the plan as soon as it is there.

        Else the first that is offered: further down stand trades, which could go on for ever.
        """
        for _ in range(MOST):
            if await self.screen.locator(ENDS).count():
                await self.press_on(self.screen.locator(ENDS).last)
            elif await self.screen.locator(TAP).count():
                await self.press_on(self.screen.locator(TAP).first)
            else:
                return
        raise AssertionError("the plan does not end")

    async def touch(self, node: Locator) -> None:
        """One tap, with a finger or a mouse."""
        await (node.tap() if self._touch else node.click())
        self.taps += 1

    async def _offered(self) -> tuple[str, str]:
        """The private screen, and what can be pressed on it."""
        await expect(self.page.locator(BUSY)).to_have_count(0)
        name = await self.screen.get_attribute("data-message-id") or ""
        return name, str(await self.page.evaluate(OFFERED, name))

    async def _other_than(self, name: str, before: str) -> None:
        await self.page.wait_for_function(f"([id, before]) => ({OFFERED})(id) !== before", arg=[name, before])
        await expect(self.page.locator(BUSY)).to_have_count(0)
