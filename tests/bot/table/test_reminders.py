"""When somebody is reminded next: after a silent call, and after earlier reminders."""

import pytest

from bot.table.clock.clock import DAY, HOUR, MINUTE
from bot.table.clock.reminders import MAKES_UP, next_reminder
from bot.table.clock.silent_calls import FIRST_LOOK, NEAR
from storage import Preferences, Wait
from storage.posted import UNSENT, Reminder, SilentCall

MIDNIGHT = 2000 * DAY
WAKING = MIDNIGHT + 7 * HOUR
SLEEPER = Preferences(remind_after=8, quiet_from=22, quiet_to=7)
AT_NIGHT = Wait(MIDNIGHT)
SILENT = SilentCall(*UNSENT, 0)


@pytest.mark.parametrize(
    ("due", "rings"),
    [
        (None, WAKING + FIRST_LOOK),
        (WAKING + FIRST_LOOK + NEAR, WAKING + FIRST_LOOK),
        (WAKING + FIRST_LOOK + NEAR - 1, WAKING),
    ],
    ids=["no clock", "time enough", "deadline is near"],
)
def test_a_call_at_night_rings_after_a_first_look_unless_the_deadline_is_near(due: int | None, rings: int) -> None:
    assert next_reminder(SLEEPER, Wait(MIDNIGHT, due), None, SILENT, MIDNIGHT) == (MAKES_UP, rings)


def test_a_ring_that_is_overdue_comes_at_once() -> None:
    now = WAKING + 5 * HOUR
    assert next_reminder(SLEEPER, AT_NIGHT, None, SILENT, now) == (MAKES_UP, now)


def test_a_first_look_does_not_reach_into_the_next_quiet_hours() -> None:
    away = Preferences(remind_after=8, quiet_from=22, quiet_to=7, away_until=MIDNIGHT - 2 * HOUR - 10 * MINUTE)
    assert next_reminder(away, Wait(MIDNIGHT - 5 * HOUR), None, SILENT, MIDNIGHT - 5 * HOUR) == (MAKES_UP, WAKING)


@pytest.mark.parametrize(
    ("person", "since"),
    [(Preferences(remind_after=8, quiet_from=22, quiet_to=7, call_at_night=True), MIDNIGHT), (SLEEPER, WAKING)],
    ids=["called at night", "called on waking up"],
)
def test_a_call_that_has_rung_is_followed_by_a_reminder_alone(person: Preferences, since: int) -> None:
    assert next_reminder(person, Wait(since), None, None, since) == (1, WAKING + 8 * HOUR)


def test_a_silent_call_rings_though_its_night_has_been_moved_away() -> None:
    person = Preferences(quiet_from=1, quiet_to=7)
    assert next_reminder(person, AT_NIGHT, None, SILENT, MIDNIGHT) == (MAKES_UP, MIDNIGHT + FIRST_LOOK)
    assert next_reminder(person, AT_NIGHT, None, None, MIDNIGHT) == (1, None)


def test_the_next_reminder_counts_from_the_call_of_the_morning() -> None:
    at = WAKING + FIRST_LOOK
    assert next_reminder(SLEEPER, AT_NIGHT, Reminder("", "", 0, MIDNIGHT, MAKES_UP, at), SILENT, at) == (
        1,
        at + 8 * HOUR,
    )


def test_a_call_that_waited_for_others_rings_once_and_is_followed_by_the_first_reminder() -> None:
    awake, rings = Preferences(remind_after=8), MIDNIGHT + 3 * HOUR
    later = SilentCall(*UNSENT, 0, rings)
    assert next_reminder(awake, AT_NIGHT, None, later, MIDNIGHT) == (MAKES_UP, rings)
    said = Reminder("", "", 0, MIDNIGHT, MAKES_UP, rings)
    assert next_reminder(awake, AT_NIGHT, said, later, rings) == (1, rings + 8 * HOUR)
