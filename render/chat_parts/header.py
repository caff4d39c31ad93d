"""The header of the chat picture: who is asked what, the turn, and how far the Festivals are."""

from functools import cache, lru_cache
from math import ceil

from PIL import Image

from render import icons
from render.board_parts.header import FESTIVALS
from render.chat_parts.sizes import EDGE, HEADER, NUMBER, WIDTH
from render.drawing.canvas import BOLD, Canvas, Panel, text_width
from render.drawing.theme import Theme
from render.words import Words

MARK, NAME, TILE = 100, 56, 50
RIGHT = 310  # the room of turn and Festivals
UPPER, LOWER, TURN = 38.0, 92.0, 66  # two lines, and the height of the upper one
BEYOND = 6  # what letters may reach beyond their width


@cache
def empty(theme: Theme) -> Panel:
    """The header with nothing in it: whatever is drawn upon it takes no more than its own room."""
    return Canvas(WIDTH, HEADER, theme, theme.panel).done()


@lru_cache(maxsize=64)
def asked(name: str, seat: int, question: str, theme: Theme, words: Words) -> Panel:
    """Who is asked what."""
    return _headed(icons.seat(seat, MARK, theme), (name, words.questions[question]), theme)


@lru_cache(maxsize=64)
def over(sign: str, lines: tuple[str, str], theme: Theme) -> Panel:
    """How the game ended."""
    return _headed(icons.icon(sign, MARK, theme), lines, theme)


def _headed(mark: Image.Image, lines: tuple[str, str], theme: Theme) -> Panel:
    left, right = EDGE + MARK + 22.0, WIDTH - RIGHT
    sizes = (NAME, NUMBER + 2)
    wide = max(text_width(line, size, BOLD) for line, size in zip(lines, sizes, strict=True))
    canvas = Canvas(min(ceil(left + wide) + BEYOND, right), HEADER, theme, theme.panel)
    canvas.paste(mark, (EDGE + MARK / 2, HEADER / 2))
    for text, size, y, colour in zip(lines, sizes, (UPPER, LOWER), (theme.text, theme.accent), strict=True):
        within = (left, y - 36, right, y + 34)
        canvas.text((left, y), text, size, colour, weight=BOLD, within=within, smallest=NUMBER)
    return canvas.done()


@lru_cache(maxsize=64)
def turn(text: str, theme: Theme) -> Panel:
    """Which turn it is, or that the game is being set up."""
    *words, last = text.split(" ")
    parts = [*filter(None, (last, " ".join(words)))]  # a number is found drawn, and so is what stands before it
    space = text_width(" ", NUMBER, BOLD)
    room = min(ceil(sum(text_width(part, NUMBER, BOLD) + space for part in parts)) + EDGE, RIGHT)
    canvas = Canvas(room, TURN, theme, theme.panel)
    end = float(room - EDGE)
    for part in parts:
        within = (room - RIGHT, 4, end, TURN)
        wide = canvas.text((end, UPPER), part, NUMBER, theme.muted, weight=BOLD, anchor="rm", within=within)
        end -= wide + space
    return canvas.done()


@lru_cache(maxsize=64)
def festivals(held: int, holder: int, theme: Theme) -> Panel:
    """The Festival tiles that are held, and with whom the last is if its Festival is still to come (else -1)."""
    canvas = Canvas(RIGHT, HEADER - TURN, theme, theme.panel)
    r, y = TILE / 2, LOWER + 4 - TURN
    for index in range(FESTIVALS):
        x = RIGHT - EDGE - r - (FESTIVALS - 1 - index) * (TILE + 12)
        edge = theme.accent if index < held else theme.line
        canvas.ellipse((x - r, y - r, x + r, y + r), theme.raised, edge, 3)
        if index < held:
            canvas.paste(icons.icon("festival", 40, theme), (x, y))
    if holder >= 0:
        x = RIGHT - EDGE - FESTIVALS * (TILE + 12) - 20
        canvas.paste(icons.seat(holder, 48, theme, numbered=False), (x, y))
    return canvas.done()
