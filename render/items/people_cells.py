"""Cells for people and their gods: Workers to be had or to be given up, and Statues."""

from collections.abc import Mapping

from engine.state import View
from render import icons
from render.drawing.canvas import BOLD, Box, Canvas
from render.drawing.number import draw_number
from render.items.cells import BESIDE, CHIP, Cells
from render.words import Words

WORKER, FIGURE = "worker", "figure"
FACE, IDOL = 84, 104


def figure_named(name: str) -> tuple[str, str]:
    """Size and god of a Statue by its id.

    >>> figure_named("small.inti")
    ('small', 'inti')
    """
    size, god = name.split(".")
    return size, god


def _worker(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """A Worker, or a Newcomer with both its kinds."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    canvas.rectangle(box, canvas.theme.raised, canvas.theme.line, 1.5, 10)
    canvas.paste(icons.worker(name, FACE * canvas.scale, canvas.theme), (left + BESIDE + FACE / 2, middle))
    told = words.worker(name).replace("/", "/ ")
    lines, start = told.split(" "), left + BESIDE + FACE + 12
    for index, line in enumerate(lines):
        y = middle + (index - (len(lines) - 1) / 2) * 34
        canvas.text((start, y), line, 27, weight=BOLD, within=(start, y - 18, right - 6, y + 18))
    draw_number(canvas, (left + CHIP + 2, top + CHIP + 2), number, CHIP)


def _figure(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """A Statue with its god; it stands lower if it is small."""
    left, top, right, bottom = box
    size, god = figure_named(name)
    canvas.rectangle(box, canvas.theme.raised, canvas.theme.line, 1.5, 10)
    side = IDOL if size == "large" else IDOL * 3 // 4
    canvas.paste(
        icons.statue(size, god, side * canvas.scale, canvas.theme), (left + BESIDE + IDOL / 2, bottom - 8 - side / 2)
    )
    start, middle = left + BESIDE + IDOL + 4, (top + bottom) / 2
    canvas.paste(icons.god_badge(god, 40 * canvas.scale, canvas.theme), ((start + right) / 2, middle - 24))
    within = (start, middle + 2, right - 4, middle + 44)
    canvas.text(((start + right) / 2, middle + 22), words.names[god], 27, weight=BOLD, anchor="mm", within=within)
    draw_number(canvas, (left + CHIP + 2, top + CHIP + 2), number, CHIP)


CELLS: Mapping[str, Cells] = {WORKER: Cells(312, 116, 3, _worker), FIGURE: Cells(280, 126, 4, _figure)}
