"""What a player's area and a private hand have in common: a portrait for a phone, panels from the top down."""

from collections.abc import Sequence

from engine import buildings
from engine import vassals as vassals_on
from render import icons
from render.board_parts import court_line
from render.board_parts.seat_rows import SeatContent, statue_with
from render.drawing.canvas import BOLD, Canvas, Label, Panel, in_palette
from render.drawing.flow import TALLEST, Block, Draw, Piece, drawn, pages
from render.drawing.panel import TITLE, frame
from render.drawing.picture import GAP, MARGIN, Picture, put_together
from render.drawing.theme import Theme
from render.words import Words

WIDTH = 800
INNER = WIDTH - 2 * MARGIN
ENLARGED = 1.5  # what is drawn in the measures of the board, so that it is read on a phone
FINE, REDUCED = 3, 2
ROOM = round(INNER / ENLARGED)  # the width of a panel in the measures of the board
CARD = (156, 122)
PER_ROW = 2  # Buildings and God cards
TAPESTRIES = 1.7  # how much more room their lengths have than another number
TILE = (ROOM - 26) / PER_ROW  # the width of each
NAME = 62  # the height of the line that says whose area the next part shows

Parts = list[tuple[Picture, list[Piece]]]  # a picture in parts, and what each has


def area_frame(height: float, theme: Theme) -> Canvas:
    """A panel in the measures of the board."""
    return frame(ROOM, round(height), theme, FINE)


def enlarged(canvas: Canvas) -> Panel:
    """The finished panel, as large as it is shown."""
    labels = tuple(Label(label.text, _larger(label.box), _larger(label.within)) for label in canvas.labels)
    return Panel(in_palette(canvas.image.reduce(REDUCED), canvas.theme), labels)


def _larger(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    left, top, right, bottom = (side * ENLARGED for side in box)
    return left, top, right, bottom


def stacked(panels: Sequence[Panel], theme: Theme) -> Picture:
    """Panels from the top down."""
    placed, top = [], MARGIN
    for panel in panels:
        placed.append((panel, MARGIN, top))
        top += panel.image.height + GAP
    return put_together(placed, WIDTH, top - GAP + MARGIN, theme)


def parted(blocks: Sequence[Block], theme: Theme, owner: SeatContent | None = None) -> Parts:
    """The same in parts for a phone, with what each has; from the second on they begin with whose area it is."""
    named = [_name_line(owner, theme)] if owner else []
    later = sum(panel.image.height + GAP for panel in named)
    found = pages(blocks, round(WIDTH * TALLEST) - 2 * MARGIN, later)
    return [
        (stacked([*(named if number else ()), *drawn(page, found)], theme), page) for number, page in enumerate(found)
    ]


def grid(name: str, count: int, across: int, height: float, draw: Draw) -> Block:
    """A block of so many things of this height, so many in a row; a low one if there is none."""
    if not count:
        return Block(name, draw, 0, (grid_height(0, across, height) * ENLARGED,))
    rows = (ENLARGED * (height + 8),) * -(-count // across)
    return Block(name, draw, ENLARGED * (TITLE + 8), rows, across, count)


def grid_height(count: int, across: int, height: float) -> float:
    """The height of a panel with so many things, so many in a row; low if there is none."""
    return TITLE + 8 + -(-count // across) * (height + 8) if count else TITLE + 36


def place(index: int, size: tuple[float, float], across: int) -> tuple[float, float, float, float]:
    """Where one of many things of this size lies in a panel."""
    left, top = 10 + index % across * (size[0] + 6), TITLE + 4 + index // across * (size[1] + 8)
    return left, top, left + size[0], top + size[1]


def draw_empty(canvas: Canvas, words: Words) -> None:
    """Write that nothing lies here."""
    canvas.text((18, TITLE + 12), words.empty, 22, canvas.theme.muted)


# ---------------------------------------------------------------- who it is and what there is


def head(seat: SeatContent, theme: Theme) -> Panel:
    """Whose area it is: score, resources, Workers, how many of everything, Statues, Vassals."""
    figures = [("large", god) for god in seat.large_statues] + [("small", god) for god in seat.small_statues]
    court = seat.court if seat.court and seat.court.vassals_left >= 0 else None
    statues_at = 190.0
    court_at = statues_at + (56 if figures else 0)
    canvas = area_frame(court_at + (court_line.HEIGHT if court else 0) + 4, theme)
    _draw_name(canvas, seat)
    _draw_goods(canvas, seat)
    _draw_counts(canvas, seat)
    manned = dict(seat.manned)
    step = min(50.0, (ROOM - 24) / max(1, len(figures)))
    side = min(48, int(step))
    for index, (size, god) in enumerate(figures):
        vassals = (seat.seat,) * manned.pop(vassals_on.statue(size, god), 0)  # of two like ones, on the first
        sprite = statue_with(size, god, vassals, side * canvas.scale, theme)
        canvas.paste(sprite, (12 + step * (index + 0.5), statues_at + 24))
    if court:
        court_line.draw_vassals(canvas, court, 12, court_at)
    return enlarged(canvas)


def _name_line(seat: SeatContent, theme: Theme) -> Panel:
    canvas = area_frame(NAME + 4, theme)
    _draw_name(canvas, seat)
    return enlarged(canvas)


def _draw_name(canvas: Canvas, seat: SeatContent) -> None:
    theme = canvas.theme
    canvas.paste(icons.seat(seat.seat, 46 * canvas.scale, theme), (34, 34))
    canvas.text((66, 34), seat.name, 30, weight=BOLD, within=(66, 8, ROOM - 130, 62), smallest=22)
    canvas.paste(icons.icon("crown" if seat.winner else "vp", 38 * canvas.scale, theme), (ROOM - 104, 34))
    canvas.text((ROOM - 16, 34), str(seat.vp), 40, weight=BOLD, anchor="rm", within=(ROOM - 84, 8, ROOM - 12, 62))


def _draw_goods(canvas: Canvas, seat: SeatContent) -> None:
    for index, name in enumerate(("potato", "corn", "stone", "gold")):
        x = 32 + index * 74
        canvas.paste(icons.icon(name, 38 * canvas.scale, canvas.theme), (x, 90))
        text = str(getattr(seat, name))
        canvas.text((x + 20, 91), text, 28, weight=BOLD, within=(x + 19, 72, x + 53, 110))
    left = 322.0
    step = min(44.0, (ROOM - 12 - left) / max(1, len(seat.workers)))
    for index, kind in enumerate(seat.workers):
        sprite = icons.worker(kind, round(min(42, step) * canvas.scale), canvas.theme)
        canvas.paste(sprite, (left + step * (index + 0.5), 90))


def _draw_counts(canvas: Canvas, seat: SeatContent) -> None:
    hand, up, down = seat.army
    lengths = "+".join(map(str, sorted(seat.tapestries, reverse=True))) or "0"
    pairs = [("god_card", f"{seat.god_cards}"), ("army_card", f"{hand}/{up}/{down}")]
    pairs += [
        (kind, f"{face_up}/{face_down}" if buildings.can_lie_face_down(kind) else f"{face_up}")
        for kind, face_up, face_down in seat.buildings
    ]
    pairs += [("weaving", lengths), *zip(("steps", "marker"), map(str, seat.markers), strict=True)]
    unit, left = (ROOM - 20) / (len(pairs) - 1 + TAPESTRIES), 10.0
    for icon, text in pairs:
        wide = unit * (TAPESTRIES if icon == "weaving" else 1)
        x = left + wide / 2
        left += wide
        canvas.paste(icons.icon(icon, 36 * canvas.scale, canvas.theme), (x, 136))
        within = (x - wide / 2 + 1, 154, x + wide / 2 - 1, 186)
        canvas.text((x, 170), text, 24, weight=BOLD, anchor="mm", within=within, smallest=12)
