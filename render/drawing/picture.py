"""A whole picture: panels side by side on the ground of a theme."""

from collections.abc import Iterable

from msgspec import Struct
from PIL import Image

from render.drawing.canvas import Label, Panel
from render.drawing.theme import Theme, palette

MARGIN, GAP = 20, 10  # around all panels, and between two of them

Placed = tuple[Panel, int, int]  # a panel, and where its left upper corner is


class Picture(Struct, frozen=True):
    """A picture put together from panels, and where its labels are."""

    image: Image.Image
    labels: tuple[Label, ...]


def put_together(placed: Iterable[Placed], width: int, height: int, theme: Theme) -> Picture:
    """Panels at their places on the ground of a theme."""
    image = Image.new("P", (width, height), 0)
    image.putpalette(palette(theme).getpalette() or [])
    labels: list[Label] = []
    _lay(placed, image, labels)
    return Picture(image, tuple(labels))


def laid_upon(under: Panel, placed: Iterable[Placed]) -> Panel:
    """A panel with others at their places upon it."""
    image, labels = under.image.copy(), list(under.labels)
    _lay(placed, image, labels)
    return Panel(image, tuple(labels))


def in_a_row(panels: Iterable[Panel], x: int, y: int) -> list[Placed]:
    """Panels side by side, the first of them here."""
    placed = []
    for panel in panels:
        placed.append((panel, x, y))
        x += panel.image.width
    return placed


def _lay(placed: Iterable[Placed], image: Image.Image, labels: list[Label]) -> None:
    for panel, x, y in placed:
        image.paste(panel.image, (x, y))
        labels += [label_moved(label, x, y) for label in panel.labels]


def label_moved(label: Label, x: float, y: float) -> Label:
    """A label as far to the right and down as its panel is."""
    left, top, right, bottom = label.box
    a, b, c, d = label.within
    return Label(label.text, (left + x, top + y, right + x, bottom + y), (a + x, b + y, c + x, d + y))
