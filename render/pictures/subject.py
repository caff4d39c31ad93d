"""What a question is about, for a phone: that part of the board, and below it what I have of the same."""

from collections.abc import Iterator

from engine.components import REGIONS
from engine.state import View
from render.board_parts import asked_weavings, seat_rows
from render.board_parts.parts import (
    BUILDINGS,
    HEAD,
    REGIONS_TO_CONQUER,
    TEMPLE,
    WEAVINGS,
    WEAVINGS_ASKED,
    check_subject,
)
from render.drawing.flow import Block, fixed, whole
from render.drawing.picture import Picture
from render.drawing.theme import Theme, theme_named
from render.pictures import portraits
from render.pictures.player_area import Parts, head, parted, stacked
from render.pictures.tableau import army_block, buildings_block, palaces_block, tapestries_block
from render.words import Words


def subject_picture(
    view: View, subject: str, words: Words, theme: str = "light", names: tuple[str, ...] = ()
) -> Picture:
    """A part of the board and the area of the View's own seat as far as it is of the same kind, in one picture."""
    look = theme_named(theme)
    return stacked(whole(_blocks(view, subject, look, words, names)), look)


def subject_parts(view: View, subject: str, words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> Parts:
    """The same in parts for a phone."""
    look = theme_named(theme)
    return parted(_blocks(view, subject, look, words, names), look)


def _blocks(view: View, subject: str, theme: Theme, words: Words, names: tuple[str, ...]) -> list[Block]:
    check_subject(subject)
    found = [*_on_the_board(view, subject, theme, words)]
    if view.seat is not None:
        own = [*_own(view, view.seat, subject, theme, words)]
        shown = head(seat_rows.content(view, view.seat, names, words), theme)
        found += [fixed(HEAD, shown, leads=True), *own]
    return found


def _on_the_board(view: View, subject: str, theme: Theme, words: Words) -> Iterator[Block]:
    if subject == WEAVINGS:
        heading, tiles = asked_weavings.content(view, words)
        if tiles:
            yield fixed(WEAVINGS_ASKED, portraits.weavings_asked(heading, tiles, theme, words))
        yield portraits.weavings_on_sale(view, theme, words)
    elif subject == BUILDINGS:
        yield from portraits.buildings_on_sale(view, theme, words)
    elif subject == REGIONS_TO_CONQUER:
        yield from (fixed(region, portraits.region(view, region, theme, words)) for region in REGIONS)
    else:
        yield fixed(TEMPLE, portraits.temple(view, theme, words))


def _own(view: View, seat: int, subject: str, theme: Theme, words: Words) -> Iterator[Block]:
    if subject == WEAVINGS:
        yield tapestries_block(view, seat, theme, words)
    elif subject == BUILDINGS:
        yield buildings_block(view, seat, theme, words)
        if view.players[seat].palaces:
            yield palaces_block(view, seat, theme, words)
    elif subject == REGIONS_TO_CONQUER:
        yield army_block(view.players[seat], theme, words)
