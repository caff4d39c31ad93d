"""Drawing: a canvas with soft edges that remembers its labels, and the panels that come off it."""

import re
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from unicodedata import decomposition

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from render.drawing.theme import Colour, Theme, palette

FONTS = Path(__file__).parent / "fonts"
MEDIUM, BOLD = "AlegreyaSans-Medium.ttf", "AlegreyaSans-ExtraBold.ttf"
OVERSIZE = 2  # what has slanting lines is drawn this much larger and then reduced
SMALLEST = 15  # no label is smaller

Box = tuple[float, float, float, float]
Point = tuple[float, float]


class Label(Struct, frozen=True):
    """A piece of text in a picture, where it stands and the box it must stay in."""

    text: str
    box: Box
    within: Box


class Panel(Struct, frozen=True):
    """A finished part of a picture in the colours of its theme's palette."""

    image: Image.Image
    labels: tuple[Label, ...]


@lru_cache(maxsize=256)
def font(size: float, weight: str = MEDIUM) -> ImageFont.FreeTypeFont:
    """A font of this size in pixels of the canvas; laid out the same way on every machine."""
    return ImageFont.truetype(str(FONTS / weight), round(size), layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def text_width(text: str, size: float, weight: str = MEDIUM) -> float:
    """How wide a text is, in pixels of the finished picture."""
    return font(size, weight).getlength(text)


@lru_cache(maxsize=4096)
def _mask(text: str, size: float, weight: str) -> tuple[Image.Image, int, int]:
    """A text as a mask, with the way from its middle left to the mask's corner."""
    letters = font(size, weight)
    left, top, right, bottom = (round(side) for side in letters.getbbox(text, anchor="lm"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, letters, "lm")
    return mask, left, top


def prepare(texts: Iterable[str], size: float, weight: str) -> None:
    """Have texts ready: to draw letters takes longer than all else in a small panel."""
    for text in texts:
        text_width(text, size, weight)
        _mask(text, size, weight)


@lru_cache(maxsize=256)
def _corners(radius: int, pen: int) -> tuple[Image.Image, ...]:
    """Four soft quarters of a disc as masks, clockwise from the top left; with a pen, only their rim."""
    large = Image.new("L", (radius * 8, radius * 8))
    draw = ImageDraw.Draw(large)
    draw.ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), 255)
    if pen:
        inner = pen * 4
        draw.ellipse((inner, inner, radius * 8 - 1 - inner, radius * 8 - 1 - inner), 0)
    disc = large.reduce(4)
    r = radius
    return tuple(disc.crop(box) for box in ((0, 0, r, r), (r, 0, 2 * r, r), (r, r, 2 * r, 2 * r), (0, r, r, 2 * r)))


class Canvas:
    """Draws in pixels of the finished picture; `scale` times larger inside."""

    def __init__(self, width: int, height: int, theme: Theme, fill: Colour | None = None, scale: int = 1) -> None:
        self.width, self.height, self.theme, self.scale = width, height, theme, scale
        self.image = Image.new("RGB", (width * scale, height * scale), fill or theme.panel)
        self.labels: list[Label] = []

    @cached_property
    def _draw(self) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.image)

    # ------------------------------------------------------------ shapes

    def rectangle(
        self, box: Box, fill: Colour | None = None, outline: Colour | None = None, width: float = 2, radius: float = 0
    ) -> None:
        """A box, with round corners if a radius is given."""
        left, top, right, bottom = (round(side * self.scale) for side in box)
        curve = min(round(radius * self.scale), (right - left - 1) // 2, (bottom - top - 1) // 2)
        pen = max(1, round(width * self.scale))
        if fill:
            for wide in (
                (left + curve, top, right - curve, top + curve),
                (left, top + curve, right, bottom - curve),
                (left + curve, bottom - curve, right - curve, bottom),
            ):
                self.image.paste(fill, wide)
            self._round(fill, (left, top, right, bottom), curve, 0)
        if outline:
            self._draw.rectangle((left + curve, top, right - curve - 1, top + pen - 1), outline)
            self._draw.rectangle((left + curve, bottom - pen, right - curve - 1, bottom - 1), outline)
            self._draw.rectangle((left, top + curve, left + pen - 1, bottom - curve - 1), outline)
            self._draw.rectangle((right - pen, top + curve, right - 1, bottom - curve - 1), outline)
            self._round(outline, (left, top, right, bottom), curve, pen)

    def _round(self, colour: Colour, box: tuple[int, int, int, int], radius: int, pen: int) -> None:
        if not radius:
            return
        left, top, right, bottom = box
        places = ((left, top), (right - radius, top), (right - radius, bottom - radius), (left, bottom - radius))
        for place, mask in zip(places, _corners(radius, pen), strict=True):
            self.image.paste(colour, place, mask)

    def polygon(
        self, points: Sequence[Point], fill: Colour | None = None, outline: Colour | None = None, width: float = 2
    ) -> None:
        """A closed shape."""
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        if fill:
            self._draw.polygon(scaled, fill)
        if outline:
            self._draw.line([*scaled, scaled[0], scaled[1]], outline, round(width * self.scale), joint="curve")

    def line(self, points: Sequence[Point], colour: Colour, width: float = 2) -> None:
        """An open line."""
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        self._draw.line(scaled, colour, round(width * self.scale), joint="curve")

    def ellipse(self, box: Box, fill: Colour | None = None, outline: Colour | None = None, width: float = 2) -> None:
        """A circle or an ellipse."""
        left, top, right, bottom = (side * self.scale for side in box)
        self._draw.ellipse(
            (left, top, right - 1, bottom - 1), fill, outline, round(width * self.scale) if outline else 0
        )

    def paste(self, sprite: Image.Image, centre: Point) -> None:
        """A picture with transparency, drawn at the canvas's own resolution, around this point."""
        x, y = round(centre[0] * self.scale - sprite.width / 2), round(centre[1] * self.scale - sprite.height / 2)
        self.image.paste(sprite, (x, y), sprite)

    # ------------------------------------------------------------ words

    def text(
        self,
        at: Point,
        text: str,
        size: float,
        colour: Colour | None = None,
        *,
        weight: str = MEDIUM,
        anchor: str = "lm",
        within: Box | None = None,
        smallest: float = SMALLEST,
    ) -> float:
        """A label whose left, middle or right ("lm", "mm", "rm") is at a point; returns its width.

        It is made smaller, and then shorter, to stay in its box.
        """
        within = within or (0, 0, self.width, self.height)
        room = _room(at[0], anchor, within)
        while size > smallest and self._drawn_width(text, size, weight) > room:
            size -= 1
        text = shortened(text, size, weight, room)
        if not text:
            return 0.0
        scale = self.scale
        mask, left, top = _mask(text, size * scale, weight)
        width = text_width(text, size, weight)
        start = at[0] - width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
        x, y = round(start * scale) + left, round(at[1] * scale) + top
        self.image.paste(colour or self.theme.text, (x, y), mask)
        box = (x / scale, y / scale, (x + mask.width) / scale, (y + mask.height) / scale)
        self.labels.append(Label(text, box, within))
        return width

    def _drawn_width(self, text: str, size: float, weight: str) -> float:
        """How wide a text becomes: long words in large letters are no exact multiple of themselves in small ones."""
        return max(text_width(text, size, weight), text_width(text, size * self.scale, weight) / self.scale)

    def paragraph(
        self, box: Box, text: str, size: float, colour: Colour | None = None, *, weight: str = MEDIUM
    ) -> None:
        """Words broken into lines inside a box, shrunk until they fit, shortened if they never do."""
        left, top, right, bottom = box
        leading = line_height(text)
        while True:
            lines = wrapped(text, size, weight, right - left)
            if len(lines) * size * leading <= bottom - top or size <= SMALLEST:
                break
            size -= 1
        fitting = max(1, int((bottom - top) / (size * leading)))
        if len(lines) > fitting:
            lines = [*lines[: fitting - 1], lines[fitting - 1] + " …"]
        for number, line in enumerate(lines):
            y = top + size * leading * (0.5 + number)
            self.text((left, y), line, size, colour, weight=weight, anchor="lm", within=box)

    def done(self) -> Panel:
        """The finished panel, reduced to its size."""
        image = self.image if self.scale == 1 else self.image.reduce(self.scale)
        return Panel(in_palette(image, self.theme), tuple(self.labels))

    def pixels(self, width: float, height: float) -> tuple[int, int]:
        """A room of the finished picture in the canvas's own pixels."""
        return round(width * self.scale), round(height * self.scale)

    def fitted(self, sprite: Image.Image, room: float) -> Image.Image:
        """A sprite, made smaller if it is wider than this room in the finished picture."""
        most = round(room * self.scale)
        if sprite.width <= most:
            return sprite
        return sprite.resize((most, max(1, round(sprite.height * most / sprite.width))), Image.Resampling.LANCZOS)


def in_palette(image: Image.Image, theme: Theme) -> Image.Image:
    """An RGB picture in the fixed palette of a theme."""
    return image.quantize(palette=palette(theme), dither=Image.Dither.NONE)


def _room(x: float, anchor: str, within: Box) -> float:
    left, _, right, _ = within
    if anchor[0] == "l":
        return right - x
    return x - left if anchor[0] == "r" else 2 * min(x - left, right - x)


def shortened(text: str, size: float, weight: str, room: float) -> str:
    """The text, or as much of it as fits, with an ellipsis.

    >>> shortened("Wilhelmina", 20, MEDIUM, 60)
    'Wilh…'
    """
    if text_width(text, size, weight) <= room:
        return text
    while text and text_width(text + "…", size, weight) > room:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""


def line_height(text: str) -> float:
    """How high a line is to its letters: capitals with something above them need more room.

    >>> line_height("Temple"), line_height("w Świątyni")
    (1.1, 1.3)
    """
    return 1.3 if any(letter.isupper() and decomposition(letter) for letter in text) else 1.1


def wrapped(text: str, size: float, weight: str, room: float) -> list[str]:
    """The text in lines that fit; a no-break space, as before a colon in French, keeps its words together.

    >>> wrapped("one more task on a blue space", 20, MEDIUM, 120)
    ['one more task', 'on a blue', 'space']
    """
    lines = [""]
    for word in re.findall(r"[^ \n]+", text):
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, size, weight) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
