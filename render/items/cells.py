"""Cells for what can be chosen: how large they are, and how a thing is drawn in its cell beside its number."""

from collections.abc import Callable

from msgspec import Struct

from engine.components import WEAVING_REWARDS
from engine.state import View
from render import icons
from render.drawing.canvas import Box, Canvas
from render.words import Words

CHIP = 20.0  # the radius of a number
BESIDE = 46.0  # the room of a number beside what it is on
APART = 6.0  # between a cell and what is in it
FLAT = 0.6  # the height of all cells to the width, if that many fit into a row

Thing = tuple[int, str]  # the number of a button, and the id of what it chooses
Painter = Callable[[Canvas, int, str, Box, View, Words], None]  # the number, the id and the room of a thing


class Cells(Struct, frozen=True):
    """The cells of one kind of thing: their size, the most in a row, how one is drawn, and how high all may be."""

    width: float
    height: float
    across: int
    paint: Painter
    flat: float = FLAT


def draw_edge(canvas: Canvas, edge: str, box: Box, *, glows: bool) -> None:
    """An edge of a Weaving and what it brings, framed where it matches."""
    left, top, right, bottom = box
    y, size, theme = (top + bottom) / 2, 34, canvas.theme
    if glows:
        canvas.rectangle((left, top + 3, right, bottom - 3), None, theme.glow, 4, 8)
    canvas.paste(icons.icon(edge, size * canvas.scale, theme), (left + 8 + size / 2, y))
    room = canvas.pixels(right - left - size - 24, bottom - top - 16)
    brings = icons.effects_in(WEAVING_REWARDS[edge].benefit, size * canvas.scale, room, theme)
    canvas.paste(brings, (left + size + 14 + brings.width / canvas.scale / 2, y))
