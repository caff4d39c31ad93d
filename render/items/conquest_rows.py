"""Conquest spaces to choose from, region by region: who leads there, and what each space takes and brings."""

from collections.abc import Mapping, Sequence

from engine import queries
from engine.benefits import Gain
from engine.components import CONQUEST, REGIONS
from engine.resources import VP
from engine.state import View
from render import icons
from render.board_parts import regions
from render.drawing.canvas import BOLD, Box, Canvas, text_width
from render.drawing.number import draw_number
from render.items import card_cells
from render.items.cells import APART, CHIP, TOLD
from render.words import Words

WIDTH, MARGIN = 1000.0, 6.0
SIGN, BEHIND = 40, 24  # in the legend: an icon, and the room behind its words
HEAD, CELL, LEGEND = 54.0, 112.0, 52.0  # heights
FEWEST, SEVERAL, MANY = 2, 3, 4  # cells in a row; from how many on they are narrow, and small
LARGE, NARROW, SMALL = (48, 62), (40, 54), (31, 46)  # soldiers and what a space brings


def _by_region(names: Sequence[str]) -> dict[str, list[str]]:
    """The spaces of each region that has any."""
    found = {region: [name for name in names if CONQUEST[name].region == region] for region in REGIONS}
    return {region: spaces for region, spaces in found.items() if spaces}


def rows_height(names: Sequence[str]) -> float:
    """The height of these spaces below the heads of their regions."""
    return 2 * MARGIN + len(_by_region(names)) * (HEAD + CELL) + LEGEND


def draw_rows(canvas: Canvas, view: View, numbers: Mapping[str, int], words: Words) -> None:
    """Each region with a row of its spaces, and each space with its number; at the bottom, what the signs mean."""
    found = _by_region([*numbers])
    across = max(FEWEST, *map(len, found.values()))
    wide = (WIDTH - 2 * MARGIN) / across
    sizes = SMALL if across >= MANY else NARROW if across >= SEVERAL else LARGE
    for row, (region, spaces) in enumerate(found.items()):
        top = MARGIN + row * (HEAD + CELL)
        _draw_head(canvas, view, region, top, words)
        for column, space in enumerate(spaces):
            left = MARGIN + column * wide
            box = (left + APART, top + HEAD, left + wide - APART, top + HEAD + CELL - APART)
            _draw_space(canvas, numbers[space], space, box, sizes)
    _draw_legend(canvas, view, MARGIN + len(found) * (HEAD + CELL), words)


def _draw_head(canvas: Canvas, view: View, region: str, top: float, words: Words) -> None:
    """The name of a region, the pieces of each seat with a crown for the leader, and what the lead scores."""
    theme, y, x = canvas.theme, top + HEAD / 2, MARGIN + APART
    within = (x, y - 24, x + 420, y + 24)
    x += canvas.text((x, y), words.names[region], 36, theme.accent, weight=BOLD, within=within) + 22
    leader = queries.majority(view, region)
    for seat in sorted(range(len(view.players)), key=lambda seat: seat != leader):
        count = queries.pieces_of(view, seat, region)
        if not count:
            continue
        if seat == leader:
            canvas.paste(icons.icon("crown", 36 * canvas.scale, theme), (x + 18, y))
            x += 42
        canvas.paste(icons.seat(seat, 40 * canvas.scale, theme), (x + 20, y))
        x += 46 + canvas.text((x + 44, y), str(count), 30, within=(x + 42, y - 20, x + 110, y + 20)) + 20
    lead = (Gain(VP, queries.casualties_counted(view)),)
    canvas.paste(icons.icon("festival", 40 * canvas.scale, theme), (WIDTH - 130, y))
    canvas.paste(icons.effects_in(lead, 40 * canvas.scale, canvas.pixels(80, 48), theme), (WIDTH - 66, y))


def _draw_legend(canvas: Canvas, view: View, top: float, words: Words) -> None:
    """How many Soldiers the View's own seat has in play; the signs of what a space takes, and of what a lead scores."""
    theme, y = canvas.theme, top + LEGEND / 2
    told = [("discard", words.to_discard), ("flip", words.to_flip), ("festival", words.to_the_leader)]
    if view.seat is not None:
        own = queries.soldiers_on(view.players[view.seat].army_up)
        told.insert(0, ("soldier", words.you_have(words.soldiers(own))))
    room = WIDTH - 2 * (MARGIN + APART) - len(told) * (SIGN + BEHIND)
    letters = TOLD
    while letters > 20 and sum(text_width(text, letters) for _, text in told) > room:
        letters -= 1
    x = MARGIN + APART
    for icon, text in told:
        canvas.paste(icons.icon(icon, SIGN * canvas.scale, theme), (x + SIGN / 2, y))
        x += SIGN + 6
        x += canvas.text((x, y), text, letters, within=(x, y - 22, WIDTH, y + 22)) + BEHIND - 6


def _draw_space(canvas: Canvas, number: int, name: str, box: Box, sizes: tuple[int, int]) -> None:
    """A Conquest space: its number, the soldiers it takes, and what it brings, beneath or beside them."""
    left, top, right, bottom = box
    space, theme, (soldier, goods), beside = CONQUEST[name], canvas.theme, sizes, sizes == LARGE
    canvas.rectangle(box, theme.raised, theme.line, 1.5, 10)
    chip = card_cells.CHIP if beside else CHIP
    draw_number(canvas, (left + chip + 4, top + chip + 4), number, chip)
    if not beside:
        regions.soldiers(canvas, space, right - soldier / 2 - 6, top + 24, soldier)
        room = canvas.pixels(right - left - 12, bottom - top - 60)
        benefit = icons.effects_in(space.benefit, goods * canvas.scale, room, theme)
        canvas.paste(benefit, ((left + right) / 2, (top + 48 + bottom) / 2))
        return
    y, split = (top + bottom) / 2, left + (right - left) * 0.56
    regions.soldiers(canvas, space, split - 56, y, soldier)
    canvas.paste(icons.icon("arrow", 40 * canvas.scale, theme), (split, y))
    room = canvas.pixels(right - split - 40, bottom - top - 12)
    benefit = icons.effects_in(space.benefit, goods * canvas.scale, room, theme)
    canvas.paste(benefit, ((split + 26 + right - 8) / 2, y))
