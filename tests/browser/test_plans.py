"""A turn as a plan, the set-up and a Festival, by thumb on a phone and by mouse: the real bot in a real browser."""

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from msgspec import structs
from playwright.async_api import expect

from bot.background.pictures import NO_NUMBERS, PictureStyle
from bot.screens.public_question import NO
from bot.screens.screen import AttachedPicture
from bot.turn.placements import placements, wishes
from engine.actions import Pass, PickWeaving
from engine.decisions import FeedGods, KeepGodCards, PickStartingWeaving, PlayGodCards, TakeTurn
from engine.foresight import forecast
from engine.state import State, View
from engine.views import view
from render import encode, reach
from tests.browser.conftest import Look
from tests.browser.thumb import MOST, TAP, Thumb
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.moments import leftover
from tests.e2e.kit.playing import called, moment, open_prompts, sit_down
from tests.sizes import size

WIDTHS = pytest.mark.parametrize("phone", size([True], [True, False]), ids=size(["phone"], ["phone", "desktop"]))
WISHES, PLACE = "[data-custom-id^='s:wish:']", "[data-custom-id^='b:place:']"


@pytest_asyncio.fixture(loop_scope="session")
async def harness(port: int, tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path, FakePictures(), registered=True, port=port) as here:
        yield here


async def hands(look: Look, seats: Seats, *people: str, phone: bool) -> list[Thumb]:
    """The pages of these people."""
    return [Thumb(await look(seats.harness.sandbox, name, phone=phone), touch=phone) for name in people]


async def asked(look: Look, seats: Seats, *, phone: bool) -> Thumb:
    """The page of whoever is asked, with their plan open."""
    (hand,) = await hands(look, seats, (await seats.asked()).name, phone=phone)
    await hand.open()
    return hand


def a_turn(state: State) -> bool:
    """Whether a Worker can be placed for a Building, among others, and nothing was said before in this turn."""
    if not isinstance(state.decision, TakeTurn) or len(state.players) != 2 or state.turn < 3:
        return False
    here = forecast(view(state, state.decision.seat))
    return "building" in wishes(placements(here))


@WIDTHS
async def test_a_goal_leads_to_places_a_plan_and_its_recap(look: Look, harness: Harness, phone: bool) -> None:
    seats = await sit_down(harness, moment(a_turn))
    before, hand = await seats.game(), await asked(look, seats, phone=phone)
    await hand.pick(hand.screen.locator(WISHES), "building")
    await expect(hand.screen).to_contain_text("For Building")
    places = hand.screen.locator(PLACE)
    number = (await places.first.inner_text()).split()[0]
    await expect(hand.screen.locator(".picture img")).to_have_attribute("alt", re.compile(rf"\b{number}: [TMB]\d"))
    await hand.press_on(places.first)
    await expect(hand.screen).to_contain_text("Then you have")
    await hand.press("More …")
    await hand.press("Start over")
    await hand.pick(hand.screen.locator(WISHES), "building")
    await hand.press("Back")
    assert await seats.game() == before
    await hand.press_on(hand.screen.locator(PLACE).first)
    await hand.to_the_end()
    assert (await seats.game()).seq > before.seq
    assert hand.taps < MOST


class LateHill(FakePictures):
    """Draws the hill as it is, but not before a test allows it."""

    def __init__(self) -> None:
        super().__init__()
        self.may_draw = asyncio.Event()

    async def reach(
        self,
        name: str,
        view: View,
        prices: Mapping[str, int],
        look: PictureStyle,
        numbers: Mapping[str, int] = NO_NUMBERS,
    ) -> AttachedPicture:
        await self.may_draw.wait()
        found = await super().reach(name, view, prices, look, numbers)
        return structs.replace(
            found, data=await asyncio.to_thread(lambda: encode(reach(view, prices, numbers=numbers)))
        )


@WIDTHS
async def test_a_picture_that_comes_late_moves_nothing(look: Look, port: int, tmp_path: Path, phone: bool) -> None:
    pictures = LateHill()
    async with Harness(tmp_path, pictures, registered=True, port=port) as harness:
        seats = await sit_down(harness, moment(a_turn))
        hand = await asked(look, seats, phone=phone)
        places = hand.screen.locator(PLACE)
        before = [await place.bounding_box() for place in await places.all()]
        pictures.may_draw.set()
        await expect(hand.screen.locator(".picture img")).to_have_attribute("src", re.compile("reach-"))
        assert [await place.bounding_box() for place in await places.all()] == before
        await expect(places.first).to_be_in_viewport()


@WIDTHS
async def test_ticks_stay_and_can_be_taken_off(look: Look, harness: Harness, phone: bool) -> None:
    seats = await sit_down(harness, moment(lambda state: isinstance(state.decision, KeepGodCards)))
    seq, hand = (await seats.game()).seq, await asked(look, seats, phone=phone)
    ticked = hand.screen.locator(".button", has_text="✓")
    cards = hand.screen.locator(TAP)
    await expect(cards).to_have_count(8)
    await hand.press_on(cards.nth(2))
    await expect(ticked).to_have_count(1)
    await hand.press_on(cards.nth(4))
    await expect(ticked).to_have_count(2)
    first = await ticked.first.inner_text()
    await hand.press_on(ticked.first)
    await expect(ticked).to_have_count(1)
    assert await ticked.first.inner_text() != first
    assert (await seats.game()).seq == seq


@WIDTHS
async def test_a_hint_comes_in_the_card_and_the_rules_beside_it(look: Look, harness: Harness, phone: bool) -> None:
    seats = await sit_down(harness, moment(a_turn))
    hand = await asked(look, seats, phone=phone)
    private = hand.page.locator(".message.ephemeral")
    plan = private.first
    await hand.touch(plan.get_by_role("button", name="Hint"))
    await expect(plan).to_contain_text("as a search expects it")
    await expect(plan.get_by_role("button", name="Play this")).to_be_visible()
    await expect(private).to_have_count(1)
    await hand.touch(plan.locator("[data-custom-id^='b:more:']"))
    await hand.touch(plan.locator("[data-custom-id^='b:rules:']"))
    await expect(private).to_have_count(2)
    await expect(private.last).to_contain_text("urn")
    await expect(plan.locator("[data-custom-id^='b:turn:']")).to_be_visible()


@WIDTHS
async def test_two_people_set_up_at_the_same_time(look: Look, harness: Harness, phone: bool) -> None:
    """What is said ahead of one's turn is unseen by the other, and counts when it comes."""
    seats = await sit_down(harness, moment(lambda state: state.seq == 0 and len(state.players) == 2))
    game = await seats.game()
    assert game.to_act is not None
    names = [seat.name for seat in game.seats]
    later = names[1 - game.to_act]
    first, second = await hands(look, seats, names[game.to_act], later, phone=phone)
    await second.open()
    tiles = second.screen.locator(TAP)
    await second.press_on(tiles.nth(1))
    await second.press_on(tiles.nth(0))
    await expect(second.screen).to_contain_text("or else")
    await expect(first.page.locator("body")).not_to_contain_text("or else")
    assert (await seats.game()).seq == 0
    await first.open()
    await first.press_on(first.screen.locator(TAP).nth(1))
    await seats.settled()
    log = await harness.games.log_since(seats.id)
    assert [row.action for row in log] == [PickWeaving("SW02"), PickWeaving("SW01")]
    for hand in (second, first):
        await hand.open()
        await hand.to_the_end()
        await seats.settled()
    state = await harness.games.view(seats.id, None)
    assert not isinstance(state.decision, PickStartingWeaving | KeepGodCards)
    assert max(hand.taps for hand in (first, second)) <= MOST


FORWARD = "[data-custom-id^='b:%s:']"
STANDING = """message => [...message.querySelectorAll('[data-custom-id]:not(.select)')].map((node) => {
    const [box, around] = [node, message].map((one) => one.getBoundingClientRect());
    const [top, bottom] = [box.top - around.top, box.bottom - around.top];
    return { label: node.innerText, left: box.left, right: box.right, top, bottom, height: around.height };
})"""
ENDS, DRAWS = "✅", "🔒"
IS_SEEN_FROM_ITS_BEGINNING = """() => {
    const message = [...document.querySelectorAll(".message.ephemeral")].pop();  // a late picture draws it anew
    const [shown, frame] = [message, document.getElementById("scroller")].map((one) => one.getBoundingClientRect());
    const above = shown.top > frame.top - 2, below = shown.bottom < frame.bottom + 2;
    return above && (below || Math.abs(shown.top - frame.top) < 2);
}"""
Box = dict[str, Any]


async def test_what_ends_a_turn_stands_below_all_that_goes_on(look: Look, harness: Harness) -> None:
    """Random taps through some turns on a phone."""
    seats, random = await sit_down(harness, moment(a_turn)), Random("thumbs")
    people = await hands(look, seats, *(seat.name for seat in (await seats.game()).seats), phone=True)
    pressed, final = 0, 0
    for _ in range(size(2, 6)):
        game = await seats.game()
        assert game.to_act is not None
        hand = people[game.to_act]
        await hand.open()
        while (await seats.game()).to_act == game.to_act:
            ways = [await hand.screen.locator(FORWARD % verb).all() for verb in ("tap", "wish", "place", "confirm")]
            found = [one for some in ways for one in some if "select" not in (await one.get_attribute("class") or "")]
            if not found:
                break
            await hand.press_on(random.choice(found))
            pressed += 1
            standing: list[Box] = await hand.screen.evaluate(STANDING)
            ends = [box for box in standing if box["label"].startswith(ENDS)]
            others = [box["bottom"] for box in standing if not box["label"].startswith((ENDS, DRAWS))]
            final += len(ends)
            assert all(box["top"] >= max(others, default=0) for box in ends), standing
        await seats.settled()
    assert pressed > size(6, 20)
    assert final > size(0, 2)


@pytest.mark.parametrize("phone", [True], ids=["phone"])
async def test_a_private_screen_is_shown_from_its_beginning(look: Look, harness: Harness, phone: bool) -> None:
    seats = await sit_down(harness, moment(a_turn))
    hand = await asked(look, seats, phone=phone)
    for verb in ("wish", "place"):
        await hand.page.wait_for_function(IS_SEEN_FROM_ITS_BEGINNING)
        await hand.press_on(hand.screen.locator(FORWARD % verb).last)


def a_festival(state: State) -> bool:
    return isinstance(state.decision, FeedGods | PlayGodCards) and len(state.players) == 2


@WIDTHS
async def test_two_people_hold_a_festival(look: Look, harness: Harness, phone: bool) -> None:
    seats = await sit_down(harness, moment(a_festival))
    people = await hands(look, seats, *(seat.name for seat in (await seats.game()).seats), phone=phone)
    for _ in range(MOST):
        game = await seats.game()
        seen = await harness.games.view(seats.id, None)
        if game.to_act is None or isinstance(seen.decision, TakeTurn):
            break
        hand = people[game.to_act]
        await hand.open()
        await hand.to_the_end()
        await seats.settled()
        assert (await seats.game()).seq > game.seq
    assert isinstance(seen.decision, TakeTurn)


@WIDTHS
async def test_what_is_said_ahead_below_a_prompt_counts_in_turn_order(
    look: Look, harness: Harness, phone: bool
) -> None:
    seats = await sit_down(harness, moment(leftover))
    game, (prompt,) = await seats.game(), open_prompts(seats.messages())
    first = (await seats.asked()).name
    (second,) = (name for name in called(prompt) if name != first)
    people = await hands(look, seats, first, second, phone=phone)
    asked_first, asked_second = (hand.page.locator(f"[data-message-id='{prompt['id']}']") for hand in people)
    await expect(asked_second).to_contain_text(f"{second} …")
    await people[1].touch(asked_second.locator(".button", has_text=NO))
    for message in (asked_first, asked_second):
        await expect(message).to_contain_text(f"{second} ✔")
    assert (await seats.game()).seq == game.seq
    await people[0].touch(asked_first.locator(".button", has_text=NO))
    for message in (asked_first, asked_second):
        await expect(message.locator("[data-custom-id]")).to_have_count(0)
        for name in (first, second):
            await expect(message).to_contain_text(f"✔ {name}")
    await seats.settled()
    log = (await harness.games.log_since(seats.id))[game.seq :]
    assert [row.action for row in log[:2]] == [Pass(), Pass()]
