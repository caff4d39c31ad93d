"""A chart of the scores, turn by turn."""

from collections.abc import Sequence

from render import icons
from render.board_parts import seat_rows
from render.drawing.canvas import BOLD, OVERSIZE
from render.drawing.panel import TITLE, frame, title
from render.drawing.picture import MARGIN, Picture, put_together
from render.drawing.theme import SEATS, WHITE, theme_named
from render.words import Words

MARKS = 5  # of each seat on its line in a chart


def chart_picture(
    scores: Sequence[Sequence[int]],
    words: Words,
    festivals: Sequence[int] = (),
    theme: str = "light",
    names: tuple[str, ...] = (),
) -> Picture:
    """The scores of all seats turn by turn; dashed lines where a Festival was held."""
    look = theme_named(theme)
    canvas = frame(seat_rows.WIDTH, 820, look, OVERSIZE)
    title(canvas, words.scores_by_turn)
    left, top, right, bottom = 90.0, TITLE + 30.0, canvas.width - 300.0, canvas.height - 70.0
    most = max(10, max((max(row) for row in scores), default=10))
    most = -(-most // 20) * 20
    turns = max(1, len(scores) - 1)

    def at(turn: int, vp: float) -> tuple[float, float]:
        return left + (right - left) * turn / turns, bottom - (bottom - top) * vp / most

    for vp in range(0, most + 1, 20):
        canvas.line([at(0, vp), at(turns, vp)], look.line, 1)
        canvas.text(
            (left - 14, at(0, vp)[1]),
            str(vp),
            22,
            look.muted,
            anchor="rm",
            within=(8, at(0, vp)[1] - 14, left - 10, at(0, vp)[1] + 14),
        )
    for turn in festivals:
        x, _ = at(turn, 0)
        for dash in range(round(top), round(bottom), 16):
            canvas.line([(x, dash), (x, dash + 8)], look.accent, 2)
        canvas.paste(icons.icon("festival", 30 * canvas.scale, look), (x, top - 16))
    step = max(1, -(-turns // 12))
    for turn in range(0, turns + 1, step):
        x, _ = at(turn, 0)
        canvas.text(
            (x, bottom + 24), str(turn), 21, look.muted, anchor="mm", within=(x - 24, bottom + 10, x + 24, bottom + 40)
        )
    final = scores[-1] if scores else ()
    for seat in range(len(final)):
        points = [at(turn, row[seat]) for turn, row in enumerate(scores)]
        canvas.line(points, WHITE, 8)  # seat 3 would not be seen on a dark ground
        canvas.line(points, SEATS[seat], 5)
    for seat in range(len(final)):
        for mark in range(MARKS if turns >= MARKS * len(final) else 0):  # seat after seat, so that none covers another
            turn = round(turns * (mark * len(final) + seat + 0.5) / (MARKS * len(final)))
            canvas.paste(icons.seat(seat, 24 * canvas.scale, look), at(turn, scores[turn][seat]))
    ranking = sorted(range(len(final)), key=lambda seat: -final[seat])
    heights: list[float] = []
    for place, seat in enumerate(ranking):
        lowest = bottom - 50 * (len(ranking) - 1 - place)
        heights.append(min(lowest, max(at(turns, final[seat])[1], heights[-1] + 50 if heights else 0)))
    x = right
    for seat, y in zip(ranking, heights, strict=True):
        canvas.paste(icons.seat(seat, 40 * canvas.scale, look), (x + 30, y))
        text = f"{final[seat]}  {seat_rows.seat_name(names, seat, words)}"
        canvas.text((x + 60, y), text, 26, weight=BOLD, within=(x + 56, y - 18, canvas.width - 12, y + 18), smallest=22)
    panel = canvas.done()
    return put_together([(panel, MARGIN, MARGIN)], canvas.width + 2 * MARGIN, canvas.height + 2 * MARGIN, look)
