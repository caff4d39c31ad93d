"""Sheets: pictures of single things, all of one width, put together from panels."""

from collections.abc import Callable, Sequence

from PIL import Image

from render.drawing.canvas import Box, Canvas, Label, Panel, in_palette
from render.drawing.picture import GAP, Picture, put_together
from render.drawing.theme import Theme

WIDTH, MARGIN = 800, 16
INNER = WIDTH - 2 * MARGIN
HALF = (INNER - GAP) // 2


def sheet(rows: Sequence[Sequence[Panel]], theme: Theme) -> Picture:
    """Rows of panels, everything in the middle of its row."""
    placed, top = [], MARGIN
    for row in rows:
        width = sum(panel.image.width for panel in row) + GAP * (len(row) - 1)
        height = max(panel.image.height for panel in row)
        x = (WIDTH - width) // 2
        for panel in row:
            placed.append((panel, x, top + (height - panel.image.height) // 2))
            x += panel.image.width + GAP
        top += height + GAP
    return put_together(placed, WIDTH, top - GAP + MARGIN, theme)


def magnified(width: int, height: int, scale: int, theme: Theme, draw: Callable[[Canvas], None]) -> Panel:
    """What is drawn in the measures of the board, this much larger and as sharp."""
    canvas = Canvas(width, height, theme, theme.ground, scale)
    draw(canvas)
    labels = [Label(label.text, _scaled(label.box, scale), _scaled(label.within, scale)) for label in canvas.labels]
    return Panel(in_palette(canvas.image, theme), tuple(labels))


def widened(panel: Panel, width: int, theme: Theme) -> Panel:
    """A part of the board, enlarged to this width."""
    share = width / panel.image.width
    size = (width, round(panel.image.height * share))
    image = in_palette(panel.image.convert("RGB").resize(size, Image.Resampling.LANCZOS), theme)
    labels = (Label(each.text, _scaled(each.box, share), _scaled(each.within, share)) for each in panel.labels)
    return Panel(image, tuple(labels))


def _scaled(box: Box, scale: float) -> Box:
    left, top, right, bottom = box
    return left * scale, top * scale, right * scale, bottom * scale
