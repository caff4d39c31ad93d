"""What a question is about in sentences: what the View's own seat has of it, and then that part of the board."""

from engine import buildings, queries
from engine.components import REGIONS
from engine.state import View
from render.alt import area, court, temple
from render.alt.items import building_sentences, weaving_sentences
from render.alt.pictures import within_limit
from render.board_parts import offers
from render.board_parts.parts import BUILDINGS, REGIONS_TO_CONQUER, WEAVINGS, check_subject
from render.words import Words


def subject(view: View, about: str, words: Words, names: tuple[str, ...] = ()) -> str:
    """What the picture of a subject shows; one's own first, for it is short."""
    check_subject(about)
    own = [] if view.seat is None else _own(view, view.seat, about, words)
    return within_limit([*own, *_on_the_board(view, about, words, names)], words, words.more_elsewhere)


def _own(view: View, seat: int, about: str, words: Words) -> list[str]:
    player = view.players[seat]
    if about == WEAVINGS:
        of_it = area.tapestries(view, seat, words) or [f"{words.tapestries}: {words.empty}."]
    elif about == BUILDINGS:
        of_it = [area.owned_buildings(player, words), *court.area(view, seat, words)]
    elif about == REGIONS_TO_CONQUER:
        of_it = [area.army(player, words), f"{words.markers}: {words.conquest_markers} {player.markers_left}."]
    else:
        of_it = [area.statues(player, words)]
    return [area.resources(player, words), *of_it]


def _on_the_board(view: View, about: str, words: Words, names: tuple[str, ...]) -> list[str]:
    if about == WEAVINGS:
        top = offers.top_weaving(view.weavings)
        tiles = view.weavings_drawn or ((top,) if top else ())
        heading = words.on_sale if view.weavings_drawn else words.top_weaving
        told = [sentence for tile in tiles for sentence in weaving_sentences(tile, words)]
        return [f"{heading}: {', '.join(tiles) or words.empty}.", *dict.fromkeys(told)]
    if about == BUILDINGS:
        return [sentence for name in buildings.market(view) for sentence in building_sentences(name, words)]
    if about == REGIONS_TO_CONQUER:
        spaces = [space for region in REGIONS for space in queries.spaces_of_region(region)]
        return [court.conquest_space(view, space, names, words) for space in spaces]
    return [temple.markers(view, names, words), *temple.track(view.options.box.overlay, words)]
