"""The strip of the chat picture: whatever changed beside the hill, each as a sign, a seat and a code."""

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from engine import buildings
from engine.components import GOD_CARDS
from engine.state import Position
from render import icons
from render.board_parts.compare import Changes
from render.chat_parts.sizes import EDGE, NUMBER, STRIP, WIDTH
from render.drawing.canvas import BOLD, Canvas, Panel, text_width
from render.drawing.theme import Theme

SIGN, MARK = 46, 44
AIR, GAP = 10, 12


class Chip(Struct, frozen=True):
    """One thing that changed: a sign, whose it is, and its code or number."""

    sign: str
    seat: int = -1  # nobody's
    text: str = ""


def chips(view: Position, since: Position | None, changed: Changes) -> tuple[Chip, ...]:
    """What changed, the most important first."""
    if since is None:
        return ()
    found = [Chip("conquest", view.conquest.get(space, -1), space) for space in changed.conquest]
    found += [Chip("temple", seat, str(view.players[seat].temple)) for seat in changed.temple]
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


@lru_cache(maxsize=64)
def strip(shown: tuple[Chip, ...], theme: Theme) -> Panel:
    """As many as have room; how many more there are."""
    canvas = Canvas(WIDTH, STRIP, theme, theme.panel)
    canvas.line([(0, 1), (WIDTH, 1)], theme.line, 2)
    x, more = float(EDGE), len(shown)
    for chip in shown:
        wide = _width(chip)
        last = more == 1
        if x + wide > WIDTH - EDGE - (0 if last else text_width(f"+{more}", NUMBER, BOLD) + GAP):
            break
        _draw(canvas, chip, x, wide)
        x += wide + GAP
        more -= 1
    if more:
        canvas.text((x, STRIP / 2), f"+{more}", NUMBER, theme.muted, weight=BOLD, within=(x, 8, WIDTH - 4, STRIP - 8))
    return canvas.done()


def _width(chip: Chip) -> float:
    mark = MARK + 4 if chip.seat >= 0 else 0
    return 2 * AIR + SIGN + 6 + mark + text_width(chip.text, NUMBER, BOLD)


def _draw(canvas: Canvas, chip: Chip, left: float, wide: float) -> None:
    theme, y = canvas.theme, STRIP / 2
    canvas.rectangle((left, 8, left + wide, STRIP - 6), theme.raised, theme.glow, 4, 14)
    x = left + AIR
    canvas.paste(_sign(chip.sign, theme), (x + SIGN / 2, y))
    x += SIGN + 6
    if chip.seat >= 0:
        canvas.paste(icons.seat(chip.seat, MARK, theme, numbered=False), (x + MARK / 2, y))
        x += MARK + 4
    canvas.text((x, y), chip.text, NUMBER, weight=BOLD, within=(x, 8, left + wide, STRIP - 6))


def _sign(name: str, theme: Theme) -> Image.Image:
    if name in GOD_CARDS:
        return icons.god(GOD_CARDS[name].god, SIGN, theme)
    return icons.icon("building" if name == "market" else name, SIGN, theme)
