"""The six gods: their symbols, badges and Statues."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, radians, sin

from PIL import Image

from render.drawing.canvas import Point
from render.drawing.theme import BLACK, GODS, RESOURCES, WHITE, Colour, Theme
from render.icons.base import WEIGHT, Pen, arc, pale, rounded, sprite, star

GOD_LETTER: Mapping[str, str] = {
    "inti": "I",
    "killa": "K",
    "illapa": "L",
    "qocha": "Q",
    "kuychi": "Y",
    "wiraqocha": "W",
}


def _inti(pen: Pen, colour: Colour) -> None:
    pen.shape(star(0.5, 0.5, 0.46, 0.3, 12), colour)
    pen.disc(0.5, 0.5, 0.17, pale(colour))


def _killa(pen: Pen, colour: Colour) -> None:
    pen.shape([*arc(0.49, 0.5, 0.43, 47, 313), *arc(0.66, 0.5, 0.33, 290, 70)], colour)


def _illapa(pen: Pen, colour: Colour) -> None:
    left = [(0.4, 0.05), (0.22, 0.48), (0.38, 0.48), (0.16, 0.94), (0.5, 0.62)]
    right = [(0.8, 0.9), (0.72, 0.5), (0.6, 0.56), (0.82, 0.3), (0.62, 0.3), (0.76, 0.05)]
    pen.shape([*left, *right], colour)


def _qocha(pen: Pen, colour: Colour) -> None:
    curl = []
    for angle in range(90, -461, -15):
        r = 0.07 + 0.32 * (angle + 460) / 550
        curl.append((0.52 + r * cos(radians(angle)), 0.47 + r * sin(radians(angle))))
    wave = [(0.1, 0.86), *curl]
    pen.cased(wave, colour, 0.1)
    pen.line(wave, pale(colour), 0.03)


def _kuychi(pen: Pen, colour: Colour) -> None:
    pen.shape(ARCH, colour)
    pen.line(STAIR, pale(colour), 0.06)


def _wiraqocha(pen: Pen, colour: Colour) -> None:
    pen.shape(chakana(0.5, 0.5, 0.43), colour)
    pen.disc(0.5, 0.5, 0.12, WHITE)


def chakana(cx: float, cy: float, r: float) -> list[Point]:
    """The chakana, a stepped cross."""
    a, b = r * 0.34, r * 0.67
    quarter = [(a, -r), (a, -b), (b, -b), (b, -a), (r, -a)]
    points = quarter + [(x, -y) for x, y in reversed(quarter)]
    points += [(-x, -y) for x, y in quarter] + [(-x, y) for x, y in reversed(quarter)]
    return [(cx + x, cy + y) for x, y in points]


# Half of a stepped arch, from its foot to its crown: outer edge, middle, inner edge.
_OUTER: tuple[Point, ...] = ((0.07, 0.88), (0.07, 0.56), (0.22, 0.56), (0.22, 0.32), (0.36, 0.32), (0.36, 0.1))
_MIDDLE: tuple[Point, ...] = ((0.18, 0.82), (0.18, 0.67), (0.33, 0.67), (0.33, 0.43), (0.46, 0.43), (0.46, 0.21))
_INNER: tuple[Point, ...] = ((0.29, 0.88), (0.29, 0.78), (0.44, 0.78), (0.44, 0.54))
STAIR = [*_MIDDLE, *((1 - x, y) for x, y in reversed(_MIDDLE))]
ARCH = [*_OUTER, *((1 - x, y) for x, y in reversed(_OUTER)), *((1 - x, y) for x, y in _INNER), *reversed(_INNER)]
SYMBOLS: Mapping[str, Callable[[Pen, Colour], None]] = {
    "inti": _inti,
    "killa": _killa,
    "illapa": _illapa,
    "qocha": _qocha,
    "kuychi": _kuychi,
    "wiraqocha": _wiraqocha,
}


def symbol(pen: Pen, name: str) -> None:
    """Draws the symbol of a god with a pen."""
    SYMBOLS[name](pen, GODS[name])


@lru_cache(maxsize=512)
def god(name: str, size: int, theme: Theme) -> Image.Image:
    """The symbol of a god."""
    if name not in SYMBOLS:
        raise KeyError(name)
    return sprite(size, lambda pen: symbol(pen, name), rim=theme.rim)


@lru_cache(maxsize=512)
def god_badge(name: str, height: int, theme: Theme) -> Image.Image:
    """The symbol of a god with its letter on a pill."""
    if name not in SYMBOLS:
        raise KeyError(name)
    width = round(height * 1.75)
    wide = width / height

    def paint(pen: Pen) -> None:
        edge = WEIGHT * 0.9
        pen.box(edge, edge, wide - edge, 1 - edge, theme.raised, GODS[name], WEIGHT * 1.2, 0.42)
        symbol(pen.at(0.54, 0.5, 0.72), name)
        pen.letter(GOD_LETTER[name], 1.24, 0.5, 0.78, theme.text)

    return sprite(height, paint, width)


def bust(pen: Pen, stone: Colour = RESOURCES["stone"]) -> None:
    """A small stone figure: head and shoulders on a plinth."""
    pen.shape(
        rounded([(0.12, 0.84), (0.16, 0.5), (0.34, 0.4), (0.66, 0.4), (0.84, 0.5), (0.88, 0.84)], 0.1), pale(stone)
    )
    pen.box(0.06, 0.84, 0.94, 0.95, stone, radius=0.02)
    pen.box(0.35, 0.14, 0.65, 0.42, pale(stone), radius=0.08)
    pen.box(0.3, 0.07, 0.7, 0.18, stone, radius=0.04)
    _face(pen, 0.5, 0.28, 1.0)


def figure(pen: Pen, stone: Colour = RESOURCES["stone"]) -> None:
    """A large stone figure: standing, with a feathered headdress."""
    for angle in (-66, 66, -33, 33, 0):
        pen.at(0.5, 0.35, 1, angle).box(0.42, 0.18, 0.58, 0.5, stone, radius=0.08)
    pen.shape(rounded([(0.25, 0.43), (0.75, 0.43), (0.81, 0.88), (0.19, 0.88)], 0.04), pale(stone))
    pen.box(0.38, 0.23, 0.62, 0.43, pale(stone), radius=0.05)
    pen.box(0.12, 0.87, 0.88, 0.96, stone, radius=0.02)
    _face(pen, 0.5, 0.32, 0.8)


def _face(pen: Pen, cx: float, cy: float, scale: float) -> None:
    for side in (-1, 1):
        pen.disc(cx + side * 0.07 * scale, cy - 0.02, 0.03 * scale, BLACK, None)
    pen.line([(cx - 0.05 * scale, cy + 0.07 * scale), (cx + 0.05 * scale, cy + 0.07 * scale)], BLACK, 0.03)


@lru_cache(maxsize=512)
def statue(size_name: str, god: str, size: int, theme: Theme) -> Image.Image:
    """A small or large Statue of a god."""
    if god not in SYMBOLS:
        raise KeyError(god)
    body = {"small": bust, "large": figure}[size_name]

    def paint(pen: Pen) -> None:
        body(pen)
        symbol(pen.at(0.5, 0.64, 0.46, finer=0.7), god)

    return sprite(size, paint, rim=theme.rim)
