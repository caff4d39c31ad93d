"""Cells for what can be chosen: how large they are, and who draws each kind of thing with the number of its button."""

from collections.abc import Mapping, Sequence
from operator import attrgetter

from engine import buildings
from engine.state import View
from render.board_parts import offers
from render.drawing.canvas import Box, Canvas
from render.items import card_cells, court_cells, people_cells
from render.items.cells import Cells
from render.words import Words

WEAVING, END, BUILDING, GOD, ARMY, CONQUEST_SPACE = "weaving", "end", "building", "god", "army", "conquest"
PALACE, EDGE = "palace", "edge"  # cells with room for Palaces, and for Weavings under Vassals
TOP = "top"  # the top Weaving, or the one beneath it
OWN_KINDS = (END, TOP, people_cells.FIGURE, court_cells.VASSAL)  # of which there is no picture by itself


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


def _top(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """The top Weaving, or a back: of the one beneath it, or where nobody sees the top one."""
    top = offers.top_weaving(view.weavings) if name == TOP else ""
    if top:
        card_cells.draw_tile(canvas, number, top, box, view, words)
        return
    left, upper, right, lower = box
    card_cells.frame(canvas, box, number)
    back = (left + card_cells.ASIDE, upper + 8, right - 12, lower - 8)
    canvas.rectangle(back, canvas.theme.line, canvas.theme.line, 2, 10)
    middle = ((back[0] + back[2]) / 2, (upper + lower) / 2)
    canvas.text(middle, words.unseen, card_cells.NAME, anchor="mm", within=back)


CELLS: Mapping[str, Cells] = {
    WEAVING: Cells(494, 176, 3, card_cells.draw_tile, caption=attrgetter("rewards_of_matches")),
    END: Cells(494, 190, 3, card_cells.draw_end),
    BUILDING: Cells(494, 186, 3, card_cells.draw_building_tile, 0.76),
    PALACE: Cells(494, 250, 3, card_cells.draw_building_tile, 0.76),
    GOD: Cells(494, 148, 3, card_cells.draw_god),
    ARMY: Cells(494, 124, 3, card_cells.draw_army),
    TOP: Cells(494, 176, 3, _top),
    **people_cells.CELLS,
    **court_cells.CELLS,
    EDGE: Cells(312, 168, 3, court_cells.draw_vassal_on_edge, caption=attrgetter("reward_at_once")),
}
