"""The result card: a whole game in one picture for a phone."""

from collections.abc import Collection, Sequence

from engine.state import View
from render.chat_parts.sizes import EDGE, WIDTH
from render.drawing.canvas import OVERSIZE, Canvas, Panel
from render.drawing.flow import TALLEST
from render.drawing.picture import Picture, put_together
from render.drawing.theme import Theme, theme_named
from render.result_parts import panels
from render.result_parts.content import NONE_HELD, Festivals, Scores, facts, headline, sign, standings
from render.result_parts.plot import draw_plot
from render.words import Words

CHART, LOWEST_CHART = 350, 186  # the height of the chart, and with so many seats and facts that all would be too tall
AIR = 6


def result_picture(
    view: View,
    scores: Scores,
    words: Words,
    festivals: Festivals = NONE_HELD,
    theme: str = "light",
    names: tuple[str, ...] = (),
    hints: Sequence[tuple[str, int]] | None = None,
    by_bots: Collection[int] = (),
) -> Picture:
    """Who won, where the VP came from, and how they grew; of an unfinished game, the standings so far.

    The seats that a bot has played, or some of it, have its sign.
    """
    look = theme_named(theme)
    shown = standings(view, names, words, by_bots)
    parts = [
        panels.header(headline(view, names, words), sign(view), look),
        panels.podium(shown, look),
        panels.bars(shown, look),
        panels.legend(shown, look, words),
    ]
    told = facts(view, (scores, festivals), names, hints, words, by_bots)
    below = [panels.facts(told, look)] if told else []
    others = sum(part.image.height for part in (*parts, *below)) + AIR * 4
    height = max(LOWEST_CHART, min(CHART, round(WIDTH * TALLEST) - others))
    parts += [_chart(scores, festivals, height, look), *below]
    placed, top = [], 0
    for part in parts:
        placed.append((part, 0, top))
        top += part.image.height + (AIR if len(placed) > 2 else 0)
    return put_together(placed, WIDTH, top, look)


def _chart(scores: Scores, festivals: Festivals, height: int, theme: Theme) -> Panel:
    canvas = Canvas(WIDTH, height, theme, theme.panel, OVERSIZE)
    draw_plot(canvas, (EDGE, EDGE, WIDTH - EDGE, height), scores, festivals)
    return canvas.done()
