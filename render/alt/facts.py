"""What one plans with, in sentences: what every seat has and where it is, who can be hired, what each terrace costs."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum

from engine import decisions, queries
from engine.components import SECTIONS, STEPS, TERRACES
from engine.resources import FOOD, RESOURCES, VP
from engine.state import Position
from render.alt import automas, court, temple
from render.alt.naming import cards_in_hand, counted
from render.alt.pictures import festival, nomads, village
from render.automa_board import content as automa
from render.board_parts.seat_rows import seat_name
from render.board_parts.temple_track import row_in_words
from render.words import Words

Names = tuple[str, ...]
Standing = Callable[[Position, int, Words], str]


class Kind(Enum):
    """What a sentence tells of."""

    SEATS = 0
    VILLAGE = 1
    NOMADS = 2
    NEWCOMERS = 3
    SECTIONS = 4
    FESTIVAL = 5


ASKED = {
    decisions.HireWorker: Kind.VILLAGE,
    decisions.ChooseNomad: Kind.NOMADS,
    decisions.ChooseNewcomer: Kind.NEWCOMERS,
    decisions.ChoosePlacement: Kind.SECTIONS,
    decisions.ChoosePriestStart: Kind.SECTIONS,
    decisions.ChooseWalk: Kind.SECTIONS,
    decisions.MovePriestBesides: Kind.SECTIONS,
    decisions.ChooseSteps: Kind.SECTIONS,
}


def facts(
    view: Position,
    names: Names,
    words: Words,
    sections: Sequence[str],
    *,
    briefly: bool,
    with_hands: bool = True,
    kinds: Iterable[Kind] = Kind,
    seats: Iterable[int] | None = None,
) -> list[str]:
    """These kinds with what is told of the sections, what is asked about first; `briefly`, in as few words as do."""
    seats = range(len(view.players)) if seats is None else seats
    told = {
        Kind.SEATS: [_seat(view, seat, names, words, briefly, with_hands) for seat in seats],
        Kind.VILLAGE: [village(view, words, briefly=briefly)],
        Kind.NOMADS: [nomads(view, words)],
        Kind.NEWCOMERS: [court.newcomers(view, words)],
        Kind.SECTIONS: sections,
        Kind.FESTIVAL: [festival(view, names, words)],
    }
    asked = ASKED.get(type(view.decision)) if view.decision else None
    return [sentence for kind in sorted(kinds, key=lambda kind: kind is not asked) for sentence in told[kind]]


def _seat(view: Position, seat: int, names: Names, words: Words, briefly: bool, with_hands: bool) -> str:
    """What a seat has, how many cards it holds, and where its High Priest, its Temple marker and its Steps are."""
    player = view.players[seat]
    goods = [words.amount(name, n) for name in RESOURCES if (n := getattr(player, name))]
    has = [words.amount(VP, player.vp), *goods, *([counted(player.workers, words)] if player.workers else ())]
    where = [cards_in_hand(player, words)] if with_hands else []
    if player.priest:
        section = str(player.priest) if briefly else words.section(player.priest).lower()
        where.append(f"{words.high_priest} {section}")
    step = row_in_words if briefly else temple.step_in_words
    where.append(f"{words.temple} {step(player.temple, words)}")
    if built := [queries.spot_code(spot) for spot in STEPS if view.steps.get(spot) == seat]:
        where.append(f"{words.steps} {', '.join(built)}")
    return f"{seat_name(names, seat, words)}: {'; '.join([', '.join(has), *where])}."


def hands(view: Position, names: Names, words: Words) -> str:
    """How many cards everybody holds, in one sentence."""
    held = (
        f"{seat_name(names, seat, words)} {len(player.god_hand)}/{len(player.army_hand)}"
        for seat, player in enumerate(view.players)
    )
    return f"{words.hands}: {', '.join(held)}."


def outlook(view: Position, words: Words) -> list[str]:
    """What an automa's next turn depends on."""
    if not view.automa:
        return []
    board = automa.content(view)
    return [*automas.priest_actions(board, words), *automas.gods_by_name(board, words)]


def hill(view: Position, words: Words) -> list[str]:
    """Every section: what the High Priest does there; what each terrace costs, and who stands on it."""
    told = []
    for section in SECTIONS:
        parts = []
        for terrace, (name, stand) in enumerate(_terraces(view, section)):
            price = words.amount(FOOD, queries.descending_cost(view.steps, section, terrace))
            parts.append(f"{words.terraces[name]} ({price}) {counted(stand, words) if stand else ''}".strip())
        told.append(f"{words.section(section)}, {_action(view, section, words)}: {'; '.join(parts)}.")
    return told


def brief_hill(view: Position, words: Words, standing: Standing | None = None) -> list[str]:
    """The same in one list; who stands in a section as `standing` tells it, if at all."""
    told = []
    for section in SECTIONS:
        prices = (queries.descending_cost(view.steps, section, terrace) for terrace in range(len(TERRACES)))
        stand = standing(view, section, words) if standing else ""
        there = f" ({stand})" if stand else ""
        told.append(f"{section} {_action(view, section, words)} {'/'.join(map(str, prices))}{there}")
    return [f"{words.sections_and_food}: {', '.join(told)}."]


def by_terrace(view: Position, section: int, words: Words) -> str:
    """Who stands on which terrace of a section."""
    stand = _terraces(view, section)
    return "; ".join(f"{words.terraces_in_brief[name]} {counted(who, words)}" for name, who in stand if who)


def together(view: Position, section: int, words: Words) -> str:
    """Who stands in a section, whatever the terrace."""
    stand = [worker for _, there in _terraces(view, section) for worker in there]
    return counted(stand, words) if stand else ""


def workers_by_section(view: Position, words: Words) -> list[str]:
    """A sentence for every section where anybody stands, so that some of them have room where not all have."""
    stand = {section: together(view, section, words) for section in SECTIONS}
    return [f"{words.section(section)}: {who}." for section, who in stand.items() if who]


def _action(view: Position, section: int, words: Words) -> str:
    return words.priest_actions[view.coricancha[section - 1]]


def _terraces(view: Position, section: int) -> list[tuple[str, list[str]]]:
    """Who stands on each terrace of a section."""
    return [
        (name, [view.hill[space] for space in queries.spaces_where(section, name) if space in view.hill])
        for name in TERRACES
    ]
