"""The panel of the four regions to conquer, with the markers on them."""

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from engine.components import CONQUEST
from engine.components.records import ConquestSpace
from render import icons
from render.board_parts import nation_tiles
from render.board_parts.nation_tiles import NationContent, draw_nation
from render.drawing.canvas import BOLD, Canvas, Panel, Point
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import Theme
from render.words import Words

SIZE = (774, 152)


class Pieces(Struct, frozen=True):
    """What lies on a Conquest space: a marker, or the Vassal that has replaced it, and Vassals beside it."""

    space: str
    owner: int
    replaced: bool = False
    besides: tuple[int, ...] = ()


def height_of(nation: NationContent | None) -> int:
    """The height of a region, with or without a Nation tile."""
    return SIZE[1] + (nation_tiles.HEIGHT + 4 if nation else 0)


@lru_cache(maxsize=128)
def region(
    name: str,
    held: tuple[Pieces, ...],
    changed: tuple[str, ...],
    leader: int,
    theme: Theme,
    words: Words,
    nation: NationContent | None = None,
) -> Panel:
    """A Conquest region: six spaces with soldiers to discard and flip, benefit and marker; who leads it."""
    width, height = SIZE
    canvas = frame(width, height_of(nation), theme)
    head = title(canvas, words.names[name], room=width - 120)
    if leader >= 0:
        canvas.paste(icons.icon("crown", 26 * canvas.scale, theme), (40 + head, 24))
        canvas.paste(icons.seat(leader, 28 * canvas.scale, theme), (74 + head, 24))
    pieces = {each.space: each for each in held}
    cell = (width - 20) / 6
    for index, space in enumerate(space for space in CONQUEST.values() if space.region == name):
        left = 10 + index * cell
        box = (left + 2, TITLE + 4, left + cell - 2, height - 8)
        glows = space.id in changed
        canvas.rectangle(box, theme.raised, theme.glow if glows else theme.line, 4 if glows else 1.5, 9)
        canvas.text(
            (left + 8, TITLE + 20), space.id, 20, weight=BOLD, within=(left + 7, TITLE + 6, left + 48, TITLE + 36)
        )
        soldiers(canvas, space, left + cell - 16, TITLE + 20, 22)
        middle = (left + cell / 2, TITLE + 72)
        if space.id in pieces:
            draw_pieces(canvas, pieces[space.id], middle, 52)
        else:
            room = canvas.pixels(cell - 12, 52)
            canvas.paste(icons.effects_in(space.benefit, 30 * canvas.scale, room, theme), middle)
    if nation:
        draw_nation(canvas, nation, (12, height - 2, width - 12, height + nation_tiles.HEIGHT - 4), words)
    return canvas.done()


def draw_pieces(canvas: Canvas, pieces: Pieces, middle: Point, size: int) -> None:
    """The marker of a space, or the Vassal in its place; other Vassals to the right of it."""
    theme = canvas.theme
    draw = icons.vassal if pieces.replaced else icons.seat
    if not pieces.besides:
        canvas.paste(draw(pieces.owner, size * canvas.scale, theme), middle)
        return
    small = round(size * 0.86)
    row = icons.vassals(pieces.besides, small * canvas.scale, theme)
    both = Image.new("RGBA", (round(small * 0.92) * canvas.scale + row.width, small * canvas.scale))
    both.alpha_composite(draw(pieces.owner, small * canvas.scale, theme))
    both.alpha_composite(row, (both.width - row.width, 0))
    canvas.paste(canvas.fitted(both, size * 2.1), middle)


def soldiers(canvas: Canvas, space: ConquestSpace, right: float, y: float, size: int) -> None:
    """The price of a Conquest space, from the right: soldiers to flip, then to discard."""
    x = right
    for icon, n in (("flip", space.flip), ("discard", space.discard)):
        if n:
            number = x - size * 0.8
            within = (number - size * 0.33, y - size * 0.6, number + size * 0.33, y + size * 0.6)
            canvas.paste(icons.icon(icon, size * canvas.scale, canvas.theme), (x, y))
            canvas.text((number, y), str(n), round(size * 0.6 + 6), weight=BOLD, anchor="mm", within=within)
            x -= size * 1.68
