"""The header of the chat picture: who is asked what, the turn, and how far the Festivals are."""

from functools import lru_cache

from render import icons
from render.board_parts.header import FESTIVALS, HeaderContent
from render.chat_parts.sizes import EDGE, HEADER, NUMBER, WIDTH
from render.drawing.canvas import BOLD, Canvas, Panel
from render.drawing.theme import Theme
from render.words import Words

MARK, NAME, TILE = 100, 56, 50
RIGHT = 300  # the room of turn and Festivals
UPPER, LOWER = 38.0, 92.0


@lru_cache(maxsize=64)
def header(content: HeaderContent, theme: Theme, words: Words) -> Panel:
    """Whose turn it is and what is asked; the turn and the Festival tiles on the right."""
    canvas = Canvas(WIDTH, HEADER, theme, theme.panel)
    left, right = EDGE + MARK + 22.0, WIDTH - EDGE - RIGHT - 10.0
    if content.winners:
        canvas.paste(icons.icon("crown", MARK, theme), (EDGE + MARK / 2, HEADER / 2))
        lines = (words.over, words.won_by(", ".join(content.winners)))
    else:
        canvas.paste(icons.seat(content.to_act, MARK, theme), (EDGE + MARK / 2, HEADER / 2))
        lines = (content.name, words.questions[content.question])
        turn = words.setup if content.setup else words.turn(content.turn)
        within = (right + 10, 4, WIDTH - EDGE, 68)
        canvas.text(
            (WIDTH - EDGE, UPPER), turn, NUMBER, theme.muted, weight=BOLD, anchor="rm", within=within, smallest=NUMBER
        )
    for text, size, y, colour in ((lines[0], NAME, UPPER, theme.text), (lines[1], NUMBER + 2, LOWER, theme.accent)):
        canvas.text((left, y), text, size, colour, weight=BOLD, within=(left, y - 34, right, y + 34), smallest=NUMBER)
    _festivals(canvas, content)
    return canvas.done()


def _festivals(canvas: Canvas, content: HeaderContent) -> None:
    """The tiles that are held, and with whom the last of them is, if its Festival is still to come."""
    theme, r = canvas.theme, TILE / 2
    for index in range(FESTIVALS):
        x, y = WIDTH - EDGE - r - (FESTIVALS - 1 - index) * (TILE + 12), LOWER + 4
        held = index < content.festivals
        canvas.ellipse((x - r, y - r, x + r, y + r), theme.raised, theme.accent if held else theme.line, 3)
        if held:
            canvas.paste(icons.icon("festival", 40, theme), (x, y))
    if content.holder >= 0:
        x = WIDTH - EDGE - FESTIVALS * (TILE + 12) - 20
        canvas.paste(icons.seat(content.holder, 48, theme, numbered=False), (x, LOWER + 4))
