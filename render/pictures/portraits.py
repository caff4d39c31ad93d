"""Parts of the board as portraits, as wide as a player's area: for a phone."""

from functools import lru_cache

from engine import buildings, queries
from engine.components import CONQUEST, WEAVING_REWARDS
from engine.components import WEAVINGS as TILES
from engine.resources import Place
from engine.state import View
from render import icons
from render.board_parts import nation_tiles, offers, palace_tiles, parts, regions, temple_track
from render.board_parts.cards_and_tiles import draw_building, draw_weaving
from render.board_parts.palace_tiles import PalaceContent
from render.drawing.canvas import BOLD, MEDIUM, Box, Canvas, Panel, wrapped
from render.drawing.flow import Block, fixed
from render.drawing.panel import TITLE, title
from render.drawing.sheet import widened
from render.drawing.theme import Theme
from render.pictures import board
from render.pictures.player_area import INNER, PER_ROW, ROOM, area_frame, draw_empty, enlarged, grid_height, place
from render.pictures.tableau import BUILDING, PALACE
from render.words import Words

WEAVING = 120.0  # the most a Weaving on sale takes
ACROSS, SPACE = 3, ((ROOM - 32) / 3, 92.0)  # Conquest spaces
NATION = 52  # the height of a Nation tile, without what it does in words
LETTERS, LINE = 20, 24
ASKED, EDGE, ARROW = 98.0, 32, 26  # one of several Weavings asked about, and what stands beside it


def on_sale(view: View, theme: Theme, words: Words) -> list[Block]:
    """The Buildings, Palaces and Weavings on sale."""
    return [*buildings_on_sale(view, theme, words), weavings_on_sale(view, theme, words)]


def buildings_on_sale(view: View, theme: Theme, words: Words) -> list[Block]:
    """The Buildings on sale, and the Palaces if there are any in this game."""
    found = [fixed(parts.MARKET, _market(view, theme, words))]
    if buildings.PALACE in view.options.box.building_types:
        found.append(fixed(parts.PALACES_ON_SALE, _palaces(view, theme, words)))
    return found


def weavings_on_sale(view: View, theme: Theme, words: Words) -> Block:
    """The Weavings on sale, or the top one and how many lie beneath."""
    top = offers.top_weaving(view.weavings)
    tiles = view.weavings_drawn or ((top,) if top else ())
    side = min(WEAVING, (ROOM - 30) / max(1, len(tiles)) - 6)
    canvas = area_frame(TITLE + side + 40 if tiles else TITLE + 36, theme)
    wide = title(canvas, words.on_sale if view.weavings_drawn else words.top_weaving, room=300)
    left = words.typeset(f"{words.weavings}: {len(view.weavings)}")
    canvas.text((34 + wide, 25), left, 21, theme.muted, within=(34 + wide, 8, ROOM - 12, 42))
    for index, tile in enumerate(tiles):
        x = 16 + side / 2 + index * (side + 6)
        draw_weaving(canvas, tile, (x, TITLE + 2 + side / 2), side, words)
    if not tiles:
        draw_empty(canvas, words)
    return fixed(parts.WEAVINGS_ON_SALE, enlarged(canvas), empty=not tiles)


def weavings_asked(heading: str, tiles: tuple[str, ...], theme: Theme, words: Words) -> Panel:
    """Weavings that a question is about, each with what its edges bring where they match."""
    across = min(PER_ROW, len(tiles))
    side = WEAVING if across == 1 else ASKED
    size = ((ROOM - 14) / across - 6, side + 26)
    canvas = area_frame(grid_height(len(tiles), across, size[1]), theme)
    title(canvas, heading)
    for index, name in enumerate(tiles):
        left, top, right, _ = place(index, size, across)
        draw_weaving(canvas, name, (left + 6 + side / 2, top + side / 2), side, words)
        edges = dict.fromkeys((TILES[name].left, TILES[name].right))
        high = size[1] / len(edges)
        for line, edge in enumerate(edges):
            _draw_match(canvas, edge, (left + side + 12, top + line * high, right, top + (line + 1) * high))
    return enlarged(canvas)


def _draw_match(canvas: Canvas, edge: str, box: Box) -> None:
    """An edge, and what it brings beside its like."""
    left, top, right, bottom = box
    y, theme = (top + bottom) / 2, canvas.theme
    canvas.paste(icons.icon(edge, EDGE * canvas.scale, theme), (left + EDGE / 2, y))
    canvas.paste(icons.icon("arrow", ARROW * canvas.scale, theme), (left + EDGE + ARROW / 2, y))
    start = left + EDGE + ARROW + 2
    room = canvas.pixels(right - start, bottom - top - 4)
    brings = icons.effects_in(WEAVING_REWARDS[edge].benefit, EDGE * canvas.scale, room, theme)
    canvas.paste(brings, (start + brings.width / canvas.scale / 2, y))


def _market(view: View, theme: Theme, words: Words) -> Panel:
    """The Buildings on sale but for Palaces."""
    tiles = [name for name in buildings.market(view) if buildings.type_of(name) != buildings.PALACE]
    canvas = area_frame(grid_height(len(tiles), PER_ROW, BUILDING[1]), theme)
    title(canvas, words.market)
    for index, name in enumerate(tiles):
        draw_building(canvas, name, place(index, BUILDING, PER_ROW), words)
    if not tiles:
        draw_empty(canvas, words)
    return enlarged(canvas)


def _palaces(view: View, theme: Theme, words: Words) -> Panel:
    """The Palaces on sale."""
    on_sale = buildings.market(view, buildings.PALACE)
    canvas = area_frame(grid_height(len(on_sale), 1, PALACE[1]), theme)
    title(canvas, words.typeset(f"{words.market}: {words.palaces}"))
    for index, palace in enumerate(on_sale):
        palace_tiles.draw_palace(canvas, PalaceContent(palace), place(index, PALACE, 1), words)
    if not on_sale:
        draw_empty(canvas, words)
    return enlarged(canvas)


def region(view: View, name: str, theme: Theme, words: Words, *, explained: bool = False) -> Panel:
    """A region: the price of each space, what it brings, or whose marker is there; its Nation tile and who leads."""
    spaces = [space for space in CONQUEST.values() if space.region == name]
    rows = grid_height(len(spaces), ACROSS, SPACE[1])
    nation = nation_tiles.content(view, name)
    ability = wrapped(words.abilities[nation.tile], LETTERS, MEDIUM, ROOM - 32) if nation and explained else []
    canvas = area_frame(rows + (NATION if nation else 0) + len(ability) * LINE, theme)
    wide = title(canvas, words.names[name], room=ROOM - 120)
    leader = queries.majority(view, name)
    if leader is not None:
        canvas.paste(icons.icon("crown", 28 * canvas.scale, theme), (44 + wide, 24))
        canvas.paste(icons.seat(leader, 32 * canvas.scale, theme, numbered=False), (80 + wide, 24))
    pieces = {each.space: each for each in board.pieces(view, name)}
    for index, space in enumerate(spaces):
        box = place(index, SPACE, ACROSS)
        left, top, right, _ = box
        canvas.rectangle(box, theme.raised, theme.line, 1.5, 10)
        canvas.text((left + 10, top + 20), space.id, 22, weight=BOLD, within=(left + 8, top + 4, left + 64, top + 38))
        regions.soldiers(canvas, space, right - 20, top + 22, 26)
        middle = ((left + right) / 2, top + 62)
        if space.id in pieces:
            regions.draw_pieces(canvas, pieces[space.id], middle, 50)
        else:
            room = canvas.pixels(right - left - 12, SPACE[1] - 42)
            canvas.paste(icons.effects_in(space.benefit, 36 * canvas.scale, room, theme), middle)
    if nation:
        _draw_nation(canvas, nation, rows, words)
    for index, line in enumerate(ability):
        y = rows + NATION + (index + 0.3) * LINE
        canvas.text((16, y), line, LETTERS, within=(16, y - LINE / 2, ROOM - 14, y + LINE / 2))
    return enlarged(canvas)


def _draw_nation(canvas: Canvas, nation: nation_tiles.NationContent, top: float, words: Words) -> None:
    """The Nation tile of a region by name, and the markers on it."""
    theme, y = canvas.theme, top + NATION / 2 - 6
    markers = ROOM - 14 - nation_tiles.SLOTS * 34
    canvas.paste(icons.icon("nation", 34 * canvas.scale, theme), (30, y))
    name = f"{nation.tile} {words.names[nation.tile]}"
    canvas.text((54, y), name, 20, weight=BOLD, within=(54, y - 18, markers - 8, y + 18))
    nation_tiles.draw_markers(canvas, nation, markers, y, 34)


def temple(view: View, theme: Theme, words: Words) -> Panel:
    """The Temple as on the board, only larger, and higher with an overlay."""
    return _temple(tuple(player.temple for player in view.players), view.options.box.overlay, theme, words)


@lru_cache(maxsize=8)
def _temple(markers: tuple[Place, ...], overlay: str, theme: Theme, words: Words) -> Panel:
    size = temple_track.LARGE if overlay else temple_track.SIZE
    return widened(temple_track.temple(markers, (), theme, words, overlay, size), INNER, theme)
