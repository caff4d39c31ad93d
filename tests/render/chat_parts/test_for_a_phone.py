"""What a chat picture consists of is seen on a phone, and nothing of it covers anything else."""

import pytest
from PIL import Image

from engine import view
from render import icons
from render.board_parts.compare import compare
from render.chat_parts import ground, hill, plates
from render.chat_parts import stamps as stamps_of
from render.chat_parts.sentence import sentence
from render.chat_parts.sizes import HILL, LOWEST, NAME, NUMBER, WIDTH
from render.chat_parts.stamps import Stamp
from render.drawing.canvas import BOLD, Box, Label, Point, font
from render.drawing.theme import DARK, LIGHT, THEMES, Theme
from render.pictures.board import hill_content
from tests.render.chat_positions import POSITIONS, pictured
from tests.render.kit import Drawn, outside, recording, visible


@pytest.fixture(scope="module")
def drawn() -> tuple[Drawn, list[Box], list[Label]]:
    """All positions drawn anew: texts and icons, and what was stamped on the hill."""
    stamped: list[Box] = []
    labels: list[Label] = []
    stamp = stamps_of.stamp

    def noting_stamp(
        on: Image.Image,
        sprite: Image.Image,
        centre: Point,
        theme: Theme,
        written: tuple[Label, ...] = (),
        mask: Image.Image | None = None,
    ) -> Stamp:
        stamped.append(visible(sprite, centre, 1))
        return stamp(on, sprite, centre, theme, written, mask)

    with recording() as found, pytest.MonkeyPatch.context() as patch:
        for module in (hill, plates):
            patch.setattr(module, "stamp", noting_stamp)
        for name in POSITIONS:
            for theme in THEMES:
                labels += pictured(name, theme=theme).labels
        for seat in range(4):
            labels += sentence(seat, "+12 VP", LIGHT).labels
    return found, stamped, labels


def test_every_number_and_every_sign_is_nine_pixels_high_on_a_phone(
    drawn: tuple[Drawn, list[Box], list[Label]],
) -> None:
    found, stamped, labels = drawn
    assert LOWEST * 400 / WIDTH >= 9
    assert len(found.texts) > 300
    assert not [text for text, _, size in found.texts if size < (NUMBER if has_digits(text) else NAME)]
    assert font(NAME, BOLD).getmask("P").size[1] >= LOWEST
    numbers = [label for label in labels if has_digits(label.text)]
    assert len(numbers) > 500
    assert not {label.text for label in numbers if label.box[3] - label.box[1] < LOWEST - 0.5}
    signs = [high for _, heights in found.heights.values() for high in heights]
    assert len(signs) > 300
    assert not {round(high, 1) for high in signs if high < LOWEST}
    assert len(stamped) > 100
    assert not {round(box[3] - box[1], 1) for box in stamped if box[3] - box[1] < LOWEST}


def has_digits(text: str) -> bool:
    """Whether a number is in a text."""
    return any(letter.isdigit() for letter in text)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_signs_that_are_part_of_another_are_as_high(theme: Theme) -> None:
    inside = [
        icons.icon("food", plates.FOOD, theme),
        icons.icon("steps", hill.STEPS_SIDE, theme),
        icons.icon("vassal", hill.VASSAL, theme),
        *(icons.seat(seat, hill.STEPS_SIDE - 4, theme, numbered=False) for seat in range(4)),
        *(icons.seat(seat, hill.MARK_ON_VASSAL, theme, numbered=False) for seat in range(4)),
    ]
    heights = [visible(sprite, (0, 0), 1) for sprite in inside]
    assert min(bottom - top for _, top, _, bottom in heights) >= LOWEST


@pytest.mark.parametrize("name", POSITIONS)
def test_what_stands_on_the_hill_stays_there_and_covers_no_word(name: str) -> None:
    now, before = (position and view(position, None) for position in POSITIONS[name])
    assert now
    content = hill_content(now, compare(now, before).hill)
    stamped = list(hill.stamps(hill.ChatHill(content), LIGHT))
    words = list(ground.ground(LIGHT).labels)
    for each in stamped:
        left, top = each.corner
        assert not outside((left, top, left + each.image.width, top + each.image.height), (0, 0, WIDTH, HILL), 0)
        assert not [label.text for label in words if covers(each, label)]
        words += each.labels


def covers(stamp: Stamp, label: Label) -> bool:
    """Whether a stamp lies upon a word by more than its outermost pixels."""
    left, top = stamp.corner
    a, b, c, d = label.box
    return (
        stamp.mask.crop((round(a - left) + 2, round(b - top) + 2, round(c - left) - 2, round(d - top) - 2)).getbbox()
        is not None
    )
