"""What belongs to an automa: its numbered tokens, the faces of its die, and the mask of a personality."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from render.drawing.theme import BLACK, RESOURCES, WHITE, Theme
from render.icons.base import WEIGHT, Painter, Pen, dark, pale, regular, rounded, smooth, sprite, star

METAL, RED = RESOURCES["gold"], RESOURCES["vp"]
_OCTAGON = rounded(regular(0.5, 0.5, 0.5, 8, -67.5), 0.04)


def _token(pen: Pen, text: str) -> None:
    pen.at(0.5, 0.5, 0.96).shape(_OCTAGON, BLACK, BLACK, WEIGHT * 0.4)
    inner = pen.at(0.5, 0.5, 0.84)
    inner.shape(_OCTAGON, WHITE, METAL, WEIGHT * 2)
    pen.letter(text, 0.5, 0.5, 0.66, BLACK)


@lru_cache(maxsize=256)
def token(value: int, size: int, theme: Theme) -> Image.Image:
    """A numbered token of an automa's board: an octagon with a golden rim."""
    return sprite(size, lambda pen: _token(pen, str(value)))


@lru_cache(maxsize=256)
def die(value: int, size: int, theme: Theme) -> Image.Image:
    """A face of the solo die, with its number."""

    def paint(pen: Pen) -> None:
        pen.box(0.07, 0.07, 0.93, 0.93, RED, BLACK, radius=0.2)
        pen.letter(str(value), 0.5, 0.5, 0.7, WHITE)

    return sprite(size, paint)


def _die(pen: Pen, theme: Theme) -> None:
    """A die seen from a corner."""
    pen.shape(rounded([(0.5, 0.05), (0.92, 0.27), (0.5, 0.49), (0.08, 0.27)], 0.05), pale(RED))
    pen.shape(rounded([(0.08, 0.27), (0.5, 0.49), (0.5, 0.96), (0.08, 0.74)], 0.05), RED)
    pen.shape(rounded([(0.92, 0.27), (0.5, 0.49), (0.5, 0.96), (0.92, 0.74)], 0.05), dark(RED))
    for x, y in ((0.5, 0.27), (0.19, 0.45), (0.39, 0.79), (0.61, 0.57), (0.71, 0.62), (0.81, 0.67)):
        pen.disc(x, y, 0.045, WHITE, None)


def _personality(pen: Pen, theme: Theme) -> None:
    """A golden mask."""
    for side in (-1, 1):
        pen.disc(0.5 + side * 0.36, 0.5, 0.1, RED)
    face = [(0.5, 0.14), (0.76, 0.2), (0.83, 0.46), (0.72, 0.78), (0.5, 0.94), (0.28, 0.78), (0.17, 0.46), (0.24, 0.2)]
    pen.shape(smooth(face), METAL)
    pen.shape(star(0.5, 0.2, 0.14, 0.07, 4), RED)
    for side in (-1, 1):
        x = 0.5 + side * 0.15
        pen.shape(smooth([(x - 0.1, 0.45), (x, 0.38), (x + 0.1, 0.45), (x, 0.5)]), WHITE, BLACK, WEIGHT * 0.7)
        pen.disc(x, 0.44, 0.03, BLACK, None)
    pen.line([(0.5, 0.46), (0.46, 0.62), (0.54, 0.62)], dark(METAL), WEIGHT * 0.9)
    pen.box(0.36, 0.69, 0.64, 0.79, WHITE, BLACK, WEIGHT * 0.8, 0.04)
    for x in (0.43, 0.5, 0.57):
        pen.line([(x, 0.7), (x, 0.78)], BLACK, WEIGHT * 0.5)


SOLO: Mapping[str, Painter] = {"token": lambda pen, theme: _token(pen, "n"), "die": _die, "personality": _personality}
