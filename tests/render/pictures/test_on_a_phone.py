"""Portraits on a phone, where they are half as wide: every number and every sign of them is still nine pixels high."""

from collections.abc import Callable, Iterator

import pytest

from engine import State, view
from engine.components import PRODUCTION, REGIONS, SECTIONS
from engine.decisions import ArrangeWeaving
from engine.difficulty import AXOMAMMA
from render import SUBJECTS, parts_of
from render.board_parts import hill, temple_track
from render.board_parts.parts import AUTOMA
from render.drawing.picture import Picture
from render.pictures.board_pages import board_pages
from render.pictures.closeup import closeup_picture
from render.pictures.hand import hand_picture
from render.pictures.player_area import ENLARGED, INNER, ROOM, WIDTH
from render.pictures.subject import subject_picture
from render.pictures.tableau import tableau_picture
from tests.render.golden_age import court_full, solo_court
from tests.render.kit import ENGLISH, Sheet, high_letter, recording
from tests.render.positions import LONG_NAMES, crowded, with_area
from tests.sizes import some

PHONE, LOWEST = 400, 9
LOWEST_OF_ALL = 6  # where everything on the table is shown
EVERY_EDGE = ("SW02", "SW03", "W18", "W09")  # Weavings that have them all
ROUNDING = 0.25  # of a pixel on the phone
POSITIONS: dict[str, Callable[[], State]] = {
    "four with everything": court_full,
    "Pachamama with modules": lambda: with_area(solo_court(), 1, production_up=tuple(PRODUCTION)),
    "Axomamma": lambda: crowded(AXOMAMMA, ""),
}


def portraits(state: State) -> Iterator[Picture]:
    """Every picture of this width; in solo games what is of the automa, and the Temple."""
    now = view(state, 0)
    parts = (AUTOMA, "temple") if now.automa else parts_of(now)
    for part in parts:
        yield closeup_picture(now, part, ENGLISH, "light", LONG_NAMES)
    for about in () if now.automa else SUBJECTS:
        yield subject_picture(now, about, ENGLISH, "light", LONG_NAMES)
    laying = state.copy()
    laying.stack = tuple(ArrangeWeaving(0, tile) for tile in EVERY_EDGE)
    yield subject_picture(view(laying, 0), "weavings", ENGLISH, "light", LONG_NAMES)
    yield hand_picture(now, ENGLISH, "light", LONG_NAMES)
    yield tableau_picture(now, 1, ENGLISH, "light", LONG_NAMES)


def enlarged(sheet: Sheet) -> float:
    """How much larger a part is shown in a portrait than it is drawn; of the sections of the hill, the widest."""
    if sheet.width == hill.SIDE:
        return min(INNER / (right - left) for left, _, right, _ in map(hill.section_box, SECTIONS))
    return {ROOM: ENLARGED, temple_track.SIZE[0]: INNER / temple_track.SIZE[0]}.get(sheet.width, 1.0)


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("name", some([*POSITIONS], 2))
def test_every_number_and_every_sign_is_nine_pixels_high(name: str) -> None:
    shown: list[tuple[str, float]] = []
    with recording() as found:
        for picture in portraits(POSITIONS[name]()):
            assert picture.image.width == WIDTH
            numbers = [label for label in picture.labels if any(letter.isdigit() for letter in label.text)]
            shown += [(label.text, label.box[3] - label.box[1]) for label in numbers]
    for sheet, heights in found.heights.values():
        shown += [(f"a sign on {sheet.width}", high * enlarged(sheet)) for high in heights]
    assert len(shown) > 200
    on_phone = {(what, round(high * PHONE / WIDTH, 2)) for what, high in shown}
    assert not {(what, high) for what, high in on_phone if high < LOWEST - ROUNDING}


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("name", POSITIONS)
def test_every_number_on_the_board_in_parts_is_six_pixels_high(name: str) -> None:
    parts = [picture for picture, _ in board_pages(view(POSITIONS[name](), None), ENGLISH, "light", LONG_NAMES)]
    assert all(picture.image.width == WIDTH for picture in parts)
    numbers = [label for picture in parts for label in picture.labels if any(map(str.isdigit, label.text))]
    high = {(label.text, (label.box[3] - label.box[1]) * PHONE / WIDTH) for label in numbers}
    assert len(high) > 50
    assert not {(text, pixels) for text, pixels in high if pixels < LOWEST_OF_ALL}


@pytest.mark.usefixtures("colourless")
def test_what_an_automa_can_do_and_where_its_cults_are_is_nine_pixels_high() -> None:
    asked = {*ENGLISH.automa_needs.values(), *(ENGLISH.names[region] for region in REGIONS)}
    with recording() as found:
        for section in SECTIONS:
            state = with_area(solo_court(), 1, priest=section)
            closeup_picture(view(state, 0), AUTOMA, ENGLISH, "light", LONG_NAMES)
    high = {text: high_letter("H", size) * PHONE / WIDTH for text, _, size in found.texts if text in asked}
    assert high.keys() == asked
    assert not {text: height for text, height in high.items() if height < LOWEST}
