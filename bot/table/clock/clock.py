"""Thinking time and quiet hours: pure functions of moments in milliseconds."""

from collections.abc import Sequence
from datetime import datetime, tzinfo
from itertools import takewhile
from typing import Literal

from msgspec import structs

from bot.table.clock.time_zones import zone_of
from storage import PERSON, Clock, Game, Preferences, Told

HOUR = 3_600_000
MINUTE = 60_000
DAY = 24 * HOUR
SECOND = 1000


# ---------------------------------------------------------------- time to think


def start_bank(clock: Clock | None) -> int | None:
    """Thinking time of a seat at the start."""
    return clock.bank if clock is not None and clock.bank else None


def deadline(game: Game, asked: int | None) -> int | None:
    """Deadline of the seat to act, or None without a clock; with a limit, a bank only extends it."""
    clock, seat = game.terms.clock, game.waits_for
    if clock is None or seat is None or seat.controller != PERSON or asked is None:
        return None
    if clock.limit:
        return asked + max(clock.limit, seat.bank or 0)
    return asked + (clock.bank if seat.bank is None else seat.bank)


def bank_after(clock: Clock, bank: int | None, thought: int) -> int:
    """Bank after an answer: minus the time used, plus the increment, at most the start bank."""
    left = (clock.bank if bank is None else bank) - thought
    return min(clock.bank, max(left, 0) + clock.increment)


def stopped(game: Game, told: Sequence[Told]) -> Game:
    """The game with the bank of the called seat after its answer, timed by the log: nobody pays for others."""
    clock, number, asked = game.terms.clock, game.pinged, game.asked
    if clock is None or number is None or asked is None:
        return game
    rows = [answer.row for answer in told if answer.row is not None]
    own = list(takewhile(lambda row: row.seat == number, rows))
    if not own:
        return game
    left = bank_after(clock, game.seats[number].bank, max(own[-1].at - asked, 0)) if clock.bank else 0
    return with_bank(game, number, left)


def bank_after_rest(game: Game, rested: int, now: int) -> int | None:
    """Bank of the seat to act without the time of a rest; None if nothing changes."""
    until = deadline(game, game.asked)
    if until is None or game.asked is None or until <= rested:
        return None
    return until - game.asked + now - rested


def with_bank(game: Game, seat: int, bank: int) -> Game:
    """The game with this bank for a seat."""
    seats = [structs.replace(one, bank=bank) if number == seat else one for number, one in enumerate(game.seats)]
    return structs.replace(game, seats=tuple(seats))


# ---------------------------------------------------------------- time to sleep


def awake(person: Preferences, moment: int) -> int:
    """The first moment from this one on when a person may be reminded: neither away nor asleep."""
    return woken(person, moment if person.away_until is None else max(moment, person.away_until))


def woken(person: Preferences, moment: int) -> int:
    """The first moment from this one on outside a person's quiet hours."""
    start, end = person.quiet_from, person.quiet_to
    if start is None or end is None:
        return moment
    zone = zone_of(person)
    there = _there(moment, zone)
    # Hour by hour: a night with a clock change has an hour twice, or not at all.
    while start <= there.hour < end if start <= end else not end <= there.hour < start:
        moment += HOUR - there.minute * MINUTE - there.second * SECOND - moment % SECOND
        there = _there(moment, zone)
    return moment


def parse_date(text: str, zone: tzinfo) -> int | None:
    """The moment of `2026-12-24` or `2026-12-24 18:00` in a time zone, or None."""
    try:
        there = datetime.fromisoformat(text.strip())
        return int((there if there.tzinfo else there.replace(tzinfo=zone)).timestamp() * SECOND)
    except (ValueError, OverflowError):
        return None


def day_there(moment: int, zone: tzinfo) -> str:
    """The day at a moment in a time zone, in the format of `parse_date`."""
    return _there(moment, zone).date().isoformat()


def time_there(moment: int, zone: tzinfo) -> str:
    """The clock time at a moment in a time zone."""
    return _there(moment, zone).strftime("%H:%M")


def _there(moment: int, zone: tzinfo) -> datetime:
    return datetime.fromtimestamp(moment / SECOND, zone)


# ---------------------------------------------------------------- in words


def stamp(moment: int, style: Literal["R", "f"] = "R") -> str:
    """A timestamp of Discord, relative (R) or as a date (f), in the reader's time zone."""
    return f"<t:{moment // SECOND}:{style}>"


def date(moment: int) -> str:
    """A moment as a date with the time until then."""
    return f"{stamp(moment, 'f')} ({stamp(moment)})"
