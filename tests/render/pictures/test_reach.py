"""The hill of whoever looks for a place: what is in reach is bright and priced, all else is pale."""

from itertools import combinations
from math import dist

import pytest

from bot.say.pictures import picture_words
from engine import queries, view
from engine.components import SECTIONS, SPACES
from render import THEMES, alt, encode, reach, room_for_reach
from render.board_parts.hill import fill_of, space_at
from render.drawing.canvas import OVERSIZE
from render.drawing.picture import Picture
from render.drawing.theme import theme_named
from render.items.slope import LOW, ROUND, WIDTH, slope
from render.pictures.board import hill_content
from render.pictures.reach import CHIP, apart, reach_picture
from tests.engine.kit import table
from tests.render.kit import ENGLISH, LANGUAGES, opened
from tests.render.positions import at

FEW = {"M1b": 0, "T2b": 1, "T5b": 1}
ALL = dict.fromkeys(SPACES, 12)
LARGEST = 250_000  # bytes
SEEN = 390 / WIDTH  # how much smaller a picture is on a phone


def _texts(picture: Picture) -> list[str]:
    """What stands in a picture, without the numbers of the sections."""
    texts = [label.text for label in picture.labels]
    for section in SECTIONS:
        texts.remove(str(section))
    return texts


@pytest.mark.parametrize("prices", [FEW, ALL, {"B4a": 8}], ids=["few", "all", "one"])
def test_it_names_and_prices_what_is_in_reach_and_nothing_else(prices: dict[str, int]) -> None:
    told = sorted(_texts(reach_picture(view(table(2), 0), prices)))
    assert told == sorted([*prices, *map(str, prices.values())])


def test_beside_buttons_it_has_their_numbers_and_names_the_other_spaces() -> None:
    picture = reach_picture(view(table(2), 0), {**FEW, "B4a": 8}, numbers={"M1b": 11, "T5b": 12})
    assert sorted(_texts(picture)) == ["11", "12", "B4a", "T2b"]


@pytest.mark.parametrize("prices", [FEW, {"B4a": 8}], ids=["few", "one"])
def test_as_much_room_is_kept_for_it_as_it_takes(prices: dict[str, int]) -> None:
    room = opened(room_for_reach())
    assert room.size == reach(view(table(2), 0), prices).size
    assert room.getextrema()[-1] == (0, 0)  # nothing is seen
    assert len(room_for_reach()) < LARGEST / 20


@pytest.mark.parametrize("prices", [FEW, ALL], ids=["few", "all"])
def test_on_a_phone_every_letter_can_be_read(prices: dict[str, int]) -> None:
    picture = reach_picture(view(table(2), 0), prices, height=ROUND)
    assert max(picture.image.size) <= WIDTH
    for label in picture.labels:
        left, top, right, bottom = label.box
        assert (bottom - top) * SEEN >= 7
        assert label.within[0] - 1 <= left
        assert right <= label.within[2] + 1


def test_no_number_hides_another() -> None:
    _, at_ = slope(hill_content(view(table(2), 0)), (), theme_named("light"))
    places = {space: at_(space_at(space)) for space in SPACES}
    for first, second in combinations(SPACES, 2):
        found = apart({first: places[first], second: places[second]})
        assert dist(found[first], found[second]) >= 2 * CHIP + 3
        assert all(dist(found[space], places[space]) < CHIP for space in found)


def test_the_numbers_of_a_crowd_stay_on_the_picture() -> None:
    crowd = [space for space in SPACES if space[1] == "4"][:6]
    picture = reach_picture(view(table(2), 0), {}, numbers={space: 11 + n for n, space in enumerate(crowd)})
    middles = [
        ((label.box[0] + label.box[2]) / 2, (label.box[1] + label.box[3]) / 2)
        for label in picture.labels
        if len(label.text) > 1
    ]
    assert len(middles) == len(crowd)
    assert all(dist(one, other) >= 2 * CHIP for one, other in combinations(middles, 2))
    assert all(CHIP < x < WIDTH - CHIP and CHIP < y < LOW - CHIP for x, y in middles)


@pytest.mark.parametrize("theme", THEMES)
def test_a_space_out_of_reach_is_pale(theme: str) -> None:
    look = theme_named(theme)
    for spaces, bright in (({"M1b"}, True), (set(SPACES) - {"M1b"}, False)):
        canvas, at_ = slope(hill_content(table(2)), spaces, look)
        x, y = at_(space_at("M1b"))
        assert (canvas.image.getpixel((round(x) * OVERSIZE, round(y) * OVERSIZE)) == fill_of("M1b", look)) == bright


def test_a_picture_of_a_late_game_is_a_small_file() -> None:
    state = at("golden_age/4p-all-simpa", 0.9)
    free = {space: queries.placement_cost(state, 0, space, "") for space in SPACES if space not in state.hill}
    assert len(encode(reach(view(state, 0), free))) < LARGEST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_words_each_space_stands_with_its_price(lang: str) -> None:
    words = picture_words(lang)
    told = alt.reach(FEW, words).replace("\xa0:", ":").replace("\xa0;", ";")
    assert f"{words.amount('food', 0)}: Inti M1b." in told
    assert f"{words.amount('food', 1)}: Inti T2b; Illapa T5b." in told


def test_in_english() -> None:
    assert alt.reach(FEW, ENGLISH).startswith("3 free spaces, from 0")
    assert alt.reach({"M1b": 2}, ENGLISH).startswith("1 free space, from 2.")
