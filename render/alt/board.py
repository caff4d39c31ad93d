"""The picture of the board in sentences: what one plans with as in the chat picture, then what only the board shows."""

from collections.abc import Iterator

from msgspec import Struct

from engine import buildings, queries
from engine.components import CONQUEST, REGIONS
from engine.state import Position, View
from render.alt import automas, court
from render.alt.facts import Kind, Standing, brief_hill, by_terrace, facts, hands, hill, together, workers_by_section
from render.alt.items import weavings_in_brief
from render.alt.naming import Named, by_name, named
from render.alt.pictures import casualties, first_that_fits, gods, status
from render.automa_board import content as automa
from render.board_parts import parts
from render.board_parts.seat_rows import seat_name
from render.drawing.flow import Shown
from render.words import Words

Names = tuple[str, ...]


class Detail(Struct, frozen=True):
    """How tiles are called, whether what can be seen elsewhere is told `briefly`, and who stands in the sections."""

    tiles: Named
    briefly: bool = True
    standing: Standing | None = by_terrace
    hands: bool = True  # whether the cards in hand are told with what each seat has, or behind what is on offer
    placed: bool = False  # whether it is told where Vassals are, who lives in Palaces, what an automa's tokens bring


DETAILS = (
    Detail(named, briefly=False, placed=True),
    Detail(named, placed=True),
    Detail(by_name, placed=True),
    Detail(by_name),
    Detail(by_name, standing=together),
    Detail(by_name, standing=None, hands=False),
)


NOWHERE = "nowhere"
# By what a sentence tells of, the block of the board that shows it.
SHOWN_IN = {
    Kind.SEATS: parts.SEATS,
    Kind.VILLAGE: parts.TO_BE_HAD,
    Kind.NOMADS: parts.TO_BE_HAD,
    Kind.NEWCOMERS: parts.TO_BE_HAD,
    Kind.SECTIONS: parts.HILL,
    Kind.FESTIVAL: parts.HEADING,
}


def board(view: View, words: Words, names: Names = (), shown: Shown | None = None) -> str:
    """What the board shows, or a part of it with these blocks; where it is much, in fewer words and not all."""
    tellings = (_board(view, words, names, detail, shown) for detail in DETAILS)
    return first_that_fits(tellings, words, words.more_elsewhere)


def _board(view: View, words: Words, names: Names, detail: Detail, shown: Shown | None) -> list[str]:
    sections = brief_hill(view, words, detail.standing) if detail.briefly else hill(view, words)
    kinds = [kind for kind in Kind if shown is None or SHOWN_IN[kind] in shown]
    seats = range(len(view.players)) if shown is None else shown.get(parts.SEATS, range(0))
    of_all = parts.SEATS if 0 in seats else NOWHERE  # what is told of all seats at once stands with the first
    told = [
        (parts.HEADING, [status(view, names, words)]),
        (
            "",
            facts(
                view, names, words, sections, briefly=detail.briefly, with_hands=detail.hands, kinds=kinds, seats=seats
            ),
        ),
        (parts.AUTOMA, [*_automas(view, words, not detail.placed)]),
        (parts.MARKET, [f"{words.market}: {detail.tiles(buildings.market(view), words) or words.none}."]),
        (parts.WEAVINGS_ON_SALE, [weavings_in_brief(view, words)]),
        (parts.GOD_OFFER, [f"{words.offer}: {gods(view.god_offer, words) or words.none}."]),
        (of_all, [] if detail.hands else [hands(view, names, words)]),
        (parts.REGIONS_TO_CONQUER, [_conquests(view, names, words, detail.briefly)]),
        (parts.REGIONS_TO_CONQUER, [court.nations(view, names, words, detail.briefly)]),
        (parts.HILL, workers_by_section(view, words) if detail.standing is None else []),
        (of_all, [court.vassals_of_all(view, names, words, detail.placed)]),
        (of_all, [court.palaces(view, names, words, detail.tiles, detail.placed)]),
        (parts.TEMPLE, [casualties(view, words)]),
    ]
    found = [
        sentence for where, all_told in told if shown is None or not where or where in shown for sentence in all_told
    ]
    return [*filter(None, found)] or [status(view, names, words)]


def _automas(view: Position, words: Words, briefly: bool) -> Iterator[str]:
    """What an automa's board holds, if there is one; `briefly`, its God cards and personalities."""
    if not view.automa:
        return
    shown = automa.content(view)
    if briefly:
        yield automas.gods_by_die(shown, words)
        yield automas.personalities_by_name(shown, words)
    else:
        yield automas.by_die(shown, words)
        yield from automas.personalities(shown, words)


def _conquests(view: Position, names: Names, words: Words, briefly: bool) -> str:
    """Whose the Conquest spaces of every region are, by number; told `briefly`, without Vassals."""
    told = []
    for region in REGIONS:
        held: dict[int, list[str]] = {}
        for space in queries.spaces_of_region(region):
            if space in view.conquest:
                vassals = "" if briefly else ", ".join(court.vassals_on(view, space, names, words))
                number = f"{CONQUEST[space].position} ({vassals})" if vassals else f"{CONQUEST[space].position}"
                held.setdefault(view.conquest[space], []).append(number)
        owners = (f"{seat_name(names, seat, words)} {', '.join(held[seat])}" for seat in sorted(held))
        told += [f"{words.names[region]} {', '.join(owners)}"] if held else []
    return f"{words.conquest}: {'; '.join(told)}." if told else ""
