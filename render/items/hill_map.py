"""Places on the hill: a part of it in full with something in the light, and a small map of the whole."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageDraw

from engine.components import SECTIONS, SPACES, STEPS
from render import icons
from render.board_parts import hill
from render.drawing.canvas import BOLD, OVERSIZE, Box, Canvas, Label, Panel, Point, in_palette
from render.drawing.theme import FADED, Colour, Theme, mix

# The Coricancha lies differently in every game: the places of its actions are left open.
CORICANCHA = ("high_priest",) * len(SECTIONS)
FINE = 4  # a map is drawn this much larger and then reduced
RING, PEN = 30, 6
EDGE, NUMBERED = 24, 300  # free room around a map in the hill's units; from which side on it has numbers
_MIDDLE = (hill.CENTRE, hill.CENTRE)


class Highlight(Struct, frozen=True):
    """What is lit: spaces with their icons, and single icons and Steps spots; and what of it glows, by its id."""

    spaces: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()
    glowing: tuple[str, ...] = ()

    @property
    def discs(self) -> tuple[Point, ...]:
        """Where the round things in the light are."""
        touched = [icon for space in self.spaces for icon in SPACES[space].icons]
        return tuple(hill.icon_at(icon) for icon in dict.fromkeys((*touched, *self.icons)))


# ---------------------------------------------------------------- a part of the hill


def part(light: Highlight, window: Box, width: int, theme: Theme) -> Panel:
    """What stands in this box of the hill, this many pixels wide: what is lit, on the pale rest."""
    ground = hill.large_empty_hill(CORICANCHA, theme)
    left, top, right, bottom = (round(side * OVERSIZE) for side in window)
    whole = ground.image.crop((left, top, right, bottom))
    pale = Image.blend(whole, Image.new("RGB", whole.size, theme.ground), FADED)
    image = Image.composite(whole, pale, _lit(light, window))
    image.paste(pale, (0, 0), _spots(set(STEPS) - set(light.spots), window))
    image.paste(whole, (0, 0), _spots(light.spots, window))
    beneath = image.copy()
    image.paste(theme.glow, (0, 0), _outlines(light, window))
    image.paste(beneath, (0, 0), _above(light, window))
    scale = width / (window[2] - window[0])
    image = image.resize((width, round((window[3] - window[1]) * scale)), Image.Resampling.LANCZOS)
    return Panel(in_palette(image, theme), tuple(_labels(ground.labels, window, scale)))


def around(ids: Iterable[str], width: float, least: float, margin: float = 44) -> Box:
    """A box of the hill this wide, and as high as these spaces, icons and spots need."""
    points = [point for name in ids for point in _points(name)]
    (left, right), (top, bottom) = ((min(at), max(at)) for at in zip(*points, strict=True))
    height = max(least, bottom - top + 2 * margin)
    x, y = _start((left + right) / 2, width), _start((top + bottom) / 2, height)
    return x, y, x + width, y + height


def _points(name: str) -> list[Point]:
    if name in SPACES:
        return hill.outline(name)
    return [hill.spot_at(name) if name in STEPS else hill.icon_at(name)]


def _start(middle: float, side: float) -> float:
    """Where a box around a point begins, so that it stays on the hill."""
    return round(min(max(0.0, middle - side / 2), hill.SIDE - side))


def _labels(labels: Iterable[Label], window: Box, scale: float) -> Iterable[Label]:
    left, top, right, bottom = window

    def moved(box: Box) -> Box:
        return (box[0] - left) * scale, (box[1] - top) * scale, (box[2] - left) * scale, (box[3] - top) * scale

    for label in labels:
        a, b, c, d = label.box
        if a >= left and b >= top and c <= right and d <= bottom:
            yield Label(label.text, moved(label.box), moved(label.within))


class _Mask:
    """A mask with soft edges for a part of the hill, drawn in the hill's own units."""

    def __init__(self, window: Box) -> None:
        self.left, self.top, right, bottom = window
        self.scale = OVERSIZE * 2
        self.image = Image.new(
            "L", (round((right - self.left) * OVERSIZE) * 2, round((bottom - self.top) * OVERSIZE) * 2)
        )
        self.draw = ImageDraw.Draw(self.image)

    def placed(self, points: Iterable[Point]) -> list[Point]:
        """Points of the hill in pixels of the mask."""
        return [((x - self.left) * self.scale, (y - self.top) * self.scale) for x, y in points]

    def disc(self, centre: Point, radius: float, pen: float = 0) -> None:
        """A disc, or with a pen only its rim."""
        x, y = centre
        first, last = self.placed([(x - radius, y - radius), (x + radius, y + radius)])
        self.draw.ellipse((*first, *last), None if pen else 255, 255 if pen else None, round(pen * self.scale))

    def done(self) -> Image.Image:
        """The mask in pixels of the part."""
        return self.image.reduce(2)


def _lit(light: Highlight, window: Box) -> Image.Image:
    mask = _Mask(window)
    for space in light.spaces:
        mask.draw.polygon(mask.placed(hill.outline(space)), 255)
    for centre in light.discs:
        mask.disc(centre, hill.ICON * 0.58)
    return mask.done()


def _spots(spots: Iterable[str], window: Box) -> Image.Image:
    mask = _Mask(window)
    w, h = (hill.SPOT + 8) / 2, (hill.SPOT - 8) / 2
    for spot in spots:
        x, y = hill.spot_at(spot)
        first, last = mask.placed([(x - w, y - h), (x + w, y + h)])
        mask.draw.rounded_rectangle((*first, *last), 6 * mask.scale, 255)
    return mask.done()


def _outlines(light: Highlight, window: Box) -> Image.Image:
    mask = _Mask(window)
    for name in light.glowing:
        if name in SPACES:
            placed = mask.placed(hill.outline(name))
            mask.draw.line([*placed, *placed[:2]], 255, round(PEN * mask.scale), joint="curve")
        else:
            mask.disc(_points(name)[0], RING + PEN, PEN)
    return mask.done()


def _above(light: Highlight, window: Box) -> Image.Image:
    """What the outline of a space passes beneath: icons and Steps spots."""
    if not any(name in SPACES for name in light.glowing):
        return _Mask(window).done()
    mask = _Mask(window)
    mask.image.paste(_spots(STEPS, window).resize(mask.image.size))
    for centre in light.discs:
        mask.disc(centre, hill.ICON * 0.58 + 1)
    return mask.done()


# ---------------------------------------------------------------- the small map


@lru_cache(maxsize=64)
def small_map(light: Highlight, side: int, theme: Theme, mark: str = "", colour: Colour | None = None) -> Image.Image:
    """The whole hill in plain shapes, as a sprite: what is lit in a colour, with a god or an icon as its mark."""
    drawn = _Map(side, theme)
    bright = colour or theme.glow
    drawn.circle(_MIDDLE, hill.RADII[3] * hill.UNIT + 36, mix(theme.ground, theme.line, 0.5))
    for space in SPACES:
        ground = mix(hill.fill_of(space, theme), theme.panel, 0.35)
        fill = bright if space in light.spaces else ground
        drawn.canvas.polygon(drawn.placed(hill.outline(space)), fill, theme.line, 1)
    drawn.circle(_MIDDLE, (hill.RADII[0] - 0.3) * hill.UNIT, theme.raised, theme.accent)
    if side >= NUMBERED:
        drawn.numbers()
    places = [(hill.space_at(space), 46) for space in light.spaces] if mark else []
    places += [(_points(name)[0], 60) for name in (*light.icons, *light.spots)]
    for centre, radius in places:
        drawn.circle(centre, radius, theme.raised if mark else bright, bright)
        if mark:
            drawn.sprite(mark, centre, radius * 1.5)
    return drawn.canvas.image.reduce(FINE).convert("RGBA")


def on_map(point: Point, side: int) -> Point:
    """Where a point of the hill is on a small map of this side."""
    scale = side / (hill.SIDE + 2 * EDGE)
    return (point[0] + EDGE) * scale, (point[1] + EDGE) * scale


class _Map:
    """Draws in the hill's own units, reduced to a side in pixels."""

    def __init__(self, side: int, theme: Theme) -> None:
        self.canvas, self.side = Canvas(side, side, theme, theme.panel, FINE), side
        self.scale = side / (hill.SIDE + 2 * EDGE)

    def placed(self, points: Iterable[Point]) -> list[Point]:
        """Points of the hill in pixels of the map."""
        return [on_map(point, self.side) for point in points]

    def circle(self, centre: Point, radius: float, fill: Colour, outline: Colour | None = None) -> None:
        """A circle around a point."""
        x, y = centre
        first, last = self.placed([(x - radius, y - radius), (x + radius, y + radius)])
        self.canvas.ellipse((*first, *last), fill, outline, 2)

    def numbers(self) -> None:
        """The sections, on the rim."""
        size = 50 * self.scale
        points = self.placed(hill.polar(hill.RADII[3] + 0.17, 72 * (number - 1)) for number in SECTIONS)
        for number, at in zip(SECTIONS, points, strict=True):
            self.canvas.text(at, str(number), size, self.canvas.theme.accent, weight=BOLD, anchor="mm", smallest=1)

    def sprite(self, mark: str, centre: Point, size: float) -> None:
        """An icon or the symbol of a god around a point."""
        draw = icons.icon if mark in icons.NAMES else icons.god
        (at,) = self.placed([centre])
        self.canvas.paste(draw(mark, round(size * self.scale * FINE), self.canvas.theme), at)
