"""A Festival as a table: a row a seat, narrow enough for a phone."""

from collections.abc import Sequence

from bot.text.accounts import account
from bot.text.wording import Wording
from engine.events import Event, GodsFed, Scored

NOTHING = "·"
NAME = 9  # letters of a name, so that an automa's is not cut
REGIONS, TEMPLE = "regions", "temple"
COLUMNS = ("vp", REGIONS, TEMPLE, "paid")


def festival_table(heading: str, events: Sequence[Event], names: Sequence[str], wording: Wording) -> list[str]:
    """VP in all, those of regions and of the Temple, and what God cards cost if they were paid for.

    Nothing if there is nothing yet; what is not there may come with the rest of the Festival, and is no zero.
    """
    columns = COLUMNS if any(isinstance(event, GodsFed) for event in events) else COLUMNS[:-1]
    headings = [wording.phrase(f"festival.{column}") for column in columns]
    rows = [_row(seat, events)[: len(columns)] for seat in range(len(names))]
    if not any(any(row) for row in rows):
        return []
    widths = [max(len(heading), 4) for heading in headings]
    lines = [_aligned("", headings, widths)]
    for name, row in zip(names, rows, strict=True):
        lines.append(_aligned(name[:NAME].replace("`", "'"), [f"{n:+d}" if n else NOTHING for n in row], widths))
    return ["\n".join([heading, "```", *lines, "```"])]


def _row(seat: int, events: Sequence[Event]) -> tuple[int, int, int, int]:
    scored = [event for event in events if isinstance(event, Scored) and event.seat == seat]
    by = {source: sum(event.vp for event in scored if event.source == source) for source in (REGIONS, TEMPLE)}
    paid = sum(event.potato + event.gold for event in events if isinstance(event, GodsFed) and event.seat == seat)
    return account(seat, events).vp, by[REGIONS], by[TEMPLE], -paid


def _aligned(name: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    return f"{name:<{NAME}}" + "".join(f" {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
