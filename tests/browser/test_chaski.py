"""The real bot in a real browser: a game is opened, played and looked at as people would."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.background.pictures import Pictures
from bot.screens.prompt import is_private
from engine.queries import is_follow_on
from engine.state import State
from tests.browser.conftest import Look
from tests.browser.thumb import Thumb
from tests.e2e.kit.harness import Harness, Message, Seats, reactions
from tests.e2e.kit.playing import moment, sit_down
from tests.sizes import size

VISITS = 6


@pytest_asyncio.fixture(loop_scope="session")
async def harness(port: int, tmp_path: Path, pictures: Pictures) -> AsyncIterator[Harness]:
    async with Harness(tmp_path, pictures, registered=True, port=port) as here:
        yield here


def asks_openly(state: State) -> bool:
    """Whether one of two people is asked out of turn before everybody."""
    asked = state.decision
    return asked is not None and len(state.players) == 2 and is_follow_on(state) and not is_private(asked)


def last_private(page: Page) -> Locator:
    return page.locator(".message.ephemeral").last


async def alternative_texts(page: Page) -> list[str]:
    return [await picture.get_attribute("alt") or "" for picture in await page.locator(".message img").all()]


async def press(page: Page, label: str) -> None:
    await page.locator(".message").get_by_role("button", name=label, exact=False).last.click()


async def test_a_newcomer_begins_a_game_and_plays(look: Look, harness: Harness) -> None:
    page = await look(harness.sandbox)
    await page.get_by_role("button", name="Start a game").click()
    await expect(page.locator(".message").last).to_contain_text("How would you like to play?")
    await press(page, "A bot, now")
    board = page.locator(".message img[alt*='Ana']").last
    await expect(board).to_be_visible()
    game = await harness.games.lists.in_channel(str(harness.channel()))
    assert game is not None
    seats = Seats(harness, game.id, harness.channel())
    hand = Thumb(page, touch=False)
    before = (await seats.game()).seq
    for _ in range(size(2, VISITS)):
        await seats.settled()
        found = await seats.game()
        if found.to_act != 0:
            break
        await hand.open()
        await hand.to_the_end()
    assert (await seats.game()).seq > before


async def test_a_reaction_in_the_browser_answers_a_prompt(look: Look, harness: Harness) -> None:
    seats = await sit_down(harness, moment(asks_openly))
    view = await seats.view()
    await seats.settled()
    asked = await seats.asked()
    other = harness.person("Ana" if asked.name == "Bruno" else "Bruno")
    stranger, page = await look(harness.sandbox, other.name), await look(harness.sandbox, asked.name)
    # A private word may come after the prompt, and the answer may lead to another prompt at once.
    prompt = stranger.locator(".message", has=stranger.locator("[data-reaction]"))
    await expect(prompt).to_have_count(1)
    message = await prompt.get_attribute("data-message-id")
    reaction = f"[data-message-id='{message}'] [data-reaction]"

    def counted(most: int) -> Callable[[Message], bool]:
        return lambda one: one["id"] == message and max(reactions(one).values(), default=0) == most

    wrong = stranger.locator(reaction).first
    await asyncio.gather(other.wait(counted(2), harness.channel()), wrong.click())
    await other.wait(counted(1), harness.channel())  # taken away again, the bot's own stays
    # A click would be lost on what is just being drawn anew: whoever sees this word has drawn all there was before it.
    await other.say(harness.channel(), "Not for me.")
    for each in (stranger, page):
        await expect(each.locator(".message", has_text="Not for me.")).to_be_visible()
        await expect(each.locator(reaction).first).to_contain_text("1")
    assert (await seats.game()).seq == view.seq
    await page.locator(reaction).first.click()
    await expect(page.locator(reaction)).to_have_count(0)
    assert (await seats.game()).seq > view.seq


@pytest.mark.parametrize("phone", size([True], [False, True]))
async def test_a_hand_is_shown_to_its_owner_and_to_nobody_else(look: Look, harness: Harness, phone: bool) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 1 and len(state.players) == 2))
    owner, other = await look(harness.sandbox, "Ana", phone=phone), await look(harness.sandbox, "Bruno", phone=phone)
    await press(owner, "My hand")
    picture = last_private(owner).locator("img")
    await expect(picture).to_be_visible()
    words = await picture.get_attribute("alt") or ""
    hand = (await harness.games.view(seats.id, 0)).players[0].god_hand
    assert hand
    assert all(card in words for card in hand)
    assert not [alt for alt in await alternative_texts(other) if any(card in alt for card in hand)]
    await press(other, "My hand")
    own = await last_private(other).locator("img").get_attribute("alt") or ""
    assert not [card for card in hand if card in own]
