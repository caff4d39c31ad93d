"""Cells for people and their gods: Workers to be had or to be given up, and Statues."""

from collections.abc import Mapping

from engine.components import GOD_CARDS
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
    """A Statue with its god, and how many own God cards it serves; it stands lower if it is small."""
    left, top, right, bottom = box
    size, god = figure_named(name)
    canvas.rectangle(box, canvas.theme.raised, canvas.theme.line, 1.5, 10)
    side = IDOL if size == "large" else IDOL * 3 // 4
    canvas.paste(
        icons.statue(size, god, side * canvas.scale, canvas.theme), (left + BESIDE + IDOL / 2, bottom - 8 - side / 2)
    )
    start, middle = left + BESIDE + IDOL - 4, (top + bottom) / 2
    within = (start, top + 10, right - 4, middle)
    canvas.text((start, middle - 24), words.names[god], 30, weight=BOLD, within=within)
    if view.seat is not None:
        held = str(cards_of(view, god))
        canvas.paste(icons.icon("god_card", 44 * canvas.scale, canvas.theme), (start + 20, middle + 26))
        within = (start + 44, middle + 4, right - 4, middle + 48)
        canvas.text((start + 48, middle + 26), held, 32, weight=BOLD, within=within)
    draw_number(canvas, (left + CHIP + 2, top + CHIP + 2), number, CHIP)


def cards_of(view: View, god: str) -> int:
    """The God cards of a god in the hand of the View's own seat."""
    hand = view.players[view.seat].god_hand if view.seat is not None else ()
    return sum(card in GOD_CARDS and GOD_CARDS[card].god == god for card in hand)


CELLS: Mapping[str, Cells] = {WORKER: Cells(312, 116, 3, _worker), FIGURE: Cells(280, 126, 4, _figure)}
