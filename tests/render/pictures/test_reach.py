"""The hill of whoever looks for a place: what is in reach is bright and priced, all else is pale."""

import pytest

from bot.say.pictures import picture_words
from engine import queries, view
from engine.components import SPACES
from render import THEMES, alt, encode, reach, room_for_reach
from render.board_parts.hill import LEAST_SEEN, SIDE, fill_of, lit, space_at
from render.drawing.canvas import OVERSIZE, Box, Canvas
from render.drawing.theme import theme_named
from render.pictures.board import hill_content
from render.pictures.reach import WIDTH, reach_picture
from tests.engine.kit import table
from tests.render.kit import ENGLISH, LANGUAGES, common
from tests.render.positions import at

FEW = {"M1b": 0, "T2b": 1, "T5b": 1}
ALL = dict.fromkeys(SPACES, 12)
LARGEST = 250_000  # bytes
SEEN = 390 / WIDTH  # how much smaller a picture is on a phone


@pytest.mark.parametrize("prices", [FEW, ALL, {"B4a": 8}], ids=["few", "all", "one"])
def test_it_names_and_prices_what_is_in_reach_and_nothing_else(prices: dict[str, int]) -> None:
    picture = reach_picture(view(table(2), 0), prices)
    told = sorted(label.text for label in picture.labels)
    assert told == sorted([*prices, *map(str, prices.values())])


@pytest.mark.parametrize("prices", [FEW, ALL, {"B4a": 8}], ids=["few", "all", "one"])
def test_as_much_room_is_kept_for_it_as_it_takes(prices: dict[str, int]) -> None:
    room = room_for_reach(prices)
    assert room.size == reach(view(table(2), 0), prices).size
    assert room.getextrema()[-1] == (0, 0)  # nothing is seen
    assert len(encode(room)) < LARGEST / 20


@pytest.mark.parametrize("prices", [FEW, ALL], ids=["few", "all"])
def test_on_a_phone_every_letter_can_be_read(prices: dict[str, int]) -> None:
    picture = reach_picture(view(table(2), 0), prices)
    assert max(picture.image.size) <= WIDTH
    for label in picture.labels:
        left, top, right, bottom = label.box
        assert (bottom - top) * SEEN >= 7
        assert label.within[0] <= left
        assert right <= label.within[2]


def test_a_price_leaves_the_god_of_its_space_to_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    reach_picture(view(table(2), 0), FEW)  # so that the hill itself is found drawn
    discs: list[Box] = []

    def circled(self: Canvas, box: Box, *colours: object) -> None:
        discs.append(box)

    monkeypatch.setattr(Canvas, "ellipse", circled)
    reach_picture(view(table(2), 0), FEW)
    gods, prices = discs[::2], discs[1::2]
    assert len(gods) == len(prices) == len(FEW)
    assert not any(common(god, price, 3) for god, price in zip(gods, prices, strict=True))


@pytest.mark.parametrize("theme", THEMES)
def test_a_space_out_of_reach_is_pale(theme: str) -> None:
    look = theme_named(theme)
    x, y = space_at("M1b")
    for spaces, bright in ((tuple(SPACES), True), (tuple(space for space in SPACES if space != "M1b"), False)):
        image, (left, top, _, _) = lit(hill_content(table(2)), spaces, look)
        pixel = image.getpixel(((round(x) - 34 - left) * OVERSIZE, (round(y) + 2 - top) * OVERSIZE))
        assert (pixel == fill_of("M1b", look)) == bright


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


@pytest.mark.parametrize("prices", [{"B4a": 8}, {"T1a": 1}, {"T5a": 1, "T5b": 2}], ids=["edge", "top", "two"])
def test_a_single_space_is_seen_with_what_lies_around_it(prices: dict[str, int]) -> None:
    image, (left, top, right, bottom) = lit(hill_content(table(2)), tuple(prices), theme_named("light"))
    width, height = LEAST_SEEN
    assert right - left >= width
    assert bottom - top >= height
    assert image.size == ((right - left) * OVERSIZE, (bottom - top) * OVERSIZE)
    assert min(left, top) >= 0
    assert max(right, bottom) <= SIDE
