"""How high the parts of a screen stand on a page as wide as a phone: so that nothing final comes up under a finger."""

import re
from collections.abc import Iterable, Sequence
from itertools import accumulate, takewhile

from msgspec import Struct

from bot.prompts.screen import DANGER, Block, Button, Gallery, Row, Section, Select, Words

WIDTH = 340  # pixels, like all that follows
LINE = 23
BUTTON, BESIDE = 44, 6  # the height of a button, and what lies between two of them
BETWEEN = 8  # blocks
PICTURE = 384
LINES_OF_PICTURE = 6  # at least, of spaces in reach
ASIDE = 16  # between the words of a section and its button, at the right
SURE = 24  # by so much what is narrow ends before such a button
AROUND = 30  # the words of a button
SIGN = 27  # before the words
LETTER, BOLD = 8.6, 7.5  # the mean width of one, in words and on buttons
LISTED = 20  # by how much a list is set in
ITEM = re.compile(r"-|\d+\.")
LETTERS_IN_LINE = 44  # at most
MOST_LINES = 16  # of room above what ends a turn: where it takes more, a list keeps it from under a finger
MISJUDGED = 3 * LINE  # by so much two screens may differ from what they are thought to be
FINAL = ("✅", "🔒")


def is_final(part: Button | Select) -> bool:
    """Whether this plays a plan."""
    return isinstance(part, Button) and (part.style == DANGER or part.emoji in FINAL)


def height(blocks: Iterable[Block]) -> int:
    """How high these are together, with what lies below the last."""
    return sum(_height(block) + BETWEEN for block in blocks)


class Extent(Struct, frozen=True):
    """How far from the upper end buttons stand that play nothing: anywhere, and at the right beside a section alone.

    Those at the right are so wide, `beside` what stands there on the next screen.
    """

    rows: int = 0
    sections: int = 0
    beside: int = 0

    def __or__(self, other: "Extent") -> "Extent":
        """The lower of both."""
        return Extent(max(self.rows, other.rows), max(self.sections, other.sections), max(self.beside, other.beside))


def extent(blocks: Sequence[Block]) -> Extent:
    """How far down these can be pressed; a list aside, for it opens elsewhere, and there the finger is then."""
    ends = [end - BETWEEN for end in accumulate(_height(block) + BETWEEN for block in blocks)]
    found = list(zip(ends, blocks, strict=True))
    return Extent(
        max((end for end, block in found if isinstance(block, tuple) and _goes_on(block)), default=0),
        max((end for end, block in found if isinstance(block, Section)), default=0),
        max((_aside(block) for block in blocks if isinstance(block, Section)), default=0),
    )


def _goes_on(row: Row) -> bool:
    return any(isinstance(part, Button) and not is_final(part) for part in row)


def _height(block: Block) -> int:
    match block:
        case Words(words):
            return LINE * _lines(words, WIDTH)
        case Section(words):
            return max(BUTTON, LINE * _lines(words, WIDTH - _aside(block)))
        case Gallery():
            return PICTURE
    lines = _lines_of_buttons(block)
    return lines * BUTTON + (lines - 1) * BESIDE


def _lines(words: str, width: int) -> int:
    return sum(_wrapped(line, width - (LISTED if ITEM.match(line) else 0)) for line in words.split("\n"))


def _wrapped(line: str, width: int) -> int:
    words = (round(len(word) * LETTER) for word in line.replace("*", "").split(" "))
    return len(_filled(words, width, round(LETTER / 2)))


def _lines_of_buttons(row: Row) -> int:
    return len(_filled((_width(part) for part in row), WIDTH, BESIDE))


def is_narrow(row: Row, beside: int) -> bool:
    """Whether it leaves as much room at its right, for the button of a section."""
    return max(_filled((_width(part) for part in row), WIDTH, BESIDE)) <= WIDTH - beside - SURE


def _aside(section: Section) -> int:
    return _width(section.button) + ASIDE


def _width(part: Button | Select) -> int:
    if isinstance(part, Select):
        return WIDTH
    return AROUND + round(len(part.label) * BOLD) + (SIGN if part.emoji else 0)


def _filled(widths: Iterable[int], width: int, between: int) -> list[int]:
    """How wide the lines are that things take of which as many stand beside one another as there is room for."""
    lines = [0]
    for needed in widths:
        beside = lines[-1] + between if lines[-1] else 0
        if beside and beside + needed > width:
            lines.append(needed)
        else:
            lines[-1] = beside + needed
    return lines


# ---------------------------------------------------------------- room for what is final


def lines_beside(buttons: int) -> int:
    """How many lines of words are as high as so many rows of one button."""
    return 2 * buttons + 1


def lines_of(words: str) -> int:
    """How many lines words take, at least."""
    return sum(max(1, -(-len(line) // LETTERS_IN_LINE)) for line in words.split("\n"))


def lines_below(blocks: Sequence[Block]) -> int:
    """How many lines lie below all that can be pressed, at least: words, and a picture."""
    below = takewhile(lambda block: isinstance(block, Words | Gallery), reversed(blocks))
    return sum(lines_of(block.words) if isinstance(block, Words) else LINES_OF_PICTURE for block in below)


def lines_down_to(clear: Extent, blocks: Iterable[Block], ends: Iterable[Row]) -> int:
    """How many lines lie between these and what is final below them, so that it stands under all that was pressed."""
    narrow = all(is_narrow(row, clear.beside) for row in ends)
    lowest = clear.rows if narrow else max(clear.rows, clear.sections)
    missing = lowest + MISJUDGED - height(blocks) if lowest else 0
    return max(0, -(-missing // LINE))
