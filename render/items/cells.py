"""Cells for what can be chosen: how large they are, and how a thing is drawn in its cell beside its number."""

from collections.abc import Callable

from msgspec import Struct

from engine.state import View
from render.drawing.canvas import Box, Canvas
from render.words import Words

CHIP = 20.0  # the radius of a number
BESIDE = 46.0  # the room of a number beside what it is on
APART = 6.0  # between a cell and what is in it
CAPTION, TOLD = 46.0, 31  # the height of a caption, and its letters
FLAT = 0.6  # the height of all cells to the width, if that many fit into a row

Thing = tuple[int, str]  # the number of a button, and the id of what it chooses
Painter = Callable[[Canvas, int, str, Box, View, Words], None]  # the number, the id and the room of a thing


class Cells(Struct, frozen=True):
    """The cells of one kind of thing: size, most in a row, how one is drawn, how high all may be, a caption."""

    width: float
    height: float
    across: int
    paint: Painter
    flat: float = FLAT
    caption: Callable[[Words], str] | None = None  # what the signs in all cells mean
