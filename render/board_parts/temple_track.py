"""The panel of the Temple: its steps, their rewards, and the markers upon them."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import groupby
from math import fsum

from msgspec import Struct

from engine.resources import Place
from engine.temple import Step, named, track
from render import icons
from render.drawing.canvas import BOLD, Box, Canvas, Panel, Point
from render.drawing.panel import TITLE, title
from render.drawing.theme import Theme, mix
from render.words import Words

SIZE = (450, 660)
LARGE = (450, 686)  # for a phone, where the rewards of an overlay need two lines
EDGE = 10  # of the panel, left and right of the places
VP_ROOM = 126  # right of the places where several share a row and its VP
CORNER = 10  # from a corner of a place to where a way meets it
ABOVE_OVERLAY = 35.0  # the height of a row above an overlay
WHOLE_ROW = 42.0  # the most that a row with one place needs in it
WAY = 4  # between places where ways split, cross or join, so that they can be seen


class _Sizes(Struct, frozen=True):
    """How large things are on a place, and where they stand, counted from its left."""

    row: int
    row_at: float
    row_room: tuple[float, float]
    reward: int
    reward_at: float
    reward_room: float
    marker: int
    marker_at: float
    marker_room: float  # 0: they stand in a square


_WHOLE_ROW = _Sizes(22, 24, (4, 46), 25, 118, 134, 32, 204, 96)
_PART_OF_ROW = _Sizes(20, 13, (3, 24), 36, 69, 86, 32, 131, 0)


@lru_cache(maxsize=64)
def temple(
    markers: tuple[Place, ...],
    moved: tuple[int, ...],
    theme: Theme,
    words: Words,
    overlay: str = "",
    size: tuple[int, int] = SIZE,
) -> Panel:
    """The Temple from the top down: reward, step, markers, VP at each Festival, VP at the end."""
    canvas = Canvas(*size, theme, theme.ground)
    draw_temple(canvas, markers, moved, words, overlay)
    return canvas.done()


def draw_temple(
    canvas: Canvas, markers: tuple[Place, ...], moved: tuple[int, ...], words: Words, overlay: str = ""
) -> None:
    """The same on a canvas of its size."""
    width, height, theme = canvas.width, canvas.height, canvas.theme
    canvas.rectangle((0, 0, width, height), theme.panel, theme.line, 2, 14)
    title(canvas, words.temple, room=width - 150)
    canvas.paste(icons.icon("festival", 26 * canvas.scale, theme), (width - 104, 24))
    canvas.text((width - 44, 24), words.end, 19, theme.muted, anchor="mm", within=(width - 84, 8, width - 6, 42))
    unknown = set(markers) - {step.id for step in track(overlay)}
    if unknown:
        raise ValueError(f"there is no picture of a Temple with {', '.join(map(str, unknown))}")
    boxes = place_boxes(overlay, (width, height))
    _ways(canvas, boxes, overlay)
    for step in track(overlay):
        here = [seat for seat, at in enumerate(markers) if at == step.id]
        _place(canvas, step, boxes[step.id], here, any(seat in moved for seat in here))
    for step in {step.row: step for step in track(overlay)}.values():
        _vp(canvas, step, boxes[step.id], words)


def branch(place: Place, words: Words) -> str:
    """The branch a step is on, where there are two."""
    return words.branches.get(str(place)[-1], "")


def row_in_words(place: Place, words: Words) -> str:
    """A step where there is little room: its number, and its branch."""
    return f"{named(str(place)).row} {branch(place, words)}".strip()


def place_boxes(overlay: str = "", size: tuple[int, int] = SIZE) -> Mapping[Place, Box]:
    """Where each place of the Temple is drawn: the lowest row at the foot, the ways of a row from left to right."""
    width, height = size
    rows = [tuple(steps) for _, steps in groupby(track(overlay), lambda step: step.row)]
    heights = _heights(rows, height - TITLE - 12)
    boxes: dict[Place, Box] = {}
    for row, steps in enumerate(rows):
        tall = heights[row]
        top = TITLE + fsum(heights[row + 1 :]) + 4
        several = len(steps) > 1
        wide = (width - 2 * EDGE - VP_ROOM * several) / len(steps)
        above, below = (WAY * any(len(near) > 1 for near in (steps, *next_row)) for next_row in _around(rows, row))
        for column, step in enumerate(steps):
            left = EDGE + column * wide
            boxes[step.id] = (left, top + 1.5 + above, left + wide - WAY * several, top + tall - 1.5 - below)
    return boxes


def _heights(rows: list[tuple[Step, ...]], height: float) -> list[float]:
    """How high each row is: all alike, or lower where an overlay leaves or has one place in a row."""
    covered = [isinstance(steps[0].id, str) for steps in rows]
    if not any(covered):
        return [height / len(rows)] * len(rows)
    single = [
        ABOVE_OVERLAY if not over else WHOLE_ROW if len(steps) == 1 else 0.0
        for over, steps in zip(covered, rows, strict=True)
    ]
    left = (height - sum(single)) / single.count(0.0)
    return [each or left for each in single]


def _around(rows: list[tuple[Step, ...]], row: int) -> tuple[list[tuple[Step, ...]], list[tuple[Step, ...]]]:
    """The row above this one and the row below it, as far as there are."""
    return rows[row + 1 : row + 2], rows[max(0, row - 1) : row]


def _ways(canvas: Canvas, boxes: Mapping[Place, Box], overlay: str) -> None:
    """The ways from place to place, wherever there is more than one."""
    several = {row for row, n in Counter(step.row for step in track(overlay)).items() if n > 1}
    for step in track(overlay):
        for above in step.next if not several.isdisjoint((step.row, step.row + 1)) else ():
            canvas.line(_way(boxes[step.id], boxes[above]), canvas.theme.muted, 3)


def _way(lower: Box, upper: Box) -> tuple[Point, Point]:
    """From a place to one above it: straight up, or across between the corners that face each other."""
    if lower[2] <= upper[0]:
        start, end = lower[2] - CORNER, upper[0] + CORNER
    elif upper[2] <= lower[0]:
        start, end = lower[0] + CORNER, upper[2] - CORNER
    else:
        narrow = min(lower, upper, key=lambda box: box[2] - box[0])
        start = end = (narrow[0] + narrow[2]) / 2
    return (start, lower[1]), (end, upper[3])


def _place(canvas: Canvas, step: Step, box: Box, here: list[int], changed: bool) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    sizes = _WHOLE_ROW if right - left > SIZE[0] / 2 else _PART_OF_ROW
    canvas.rectangle(
        box, mix(theme.panel, theme.raised, 0.9), theme.glow if changed else theme.line, 4 if changed else 1.5, 7
    )
    within = (left + sizes.row_room[0], top - 1.5, left + sizes.row_room[1], bottom + 1.5)
    canvas.text(
        (left + sizes.row_at, middle), str(step.row), sizes.row, theme.muted, weight=BOLD, anchor="mm", within=within
    )
    if step.reward:
        room = canvas.pixels(sizes.reward_room, bottom - top - 2)
        row = icons.effects_in(step.reward, sizes.reward * canvas.scale, room, theme)
        canvas.paste(row, (left + sizes.reward_at, middle))
    if not sizes.marker_room:
        _crowd(canvas, here, (left + sizes.marker_at, middle), sizes.marker)
        return
    apart = min(sizes.marker, sizes.marker_room / max(1, len(here) - 1))
    for index, seat in enumerate(here):
        marker = icons.seat(seat, sizes.marker * canvas.scale, theme, numbered=False)
        canvas.paste(marker, (left + sizes.marker_at + index * apart, middle))


def _crowd(canvas: Canvas, here: list[int], centre: Point, size: int) -> None:
    """Markers in a square: one large, two upon each other, four two by two."""
    across = 1 if len(here) < 3 else 2
    side = size if len(here) == 1 else round(size * 0.6)
    for index, seat in enumerate(here):
        x = centre[0] + (index % across - (across - 1) / 2) * side
        y = centre[1] + (index // across - (-(-len(here) // across) - 1) / 2) * side
        canvas.paste(icons.seat(seat, side * canvas.scale, canvas.theme, numbered=False), (x, y))


def _vp(canvas: Canvas, step: Step, box: Box, words: Words) -> None:
    """The VP of a row, which its places share."""
    width, _ = SIZE
    top, bottom = box[1] - 1.5, box[3] + 1.5
    middle = (top + bottom) / 2
    vp = words.signed(step.vp) if step.vp < 0 else str(step.vp)
    canvas.text((width - 104, middle), vp, 25, weight=BOLD, anchor="mm", within=(width - 134, top, width - 76, bottom))
    if step.final_vp:
        canvas.text(
            (width - 44, middle),
            f"+{step.final_vp}",
            23,
            canvas.theme.accent,
            weight=BOLD,
            anchor="mm",
            within=(width - 72, top, width - 12, bottom),
        )
