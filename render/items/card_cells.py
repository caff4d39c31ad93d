"""Cells for cards and tiles, two in a row as wide as a phone: what each brings, in letters that can be read there."""

from engine import buildings
from engine.buildings import PALACE
from engine.components import ARMY_CARDS, GOD_CARDS, WEAVING_REWARDS, WEAVINGS
from engine.components.records import ProductionBuilding
from engine.state import View
from render import icons
from render.board_parts.palace_tiles import PalaceContent, resident
from render.drawing.canvas import BOLD, Box, Canvas
from render.drawing.number import draw_number
from render.drawing.theme import GODS as GOD_COLOURS
from render.drawing.theme import mix
from render.items.tapestry_ends import End, matching_edges
from render.words import LEFT, RIGHT, Words

CHIP, ASIDE = 30.0, 78.0  # the radius of a number; the room left of what stands beside it
NAME, SMALL, TELLS = 32, 28, 27  # letters
GOODS = 58  # icons of what something brings
HEAD = 66.0  # the height of the line with the number of a Building
NOTHING = "\N{EN DASH}"  # what no match brings
PROPHECY = 64.0  # its height beneath a Palace


def frame(canvas: Canvas, box: Box, number: int, glows: bool = False) -> None:
    """A cell, with its number in the upper left corner."""
    theme = canvas.theme
    canvas.rectangle(box, theme.raised, theme.glow if glows else theme.line, 5 if glows else 2, 12)
    draw_number(canvas, (box[0] + CHIP + 5, box[1] + CHIP + 5), number, CHIP)


def draw_tile(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """A Weaving, each edge beside what it brings; an edge that matches an end of an own Tapestry stands out."""
    left, top, right, bottom = box
    theme, side, middle = canvas.theme, bottom - top - 16, (left + ASIDE + right) / 2
    frame(canvas, box, number)
    y, matching = (top + bottom) / 2, matching_edges(name, view)
    for at, edge in ((LEFT, WEAVINGS[name].left), (RIGHT, WEAVINGS[name].right)):
        start, end = (left + ASIDE, middle - side / 2) if at == LEFT else (middle + side / 2, right)
        room = (start + 6, top + 22, end - 6, bottom - 22)
        if at in matching:
            canvas.rectangle(room, mix(theme.panel, theme.glow, 0.25), theme.glow, 4, 10)
        brings = icons.effects_in(
            WEAVING_REWARDS[edge].benefit, GOODS * canvas.scale, canvas.pixels(end - start - 24, 96), theme
        )
        canvas.paste(brings, ((start + end) / 2, y))
    canvas.paste(icons.weaving(name, round(side * canvas.scale), theme), (middle, y))


def draw_end(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """The Weaving to lay beside the one at an end, and what their match brings; alone where it begins a Tapestry."""
    left, top, right, bottom = box
    end, theme = End.named(name), canvas.theme
    pair, matching = end.pair(view), end.matching(view)
    frame(canvas, box, number, glows=bool(matching))
    side, start = bottom - top - 56, left + ASIDE
    y = top + 8 + side / 2
    for index, tile in enumerate(pair):
        middle = (start + side / 2 + index * (side + 2), y)
        canvas.paste(icons.weaving(tile, round(side * canvas.scale), theme), middle)
        if tile == end.tile and len(pair) > 1:
            r = side / 2
            canvas.rectangle((middle[0] - r, y - r, middle[0] + r, y + r), None, theme.accent, 4, 6)
    after = start + len(pair) * (side + 2)
    if matching:
        arrow = icons.icon("arrow", 40 * canvas.scale, theme)
        canvas.paste(arrow, (after + 28, y))
        room = canvas.pixels(right - after - 60, side)
        brings = icons.effects_in(WEAVING_REWARDS[matching].benefit, GOODS * canvas.scale, room, theme)
        canvas.paste(brings, ((after + 48 + right - 8) / 2, y))
    elif len(pair) > 1:
        where = ((after + right) / 2, y)
        canvas.text(where, NOTHING, GOODS, theme.muted, weight=BOLD, anchor="mm", within=(after, top, right, bottom))
    told = words.tapestry(end.number_of_tapestry(view))
    canvas.text((start, bottom - 24), told, SMALL, weight=BOLD, within=(start, bottom - 46, right - 8, bottom - 4))


def draw_building_tile(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """A Building: its kind and name, what it does, and its price where it can be bought."""
    left, top, right, bottom = box
    theme, printed = canvas.theme, buildings.building(name)
    frame(canvas, box, number)
    start = right - 12
    if not _is_own(name, view):
        price = icons.cost_row(printed.cost, 42 * canvas.scale, theme)
        start -= price.width / canvas.scale
        canvas.paste(price, ((start + right - 12) / 2, top + 36))
    canvas.paste(icons.icon(buildings.type_of(name), 44 * canvas.scale, theme), (left + ASIDE + 20, top + 36))
    within = (left + ASIDE + 48, top + 12, start - 8, top + 60)
    canvas.text((left + ASIDE + 48, top + 36), words.names[name], NAME, weight=BOLD, within=within)
    under = (left + 16, top + HEAD, right - 10, bottom - 8)
    if isinstance(printed, ProductionBuilding):
        split = under[3] - 34
        room = canvas.pixels(right - left - 40, split - under[1])
        brings = icons.effects_in(printed.benefit, GOODS * canvas.scale, room, theme)
        canvas.paste(brings, ((left + right) / 2, (under[1] + split) / 2))
        _draw_words(canvas, words.benefit(printed.benefit), (left + 16, split, right - 10, under[3]))
    elif buildings.type_of(name) == PALACE:
        split = bottom - PROPHECY
        canvas.paste(resident(PalaceContent(name), 68 * canvas.scale, theme), (left + 50, (top + HEAD + split) / 2))
        canvas.paragraph((left + 98, under[1], right - 10, split), words.abilities[name], TELLS)
        canvas.line([(left + 12, split), (right - 12, split)], theme.line, 2)
        canvas.paste(icons.icon("prophecy", 44 * canvas.scale, theme), (left + 36, bottom - PROPHECY / 2))
        text = words.prophecies[name]
        told = f"{text[:1].upper()}{text[1:]}"
        canvas.paragraph((left + 68, split + 4, right - 10, bottom - 4), told, TELLS - 3, theme.muted)
    else:
        canvas.paragraph(under, words.abilities[name], TELLS)


def _draw_words(canvas: Canvas, told: str, line: Box) -> None:
    """What the signs above say, in the middle of a line."""
    middle = ((line[0] + line[2]) / 2, (line[1] + line[3]) / 2)
    canvas.text(middle, told, SMALL, canvas.theme.muted, anchor="mm", within=line)


def _is_own(name: str, view: View) -> bool:
    """Whether a Building stands in the area of the View's own seat."""
    return view.seat is not None and name in buildings.owned(view.players[view.seat])


def draw_god(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """A God card: whose it is, and what it brings, in signs and in words."""
    left, top, right, bottom = box
    theme, card = canvas.theme, GOD_CARDS[name]
    canvas.rectangle(box, theme.raised, GOD_COLOURS[card.god], 4, 12)
    draw_number(canvas, (left + CHIP + 8, top + CHIP + 8), number, CHIP)
    start = left + ASIDE
    canvas.paste(icons.god(card.god, 44 * canvas.scale, theme), (start + 22, top + 28))
    within = (start + 52, top + 4, right - 10, top + 52)
    canvas.text((start + 52, top + 28), words.names[card.god], NAME, weight=BOLD, within=within)
    split = bottom - 38
    room = canvas.pixels(right - start - 16, split - top - 50)
    brings = icons.effects_in(card.benefit, 50 * canvas.scale, room, theme)
    canvas.paste(brings, (start + brings.width / canvas.scale / 2, (top + 50 + split) / 2))
    _draw_words(canvas, words.benefit(card.benefit), (left + 16, split - 2, right - 10, bottom - 4))


def draw_army(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """An Army card: its Soldiers, or what it brings instead."""
    left, top, right, bottom = box
    theme, card, middle = canvas.theme, ARMY_CARDS[name], (top + bottom) / 2
    canvas.rectangle(box, theme.raised, theme.line, 2, 12)
    draw_number(canvas, (left + CHIP + 6, middle), number, CHIP)
    x = left + ASIDE + 30
    for _ in range(card.soldiers):
        canvas.paste(icons.icon("soldier", 84 * canvas.scale, theme), (x, middle))
        x += 54
    x += 6
    within = (x, top + 6, right - 8, middle)
    canvas.text((x, middle - 24), words.soldiers(card.soldiers), NAME, weight=BOLD, within=within)
    told, within = words.or_goods(words.amount(card.resource, card.amount)), (x, middle, right - 62, bottom - 4)
    wide = canvas.text((x, middle + 26), told, NAME, within=within)
    canvas.paste(icons.icon(card.resource, 46 * canvas.scale, theme), (x + wide + 32, middle + 26))
