"""The header of the board: the turn, who is asked what, and how far the Festivals are."""

from functools import lru_cache

from msgspec import Struct

from engine.components import CONSTANTS
from engine.state import Position
from render import icons
from render.board_parts.seat_rows import WIDTH, seat_name
from render.drawing.canvas import BOLD, Canvas, Panel
from render.drawing.panel import frame
from render.drawing.theme import Theme
from render.words import Words

SIZE = (WIDTH, 92)
FESTIVALS = len(CONSTANTS.festival.trigger_vp)


class HeaderContent(Struct, frozen=True):
    """Everything the header of the board tells: turn, question, Festivals, result."""

    turn: int
    setup: bool
    to_act: int  # -1 when nobody is
    name: str
    question: str
    ended: str  # how, if it has
    festivals: int
    holder: int  # -1 when none is due


def header_content(view: Position, names: tuple[str, ...], words: Words, ended: str = "") -> HeaderContent:
    """What the header tells of this position, or how the game has `ended`."""
    to_act = view.to_act
    return HeaderContent(
        turn=view.turn,
        setup=view.active < 0,
        to_act=-1 if to_act is None else to_act,
        name="" if to_act is None else seat_name(names, to_act, words),
        question=type(view.decision).__name__ if view.decision else "",
        ended=ended,
        festivals=view.festivals,
        holder=view.festival_holder,
    )


@lru_cache(maxsize=128)
def header(content: HeaderContent, theme: Theme, words: Words) -> Panel:
    """The turn, who is asked what, and how far the Festivals are."""
    width, height = SIZE
    canvas = frame(width, height, theme)
    x = 24.0
    if content.ended:
        canvas.text((x, 46), content.ended, 50, theme.accent, weight=BOLD, within=(x, 14, width - 360, 78))
    else:
        head = words.setup if content.setup else words.turn(content.turn)
        x += canvas.text((x, 46), head, 42, theme.muted, weight=BOLD, within=(x, 14, x + 260, 78)) + 44
        canvas.paste(icons.seat(content.to_act, 56 * canvas.scale, theme), (x, 46))
        x += 42
        x += (
            canvas.text(
                (x, 46),
                words.typeset(f"{content.name}:"),
                50,
                weight=BOLD,
                within=(x, 14, min(x + 480, width - 640), 78),
            )
            + 14
        )
        question = words.questions[content.question]
        canvas.text((x, 46), question, 46, theme.accent, weight=BOLD, within=(x, 14, width - 330, 78))
    _festivals(canvas, content, words)
    return canvas.done()


def _festivals(canvas: Canvas, content: HeaderContent, words: Words) -> None:
    theme, width = canvas.theme, canvas.width
    canvas.text(
        (width - 176, 46),
        words.festival,
        26,
        theme.muted,
        weight=BOLD,
        anchor="rm",
        within=(width - 320, 20, width - 176, 72),
    )
    for index in range(FESTIVALS):
        x = width - 144 + index * 46
        held = index < content.festivals
        r = 19.0
        canvas.ellipse((x - r, 46 - r, x + r, 46 + r), theme.accent if held else theme.raised, theme.line, 2)
        if held:
            canvas.paste(icons.icon("festival", 28 * canvas.scale, theme), (x, 46))
        if index == content.festivals - 1 and content.holder >= 0:
            canvas.paste(icons.seat(content.holder, 28 * canvas.scale, theme), (x + 13, 66))
