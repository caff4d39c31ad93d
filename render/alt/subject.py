"""What a question is about in sentences: the very tiles, what the View's own seat has, that part of the board."""

from collections.abc import Iterator

from engine.components import REGIONS
from engine.state import View
from render.alt import area, court, temple
from render.alt.items import market_sentences, weaving_offer, weavings_under
from render.alt.naming import as_sentence, cards_in_hand, tells
from render.alt.pictures import first_that_fits, on_sale
from render.board_parts import asked_weavings
from render.board_parts.parts import (
    ARMY,
    BUILDINGS,
    HEAD,
    PALACES,
    REGIONS_TO_CONQUER,
    TAPESTRIES,
    TEMPLE,
    WEAVINGS,
    WEAVINGS_ASKED,
    WEAVINGS_ON_SALE,
    check_subject,
)
from render.drawing.flow import Shown
from render.words import Words


def subject(view: View, about: str, words: Words, names: tuple[str, ...] = (), shown: Shown | None = None) -> str:
    """What the picture of a subject shows, or a part of it; the tiles asked about and one's own first, being short."""
    check_subject(about)
    own = [] if view.seat is None else _own(view, view.seat, about, words, shown)
    asked = _asked(view, words) if about == WEAVINGS and tells(WEAVINGS_ASKED, shown) else []
    tellings = ([*asked, *own, *there] for there in _on_the_board(view, about, words, names, shown))
    return first_that_fits(tellings, words, words.more_elsewhere)


def _asked(view: View, words: Words) -> list[str]:
    heading, tiles = asked_weavings.content(view, words)
    return weavings_under(heading, tiles, words) if tiles else []


def _own(view: View, seat: int, about: str, words: Words, shown: Shown | None) -> list[str]:
    player = view.players[seat]
    told = [(HEAD, area.resources(player, words))]
    if about == WEAVINGS:
        woven = area.tapestries(view, seat, words, shown=shown) or [f"{words.tapestries}: {words.none}."]
        told += [(TAPESTRIES, sentence) for sentence in woven]
    elif about == BUILDINGS:
        told.append((BUILDINGS, area.owned_buildings(player, words, shown=shown)))
        told.append((PALACES, court.own_palaces(view, seat, words, shown)))
    elif about == REGIONS_TO_CONQUER:
        told.append((ARMY, area.army(player, words, shown=shown)))
        told.append((HEAD, as_sentence(cards_in_hand(player, words))))
        told.append((HEAD, f"{words.markers}: {words.conquest_markers} {player.markers_left}."))
    else:
        told.append((HEAD, area.statues(player, words)))
    return [sentence for block, sentence in told if tells(block, shown)]


def _on_the_board(
    view: View, about: str, words: Words, names: tuple[str, ...], shown: Shown | None
) -> Iterator[list[str]]:
    """That part of the board; Buildings, if there is no room for all of it, in fewer words."""
    if about == WEAVINGS:
        yield weaving_offer(view, words) if tells(WEAVINGS_ON_SALE, shown) else []
    elif about == BUILDINGS:
        yield from market_sentences(on_sale(view, shown), words)
    elif about == REGIONS_TO_CONQUER:
        yield court.conquest(view, [region for region in REGIONS if tells(region, shown)], names, words)
    else:
        track = [temple.markers(view, names, words), *temple.track(view.options.box.overlay, words)]
        yield track if tells(TEMPLE, shown) else []
