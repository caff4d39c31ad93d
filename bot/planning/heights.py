"""How high the parts of a screen stand on a page as wide as a phone: so that nothing final comes up under a finger."""

import re
from collections.abc import Iterable, Sequence
from itertools import accumulate

from bot.prompts.screen import DANGER, Block, Button, Gallery, Row, Section, Select, Words

WIDTH = 344  # pixels, like all that follows
LINE = 23
BUTTON, BESIDE = 44, 6  # the height of a button, and what lies between two of them
BETWEEN = 8  # blocks
PICTURE = 384
PLACE = 83  # the width that the button of a section takes
AROUND = 30  # the words of a button
SIGN = 27  # before the words
LETTER, BOLD = 8.8, 7.3  # the mean width of one, in words and on buttons
LISTED = 26  # by how much a list is set in
ITEM = re.compile(r"-|\d+\.")
LETTERS_IN_LINE = 44  # at most
MISJUDGED = 4 * LINE  # by so much a screen may be higher or lower than it is thought to be
FINAL = ("✅", "🔒")


def is_final(part: Button | Select) -> bool:
    """Whether this plays a plan."""
    return isinstance(part, Button) and (part.style == DANGER or part.emoji in FINAL)


def height(blocks: Iterable[Block]) -> int:
    """How high these are together, with what lies below the last."""
    return sum(_height(block) + BETWEEN for block in blocks)


def lowest_button(blocks: Sequence[Block]) -> int:
    """How far from the upper end the last thing ends that can be pressed and plays nothing; 0 without one."""
    ends = accumulate(_height(block) + BETWEEN for block in blocks)
    return max((end - BETWEEN for end, block in zip(ends, blocks, strict=True) if _goes_on(block)), default=0)


def _goes_on(block: Block) -> bool:
    parts: Sequence[Button | Select] = block if isinstance(block, tuple) else ()
    return isinstance(block, Section) or any(not is_final(part) for part in parts)


def _height(block: Block) -> int:
    match block:
        case Words(words):
            return LINE * _lines(words, WIDTH)
        case Section(words):
            return max(BUTTON, LINE * _lines(words, WIDTH - PLACE))
        case Gallery():
            return PICTURE
    lines = _lines_of_buttons(block)
    return lines * BUTTON + (lines - 1) * BESIDE


def _lines(words: str, width: int) -> int:
    return sum(_wrapped(line, width - (LISTED if ITEM.match(line) else 0)) for line in words.split("\n"))


def _wrapped(line: str, width: int) -> int:
    return _filled((round(len(word) * LETTER) for word in line.replace("*", "").split(" ")), width, round(LETTER / 2))


def _lines_of_buttons(row: Row) -> int:
    return _filled((_width(part) for part in row), WIDTH, BESIDE)


def _width(part: Button | Select) -> int:
    if isinstance(part, Select):
        return WIDTH
    return AROUND + round(len(part.label) * BOLD) + (SIGN if part.emoji else 0)


def _filled(widths: Iterable[int], width: int, between: int) -> int:
    """How many lines things take of which as many stand beside one another as there is room for."""
    lines, room = 1, width
    for needed in widths:
        if needed > room and room < width:
            lines, room = lines + 1, width
        room -= needed + between
    return lines


# ---------------------------------------------------------------- room for what is final


def lines_beside(buttons: int) -> int:
    """How many lines of words are as high as so many rows of one button."""
    return 2 * buttons + 1


def lines_of(words: str) -> int:
    """How many lines words take, at least."""
    return sum(max(1, -(-len(line) // LETTERS_IN_LINE)) for line in words.split("\n"))


def lines_down_to(clear: int, blocks: Iterable[Block]) -> int:
    """How many lines lie between the end of these and what is so far from the upper end, to be sure."""
    missing = clear + MISJUDGED - height(blocks) if clear else 0
    return max(0, -(-missing // LINE))
