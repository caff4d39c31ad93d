"""Plates: short labels on the hill, as stamps."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render import icons
from render.chat_parts.ground import ground, wall_of
from render.chat_parts.sizes import NUMBER, WIDTH
from render.chat_parts.stamps import Stamp, stamp
from render.drawing.canvas import BOLD, Label, Point, font, text_width
from render.drawing.theme import Colour, Theme

HEIGHT, SIDES, NARROW, FINE = 42, 8, 5, 4
FOOD = 32
WALL_PLATE = (66, HEIGHT)  # the most a price takes


def plate_size(text: str) -> tuple[int, int]:
    """The width and height of a plate with a code."""
    return round(text_width(text, NUMBER, BOLD)) + 2 * SIDES, HEIGHT


@lru_cache(maxsize=512)
def glowing_plate(text: str, centre: Point, theme: Theme) -> Stamp:
    """The code of something that changed, kept inside the picture."""
    wide, _ = plate_size(text)
    x = min(max(centre[0], wide / 2 + 2), WIDTH - wide / 2 - 2)
    plate = _plate(wide, theme.raised, theme.glow, 4).copy()
    return _written(plate, text, SIDES, (x, centre[1]), theme.text, theme)


@lru_cache(maxsize=256)
def wall_plate(food: int, centre: Point, theme: Theme) -> Stamp:
    """The food that descending over a wall costs."""
    number = round(text_width(str(food), NUMBER, BOLD))
    plate = _plate(number + FOOD + 2 * NARROW, theme.raised, wall_of(theme), 3).copy()
    plate.alpha_composite(icons.icon("food", FOOD, theme), (NARROW + number, (HEIGHT - FOOD) // 2))
    return _written(plate, str(food), NARROW, centre, theme.text, theme)


@lru_cache(maxsize=64)
def _plate(width: int, fill: Colour, edge: Colour, pen: int) -> Image.Image:
    large = Image.new("RGBA", (width * FINE, HEIGHT * FINE), (*edge, 0))
    box = (0, 0, width * FINE - 1, HEIGHT * FINE - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, 12 * FINE, fill, edge, pen * FINE)
    return large.reduce(FINE)


def _written(plate: Image.Image, text: str, left: int, centre: Point, ink: Colour, theme: Theme) -> Stamp:
    """A plate with a text from this column on."""
    letters = font(NUMBER, BOLD)
    _, top, right, bottom = letters.getbbox(text, anchor="lm")
    y = plate.height / 2 - (top + bottom) / 2
    ImageDraw.Draw(plate).text((left, y), text, ink, letters, "lm")
    corner = round(centre[0] - plate.width / 2), round(centre[1] - plate.height / 2)
    box = (corner[0] + left, corner[1] + y + top, corner[0] + left + right, corner[1] + y + bottom)
    within = (corner[0], corner[1], corner[0] + plate.width, corner[1] + plate.height)
    return stamp(ground(theme).image, plate, centre, theme, (Label(text, box, within),))
