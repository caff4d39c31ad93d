"""The picture of a player's area: everything that lies openly before a seat."""

from collections.abc import Mapping

from engine import buildings, queries, vassals
from engine.resources import VP
from engine.state import Player, View
from render import icons
from render.automa_board import content as automa
from render.automa_board import panels
from render.board_parts import palace_tiles, parts, seat_rows, vassal_places
from render.board_parts.cards_and_tiles import draw_army_card, draw_building, draw_weaving
from render.drawing.canvas import BOLD, Box, Canvas, Panel
from render.drawing.flow import Block, fixed, whole
from render.drawing.panel import TITLE, title
from render.drawing.picture import Picture
from render.drawing.theme import Theme, theme_named
from render.pictures.player_area import (
    CARD,
    ENLARGED,
    INNER,
    PER_ROW,
    ROOM,
    TILE,
    Parts,
    area_frame,
    draw_empty,
    enlarged,
    grid,
    grid_height,
    head,
    parted,
    place,
    stacked,
)
from render.words import LEFT, RIGHT, Words

BUILDING = (TILE, 166)
PALACE = (ROOM - 20, 190)
ACROSS = 3  # Army cards
WEAVING, ABOVE, BELOW = 92.0, 32.0, 62.0  # the most a Weaving takes, the line above a Tapestry, what stands below it
NAMES, BESIDE = 34.0, 216.0  # what stands below a short one, and where its missing patterns are


def tableau_picture(view: View, seat: int, words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> Picture:
    """A player's area in one picture, however tall."""
    look = theme_named(theme)
    return stacked(whole(_blocks(view, seat, look, words, names)), look)


def tableau_parts(view: View, seat: int, words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> Parts:
    """The same in parts for a phone."""
    look = theme_named(theme)
    blocks = _blocks(view, seat, look, words, names)
    return parted(blocks, look, seat_rows.content(view, seat, names, words))


def _blocks(view: View, seat: int, theme: Theme, words: Words, names: tuple[str, ...]) -> list[Block]:
    """Resources and score, Buildings, Tapestries, Army cards in play; of an automa, its board as well."""
    player = seat_rows.player_at(view, seat)
    found = [fixed(parts.HEAD, head(seat_rows.content(view, seat, names, words), theme))]
    found += panels.blocks(automa.content(view), INNER, theme, words) if view.automated(seat) else ()
    found.append(buildings_block(view, seat, theme, words))
    if player.palaces:
        found.append(palaces_block(view, seat, theme, words))
    return [*found, tapestries_block(view, seat, theme, words), army_block(player, theme, words)]


def buildings_block(view: View, seat: int, theme: Theme, words: Words) -> Block:
    """The Buildings of a seat but for Palaces."""
    player = view.players[seat]
    up = tuple(name for name in buildings.face_up(player) if buildings.type_of(name) != buildings.PALACE)
    down = buildings.face_down(player)
    manned = {on.place: on.owners for on in vassal_places.standing(view, vassal_places.PRODUCTION)}
    tiles = [(name, False) for name in up] + [(name, True) for name in down]

    def draw(things: range, mark: str) -> Panel:
        canvas = area_frame(grid_height(len(things), PER_ROW, BUILDING[1]), theme)
        counts = words.up_and_down(len(up), len(down))
        wide = title(canvas, words.buildings + mark, room=260)
        canvas.text((34 + wide, 25), counts, 21, theme.muted, within=(34 + wide, 8, canvas.width - 12, 42))
        for index, thing in enumerate(things):
            name, turned = tiles[thing]
            box = place(index, BUILDING, PER_ROW)
            beside = 0.0
            if name in manned and name in buildings.owned(player):
                crowd = icons.vassals(manned[name], 48 * canvas.scale, theme)
                beside = crowd.width / canvas.scale + 8
            draw_building(canvas, name, box, words, down=turned, beside=beside)
            if beside:
                canvas.paste(crowd, (box[2] - 8 - beside / 2, box[1] + 68))
            if turned:
                _draw_turned(canvas, box, words)
        if not tiles:
            draw_empty(canvas, words)
        return enlarged(canvas)

    return grid(parts.BUILDINGS, len(tiles), PER_ROW, BUILDING[1], draw)


def _draw_turned(canvas: Canvas, box: Box, words: Words) -> None:
    """Write on a Building that it lies face down."""
    left, _, right, bottom = box
    where = (left + 8, bottom - 36, right - 8, bottom - 6)
    canvas.rectangle(where, canvas.theme.panel, canvas.theme.line, 1.5, 8)
    middle, muted = ((left + right) / 2, bottom - 21), canvas.theme.muted
    canvas.text(middle, words.face_down, 20, muted, weight=BOLD, anchor="mm", within=where)


def palaces_block(view: View, seat: int, theme: Theme, words: Words) -> Block:
    """Every Palace with its ability, its Prophecy, and who lives there."""
    palaces = palace_tiles.content(view, seat)

    def draw(things: range, mark: str) -> Panel:
        canvas = area_frame(grid_height(len(things), 1, PALACE[1]), theme)
        title(canvas, words.palaces + mark)
        for index, thing in enumerate(things):
            palace_tiles.draw_palace(canvas, palaces[thing], place(index, PALACE, 1), words)
        return enlarged(canvas)

    return grid(parts.PALACES, len(palaces), 1, PALACE[1], draw)


def tapestries_block(view: View, seat: int, theme: Theme, words: Words) -> Block:
    """The Tapestries of a seat with what they score and lack."""
    tapestries = view.players[seat].tapestries
    lengths = queries.tapestry_lengths(view, seat)
    covered = {on.place: on.owners for on in vassal_places.standing(view, vassal_places.WEAVING)}
    heights = [ABOVE + _side(tapestry) + (NAMES if _is_short(tapestry) else BELOW) for tapestry in tapestries]

    def draw(things: range, mark: str) -> Panel:
        canvas = area_frame(TITLE + 8 + sum(heights[thing] for thing in things) if tapestries else TITLE + 36, theme)
        title(canvas, words.tapestries + mark)
        top = TITLE + 2.0
        for thing in things:
            _draw_heading(canvas, thing + 1, tapestries[thing], lengths[thing], top, words)
            _draw_tapestry(canvas, tapestries[thing], top + ABOVE, words, covered)
            top += heights[thing]
        if not tapestries:
            draw_empty(canvas, words)
        return enlarged(canvas)

    if not tapestries:
        return grid(parts.TAPESTRIES, 0, 1, 0, draw)
    rows = tuple(ENLARGED * height for height in heights)
    return Block(parts.TAPESTRIES, draw, ENLARGED * (TITLE + 8), rows, count=len(tapestries))


def _side(tapestry: tuple[str, ...]) -> float:
    """How large the Weavings of a Tapestry are drawn, so that it has room."""
    return min(WEAVING, (ROOM - 32) / max(1, len(tapestry)))


def _is_short(tapestry: tuple[str, ...]) -> bool:
    """Whether the patterns it has not got have room beside it."""
    return 16 + len(tapestry) * WEAVING < BESIDE


def _draw_heading(
    canvas: Canvas, number: int, tapestry: tuple[str, ...], length: int, top: float, words: Words
) -> None:
    """Which Tapestry it is, and what it scores at the end as it is now; below it, the patterns it has not got."""
    theme, y = canvas.theme, top + ABOVE / 2
    canvas.text((14, y), words.tapestry(number), 22, theme.muted, weight=BOLD, within=(14, top, 300, top + ABOVE))
    text = words.amount(VP, queries.tapestry_vp(length))
    canvas.text((ROOM - 16, y), text, 24, weight=BOLD, anchor="rm", within=(310, top, ROOM - 12, top + ABOVE))
    _draw_missing(canvas, tapestry, top + ABOVE, words)


def _draw_missing(canvas: Canvas, tapestry: tuple[str, ...], top: float, words: Words) -> None:
    """The patterns that a Tapestry has not got: below it, or beside a short one."""
    theme, short = canvas.theme, _is_short(tapestry)
    left, y = (BESIDE, top + 26) if short else (14.0, top + _side(tapestry) + 43)
    wide = canvas.text((left, y), words.missing, 21, theme.muted, within=(left, y - 16, left + 200, y + 16))
    x, y = (left + 16, y + 38) if short else (left + wide + 24, y)
    missing = queries.missing_patterns(tapestry)
    for name in missing:
        canvas.paste(icons.pattern(name, 34 * canvas.scale, theme), (x, y))
        x += 40
    if not missing:
        canvas.paste(icons.icon("fulfilled", 30 * canvas.scale, theme), (x, y))


def _draw_tapestry(
    canvas: Canvas, tapestry: tuple[str, ...], top: float, words: Words, covered: Mapping[str, tuple[int, ...]]
) -> None:
    """A Tapestry from left to right: matches are ringed, Vassals stand on the edges they cover."""
    theme, side, x = canvas.theme, _side(tapestry), 16.0
    matching = queries.matching_weavings(tapestry, frozenset(covered))
    for index, tile in enumerate(tapestry):
        middle = top + side / 2
        draw_weaving(canvas, tile, (x + side / 2, middle), side - 2, words)
        if index in matching:
            canvas.ellipse((x - 22, middle - 22, x + 22, middle + 22), None, theme.glow, 5)
        for edge, at in ((LEFT, x + side / 6), (RIGHT, x + side * 5 / 6)):
            for owner in covered.get(vassals.edge(tile, edge), ()):
                canvas.paste(icons.vassal(owner, round(side / 3) * canvas.scale, theme), (at, middle))
        x += side


def army_block(player: Player, theme: Theme, words: Words) -> Block:
    """The Army cards that a seat has in play."""
    cards = [(card, False) for card in player.army_up] + [(card, True) for card in player.army_down]

    def draw(things: range, mark: str) -> Panel:
        canvas = area_frame(grid_height(len(things), ACROSS, CARD[1]), theme)
        wide = title(canvas, words.army + mark, room=320)
        canvas.paste(icons.icon("soldier", 28 * canvas.scale, theme), (56 + wide, 24))
        soldiers = str(queries.soldiers_on(player.army_up))
        canvas.text((78 + wide, 25), soldiers, 25, weight=BOLD, within=(78 + wide, 8, 140 + wide, 42))
        for index, thing in enumerate(things):
            card, down = cards[thing]
            draw_army_card(canvas, card, place(index, CARD, ACROSS), words, down)
        if not cards:
            draw_empty(canvas, words)
        return enlarged(canvas)

    return grid(parts.ARMY, len(cards), ACROSS, CARD[1], draw)
