"""The chat picture in sentences from which one can plan: what everybody has, where High Priests and Workers stand."""

from collections.abc import Sequence

from engine import queries
from engine.components import SECTIONS, TERRACES
from engine.resources import RESOURCES, VP
from engine.state import Position, View
from render.alt import automas, court, temple
from render.alt.naming import counted
from render.alt.pictures import festival, first_that_fits, people, status
from render.automa_board import content as automa
from render.board_parts.seat_rows import seat_name
from render.words import Words

Names = tuple[str, ...]


def chat(view: View, words: Words, names: Names = (), told: Sequence[tuple[int, str]] = ()) -> str:
    """What the chat picture shows, the most important first; where there is much of it, in fewer words."""
    head, captions = status(view, names, words), [f"{line}." for _, line in told]
    seats = [_seat(view, seat, names, words) for seat in range(len(view.players))]
    folk, brief_folk = (
        [*people(view, words, briefly=briefly), court.newcomers(view, words)] for briefly in (False, True)
    )
    ahead = [
        *(automas.priest_actions(automa.content(view), words) if view.automa else ()),
        temple.markers(view, names, words),
        festival(view, names, words),
    ]
    hill, brief_hill = (
        [_section(view, section, names, words, briefly) for section in SECTIONS] for briefly in (False, True)
    )
    return first_that_fits(
        (
            [head, *captions, *seats, *ahead, *hill, *folk],
            [head, *captions, *seats, *ahead, *brief_hill, *folk],
            [head, *captions, *seats, *ahead, *brief_hill, *brief_folk],
            [head, *seats, *ahead, *brief_hill, *brief_folk, *captions],
        ),
        words,
        words.more_elsewhere,
    )


def _seat(view: Position, seat: int, names: Names, words: Words) -> str:
    """What a seat has."""
    player = view.players[seat]
    goods = [words.amount(name, n) for name in RESOURCES if (n := getattr(player, name))]
    parts = [words.amount(VP, player.vp), *goods, *([counted(player.workers, words)] if player.workers else ())]
    return f"{seat_name(names, seat, words)}: {', '.join(parts)}."


def _section(view: Position, section: int, names: Names, words: Words, briefly: bool) -> str:
    """What the High Priest does in a section and whose is there; what each terrace costs, and who stands on it.

    Told `briefly`, terraces have shorter names.
    """
    terraces = words.terraces_in_brief if briefly else words.terraces
    here = [seat_name(names, seat, words) for seat, player in enumerate(view.players) if player.priest == section]
    whose = f" ({words.high_priest}: {', '.join(here)})" if here else ""
    head = f"{words.section(section)}, {words.priest_actions[view.coricancha[section - 1]]}{whose}"
    told = []
    for terrace, name in enumerate(TERRACES):
        food = queries.descending_cost(view.steps, section, terrace)
        price = f" ({words.amount('food', food)})" if food else ""
        stand = [view.hill[space] for space in queries.spaces_where(section, name) if space in view.hill]
        if price or stand:
            told.append(f"{terraces[name]}{price} {counted(stand, words) if stand else ''}".strip())
    return f"{head}: {'; '.join(told)}." if told else f"{head}."
