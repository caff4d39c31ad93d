"""The chat picture in sentences from which one can plan: what everybody has, where High Priests and Workers stand."""

from collections.abc import Sequence

from engine import queries
from engine.components import SECTIONS, TERRACES
from engine.resources import RESOURCES, VP
from engine.state import Position, View
from render.alt import automas, court, temple
from render.alt.pictures import festival, kinds, people, status, within_limit
from render.automa_board import content as automa
from render.board_parts.seat_rows import seat_name
from render.words import Words

Names = tuple[str, ...]


def chat(view: View, words: Words, names: Names = (), told: Sequence[tuple[int, str]] = ()) -> str:
    """What the chat picture shows, the most important first."""
    seats = range(len(view.players))
    return within_limit(
        [
            status(view, names, words),
            *(f"{line}." for _, line in told),
            *(_seat(view, seat, names, words) for seat in seats),
            *(_section(view, section, names, words) for section in SECTIONS),
            *people(view, words),
            court.newcomers(view, words),
            *(automas.priest_actions(automa.content(view), words) if view.automa else ()),
            festival(view, names, words),
            temple.markers(view, names, words),
        ],
        words.more_elsewhere,
    )


def _seat(view: Position, seat: int, names: Names, words: Words) -> str:
    """What a seat has."""
    player = view.players[seat]
    goods = [words.amount(name, n) for name in RESOURCES if (n := getattr(player, name))]
    parts = [words.amount(VP, player.vp), *goods, *map(words.worker, player.workers)]
    return f"{seat_name(names, seat, words)}: {', '.join(parts)}."


def _section(view: Position, section: int, names: Names, words: Words) -> str:
    """What the High Priest does in a section and whose is there; what each terrace costs, and who stands on it."""
    here = [seat_name(names, seat, words) for seat, player in enumerate(view.players) if player.priest == section]
    whose = f" ({words.high_priest}: {', '.join(here)})" if here else ""
    head = f"{words.section(section)}, {words.priest_actions[view.coricancha[section - 1]]}{whose}"
    told = []
    for terrace, name in enumerate(TERRACES):
        food = queries.descending_cost(view.steps, section, terrace)
        price = f" ({words.amount('food', food)})" if food else ""
        stand = [view.hill[space] for space in queries.spaces_where(section, name) if space in view.hill]
        if price or stand:
            told.append(f"{words.terraces[name]}{price} {kinds(stand, words) if stand else ''}".strip())
    return f"{head}: {'; '.join(told)}." if told else f"{head}."
