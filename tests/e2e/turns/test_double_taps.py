"""A card that has just changed takes no press: a double tap plays nothing."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.table.turn.double_taps import REMEMBERED, SECONDS, DoubleTapGuard
from engine import legal_actions
from engine.decisions import HireWorker, Produce
from engine.foresight import Ahead
from engine.queries import is_follow_on
from engine.state import State
from tests.e2e.conftest import well_behaved
from tests.e2e.kit import playing
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message, parts, reactions
from tests.e2e.kit.layouts import press, words_of
from tests.e2e.kit.playing import Moment, moment, open_prompts, open_walk, sit_down
from tests.e2e.kit.trouble import PATIENT


class Moments:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def moments() -> Moments:
    return Moments()


@pytest.fixture
async def harness(tmp_path: Path, moments: Moments) -> AsyncIterator[Harness]:
    opening = Harness(tmp_path, FakePictures(), guard=DoubleTapGuard(moments), answer_seconds=PATIENT, registered=True)
    async with well_behaved(opening) as here:
        yield here


def at_the_end(state: State) -> bool:
    return isinstance(state.decision, HireWorker) and len(state.players[state.decision.seat].workers) < 2


async def test_the_end_of_a_turn_is_played_only_after_a_look(harness: Harness, moments: Moments) -> None:
    seats = await sit_down(harness, moment(at_the_end))
    person, before = await seats.asked(), (await seats.game()).seq
    screen = await open_walk(seats)
    moments.now += SECONDS / 2
    hasty = await press(person, screen, "End turn")
    assert hasty.message is not None
    assert words_of(hasty.message) == words_of(screen), "nothing is said of it"
    assert (await seats.game()).seq == before
    moments.now += SECONDS / 2
    await press(person, hasty.message, "End turn")
    assert (await seats.game()).seq > before


@pytest.mark.parametrize("way", ["button", "reaction"])
async def test_a_double_tap_on_a_prompt_answers_one_question(harness: Harness, moments: Moments, way: str) -> None:
    seats = await sit_down(harness, asked_twice())
    person, (prompt,) = await seats.asked(), open_prompts(seats.messages())

    async def answer(asked: Message) -> None:
        if way == "button":
            await person.press(asked, replies(asked)[0])
        else:
            await person.react(asked, next(iter(reactions(asked))))

    await answer(prompt)
    await person.wait(lambda message: playing.says_otherwise(message, prompt), seats.channel)
    await seats.settled()
    before = (await seats.game()).number
    (again,) = open_prompts(seats.messages())
    assert again["id"] == prompt["id"]
    await answer(again)
    await person.wait(lambda message: message["id"] == again["id"] and reactions(message) == reactions(again))
    await seats.settled()
    assert (await seats.game()).number == before
    moments.now += SECONDS
    await answer(again)
    await person.wait(lambda message: playing.says_otherwise(message, again), seats.channel)
    await seats.settled()
    assert (await seats.game()).number > before


def replies(prompt: Message) -> list[str]:
    return [part["custom_id"] for part in parts(prompt) if part["custom_id"].startswith("b:reply:")]


def asked_twice() -> Moment:
    """Somebody is asked out of turn, and after the first of the answers that are offered once more."""

    def is_one(state: State) -> bool:
        if not isinstance(state.decision, Produce) or not is_follow_on(state):
            return False
        after = playing.tap(state, legal_actions(state)[0]).after
        return after.ahead is Ahead.ASKED and isinstance(after.decision, Produce)

    return moment(is_one)


def test_a_screen_that_is_shown_again_is_no_new_one(moments: Moments) -> None:
    guard = DoubleTapGuard(moments)
    guard.comes_up(1, 0, 5)
    assert guard.is_too_early(1, 0, 5)
    moments.now += SECONDS
    guard.comes_up(1, 0, 5)
    assert not guard.is_too_early(1, 0, 5)
    guard.comes_up(1, 0, 6)
    assert guard.is_too_early(1, 0, 6)
    assert not guard.is_too_early(1, 1, 6)


def test_only_so_many_screens_are_remembered(moments: Moments) -> None:
    guard = DoubleTapGuard(moments)
    for game in range(REMEMBERED + 1):
        guard.comes_up(game, 0, 1)
    assert not guard.is_too_early(0, 0, 1)
    assert guard.is_too_early(1, 0, 1)


def test_a_screen_that_comes_up_in_the_place_of_an_old_one_is_new(moments: Moments) -> None:
    guard = DoubleTapGuard(moments)
    guard.comes_up(1, 0, 5)
    moments.now += SECONDS
    assert not guard.is_too_early(1, 0, 5)
    guard.comes_up_pressed(1, 0, 5)
    guard.comes_up(1, 0, 5)
    assert guard.is_too_early(1, 0, 5)
    assert not guard.confirms_first(1, 0)


def test_after_a_restart_nothing_is_final_at_once_until_a_screen_is_opened(moments: Moments) -> None:
    guard = DoubleTapGuard(moments)
    assert guard.confirms_first(1, 0)
    guard.comes_up(1, 0, 5)
    assert not guard.confirms_first(1, 0)
