"""Calls that notify nobody at first, and the moments at which they ring: pure functions."""

from collections.abc import Mapping

from bot.table.clock.clock import HOUR, LONGEST_NIGHT, MINUTE, awake, awake_between, is_away, woken
from storage import Game, Preferences, Wait

FIRST_LOOK = 30 * MINUTE  # after quiet hours: most people look by themselves, and need no ring
NEAR = HOUR  # the longest time to a near deadline or a near offer to the table
AHEAD = HOUR  # the lead of a call before somebody else wakes up


def morning_call(person: Preferences, wait: Wait) -> int:
    """The moment of the ring that makes up for a call at night: after a first look, unless a deadline is near."""
    waking = awake(person, wait.since)
    rings = awake(person, waking + FIRST_LOOK)
    return waking if wait.due is not None and wait.due - rings < NEAR else rings


def held_up_until(game: Game, seat: int, people: Mapping[int, Preferences], now: int) -> int | None:
    """The moment until which others who are asked at the same time sleep; None if nobody does."""
    nights = [
        woken(person, now)
        for other, person in people.items()
        if other != seat and other in game.waits and not person.call_at_night and not is_away(person, now)
    ]
    last = max(nights, default=now)
    return last if now < last <= now + LONGEST_NIGHT * HOUR else None


def ring_ahead(game: Game, seat: int, people: Mapping[int, Preferences], now: int) -> int | None:
    """The moment at which a call to this seat rings if somebody else who is asked sleeps: an hour before they wake up.

    None for a call that rings at once: nobody sleeps so long, the clock of the seat runs, or its own night is near.
    """
    until, wait = held_up_until(game, seat, people, now), game.seats[seat].wait
    if until is None or wait is None or wait.due is not None or until - AHEAD <= now:
        return None
    return until - AHEAD if awake_between(people[seat], now, until) == until - now else None
