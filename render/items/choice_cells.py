"""Cells for what can be chosen: how large they are, and each thing in its cell with the number of its button."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine import buildings, queries
from engine.components import WEAVING_REWARDS, WEAVINGS
from engine.resources import UNKNOWN
from engine.state import View
from render import icons
from render.board_parts import offers
from render.board_parts.cards_and_tiles import draw_army_card, draw_building, draw_god_card, draw_weaving
from render.board_parts.palace_tiles import PalaceContent, draw_palace
from render.drawing.canvas import BOLD, Box, Canvas
from render.drawing.number import draw_number
from render.items import court_cells, people_cells
from render.items.cells import BESIDE, CHIP, Cells, draw_edge
from render.words import LEFT, Words

WEAVING, END, BUILDING, GOD, ARMY, CONQUEST_SPACE = "weaving", "end", "building", "god", "army", "conquest"
PALACE, EDGE = "palace", "edge"  # cells with room for Palaces, and for Weavings under Vassals
TOP = "top"  # the top Weaving, or the one beneath it
OWN_KINDS = (END, TOP, people_cells.FIGURE, court_cells.VASSAL)  # of which there is no picture by itself
SIDES = {"left": "right", "right": "left"}  # by the end of a Tapestry, the edge that comes to lie at it


class End(Struct, frozen=True):
    """An end of a Tapestry, and the Weaving to lay there."""

    tile: str
    tapestry: int  # -1: a new one
    end: str

    @classmethod
    def named(cls, name: str) -> "End":
        """The end with this id, such as `W12.0.left`."""
        tile, tapestry, end = name.split(".")
        return cls(tile, int(tapestry), end)

    def beside(self, view: View) -> str:
        """The Weaving at this end; empty at a new Tapestry, and where nobody has seen the one that will lie there."""
        if self.tapestry < 0 or view.seat is None:
            return ""
        tapestry = view.players[view.seat].tapestries[self.tapestry]
        return (tapestry[0] if self.end == LEFT else tapestry[-1]).replace(UNKNOWN, "")

    def pair(self, view: View) -> tuple[str, ...]:
        """The Weavings side by side, as they would lie."""
        beside = self.beside(view)
        pair = (self.tile, beside) if self.end == LEFT else (beside, self.tile)
        return tuple(filter(None, pair))

    def matching(self, view: View) -> str:
        """The edge that matches; empty if none does, or if the Tapestry has this pattern already."""
        if view.seat is not None and self.tapestry >= 0:
            tapestry = view.players[view.seat].tapestries[self.tapestry]
            if not queries.takes_weaving(tapestry, self.tile):
                return ""
        covered = queries.covered_edges(view, view.seat) if view.seat is not None else frozenset[str]()
        return next(iter(queries.matches(self.pair(view), covered)), "")

    def number_of_tapestry(self, view: View) -> int:
        """The number of the Tapestry, counted from 1; a new one is the last."""
        if self.tapestry >= 0 or view.seat is None:
            return self.tapestry + 1
        return len(view.players[view.seat].tapestries) + 1


def cells_of(kind: str, names: Sequence[str]) -> Cells:
    """The cells for these things of one kind."""
    if kind == BUILDING and any(buildings.type_of(name) == buildings.PALACE for name in names):
        kind = PALACE
    if kind == court_cells.VASSAL and all(map(court_cells.is_edge, names)):
        kind = EDGE
    return CELLS[kind]


def has_cells(kind: str) -> bool:
    """Whether things of this kind are shown in cells."""
    return kind in CELLS


def matching_edges(tile: str, view: View) -> frozenset[str]:
    """The edges of a Weaving, left or right, that match an end of a Tapestry of the View's own seat."""
    if view.seat is None:
        return frozenset()
    ends = [End(tile, number, end) for number in range(len(view.players[view.seat].tapestries)) for end in SIDES]
    return frozenset(SIDES[end.end] for end in ends if end.matching(view))


# ---------------------------------------------------------------- painters


def _weaving(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """A Weaving, and what each edge brings; marked if it matches an end of an own Tapestry."""
    left, top, right, bottom = box
    side, theme = bottom - top - 30, canvas.theme
    canvas.rectangle(box, theme.raised, theme.line, 1.5, 10)
    draw_weaving(canvas, name, (left + BESIDE + side / 2, top + 4 + side / 2), side, words)
    draw_number(canvas, (left + CHIP + 2, top + CHIP + 2), number, CHIP)
    matching, start = matching_edges(name, view), left + BESIDE + side + 8
    high = (bottom - top - 12) / 2
    for line, (at, edge) in enumerate((("left", WEAVINGS[name].left), ("right", WEAVINGS[name].right))):
        row = (start, top + 6 + line * high, right - 6, top + 6 + (line + 1) * high)
        draw_edge(canvas, edge, row, glows=at in matching)


def _top(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """The top Weaving, or a back: of the one beneath it, or where nobody sees the top one."""
    top = offers.top_weaving(view.weavings) if name == TOP else ""
    if top:
        _weaving(canvas, number, top, box, view, words)
        return
    left, upper, right, lower = box
    canvas.rectangle(box, canvas.theme.line, canvas.theme.line, 1.5, 10)
    within = (left + BESIDE, upper + 6, right - 8, lower - 6)
    canvas.text(((left + BESIDE + right) / 2, (upper + lower) / 2), words.unseen, 30, anchor="mm", within=within)
    draw_number(canvas, (left + CHIP + 2, upper + CHIP + 2), number, CHIP)


def _end(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """The Weaving to lay beside the one at an end, with what a match brings; alone where it begins a Tapestry."""
    left, top, right, bottom = box
    end, theme = End.named(name), canvas.theme
    pair, matching = end.pair(view), end.matching(view)
    canvas.rectangle(box, theme.raised, theme.glow if matching else theme.line, 4 if matching else 1.5, 10)
    side, y = bottom - top - 38, top + 4 + (bottom - top - 38) / 2
    start = left + BESIDE
    for index, tile in enumerate(pair):
        middle = (start + side / 2 + index * (side + 2), y)
        canvas.paste(icons.weaving(tile, round(side * canvas.scale), theme), middle)
        if tile == end.tile and len(pair) > 1:
            r = side / 2
            canvas.rectangle((middle[0] - r, y - r, middle[0] + r, y + r), None, theme.accent, 3, 4)
    after = start + len(pair) * (side + 2)
    if matching:
        room = canvas.pixels(right - after - 12, 44)
        brings = icons.effects_in(WEAVING_REWARDS[matching].benefit, 40 * canvas.scale, room, theme)
        canvas.paste(brings, ((after + right - 4) / 2, y))
    told = words.tapestry(end.number_of_tapestry(view))
    canvas.text((start, bottom - 17), told, 22, weight=BOLD, within=(start, bottom - 32, right - 6, bottom - 2))
    draw_number(canvas, (left + CHIP + 2, top + CHIP + 2), number, CHIP)


def _building(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    if buildings.type_of(name) == buildings.PALACE:
        draw_palace(canvas, PalaceContent(name), box, words)
    else:
        draw_building(canvas, name, box, words)
    draw_number(canvas, (box[0] + CHIP, box[1] + CHIP), number, CHIP)


def _god(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    draw_god_card(canvas, name, (box[0] + BESIDE, *box[1:]), words)
    draw_number(canvas, (box[0] + CHIP, box[1] + CHIP), number, CHIP)


def _army(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    draw_army_card(canvas, name, (box[0] + BESIDE, *box[1:]), words)
    draw_number(canvas, (box[0] + CHIP, box[1] + CHIP), number, CHIP)


CELLS: Mapping[str, Cells] = {
    WEAVING: Cells(312, 158, 3, _weaving),
    END: Cells(340, 150, 3, _end),
    BUILDING: Cells(254, 152, 4, _building),
    PALACE: Cells(396, 204, 2, _building),
    GOD: Cells(276, 130, 4, _god),
    ARMY: Cells(206, 118, 4, _army),
    TOP: Cells(312, 158, 3, _top),
    **people_cells.CELLS,
    **court_cells.CELLS,
    EDGE: Cells(312, 168, 3, court_cells.draw_vassal_on_edge),
}
