"""A sentence in a picture for a phone: a line or more, after the mark of the seat it tells of."""

from functools import lru_cache

from render import icons
from render.chat_parts.sizes import EDGE, NUMBER, WIDTH
from render.drawing.canvas import BOLD, Canvas, Panel, wrapped
from render.drawing.theme import Theme

MARK, SIDE = 96, 14
LINE, MOST_LINES = 54, 32


def rows(seat: int, text: str) -> list[str]:
    """The lines that a sentence takes."""
    return wrapped(text, NUMBER, BOLD, WIDTH - EDGE - _left(seat) - 4)


def _left(seat: int) -> int:
    return EDGE + MARK + SIDE if seat >= 0 else EDGE + 6


@lru_cache(maxsize=64)
def sentence(seat: int, text: str, theme: Theme) -> Panel:
    """What happened to a seat after its mark, or to nobody's, in as many lines as it takes."""
    left, lines = _left(seat), rows(seat, text)
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], " ".join(lines[MOST_LINES - 1 :])]
    height = max(MARK + 2 * SIDE, len(lines) * LINE + SIDE)
    canvas = Canvas(WIDTH, height, theme, theme.panel)
    canvas.line([(0, 1), (WIDTH, 1)], theme.line, 2)
    if seat >= 0:
        canvas.paste(icons.seat(seat, MARK, theme), (EDGE + MARK / 2, height / 2))
    top = (height - len(lines) * LINE) / 2
    for number, line in enumerate(lines):
        y = top + (number + 0.5) * LINE
        within = (left, y - LINE * 0.6, WIDTH - EDGE, y + LINE * 0.6)
        canvas.text((left, y), line, NUMBER, weight=BOLD, within=within, smallest=NUMBER)
    return canvas.done()
