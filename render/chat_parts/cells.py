"""Cells: what stands side by side in the strip and the footer, each drawn once with its part of the frame."""

from render.drawing.canvas import Canvas


def frame(canvas: Canvas, top: int, bottom: int, pen: int, radius: int, ends: tuple[int | None, int | None]) -> None:
    """The frame of what changed, as far as it runs through a cell: where it has no end, it goes on in the next."""
    left, right = ends
    beyond = 2 * radius
    box = (-beyond if left is None else left, top, canvas.width + beyond if right is None else right, bottom)
    canvas.rectangle(box, canvas.theme.raised, canvas.theme.glow, pen, radius)
