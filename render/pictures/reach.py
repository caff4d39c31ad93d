"""Where a Worker can be placed: the spaces in reach, bright, with the numbers of buttons or the food they cost."""

from collections.abc import Mapping
from itertools import combinations
from math import hypot

from engine.components import SPACES
from engine.state import View
from render import icons
from render.board_parts import hill
from render.drawing.canvas import BOLD, Canvas, Point
from render.drawing.number import draw_number
from render.drawing.picture import Picture
from render.drawing.theme import theme_named
from render.items.slope import LOW, WIDTH, slope
from render.pictures.board import hill_content

CHIP = 32  # the radius of a number
CLEAR, PRICED, ROUNDS = 2 * CHIP + 6.0, 98.0, 8  # from number to number, from price to price; how often they move
ASIDE = 30  # how far from the middle the number and the Worker of a space are
LETTERS, NAME = 38, 26  # of a space by itself; beside numbered spaces
NOTHING: Mapping[str, int] = {}


def reach_picture(
    view: View, prices: Mapping[str, int], theme: str = "light", numbers: Mapping[str, int] = NOTHING, height: int = LOW
) -> Picture:
    """These spaces on the whole hill: those with buttons have their numbers, others in reach their names.

    Where there are no buttons, each has its god, its name and the food it costs.
    """
    canvas, at = slope(hill_content(view), numbers or prices or SPACES, theme_named(theme), height, hints=height == LOW)
    for space in prices if numbers else ():
        if space not in numbers:
            _name(canvas, at(hill.space_at(space)), space, NAME)
    for space, (x, y) in apart({space: at(hill.space_at(space)) for space in numbers}).items():
        draw_number(canvas, (x - ASIDE * (space in view.hill), y), numbers[space], CHIP)
    priced = {} if numbers else apart({space: at(hill.space_at(space)) for space in prices}, PRICED)
    for space, (x, y) in priced.items():
        canvas.paste(icons.god(SPACES[space].god, 40 * canvas.scale, canvas.theme), (x - 38, y - 20))
        _price(canvas, (x + 14, y - 20), prices[space])
        _name(canvas, (x, y + 20), space, LETTERS)
    panel = canvas.done()
    return Picture(panel.image, panel.labels)


def reach_size() -> tuple[int, int]:
    """Width and height of the picture of any spaces, before it is drawn."""
    return WIDTH, LOW


def apart(places: Mapping[str, Point], clear: float = CLEAR) -> dict[str, Point]:
    """Where the signs of these places are: those that would hide each other are moved, each as far as the other."""
    found = {name: places[name] for name in sorted(places)}
    for _ in range(ROUNDS):
        for one, other in combinations(found, 2):
            (x, y), (a, b) = found[one], found[other]
            away = hypot(a - x, b - y) or 1.0
            missing = max(0.0, clear - away) / 2
            step = missing * (a - x) / away, missing * (b - y) / away
            found[one], found[other] = (x - step[0], y - step[1]), (a + step[0], b + step[1])
    return found


def _price(canvas: Canvas, at: Point, food: int) -> None:
    x, y = at
    plate = (x - 30, y - 20, x + 54, y + 20)
    canvas.rectangle(plate, canvas.theme.raised, canvas.theme.line, 2, 9)
    canvas.text((x - 6, y), str(food), LETTERS, weight=BOLD, anchor="mm", within=(x - 30, y - 20, x + 18, y + 20))
    canvas.paste(icons.icon("food", 36 * canvas.scale, canvas.theme), (x + 34, y))


def _name(canvas: Canvas, at: Point, space: str, letters: float) -> None:
    x, y = at
    half, high = letters * 0.95, letters * 0.5 + 2
    plate = (x - half, y - high, x + half, y + high)
    canvas.rectangle(plate, canvas.theme.raised, canvas.theme.line, 2, 9)
    canvas.text(at, space, letters, weight=BOLD, anchor="mm", within=plate)
