"""A player's area, and a private hand."""

from collections.abc import Sequence

from engine.components import ARMY_CARDS, GOD_CARDS, SPACES, WEAVINGS
from engine.resources import UNKNOWN
from engine.rules.placement import placement_cost
from engine.rules.statues import has_statue
from engine.state import Player, View
from render import icons
from render.automa_board import content as automa
from render.automa_board import large
from render.board_parts import seats
from render.board_parts.offers import draw_building, draw_god_card, draw_weaving
from render.board_parts.tracks import TITLE, frame, title
from render.drawing.canvas import BOLD, Canvas, Panel
from render.drawing.theme import Theme, called
from render.pictures.board import GAP, MARGIN, Picture, put_together
from render.words import word

WIDTH = seats.WIDTH + 2 * MARGIN
BUILDING = (303, 166)
TILE = 128
CARD = (150, 122)


def tableau_picture(
    view: View, seat: int, theme: str = "light", lang: str = "en", names: tuple[str, ...] = ()
) -> Picture:
    """A player's area: resources and score, Buildings, Tapestries, Army cards in play."""
    look, player = called(theme), seats.player_at(view, seat)
    head = seats.row(seats.content(view, seat, names, lang), look, lang)
    parts = [_buildings(player, look, lang), _tapestries(player, look, lang), _army(player, look, lang)]
    return _stacked([head], look, _automa(view, look, lang) if view.automated(seat) else ((), ()), parts)


def _automa(view: View, theme: Theme, lang: str) -> tuple[Sequence[Panel], Sequence[Panel]]:
    """The automa's board in two columns."""
    return large.in_columns(automa.content(view), (seats.WIDTH - GAP) // 2, theme, lang)


def _stacked(
    above: Sequence[Panel],
    theme: Theme,
    columns: tuple[Sequence[Panel], Sequence[Panel]] = ((), ()),
    below: Sequence[Panel] = (),
) -> Picture:
    """Panels from the top down, some of them perhaps in two columns."""
    placed, top = _column(above, MARGIN, MARGIN)
    left, left_end = _column(columns[0], MARGIN, top)
    right, right_end = _column(columns[1], WIDTH // 2 + GAP // 2, top)
    under, end = _column(below, MARGIN, max(left_end, right_end))
    return put_together([*placed, *left, *right, *under], WIDTH, end - GAP + MARGIN, theme)


def _column(panels: Sequence[Panel], x: int, top: int) -> tuple[list[tuple[Panel, int, int]], int]:
    placed = []
    for panel in panels:
        placed.append((panel, x, top))
        top += panel.image.height + GAP
    return placed, top


def _grid(count: int, across: int, height: float) -> int:
    """The height of a panel with so many things, so many in a row."""
    return round(TITLE + 16 + max(1, -(-count // across)) * (height + 8))


def _empty(canvas: Canvas, lang: str) -> None:
    canvas.text((24, canvas.height / 2 + 16), word("empty", lang), 22, canvas.theme.muted)


def _buildings(player: Player, theme: Theme, lang: str) -> Panel:
    tiles = [(name, False) for name in player.production_up + player.passives]
    tiles += [(name, True) for name in player.production_down]
    width, height = BUILDING
    canvas = frame(seats.WIDTH, _grid(len(tiles), 5, height), theme)
    counts = f"{len(player.production_up) + len(player.passives)} {word('face_up', lang)}"
    counts += f", {len(player.production_down)} {word('face_down', lang)}"
    head = title(canvas, word("buildings", lang), room=500)
    canvas.text((34 + head, 25), counts, 21, theme.muted, within=(34 + head, 8, canvas.width - 12, 42))
    for index, (name, down) in enumerate(tiles):
        left = 10 + index % 5 * (width + 6)
        top = TITLE + 6 + index // 5 * (height + 8)
        draw_building(canvas, name, (left, top, left + width, top + height), down=down)
        if down:
            canvas.rectangle(
                (left + 8, top + height - 36, left + width - 8, top + height - 6), theme.panel, theme.line, 1.5, 8
            )
            where = (left + 10, top + height - 36, left + width - 10, top + height - 6)
            canvas.text(
                (left + width / 2, top + height - 21),
                word("face_down", lang),
                20,
                theme.muted,
                weight=BOLD,
                anchor="mm",
                within=where,
            )
    if not tiles:
        _empty(canvas, lang)
    return canvas.done()


def _tapestries(player: Player, theme: Theme, lang: str) -> Panel:
    rows = _rows(player.tapestries)
    canvas = frame(seats.WIDTH, TITLE + 14 + max(1, len(rows)) * (TILE + 62), theme)
    title(canvas, word("tapestries", lang))
    for index, line in enumerate(rows):
        x, top = 16.0, TITLE + 8.0 + index * (TILE + 62)
        for number, tapestry in line:
            x = _tapestry(canvas, number, tapestry, x, top, lang)
    if not rows:
        _empty(canvas, lang)
    return canvas.done()


def _rows(tapestries: tuple[tuple[str, ...], ...]) -> list[list[tuple[int, tuple[str, ...]]]]:
    """Tapestries side by side as long as the width allows."""
    rows: list[list[tuple[int, tuple[str, ...]]]] = []
    left = 0
    for number, tapestry in enumerate(tapestries, 1):
        need = len(tapestry) * TILE + 40
        if not rows or need > left:
            rows.append([])
            left = seats.WIDTH - 32
        rows[-1].append((number, tapestry))
        left -= need
    return rows


def _tapestry(canvas: Canvas, number: int, tapestry: tuple[str, ...], x: float, top: float, lang: str) -> float:
    theme = canvas.theme
    within = (x, top, x + max(TILE, len(tapestry) * TILE), top + 28)
    text = f"{word('tapestry', lang)} {number}"
    canvas.text((x + 2, top + 14), text, 20, theme.muted, weight=BOLD, within=within)
    for index, tile in enumerate(tapestry):
        draw_weaving(canvas, tile, (x + TILE / 2, top + 30 + TILE / 2), TILE - 2)
        if index and WEAVINGS[tapestry[index - 1]].right == WEAVINGS[tile].left:
            canvas.ellipse((x - 30, top + 30 + TILE / 2 - 30, x + 30, top + 30 + TILE / 2 + 30), None, theme.glow, 5)
        x += TILE
    return x + 40


def _army(player: Player, theme: Theme, lang: str) -> Panel:
    cards = [(card, False) for card in player.army_up] + [(card, True) for card in player.army_down]
    width, height = CARD
    canvas = frame(seats.WIDTH, _grid(len(cards), 10, height), theme)
    soldiers = sum(ARMY_CARDS[card].soldiers for card in player.army_up)
    head = title(canvas, word("army", lang), room=400)
    canvas.paste(icons.icon("soldier", 28 * canvas.soft, theme), (56 + head, 24))
    canvas.text((78 + head, 25), str(soldiers), 25, weight=BOLD, within=(78 + head, 8, 140 + head, 42))
    for index, (card, down) in enumerate(cards):
        left = 10 + index % 10 * (width + 4)
        top = TITLE + 6 + index // 10 * (height + 8)
        draw_army_card(canvas, card, (left, top, left + width, top + height), lang, down)
    if not cards:
        _empty(canvas, lang)
    return canvas.done()


def draw_army_card(
    canvas: Canvas, card: str, box: tuple[float, float, float, float], lang: str, down: bool = False
) -> None:
    """An Army card: id, soldiers, and the resource it brings when discarded from the hand."""
    theme, printed = canvas.theme, ARMY_CARDS[card]
    left, top, right, bottom = box
    canvas.rectangle(box, theme.line if down else theme.raised, theme.line, 2, 10)
    canvas.text((left + 10, top + 21), card, 23, weight=BOLD, within=(left + 8, top + 6, left + 62, top + 38))
    for index in range(printed.soldiers):
        canvas.paste(icons.icon("soldier", 36 * canvas.soft, theme), (right - 24 - index * 34, top + 27))
    if down:
        where = (left + 6, bottom - 40, right - 6, bottom - 8)
        canvas.text(
            ((left + right) / 2, bottom - 24),
            word("face_down", lang),
            19,
            theme.ink,
            weight=BOLD,
            anchor="mm",
            within=where,
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
        canvas.paste(icons.icon(printed.resource, 38 * canvas.soft, theme), (left + 84, bottom - 30))


# ---------------------------------------------------------------- the private hand


def hand_picture(view: View, theme: str = "light", lang: str = "en", names: tuple[str, ...] = ()) -> Picture:
    """The God and Army cards of the View's own seat, and what they are worth now."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    look, player = called(theme), view.players[view.seat]
    assert UNKNOWN not in player.god_hand + player.army_hand + player.dealt
    parts = [seats.row(seats.content(view, view.seat, names, lang), look, lang), _god_hand(view, look, lang)]
    parts.append(_army_hand(player, look, lang))
    return _stacked(parts, look)


def _god_hand(view: View, theme: Theme, lang: str) -> Panel:
    assert view.seat is not None
    player = view.players[view.seat]
    cards = player.god_hand + player.dealt
    width, height = 303, 196
    canvas = frame(seats.WIDTH, _grid(len(cards), 5, height), theme)
    title(canvas, f"{word('god_deck', lang)} ({len(cards)})")
    for index, card in enumerate(cards):
        left = 10 + index % 5 * (width + 6)
        top = TITLE + 6 + index // 5 * (height + 8)
        draw_god_card(canvas, card, (left, top, left + width, top + height))
        for line, text in enumerate(_worth(view, player, card, lang)):
            y = top + 134 + line * 27
            canvas.text((left + 14, y), text, 21, theme.muted, within=(left + 12, y - 13, left + width - 8, y + 13))
    if not cards:
        _empty(canvas, lang)
    return canvas.done()


def _worth(view: View, player: Player, card: str, lang: str) -> tuple[str, str]:
    """Where a God card could place a Worker now, and whether a Statue opens its benefits."""
    god = GOD_CARDS[card].god
    purse = player.potato + player.corn + player.gold
    assert view.seat is not None
    costs = [
        placement_cost(view, view.seat, space.id, "")
        for space in SPACES.values()
        if player.priest and space.god == god and space.id not in view.hill
    ]
    reach = [cost for cost in costs if cost <= purse]
    statue = word("active_now" if has_statue(player, god) else "no_statue", lang)
    if not reach:
        return word("no_space", lang), statue
    return f"{len(reach)} {word('playable_on', lang)}, {word('from_food', lang)} {min(reach)}", statue


def _army_hand(player: Player, theme: Theme, lang: str) -> Panel:
    width, height = CARD
    canvas = frame(seats.WIDTH, _grid(len(player.army_hand), 10, height), theme)
    soldiers = sum(ARMY_CARDS[card].soldiers for card in player.army_hand)
    title(canvas, f"{word('army_deck', lang)} ({len(player.army_hand)}; {soldiers} {word('soldiers', lang)})")
    for index, card in enumerate(player.army_hand):
        left = 10 + index % 10 * (width + 4)
        top = TITLE + 6 + index // 10 * (height + 8)
        draw_army_card(canvas, card, (left, top, left + width, top + height), lang)
    if not player.army_hand:
        _empty(canvas, lang)
    return canvas.done()
