"""The picture of a private hand: the God and Army cards of one seat."""

from engine import queries
from engine.components import GOD_CARDS
from engine.resources import UNKNOWN
from engine.state import Player, View
from render.board_parts import seat_rows
from render.board_parts.cards_and_tiles import draw_army_card, draw_god_card
from render.drawing.canvas import Panel
from render.drawing.panel import title
from render.drawing.picture import Picture
from render.drawing.theme import Theme, theme_named
from render.pictures.player_area import (
    CARD,
    PER_ROW,
    TILE,
    area_frame,
    draw_empty,
    enlarged,
    grid_height,
    head,
    place,
    stacked,
)
from render.words import Words

GOD_CARD = (TILE, 196)
ACROSS = 3  # Army cards


def hand_picture(view: View, words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> Picture:
    """The God and Army cards of the View's own seat, and what they are worth now."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    look, player = theme_named(theme), view.players[view.seat]
    assert UNKNOWN not in player.god_hand + player.army_hand + player.dealt
    shown = seat_rows.content(view, view.seat, names, words)
    return stacked([head(shown, look), _god_hand(view, look, words), _army_hand(player, look, words)], look)


def _god_hand(view: View, theme: Theme, words: Words) -> Panel:
    assert view.seat is not None
    player = view.players[view.seat]
    cards = player.god_hand + player.dealt
    canvas = area_frame(grid_height(len(cards), PER_ROW, GOD_CARD[1]), theme)
    title(canvas, f"{words.god_cards} ({len(cards)})")
    for index, card in enumerate(cards):
        box = place(index, GOD_CARD, PER_ROW)
        draw_god_card(canvas, card, box, words)
        left, top, right, _ = box
        for line, text in enumerate(_worth(view, player, card, words)):
            y = top + 134 + line * 27
            canvas.text((left + 12, y), text, 21, theme.muted, within=(left + 10, y - 13, right - 8, y + 13))
    if not cards:
        draw_empty(canvas, words)
    return enlarged(canvas)


def _worth(view: View, player: Player, card: str, words: Words) -> tuple[str, str]:
    """Where a God card could place a Worker now, and whether a Statue opens its benefits."""
    assert view.seat is not None
    reach = queries.in_reach_for_god_card(view, view.seat, card)
    where = words.spaces_in_reach(len(reach), min(reach.values())) if reach else words.no_space_in_reach
    return where, words.active_now if queries.has_statue(player, GOD_CARDS[card].god) else words.no_statue


def _army_hand(player: Player, theme: Theme, words: Words) -> Panel:
    canvas = area_frame(grid_height(len(player.army_hand), ACROSS, CARD[1]), theme)
    soldiers = queries.soldiers_on(player.army_hand)
    title(canvas, words.typeset(f"{words.army_cards} ({len(player.army_hand)}; {words.soldiers(soldiers)})"))
    for index, card in enumerate(player.army_hand):
        draw_army_card(canvas, card, place(index, CARD, ACROSS), words)
    if not player.army_hand:
        draw_empty(canvas, words)
    return enlarged(canvas)
