"""A Festival as a table: a row for each seat, narrow enough for a phone."""

from collections.abc import Iterator, Sequence

from bot.say.after.tally import tally
from bot.say.before.facts import of_event
from bot.say.wording import Wording
from engine.events import Event, GodsFed, Scored

NOTHING = "·"
NAME = 9  # letters of a name; the names of automas fit
CELL = 3  # letters of a number
COLUMNS = ("vp", "regions", "temple", "other")


def festival_table(
    heading: str, events: Sequence[Event], names: Sequence[str], wording: Wording, *, whole: bool
) -> list[str]:
    """The VP of all seats as a table, then the seats short of potato; empty without any.

    A missing number is no zero: the rest of the Festival can bring it. That rest, not `whole`, has no empty rows.
    """
    rows = [_row(seat, events) for seat in range(len(names))]
    if not any(any(map(any, row)) for row in rows):
        return []
    columns = COLUMNS if any(any(row[-1]) for row in rows) else COLUMNS[:-1]
    headings = [wording.phrase(f"festival.{column}") for column in columns]
    cells = [[_cell(cell) for cell in row[: len(columns)]] for row in rows]
    widths = [max(CELL, *map(len, column)) for column in zip(headings, *cells, strict=True)]
    short_names = [name[:NAME].replace("`", "'") for name in names]
    lines = [_aligned("", headings, widths)]
    for name, row, told in zip(short_names, rows, cells, strict=True):
        if whole or any(map(any, row)):
            lines.append(_aligned(name, told, widths))
    lines += [
        wording.phrase("festival.short", who=name, **of_event(fed)[1])
        for seat, name in enumerate(short_names)
        for fed in _fed(seat, events)
        if fed.missing
    ]
    return ["\n".join([heading, "```", *lines, "```"])]


def _cell(numbers: Sequence[int]) -> str:
    """The gain and the loss, each with its sign."""
    return " ".join(f"{n:+d}" for n in numbers if n) or NOTHING


def payments(seat: int, events: Sequence[Event], wording: Wording, brevity: Sequence[str] = ()) -> list[str]:
    """The payments of a seat for its God cards; briefly, by signs."""
    return [
        wording.phrase("festival.paid", *brevity, **of_event(fed)[1])
        for fed in _fed(seat, events)
        if fed.potato or fed.gold
    ]


def _fed(seat: int, events: Sequence[Event]) -> Iterator[GodsFed]:
    return (event for event in events if isinstance(event, GodsFed) and event.seat == seat)


def _row(seat: int, events: Sequence[Event]) -> list[tuple[int, ...]]:
    """The VP of each column; the last has gain and loss apart, because they could cancel out."""
    scored = [event for event in events if isinstance(event, Scored) and event.seat == seat]
    named = [sum(event.vp for event in scored if event.source == source) for source in COLUMNS[1:-1]]
    other = [event.vp for event in scored if event.source not in COLUMNS]
    gained, lost = sum(vp for vp in other if vp > 0), sum(vp for vp in other if vp < 0)
    return [(tally(seat, events).vp,), *((vp,) for vp in named), (gained, lost)]


def _aligned(name: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    return f"{name:<{NAME}}" + "".join(f" {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
