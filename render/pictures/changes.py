"""What changed since my last turn: the board with everything new glowing, and the changes in words."""

from engine.state import View
from render.alt.pictures import change_lines
from render.board_parts import seat_rows
from render.drawing.canvas import MEDIUM, Panel, wrapped
from render.drawing.panel import TITLE, frame, title
from render.drawing.picture import GAP, MARGIN, Picture, put_together
from render.drawing.theme import Theme, theme_named
from render.pictures.board import board_picture
from render.words import Words

LINE, SIZE = 32, 25


def changes_picture(view: View, since: View, words: Words, theme: str, names: tuple[str, ...]) -> Picture:
    """The list of changes above the board they happened on."""
    look = theme_named(theme)
    below = board_picture(view, words, theme, names, since)
    above = _list(change_lines(view, since, words, names), look, words)
    height = above.image.height + GAP
    placed = [(above, MARGIN, MARGIN), (Panel(below.image, below.labels), 0, MARGIN + height - MARGIN)]
    return put_together(placed[::-1], below.image.width, below.image.height + height, look)


def _list(lines: list[str], theme: Theme, words: Words) -> Panel:
    room = seat_rows.WIDTH - 40
    lines = [part for line in lines for part in wrapped(line, SIZE, MEDIUM, room)]
    canvas = frame(seat_rows.WIDTH, TITLE + 16 + len(lines) * LINE, theme)
    title(canvas, words.changed)
    for index, line in enumerate(lines):
        y = TITLE + 20 + index * LINE
        canvas.text((20, y), line, SIZE, within=(20, y - LINE / 2, 20 + room, y + LINE / 2))
    return canvas.done()
