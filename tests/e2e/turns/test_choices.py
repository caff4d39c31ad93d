"""Whoever chooses a tile or a card sees it with the number of its button; the card never waits for the picture."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.background.pictures import PictureStyle
from bot.languages import ENGLISH
from bot.screens.screen import AttachedPicture
from engine.components import GOD_CARDS, WEAVINGS
from engine.decisions import KeepGodCards, PickStartingWeaving
from engine.state import State, View
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message
from tests.e2e.kit.layouts import buttons_of, pictures_of
from tests.e2e.kit.playing import moment, open_walk, sit_down
from tests.e2e.kit.trouble import PATIENT


class SlowChoices(FakePictures):
    """Draws what can be chosen when a test lets it, and remembers it."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[tuple[View, Sequence[tuple[int, str]]]] = []
        self.may_draw = asyncio.Event()
        self.no_room = False

    async def choices(
        self, name: str, view: View, things: Sequence[tuple[int, str]], look: PictureStyle
    ) -> AttachedPicture:
        self.wanted.append((view, things))
        await self.may_draw.wait()
        return await super().choices(name, view, things, look)

    async def room_for_choices(
        self, view: View, things: Sequence[tuple[int, str]], look: PictureStyle
    ) -> AttachedPicture:
        if self.no_room:
            raise RuntimeError("no room")
        return await super().room_for_choices(view, things, look)


@pytest.fixture
def pictures() -> SlowChoices:
    return SlowChoices()


@pytest.fixture
async def harness(tmp_path: Path, pictures: SlowChoices) -> AsyncIterator[Harness]:
    async with well_behaved(Harness(tmp_path, pictures, answer_seconds=PATIENT, registered=True)) as here:
        yield here


def keeping(state: State) -> bool:
    return isinstance(state.decision, KeepGodCards)


def picking(state: State) -> bool:
    return isinstance(state.decision, PickStartingWeaving)


def shows_choices(message: Message) -> bool:
    return any("choices-" in each["url"] for each in pictures_of(message))


def answers(message: Message) -> list[str]:
    return [each.label for each in buttons_of(message) if ":tap:" in each.id]


def without_code(key: str) -> str:
    """The first words of a card or tile beside the picture that shows its code."""
    kind, name = key.split(":")
    if kind == "god":
        return ENGLISH.words["god"][GOD_CARDS[name].god]
    edges = ENGLISH.words["edge"]
    words = f"{edges[WEAVINGS[name].left]} | {edges[WEAVINGS[name].right]}"
    return f"{words[0].upper()}{words[1:]}"


@pytest.mark.parametrize("asked", [keeping, picking])
async def test_the_picture_comes_by_an_edit_and_has_the_numbers_of_the_buttons(
    harness: Harness, pictures: SlowChoices, asked: object
) -> None:
    seats = await sit_down(harness, moment(keeping if asked is keeping else picking))
    person = await seats.asked()
    card = await open_walk(seats)
    before = answers(card)
    assert not shows_choices(card)
    (room,) = pictures_of(card)
    pictures.may_draw.set()
    shown = await person.wait(shows_choices)
    assert shown["id"] == card["id"]
    assert answers(shown) == before
    (picture,) = pictures_of(shown)
    assert picture["description"] == room["description"]
    view, things = pictures.wanted[-1]
    assert view.seat == (await seats.game()).to_act
    numbers = [label.split(" · ")[0] for label in before]
    assert numbers == [str(number) for number, _ in things]
    for number, key in things:
        name = key.split(":")[1]
        assert f"{number}: {name}" in (picture["description"] or "")
        assert name not in before[number - 1], "the picture shows the code"
        assert before[number - 1].startswith(f"{number} · {without_code(key)}")


async def test_a_picture_that_fails_leaves_the_card_as_it_is(harness: Harness, pictures: SlowChoices) -> None:
    seats = await sit_down(harness, moment(keeping))
    pictures.may_draw.set()
    pictures.broken = True
    person = await seats.asked()
    card = await open_walk(seats)
    chosen = await person.press(card, next(each.id for each in buttons_of(card) if ":tap:" in each.id))
    assert chosen.message is not None
    assert not shows_choices(chosen.message)
    assert len(answers(chosen.message)) == len(answers(card)) - 1
    assert any("✓" in each.label for each in buttons_of(chosen.message))


async def test_without_room_for_a_picture_there_is_a_card_all_the_same(harness: Harness, pictures: SlowChoices) -> None:
    seats = await sit_down(harness, moment(keeping))
    pictures.no_room = True
    card = await open_walk(seats)
    assert pictures_of(card) == []
    assert len(answers(card)) == 8
