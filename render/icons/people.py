"""Workers, seats and the people of the Empire."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engine.workers import kinds_of
from render.drawing.canvas import Point
from render.drawing.theme import BLACK, RESOURCES, SEATS, WHITE, WORKERS, Colour, Theme
from render.icons.base import WEIGHT, Painter, Pen, arc, dark, legible, pale, regular, rounded, smooth, sprite, star
from render.icons.pictograms import PICTOGRAMS

WORKER_SHAPE: Mapping[str, str] = {
    "architect": "square",
    "craftsman": "hexagon",
    "warrior": "triangle",
    "courier": "diamond",
    "priest": "circle",
}
SEAT_SHAPE: tuple[str, ...] = ("heart", "cross", "drop", "star")  # no Worker has one of these

_HEXAGON = [(0.03, 0.5), (0.27, 0.14), (0.73, 0.14), (0.97, 0.5), (0.73, 0.86), (0.27, 0.86)]
_HEART = [*arc(0.27, 0.32, 0.24, 145, 342), *arc(0.73, 0.32, 0.24, 198, 395), (0.5, 0.97)]
_NEAR, _LOW, _HIGH, _FAR = 0.08, 0.29, 0.71, 0.92
_CROSS = [
    (_LOW, _NEAR),
    (_HIGH, _NEAR),
    (_HIGH, _LOW),
    (_FAR, _LOW),
    (_FAR, _HIGH),
    (_HIGH, _HIGH),
    (_HIGH, _FAR),
    (_LOW, _FAR),
    (_LOW, _HIGH),
    (_NEAR, _HIGH),
    (_NEAR, _LOW),
    (_LOW, _LOW),
]
# The outline of each shape, and where its sign or number stands: middle, size.
TOKENS: Mapping[str, tuple[list[Point], Point, float]] = {
    "square": (rounded([(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)], 0.1), (0.5, 0.5), 0.72),
    "hexagon": (rounded(_HEXAGON, 0.04), (0.5, 0.5), 0.66),
    "triangle": (rounded([(0.5, 0.01), (0.99, 0.9), (0.01, 0.9)], 0.1), (0.5, 0.64), 0.5),
    "diamond": (rounded(regular(0.5, 0.5, 0.48, 4), 0.06), (0.5, 0.5), 0.58),
    "circle": (arc(0.5, 0.5, 0.43, 0, 348), (0.5, 0.5), 0.66),
    "heart": (_HEART, (0.5, 0.45), 0.62),
    "cross": (rounded(_CROSS, 0.05), (0.5, 0.5), 0.66),
    "drop": ([*arc(0.5, 0.61, 0.37, -28, 208), (0.5, 0.0)], (0.5, 0.6), 0.62),
    "star": (star(0.5, 0.53, 0.52, 0.29, 5), (0.5, 0.55), 0.52),
}
INNER = 0.92  # of a mark, within its outline
SIGN = 0.9  # of the height of a number
HALF_SIGN, HALF_SIGN_AT = 0.62, 0.21  # of a Newcomer: how much smaller, and how far from the middle


def worker(name: str, size: int, theme: Theme) -> Image.Image:
    """A Worker: shape, colour and pictogram of its kind; of a Newcomer, half the one kind and half the other."""
    return _token(kinds_of(name), size, theme)


@lru_cache(maxsize=512)
def _token(kinds: tuple[str, ...], size: int, theme: Theme) -> Image.Image:
    def whole(pen: Pen) -> None:
        (kind,) = kinds
        points, middle, tall = TOKENS[WORKER_SHAPE[kind]]
        pen.shape(points, WORKERS[kind], BLACK, WEIGHT * 1.2)
        PICTOGRAMS[kind](pen.at(*middle, tall * SIGN), legible(WORKERS[kind]))

    def halves(pen: Pen) -> None:
        for kind, side in zip(kinds, (-1, 1), strict=True):
            points, (_, y), tall = TOKENS[WORKER_SHAPE[kind]]
            pen.shape(_half(points, side), WORKERS[kind], BLACK, WEIGHT * 1.2)
            half = pen.at(0.5 + side * HALF_SIGN_AT, y, tall * SIGN * HALF_SIGN)
            PICTOGRAMS[kind](half, legible(WORKERS[kind]))

    return sprite(size, whole if len(kinds) == 1 else halves, rim=theme.rim)


def _half(points: Sequence[Point], side: int) -> list[Point]:
    """The left (-1) or the right (1) half of a shape without dents."""
    kept: list[Point] = []
    for (x, y), (to_x, to_y) in pairwise([*points, points[0]]):
        if (x - 0.5) * side >= 0:
            kept.append((x, y))
        if (x - 0.5) * (to_x - 0.5) < 0:
            kept.append((0.5, y + (to_y - y) * (0.5 - x) / (to_x - x)))
    return kept


@lru_cache(maxsize=512)
def seat(index: int, size: int, theme: Theme, numbered: bool = True) -> Image.Image:
    """The mark of a seat: shape, colour and number, unless that would be too small."""
    if not 0 <= index < len(SEATS):
        raise KeyError(index)
    points, middle, tall = TOKENS[SEAT_SHAPE[index]]

    def paint(pen: Pen) -> None:
        pen.shape(points, BLACK, BLACK, WEIGHT * 1.2)
        inner = pen.at(0.5, 0.5, INNER)
        inner.shape(points, SEATS[index], WHITE, WEIGHT)
        if numbered:
            inner.letter(str(index + 1), *middle, tall, legible(SEATS[index]))

    return sprite(size, paint)


@lru_cache(maxsize=32)
def robot(size: int, theme: Theme) -> Image.Image:
    """The mark of a bot player: a head with an antenna."""

    def paint(pen: Pen) -> None:
        pen.cased([(0.5, 0.14), (0.5, 0.32)], RESOURCES["stone"], 0.05)
        pen.disc(0.5, 0.12, 0.07, WORKERS["warrior"])
        for left, right in ((0.03, 0.17), (0.83, 0.97)):
            pen.box(left, 0.48, right, 0.74, RESOURCES["stone"], radius=0.04)
        pen.box(0.13, 0.3, 0.87, 0.92, pale(RESOURCES["stone"]), radius=0.12)
        for middle in (0.35, 0.65):
            pen.disc(middle, 0.53, 0.1, WORKERS["architect"])
        pen.box(0.3, 0.72, 0.7, 0.81, WHITE)

    return sprite(size, paint, rim=theme.rim)


# ------------------------------------------------------------ figures

SKIN = RESOURCES["potato"]


def person(pen: Pen, cloth: Colour, band: Colour) -> None:
    """A person in a poncho."""
    pen.shape(rounded([(0.4, 0.36), (0.6, 0.36), (0.9, 0.92), (0.1, 0.92)], 0.06), cloth)
    pen.shape([(0.27, 0.62), (0.73, 0.62), (0.81, 0.76), (0.19, 0.76)], band, None)
    pen.shape(rounded([(0.4, 0.36), (0.6, 0.36), (0.9, 0.92), (0.1, 0.92)], 0.06), None)
    pen.disc(0.5, 0.25, 0.17, pale(SKIN))


def _worker(pen: Pen, theme: Theme) -> None:
    person(pen, SKIN, WORKERS["courier"])
    _hair(pen)


def _hair(pen: Pen) -> None:
    pen.shape(arc(0.5, 0.23, 0.19, 180, 360), dark(SKIN))


def _newcomer(pen: Pen, theme: Theme) -> None:
    body = rounded([(0.4, 0.36), (0.6, 0.36), (0.9, 0.92), (0.1, 0.92)], 0.06)
    pen.shape(body, WORKERS["architect"])
    pen.shape([(0.5, 0.36), (0.6, 0.36), (0.88, 0.92), (0.5, 0.92)], WORKERS["courier"], None)
    pen.shape(body, None)
    pen.disc(0.5, 0.25, 0.17, pale(SKIN))
    _hair(pen)


def _nomad(pen: Pen, theme: Theme) -> None:
    pen.cased([(0.88, 0.2), (0.88, 0.92)], SKIN, 0.03)
    person(pen.at(0.44, 0.52, 0.9), WORKERS["craftsman"], WORKERS["courier"])
    pen.shape(rounded([(0.12, 0.24), (0.3, 0.19), (0.34, 0.04), (0.54, 0.04), (0.58, 0.19), (0.76, 0.24)], 0.03), SKIN)


def soldier(pen: Pen, tunic: Colour = WORKERS["warrior"], trim: Colour = RESOURCES["corn"], spear: bool = True) -> None:
    """A soldier with helmet, shield and spear."""
    if spear:
        pen.cased([(0.84, 0.24), (0.84, 0.92)], SKIN, 0.03)
        pen.shape([(0.84, 0.04), (0.94, 0.26), (0.74, 0.26)], WHITE)
    pen.shape(rounded([(0.3, 0.44), (0.62, 0.44), (0.74, 0.94), (0.18, 0.94)], 0.05), tunic)
    helmeted(pen, 0.46, 0.32, 1.0, trim)
    pen.box(0.08, 0.54, 0.46, 0.86, trim, radius=0.05)
    pen.box(0.21, 0.65, 0.33, 0.75, tunic, None)


def helmeted(pen: Pen, cx: float, cy: float, scale: float, metal: Colour) -> None:
    """A head in a crested helmet."""
    pen.disc(cx, cy, 0.16 * scale, pale(SKIN))
    pen.shape(
        [(cx - 0.07 * scale, cy - 0.18 * scale), (cx, cy - 0.29 * scale), (cx + 0.07 * scale, cy - 0.18 * scale)], metal
    )
    pen.shape(arc(cx, cy - 0.01 * scale, 0.2 * scale, 180, 360), metal)


def _soldier(pen: Pen, theme: Theme) -> None:
    soldier(pen)


def _flip(pen: Pen, theme: Theme) -> None:
    soldier(pen.at(0.44, 0.49, 0.9), spear=False)
    pen.arrows([arc(0.5, 0.5, 0.38, -65, 35, 0.4)], SEATS[1], 0.09, 0.14)


def _discard(pen: Pen, theme: Theme) -> None:
    soldier(pen.at(0.44, 0.49, 0.9), RESOURCES["stone"], pale(RESOURCES["stone"]), spear=False)
    cross = ([(0.6, 0.56), (0.88, 0.86)], [(0.88, 0.56), (0.6, 0.86)])
    for points in cross:
        pen.line(points, BLACK, 0.1, outlines=2)
    for points in cross:
        pen.line(points, WORKERS["warrior"], 0.1)


def priest(pen: Pen) -> None:
    """A High Priest with a golden headdress."""
    gold = RESOURCES["corn"]
    pen.shape([*arc(0.5, 0.36, 0.34, 180, 360, 0.32)], gold)
    pen.shape(rounded([(0.4, 0.44), (0.6, 0.44), (0.88, 0.94), (0.12, 0.94)], 0.05), WORKERS["priest"])
    pen.disc(0.5, 0.36, 0.16, pale(SKIN))
    pen.disc(0.5, 0.68, 0.11, gold)


def _high_priest(pen: Pen, theme: Theme) -> None:
    priest(pen)


def _priest_move(pen: Pen, theme: Theme) -> None:
    priest(pen.at(0.4, 0.42, 0.8))
    pen.arrows([arc(0.62, 0.62, 0.26, -70, 60)], WORKERS["craftsman"], 0.09, 0.13)


def _casualty(pen: Pen, theme: Theme) -> None:
    bone = WORKERS["priest"]
    pen.shape(
        smooth([(0.14, 0.42), (0.26, 0.15), (0.5, 0.07), (0.74, 0.15), (0.86, 0.42), (0.74, 0.66), (0.26, 0.66)]), bone
    )
    pen.box(0.33, 0.62, 0.67, 0.9, bone, radius=0.05)
    pen.box(0.35, 0.56, 0.65, 0.7, bone, None)
    for x in (0.35, 0.65):
        pen.disc(x, 0.43, 0.1, BLACK, None)
    pen.shape([(0.5, 0.52), (0.56, 0.63), (0.44, 0.63)], BLACK, None)
    for x in (0.44, 0.56):
        pen.line([(x, 0.76), (x, 0.88)], BLACK, WEIGHT * 0.8)


def _worship(pen: Pen, theme: Theme) -> None:
    pen.shape(star(0.5, 0.2, 0.19, 0.13, 8), RESOURCES["corn"])
    for side in (-1, 1):
        pen.cased([(0.5 + side * 0.12, 0.7), (0.5 + side * 0.32, 0.54), (0.5 + side * 0.36, 0.3)], pale(SKIN), 0.07)
    pen.shape(rounded([(0.38, 0.62), (0.62, 0.62), (0.8, 0.94), (0.2, 0.94)], 0.05), WORKERS["priest"])
    pen.disc(0.5, 0.56, 0.13, SKIN)


PEOPLE: Mapping[str, Painter] = {
    "worker": _worker,
    "newcomer": _newcomer,
    "nomad": _nomad,
    "soldier": _soldier,
    "flip": _flip,
    "discard": _discard,
    "high_priest": _high_priest,
    "priest_move": _priest_move,
    "casualty": _casualty,
    "worship": _worship,
}
