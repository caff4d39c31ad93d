"""The picture of a player's area: everything that lies openly before a seat."""

from collections.abc import Mapping, Sequence

from engine import buildings, queries, vassals
from engine.resources import VP
from engine.state import Player, View
from render import icons
from render.automa_board import content as automa
from render.automa_board import panels
from render.board_parts import palace_tiles, seat_rows, vassal_places
from render.board_parts.cards_and_tiles import draw_army_card, draw_building, draw_weaving
from render.drawing.canvas import BOLD, Box, Canvas, Panel
from render.drawing.panel import TITLE, title
from render.drawing.picture import Picture
from render.drawing.theme import Theme, theme_named
from render.pictures.player_area import (
    CARD,
    INNER,
    PER_ROW,
    ROOM,
    TILE,
    area_frame,
    draw_empty,
    enlarged,
    grid_height,
    head,
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
    """A player's area: resources and score, Buildings, Tapestries, Army cards in play."""
    look, player = theme_named(theme), seat_rows.player_at(view, seat)
    parts = [head(seat_rows.content(view, seat, names, words), look)]
    parts += _automa(view, look, words) if view.automated(seat) else ()
    parts.append(buildings_panel(view, seat, look, words))
    if player.palaces:
        parts.append(palaces_panel(view, seat, look, words))
    parts += [tapestries_panel(view, seat, look, words), army_panel(player, look, words)]
    return stacked(parts, look)


def _automa(view: View, theme: Theme, words: Words) -> Sequence[Panel]:
    """The automa's board from the top down."""
    return panels.in_column(automa.content(view), INNER, theme, words)


def buildings_panel(view: View, seat: int, theme: Theme, words: Words) -> Panel:
    """The Buildings of a seat but for Palaces."""
    player = view.players[seat]
    up = tuple(name for name in buildings.face_up(player) if buildings.type_of(name) != buildings.PALACE)
    down = buildings.face_down(player)
    manned = {on.place: on.owners for on in vassal_places.standing(view, vassal_places.PRODUCTION)}
    tiles = [(name, False) for name in up] + [(name, True) for name in down]
    canvas = area_frame(grid_height(len(tiles), PER_ROW, BUILDING[1]), theme)
    counts = words.up_and_down(len(up), len(down))
    wide = title(canvas, words.buildings, room=240)
    canvas.text((34 + wide, 25), counts, 21, theme.muted, within=(34 + wide, 8, canvas.width - 12, 42))
    for index, (name, turned) in enumerate(tiles):
        box = place(index, BUILDING, PER_ROW)
        draw_building(canvas, name, box, words, down=turned)
        if name in manned and name in buildings.owned(player):
            crowd = icons.vassals(manned[name], 48 * canvas.scale, theme)
            canvas.paste(crowd, (box[2] - 12 - crowd.width / canvas.scale / 2, box[1] + 68))
        if turned:
            _draw_turned(canvas, box, words)
    if not tiles:
        draw_empty(canvas, words)
    return enlarged(canvas)


def _draw_turned(canvas: Canvas, box: Box, words: Words) -> None:
    """Write on a Building that it lies face down."""
    left, _, right, bottom = box
    where = (left + 8, bottom - 36, right - 8, bottom - 6)
    canvas.rectangle(where, canvas.theme.panel, canvas.theme.line, 1.5, 8)
    middle, muted = ((left + right) / 2, bottom - 21), canvas.theme.muted
    canvas.text(middle, words.face_down, 20, muted, weight=BOLD, anchor="mm", within=where)


def palaces_panel(view: View, seat: int, theme: Theme, words: Words) -> Panel:
    """Every Palace with its ability, its Prophecy, and who lives there."""
    palaces = palace_tiles.content(view, seat)
    canvas = area_frame(grid_height(len(palaces), 1, PALACE[1]), theme)
    title(canvas, words.palaces)
    for index, palace in enumerate(palaces):
        palace_tiles.draw_palace(canvas, palace, place(index, PALACE, 1), words)
    return enlarged(canvas)


def tapestries_panel(view: View, seat: int, theme: Theme, words: Words) -> Panel:
    """The Tapestries of a seat with what they score and lack."""
    tapestries = view.players[seat].tapestries
    covered = {on.place: on.owners for on in vassal_places.standing(view, vassal_places.WEAVING)}
    heights = [ABOVE + _side(tapestry) + (NAMES if _is_short(tapestry) else BELOW) for tapestry in tapestries]
    canvas = area_frame(TITLE + 8 + sum(heights) if tapestries else TITLE + 36, theme)
    title(canvas, words.tapestries)
    top = TITLE + 2.0
    for number, (tapestry, length) in enumerate(
        zip(tapestries, queries.tapestry_lengths(view, seat), strict=True), start=1
    ):
        _draw_heading(canvas, number, tapestry, length, top, words)
        _draw_tapestry(canvas, tapestry, top + ABOVE, words, covered)
        top += heights[number - 1]
    if not tapestries:
        draw_empty(canvas, words)
    return enlarged(canvas)


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


def army_panel(player: Player, theme: Theme, words: Words) -> Panel:
    """The Army cards that a seat has in play."""
    cards = [(card, False) for card in player.army_up] + [(card, True) for card in player.army_down]
    canvas = area_frame(grid_height(len(cards), ACROSS, CARD[1]), theme)
    soldiers = queries.soldiers_on(player.army_up)
    wide = title(canvas, words.army, room=300)
    canvas.paste(icons.icon("soldier", 28 * canvas.scale, theme), (56 + wide, 24))
    canvas.text((78 + wide, 25), str(soldiers), 25, weight=BOLD, within=(78 + wide, 8, 140 + wide, 42))
    for index, (card, down) in enumerate(cards):
        draw_army_card(canvas, card, place(index, CARD, ACROSS), words, down)
    if not cards:
        draw_empty(canvas, words)
    return enlarged(canvas)
