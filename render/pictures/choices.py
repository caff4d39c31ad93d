"""What can be chosen, and only that: tiles, cards, spaces or ways, each with the number of its button."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PIL import Image

from engine import queries
from engine.state import View
from render import icons
from render.board_parts import hill
from render.drawing.canvas import OVERSIZE, Canvas, Panel
from render.drawing.number import draw_number
from render.drawing.picture import Picture
from render.drawing.sheet import magnified, widened
from render.drawing.theme import Theme, theme_named
from render.items import conquest_rows, people_cells, way_rows
from render.items.catalogue import named
from render.items.cells import APART, CAPTION, TOLD, Cells, Thing
from render.items.choice_cells import CONQUEST_SPACE, OWN_KINDS, cells_of, has_cells
from render.items.slope import slope
from render.pictures.board import hill_content
from render.pictures.reach import CHIP, reach_picture, reach_size
from render.words import Words

WIDTH = 1000
MARGIN = 6.0
SPACE, SPOT, TEMPLE, SECTION = "space", "spot", "temple", "section"
FROM_CENTRE, BESIDE_ACTION = 0.5, 23  # where the number of a section is: units of the hill, degrees from its action
STEPS = 54  # the icon beside the number of a spot
CORICANCHA = 500, 300  # the part of the hill where the High Priests walk
THREE_IN_A_ROW = (people_cells.WORKER, people_cells.FIGURE)  # where there are three of them


def choices_picture(view: View, things: Sequence[Thing], words: Words, theme: str = "light") -> Picture:
    """Things of one kind, each with its number."""
    look, (kind, names) = theme_named(theme), _read([key for _, key in things])
    numbers = dict(zip(names, (number for number, _ in things), strict=True))
    if kind == SPACE:
        return reach_picture(view, {}, theme, numbers)
    if kind == SPOT:
        return _spots(view, numbers, look)
    if kind == SECTION:
        return _sections(view, numbers, look)
    panel = PANELS.get(kind, partial(_grid, kind))(view, numbers, look, words)
    return Picture(panel.image, panel.labels)


def choices_size(keys: Sequence[str]) -> tuple[int, int]:
    """Width and height of the picture of these things, before it is drawn."""
    kind, names = _read(keys)
    if kind in (SPACE, SPOT):
        return reach_size()
    if kind == SECTION:
        return _wide(*CORICANCHA)
    if kind == TEMPLE:
        return _wide(*map(round, way_rows.SIZE))
    if kind == CONQUEST_SPACE:
        width, height = _conquest_size(names)
    else:
        width, height = _measures(*_laid_out(kind, names))
    return _wide(width * OVERSIZE, height * OVERSIZE)


def _wide(width: int, height: int) -> tuple[int, int]:
    """The size of a picture that is made as wide as all are."""
    return WIDTH, round(height * (WIDTH / width))


def _read(keys: Sequence[str]) -> tuple[str, list[str]]:
    """The kind and the ids of things of one kind."""
    found = [_own_kind(key) or named(key) for key in keys]
    (kind,) = {kind for kind, _ in found}
    return kind, [name for _, name in found]


def _own_kind(key: str) -> tuple[str, str] | None:
    kind, _, name = key.partition(":")
    return (kind, name) if kind in OWN_KINDS else None


# ---------------------------------------------------------------- in cells


def _laid_out(kind: str, names: Sequence[str]) -> tuple[int, int, Cells]:
    """So many cells in a row and in a column: as flat as they can be, and as large as that allows."""
    if not has_cells(kind):
        raise ValueError(f"there is no picture of a choice of {kind}")
    cells = cells_of(kind, names)
    fewest = min(3 if len(names) == 3 and kind in THREE_IN_A_ROW else 2, cells.across)
    across = next(
        (n for n in range(fewest, cells.across) if -(-len(names) // n) * cells.height <= cells.flat * n * cells.width),
        cells.across,
    )
    return across, -(-len(names) // across), cells


def _measures(across: int, rows: int, cells: Cells) -> tuple[int, int]:
    return round(across * cells.width + 2 * MARGIN), round(_above(across, cells) + rows * cells.height + 2 * MARGIN)


def _above(across: int, cells: Cells) -> float:
    """The height of the caption above the cells, which is as large in any picture."""
    return CAPTION * across * cells.width / WIDTH if cells.caption else 0.0


def _grid(kind: str, view: View, numbers: dict[str, int], theme: Theme, words: Words) -> Panel:
    across, rows, cells = _laid_out(kind, [*numbers])
    width, height = _measures(across, rows, cells)
    above = _above(across, cells)

    def draw(canvas: Canvas) -> None:
        if cells.caption:
            line = (MARGIN, MARGIN, width - MARGIN, MARGIN + above)
            middle = (width / 2, MARGIN + above / 2)
            canvas.text(middle, cells.caption(words), TOLD * above / CAPTION, anchor="mm", within=line)
        for index, (name, number) in enumerate(numbers.items()):
            row, column = divmod(index, across)
            in_row = min(across, len(numbers) - row * across)
            left = MARGIN + (column + (across - in_row) / 2) * cells.width
            top = MARGIN + above + row * cells.height
            box = (left + APART, top + APART, left + cells.width - APART, top + cells.height - APART)
            cells.paint(canvas, number, name, box, view, words)

    return widened(magnified(width, height, OVERSIZE, theme, draw), WIDTH, theme)


def _conquest_size(names: Sequence[str]) -> tuple[int, int]:
    return round(conquest_rows.WIDTH), round(conquest_rows.rows_height(names))


def _conquest(view: View, numbers: dict[str, int], theme: Theme, words: Words) -> Panel:
    """Conquest spaces, region by region."""

    def draw(canvas: Canvas) -> None:
        conquest_rows.draw_rows(canvas, view, numbers, words)

    return widened(magnified(*_conquest_size([*numbers]), OVERSIZE, theme, draw), WIDTH, theme)


# ---------------------------------------------------------------- on the hill


def _led_to(spots: Sequence[str]) -> list[str]:
    """The spaces to which Steps on these spots lead."""
    return sorted({space for spot in spots for space in queries.spaces_below(spot)})


def _spots(view: View, numbers: dict[str, int], theme: Theme) -> Picture:
    """Spots for Steps, and the spaces that they lead to."""
    canvas, at = slope(hill_content(view), _led_to([*numbers]), theme)
    for spot, number in numbers.items():
        x, y = at(hill.spot_at(spot))
        canvas.paste(icons.icon("steps", STEPS * canvas.scale, theme), (x + STEPS / 2, y))
        draw_number(canvas, (x - CHIP / 2, y), number, CHIP)
    panel = canvas.done()
    return Picture(panel.image, panel.labels)


def _sections(view: View, numbers: dict[str, int], theme: Theme) -> Picture:
    """The Coricancha with its actions, and the icons around it."""
    (width, height), scale = _wide(*CORICANCHA), WIDTH / CORICANCHA[0]
    left, top = (hill.CENTRE - side / 2 for side in CORICANCHA)
    whole = hill.bare(hill_content(view), theme).image.convert("RGB")
    right, bottom = left + CORICANCHA[0], top + CORICANCHA[1]
    seen = (OVERSIZE * left, OVERSIZE * top, OVERSIZE * right, OVERSIZE * bottom)
    canvas = Canvas(width, height, theme, theme.ground)
    canvas.image.paste(whole.resize((width, height), Image.Resampling.LANCZOS, seen))
    for section, number in numbers.items():
        x, y = hill.polar(FROM_CENTRE, 72 * (int(section) - 1) - BESIDE_ACTION)
        draw_number(canvas, ((x - left) * scale, (y - top) * scale), number, 24)
    panel = canvas.done()
    return Picture(panel.image, panel.labels)


# ---------------------------------------------------------------- on the Temple


def _temple(view: View, numbers: dict[str, int], theme: Theme, words: Words) -> Panel:
    """The ways of the Temple, with the rows around them."""
    size = round(way_rows.SIZE[0]), round(way_rows.SIZE[1])
    panel = magnified(*size, OVERSIZE, theme, lambda canvas: way_rows.draw_ways(canvas, view, numbers))
    return widened(panel, WIDTH, theme)


PANELS: Mapping[str, Callable[[View, dict[str, int], Theme, Words], Panel]] = {
    TEMPLE: _temple,
    CONQUEST_SPACE: _conquest,
}
