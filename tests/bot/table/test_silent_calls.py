"""Calls that ring later, because somebody else who is asked at the same time sleeps anyway."""

import pytest

from bot.table.clock.clock import DAY, HOUR, with_waits
from bot.table.clock.silent_calls import AHEAD, ring_ahead
from storage import Preferences, Wait
from tests.bot.table.waiting_game import game

EVENING = 2000 * DAY + 20 * HOUR
SLEEPER = Preferences(quiet_from=19, quiet_to=3)  # wakes up seven hours later
WAKING = EVENING + 7 * HOUR


@pytest.mark.parametrize(
    ("other", "rings"),
    [
        (SLEEPER, WAKING - AHEAD),
        (Preferences(), None),
        (Preferences(quiet_from=19, quiet_to=3, call_at_night=True), None),
        (Preferences(quiet_from=19, quiet_to=3, away_until=EVENING + DAY), None),
        (Preferences(quiet_from=19, quiet_to=3, away_until=EVENING), WAKING - AHEAD),
        (Preferences(quiet_from=19, quiet_to=21), None),
        (Preferences(quiet_from=19, quiet_to=18), None),
    ],
    ids=["asleep", "awake", "called at night", "away", "back, asleep", "wakes up soon", "never awake"],
)
def test_a_call_rings_an_hour_before_somebody_else_wakes_up(other: Preferences, rings: int | None) -> None:
    asked = with_waits(game(), {0: Wait(EVENING), 1: Wait(EVENING)})
    assert ring_ahead(asked, 0, {0: Preferences(), 1: other}, EVENING) == rings


@pytest.mark.parametrize(
    ("person", "wait"),
    [
        (Preferences(quiet_from=23, quiet_to=6), Wait(EVENING)),
        (Preferences(quiet_from=2, quiet_to=6), Wait(EVENING)),
        (Preferences(), Wait(EVENING, EVENING + DAY)),
    ],
    ids=["their own night is in between", "their own night is near", "their clock runs"],
)
def test_a_call_rings_at_once_for_whoever_has_no_time_to_lose(person: Preferences, wait: Wait) -> None:
    asked = with_waits(game(), {0: wait, 1: Wait(EVENING)})
    assert ring_ahead(asked, 0, {0: person, 1: SLEEPER}, EVENING) is None


def test_whoever_is_not_asked_may_sleep() -> None:
    asked = with_waits(game(), {0: Wait(EVENING)})
    assert ring_ahead(asked, 0, {0: Preferences(), 1: SLEEPER}, EVENING) is None


def test_several_who_sleep_are_waited_for_until_the_last_one_wakes_up() -> None:
    asked = with_waits(game(), {number: Wait(EVENING) for number in range(3)})
    people = {0: Preferences(), 1: SLEEPER, 2: Preferences(quiet_from=18, quiet_to=4)}
    assert ring_ahead(asked, 0, people, EVENING) == WAKING + HOUR - AHEAD
