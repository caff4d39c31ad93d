"""Thinking time and quiet hours: pure functions of moments in milliseconds."""

from collections.abc import Mapping
from datetime import datetime, tzinfo
from typing import Literal

from msgspec import structs

from bot.table.clock.time_zones import zone_of
from storage import PERSON, Clock, Game, Leave, Preferences, Wait

HOUR = 3_600_000
MINUTE = 60_000
DAY = 24 * HOUR
SECOND = 1000
STILL_HERE = 2 * MINUTE  # a person with an answer as recent as this notices an edit
QUARTER = 15 * MINUTE  # every hour of every time zone begins with one
LONGEST_NIGHT = 12  # hours in which a clock may rest
CLOCKS = {
    "none": None,
    "12 hours a turn": Clock(limit=12 * HOUR),
    "1 day a turn": Clock(limit=DAY),
    "3 days a turn": Clock(limit=3 * DAY),
    "3 days and 4 hours more for each answer": Clock(bank=3 * DAY, increment=4 * HOUR),
    "7 days and 8 hours more for each answer": Clock(bank=7 * DAY, increment=8 * HOUR),
}
WAITS, BOT_PLAYS = "wait", "bot"  # the choices of a table while a player is away


# ---------------------------------------------------------------- time to think


def start_bank(clock: Clock | None) -> int | None:
    """Thinking time of a seat at the start."""
    return clock.bank if clock is not None and clock.bank else None


def begun(game: Game, number: int, person: Preferences, now: int) -> Wait:
    """The wait for a seat that begins now; while the table waits for an absent player, the clock stands."""
    seat, clock = game.seats[number], game.terms.clock
    if clock is None or seat.controller != PERSON:
        return Wait(now)
    start = max(now, seat.leave.until) if seat.leave and seat.leave.way == WAITS else now
    time = clock.limit or (clock.bank if seat.bank is None else seat.bank)
    return Wait(now, awake_after(person, start, time) if _rests(clock, person) else start + time)


def bank_left(game: Game, number: int, person: Preferences, at: int) -> int | None:
    """Bank of an awaited seat that answers at this moment: its time left and the increment, at most the start bank."""
    wait, clock = game.seats[number].wait, game.terms.clock
    if clock is None or not clock.bank or wait is None or wait.due is None:
        return None
    left = awake_between(person, at, wait.due) if _rests(clock, person) else wait.due - at
    return min(clock.bank, max(left, 0) + clock.increment)


def _rests(clock: Clock, person: Preferences) -> bool:
    """Whether a clock stands in the quiet hours of a person; they are no way to stop it for good."""
    start, end = person.quiet_from, person.quiet_to
    return clock.rests and start is not None and end is not None and (end - start) % 24 <= LONGEST_NIGHT


def shifted(wait: Wait, since: int, now: int, leave: Leave | None = None) -> Wait:
    """The wait after a rest from one moment to another; a deadline that was over by then stays.

    While the table waits for an absent player, the clock stands already.
    """
    if wait.due is None or wait.due <= since:
        return wait
    runs = leave.until if leave is not None and leave.way == WAITS else wait.since
    return structs.replace(wait, due=wait.due + max(now - max(since, wait.since, runs), 0))


def with_waits(game: Game, waits: Mapping[int, Wait], banks: Mapping[int, int] = {}) -> Game:
    """The game with these waits and no others, and with these banks."""
    seats = (
        structs.replace(seat, wait=waits.get(number), bank=banks.get(number, seat.bank))
        for number, seat in enumerate(game.seats)
    )
    return structs.replace(game, seats=tuple(seats))


def without_past_deadlines(game: Game, now: int) -> Game:
    """The game as people read of it: without deadlines that are over."""
    waits = {number: wait if (wait.due or 0) > now else Wait(wait.since) for number, wait in game.waits.items()}
    return with_waits(game, waits)


# ---------------------------------------------------------------- time to sleep


def awake(person: Preferences, moment: int) -> int:
    """The first moment from this one on when a person may be reminded: neither away nor asleep."""
    return woken(person, moment if person.away_until is None else max(moment, person.away_until))


def is_away(person: Preferences, moment: int) -> bool:
    """Whether a person is away at a moment."""
    return person.away_until is not None and person.away_until > moment


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


def awake_after(person: Preferences, start: int, time: int) -> int:
    """The moment at which a person has been awake for this time since the start."""
    moment = woken(person, start)
    while (part := min(QUARTER - moment % QUARTER, time)) < time:
        moment, time = woken(person, moment + part), time - part
    return moment + time


def awake_between(person: Preferences, start: int, end: int) -> int:
    """The waking time of a person between two moments."""
    moment, time = woken(person, start), 0
    while moment < end:
        part = min(QUARTER - moment % QUARTER, end - moment)
        moment, time = woken(person, moment + part), time + part
    return time


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


def until(wait: Wait | None) -> str:
    """The deadline of a wait in words; empty without one."""
    return date(wait.due) if wait is not None and wait.due is not None else ""


def until_still(wait: Wait | None, now: int) -> str:
    """The deadline of a wait in words; empty without one, and once it is over."""
    return until(wait) if wait is not None and wait.due is not None and wait.due > now else ""


def stamp(moment: int, style: Literal["R", "f"] = "R") -> str:
    """A timestamp of Discord, relative (R) or as a date (f), in the reader's time zone."""
    return f"<t:{moment // SECOND}:{style}>"


def date(moment: int) -> str:
    """A moment as a date with the time until then."""
    return f"{stamp(moment, 'f')} ({stamp(moment)})"
