"""Pictures of The Golden Age: nothing overlaps, nothing is cut, nothing is missing, and no file is too large."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations, cycle

import pytest

import render
from engine import State, view
from engine.buildings import market
from render.board_parts.header import SIZE as HEADER_SIZE
from render.board_parts.seat_rows import ROW_SIZE
from render.drawing.canvas import SMALLEST, Box
from render.drawing.theme import THEMES
from render.pictures.board import board_picture
from tests.render.blank import blank
from tests.render.golden_age import court, sampled, solo_court
from tests.render.kit import (
    ENGLISH,
    LANGUAGES,
    Drawn,
    areas,
    common,
    faults,
    outside,
    recording,
    tables,
    together,
    words_in,
)
from tests.render.positions import LONG_NAMES
from tests.sizes import size, some

POSITIONS = sampled()
THEME_OF = dict(zip(POSITIONS, cycle(THEMES), strict=False))
# Each position is looked at in one language, and a full one in all.
LOOKED_AT = [
    (name, lang)
    for name, own in zip(POSITIONS, cycle(LANGUAGES))
    for lang in LANGUAGES
    if lang == own or name == "full"
]
RECORDED = [*zip(("full", "four with ruruy", "solo"), LANGUAGES, strict=True)]
BOARD_LIMIT = 350_000


def before(name: str) -> State:
    """Another position of the same table."""
    if name == "solo":
        return solo_court()
    return court(len(POSITIONS[name].players), "ruruy" if "ruruy" in name else "simpa")


@cache
def looked_at(name: str, lang: str) -> tuple[Drawn, Mapping[str, list[str]]]:
    """What is drawn in all pictures of a position, drawn anew, and what is wrong with any of them."""
    state, theme = POSITIONS[name], THEME_OF[name]
    with blank(), recording() as found:
        pictures = dict(tables(state, before(name), theme, lang, parts=render.parts_of(view(state, 0))))
        pictures |= {part: picture for part, _, picture in areas(state, theme, lang)}
    return found, {part: wrong for part, picture in pictures.items() if (wrong := faults(picture))}


@pytest.mark.parametrize(("name", "lang"), size(RECORDED[:1], LOOKED_AT))
def test_labels_neither_overlap_nor_stick_out(name: str, lang: str) -> None:
    _, wrong = looked_at(name, lang)
    assert not wrong


@pytest.mark.parametrize("name", some([*POSITIONS], 1))
def test_a_board_with_all_modules_is_a_small_file(name: str) -> None:
    image = render.board(view(POSITIONS[name], None), ENGLISH, THEME_OF[name], LONG_NAMES, view(before(name), None))
    assert (image.width, image.mode) == (1600, "P")
    assert len(render.encode(image)) < BOARD_LIMIT


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("name", POSITIONS)
def test_the_board_names_everything_of_the_modules(name: str) -> None:
    state = POSITIONS[name]
    words = words_in(board_picture(view(state, None), ENGLISH, names=LONG_NAMES).labels)
    assert words >= {*market(state), *state.god_offer, *state.nations.values()}
    assert words >= {palace for player in state.players for palace in player.palaces}
    assert words >= {str(player.vassals_left) for player in state.players}


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("name", some([*POSITIONS], 2))
def test_areas_name_palaces_and_their_prophecies(name: str) -> None:
    state = POSITIONS[name]
    for part, _, picture in areas(state, "light", "en"):
        kind, seat = part.split()
        said = " ".join(label.text for label in picture.labels)
        for palace in state.players[int(seat)].palaces if kind == "tableau" else ():
            assert palace in said
            assert ENGLISH.prophecies[palace].split()[-1] in said


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    """Full and ordinary positions."""
    return together([looked_at(name, lang)[0] for name, lang in size(RECORDED[:1], RECORDED)])


def test_no_text_is_cut_short_but_names_and_none_is_too_small(drawn: Drawn) -> None:
    assert len(drawn.texts) > size(1000, 2000)
    assert not [text for text, _, size in drawn.texts if size < SMALLEST]
    assert all(text.endswith(LONG_NAMES) for text, shown, _ in drawn.texts if text != shown)
    assert not [shown for _, shown, _ in drawn.texts if shown.endswith(" …")]


def test_no_icon_covers_a_word(drawn: Drawn) -> None:
    for drawing, boxes in drawn.sprites.values():
        assert not {label.text for label in drawing.labels for box in boxes if common(label.box, box, 2)}


def on_another(one: Box, other: Box) -> bool:
    """Whether one stands on the other, as a Vassal on a Weaving."""
    return not outside(one, other) or not outside(other, one)


def test_no_icon_covers_another(drawn: Drawn) -> None:
    for drawing, boxes in drawn.sprites.values():
        if (drawing.width, drawing.height) == HEADER_SIZE or (drawing.width == ROW_SIZE[0] and drawing.height < 200):
            continue  # a pinned seat; Statues stand shoulder to shoulder
        found = [(a, b) for a, b in combinations(boxes, 2) if common(a, b, 1) and not on_another(a, b)]
        assert not found, (drawing.width, drawing.height)
