"""A chart of the scores, turn by turn."""

from collections.abc import Iterable

from render import icons
from render.board_parts.seat_rows import seat_name
from render.chat_parts.sizes import EDGE, NUMBER, WIDTH
from render.drawing.canvas import BOLD, OVERSIZE, Canvas
from render.drawing.picture import Picture, put_together
from render.drawing.theme import theme_named
from render.result_parts.content import Scores
from render.result_parts.plot import draw_plot
from render.words import Words

TITLE, PLOT, ROW = 76, 760, 62
NAME = 170.0  # where a name begins, after the mark of its seat and its VP


def chart_picture(
    scores: Scores, words: Words, festivals: Iterable[int] = (), theme: str = "light", names: tuple[str, ...] = ()
) -> Picture:
    """The scores of all seats turn by turn, and below them a line for each seat, the best first."""
    look = theme_named(theme)
    final = scores[-1] if scores else ()
    canvas = Canvas(WIDTH, TITLE + PLOT + ROW * len(final) + EDGE, look, look.panel, OVERSIZE)
    within = (EDGE, 4, WIDTH - EDGE, TITLE)
    canvas.text((EDGE, TITLE / 2), words.scores_by_turn, NUMBER, look.accent, weight=BOLD, within=within)
    draw_plot(canvas, (EDGE, TITLE, WIDTH - EDGE, TITLE + PLOT), scores, festivals)
    for row, seat in enumerate(sorted(range(len(final)), key=lambda seat: -final[seat])):
        y = TITLE + PLOT + ROW * (row + 0.5)
        canvas.paste(icons.seat(seat, 54 * canvas.scale, look), (EDGE + 27, y))
        for text, x, anchor, left, right in (
            (str(final[seat]), NAME - 14, "rm", EDGE + 54, NAME - 14),
            (seat_name(names, seat, words), NAME, "lm", NAME, WIDTH - EDGE),
        ):
            box = (left, y - ROW / 2, right, y + ROW / 2)
            canvas.text((x, y), text, NUMBER, weight=BOLD, anchor=anchor, within=box, smallest=NUMBER)
    panel = canvas.done()
    return put_together([(panel, 0, 0)], WIDTH, canvas.height, look)
