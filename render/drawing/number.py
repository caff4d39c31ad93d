"""The number of a button, on what the button chooses."""

from render.drawing.canvas import BOLD, Canvas, Point

RADIUS = 26
NUMERAL = 1.7  # letters, to the radius


def draw_number(canvas: Canvas, at: Point, number: int, radius: float = RADIUS) -> None:
    """A dark disc with the number, or a light one where the theme is dark."""
    x, y = at
    disc = (x - radius, y - radius, x + radius, y + radius)
    theme = canvas.theme
    canvas.ellipse(disc, theme.text, theme.raised, radius / 8)
    canvas.text(at, str(number), radius * NUMERAL, theme.raised, weight=BOLD, anchor="mm", within=disc)
