"""A Festival as a table of VP by source, narrow enough for a phone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from bot.say.after.facts import of_event
from bot.say.after.vp_table import are_heads, column_width, vp_table
from bot.say.wording import Wording
from engine.events import Event, GodsFed, Scored

NOTHING = "·"
NAME = 9  # letters of a name; the names of automas fit


def festival_table(
    heading: str, events: Sequence[Event], names: Sequence[str], wording: Wording, *, whole: bool
) -> list[str]:
    """The VP of all seats by source as a table, then the seats short of potato; empty without any.

    A missing number is no zero: the rest of the Festival can bring it. The table of that rest, not `whole`, has no
    empty columns.
    """
    scored = [_scored(seat, events) for seat in range(len(names))]
    if not any(scored):
        return []
    seats = [seat for seat, by in enumerate(scored) if whole or by]
    legend, heads = _heads([names[seat] for seat in seats], wording)
    table = vp_table(
        heads,
        [scored[seat] for seat in seats],
        wording.phrase("festival.vp"),
        wording.language,
        lambda n: wording.signed(n) if n else NOTHING,
    )
    short = [
        wording.phrase("festival.short", who=_plain(name), **of_event(fed)[1])
        for seat, name in enumerate(names)
        for fed in _fed(seat, events)
        if fed.missing
    ]
    return wording.markup.table(heading, [*legend, *table, *short])


def _heads(names: Sequence[str], wording: Wording) -> tuple[list[str], list[str]]:
    """Legend and heads of the columns: the first letters of all names if these differ, else letters with a legend."""
    cut = [name[: column_width(len(names))] for name in names]
    if are_heads(cut):
        return [], cut
    letters = ascii_uppercase[: len(names)]
    pairs = zip(letters, map(_plain, names), strict=True)
    legend = [wording.phrase("festival.head", head=head, who=who) for head, who in pairs]
    return legend, [*letters]


def _plain(name: str) -> str:
    return name[:NAME].replace("`", "'")


def payments(seat: int, events: Sequence[Event], wording: Wording, brevity: Sequence[str] = ()) -> list[str]:
    """The payments of a seat for its God cards; briefly, by signs."""
    return [
        wording.phrase("festival.paid", *brevity, **of_event(fed)[1])
        for fed in _fed(seat, events)
        if fed.potato or fed.gold
    ]


def _fed(seat: int, events: Sequence[Event]) -> Iterator[GodsFed]:
    return (event for event in events if isinstance(event, GodsFed) and event.seat == seat)


def _scored(seat: int, events: Sequence[Event]) -> Counter[str]:
    """The VP of a seat by source."""
    found: Counter[str] = Counter()
    for event in events:
        if isinstance(event, Scored) and event.seat == seat:
            found[event.source] += event.vp
    return found
