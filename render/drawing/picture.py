"""A whole picture: panels side by side on the ground of a theme."""

from msgspec import Struct
from PIL import Image

from render.drawing.canvas import Label, Panel
from render.drawing.theme import Theme, palette

MARGIN, GAP = 20, 10  # around all panels, and between two of them


class Picture(Struct, frozen=True):
    """A picture put together from panels, and where its labels are."""

    image: Image.Image
    labels: tuple[Label, ...]


def put_together(placed: list[tuple[Panel, int, int]], width: int, height: int, theme: Theme) -> Picture:
    """Panels at their places on the ground of a theme."""
    image = Image.new("P", (width, height), 0)
    image.putpalette(palette(theme).getpalette() or [])
    labels: list[Label] = []
    for panel, x, y in placed:
        image.paste(panel.image, (x, y))
        labels += [label_moved(label, x, y) for label in panel.labels]
    return Picture(image, tuple(labels))


def label_moved(label: Label, x: float, y: float) -> Label:
    """A label as far to the right and down as its panel is."""
    left, top, right, bottom = label.box
    a, b, c, d = label.within
    return Label(label.text, (left + x, top + y, right + x, bottom + y), (a + x, b + y, c + x, d + y))
