"""Buildings, Weavings, God cards and Army cards, drawn into a box of a canvas."""

from typing import assert_never

from engine import buildings
from engine.components import ARMY_CARDS, GOD_CARDS, WEAVINGS
from engine.components.records import Palace, PassiveBuilding, ProductionBuilding
from engine.resources import UNKNOWN
from render import icons
from render.drawing.canvas import BOLD, Box, Canvas, Point, text_width
from render.drawing.theme import GODS as GOD_COLOURS
from render.words import Words

NAME, NAMED = 20, 110  # letters below a Weaving, and how wide it is at least to be named by its pattern too
CARD_ROWS = 50  # the height of what a God card brings


def draw_building(
    canvas: Canvas, name: str, box: Box, words: Words, glows: bool = False, down: bool = False, beside: float = 0
) -> None:
    """A Building tile: name, price, id, and what it does in icons or words; of an unseen one just the back.

    So much room is left `beside` the name, for whoever stands there.
    """
    theme = canvas.theme
    left, top, right, bottom = box
    fill = theme.line if down else theme.raised
    canvas.rectangle(box, fill, theme.glow if glows else theme.line, 4 if glows else 2, 10)
    if name == UNKNOWN:
        middle = ((left + right) / 2, (top + bottom) / 2)
        canvas.text(middle, name, 44, theme.text, weight=BOLD, anchor="mm", within=box)
        return
    printed = buildings.building(name)
    canvas.paste(icons.icon(buildings.type_of(name), 28 * canvas.scale, theme), (left + 22, top + 22))
    colour = theme.text if down else theme.muted
    canvas.text((left + 42, top + 22), name, 23, colour, within=(left + 40, top + 6, left + 96, top + 40))
    row = icons.cost_row(printed.cost, 34 * canvas.scale, theme)
    canvas.paste(row, (right - 8 - row.width / canvas.scale / 2, top + 22))
    within = (left + 12, top + 37, right - 8 - beside, top + 67)
    canvas.text((left + 12, top + 52), words.names[name], 25, weight=BOLD, within=within)
    match printed:
        case ProductionBuilding(benefit=benefit):
            low = bottom - (30 if down else 4)
            room = canvas.pixels(right - left - 24, low - top - 66)
            effects = icons.effects_in(benefit, 42 * canvas.scale, room, theme)
            canvas.paste(effects, ((left + right) / 2, (top + 66 + low) / 2))
        case PassiveBuilding() | Palace():
            canvas.paragraph((left + 12, top + 66, right - 10, bottom - 6), words.abilities[name], 19)
        case _:
            assert_never(printed)


def draw_weaving(canvas: Canvas, tile: str, centre: Point, side: float, words: Words, glows: bool = False) -> None:
    """A Weaving tile with its name beneath, as much of it as a small tile allows."""
    x, y = centre
    if glows:
        r = side / 2 + 3
        canvas.rectangle((x - r, y - r, x + r, y + r), None, canvas.theme.glow, 4, 6)
    canvas.paste(icons.weaving(tile, round(side * canvas.scale), canvas.theme), centre)
    within = (x - side / 2, y + side / 2, x + side / 2, y + side / 2 + 26)
    name = f"{tile} {words.names[WEAVINGS[tile].pattern]}"
    name = name if side >= NAMED and text_width(name, NAME, BOLD) <= side else tile
    canvas.text((x, y + side / 2 + 13), name, NAME, weight=BOLD, anchor="mm", within=within)


def draw_god_card(canvas: Canvas, card: str, box: Box, words: Words, glows: bool = False) -> None:
    """A God card: god with letter and symbol, id, benefit in icons."""
    theme = canvas.theme
    left, top, right, _ = box
    god = GOD_CARDS[card].god
    canvas.rectangle(box, theme.raised, theme.glow if glows else GOD_COLOURS[god], 5 if glows else 3, 10)
    within = (left + 8, top + 6, right - 78, top + 40)
    canvas.text((left + 12, top + 22), words.names[god], 25, weight=BOLD, within=within)
    canvas.paste(icons.god_badge(god, 32 * canvas.scale, theme), (right - 40, top + 23))
    canvas.text((left + 12, top + 54), card, 23, theme.muted, within=(left + 8, top + 40, left + 66, top + 68))
    room = canvas.pixels(right - left - 20, CARD_ROWS)
    row = icons.effects_in(GOD_CARDS[card].benefit, 38 * canvas.scale, room, theme)
    canvas.paste(row, ((left + right) / 2, top + 91))


def draw_army_card(canvas: Canvas, card: str, box: Box, words: Words, down: bool = False) -> None:
    """An Army card: id, soldiers, and the resource it brings when discarded from the hand."""
    theme, printed = canvas.theme, ARMY_CARDS[card]
    left, top, right, bottom = box
    canvas.rectangle(box, theme.line if down else theme.raised, theme.line, 2, 10)
    colour = theme.text if down else theme.muted
    canvas.text((left + 10, top + 21), card, 23, colour, within=(left + 8, top + 6, left + 62, top + 38))
    for index in range(printed.soldiers):
        canvas.paste(icons.icon("soldier", 36 * canvas.scale, theme), (right - 24 - index * 34, top + 27))
    if down:
        where = (left + 6, bottom - 40, right - 6, bottom - 8)
        canvas.text(
            ((left + right) / 2, bottom - 24), words.face_down, 19, theme.text, weight=BOLD, anchor="mm", within=where
        )
    else:
        canvas.text(
            (left + 44, bottom - 30),
            str(printed.amount),
            28,
            weight=BOLD,
            anchor="mm",
            within=(left + 24, bottom - 50, left + 64, bottom - 10),
        )
        canvas.paste(icons.icon(printed.resource, 38 * canvas.scale, theme), (left + 84, bottom - 30))
