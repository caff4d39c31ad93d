"""The parts of the board hold all that may come upon them, and name it."""

import pytest

from bot.say.pictures import picture_words
from engine import view
from engine.components import SPACES, STEPS
from engine.decisions import ArrangeWeaving, ChooseRejuvenation
from engine.queries import spot_code
from engine.state import Result
from render.pictures.board import board_picture
from tests.render import kit
from tests.render.kit import ENGLISH, LANGUAGES, faults, words_in
from tests.render.positions import GAMES, LONG_NAMES, asked, at, full


@pytest.mark.parametrize("section", range(1, 6))
def test_four_high_priests_fit_in_any_section(section: int) -> None:
    assert not faults(board_picture(view(full(section), None), ENGLISH, names=LONG_NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_victory_of_all_fits_in_the_header(lang: str) -> None:
    state = full().copy()
    state.stack, state.result = (), Result((238,) * 4, ({},) * 4, (0, 1, 2, 3))
    picture = board_picture(view(state, None), picture_words(lang), "light", LONG_NAMES)
    assert not faults(picture)
    headline = max((label.text for label in picture.labels), key=len)
    assert all(name in headline for name in LONG_NAMES[:3])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_question_fits_beside_the_longest_name(lang: str) -> None:
    for question in (ChooseRejuvenation(3, 2), ArrangeWeaving(3, "W01")):
        state = asked(full(), question)
        assert not faults(board_picture(view(state, None), picture_words(lang), "light", LONG_NAMES))


@pytest.mark.parametrize("number", range(1, 6))
def test_a_section_names_its_spaces_and_steps(number: int) -> None:
    for seat in (None, 0):
        seen = view(at(GAMES[1], 0.5), seat)
        picture = kit.closeup_picture(seen, f"section {number}", ENGLISH)
        assert picture.image.width == 800 < picture.image.height, "a portrait"
        spaces = {space.id for space in SPACES.values() if space.section == number}
        spots = {spot_code(spot.id) for spot in STEPS.values() if spot.section == number and spot.id not in seen.steps}
        assert [label.text for label in picture.labels if label.text in spaces].count(min(spaces)) == 2
        assert words_in(picture.labels) >= spaces | spots
