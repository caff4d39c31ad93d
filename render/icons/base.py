"""The vector pen: shapes in a unit square, drawn large with a dark outline and then reduced."""

from collections.abc import Callable, Sequence
from math import atan2, cos, hypot, pi, pow, radians, sin

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.canvas import BOLD, Point, font
from render.drawing.theme import BLACK, WHITE, Colour, Theme, mix

WEIGHT = 0.05  # of every outline, in units of the whole picture
RIM, WIDE_RIM = 24, 60  # pixels: from these heights on there is room for a rim, and for one of two pixels
CLEAR = (*BLACK, 0)
Painter = Callable[["Pen", Theme], None]


def dark(colour: Colour) -> Colour:
    """The shade of a colour that the palette holds."""
    return mix(colour, BLACK, 0.45)


def pale(colour: Colour) -> Colour:
    """The tint of a colour that the palette holds."""
    return mix(colour, WHITE, 0.5)


def brightness(colour: Colour) -> float:
    """How bright a colour is to the eye, from 0 to 1."""
    linear = [pow(channel / 255, 2.2) for channel in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def legible(ground: Colour) -> Colour:
    """Black or white, whichever is told from this ground more easily."""
    light, deep, middle = brightness(WHITE), brightness(BLACK), brightness(ground)
    return WHITE if (light + 0.05) * (deep + 0.05) > (middle + 0.05) ** 2 else BLACK


def arc(cx: float, cy: float, rx: float, start: float, end: float, ry: float | None = None) -> list[Point]:
    """Points of an arc in degrees, 0 to the right, clockwise."""
    steps = max(3, round(abs(end - start) / 12))
    angles = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(cx + rx * cos(a), cy + (rx if ry is None else ry) * sin(a)) for a in angles]


def star(cx: float, cy: float, outer: float, inner: float, points: int) -> list[Point]:
    """A star standing on two of its points."""
    angles = [pi * i / points - pi / 2 for i in range(2 * points)]
    return [
        (cx + (inner if i % 2 else outer) * cos(a), cy + (inner if i % 2 else outer) * sin(a))
        for i, a in enumerate(angles)
    ]


def regular(cx: float, cy: float, r: float, corners: int, turn: float = -90) -> list[Point]:
    """A regular polygon whose first corner is turned this far."""
    angles = [radians(turn + 360 * i / corners) for i in range(corners)]
    return [(cx + r * cos(a), cy + r * sin(a)) for a in angles]


def smooth(points: Sequence[Point], closed: bool = True, steps: int = 5) -> list[Point]:
    """A soft curve through all these points."""
    n = len(points)
    result: list[Point] = []
    for i in range(n if closed else n - 1):
        near = [points[(i + k) % n] if closed else points[min(max(i + k, 0), n - 1)] for k in (-1, 0, 1, 2)]
        result += [_between(near, k / steps) for k in range(steps)]
    return result if closed else [*result, points[-1]]


def _between(near: Sequence[Point], t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = near
    a, b, c, d = -t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2
    return (a * ax + b * bx + c * cx + d * dx) / 2, (a * ay + b * by + c * cy + d * dy) / 2


def rounded(points: Sequence[Point], radius: float) -> list[Point]:
    """A polygon with its corners cut round."""
    result: list[Point] = []
    for i, (x, y) in enumerate(points):
        ends = []
        for nx, ny in (points[i - 1], points[(i + 1) % len(points)]):
            far = hypot(nx - x, ny - y)
            share = min(radius, far / 2) / far
            ends.append((x + (nx - x) * share, y + (ny - y) * share))
        (ax, ay), (bx, by) = ends
        for t in (0.0, 0.25, 0.5, 0.75, 1.0):
            u = 1 - t
            result.append((u * u * ax + 2 * u * t * x + t * t * bx, u * u * ay + 2 * u * t * y + t * t * by))
    return result


class Pen:
    """Draws in a unit square; `at` gives a smaller or turned pen inside it.

    An outline is as heavy in every pen unless its weight is given: weights, like points, are in the pen's own units.
    """

    def __init__(self, image: Image.Image, weight: float = WEIGHT) -> None:
        self.image, self.weight = image, weight
        self._draw = ImageDraw.Draw(image)
        self._pixels = self._scale = float(image.height)
        self._x = self._y = self._angle = 0.0

    def at(self, cx: float, cy: float, scale: float, angle: float = 0, finer: float = 1) -> "Pen":
        """A pen whose square stands around this point, this much smaller, turned clockwise; outlines may be finer."""
        pen = Pen(self.image, self.weight * finer)
        pen._pixels, pen._scale, pen._angle = self._pixels, self._scale * scale, self._angle + radians(angle)
        x, y = self._place((cx, cy))
        half = pen._scale / 2
        pen._x = x - half * cos(pen._angle) + half * sin(pen._angle)
        pen._y = y - half * sin(pen._angle) - half * cos(pen._angle)
        return pen

    def _place(self, point: Point) -> Point:
        x, y = point[0] * self._scale, point[1] * self._scale
        if not self._angle:
            return self._x + x, self._y + y
        c, s = cos(self._angle), sin(self._angle)
        return self._x + x * c - y * s, self._y + x * s + y * c

    def _wide(self, weight: float | None, outlines: int = 0) -> int:
        drawn = self.weight * self._pixels if weight is None else weight * self._scale
        return max(1, round(drawn + outlines * self.weight * self._pixels))

    def shape(
        self, points: Sequence[Point], fill: Colour | None, outline: Colour | None = BLACK, weight: float | None = None
    ) -> None:
        """A closed shape with its outline along the edge."""
        placed = [self._place(point) for point in points]
        if fill:
            self._draw.polygon(placed, fill)
        if outline:
            self._draw.line([*placed, *placed[:2]], outline, self._wide(weight), joint="curve")

    def box(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: Colour | None,
        outline: Colour | None = BLACK,
        weight: float | None = None,
        radius: float = 0,
    ) -> None:
        """A rectangle, with round corners if a radius is given."""
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        self.shape(rounded(corners, radius) if radius else corners, fill, outline, weight)

    def disc(
        self,
        cx: float,
        cy: float,
        r: float,
        fill: Colour | None,
        outline: Colour | None = BLACK,
        weight: float | None = None,
    ) -> None:
        """A circle with its outline along the edge."""
        (x, y), half = self._place((cx, cy)), self._wide(weight) / 2 if outline else 0.0
        reach = r * self._scale + half
        box = (x - reach, y - reach, x + reach - 1, y + reach - 1)
        self._draw.ellipse(box, fill, outline, round(2 * half))

    def oval(
        self,
        cx: float,
        cy: float,
        rx: float,
        ry: float,
        fill: Colour | None,
        outline: Colour | None = BLACK,
        weight: float | None = None,
        angle: float = 0,
    ) -> None:
        """An ellipse, turned clockwise in degrees."""
        c, s = cos(radians(angle)), sin(radians(angle))
        points = [(x * c - y * s + cx, x * s + y * c + cy) for x, y in arc(0, 0, rx, 0, 345, ry)]
        self.shape(points, fill, outline, weight)

    def line(
        self, points: Sequence[Point], colour: Colour = BLACK, weight: float | None = None, outlines: int = 0
    ) -> None:
        """An open line with round ends, wider by this many outlines."""
        placed, wide = [self._place(point) for point in points], self._wide(weight, outlines)
        self._draw.line(placed, colour, wide, joint="curve")
        for x, y in (placed[0], placed[-1]):
            self._draw.ellipse((x - wide / 2, y - wide / 2, x + wide / 2 - 1, y + wide / 2 - 1), colour)

    def cased(self, points: Sequence[Point], colour: Colour, weight: float) -> None:
        """An open line in a colour, this heavy, with an outline."""
        self.line(points, BLACK, weight, outlines=2)
        self.line(points, colour, weight)

    def arrows(self, lines: Sequence[Sequence[Point]], colour: Colour, weight: float, head: float) -> None:
        """Lines that end in arrow heads this long, with one outline around them all."""
        tips = []
        for *_, (ax, ay), (bx, by) in lines:
            c, s = cos(atan2(by - ay, bx - ax)), sin(atan2(by - ay, bx - ax))
            tips.append(
                [(bx + head * c, by + head * s), (bx - head * s, by + head * c), (bx + head * s, by - head * c)]
            )
        for points, tip in zip(lines, tips, strict=True):
            self.line(points, BLACK, weight, outlines=2)
            self.shape(tip, BLACK, BLACK, 2 * self.weight * self._pixels / self._scale)
        for points, tip in zip(lines, tips, strict=True):
            self.line(points, colour, weight)
            self.shape(tip, colour, None)

    def letter(self, text: str, cx: float, cy: float, size: float, colour: Colour) -> None:
        """A letter or digit whose strokes stand exactly around this point."""
        letters = font(size * self._scale, BOLD)
        left, top, right, bottom = letters.getbbox(text)
        x, y = self._place((cx, cy))
        self._draw.text((x - (left + right) / 2, y - (top + bottom) / 2), text, colour, letters)


def sprite(size: int, paint: Callable[[Pen], None], width: int | None = None, rim: Colour | None = None) -> Image.Image:
    """A picture of this height and width in pixels, painted larger and then reduced; a square may have a rim."""
    factor = 4 if size <= 64 else 3 if size <= 128 else 2
    image = Image.new("RGBA", ((width or size) * factor, size * factor), CLEAR)
    if rim is None or size < RIM:
        paint(Pen(image))
        return image.reduce(factor)
    wide = 1 if size < WIDE_RIM else 2
    paint(Pen(image).at(0.5, 0.5, 1 - 2 * wide / size))
    return _rimmed(image.reduce(factor), rim, wide)


def faded(image: Image.Image) -> Image.Image:
    """The same, half transparent: what could be, but is not."""
    pale = image.copy()
    pale.putalpha(image.getchannel("A").point([alpha * 11 // 20 for alpha in range(256)]))
    return pale


def _rimmed(image: Image.Image, rim: Colour, wide: int) -> Image.Image:
    """The same with a line of this colour along its outline, so that dark outlines show on a dark ground."""
    under = Image.new("RGBA", image.size, (*rim, 0))
    under.putalpha(image.getchannel("A").filter(ImageFilter.MaxFilter(2 * wide + 1)))
    under.alpha_composite(image)
    return under
