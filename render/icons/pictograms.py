"""Pictograms: what a Worker of each kind works with, in one ink, so that it is known at a glance."""

from collections.abc import Callable, Mapping

from render.drawing.theme import Colour
from render.icons.base import Pen, arc, rounded

Pictogram = Callable[[Pen, Colour], None]


def _dividers(pen: Pen, ink: Colour) -> None:
    """Of an Architect."""
    for side in (-1, 1):
        pen.line([(0.5, 0.14), (0.5 + side * 0.32, 0.92)], ink, 0.14)
    pen.line([(0.32, 0.62), (0.68, 0.62)], ink, 0.1)
    pen.disc(0.5, 0.14, 0.13, ink, None)


def _hammer(pen: Pen, ink: Colour) -> None:
    """Of a Craftsman."""
    turned = pen.at(0.5, 0.5, 1, 35)
    turned.box(0.12, 0.1, 0.88, 0.4, ink, None, radius=0.06)
    turned.box(0.41, 0.36, 0.59, 1.0, ink, None, radius=0.06)


def _spear(pen: Pen, ink: Colour) -> None:
    """Of a Warrior."""
    pen.shape([(0.5, -0.04), (0.74, 0.3), (0.5, 0.52), (0.26, 0.3)], ink, None)
    pen.line([(0.5, 0.4), (0.5, 0.96)], ink, 0.13)
    pen.line([(0.28, 0.64), (0.72, 0.64)], ink, 0.1)


def _runner(pen: Pen, ink: Colour) -> None:
    """A Courier."""
    pen.disc(0.66, 0.12, 0.13, ink, None)
    pen.line([(0.56, 0.34), (0.46, 0.6)], ink, 0.2)
    pen.line([(0.56, 0.34), (0.74, 0.5), (0.9, 0.42)], ink, 0.11)
    pen.line([(0.54, 0.34), (0.32, 0.34), (0.2, 0.5)], ink, 0.11)
    pen.line([(0.47, 0.6), (0.68, 0.72), (0.64, 0.96)], ink, 0.13)
    pen.line([(0.45, 0.6), (0.34, 0.8), (0.08, 0.82)], ink, 0.13)


def _tumi(pen: Pen, ink: Colour) -> None:
    """The knife of a Priest: a half moon below its handle."""
    pen.disc(0.5, 0.14, 0.17, ink, None)
    pen.shape(rounded([(0.42, 0.1), (0.58, 0.1), (0.6, 0.6), (0.4, 0.6)], 0.02), ink, None)
    pen.shape(arc(0.5, 0.54, 0.42, 0, 180), ink, None)


PICTOGRAMS: Mapping[str, Pictogram] = {
    "architect": _dividers,
    "craftsman": _hammer,
    "warrior": _spear,
    "courier": _runner,
    "priest": _tumi,
}
