"""Time as pure functions: deadlines, banks, quiet hours, time zones, dates; and who decides about the late."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.languages import ENGLISH
from bot.table.clock.clock import (
    DAY,
    HOUR,
    MINUTE,
    awake,
    bank_after,
    date,
    day_there,
    deadline,
    parse_date,
    stamp,
    start_bank,
    stopped,
    time_there,
    with_bank,
)
from bot.table.clock.lateness import (
    BOT_TAKES,
    PASS,
    REPLACE,
    WAIT,
    deciders,
    free_seat,
    is_waiting,
    majority,
    offer,
    voters,
    ways_out,
)
from bot.table.clock.time_zones import clock
from engine.actions import Pass
from engine.state import Options
from storage import BOT, FREE, Clock, Game, LogRow, Preferences, Seat, Terms, Told
from tests.bot.table.stored_game import stored_game

LIMIT = Clock(limit=12 * HOUR)
BANK = Clock(bank=3 * DAY, increment=4 * HOUR)
ASKED = 1_000 * DAY


def at(text: str) -> int:
    """A moment in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def game(clock: Clock | None = None, seats: tuple[Seat, ...] = (), host: str = "1", **changes: Any) -> Game:
    people = seats or (
        Seat(lang="en", person="1", name="Ana"),
        Seat(lang="en", person="2", name="Bruno"),
        Seat(lang="en", person="3", name="Chaska"),
    )
    known = {"seq": 9, "number": 9, "to_act": 1, "pinged": 1, "asked": ASKED, "settled": 9, "told": 9, **changes}
    return stored_game(options=Options(players=len(people)), seats=people, terms=Terms(host=host, clock=clock), **known)


def answers(*rows: tuple[int, int]) -> list[Told]:
    """Answers of seats, so long after the question."""
    return [
        Told(
            LogRow(
                row=number,
                seq=number,
                seat=seat,
                question="TakeTurn",
                action=Pass(),
                automatic=False,
                commits=True,
                at=ASKED + later,
            ),
            (),
        )
        for number, (seat, later) in enumerate(rows, 10)
    ]


# ---------------------------------------------------------------- time to think


def test_without_a_clock_or_a_question_there_is_no_deadline() -> None:
    assert deadline(game(None), ASKED) is None
    assert deadline(game(LIMIT), None) is None
    assert deadline(game(LIMIT, to_act=None), ASKED) is None
    for nobody in (Seat(lang="en", controller=BOT), Seat(lang="en", controller=FREE, person="1")):
        assert deadline(game(LIMIT, (Seat(lang="en", person="2"), nobody)), ASKED) is None


def test_a_limit_counts_from_the_question() -> None:
    assert deadline(game(LIMIT), ASKED) == ASKED + 12 * HOUR


def test_the_table_can_wait_beyond_a_limit_and_never_below_it() -> None:
    assert deadline(with_bank(game(LIMIT), 1, 40 * HOUR), ASKED) == ASKED + 40 * HOUR
    assert deadline(with_bank(game(LIMIT), 1, 0), ASKED) == ASKED + 12 * HOUR
    assert deadline(with_bank(game(LIMIT), 0, 40 * HOUR), ASKED) == ASKED + 12 * HOUR


def test_a_bank_is_full_until_something_was_taken_off_it() -> None:
    assert start_bank(None) is None
    assert start_bank(LIMIT) is None
    assert start_bank(BANK) == 3 * DAY
    assert deadline(game(BANK), ASKED) == ASKED + 3 * DAY
    assert deadline(with_bank(game(BANK), 1, 5 * HOUR), ASKED) == ASKED + 5 * HOUR


@pytest.mark.parametrize(
    ("bank", "thought", "left"),
    [
        (None, 10 * HOUR, 3 * DAY - 6 * HOUR),
        (DAY, 10 * HOUR, 18 * HOUR),
        (DAY, 0, 28 * HOUR),
        (DAY, 3 * DAY, 4 * HOUR),
        (None, HOUR, 3 * DAY),
        (0, 0, 4 * HOUR),
    ],
    ids=["a first answer", "an answer", "at once", "too late", "no more than at the start", "nothing left"],
)
def test_an_answer_takes_its_time_off_the_bank_and_puts_the_increment_on(
    bank: int | None, thought: int, left: int
) -> None:
    assert bank_after(BANK, bank, thought) == left


def test_only_the_seat_that_was_called_is_charged_and_only_up_to_its_own_last_answer() -> None:
    told = answers((1, 2 * HOUR), (1, 10 * HOUR), (0, 30 * HOUR), (1, 40 * HOUR))
    assert [seat.bank for seat in stopped(game(BANK), told).seats] == [None, 3 * DAY - 6 * HOUR, None]


def test_nobody_is_charged_who_was_not_called_or_has_not_answered() -> None:
    for unchanged in (game(BANK, pinged=None), game(BANK, asked=None), game(None)):
        assert stopped(unchanged, answers((1, HOUR))) == unchanged
    assert stopped(game(BANK), answers((0, HOUR), (1, 2 * HOUR))) == game(BANK)
    assert stopped(game(BANK), [Told(None, ())]) == game(BANK)


def test_an_answer_from_before_the_call_costs_nothing() -> None:
    early = stopped(with_bank(game(BANK), 1, DAY), answers((1, -HOUR)))
    assert early.seats[1].bank == DAY + 4 * HOUR


def test_what_the_table_waited_beyond_a_limit_is_gone_after_the_answer() -> None:
    waited = with_bank(game(LIMIT), 1, 40 * HOUR)
    assert deadline(stopped(waited, answers((1, 30 * HOUR))), ASKED) == ASKED + 12 * HOUR


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


# ---------------------------------------------------------------- who decides about the late


def test_the_others_vote_and_the_host_decides() -> None:
    assert voters(game()) == ("1", "3")
    assert deciders(game()) == ("1", "3")
    assert deciders(game(host="9")) == ("1", "3", "9")
    assert deciders(game(host="2")) == ("1", "3")
    assert deciders(game(host="")) == ("1", "3")


def test_bot_players_and_free_seats_do_not_vote() -> None:
    absent = (
        Seat(lang="en", controller=BOT, person="1", name="Ana"),
        Seat(lang="en", person="2", name="Bruno"),
        Seat(lang="en", controller=FREE, person="3", name="Chaska"),
    )
    assert voters(game(seats=absent, host="2")) == ()
    assert deciders(game(seats=absent, host="2")) == ()
    assert deciders(game(seats=absent, host="1")) == ("1",)


@pytest.mark.parametrize(
    ("votes", "decided"),
    [
        ({}, None),
        ({"1": WAIT}, None),
        ({"1": WAIT, "3": BOT_TAKES}, None),
        ({"1": WAIT, "3": WAIT}, WAIT),
        ({"1": WAIT, "2": WAIT, "9": WAIT}, None),
    ],
    ids=["nobody", "half", "against each other", "both", "those who may not"],
)
def test_more_than_half_of_the_others_decide(votes: dict[str, str], decided: str | None) -> None:
    assert majority(game(), votes) == decided


def test_two_of_three_are_more_than_half() -> None:
    four = game(seats=tuple(Seat(lang="en", person=str(number), name=str(number)) for number in range(4)))
    assert majority(four, {"0": PASS, "2": REPLACE}) is None
    assert majority(four, {"0": PASS, "2": REPLACE, "3": PASS}) == PASS


def test_somebody_is_awaited_only_once_called_and_only_while_nobody_has_answered() -> None:
    assert is_waiting(game())
    for over in ({"to_act": 0}, {"pinged": None}, {"asked": None}, {"to_act": None, "pinged": None}):
        assert not is_waiting(game(**over))


def test_an_offer_names_everybody_whom_it_concerns_and_can_be_answered_by_buttons() -> None:
    screen = offer(game(host="9"), "Take a turn", ENGLISH, {"1": WAIT, "2": PASS}, None, ["1", "9"])
    assert screen.calls == ("1", "9")
    assert all(f"<@{person}>" in screen.words for person in ("1", "2", "3", "9"))
    assert "Take a turn" in screen.words
    assert "game 7" in screen.words
    assert "⏳ 1; 2 for the same" in screen.words
    assert [button.id for row in screen.rows for button in row] == [
        f"b:vote:7:{ASKED}:{way}" for way in (WAIT, PASS, BOT_TAKES, REPLACE)
    ]


def test_an_offer_says_who_is_away() -> None:
    assert "away" not in offer(game(), "Take a turn", ENGLISH, {}, None, []).words
    assert date(ASKED) in offer(game(), "Take a turn", ENGLISH, {}, ASKED, []).words.splitlines()[1]


def test_an_offered_seat_can_be_taken_or_left_to_a_bot_player() -> None:
    seats = (Seat(lang="en", person="1", name="Ana"), Seat(lang="en", controller=FREE, person="2", name="Bruno *"))
    screen = free_seat(game(seats=seats), ENGLISH, {})
    assert [button.id for row in screen.rows for button in row] == ["b:claim:7:0:1", f"b:vote:7:{ASKED}:bot"]
    assert "Bruno \\*" in screen.words
    assert ways_out(game(seats=seats)) == (BOT_TAKES,)
