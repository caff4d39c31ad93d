"""Whoever looks for a place sees the hill with what is in reach; words and buttons never wait for the picture."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from bot.background.pictures import NO_NUMBERS, PictureStyle
from bot.screens.screen import AttachedPicture
from engine.components import SPACES
from engine.decisions import TakeTurn
from engine.state import State, View
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message
from tests.e2e.kit.layouts import buttons_of, pictures_of, press, words_of
from tests.e2e.kit.playing import moment, open_walk, sit_down
from tests.e2e.kit.trouble import PATIENT


class SlowHill(FakePictures):
    """Draws the hill when a test lets it, and remembers what was to be drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[Mapping[str, int]] = []
        self.numbers: Mapping[str, int] = {}
        self.may_draw = asyncio.Event()

    async def reach(
        self,
        name: str,
        view: View,
        prices: Mapping[str, int],
        look: PictureStyle,
        numbers: Mapping[str, int] = NO_NUMBERS,
    ) -> AttachedPicture:
        self.wanted.append(prices)
        self.numbers = numbers
        await self.may_draw.wait()
        return await super().reach(name, view, prices, look, numbers)


@pytest.fixture
def pictures() -> SlowHill:
    return SlowHill()


@pytest.fixture
async def harness(tmp_path: Path, pictures: SlowHill) -> AsyncIterator[Harness]:
    async with well_behaved(Harness(tmp_path, pictures, answer_seconds=PATIENT, registered=True)) as here:
        yield here


def a_turn(state: State) -> bool:
    return isinstance(state.decision, TakeTurn)


def has_hill(message: Message) -> bool:
    return any("reach-" in each["url"] for each in pictures_of(message))


def names_a_space(label: str) -> bool:
    return any(space in label for space in SPACES)


def told(message: Message) -> list[str]:
    """What is told of its pictures to those who cannot see them."""
    return [each["description"] or "" for each in pictures_of(message)]


async def test_the_hill_comes_by_an_edit_with_the_spaces_that_serve_the_wish(
    harness: Harness, pictures: SlowHill
) -> None:
    seats = await sit_down(harness, moment(a_turn))
    person = await seats.asked()
    card = await open_walk(seats)
    places = [each for each in buttons_of(card) if ":place:" in each.id]
    assert places
    assert not has_hill(card)
    (in_its_place,) = told(card)
    assert "free spaces" in in_its_place
    pictures.may_draw.set()
    shown = await person.wait(has_hill)
    assert shown["id"] == card["id"]
    assert told(shown) == [in_its_place]
    assert [each for each in buttons_of(shown) if ":place:" in each.id] == places
    assert [each.label.split(" · ")[0] for each in places] == [str(number) for number in pictures.numbers.values()]
    for index, space in enumerate(pictures.numbers):
        assert not names_a_space(places[index].label), "the picture shows the codes of the spaces"
        placed = await person.press(shown, [each.id for each in buttons_of(shown) if ":place:" in each.id][index])
        assert placed.message is not None
        assert space in words_of(placed.message)
        shown = (await press(person, placed.message, "Back")).message or {}
    assert pictures.numbers.keys() <= pictures.wanted[-1].keys()


async def test_whoever_goes_on_before_it_is_drawn_is_not_brought_back(harness: Harness, pictures: SlowHill) -> None:
    seats = await sit_down(harness, moment(a_turn))
    person = await seats.asked()
    card = await open_walk(seats)
    place = next(each for each in buttons_of(card) if ":place:" in each.id)
    placed = await person.press(card, place.id)
    assert placed.message is not None
    pictures.may_draw.set()
    await press(person, placed.message, "Back")
    await person.wait(has_hill)
    old, new = sorted(name for name in pictures.drawn if name.startswith("reach"))
    assert new in str(person.received)
    assert old not in str(person.received)


async def test_without_a_picture_a_place_is_found_all_the_same(harness: Harness, pictures: SlowHill) -> None:
    seats = await sit_down(harness, moment(a_turn))
    pictures.may_draw.set()
    person = await seats.asked()
    pictures.broken = True
    card = await open_walk(seats)
    place = next(each for each in buttons_of(card) if ":place:" in each.id)
    placed = await person.press(card, place.id)
    assert placed.message is not None
    assert not has_hill(placed.message)
