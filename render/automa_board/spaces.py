"""Spaces of an automa's board, the tokens on them and the way they go."""

from collections.abc import Sequence

from engine.benefits import Benefit
from render import icons
from render.automa_board.content import Cell
from render.drawing.canvas import BOLD, Box, Canvas

ACROSS = 5  # spaces side by side; a longer row is a ring of two lines, or has narrower spaces
RIM = 8.0  # free room around a token, for its glow
GAP, TRACK = 12.0, 14.0  # between two spaces; from the spaces down to the way back
BETWEEN = 24.0  # from the upper line of a ring to the lower one


def draw_tokens(canvas: Canvas, cell: Cell, box: Box) -> None:
    """The tokens of a space in a box, as large as they can be; those that moved glow."""
    n = len(cell.tokens)
    if not n:
        return
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    rows, across, side = max(
        ((rows, -(-n // rows), min(wide / -(-n // rows), high / rows)) for rows in (1, 2)), key=lambda way: way[2]
    )
    for index, (value, moved) in enumerate(zip(cell.tokens, cell.moved, strict=True)):
        row, column = divmod(index, across)
        here = min(across, n - row * across)
        x = (left + right) / 2 + (column - (here - 1) / 2) * side
        y = (top + bottom) / 2 + (row - (rows - 1) / 2) * side
        r = side / 2
        if moved:
            canvas.ellipse((x - r, y - r, x + r, y + r), canvas.theme.glow)
        canvas.paste(icons.token(value, round((side - RIM) * canvas.scale), canvas.theme), (x, y))


def draw_space(canvas: Canvas, cell: Cell, box: Box, lit: bool = False) -> None:
    """A space: plain, or covered by a personality token; it glows if a token came to it."""
    theme = canvas.theme
    glows = lit or any(cell.moved)
    fill = theme.terraces[2] if cell.side else theme.raised
    outline = theme.glow if glows else theme.accent if cell.side else theme.line
    canvas.rectangle(box, fill, outline, 5 if glows else 3 if cell.side else 2, 12)


def draw_token_path(canvas: Canvas, boxes: Sequence[Box]) -> None:
    """The way of the tokens: on from space to space, and back beneath them or on the lower line of a ring."""
    if boxes[-1][1] > boxes[0][1]:
        _draw_ring(canvas, boxes)
        return
    theme = canvas.theme
    left, top, right, bottom = boxes[0][0] - 9, boxes[0][1], boxes[-1][2] + 9, boxes[0][3] + TRACK
    middle = (top + boxes[0][3]) / 2
    canvas.rectangle((left, middle, right, bottom), None, theme.line, 3, 14)
    for box in boxes[1:]:
        _arrow_head(canvas, box[0] - GAP / 2 + 4, middle + 1.5, 1)
    for share in (0.25, 0.75) if len(boxes) > 3 else (0.5,):
        _arrow_head(canvas, left + (right - left) * share, bottom - 1.5, -1)


def _draw_ring(canvas: Canvas, boxes: Sequence[Box]) -> None:
    upper, lower = ([box for box in boxes if (box[1] == boxes[0][1]) == first] for first in (True, False))
    (left, top, edge, bottom), right, under = upper[0], upper[-1][2], lower[0]
    inset = (edge - left) / 4
    way = (left + inset, (top + bottom) / 2, right - inset, (under[1] + under[3]) / 2)
    canvas.rectangle(way, None, canvas.theme.line, 3, 14)
    for box in upper[1:]:
        _arrow_head(canvas, box[0] - GAP / 2 + 4, way[1] + 1.5, 1)
    for box in lower[1:]:
        _arrow_head(canvas, box[2] + GAP / 2 - 4, way[3] - 1.5, -1)
    for x, down in ((way[2] - 1.5, 1), (way[0] + 1.5, -1)):
        y = bottom + BETWEEN / 2 + down * 6
        canvas.polygon([(x, y), (x - 8, y - down * 10), (x + 8, y - down * 10)], canvas.theme.muted)


def _arrow_head(canvas: Canvas, x: float, y: float, way: int) -> None:
    canvas.polygon([(x, y), (x - way * 10, y - 8), (x - way * 10, y + 8)], canvas.theme.muted)


def draw_effects(canvas: Canvas, benefit: Benefit, box: Box, size: int) -> None:
    """A benefit in the middle of a box, in lines and smaller if it is too wide."""
    left, top, right, bottom = box
    room = canvas.pixels(right - left, bottom - top)
    row = icons.effects_in(benefit, size * canvas.scale, room, canvas.theme)
    canvas.paste(row, ((left + right) / 2, (top + bottom) / 2))


def draw_middle(canvas: Canvas, text: str, box: Box, size: float, muted: bool = False) -> None:
    """A text in the middle of a box."""
    left, top, right, bottom = box
    colour = canvas.theme.muted if muted else canvas.theme.text
    at = ((left + right) / 2, (top + bottom) / 2)
    canvas.text(at, text, size, colour, weight=BOLD, anchor="mm", within=box)


def spaces_in_row(left: float, right: float, top: float, height: float, n: int = ACROSS) -> list[Box]:
    """So many boxes side by side, as wide as they usually are, or narrower if there are more."""
    wide = (right - left + GAP) / max(n, ACROSS)
    return [(left + i * wide, top, left + (i + 1) * wide - GAP, top + height) for i in range(n)]


def spaces_in_ring(left: float, right: float, top: float, height: float, n: int) -> list[Box]:
    """The boxes of a row; if there are too many, half of them go back on a second line, in the middle beneath."""
    if lines_of(n) == 1:
        return spaces_in_row(left, right, top, height, n)
    ahead = -(-n // 2)
    wide = (right - left + GAP) / ahead
    inset = (2 * ahead - n) * wide / 2
    under = top + height + BETWEEN
    back = [right - inset - i * wide for i in range(n - ahead)]
    return [
        *((left + i * wide, top, left + (i + 1) * wide - GAP, top + height) for i in range(ahead)),
        *((edge - wide + GAP, under, edge, under + height) for edge in back),
    ]


def lines_of(n: int) -> int:
    """On how many lines so many large spaces are.

    >>> lines_of(5), lines_of(6)
    (1, 2)
    """
    return 1 if n <= ACROSS else 2
