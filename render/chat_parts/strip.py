"""The strip of the chat picture: whatever changed beside the hill, each as a sign, a seat and a name."""

from collections import Counter
from functools import cache, lru_cache

from msgspec import Struct

from engine import buildings
from engine.components import CONQUEST, GOD_CARDS, GODS
from engine.state import Position
from render import icons
from render.board_parts.compare import Changes
from render.board_parts.temple_track import row_in_words
from render.chat_parts.cells import frame
from render.chat_parts.sizes import EDGE, NUMBER, STRIP, WIDTH
from render.drawing.canvas import BOLD, Canvas, Panel, text_width
from render.drawing.picture import Placed, in_a_row, laid_upon
from render.drawing.theme import SEATS, Theme
from render.words import Words

SIGN, MARK = 46, 44
AIR, BETWEEN, GAP = 10, 4, 12  # at the ends of a chip, between its parts, between two chips
TOP = 8
SIGNS = ("conquest", "temple", *buildings.TYPES, "noble", "weaving", "statue", "nation", "vassal", "building")
MORE = tuple(f"+{number}" for number in range(1, 6))  # Weavings or Statues in a turn
HEIGHT = STRIP - TOP - 6


class Chip(Struct, frozen=True):
    """One thing that changed: a sign, whose it is, and its name or number."""

    sign: str  # an icon or a god
    seat: int = -1  # nobody's
    text: str = ""


def chips(view: Position, since: Position | None, changed: Changes, words: Words) -> tuple[Chip, ...]:
    """What changed, the most important first."""
    if since is None:
        return ()
    taken = Counter((CONQUEST[space].region, view.conquest.get(space, -1)) for space in changed.conquest)
    found = [Chip("conquest", seat, _several(n, words.names[region])) for (region, seat), n in taken.items()]
    found += [Chip("temple", seat, row_in_words(view.players[seat].temple, words)) for seat in changed.temple]
    for seat, (now, before) in enumerate(zip(view.players, since.players, strict=True)):
        for kind in view.options.box.building_types:
            new = [name for name in buildings.owned(now, kind) if name not in buildings.owned(before, kind)]
            found += [Chip(kind, seat, words.names[name]) for name in new]
        palaces = [palace for palace in now.nobles if palace not in before.nobles]
        found += [Chip("noble", seat, words.names[palace]) for palace in palaces]
        more = sum(map(len, now.tapestries)) - sum(map(len, before.tapestries))
        found += [Chip("weaving", seat, f"+{more}")] if more > 0 else []
        statues = len(now.small_statues + now.large_statues) - len(before.small_statues + before.large_statues)
        found += [Chip("statue", seat, f"+{statues}")] if statues > 0 else []
    for region in changed.nations:
        markers = view.nation_markers.get(region, ())
        found.append(Chip("nation", markers[-1] if markers else -1, words.names[view.nations[region]]))
    found += [Chip("vassal", vassal.seat, words.names[vassal.tile]) for vassal in changed.vassals]
    found += [Chip("building", -1, words.names[name]) for name in changed.buildings]
    offered = Counter(GOD_CARDS[card].god for card in changed.offer)
    found += [Chip(god, -1, _several(n, words.names[god])) for god, n in offered.items()]
    return tuple(dict.fromkeys(found))


def _several(n: int, name: str) -> str:
    return f"{n} {name}" if n > 1 else name


def strip(shown: tuple[Chip, ...], theme: Theme, words: Words, width: int = WIDTH) -> Panel:
    """As many as have room; how many more there are, in words."""
    placed: list[Placed] = []
    x, more = EDGE, len(shown)
    for chip in shown:
        cells = _cells(chip, theme)
        wide = _width(cells)
        rest = text_width(words.more_changes(more), NUMBER, BOLD) + GAP if more > 1 else 0
        if x + wide > width - EDGE - rest:
            break
        placed += in_a_row(cells, x, TOP)
        x += wide + GAP
        more -= 1
    if more:
        placed.append((_more(words.more_changes(more), theme), x, TOP))
    return laid_upon(_empty(width, theme), placed)


def that_fit(shown: tuple[Chip, ...], theme: Theme, width: int = WIDTH) -> int:
    """How many of them one strip has room for, at least one."""
    x = EDGE
    for number, chip in enumerate(shown):
        x += _width(_cells(chip, theme))
        if x > width - EDGE:
            return max(1, number)
        x += GAP
    return len(shown)


def prepare(theme: Theme) -> None:
    """Have ready whatever chips are put together from, but for names."""
    for sign in (*SIGNS, *GODS):
        _sign(sign, theme)
    for seat in range(len(SEATS)):
        _seat(seat, theme)
    for text in MORE:
        _text(text, theme)


@cache
def _empty(width: int, theme: Theme) -> Panel:
    canvas = Canvas(width, STRIP, theme, theme.panel)
    canvas.line([(0, 1), (width, 1)], theme.line, 2)
    return canvas.done()


@lru_cache(maxsize=64)
def _more(text: str, theme: Theme) -> Panel:
    canvas = Canvas(round(text_width(text, NUMBER, BOLD)) + 2, HEIGHT, theme, theme.panel)
    canvas.text((0, HEIGHT / 2), text, NUMBER, theme.muted, weight=BOLD)
    return canvas.done()


# ---------------------------------------------------------------- chips


def _cells(chip: Chip, theme: Theme) -> list[Panel]:
    """What a chip is put together from."""
    seat = [_seat(chip.seat, theme)] if chip.seat >= 0 else []
    return [_sign(chip.sign, theme), *seat, _text(chip.text, theme)]


def _width(cells: list[Panel]) -> int:
    return sum(cell.image.width for cell in cells)


@lru_cache(maxsize=64)
def _sign(name: str, theme: Theme) -> Panel:
    canvas = _cell(AIR + SIGN + BETWEEN // 2, theme, (0, None))
    sign = icons.god(name, SIGN, theme) if name in GODS else icons.icon(name, SIGN, theme)
    canvas.paste(sign, (AIR + SIGN / 2, HEIGHT / 2))
    return canvas.done()


@lru_cache(maxsize=8)
def _seat(seat: int, theme: Theme) -> Panel:
    canvas = _cell(BETWEEN + MARK, theme, (None, None))
    canvas.paste(icons.seat(seat, MARK, theme, numbered=False), (BETWEEN + MARK / 2, HEIGHT / 2))
    return canvas.done()


@lru_cache(maxsize=512)
def _text(text: str, theme: Theme) -> Panel:
    wide = round(BETWEEN + text_width(text, NUMBER, BOLD) + AIR)
    canvas = _cell(wide, theme, (None, wide))
    canvas.text((BETWEEN, HEIGHT / 2), text, NUMBER, weight=BOLD)
    return canvas.done()


def _cell(width: int, theme: Theme, ends: tuple[int | None, int | None]) -> Canvas:
    canvas = Canvas(width, HEIGHT, theme, theme.panel)
    frame(canvas, 0, HEIGHT, 4, 14, ends)
    return canvas
