"""No name is invisible in a picture, whatever letters it has."""

from collections.abc import Callable
from typing import Any

import pytest

import render
from bot.say.pictures import picture_words
from render.drawing.canvas import BOLD, MEDIUM, font
from render.names import readable, recounted, retold
from render.result_parts.statistics import legible_page
from tests.render.kit import ENGLISH, recording, scores
from tests.render.positions import seen

GAME = "4p-weavers-1"
NAMES = ("李小龙", "Дарья", "✨ Kay-Lee 李", "עדה")
SHOWN = ("Seat 1", "Дарья", "Kay-Lee", "Seat 4")


def test_a_name_is_shown_as_far_as_there_are_letters_for_it_and_else_as_its_seat() -> None:
    assert readable(NAMES, ENGLISH) == SHOWN
    assert readable(("Ωμέγα", "Nguyễn", "Żółć", "\N{MATHEMATICAL BOLD SCRIPT CAPITAL A}da"), ENGLISH) == (
        "Ωμέγα",
        "Nguyễn",
        "Żółć",
        "Ada",
    )
    assert readable(("007", "李 2", "🐍", " "), ENGLISH) == ("007", "Seat 2", "Seat 3", "Seat 4")
    assert readable(("李小龙",), picture_words("pl")) == (picture_words("pl").seat(1),) != ("Seat 1",)


@pytest.mark.parametrize("weight", [MEDIUM, BOLD])
def test_the_fonts_have_the_letters_of_latin_greek_and_cyrillic_names(weight: str) -> None:
    letters = "AaŁłȘșỄễΓΨψΩωΈέДдЯяЇїЁёЂђ"
    assert not [letter for letter in letters if font(20, weight).getmask(letter).getbbox() is None]


def test_sentences_and_hints_name_people_as_all_else_does() -> None:
    told = ((0, "李小龙: Conquest"), (-1, "Festival 1: 李小龙 +4, Дарья +2, ✨ Kay-Lee 李 +1"))
    better = ((0, "Seat 1: Conquest"), (-1, "Festival 1: Seat 1 +4, Дарья +2, Kay-Lee +1"))
    assert retold(told, NAMES, ENGLISH) == better
    assert retold(((0, "李小: 李 🎲 5"),), ("李", "李小"), ENGLISH) == ((0, "Seat 2: Seat 1 5"),)
    assert recounted((("李小龙", 2),), NAMES, ENGLISH) == (("Seat 1", 2),)


PICTURES: dict[str, Callable[..., Any]] = {
    "board": lambda **look: render.board(seen(GAME, 0.5), **look),
    "chat": lambda **look: render.chat(seen(GAME, 0.5), told=[(0, "李小龙: 1")], **look),
    "tableau": lambda **look: render.tableau(seen(GAME, 0.5), 0, **look),
    "hand": lambda **look: render.hand(seen(GAME, 0.5, 0), **look),
    "changes": lambda **look: render.changes(seen(GAME, 0.5), seen(GAME, 0.48), told=[(0, "李小龙: 1")], **look),
    "changes untold": lambda **look: render.changes(seen(GAME, 0.5), seen(GAME, 0.4), **look),
    "chart": lambda **look: render.chart(scores(GAME), **look),
    "result": lambda **look: render.result(seen(GAME, 1.0), scores(GAME), hints=[("李小龙", 2)], **look),
    "animation": lambda **look: render.animation(
        [seen(GAME, 1.0)], (scores(GAME), {}), captions=[((0, "李小龙: 1"),)], **look
    ),
}


def test_a_page_of_statistics_names_people_as_far_as_there_are_letters_for_it() -> None:
    page = render.StatisticsPage(
        page="solo",
        columns=("games",),
        rows=(render.StatisticsRow(name="李小龙", cells=("1",), holder="✨ Kay-Lee 李", record=1),),
        person="עדה",
        against="Дарья",
    )
    assert legible_page(page).rows[0].name == legible_page(page).person == "?"
    assert (legible_page(page).rows[0].holder, legible_page(page).against) == ("Kay-Lee", "Дарья")
    assert "?: Games 1, record Kay-Lee 1." in render.alt.statistics(page, ENGLISH)


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("picture", PICTURES)
def test_no_picture_draws_a_name_that_cannot_be_read(picture: str) -> None:
    with recording() as found:
        PICTURES[picture](words=ENGLISH, names=NAMES)
    drawn = " ".join(text for text, _, _ in found.texts)
    assert not {*"李小龙✨עדה"} & {*drawn}
    assert "Seat 1" in drawn or picture in ("hand", "board")
