"""The legend: every icon with what it stands for, on pages that a phone shows in its full width."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from msgspec import Struct
from PIL import Image

from engine.components import GODS, WORKER_KINDS
from render import icons
from render.drawing.canvas import BOLD, Canvas, Panel
from render.drawing.panel import TITLE, frame
from render.drawing.picture import Picture
from render.drawing.sheet import INNER, sheet
from render.drawing.theme import LIGHT, SEATS, Theme
from render.icons.base import WEIGHT, sprite
from render.words import ARROW, Words

SIDE, LINE = 46, 54  # of an icon, of a row
LETTERS, SMALLEST, HEADING = 36, 28, 34  # of its words, and of what stands above
# The groups on each page, by its number.
PAGES: Mapping[str, tuple[str, ...]] = {
    "1": ("goods", icons.GODS_GROUP),
    "2": (icons.PEOPLE_GROUP,),
    "3": ("actions", "solo", "expansion"),
}
COLUMN = (INNER - 12) // 2

Sprite = Callable[[int, Theme], Image.Image]


class Sign(Struct, frozen=True):
    """An icon, and how it is read."""

    draw: Sprite
    words: str

    @property
    def name(self) -> str:
        """Its words as a line begins."""
        return self.words[:1].upper() + self.words[1:]


def sections(page: str, words: Words) -> Iterator[tuple[str, list[Sign]]]:
    """All icons of a page under their headings."""
    for group in PAGES[page]:
        yield words.legend[group], [*_signs(group, words), *_more(group, words)]


def _signs(group: str, words: Words) -> list[Sign]:
    if group == icons.GODS_GROUP:
        return [Sign(partial(icons.god, god), words.names[god]) for god in GODS]
    signs = [Sign(partial(icons.icon, name), words.icons[name]) for name in icons.GROUPS[group] if name in _different()]
    if group != icons.PEOPLE_GROUP:
        return signs
    seats = [Sign(partial(icons.seat, seat), words.seat(seat + 1)) for seat in range(len(SEATS))]
    return [*(Sign(partial(icons.worker, kind), words.workers[kind]) for kind in WORKER_KINDS), *seats, *signs]


def _outline(size: int, theme: Theme) -> Image.Image:
    """The outline of a space on which something changed."""
    corners = [(0.5, 0.1), (0.92, 0.86), (0.08, 0.86)]
    return sprite(size, lambda pen: pen.line([*corners, *corners[:2]], theme.glow, WEIGHT * 2))


def _festival(held: bool, size: int, theme: Theme) -> Image.Image:
    """One of the circles that show how far the Festivals are."""
    edge = theme.accent if held else theme.line
    circle = sprite(size, lambda pen: pen.disc(0.5, 0.5, 0.44, theme.raised, edge, WEIGHT))
    if held:
        tile = icons.icon("festival", size * 4 // 5, theme)
        circle.alpha_composite(tile, ((size - tile.width) // 2, (size - tile.height) // 2))
    return circle


def _more(group: str, words: Words) -> list[Sign]:
    """What pictures show besides icons, with the group it belongs to."""
    match group:
        case "actions":
            circles = [
                Sign(partial(_festival, True), words.festival_held),
                Sign(partial(_festival, False), words.festival_to_come),
            ]
            return [Sign(_outline, words.changed), *circles]
        case "solo":
            return [Sign(partial(icons.die, 1), words.gods_by_die)]
        case _:
            return []


@cache
def _different() -> frozenset[str]:
    """The icons that are not drawn as another one is; of those alike, the first."""
    drawn = {icons.icon(name, SIDE, LIGHT).tobytes(): name for name in reversed(icons.NAMES) if name != ARROW}
    return frozenset(drawn.values())


def legend(page: str, theme: Theme, words: Words) -> Picture:
    """The icons of a page in two columns, under their headings."""
    return sheet([[_section(heading, signs, theme)] for heading, signs in sections(page, words)], theme)


def _section(heading: str, signs: list[Sign], theme: Theme) -> Panel:
    rows = -(-len(signs) // 2)
    canvas = frame(INNER, TITLE + 14 + rows * LINE, theme)
    canvas.text((16, 27), heading, HEADING, theme.accent, weight=BOLD, within=(16, 0, INNER - 12, TITLE + 8))
    for index, sign in enumerate(signs):
        left, y = 12 + index // rows * COLUMN, TITLE + 8 + (index % rows + 0.5) * LINE
        _draw_sign(canvas, sign, left, y)
    return canvas.done()


def _draw_sign(canvas: Canvas, sign: Sign, left: float, y: float) -> None:
    canvas.paste(sign.draw(SIDE * canvas.scale, canvas.theme), (left + SIDE / 2, y))
    x, right = left + SIDE + 10, left + COLUMN - 8
    within = (x, y - LINE / 2, right, y + LINE / 2)
    canvas.text((x, y), sign.name, LETTERS, within=within, smallest=SMALLEST)


def legend_sentences(page: str, words: Words) -> list[str]:
    """The same in words."""
    return [f"{heading}: {', '.join(sign.words for sign in signs)}." for heading, signs in sections(page, words)]
