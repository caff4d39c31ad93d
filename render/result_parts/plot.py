"""The scores of all seats as lines, turn by turn."""

from collections.abc import Iterable, Sequence

from render import icons
from render.chat_parts.sizes import NUMBER
from render.drawing.canvas import BOLD, Box, Canvas, Point
from render.drawing.theme import SEATS, WHITE
from render.result_parts.content import Scores

MARKS = 5  # of each seat on its line
MARK, ENDS = 40, 64  # the side of a mark, and the room right of the lines for those at their ends
NUMBERS, BELOW = 96, 58  # the room for VP on the left and for turns at the bottom
LINES = (10, 20, 40, 50, 100)  # VP between two lines
ROOM = 56  # the least height between two of them
TURNS = 110  # the least width between two numbers of turns


def draw_plot(canvas: Canvas, box: Box, scores: Scores, festivals: Iterable[int]) -> None:
    """The lines of all seats in this box; dashed lines where a Festival was held."""
    theme = canvas.theme
    left, top, right, bottom = box[0] + NUMBERS, box[1] + 36, box[2] - ENDS, box[3] - BELOW
    most = max(10, max((max(row, default=0) for row in scores), default=10))
    step = next((each for each in LINES if (bottom - top) * each / (most + each) >= ROOM), LINES[-1])
    most = -(-most // step) * step
    turns = max(1, len(scores) - 1)

    def at(turn: int, vp: float) -> Point:
        return left + (right - left) * turn / turns, bottom - (bottom - top) * vp / most

    def number(text: str, x: float, y: float, anchor: str, within: Box) -> None:
        canvas.text((x, y), text, NUMBER, theme.muted, weight=BOLD, anchor=anchor, within=within, smallest=NUMBER)

    for vp in range(0, most + 1, step):
        y = at(0, vp)[1]
        canvas.line([at(0, vp), at(turns, vp)], theme.line, 2)
        number(str(vp), left - 14, y, "rm", (box[0], y - 30, left - 12, y + 30))
    for turn in festivals:
        x, _ = at(turn, 0)
        for dash in range(round(top), round(bottom), 20):
            canvas.line([(x, dash), (x, dash + 10)], theme.accent, 3)
        canvas.paste(icons.icon("festival", MARK * canvas.scale, theme), (x, top - 16))
    apart = max(1, -(-turns * TURNS // round(right - left)))
    apart = -(-apart // 5) * 5 if apart > 2 else apart
    for turn in range(0, turns + 1, apart):
        x, _ = at(turn, 0)
        number(str(turn), x, bottom + 34, "mm", (x - TURNS / 2, bottom + 6, x + TURNS / 2, bottom + BELOW))
    _draw_lines(canvas, [[at(turn, vp) for turn, vp in enumerate(line)] for line in zip(*scores, strict=True)])


def _draw_lines(canvas: Canvas, lines: Sequence[Sequence[Point]]) -> None:
    theme, side = canvas.theme, MARK * canvas.scale
    for seat, points in enumerate(lines):
        canvas.line(points, WHITE, 10)  # seat 3 would not be seen on a dark ground
        canvas.line(points, SEATS[seat], 6)
    for seat, points in enumerate(lines):
        last = len(points) - 1
        for mark in range(MARKS if last >= MARKS * len(lines) else 0):  # seat after seat, so that none covers another
            turn = round(last * (mark * len(lines) + seat + 0.5) / (MARKS * len(lines)))
            canvas.paste(icons.seat(seat, side, theme, numbered=False), points[turn])
    heights: list[float] = []
    for y, x, seat in sorted((points[-1][1], points[-1][0], seat) for seat, points in enumerate(lines)):
        heights.append(max(y, heights[-1] + MARK if heights else 0))
        canvas.paste(icons.seat(seat, side, theme, numbered=False), (x + ENDS / 2, heights[-1]))
