"""What a player's area and a private hand have in common: panels from the top down, things in a grid."""

from collections.abc import Sequence

from render.board_parts import seat_rows
from render.drawing.canvas import Canvas, Panel
from render.drawing.panel import TITLE
from render.drawing.picture import GAP, MARGIN, Picture, put_together
from render.drawing.theme import Theme
from render.words import Words

WIDTH = seat_rows.WIDTH + 2 * MARGIN
CARD = (150, 122)


def stacked(
    above: Sequence[Panel],
    theme: Theme,
    columns: tuple[Sequence[Panel], Sequence[Panel]] = ((), ()),
    below: Sequence[Panel] = (),
) -> Picture:
    """Panels from the top down, some of them perhaps in two columns."""
    placed, top = _column(above, MARGIN, MARGIN)
    left, left_end = _column(columns[0], MARGIN, top)
    right, right_end = _column(columns[1], WIDTH // 2 + GAP // 2, top)
    under, end = _column(below, MARGIN, max(left_end, right_end))
    return put_together([*placed, *left, *right, *under], WIDTH, end - GAP + MARGIN, theme)


def _column(panels: Sequence[Panel], x: int, top: int) -> tuple[list[tuple[Panel, int, int]], int]:
    placed = []
    for panel in panels:
        placed.append((panel, x, top))
        top += panel.image.height + GAP
    return placed, top


def grid_height(count: int, across: int, height: float) -> int:
    """The height of a panel with so many things, so many in a row."""
    return round(TITLE + 16 + max(1, -(-count // across)) * (height + 8))


def draw_empty(canvas: Canvas, words: Words) -> None:
    """Write that nothing lies here."""
    canvas.text((24, canvas.height / 2 + 16), words.empty, 22, canvas.theme.muted)
