"""Pictures of places on the hill: a space, a Steps spot, a task icon, a section, and what they cost."""

from engine import queries
from engine.components import CONSTANTS, SECTIONS, SPACES, STEPS, TERRACES
from render import icons
from render.board_parts import hill
from render.drawing.canvas import BOLD, Canvas, Panel, Point
from render.drawing.panel import frame
from render.drawing.picture import GAP, Picture
from render.drawing.sheet import HALF, INNER, sheet
from render.drawing.theme import GODS as GOD_COLOURS
from render.drawing.theme import Theme
from render.items import hill_map
from render.items.hill_map import Highlight
from render.items.icon_rows import TaskPiece, rows_panel
from render.items.rule_rows import TASK_ROWS
from render.words import Words

MAP, STRIP = 360, 196  # a map beside something, and the strip below a part of the hill
EDGE = 10  # free room around a map
WINDOW, LEAST = 430.0, 290.0  # a part of the hill: its width and least height in the hill's units
EXAMPLE_SPACE, EXAMPLE_SECTION = "M3b", 2


# ---------------------------------------------------------------- parts of the hill


def space(name: str, theme: Theme, words: Words) -> Picture:
    """A space in its surroundings, with the Steps that lead to it."""
    light = Highlight((name,), (), queries.steps_to_space(name), (name,))
    window = hill_map.around((name, *SPACES[name].icons), WINDOW, LEAST)
    return sheet([[hill_map.part(light, window, INNER, theme)], [_space_strip(name, theme, words)]], theme)


def _space_strip(name: str, theme: Theme, words: Words) -> Panel:
    """Where a space is, its god, its tasks."""
    printed = SPACES[name]
    canvas = frame(INNER, STRIP, theme)
    canvas.paste(hill_map.small_map(Highlight((name,)), STRIP - 2 * EDGE, theme), (STRIP / 2, STRIP / 2))
    left = STRIP + 20.0
    wide = canvas.text((left, 38), name, 44, weight=BOLD, within=(left, 10, left + 100, 66))
    where = f"{words.section(printed.section)}, {words.terraces[printed.terrace]}"
    canvas.text((left + wide + 20, 40), where, 30, theme.muted, within=(left + wide + 20, 12, INNER - 150, 68))
    canvas.paste(icons.god_badge(printed.god, 46, theme), (INNER - 74, 40))
    half = (INNER - left) / 6
    for index, task in enumerate(printed.tasks):
        x = left + half * (2 * index + 1) - 8
        canvas.ellipse((x - 37, 74, x + 37, 148), theme.raised, theme.line, 2)
        canvas.paste(icons.icon(task, 54, theme), (x, 111))
        within = (x - half + 4, 150, x + half - 4, STRIP - 8)
        canvas.text((x, 168), words.tasks[task], 24, theme.muted, anchor="mm", within=within)
    return canvas.done()


def spot(name: str, theme: Theme, words: Words) -> Picture:
    """A Steps spot, the spaces it leads to, and what building there costs and brings."""
    below = queries.spaces_below(name)
    light = Highlight(below, (), (name,), (name,))
    part = hill_map.part(light, hill_map.around((name,), WINDOW, LEAST), INNER, theme)
    rows = rows_panel(TASK_ROWS["steps"], INNER - STRIP - GAP, theme, STRIP, 60)
    return sheet([[part], [map_panel(Highlight(below), theme, side=STRIP), rows]], theme)


def icon(name: str, theme: Theme, words: Words) -> Picture:
    """A task icon and the spaces that touch it."""
    return _part(Highlight(queries.spaces_touching(name), (name,), (), (name,)), 500, theme)


def adjacent(theme: Theme, words: Words) -> Picture:
    """A space and its neighbours."""
    here = EXAMPLE_SPACE
    return _part(Highlight((here, *SPACES[here].neighbours), (), (), (here,)), 700, theme)


def _part(light: Highlight, width: float, theme: Theme) -> Picture:
    """All that is lit, in a box that is not much higher than wide."""
    _, top, _, bottom = hill_map.around(light.spaces, width, LEAST)
    window = hill_map.around(light.spaces, max(width, (bottom - top) * 0.9), LEAST)
    return sheet([[hill_map.part(light, window, INNER, theme)]], theme)


def whole_hill(theme: Theme, words: Words) -> Picture:
    """The empty hill."""
    light = Highlight(tuple(SPACES), (), tuple(STEPS))
    return sheet([[hill_map.part(light, (0, 0, hill.SIDE, hill.SIDE), INNER, theme)]], theme)


# ---------------------------------------------------------------- maps


def map_panel(light: Highlight, theme: Theme, mark: str = "", god: str = "", side: int = MAP) -> Panel:
    """A small map in a panel."""
    return _map(light, side, theme, mark, god).done()


def _map(light: Highlight, side: int, theme: Theme, mark: str = "", god: str = "") -> Canvas:
    canvas = frame(side, side, theme)
    drawn = hill_map.small_map(light, side - 2 * EDGE, theme, mark, GOD_COLOURS[god] if god else None)
    canvas.paste(drawn, (side / 2, side / 2))
    return canvas


def _on_map(canvas: Canvas, at: Point) -> Point:
    x, y = hill_map.on_map(at, canvas.width - 2 * EDGE)
    return x + EDGE, y + EDGE


def task(name: str, theme: Theme, words: Words) -> Picture:
    """A task and where on the hill it is found."""
    left = rows_panel(((TaskPiece(name),), *TASK_ROWS[name]), INNER - MAP - GAP, theme, MAP, 70)
    return sheet([[left, map_panel(Highlight(icons=queries.icons_of(name)), theme, name)]], theme)


def _lit_map(spaces: tuple[str, ...], theme: Theme) -> Picture:
    return sheet([[map_panel(Highlight(spaces), theme, side=560)]], theme)


def section(name: str, theme: Theme, words: Words) -> Picture:
    """A section on the map."""
    return _lit_map(queries.spaces_where(section=int(name)), theme)


def terrace(name: str, theme: Theme, words: Words) -> Picture:
    """A terrace on the map."""
    return _lit_map(queries.spaces_where(terrace=name), theme)


def segment(theme: Theme, words: Words) -> Picture:
    """A segment on the map."""
    return _lit_map(queries.spaces_where(EXAMPLE_SECTION, "middle"), theme)


# ---------------------------------------------------------------- costs on a map


def roaming_food() -> dict[int, int]:
    """The food to each section while the High Priest stands in the one of the example."""
    return queries.roaming_costs(EXAMPLE_SECTION)


def roaming(theme: Theme, side: int = 560) -> Panel:
    """The food to each section from where the High Priest stands."""
    canvas = _map(Highlight(queries.spaces_where(section=EXAMPLE_SECTION)), side, theme)
    for number, food in roaming_food().items():
        _price(canvas, hill.polar(2.9, 72 * (number - 1)), food)
    priest = icons.icon("high_priest", round(side * 0.12), theme)
    canvas.paste(priest, _on_map(canvas, hill.polar(0.55, 72 * (EXAMPLE_SECTION - 1))))
    return canvas.done()


def descending(theme: Theme, side: int = 560) -> Panel:
    """The food to each terrace, and the Steps that lessen it."""
    canvas = _map(Highlight(), side, theme)
    for terrace, radius in zip(TERRACES, (1.88, 2.83, 3.75), strict=True):
        for number in SECTIONS:
            if number != EXAMPLE_SECTION:
                at = hill.polar(radius, 72 * (number - 1))
                _price(canvas, at, CONSTANTS.placement.descending[terrace])
    for printed in STEPS.values():
        if printed.section == EXAMPLE_SECTION:
            sprite = icons.icon("steps", round(side * 0.11), theme)
            canvas.paste(sprite, _on_map(canvas, hill.spot_at(printed.id)))
    return canvas.done()


def costs(theme: Theme, words: Words) -> Picture:
    """Both parts of the price of a placement."""
    return sheet([[roaming(theme, HALF), descending(theme, HALF)]], theme)


def _price(canvas: Canvas, at: Point, n: int) -> None:
    x, y = _on_map(canvas, at)
    r = canvas.width * 0.042
    box = (x - r, y - r, x + r, y + r)
    canvas.ellipse(box, canvas.theme.raised, canvas.theme.line, 2)
    canvas.text((x, y), str(n), round(r * 1.6), weight=BOLD, anchor="mm", within=box)
