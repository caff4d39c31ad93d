"""The picture of a private hand: the God and Army cards of one seat."""

from collections.abc import Iterator

from engine import queries
from engine.components import GOD_CARDS
from engine.resources import UNKNOWN
from engine.state import Player, View
from render.board_parts import parts, seat_rows
from render.board_parts.cards_and_tiles import draw_army_card, draw_god_card
from render.drawing.canvas import Panel
from render.drawing.flow import Block, fixed, whole
from render.drawing.panel import title
from render.drawing.picture import Picture
from render.drawing.theme import Theme, theme_named
from render.pictures.player_area import (
    CARD,
    PER_ROW,
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
from render.words import Words

GOD_CARD = (TILE, 196)
ACROSS = 3  # Army cards


def hand_picture(view: View, words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> Picture:
    """The God and Army cards of the View's own seat, and what they are worth now, in one picture, however tall."""
    look = theme_named(theme)
    return stacked(whole(_blocks(view, look, words, names)), look)


def hand_parts(view: View, words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> Parts:
    """The same in parts for a phone."""
    look = theme_named(theme)
    return parted(_blocks(view, look, words, names), look)


def _blocks(view: View, theme: Theme, words: Words, names: tuple[str, ...]) -> list[Block]:
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    player = view.players[view.seat]
    assert UNKNOWN not in player.god_hand + player.army_hand + player.dealt
    shown = head(seat_rows.content(view, view.seat, names, words), theme)
    return [fixed(parts.HEAD, shown), _god_hand(view, theme, words), _army_hand(player, theme, words)]


def _god_hand(view: View, theme: Theme, words: Words) -> Block:
    assert view.seat is not None
    player = view.players[view.seat]
    cards = player.god_hand + player.dealt

    def draw(things: range, mark: str) -> Panel:
        canvas = area_frame(grid_height(len(things), PER_ROW, GOD_CARD[1]), theme)
        title(canvas, words.typeset(f"{words.god_cards} ({len(cards)}){mark}"))
        for index, thing in enumerate(things):
            box = place(index, GOD_CARD, PER_ROW)
            draw_god_card(canvas, cards[thing], box, words)
            left, top, right, _ = box
            for line, text in enumerate(_worth(view, player, cards[thing], words)):
                y = top + 134 + line * 27
                canvas.text((left + 12, y), text, 21, theme.muted, within=(left + 10, y - 13, right - 8, y + 13))
        if not cards:
            draw_empty(canvas, words)
        return enlarged(canvas)

    return grid(parts.GOD_HAND, len(cards), PER_ROW, GOD_CARD[1], draw)


def _worth(view: View, player: Player, card: str, words: Words) -> Iterator[str]:
    """Where a God card could place a Worker, once a High Priest stands, and whether a Statue opens its benefits."""
    assert view.seat is not None
    reach = queries.in_reach_for_god_card(view, view.seat, card)
    if player.priest:
        yield words.spaces_in_reach(len(reach), min(reach.values())) if reach else words.no_space_in_reach
    yield words.active_now if queries.has_statue(player, GOD_CARDS[card].god) else words.no_statue


def _army_hand(player: Player, theme: Theme, words: Words) -> Block:
    cards, soldiers = player.army_hand, words.soldiers(queries.soldiers_on(player.army_hand))

    def draw(things: range, mark: str) -> Panel:
        canvas = area_frame(grid_height(len(things), ACROSS, CARD[1]), theme)
        title(canvas, words.typeset(f"{words.army_cards} ({len(cards)}; {soldiers}){mark}"))
        for index, thing in enumerate(things):
            draw_army_card(canvas, cards[thing], place(index, CARD, ACROSS), words)
        if not cards:
            draw_empty(canvas, words)
        return enlarged(canvas)

    return grid(parts.ARMY_HAND, len(cards), ACROSS, CARD[1], draw)
