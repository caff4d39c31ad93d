"""Palaces: the tile with its ability, its Prophecy and who lives there."""

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from engine import buildings, nobles, queries
from engine.components import CONSTANTS
from engine.state import VASSAL, Position
from render import icons
from render.drawing.canvas import BOLD, MEDIUM, Box, Canvas, Panel, wrapped
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import Theme
from render.words import Words

MARKET_SIZE = (1560, 206)
WIDE = 600  # a Palace this wide has its Prophecy in one line
NOBODY = ""


class PalaceContent(Struct, frozen=True):
    """A Palace: who lives there and how, and how far its Prophecy has come; one on sale has no owner."""

    palace: str
    owner: int = -1
    resident: str = NOBODY  # the Worker who lives there, or VASSAL
    lying: bool = False
    progress: queries.Progress | None = None
    fulfilled: bool = False  # it would score now

    @property
    def counts(self) -> str:
        """How far the Prophecy has come, in numbers."""
        return f"{self.progress.reached}/{self.progress.needed}" if self.progress else ""


def content(view: Position, seat: int) -> tuple[PalaceContent, ...]:
    """The Palaces of a seat; Prophecies do not bind an automa."""
    player = view.players[seat]
    bound = not view.automated(seat)
    fulfilled = queries.fulfilled_prophecies(view, seat) if player.nobles and bound else ()
    return tuple(
        PalaceContent(
            palace,
            seat,
            player.nobles.get(palace, NOBODY),
            palace in player.lying,
            queries.prophecy_progress(view, seat, palace) if bound else None,
            palace in fulfilled,
        )
        for palace in player.palaces
    )


def resident(palace: PalaceContent, size: int, theme: Theme) -> Image.Image:
    """Who lives in a Palace: a Noble, standing or lying, or a Vassal; or the pale sign of who might."""
    if palace.resident == VASSAL:
        return icons.vassal(palace.owner, size, theme)
    if palace.resident == NOBODY:
        return icons.empty_seat(nobles.kind_for(palace.palace), size, theme)
    return icons.noble(palace.resident, size, theme, palace.lying)


def draw_palace(canvas: Canvas, palace: PalaceContent, box: Box, words: Words, glows: bool = False) -> None:
    """A Palace tile: id, name, price, ability, Prophecy, and who lives there."""
    theme = canvas.theme
    left, top, right, bottom = box
    name = palace.palace
    canvas.rectangle(box, theme.raised, theme.glow if glows else theme.line, 4 if glows else 2, 10)
    canvas.paste(icons.icon(buildings.PALACE, 28 * canvas.scale, theme), (left + 22, top + 22))
    canvas.text((left + 42, top + 22), name, 24, weight=BOLD, within=(left + 40, top + 6, left + 92, top + 40))
    row = icons.cost_row(buildings.cost(name), 25 * canvas.scale, theme)
    wide = row.width / canvas.scale
    canvas.paste(row, (right - 12 - wide / 2, top + 22))
    within = (left + 98, top + 8, right - 24 - wide, top + 38)
    canvas.text((left + 98, top + 23), words.names[name], 20, theme.muted, weight=BOLD, within=within)
    split = bottom - (38 if right - left > WIDE else 52)
    canvas.paste(resident(palace, 64 * canvas.scale, theme), (left + 46, (top + 40 + split) / 2))
    canvas.paragraph((left + 90, top + 42, right - 10, split), words.abilities[name], 20)
    canvas.line([(left + 10, split), (right - 10, split)], theme.line, 1.5)
    _draw_prophecy(canvas, palace, (left, split + 3, right, bottom - 3), words)


def _draw_prophecy(canvas: Canvas, palace: PalaceContent, box: Box, words: Words) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    canvas.paste(icons.icon("prophecy", 32 * canvas.scale, theme), (left + 28, middle))
    room = right - 10
    if palace.fulfilled:
        canvas.paste(icons.icon("fulfilled", 32 * canvas.scale, theme), (right - 26, middle))
        room -= 42
    if palace.counts:
        within = (room - 56, top, room, bottom)
        canvas.text((room - 2, middle), palace.counts, 25, weight=BOLD, anchor="rm", within=within)
        room -= 60
    text = words.prophecies[palace.palace]
    text = f"{text[:1].upper()}{text[1:]}"
    lower = 0.0 if len(wrapped(text, 20, MEDIUM, room - left - 52)) > 1 else (bottom - top - 22) / 2
    canvas.paragraph((left + 52, top + 1 + lower, room, bottom), text, 20, theme.muted)


@lru_cache(maxsize=64)
def market(palaces: tuple[str, ...], changed: tuple[str, ...], theme: Theme, words: Words) -> Panel:
    """The Palaces on sale: the third row of the Building Market."""
    width, height = MARKET_SIZE
    canvas = frame(width, height, theme)
    title(canvas, words.typeset(f"{words.market}: {words.palaces}"))
    slots = max(CONSTANTS.setup.market_per_building_type, len(palaces))
    wide = (width - 20) / slots
    for index in range(slots):
        box = (10 + index * wide + 4, TITLE + 4, 10 + (index + 1) * wide - 4, height - 10)
        if index < len(palaces):
            draw_palace(canvas, PalaceContent(palaces[index]), box, words, palaces[index] in changed)
        else:
            canvas.rectangle(box, None, theme.line, 1.5, 10)
    return canvas.done()
