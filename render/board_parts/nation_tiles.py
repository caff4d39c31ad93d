"""Nation tiles: what each does in signs, and the strip beneath a region with the Conquest markers on its tile."""

from collections.abc import Mapping

from msgspec import Struct

from engine import queries
from engine.components import NATIONS
from engine.state import Position
from render import icons
from render.drawing.canvas import BOLD, Box, Canvas
from render.words import Words

HEIGHT = 74
SLOTS = 6  # markers: as many as a region has spaces
LASTING = "·"  # between what happens at once and what lasts
# What a Nation tile does, in icons and numbers: at once, and what lasts.
SIGNS: Mapping[str, tuple[str, ...]] = {
    "VN01": ("vassal", "weaving", "arrow", "weaving", "=", "weaving"),
    "VN02": ("vassal", "high_priest", "arrow", "1", "potato", ":", "priest_move"),
    "VN03": (
        "vassal",
        "steps",
        "arrow",
        "4",
        "vp",
        "2",
        "potato",
        "1",
        "corn",
        LASTING,
        "worker",
        ":",
        "food",
        "/",
        "stone",
    ),
    "VN04": ("vassal", "worker", "arrow", "1", "temple"),
    "VN05": ("marker", "arrow", "vassal", ":", "conquest"),
    "VN06": ("vassal", "+", "marker", "arrow", "1", "corn", "2", "gold"),
    "VN07": ("vassal", "casualty", "arrow", "3", "army_card"),
    "VN08": ("vassal", "production", "arrow", "rejuvenate", "/", "produce_one", LASTING, "produce", ":", "produce_one"),
    "VN09": ("vassal", "statue", "god_card", "arrow", "2", "potato", "1", "stone"),
    "VN10": ("vassal", "palace", "arrow", "1", "newcomer"),
}
assert SIGNS.keys() == NATIONS.keys()


class NationContent(Struct, frozen=True):
    """A Nation tile on the table: the markers on it, how many there may be now, and whether one is new."""

    tile: str
    markers: tuple[int, ...]
    room: int
    changed: bool = False


def content(view: Position, region: str, changed: tuple[str, ...] = ()) -> NationContent | None:
    """The Nation tile of a region, if there is one in this game."""
    if region not in view.nations:
        return None
    room = sum(space in view.conquest for space in queries.spaces_of_region(region))
    return NationContent(view.nations[region], view.nation_markers.get(region, ()), room, region in changed)


def draw_nation(canvas: Canvas, nation: NationContent, box: Box, words: Words) -> None:
    """A Nation tile: id and name, what it does in signs, and its markers; rings are free for more."""
    theme = canvas.theme
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    glow = nation.changed
    canvas.rectangle(box, theme.terraces[0], theme.glow if glow else theme.accent, 4 if glow else 2, 10)
    canvas.paste(icons.icon("nation", 32 * canvas.scale, theme), (left + 26, top + 22))
    canvas.text((left + 48, top + 22), nation.tile, 24, weight=BOLD, within=(left + 46, top + 6, left + 120, top + 38))
    within = (left + 10, bottom - 28, left + 212, bottom - 4)
    canvas.text((left + 12, bottom - 17), words.names[nation.tile], 19, theme.muted, weight=BOLD, within=within)
    _draw_signs(canvas, nation.tile, (left + 224, top, right - 8 - SLOTS * 39, bottom))
    draw_markers(canvas, nation, right - 10 - SLOTS * 39, middle, 39)


def _draw_signs(canvas: Canvas, tile: str, box: Box) -> None:
    """What a tile does; what lasts stands beneath what happens at once."""
    left, top, right, bottom = box
    signs = SIGNS[tile]
    dot = signs.index(LASTING) if LASTING in signs else len(signs)
    lines = [line for line in (signs[:dot], signs[dot + 1 :]) if line]
    for number, line in enumerate(lines):
        row = icons.sign_row(line, (38 if len(lines) == 1 else 31) * canvas.scale, canvas.theme)
        y = top + 4 + (bottom - top - 8) * (number + 0.5) / len(lines)
        canvas.paste(canvas.fitted(row, right - left), ((left + right) / 2, y))


def draw_markers(canvas: Canvas, nation: NationContent, left: float, y: float, step: float) -> None:
    """The markers on a Nation tile, and a ring for each that may come as the region is conquered now."""
    theme, r = canvas.theme, step * 0.38
    for index in range(max(nation.room, len(nation.markers))):
        x = left + (index + 0.5) * step
        if index < len(nation.markers):
            side = round(step * 0.92) * canvas.scale
            canvas.paste(icons.seat(nation.markers[index], side, theme, numbered=False), (x, y))
        else:
            canvas.ellipse((x - r, y - r, x + r, y + r), theme.raised, theme.line, 3)
