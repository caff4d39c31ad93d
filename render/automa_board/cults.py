"""Pachamama's Cult tiles with her Vassals."""

from functools import lru_cache

from engine.components import CULTS
from render import icons
from render.automa_board.content import Board, CultContent
from render.drawing.canvas import BOLD, MEDIUM, OVERSIZE, Box, Canvas, Panel
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import Theme
from render.words import Words

EDGE, GAP = 12.0, 8.0
HIGH, LETTERS = 146.0, 18
ALONE, LARGE = 156.0, 26  # with one tile in a row, for a phone


@lru_cache(maxsize=32)
def cults(board: Board, width: int, across: int, theme: Theme, words: Words) -> Panel:
    """All Cult tiles, so many side by side."""
    lines = -(-len(board.cults) // across)
    high, letters = (HIGH, LETTERS) if across > 1 else (ALONE, LARGE)
    canvas = frame(width, round(TITLE + 14 + lines * (high + GAP)), theme, OVERSIZE)
    head = 16 + title(canvas, words.cults)
    canvas.paste(icons.icon("cult", 30 * canvas.scale, theme), (head + 26, 24))
    wide = (width - 2 * EDGE + GAP) / across
    for index, cult in enumerate(board.cults):
        left, top = EDGE + index % across * wide, TITLE + 6 + index // across * (high + GAP)
        draw_cult(canvas, cult, board.seat, (left, top, left + wide - GAP, top + high), words, letters)
    return canvas.done()


def draw_cult(canvas: Canvas, cult: CultContent, seat: int, box: Box, words: Words, letters: int = LETTERS) -> None:
    """A Cult tile: its id, the region it goes with, what each Vassal brings, and the Vassals; rings wait for them."""
    theme = canvas.theme
    left, top, right, bottom = box
    edge = theme.glow if cult.changed else theme.accent if cult.vassals else theme.line
    canvas.rectangle(box, theme.raised, edge, 5 if cult.changed else 3 if cult.vassals else 2, 10)
    most = CULTS[cult.tile].max_vassals
    start = right - 10 - most * 34
    id_size, name_size = (30, 27) if letters == LARGE else (23, 20)
    canvas.text(
        (left + 12, top + 20), cult.tile, id_size, weight=BOLD, within=(left + 10, top + 2, left + 86, top + 40)
    )
    within = (left + 90, top + 4, start - 4, top + 38)
    name = words.names[cult.region] if cult.region else words.names[cult.tile]
    canvas.text((left + 90, top + 21), name, name_size, theme.muted, weight=BOLD, within=within)
    for index in range(most):
        x, y = start + 17 + index * 34, top + 22
        if index < cult.vassals:
            canvas.paste(icons.vassal(seat, 34 * canvas.scale, theme), (x, y))
        else:
            canvas.ellipse((x - 13, y - 13, x + 13, y + 13), None, theme.line, 2.5)
    split = bottom - 42
    for text, area, working in (
        (words.abilities[cult.tile], (left + 12, top + 42, right - 10, split), cult.vassals > 0),
        (words.second_vassals[cult.tile], (left + 12, split, right - 10, bottom - 3), cult.vassals > 1),
    ):
        canvas.paragraph(
            area, text, letters, theme.text if working else theme.muted, weight=BOLD if working else MEDIUM
        )
