"""Where a Worker can be placed: the spaces in reach, bright and with the food they cost."""

from collections.abc import Iterable, Mapping

from PIL import Image

from engine.components import SPACES
from engine.state import View
from render import icons
from render.board_parts import hill
from render.drawing.canvas import BOLD, OVERSIZE, Canvas, Point
from render.drawing.picture import Picture
from render.drawing.theme import theme_named
from render.pictures.board import hill_content

WIDTH = 1000
TALLEST = 1000  # wide hills fill the width, high ones the height
CHIP, LETTERS = 23, 34  # the radius of a price, and the size of its number
NAME, OVER_PRINTED = 32, 26  # half the width of a name, and of that which is printed beneath it, as on the board
GOD, BADGE = 19, 22  # how far left of the middle the god of a space is, and the radius of its disc


def reach_picture(view: View, prices: Mapping[str, int], theme: str = "light") -> Picture:
    """These spaces, each with its name and the food it costs; all of the hill if there are none."""
    look = theme_named(theme)
    image, (left, top, right, bottom) = hill.lit(hill_content(view), tuple(sorted(prices or SPACES)), look)
    scale, (width, height) = _enlarged((left, top, right, bottom))
    canvas = Canvas(width, height, look, look.ground)
    canvas.image.paste(image.resize((width, height), Image.Resampling.LANCZOS))
    places = {
        space: tuple((at - corner) * scale for at, corner in zip(hill.space_at(space), (left, top), strict=True))
        for space in sorted(prices)
    }
    for space, (x, y) in places.items():
        _god(canvas, (x - GOD, y - 15 * scale), SPACES[space].god)
        _price(canvas, (x + CHIP, y - 15 * scale), prices[space])
    for space, (x, y) in places.items():
        _name(canvas, (x, y + 21 * scale), space, max(NAME, OVER_PRINTED * scale))
    panel = canvas.done()
    return Picture(panel.image, panel.labels)


def reach_size(spaces: Iterable[str]) -> tuple[int, int]:
    """Width and height of the picture of these spaces, before it is drawn."""
    return _enlarged(hill.lit_part(tuple(sorted(spaces))))[1]


def _enlarged(part: tuple[int, int, int, int]) -> tuple[float, tuple[int, int]]:
    """By how much a part of the hill is enlarged, and its size then."""
    left, top, right, bottom = part
    scale = min(WIDTH / (right - left), TALLEST / (bottom - top), OVERSIZE)
    return scale, (round((right - left) * scale), round((bottom - top) * scale))


def _god(canvas: Canvas, at: Point, god: str) -> None:
    x, y = at
    canvas.ellipse((x - BADGE, y - BADGE, x + BADGE, y + BADGE), canvas.theme.raised, canvas.theme.line, 2)
    canvas.paste(icons.god(god, round(BADGE * 1.5), canvas.theme), at)


def _price(canvas: Canvas, at: Point, food: int) -> None:
    x, y = at
    disc = (x - CHIP, y - CHIP, x + CHIP, y + CHIP)
    canvas.ellipse(disc, canvas.theme.accent, canvas.theme.raised, 3)
    canvas.text(at, str(food), LETTERS, canvas.theme.raised, weight=BOLD, anchor="mm", within=disc)


def _name(canvas: Canvas, at: Point, space: str, half: float) -> None:
    x, y = at
    plate = (x - half, y - 17, x + half, y + 17)
    canvas.rectangle(plate, canvas.theme.raised, canvas.theme.line, 2, 9)
    canvas.text(at, space, LETTERS, weight=BOLD, anchor="mm", within=plate)
