"""What a question is about, for a phone: that part of the board, and below it what I have of the same."""

from collections.abc import Iterator

from engine import buildings
from engine.components import REGIONS
from engine.state import View
from render.board_parts import seat_rows
from render.board_parts.parts import BUILDINGS, REGIONS_TO_CONQUER, WEAVINGS, check_subject
from render.drawing.canvas import Panel
from render.drawing.picture import Picture
from render.drawing.theme import Theme, theme_named
from render.pictures import portraits
from render.pictures.player_area import head, stacked
from render.pictures.tableau import army_panel, buildings_panel, palaces_panel, tapestries_panel
from render.words import Words


def subject_picture(
    view: View, subject: str, words: Words, theme: str = "light", names: tuple[str, ...] = ()
) -> Picture:
    """A part of the board as wide as a phone, and the area of the View's own seat as far as it is of the same kind."""
    check_subject(subject)
    look = theme_named(theme)
    parts = [*_on_the_board(view, subject, look, words)]
    if view.seat is not None:
        parts.append(head(seat_rows.content(view, view.seat, names, words), look))
        parts += _own(view, view.seat, subject, look, words)
    return stacked(parts, look)


def _on_the_board(view: View, subject: str, theme: Theme, words: Words) -> Iterator[Panel]:
    if subject == WEAVINGS:
        yield portraits.weavings(view, theme, words)
    elif subject == BUILDINGS:
        yield portraits.market(view, theme, words)
        if buildings.PALACE in view.options.box.building_types:
            yield portraits.palaces(view, theme, words)
    elif subject == REGIONS_TO_CONQUER:
        yield from (portraits.region(view, region, theme, words) for region in REGIONS)
    else:
        yield portraits.temple(view, theme, words)


def _own(view: View, seat: int, subject: str, theme: Theme, words: Words) -> Iterator[Panel]:
    if subject == WEAVINGS:
        yield tapestries_panel(view, seat, theme, words)
    elif subject == BUILDINGS:
        yield buildings_panel(view, seat, theme, words)
        if view.players[seat].palaces:
            yield palaces_panel(view, seat, theme, words)
    elif subject == REGIONS_TO_CONQUER:
        yield army_panel(view.players[seat], theme, words)
