"""Panels: the framed boxes with a heading that pictures are put together from."""

from render.drawing.canvas import BOLD, Canvas
from render.drawing.theme import Theme

TITLE = 40  # the height of a heading


def title(canvas: Canvas, text: str, x: float = 16, y: float = 24, room: float | None = None) -> float:
    """The heading of a panel; returns its width."""
    within = (x, 0, room or canvas.width - 12, TITLE + 4)
    return canvas.text((x, y), text, 27, canvas.theme.accent, weight=BOLD, within=within)


def frame(width: int, height: int, theme: Theme, scale: int = 1) -> Canvas:
    """A panel with a woven border line."""
    canvas = Canvas(width, height, theme, theme.ground, scale)
    canvas.rectangle((0, 0, width, height), theme.panel, theme.line, 2, 14)
    return canvas
