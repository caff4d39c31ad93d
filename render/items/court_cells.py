"""Cells for Nations: regions to influence, places for Vassals, and edges of Weavings under Vassals."""

from collections.abc import Mapping

from engine import queries
from engine.components import WEAVING_REWARDS, WEAVINGS
from engine.state import View
from render import icons
from render.board_parts import nation_tiles, vassal_places
from render.drawing.canvas import BOLD, MEDIUM, Box, Canvas
from render.drawing.number import draw_number
from render.items.cells import BESIDE, CHIP, Cells
from render.words import LEFT, Words

REGION, VASSAL = "region", "vassal"


def place_named(name: str) -> tuple[str, str]:
    """The Nation tile of a Vassal and its place, by the id of both.

    >>> place_named("VN01.W12:left"), place_named("VN07.")
    (('VN01', 'W12:left'), ('VN07', ''))
    """
    tile, _, place = name.partition(".")
    return tile, place


def is_edge(name: str) -> bool:
    """Whether a place for a Vassal is the edge of a Weaving.

    >>> is_edge("VN01.W12:left"), is_edge("VN04.3")
    (True, False)
    """
    return place_named(name)[0] == vassal_places.WEAVING


def _region(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """A region: who leads it; its Nation tile by name, what that does, and the markers on it."""
    left, top, right, bottom = box
    theme, start = canvas.theme, left + BESIDE + 6
    canvas.rectangle(box, theme.raised, theme.line, 1.5, 10)
    within = (start, top + 4, right - 100, top + 48)
    wide = canvas.text((start, top + 26), words.names[name], 32, theme.accent, weight=BOLD, within=within)
    leader = queries.majority(view, name)
    if leader is not None:
        canvas.paste(icons.icon("crown", 34 * canvas.scale, theme), (start + wide + 26, top + 26))
        canvas.paste(icons.seat(leader, 36 * canvas.scale, theme), (start + wide + 66, top + 26))
    draw_number(canvas, (left + CHIP + 2, top + CHIP + 2), number, CHIP)
    if not (nation := nation_tiles.content(view, name)):
        return
    canvas.paste(icons.icon("nation", 36 * canvas.scale, theme), (left + 28, top + 70))
    within = (start, top + 50, right - 8, top + 90)
    canvas.text((start, top + 70), words.names[nation.tile], 28, weight=BOLD, within=within)
    canvas.paragraph((left + 12, top + 92, right - 8, bottom - 46), words.abilities[nation.tile], 26)
    nation_tiles.draw_markers(canvas, nation, left + 8, bottom - 24, 42)


def _vassal(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """A Vassal, and the place where it would go."""
    left, top, right, bottom = box
    middle, start = (top + bottom) / 2, left + BESIDE
    canvas.rectangle(box, canvas.theme.raised, canvas.theme.line, 1.5, 10)
    canvas.paste(icons.vassal(view.seat or 0, 62 * canvas.scale, canvas.theme), (start + 32, middle))
    start += 72
    tile, place = place_named(name)
    if sign := vassal_places.sign(tile, place, 72 * canvas.scale, canvas.theme):
        sign = canvas.fitted(sign, (right - 6 - start) / 2)
        canvas.paste(sign, (start + sign.width / canvas.scale / 2, middle))
        start += sign.width / canvas.scale + 12
    lines = _place_words(tile, place, words)
    for index, line in enumerate(lines):
        y = middle + (index - (len(lines) - 1) / 2) * 40
        within = (start, y - 22, right - 6, y + 22)
        canvas.text((start, y), line, 32, weight=MEDIUM if index else BOLD, within=within)
    draw_number(canvas, (left + CHIP + 2, top + CHIP + 2), number, CHIP)


def _place_words(tile: str, place: str, words: Words) -> tuple[str, ...]:
    """A place in one or two short lines."""
    thing, _, part = place.partition(":")
    if tile == vassal_places.STATUE:
        return words.names[part], words.statue_sizes[thing]
    if tile == vassal_places.SEGMENT:
        return words.section(int(place)), words.terraces[vassal_places.BOTTOM]
    if tile == vassal_places.CASUALTIES:
        return (words.casualties,)
    return (vassal_places.short(tile, place),)


def draw_vassal_on_edge(canvas: Canvas, number: int, name: str, box: Box, view: View, words: Words) -> None:
    """A Weaving with a Vassal on one edge, what that edge brings, and the Tapestry that the Weaving lies in."""
    left, top, right, bottom = box
    weaving, _, side = place_named(name)[1].partition(":")
    theme, wide, caption = canvas.theme, bottom - top - 38, bottom - 30
    middle, y = left + BESIDE + wide / 2, top + 4 + wide / 2
    canvas.rectangle(box, theme.raised, theme.line, 1.5, 10)
    canvas.paste(icons.weaving(weaving, round(wide * canvas.scale), theme), (middle, y))
    at = middle - wide / 2 if side == LEFT else middle + wide / 2
    strip = (at, at + wide / 3) if side == LEFT else (at - wide / 3, at)
    canvas.rectangle((strip[0], y - wide / 2, strip[1], y + wide / 2), None, theme.accent, 4, 6)
    canvas.paste(icons.vassal(view.seat or 0, 52 * canvas.scale, theme), (sum(strip) / 2, y))
    edge = WEAVINGS[weaving].left if side == LEFT else WEAVINGS[weaving].right
    _draw_reward(canvas, edge, (left + BESIDE + wide + 10, top + 8, right - 6, bottom - 6), words)
    told = _tapestry_with(view, weaving, words)
    canvas.text(
        (left + BESIDE, bottom - 17),
        told,
        22,
        weight=BOLD,
        within=(left + 4, caption - 2, left + BESIDE + wide + 4, bottom - 2),
    )
    draw_number(canvas, (left + CHIP + 2, top + CHIP + 2), number, CHIP)


def _draw_reward(canvas: Canvas, edge: str, box: Box, words: Words) -> None:
    """What an edge brings, in signs and in words."""
    left, top, right, bottom = box
    benefit, split = WEAVING_REWARDS[edge].benefit, top + 66
    brings = icons.effects_in(benefit, 50 * canvas.scale, canvas.pixels(right - left, 60), canvas.theme)
    canvas.paste(brings, ((left + right) / 2, (top + split) / 2))
    canvas.paragraph((left, split + 4, right, bottom), words.benefit(benefit), 22)


def _tapestry_with(view: View, weaving: str, words: Words) -> str:
    """The number of the Tapestry in which a Weaving lies, counted from 1, in words."""
    tapestries = view.players[view.seat or 0].tapestries
    return next((words.tapestry(n) for n, tapestry in enumerate(tapestries, start=1) if weaving in tapestry), "")


CELLS: Mapping[str, Cells] = {REGION: Cells(470, 262, 2, _region), VASSAL: Cells(494, 122, 2, _vassal)}
