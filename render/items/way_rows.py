"""Ways of the Temple to choose from: each with its number and what it gives, between the rows below and above."""

from collections.abc import Mapping, Sequence

from engine import temple
from engine.state import View
from engine.temple import Step
from render import icons
from render.drawing.canvas import BOLD, Box, Canvas, Point
from render.drawing.number import draw_number
from render.drawing.theme import mix
from render.items.card_cells import CHIP

SIZE = (1000.0, 376.0)
MARGIN, PLACES = 10.0, 820.0  # where the places of a row end: right of them are the VP of a Festival
ASKED, OTHER = 124.0, 88.0  # the heights of a row to choose from, and of those below and above
BETWEEN, APART = 28.0, 14.0  # rows; places side by side
CORNER = 90.0  # how far from the corner of a place a way across ends
LARGE, SMALL, MARKER = 76, 54, 50  # what a place gives; who stands there


def draw_ways(canvas: Canvas, view: View, numbers: Mapping[str, int]) -> None:
    """These ways, and from where and whereto they lead."""
    rows = _rows([*numbers])
    boxes = {step.id: box for row, steps in enumerate(rows) for step, box in _boxes(row, steps)}
    for steps in rows[1:]:
        for step in steps:
            for above in step.next:
                canvas.line(_way(boxes[step.id], boxes[above]), canvas.theme.muted, 6)
    for steps in rows:
        for step in steps:
            _draw_place(canvas, view, step, boxes[step.id], numbers.get(str(step.id), 0))
        _draw_vp(canvas, steps[0], boxes[steps[0].id])


def _rows(names: Sequence[str]) -> list[list[Step]]:
    """The row above the ways, theirs, and the one below, from the top down."""
    chosen = [temple.named(name) for name in names]
    row = chosen[0].row
    overlay = next(filter(None, (temple.overlay_of(step.id) for step in chosen)), "")
    track = temple.track(overlay)
    return [[step for step in track if step.row == at] for at in (row + 1, row, row - 1)]


def _boxes(row: int, steps: Sequence[Step]) -> list[tuple[Step, Box]]:
    """Where the places of a row are, side by side."""
    top = MARGIN + (0, OTHER + BETWEEN, OTHER + ASKED + 2 * BETWEEN)[row]
    high, wide = ASKED if row == 1 else OTHER, (PLACES - MARGIN + APART) / len(steps)
    return [
        (step, (MARGIN + n * wide, top, MARGIN + (n + 1) * wide - APART, top + high)) for n, step in enumerate(steps)
    ]


def _way(lower: Box, upper: Box) -> list[Point]:
    """From a place to one above it: straight up beneath the narrower, or across between the corners that are near."""
    left, right = max(lower[0], upper[0]), min(lower[2], upper[2])
    if left < right:
        start = end = (left + right) / 2
    elif lower[2] < upper[0]:
        start, end = lower[2] - CORNER, upper[0] + CORNER
    else:
        start, end = lower[0] + CORNER, upper[2] - CORNER
    return [(start, lower[1]), (end, upper[3])]


def _draw_place(canvas: Canvas, view: View, step: Step, box: Box, number: int) -> None:
    left, top, right, bottom = box
    theme, y = canvas.theme, (top + bottom) / 2
    if number:
        canvas.rectangle(box, theme.raised, theme.glow, 6, 14)
        draw_number(canvas, (left + CHIP + 10, y), number, CHIP + 4)
    else:
        canvas.rectangle(box, mix(theme.ground, theme.panel, 0.5), theme.line, 2, 14)
    here = [seat for seat, player in enumerate(view.players) if player.temple == step.id]
    end = right - 12 - MARKER * len(here)
    room = canvas.pixels(end - left - 100, bottom - top - 8)
    if step.reward:
        high = (LARGE if number else SMALL) * canvas.scale
        canvas.paste(icons.effects_in(step.reward, high, room, theme), ((left + 80 + end) / 2, y))
    for index, seat in enumerate(here):
        canvas.paste(icons.seat(seat, MARKER * canvas.scale, theme), (end + (index + 0.5) * MARKER, y))


def _draw_vp(canvas: Canvas, step: Step, box: Box) -> None:
    """The VP that the row scores at each Festival."""
    theme, y, width = canvas.theme, (box[1] + box[3]) / 2, SIZE[0]
    canvas.paste(icons.icon("festival", SMALL * canvas.scale, theme), (PLACES + 46, y))
    canvas.text((PLACES + 84, y), str(step.vp), 44, weight=BOLD, within=(PLACES + 78, y - 30, width - 52, y + 30))
    canvas.paste(icons.icon("vp", 40 * canvas.scale, theme), (width - 34, y))
