"""Where a Worker can be placed: the spaces in reach, bright, with the food they cost and the numbers of buttons."""

from collections.abc import Callable, Iterable, Mapping

from PIL import Image

from engine.components import SPACES
from engine.state import View
from render import icons
from render.board_parts import hill
from render.drawing.canvas import BOLD, OVERSIZE, Canvas, Point
from render.drawing.number import draw_number
from render.drawing.picture import Picture
from render.drawing.theme import Theme, mix, theme_named
from render.pictures.board import hill_content

WIDTH = 1000
TALLEST, ALONE = 600, 1000  # so that the answers below have room on a phone; without answers
CHIP, LETTERS = 23, 34  # the radius of a price, and the size of its number
NAME, OVER_PRINTED = 32, 26  # half the width of a name, and of that which is printed beneath it, as on the board
GOD, BADGE = 19, 22  # how far left of the middle the god of a space is, and the radius of its disc
SMALL, SMALL_BESIDE = 0.78, 24  # the size of a price and a name without a number, and how far right the price is
ASIDE, BESIDE = 5, 20  # how far right a numbered name is moved, and how far left of it the middle of the number is
APART = 1.0  # the least scale that keeps the price of a numbered space above its name
NOTHING: Mapping[str, int] = {}


def reach_picture(
    view: View,
    prices: Mapping[str, int],
    theme: str = "light",
    numbers: Mapping[str, int] = NOTHING,
    tallest: int = TALLEST,
) -> Picture:
    """These spaces, each with its name, the food it costs and the number of its button, if it has one.

    All of the hill if there are none. Beside numbered spaces, the prices of the others are paler. A space without a
    price shows who stands there.
    """
    look = theme_named(theme)
    shown = sorted({*prices, *numbers})
    canvas, at, scale = hill_part(view, shown or sorted(SPACES), look, tallest)
    places = {space: at(hill.space_at(space)) for space in shown}
    apart = max(scale, APART) if numbers else scale
    half = max(NAME, OVER_PRINTED * scale)
    numbered = {space: places[space] for space in sorted(numbers)}
    large = numbered or places
    for space, (x, y) in places.items():
        if space not in large:
            _price(canvas, (x + SMALL_BESIDE, y - 15 * apart), prices[space], SMALL)
    for space, (x, y) in places.items():
        if space not in large:
            _name(canvas, (x, y + 21 * apart), space, OVER_PRINTED, SMALL)
    for space, (x, y) in large.items():
        if space in prices:
            _god(canvas, (x - GOD, y - 15 * apart), SPACES[space].god)
            _price(canvas, (x + CHIP, y - 15 * apart), prices[space])
    for space, (x, y) in large.items():
        _name(canvas, (x + ASIDE * (space in numbers), y + 21 * apart), space, half)
        if space in numbers:
            draw_number(canvas, (x - half - BESIDE, y + 21 * apart), numbers[space])
    panel = canvas.done()
    return Picture(panel.image, panel.labels)


def reach_size(spaces: Iterable[str]) -> tuple[int, int]:
    """Width and height of the picture of these spaces, before it is drawn."""
    return _enlarged(hill.lit_part(tuple(sorted(spaces))))[1]


def hill_part(
    view: View, spaces: Iterable[str], theme: Theme, tallest: int = TALLEST
) -> tuple[Canvas, Callable[[Point], Point], float]:
    """The hill around these spaces, which are bright; where its points are there, and by how much it is enlarged."""
    image, (left, top, right, bottom) = hill.lit(hill_content(view), tuple(spaces), theme)
    scale, (width, height) = _enlarged((left, top, right, bottom), tallest)
    canvas = Canvas(width, height, theme, theme.ground)
    size = round((right - left) * scale), round((bottom - top) * scale)
    beside = (width - size[0]) // 2
    canvas.image.paste(image.resize(size, Image.Resampling.LANCZOS), (beside, 0))
    return canvas, lambda at: (beside + (at[0] - left) * scale, (at[1] - top) * scale), scale


def _enlarged(part: tuple[int, int, int, int], tallest: int = TALLEST) -> tuple[float, tuple[int, int]]:
    """By how much a part of the hill is enlarged, and its size then."""
    left, top, right, bottom = part
    scale = min(WIDTH / (right - left), tallest / (bottom - top), OVERSIZE)
    return scale, (WIDTH, round((bottom - top) * scale))


def _god(canvas: Canvas, at: Point, god: str) -> None:
    x, y = at
    canvas.ellipse((x - BADGE, y - BADGE, x + BADGE, y + BADGE), canvas.theme.raised, canvas.theme.line, 2)
    canvas.paste(icons.god(god, round(BADGE * 1.5), canvas.theme), at)


def _price(canvas: Canvas, at: Point, food: int, size: float = 1) -> None:
    """The food of a space; small and paler beside numbered spaces."""
    x, y = at
    radius, theme = CHIP * size, canvas.theme
    disc = (x - radius, y - radius, x + radius, y + radius)
    fill, letters = (theme.accent, theme.raised) if size == 1 else (mix(theme.accent, theme.raised, 0.75), theme.text)
    canvas.ellipse(disc, fill, theme.raised, 3)
    canvas.text(at, str(food), LETTERS * size, letters, weight=BOLD, anchor="mm", within=disc)


def _name(canvas: Canvas, at: Point, space: str, half: float, size: float = 1) -> None:
    x, y = at
    plate = (x - half, y - 17 * size, x + half, y + 17 * size)
    canvas.rectangle(plate, canvas.theme.raised, canvas.theme.line, 2, 9)
    canvas.text(at, space, LETTERS * size, weight=BOLD, anchor="mm", within=plate)
