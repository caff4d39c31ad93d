"""Time as pure functions: deadlines, banks, quiet hours, time zones, dates."""

from datetime import UTC, datetime

import pytest

from bot.table.clock.clock import (
    BOT_PLAYS,
    DAY,
    HOUR,
    MINUTE,
    WAITS,
    awake,
    awake_after,
    awake_between,
    bank_left,
    begun,
    date,
    day_there,
    parse_date,
    shifted,
    stamp,
    start_bank,
    time_there,
    with_waits,
)
from bot.table.clock.time_zones import clock
from storage import BOT, FREE, Clock, Leave, Preferences, Wait
from tests.bot.table.waiting_game import ASKED, game, with_seat

LIMIT = Clock(limit=12 * HOUR)
BANK = Clock(bank=3 * DAY, increment=4 * HOUR)


def at(text: str) -> int:
    """A moment in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


# ---------------------------------------------------------------- time to think


def test_without_a_clock_or_a_person_there_is_no_deadline() -> None:
    assert begun(game(None), 1, Preferences(), ASKED) == Wait(ASKED)
    for nobody in (BOT, FREE):
        assert begun(with_seat(game(LIMIT), 1, controller=nobody), 1, Preferences(), ASKED) == Wait(ASKED)


def test_a_limit_counts_from_the_call_whatever_was_left() -> None:
    for bank in (None, 0, 40 * HOUR):
        assert begun(with_seat(game(LIMIT), 1, bank=bank), 1, Preferences(), ASKED) == Wait(ASKED, ASKED + 12 * HOUR)


def test_a_bank_is_full_until_something_was_taken_off_it() -> None:
    assert start_bank(None) is None
    assert start_bank(LIMIT) is None
    assert start_bank(BANK) == 3 * DAY
    assert begun(game(BANK), 1, Preferences(), ASKED) == Wait(ASKED, ASKED + 3 * DAY)
    assert begun(with_seat(game(BANK), 1, bank=5 * HOUR), 1, Preferences(), ASKED) == Wait(ASKED, ASKED + 5 * HOUR)
    assert begun(with_seat(game(BANK), 0, bank=5 * HOUR), 1, Preferences(), ASKED) == Wait(ASKED, ASKED + 3 * DAY)


def test_the_clock_of_an_absent_player_stands_only_if_the_table_waits() -> None:
    back = ASKED + 5 * DAY
    for way, due in ((WAITS, back + 12 * HOUR), (BOT_PLAYS, ASKED + 12 * HOUR), ("", ASKED + 12 * HOUR)):
        away = with_seat(game(LIMIT), 1, leave=Leave(back, way))
        assert begun(away, 1, Preferences(away_until=back), ASKED) == Wait(ASKED, due)
    over = with_seat(game(LIMIT), 1, leave=Leave(ASKED - DAY, WAITS))
    assert begun(over, 1, Preferences(), ASKED) == Wait(ASKED, ASKED + 12 * HOUR)


@pytest.mark.parametrize(
    ("bank", "thought", "left"),
    [
        (None, 10 * HOUR, 3 * DAY - 6 * HOUR),
        (DAY, 10 * HOUR, 18 * HOUR),
        (DAY, 0, 28 * HOUR),
        (DAY, 3 * DAY, 4 * HOUR),
        (None, HOUR, 3 * DAY),
        (0, 0, 4 * HOUR),
        (DAY, -HOUR, 29 * HOUR),
    ],
    ids=["a first answer", "an answer", "at once", "too late", "no more than at the start", "nothing left", "before"],
)
def test_an_answer_takes_its_time_off_the_bank_and_puts_the_increment_on(
    bank: int | None, thought: int, left: int
) -> None:
    asked = with_seat(game(BANK), 1, bank=bank)
    asked = with_waits(asked, {1: begun(asked, 1, Preferences(), ASKED)})
    assert bank_left(asked, 1, Preferences(), ASKED + thought) == left


def test_nobody_has_a_bank_left_who_was_not_called_or_has_no_bank() -> None:
    assert bank_left(with_waits(game(BANK), {}), 1, Preferences(), ASKED) is None
    for without in (game(None), game(LIMIT)):
        called = with_waits(without, {1: begun(without, 1, Preferences(), ASKED)})
        assert bank_left(called, 1, Preferences(), ASKED + HOUR) is None


def test_a_game_has_the_waits_it_is_given_and_no_others() -> None:
    found = with_waits(game(BANK), {0: Wait(5, 6), 2: Wait(7)}, {1: HOUR})
    assert found.waits == {0: Wait(5, 6), 2: Wait(7)}
    assert [seat.bank for seat in found.seats] == [None, HOUR, None]
    assert (found.pinged, found.asked) == (1, None)
    assert game().asked == ASKED


def test_a_rest_moves_a_deadline_by_itself_and_no_further() -> None:
    wait = Wait(ASKED, ASKED + 12 * HOUR)
    assert shifted(wait, ASKED + HOUR, ASKED + 4 * HOUR) == Wait(ASKED, ASKED + 15 * HOUR)
    assert shifted(wait, ASKED + 11 * HOUR, ASKED + 20 * HOUR) == Wait(ASKED, ASKED + 21 * HOUR)
    assert shifted(wait, ASKED - 5 * HOUR, ASKED + HOUR) == Wait(ASKED, ASKED + 13 * HOUR), "it began in the rest"
    for since, now in ((ASKED + 12 * HOUR, ASKED + 20 * HOUR), (ASKED + HOUR, ASKED + HOUR), (5, ASKED - HOUR)):
        assert shifted(wait, since, now) == wait
    assert shifted(Wait(ASKED), ASKED, ASKED + DAY) == Wait(ASKED)


def test_a_rest_moves_no_deadline_while_the_clock_stands_for_somebody_absent() -> None:
    wait, leave = Wait(ASKED, ASKED + 6 * DAY), Leave(ASKED + 5 * DAY, WAITS)
    assert shifted(wait, ASKED + DAY, ASKED + 4 * DAY, leave) == wait
    assert shifted(wait, ASKED + DAY, ASKED + 5 * DAY + HOUR, leave) == Wait(ASKED, ASKED + 6 * DAY + HOUR)
    assert shifted(wait, ASKED, ASKED + DAY, Leave(ASKED + 5 * DAY)) == Wait(ASKED, ASKED + 7 * DAY)


# ---------------------------------------------------------------- a clock that rests at night

NIGHT = Preferences(quiet_from=22, quiet_to=7)
RESTS = Clock(limit=12 * HOUR, rests=True)
RESTING_BANK = Clock(bank=DAY, rests=True)


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-01-01T08:00", 12, "2026-01-01T20:00"),
        ("2026-01-01T20:00", 12, "2026-01-02T17:00"),
        ("2026-01-01T23:30", 12, "2026-01-02T19:00"),
        ("2026-01-01T20:00", 2, "2026-01-01T22:00"),
        ("2026-01-01T20:00", 24, "2026-01-03T14:00"),
        ("2026-01-01T20:07", 0, "2026-01-01T20:07"),
    ],
)
def test_time_awake_leaves_the_nights_out(start: str, hours: int, end: str) -> None:
    assert awake_after(NIGHT, at(start), hours * HOUR) == at(end)
    assert awake_between(NIGHT, at(start), at(end)) == hours * HOUR
    assert awake_after(Preferences(), at(start), hours * HOUR) == at(start) + hours * HOUR


@pytest.mark.parametrize("zone", ["Europe/Warsaw", "Asia/Kathmandu", "Australia/Lord_Howe"])
@pytest.mark.parametrize("day", ["2026-03-28", "2026-04-04", "2026-10-03", "2026-10-24"])
def test_time_awake_can_be_counted_back_also_where_clocks_are_changed(zone: str, day: str) -> None:
    person = Preferences(quiet_from=22, quiet_to=7, time_zone=zone)
    for start in range(at(day) + 7 * MINUTE, at(day) + 36 * HOUR, 41 * MINUTE):
        for time in (MINUTE, 5 * HOUR, 40 * HOUR + 1):
            assert awake_between(person, start, awake_after(person, start, time)) == time


def test_a_clock_that_rests_counts_only_time_awake() -> None:
    asked, due = at("2026-01-01T20:00"), at("2026-01-02T17:00")
    assert begun(game(RESTS), 1, NIGHT, asked) == Wait(asked, due)
    assert begun(game(RESTS), 1, Preferences(), asked) == Wait(asked, asked + 12 * HOUR)
    assert begun(game(LIMIT), 1, NIGHT, asked) == Wait(asked, asked + 12 * HOUR)
    banked = game(RESTING_BANK)
    banked = with_waits(banked, {1: begun(banked, 1, NIGHT, asked)})
    assert banked.waits == {1: Wait(asked, at("2026-01-03T14:00"))}
    assert bank_left(banked, 1, NIGHT, at("2026-01-02T08:00")) == DAY - 3 * HOUR


def test_quiet_hours_stop_no_clock_for_longer_than_a_night() -> None:
    asked = at("2026-01-01T20:00")
    for start, end, rests in ((20, 8, True), (19, 8, False), (9, 9, False), (8, 7, False)):
        due = begun(game(RESTS), 1, Preferences(quiet_from=start, quiet_to=end), asked).due
        assert (due != asked + 12 * HOUR) == rests, (start, end)


# ---------------------------------------------------------------- time to sleep


def test_without_wishes_a_person_is_always_awake() -> None:
    assert awake(Preferences(), at("2026-01-01T03:00")) == at("2026-01-01T03:00")
    assert awake(Preferences(quiet_from=22), at("2026-01-01T23:00")) == at("2026-01-01T23:00")
    assert awake(Preferences(quiet_from=5, quiet_to=5), at("2026-01-01T05:30")) == at("2026-01-01T05:30")


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        ("2026-01-01T21:59", "2026-01-01T21:59"),
        ("2026-01-01T22:00", "2026-01-02T07:00"),
        ("2026-01-01T23:59", "2026-01-02T07:00"),
        ("2026-01-02T00:00", "2026-01-02T07:00"),
        ("2026-01-02T06:59", "2026-01-02T07:00"),
        ("2026-01-02T07:00", "2026-01-02T07:00"),
        ("2025-12-31T23:00", "2026-01-01T07:00"),
    ],
)
def test_quiet_hours_reach_over_midnight(moment: str, expected: str) -> None:
    assert awake(Preferences(quiet_from=22, quiet_to=7), at(moment)) == at(expected)


@pytest.mark.parametrize(
    ("moment", "expected"),
    [("08:59", "08:59"), ("09:00", "17:00"), ("16:59", "17:00"), ("17:00", "17:00"), ("23:00", "23:00")],
)
def test_quiet_hours_can_lie_within_a_day(moment: str, expected: str) -> None:
    worker = Preferences(quiet_from=9, quiet_to=17)
    assert awake(worker, at(f"2026-01-01T{moment}")) == at(f"2026-01-01T{expected}")


def test_quiet_hours_can_begin_or_end_at_midnight() -> None:
    assert awake(Preferences(quiet_from=0, quiet_to=8), at("2026-01-01T00:00")) == at("2026-01-01T08:00")
    assert awake(Preferences(quiet_from=0, quiet_to=8), at("2026-01-01T23:59")) == at("2026-01-01T23:59")
    assert awake(Preferences(quiet_from=20, quiet_to=0), at("2026-01-01T21:00")) == at("2026-01-02T00:00")


@pytest.mark.parametrize(
    ("offset", "moment", "expected"),
    [
        (5 * 60 + 45, "2026-01-01T16:14", "2026-01-01T16:14"),
        (5 * 60 + 45, "2026-01-01T16:15", "2026-01-02T01:15"),
        (-5 * 60, "2026-01-02T02:59", "2026-01-02T02:59"),
        (-5 * 60, "2026-01-02T03:00", "2026-01-02T12:00"),
        (14 * 60, "2026-01-01T08:30", "2026-01-01T17:00"),
        (-12 * 60, "2026-01-01T18:30", "2026-01-01T19:00"),
    ],
)
def test_quiet_hours_are_those_of_ones_own_clock(offset: int, moment: str, expected: str) -> None:
    """Also of those who have told only how many minutes it is ahead of UTC, before there were time zones."""
    assert awake(Preferences(quiet_from=22, quiet_to=7, utc_offset=offset), at(moment)) == at(expected)


def test_who_is_away_sleeps_until_back_and_then_through_the_night() -> None:
    until = at("2026-01-05T23:30")
    assert awake(Preferences(away_until=until), at("2026-01-01T12:00")) == until
    assert awake(Preferences(away_until=until), at("2026-01-06T12:00")) == at("2026-01-06T12:00")
    sleeper = Preferences(away_until=until, quiet_from=22, quiet_to=7)
    assert awake(sleeper, at("2026-01-01T12:00")) == at("2026-01-06T07:00")


QUARTER = 15 * MINUTE
ZONES = ("Europe/Warsaw", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "America/Havana", "UTC-03:30")


@pytest.mark.parametrize("zone", [*ZONES, "Antarctica/Troll", "Asia/Beirut", "Africa/Cairo", "America/Santiago"])
@pytest.mark.parametrize("day", ["2026-03-07", "2026-03-28", "2026-04-24", "2026-09-05", "2026-10-24", "2026-10-31"])
def test_being_awake_is_settled_and_no_sooner_than_it_is_so(zone: str, day: str) -> None:
    """Whoever is woken at that moment is not asleep, and was asleep until then, also where clocks are changed."""
    there = clock(zone)
    for start, end in ((22, 7), (0, 1), (1, 2), (2, 3), (1, 3), (23, 2), (9, 17), (3, 0)):
        person = Preferences(quiet_from=start, quiet_to=end, time_zone=zone)
        quiet = [hour for hour in range(24) if (start <= hour < end if start < end else hour >= start or hour < end)]
        for moment in range(at(day) + MINUTE - 1, at(day) + 36 * HOUR, QUARTER):
            woken = awake(person, moment)
            asleep = [
                datetime.fromtimestamp(each / 1000, there).hour in quiet for each in range(moment, woken, QUARTER)
            ]
            assert all(asleep)
            assert datetime.fromtimestamp(woken / 1000, there).hour not in quiet
            assert awake(person, woken) == woken


@pytest.mark.parametrize(
    ("quiet", "moment", "expected"),
    [
        ((22, 7), "2026-03-28T21:30", "2026-03-29T05:00"),  # an hour less of sleep: 7:00 is 5:00 UTC from that day on
        ((22, 7), "2026-10-24T21:30", "2026-10-25T06:00"),  # and an hour more
        ((22, 2), "2026-03-29T00:30", "2026-03-29T01:00"),  # 2:00 does not come; it is 3:00 then
        ((22, 3), "2026-10-24T23:30", "2026-10-25T02:00"),  # 2:30 comes twice, and 3:00 after the second time
        ((2, 3), "2026-10-25T01:30", "2026-10-25T02:00"),
        ((2, 3), "2026-03-29T01:00", "2026-03-29T01:00"),
    ],
)
def test_quiet_hours_keep_summer_time(quiet: tuple[int, int], moment: str, expected: str) -> None:
    person = Preferences(quiet_from=quiet[0], quiet_to=quiet[1], time_zone="Europe/Warsaw")
    assert awake(person, at(moment)) == at(expected)


# ---------------------------------------------------------------- dates


def test_a_date_is_read_on_ones_own_clock() -> None:
    warsaw, new_york = clock("Europe/Warsaw"), clock("America/New_York")
    assert parse_date("2026-12-24", UTC) == at("2026-12-24T00:00")
    assert parse_date(" 2026-12-24 18:30 ", warsaw) == at("2026-12-24T17:30")
    assert parse_date(" 2026-07-24 18:30 ", warsaw) == at("2026-07-24T16:30")
    assert parse_date("2026-12-24T18:30+05:00", warsaw) == at("2026-12-24T13:30")
    assert parse_date("2026-12-24", new_york) == at("2026-12-24T05:00")


@pytest.mark.parametrize("text", ["", "friday", "2026-13-01", "24.12.2026", "@everyone", "9" * 40])
def test_what_is_no_date_is_none(text: str) -> None:
    assert parse_date(text, UTC) is None


@pytest.mark.parametrize(("text", "hours"), [("0001-01-01", 14), ("9999-12-31 23:59", -12)])
def test_a_date_far_away_is_read_all_the_same(text: str, hours: int) -> None:
    assert parse_date(text, clock(f"UTC{hours:+}")) == at(text) - hours * HOUR
    assert parse_date(text, clock("Europe/Warsaw")) is not None


def test_a_day_is_written_as_it_is_read() -> None:
    late = at("2026-12-24T22:30")
    there = clock("UTC+2")
    assert day_there(late, UTC) == "2026-12-24"
    assert day_there(late, there) == "2026-12-25"
    assert parse_date(day_there(late, there), there) == at("2026-12-24T22:00")
    assert time_there(late, clock("Asia/Kathmandu")) == "04:15"


def test_moments_are_shown_by_every_readers_own_clock() -> None:
    assert stamp(1_234_567_891) == "<t:1234567:R>"
    assert date(1_234_567_891) == "<t:1234567:f> (<t:1234567:R>)"
