"""The picture of a player's area: everything that lies openly before a seat."""

from collections.abc import Mapping, Sequence

from engine import buildings, queries, vassals
from engine.state import Player, View
from render import icons
from render.automa_board import content as automa
from render.automa_board import panels
from render.board_parts import palace_tiles, seat_rows, vassal_places
from render.board_parts.cards_and_tiles import draw_army_card, draw_building, draw_weaving
from render.drawing.canvas import BOLD, Canvas, Panel
from render.drawing.panel import TITLE, frame, title
from render.drawing.picture import GAP, Picture
from render.drawing.theme import Theme, theme_named
from render.pictures.player_area import CARD, draw_empty, grid_height, stacked
from render.words import LEFT, RIGHT, Words

BUILDING = (303, 166)
PALACE = (509, 190)
TILE = 128


def tableau_picture(view: View, seat: int, words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> Picture:
    """A player's area: resources and score, Buildings, Tapestries, Army cards in play."""
    look, player = theme_named(theme), seat_rows.player_at(view, seat)
    head = seat_rows.row(seat_rows.content(view, seat, names, words), look, words)
    parts = [_buildings(view, seat, look, words)]
    if player.palaces:
        parts.append(_palaces(view, seat, look, words))
    parts += [_tapestries(view, seat, look, words), _army(player, look, words)]
    return stacked([head], look, _automa(view, look, words) if view.automated(seat) else ((), ()), parts)


def _automa(view: View, theme: Theme, words: Words) -> tuple[Sequence[Panel], Sequence[Panel]]:
    """The automa's board in two columns."""
    return panels.in_columns(automa.content(view), (seat_rows.WIDTH - GAP) // 2, theme, words)


def _buildings(view: View, seat: int, theme: Theme, words: Words) -> Panel:
    player = view.players[seat]
    up = tuple(name for name in buildings.face_up(player) if buildings.type_of(name) != buildings.PALACE)
    down = buildings.face_down(player)
    manned = {on.place: on.owners for on in vassal_places.standing(view, vassal_places.PRODUCTION)}
    tiles = [(name, False) for name in up] + [(name, True) for name in down]
    width, height = BUILDING
    canvas = frame(seat_rows.WIDTH, grid_height(len(tiles), 5, height), theme)
    counts = words.up_and_down(len(up), len(down))
    head = title(canvas, words.buildings, room=500)
    canvas.text((34 + head, 25), counts, 21, theme.muted, within=(34 + head, 8, canvas.width - 12, 42))
    for index, (name, turned) in enumerate(tiles):
        left = 10 + index % 5 * (width + 6)
        top = TITLE + 6 + index // 5 * (height + 8)
        draw_building(canvas, name, (left, top, left + width, top + height), words, down=turned)
        if name in manned and name in buildings.owned(player):
            crowd = icons.vassals(manned[name], 48 * canvas.scale, theme)
            canvas.paste(crowd, (left + width - 12 - crowd.width / canvas.scale / 2, top + 68))
        if turned:
            canvas.rectangle(
                (left + 8, top + height - 36, left + width - 8, top + height - 6), theme.panel, theme.line, 1.5, 8
            )
            where = (left + 10, top + height - 36, left + width - 10, top + height - 6)
            canvas.text(
                (left + width / 2, top + height - 21),
                words.face_down,
                20,
                theme.muted,
                weight=BOLD,
                anchor="mm",
                within=where,
            )
    if not tiles:
        draw_empty(canvas, words)
    return canvas.done()


def _palaces(view: View, seat: int, theme: Theme, words: Words) -> Panel:
    """Every Palace with its ability, its Prophecy, and who lives there."""
    palaces = palace_tiles.content(view, seat)
    width, height = PALACE
    canvas = frame(seat_rows.WIDTH, grid_height(len(palaces), 3, height), theme)
    title(canvas, words.palaces)
    for index, palace in enumerate(palaces):
        left, top = 10 + index % 3 * (width + 6), TITLE + 6 + index // 3 * (height + 8)
        palace_tiles.draw_palace(canvas, palace, (left, top, left + width, top + height), words)
    return canvas.done()


def _tapestries(view: View, seat: int, theme: Theme, words: Words) -> Panel:
    tapestries = view.players[seat].tapestries
    covered = {on.place: on.owners for on in vassal_places.standing(view, vassal_places.WEAVING)}
    rows = _rows(tapestries)
    canvas = frame(seat_rows.WIDTH, TITLE + 14 + max(1, len(rows)) * (TILE + 62), theme)
    title(canvas, words.tapestries)
    for index, line in enumerate(rows):
        x, top = 16.0, TITLE + 8.0 + index * (TILE + 62)
        for number, tapestry in line:
            x = _tapestry(canvas, number, tapestry, x, top, words, covered)
    if not rows:
        draw_empty(canvas, words)
    return canvas.done()


def _rows(tapestries: tuple[tuple[str, ...], ...]) -> list[list[tuple[int, tuple[str, ...]]]]:
    """Tapestries side by side as long as the width allows."""
    rows: list[list[tuple[int, tuple[str, ...]]]] = []
    left = 0
    for number, tapestry in enumerate(tapestries, 1):
        need = len(tapestry) * TILE + 40
        if not rows or need > left:
            rows.append([])
            left = seat_rows.WIDTH - 32
        rows[-1].append((number, tapestry))
        left -= need
    return rows


def _tapestry(
    canvas: Canvas,
    number: int,
    tapestry: tuple[str, ...],
    x: float,
    top: float,
    words: Words,
    covered: Mapping[str, tuple[int, ...]],
) -> float:
    """A Tapestry from left to right: matches are ringed, Vassals stand on the edges they cover."""
    theme = canvas.theme
    within = (x, top, x + max(TILE, len(tapestry) * TILE), top + 28)
    text = words.tapestry(number)
    canvas.text((x + 2, top + 14), text, 20, theme.muted, weight=BOLD, within=within)
    matching = queries.matching_weavings(tapestry, frozenset(covered))
    for index, tile in enumerate(tapestry):
        draw_weaving(canvas, tile, (x + TILE / 2, top + 30 + TILE / 2), TILE - 2, words)
        if index in matching:
            canvas.ellipse((x - 30, top + 30 + TILE / 2 - 30, x + 30, top + 30 + TILE / 2 + 30), None, theme.glow, 5)
        for side, at in ((LEFT, x + 22), (RIGHT, x + TILE - 22)):
            owners = covered.get(vassals.edge(tile, side), ())
            for owner in owners:
                canvas.paste(icons.vassal(owner, 42 * canvas.scale, theme), (at, top + 30 + TILE / 2))
        x += TILE
    return x + 40


def _army(player: Player, theme: Theme, words: Words) -> Panel:
    cards = [(card, False) for card in player.army_up] + [(card, True) for card in player.army_down]
    width, height = CARD
    canvas = frame(seat_rows.WIDTH, grid_height(len(cards), 10, height), theme)
    soldiers = queries.soldiers_on(player.army_up)
    head = title(canvas, words.army, room=400)
    canvas.paste(icons.icon("soldier", 28 * canvas.scale, theme), (56 + head, 24))
    canvas.text((78 + head, 25), str(soldiers), 25, weight=BOLD, within=(78 + head, 8, 140 + head, 42))
    for index, (card, down) in enumerate(cards):
        left = 10 + index % 10 * (width + 4)
        top = TITLE + 6 + index // 10 * (height + 8)
        draw_army_card(canvas, card, (left, top, left + width, top + height), words, down)
    if not cards:
        draw_empty(canvas, words)
    return canvas.done()
