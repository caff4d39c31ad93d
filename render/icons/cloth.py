"""Woven cloth: the seven motifs, each filling a unit square."""

from collections.abc import Callable, Mapping

from render.drawing.theme import CLOTH, WHITE, Colour, Theme
from render.icons.base import Painter, Pen, dark, pale, smooth


def _stripes(pen: Pen, thread: Colour, deep: Colour) -> None:
    for top, bottom, colour in (
        (0.08, 0.2, thread),
        (0.26, 0.32, deep),
        (0.42, 0.58, thread),
        (0.68, 0.74, deep),
        (0.8, 0.92, thread),
    ):
        pen.box(0, top, 1, bottom, colour, None)


def _checker(pen: Pen, thread: Colour, deep: Colour) -> None:
    for row in range(5):
        for column in range(5):
            if (row + column) % 2:
                pen.box(column / 5, row / 5, (column + 1) / 5, (row + 1) / 5, thread, None)


def _diamond(pen: Pen, thread: Colour, deep: Colour) -> None:
    for r, colour in ((0.5, thread), (0.36, deep), (0.22, thread)):
        pen.shape([(0.5, 0.5 - r), (0.5 + r, 0.5), (0.5, 0.5 + r), (0.5 - r, 0.5)], colour, None)
    for x in (0, 1):
        for y in (0, 1):
            pen.shape([(x, y), (x + (0.3 if x == 0 else -0.3), y), (x, y + (0.3 if y == 0 else -0.3))], thread, None)


def _lattice(pen: Pen, thread: Colour, deep: Colour) -> None:
    for i in range(-2, 4):
        pen.line([(i / 3, 0), (i / 3 + 1, 1)], deep, 0.06)
        pen.line([(i / 3, 1), (i / 3 + 1, 0)], deep, 0.06)
    for row in range(7):
        for column in range(4):
            x, y = (column + (row % 2) * 0.5) / 3, row / 6
            pen.disc(x, y, 0.05, WHITE, None)


def _fret(pen: Pen, thread: Colour, deep: Colour) -> None:
    for top in (0.06, 0.54):
        for left in (0.02, 0.52):
            key = [(0.02, 0.38), (0.44, 0.38), (0.44, 0.02), (0.1, 0.02), (0.1, 0.26), (0.3, 0.26), (0.3, 0.14)]
            pen.line([(left + x, top + y) for x, y in key], dark(deep), 0.06)


def _serpent(pen: Pen, thread: Colour, deep: Colour) -> None:
    body = smooth(
        [(0.1, 0.86), (0.42, 0.88), (0.68, 0.72), (0.5, 0.5), (0.32, 0.28), (0.52, 0.14), (0.74, 0.16)], closed=False
    )
    pen.line(body, deep, 0.21)
    pen.line(body, thread, 0.14)
    for x, y in body[2:-2:4]:
        pen.disc(x, y, 0.035, deep, None)
    pen.shape([(0.68, 0.06), (0.84, 0.06), (0.94, 0.18), (0.84, 0.28), (0.68, 0.26)], thread, deep, 0.035)
    pen.disc(0.8, 0.14, 0.03, deep, None)


def _condor(pen: Pen, thread: Colour, deep: Colour) -> None:
    wing = [(0.06, 0.42), (0.18, 0.2), (0.32, 0.06), (0.46, 0.06), (0.46, 0.18), (0.39, 0.18), (0.39, 0.3), (0.3, 0.3)]
    for side in (-1, 1):
        pen.shape(
            [(0.5 + side * x, y) for x, y in [*wing, (0.3, 0.44), (0.2, 0.44), (0.2, 0.58), (0.06, 0.66)]], thread, None
        )
    pen.shape([(0.36, 0.96), (0.45, 0.66), (0.55, 0.66), (0.64, 0.96)], thread, None)
    pen.shape(smooth([(0.5, 0.36), (0.6, 0.5), (0.5, 0.74), (0.4, 0.5)]), thread, deep, 0.03)
    pen.shape(
        [(0.42, 0.12), (0.56, 0.12), (0.56, 0.32), (0.44, 0.32), (0.44, 0.23), (0.32, 0.26), (0.34, 0.18)], thread, None
    )
    pen.box(0.41, 0.32, 0.59, 0.4, WHITE, None)
    pen.disc(0.48, 0.18, 0.028, deep, None)


MOTIFS: Mapping[str, Callable[[Pen, Colour, Colour], None]] = {
    "stripes": _stripes,
    "checker": _checker,
    "diamond": _diamond,
    "lattice": _lattice,
    "fret": _fret,
    "serpent": _serpent,
    "condor": _condor,
}


def motif(pen: Pen, name: str, colour: Colour) -> None:
    """Draws a motif over a ground of this colour."""
    pen.box(0, 0, 1, 1, colour, None)
    MOTIFS[name](pen, pale(colour), dark(colour))


def _cloth(pen: Pen, colour: Colour) -> None:
    for i in range(5):
        x = 0.18 + 0.16 * i
        pen.cased([(x, 0.8), (x, 0.9)], CLOTH["yellow"], 0.05)
    pen.box(0.1, 0.12, 0.9, 0.8, colour)
    pen.line([(0.15, 0.26), (0.85, 0.26)], pale(colour), 0.07)
    pen.line([(0.15, 0.66), (0.85, 0.66)], pale(colour), 0.07)
    pen.shape([(0.5, 0.32), (0.66, 0.46), (0.5, 0.6), (0.34, 0.46)], CLOTH["yellow"], None)
    pen.box(0.1, 0.12, 0.9, 0.8, None)


def _weaving(pen: Pen, theme: Theme) -> None:
    _cloth(pen, CLOTH["red"])


def _weavings(pen: Pen, theme: Theme) -> None:
    _cloth(pen.at(0.6, 0.4, 0.74), CLOTH["green"])
    _cloth(pen.at(0.4, 0.6, 0.74), CLOTH["red"])


WOVEN: Mapping[str, Painter] = {"weaving": _weaving, "weavings": _weavings}
