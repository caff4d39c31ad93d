"""Time to think and time to sleep: pure functions of moments in milliseconds."""

from datetime import UTC, datetime, timedelta

from storage import Clock, Game, Preferences

HOUR = 3_600_000
MINUTE = 60_000
DAY = 24 * HOUR
DISCORD_SECOND = 1000


def start_bank(clock: Clock | None) -> int | None:
    """What a seat begins with."""
    return clock.bank if clock is not None and clock.bank else None


def deadline(game: Game, asked: int | None) -> int | None:
    """Until when the seat that is asked should have answered; None: there is no clock."""
    clock, seat = game.terms.clock, game.waits_for
    if clock is None or seat is None or asked is None:
        return None
    if clock.limit:
        return asked + clock.limit
    return asked + (clock.bank if seat.bank is None else seat.bank)


def bank_after(clock: Clock, bank: int | None, thought: int) -> int:
    """What is left after an answer: the time it took goes off, the increment comes on, up to the start."""
    left = (clock.bank if bank is None else bank) - thought
    return min(clock.bank, max(left, 0) + clock.increment)


def awake(person: Preferences, moment: int) -> int:
    """The first moment from this one on at which a person may be reminded."""
    if person.away_until is not None and moment < person.away_until:
        moment = person.away_until
    if person.quiet_from is None or person.quiet_to is None or person.quiet_from == person.quiet_to:
        return moment
    there = datetime.fromtimestamp(moment / 1000, UTC) + timedelta(minutes=person.utc_offset)
    hour = there.hour
    start, end = person.quiet_from, person.quiet_to
    asleep = start <= hour < end if start < end else hour >= start or hour < end
    if not asleep:
        return moment
    morning = there.replace(hour=end, minute=0, second=0, microsecond=0)
    if morning <= there:
        morning += timedelta(days=1)
    return int((morning - timedelta(minutes=person.utc_offset)).timestamp() * 1000)


def stamp(moment: int, style: str = "R") -> str:
    """A moment as every reader's own clock shows it."""
    return f"<t:{moment // DISCORD_SECOND}:{style}>"
