"""The chat picture: what a turn is about, large enough for a phone."""

from collections.abc import Sequence

from engine.state import View
from render.board_parts.compare import Changes, compare
from render.board_parts.header import header_content
from render.chat_parts import corners, footer, header, hill, strip
from render.chat_parts.corner_pen import Piece
from render.chat_parts.hill import ChatHill
from render.chat_parts.ready import make_ready
from render.chat_parts.sentence import sentence
from render.chat_parts.sizes import HEADER, HILL, WIDTH
from render.drawing.picture import Picture, put_together
from render.drawing.theme import Theme, theme_named
from render.pictures.board import hill_content
from render.result_parts.content import headline, sign
from render.words import Words

PLACES = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # the corner of each seat, clockwise from the upper left


def chat_picture(
    view: View,
    words: Words,
    theme: str = "light",
    names: tuple[str, ...] = (),
    since: View | None = None,
    told: Sequence[tuple[int, str]] = (),
) -> Picture:
    """Header, hill with a corner for each seat, footer; what differs from `since` is outlined and named.

    Below it stands what is `told`: seats, or -1, each with a sentence.
    """
    look = theme_named(theme)
    changed = compare(view, since)
    placed = [(header.empty(look), 0, 0)]
    asked = header_content(view, names, words)
    if view.result:
        placed.append((header.over(sign(view), headline(view, names, words), look), 0, 0))
    else:
        placed.append((header.asked(asked.name, asked.to_act, asked.question, look, words), 0, 0))
    turn = "" if view.result else words.setup if asked.setup else words.turn(asked.turn)
    told_turn = header.turn(turn, look)
    placed.append((told_turn, WIDTH - told_turn.image.width, 0))
    placed.append((header.festivals(asked.festivals, asked.holder, look), WIDTH - header.RIGHT, header.TURN))
    shown, around = on_the_hill(view, words, look, names, since, changed)
    placed.append((hill.settled(shown.content, look), 0, HEADER))
    placed.append((footer.footer(footer.content(view, changed.people), look), 0, HEADER + HILL))
    top = HEADER + HILL + placed[-1][0].image.height
    chips = strip.chips(view, since, changed, words)
    if chips:
        placed.append((strip.strip(chips, look, words), 0, top))
        top += placed[-1][0].image.height
    for seat, text in told:
        placed.append((sentence(seat, text, look), 0, top))
        top += placed[-1][0].image.height
    return hill.put_upon(put_together(placed, WIDTH, top, look), HEADER, shown, around, look)


def on_the_hill(
    view: View, words: Words, theme: Theme, names: tuple[str, ...], since: View | None, changed: Changes
) -> tuple[ChatHill, list[Piece]]:
    """What stands on the hill, and the corners around it."""
    make_ready(theme)
    around = [
        piece
        for seat, place in enumerate(PLACES[len(view.players)])
        for piece in corners.seat_corner(corners.corner(view, seat, names, words, since), place, theme)
    ]
    outlook = corners.outlook(view)
    around += corners.outlook_corners(outlook, theme) if outlook else ()
    return ChatHill(hill_content(view, changed.hill), priests_moved(view, since)), around


def priests_moved(view: View, since: View | None) -> tuple[int, ...]:
    """The seats whose High Priests have moved."""
    return tuple(
        seat
        for seat, player in enumerate(view.players)
        if since and player.priest and player.priest != since.players[seat].priest
    )
