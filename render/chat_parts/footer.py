"""The footer of the chat picture: Village, Nomads, Newcomers and Casualties of War."""

from functools import cache, lru_cache
from itertools import product

from msgspec import Struct

from engine.components import NEWCOMERS, WORKER_KINDS
from engine.state import Position
from render import icons
from render.board_parts import vassal_places
from render.chat_parts.cells import frame
from render.chat_parts.sizes import EDGE, FOOTER, NUMBER, WIDTH
from render.drawing.canvas import BOLD, Canvas, Panel, text_width
from render.drawing.picture import in_a_row, laid_upon
from render.drawing.theme import Theme

SIGN, TOKEN, LEAST = 46, 58, 30
GAP, BESIDE = 26, SIGN + 8  # between two groups, and the room of a sign
MARGIN = 8  # of a group on its left
TOP = 4  # where groups begin
MOST_FALLEN = 12  # that are worth having ready
DEEP, MIDDLE = FOOTER - TOP, FOOTER / 2 - TOP
# What stands at the ends of a group, or before it.
SIGNS = {"village": ("potato", "corn"), "nomads": ("nomad",), "newcomers": ("newcomer",)}


class Footer(Struct, frozen=True):
    """Who waits where, in a form that can be a key."""

    village: tuple[str, ...]
    nomads: tuple[str, ...]
    newcomers: tuple[str, ...] | None  # None: there are none in this game
    casualties: int
    changed: tuple[str, ...] = ()


def content(view: Position, changed: tuple[str, ...] = ()) -> Footer:
    """The people of a position."""
    fallen = [owner for on in vassal_places.standing(view, vassal_places.CASUALTIES) for owner in on.owners]
    newcomers = view.newcomers if view.options.box.newcomers else None
    return Footer(view.village, view.nomads, newcomers, len(view.casualties) + len(fallen), changed)


def footer(shown: Footer, theme: Theme, width: int = WIDTH) -> Panel:
    """The Village queue between its two ends, then who else is to be had, then how many are lost."""
    groups = {"village": shown.village, "nomads": shown.nomads}
    if shown.newcomers is not None:
        groups["newcomers"] = shown.newcomers
    number = text_width(str(shown.casualties), NUMBER, BOLD) + SIGN + 14
    signs = sum(len(SIGNS[name]) for name in groups) * BESIDE
    room = width - 2 * EDGE - GAP * len(groups) - signs - number
    step = min(TOKEN + 4, int(room / max(1, sum(map(len, groups.values())))))
    cells = [
        cell for name, workers in groups.items() for cell in _group(name, workers, step, name in shown.changed, theme)
    ]
    cells.append(_casualties(shown.casualties, "casualties" in shown.changed, theme))
    return laid_upon(_empty(width, theme), in_a_row(cells, EDGE - MARGIN, TOP))


def prepare(theme: Theme) -> None:
    """Have everybody ready who may wait there, and how many may be lost."""
    for changed in (True, False):
        for name in SIGNS:
            _group(name, (), TOKEN + 4, changed, theme)
        for worker, last in product((*WORKER_KINDS, *NEWCOMERS), (True, False)):
            _cell(worker, TOKEN + 4, (False, last), changed, theme)
        for fallen in range(MOST_FALLEN):
            _casualties(fallen, changed, theme)


@cache
def _empty(width: int, theme: Theme) -> Panel:
    canvas = Canvas(width, FOOTER, theme, theme.panel)
    canvas.line([(0, 1), (width, 1)], theme.line, 2)
    return canvas.done()


def _group(name: str, workers: tuple[str, ...], step: int, changed: bool, theme: Theme) -> list[Panel]:
    """A group of Workers with its signs, one by one, and the line behind it."""
    first, *last = SIGNS[name]
    row = [(first, BESIDE), *((worker, step) for worker in workers), *((sign, BESIDE) for sign in last)]
    end = len(row) - 1
    return [_cell(who, wide, (at == 0, at == end), changed, theme) for at, (who, wide) in enumerate(row)]


@lru_cache(maxsize=512)
def _cell(who: str, wide: int, ends: tuple[bool, bool], changed: bool, theme: Theme) -> Panel:
    """A Worker or a sign of a group; at its ends there is some room more."""
    first, last = ends
    left = MARGIN if first else 0
    right = left + wide
    canvas = Canvas(right + (GAP - MARGIN if last else 0), DEEP, theme, theme.panel)
    if changed:
        frame(canvas, 3, DEEP - 5, 5, 12, (left - 6 if first else None, right + 4 if last else None))
    is_sign = any(who in signs for signs in SIGNS.values())
    sprite = icons.icon(who, SIGN, theme) if is_sign else icons.worker(who, max(LEAST, wide - 4), theme)
    canvas.paste(sprite, (left + wide / 2, MIDDLE))
    if last:
        line = right + GAP / 2
        canvas.line([(line, 10), (line, DEEP - 14)], theme.line, 3)
    return canvas.done()


@lru_cache(maxsize=64)
def _casualties(fallen: int, changed: bool, theme: Theme) -> Panel:
    at, wide = MARGIN + SIGN + 10, text_width(str(fallen), NUMBER, BOLD)
    canvas = Canvas(round(at + wide + 12), DEEP, theme, theme.panel)
    if changed:
        canvas.rectangle((MARGIN - 6, 3, at + wide + 8, DEEP - 5), theme.raised, theme.glow, 5, 12)
    canvas.paste(icons.icon("casualty", SIGN, theme), (MARGIN + SIGN / 2 + 2, MIDDLE))
    canvas.text((at, MIDDLE), str(fallen), NUMBER, weight=BOLD, within=(at, 6, canvas.width, DEEP - 6))
    return canvas.done()
