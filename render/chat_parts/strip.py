"""The strip of the chat picture: whatever changed beside the hill, each as a sign, a seat and a code."""

from functools import cache, lru_cache

from msgspec import Struct
from PIL import Image

from engine import buildings
from engine.components import GOD_CARDS
from engine.state import Position
from render import icons
from render.board_parts.compare import Changes
from render.board_parts.temple_track import row_in_words
from render.chat_parts.sizes import EDGE, NUMBER, STRIP, WIDTH
from render.drawing.canvas import BOLD, Canvas, Panel, text_width
from render.drawing.picture import label_moved
from render.drawing.theme import Theme
from render.words import Words

SIGN, MARK = 46, 44
AIR, GAP = 10, 12
TOP = 8
SIGNS = ("conquest", "temple", *buildings.TYPES, "noble", "weaving", "statue", "nation", "vassal", "building")
HEIGHT = STRIP - TOP - 6


class Chip(Struct, frozen=True):
    """One thing that changed: a sign, whose it is, and its code or number."""

    sign: str
    seat: int = -1  # nobody's
    text: str = ""


def chips(view: Position, since: Position | None, changed: Changes, words: Words) -> tuple[Chip, ...]:
    """What changed, the most important first."""
    if since is None:
        return ()
    found = [Chip("conquest", view.conquest.get(space, -1), space) for space in changed.conquest]
    found += [Chip("temple", seat, row_in_words(view.players[seat].temple, words)) for seat in changed.temple]
    for seat, (now, before) in enumerate(zip(view.players, since.players, strict=True)):
        for kind in view.options.box.building_types:
            new = [name for name in buildings.owned(now, kind) if name not in buildings.owned(before, kind)]
            found += [Chip(kind, seat, name) for name in new]
        found += [Chip("noble", seat, palace) for palace in now.nobles if palace not in before.nobles]
        more = sum(map(len, now.tapestries)) - sum(map(len, before.tapestries))
        found += [Chip("weaving", seat, f"+{more}")] if more > 0 else []
        statues = len(now.small_statues + now.large_statues) - len(before.small_statues + before.large_statues)
        found += [Chip("statue", seat, f"+{statues}")] if statues > 0 else []
    for region in changed.nations:
        markers = view.nation_markers.get(region, ())
        found.append(Chip("nation", markers[-1] if markers else -1, view.nations[region]))
    found += [Chip("vassal", vassal.seat, vassal.tile) for vassal in changed.vassals]
    found += [Chip("market", -1, name) for name in changed.buildings]
    found += [Chip(card, -1, card) for card in changed.offer]
    return tuple(dict.fromkeys(found))


def strip(shown: tuple[Chip, ...], theme: Theme, words: Words) -> Panel:
    """As many as have room; how many more there are, in words."""
    image, labels = _empty(theme).image.copy(), list(_empty(theme).labels)
    x, more = EDGE, len(shown)
    for chip in shown:
        drawn = _drawn(chip, theme)
        rest = text_width(words.more_changes(more), NUMBER, BOLD) + GAP if more > 1 else 0
        if x + drawn.image.width > WIDTH - EDGE - rest:
            break
        image.paste(drawn.image, (x, TOP))
        labels += [label_moved(label, x, TOP) for label in drawn.labels]
        x += drawn.image.width + GAP
        more -= 1
    if more:
        drawn = _more(words.more_changes(more), theme)
        image.paste(drawn.image, (x, TOP))
        labels += [label_moved(label, x, TOP) for label in drawn.labels]
    return Panel(image, tuple(labels))


def that_fit(shown: tuple[Chip, ...], theme: Theme) -> int:
    """How many of them one strip has room for, at least one."""
    x = EDGE
    for number, chip in enumerate(shown):
        x += _drawn(chip, theme).image.width
        if x > WIDTH - EDGE:
            return max(1, number)
        x += GAP
    return len(shown)


@cache
def _empty(theme: Theme) -> Panel:
    canvas = Canvas(WIDTH, STRIP, theme, theme.panel)
    canvas.line([(0, 1), (WIDTH, 1)], theme.line, 2)
    return canvas.done()


@lru_cache(maxsize=64)
def _more(text: str, theme: Theme) -> Panel:
    canvas = Canvas(round(text_width(text, NUMBER, BOLD)) + 2, HEIGHT, theme, theme.panel)
    canvas.text((0, HEIGHT / 2), text, NUMBER, theme.muted, weight=BOLD)
    return canvas.done()


@lru_cache(maxsize=256)
def _drawn(chip: Chip, theme: Theme) -> Panel:
    mark = MARK + 4 if chip.seat >= 0 else 0
    wide = round(2 * AIR + SIGN + 6 + mark + text_width(chip.text, NUMBER, BOLD))
    canvas = Canvas(wide, HEIGHT, theme, theme.panel)
    canvas.rectangle((0, 0, wide, HEIGHT), theme.raised, theme.glow, 4, 14)
    x, y = AIR, HEIGHT / 2
    canvas.paste(_sign(chip.sign, theme), (x + SIGN / 2, y))
    x += SIGN + 6
    if chip.seat >= 0:
        canvas.paste(icons.seat(chip.seat, MARK, theme, numbered=False), (x + MARK / 2, y))
        x += MARK + 4
    canvas.text((x, y), chip.text, NUMBER, weight=BOLD)
    return canvas.done()


def _sign(name: str, theme: Theme) -> Image.Image:
    if name in GOD_CARDS:
        return icons.god(GOD_CARDS[name].god, SIGN, theme)
    return icons.icon("building" if name == "market" else name, SIGN, theme)
