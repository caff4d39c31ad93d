"""The header of the chat picture: who is asked what, the turn, and how far the Festivals are."""

from functools import lru_cache

from render import icons
from render.board_parts.header import FESTIVALS, HeaderContent
from render.chat_parts.sizes import EDGE, HEADER, NUMBER, WIDTH
from render.drawing.canvas import BOLD, Canvas, Panel
from render.drawing.theme import Theme
from render.words import Words

MARK, NAME, TILE = 100, 56, 50
RIGHT = 310  # the room of turn and Festivals
UPPER, LOWER = 38.0, 92.0


@lru_cache(maxsize=64)
def asked(name: str, seat: int, question: str, winners: tuple[str, ...], theme: Theme, words: Words) -> Panel:
    """Who is asked what, or who has won."""
    canvas = Canvas(WIDTH - RIGHT, HEADER, theme, theme.panel)
    if winners:
        canvas.paste(icons.icon("crown", MARK, theme), (EDGE + MARK / 2, HEADER / 2))
        lines = (words.over, words.won_by(", ".join(winners)))
    else:
        canvas.paste(icons.seat(seat, MARK, theme), (EDGE + MARK / 2, HEADER / 2))
        lines = (name, words.questions[question])
    left = EDGE + MARK + 22.0
    for text, size, y, colour in ((lines[0], NAME, UPPER, theme.text), (lines[1], NUMBER + 2, LOWER, theme.accent)):
        within = (left, y - 36, canvas.width, y + 34)
        canvas.text((left, y), text, size, colour, weight=BOLD, within=within, smallest=NUMBER)
    return canvas.done()


@lru_cache(maxsize=64)
def season(content: HeaderContent, theme: Theme, words: Words) -> Panel:
    """The turn; the Festival tiles that are held, and with whom the last is if its Festival is still to come."""
    canvas = Canvas(RIGHT, HEADER, theme, theme.panel)
    if not content.winners:
        turn = words.setup if content.setup else words.turn(content.turn)
        within = (0, 4, RIGHT - EDGE, 72)
        canvas.text(
            (RIGHT - EDGE, UPPER), turn, NUMBER, theme.muted, weight=BOLD, anchor="rm", within=within, smallest=NUMBER
        )
    r, y = TILE / 2, LOWER + 4
    for index in range(FESTIVALS):
        x = RIGHT - EDGE - r - (FESTIVALS - 1 - index) * (TILE + 12)
        held = index < content.festivals
        canvas.ellipse((x - r, y - r, x + r, y + r), theme.raised, theme.accent if held else theme.line, 3)
        if held:
            canvas.paste(icons.icon("festival", 40, theme), (x, y))
    if content.holder >= 0:
        x = RIGHT - EDGE - FESTIVALS * (TILE + 12) - 20
        canvas.paste(icons.seat(content.holder, 48, theme, numbered=False), (x, y))
    return canvas.done()
