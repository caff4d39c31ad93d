"""What a question is about in sentences: what the View's own seat has of it, and then that part of the board."""

from collections.abc import Iterator

from engine.components import REGIONS
from engine.state import View
from render.alt import area, court, temple
from render.alt.items import market_sentences, weaving_sentences
from render.alt.pictures import first_that_fits
from render.board_parts import offers
from render.board_parts.parts import BUILDINGS, REGIONS_TO_CONQUER, WEAVINGS, check_subject
from render.words import Words


def subject(view: View, about: str, words: Words, names: tuple[str, ...] = ()) -> str:
    """What the picture of a subject shows; one's own first, for it is short."""
    check_subject(about)
    own = [] if view.seat is None else _own(view, view.seat, about, words)
    tellings = ([*own, *there] for there in _on_the_board(view, about, words, names))
    return first_that_fits(tellings, words, words.more_elsewhere)


def _own(view: View, seat: int, about: str, words: Words) -> list[str]:
    player = view.players[seat]
    if about == WEAVINGS:
        of_it = area.tapestries(view, seat, words) or [f"{words.tapestries}: {words.none}."]
    elif about == BUILDINGS:
        of_it = [area.owned_buildings(player, words), court.own_palaces(view, seat, words)]
    elif about == REGIONS_TO_CONQUER:
        of_it = [area.army(player, words), f"{words.markers}: {words.conquest_markers} {player.markers_left}."]
    else:
        of_it = [area.statues(player, words)]
    return [area.resources(player, words), *of_it]


def _on_the_board(view: View, about: str, words: Words, names: tuple[str, ...]) -> Iterator[list[str]]:
    """That part of the board; Buildings, if there is no room for all of it, in fewer words."""
    if about == WEAVINGS:
        top = offers.top_weaving(view.weavings)
        tiles = view.weavings_drawn or ((top,) if top else ())
        heading = words.on_sale if view.weavings_drawn else words.top_weaving
        told = [sentence for tile in tiles for sentence in weaving_sentences(tile, words)]
        yield [f"{heading}: {', '.join(tiles) or words.none}.", *dict.fromkeys(told)]
    elif about == BUILDINGS:
        yield from market_sentences(view, words)
    elif about == REGIONS_TO_CONQUER:
        yield court.conquest(view, REGIONS, names, words)
    else:
        yield [temple.markers(view, names, words), *temple.track(view.options.box.overlay, words)]
