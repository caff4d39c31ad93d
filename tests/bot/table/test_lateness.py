"""Who is late, and when; who decides about it, and what the table is asked."""

from collections.abc import Sequence

import pytest
from msgspec import structs

from bot.languages import ENGLISH
from bot.screens.screen import Screen, Select
from bot.table.clock.clock import DAY, HOUR, date, stamp, with_waits
from bot.table.clock.lateness import (
    BOT_TAKES,
    PASS,
    REMIND,
    REPLACE,
    WAIT,
    Late,
    about,
    deciders,
    free_seat,
    late_by,
    late_moment,
    late_seat,
    majority,
    offer,
    voters,
    ways_out,
)
from storage import BOT, FINISHED, FREE, NOWHERE, Clock, Game, Preferences, Seat, Settings, Terms, Wait
from tests.bot.table.waiting_game import ASKED, game, with_seat

LIMIT = Clock(limit=12 * HOUR)


# ---------------------------------------------------------------- who is late, and when


def test_somebody_is_awaited_only_since_the_call_and_only_while_nobody_has_answered() -> None:
    assert late_seat(game(), 1, ASKED) == Late(game(), 1, ASKED)
    assert late_seat(game(), 1, ASKED + 1) is None
    for nobody in (0, 2, 3, -1):
        assert late_seat(game(), nobody, ASKED) is None
    for over in ({"to_act": 0}, {"to_act": None}, {"status": FINISHED}, {"channel": NOWHERE}):
        assert late_seat(game(**over), 1, ASKED) is None
    assert late_seat(with_seat(game(), 1, controller=BOT), 1, ASKED) is None
    assert late_seat(with_seat(game(), 1, controller=FREE), 1, ASKED)


def test_somebody_who_is_asked_together_with_others_is_awaited_though_another_is_to_act() -> None:
    together = with_waits(game(to_act=0, pinged=0), {0: Wait(ASKED), 1: Wait(ASKED)})
    assert late_seat(together, 1, ASKED)
    assert late_seat(structs.replace(together, to_act=2), 0, ASKED) is None, "it has answered, not told yet"
    assert late_seat(structs.replace(together, to_act=2), 1, ASKED)


@pytest.mark.parametrize(
    "payload", [{}, {"seat": "1"}, {"since": "5"}, {"seat": "x", "since": "5"}, {"seat": "-1", "since": "5"}]
)
def test_a_timer_that_makes_no_sense_is_about_nobody(payload: dict[str, str]) -> None:
    assert late_by(game(), payload) is None
    assert late_by(game(), {"seat": "1", "since": str(ASKED)}) == Late(game(), 1, ASKED)


def test_with_a_clock_somebody_is_late_at_the_deadline() -> None:
    clocked = with_waits(game(LIMIT), {1: Wait(ASKED, ASKED + HOUR)})
    assert late_moment(clocked, 1, Preferences(), Settings()) == ASKED + HOUR
    assert late_moment(clocked, 0, Preferences(), Settings()) is None


def test_without_a_clock_somebody_is_late_after_some_days_of_silence() -> None:
    def late(wish: int | None, server: int, away: int | None = None) -> int | None:
        terms = Terms(host="1", vanished_after=wish)
        found = late_moment(game(terms=terms), 1, Preferences(away_until=away), Settings(vanished_after=server))
        return None if found is None else found - ASKED

    assert late_moment(game(), 1, Preferences(), Settings()) == ASKED + 3 * DAY
    assert (late(None, 5), late(2, 5), late(0, 5), late(None, 0)) == (5 * DAY, 2 * DAY, None, None)
    assert late(None, 3, ASKED + 10 * DAY) == 13 * DAY
    assert late(None, 3, ASKED - 10 * DAY) == 3 * DAY


def test_nobody_is_late_where_nobody_could_decide_anything() -> None:
    alone = (Seat(lang="en", person="2", name="Bruno", wait=Wait(ASKED, ASKED + HOUR)), Seat(lang="en", controller=BOT))
    for clocked in (LIMIT, None):
        assert late_moment(game(clocked, alone, host="2"), 0, Preferences(), Settings()) is None
        assert late_moment(game(clocked, alone, host="9"), 0, Preferences(), Settings()) is not None


# ---------------------------------------------------------------- who decides about the late


def test_the_others_vote_and_the_host_decides() -> None:
    assert voters(game(), 1) == ("1", "3")
    assert voters(game(), None) == ("1", "2", "3")
    assert deciders(game(), 1) == ("1", "3")
    assert deciders(game(host="9"), 1) == ("1", "3", "9")
    assert deciders(game(host="2"), 1) == ("1", "3")
    assert deciders(game(host=""), 1) == ("1", "3")
    assert deciders(game(), 0) == ("2", "3"), "whoever is late decides nothing, the host neither"


def test_bot_players_and_free_seats_do_not_vote() -> None:
    absent = (
        Seat(lang="en", controller=BOT, person="1", name="Ana"),
        Seat(lang="en", person="2", name="Bruno"),
        Seat(lang="en", controller=FREE, person="3", name="Chaska"),
    )
    assert voters(game(seats=absent, host="2"), 1) == ()
    assert deciders(game(seats=absent, host="2"), 1) == ()
    assert deciders(game(seats=absent, host="1"), 1) == ("1",)


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
    assert majority(game(), 1, votes) == decided


def test_two_of_three_are_more_than_half() -> None:
    four = game(seats=tuple(Seat(lang="en", person=str(number), name=str(number)) for number in range(4)))
    assert majority(four, 1, {"0": PASS, "2": REPLACE}) is None
    assert majority(four, 1, {"0": PASS, "2": REPLACE, "3": PASS}) == PASS
    assert majority(four, None, {"0": PASS, "3": PASS}) is None, "all four have a say"


def offered(about_game: Game, votes: dict[str, str], away: int | None = None, called: Sequence[str] = ()) -> Screen:
    return offer(Late(about_game, 1, ASKED), "Take a turn", ENGLISH, votes, away, called, {})


def buttons(screen: Screen) -> list[str]:
    return [button.id for row in screen.rows for button in row]


def test_an_offer_names_everybody_whom_it_concerns_and_can_be_answered_by_buttons() -> None:
    screen = offered(game(LIMIT, host="9"), {"1": WAIT, "2": PASS}, called=["1", "9"])
    assert screen.calls == ("1", "9")
    assert all(f"<@{person}>" in screen.words for person in ("1", "2", "3", "9"))
    assert "ran out of time" in screen.words
    assert "Take a turn" in screen.words
    assert "game 7" in screen.words
    assert "wait another day" in screen.words
    assert "Votes so far: ⏳ 1." in screen.words
    assert buttons(screen) == [f"b:vote:7:{ASKED}:{way}-1" for way in (WAIT, PASS, BOT_TAKES, REPLACE)]


def test_without_a_clock_a_table_can_remind_and_nobody_runs_out_of_time() -> None:
    screen = offered(game(host="9"), {})
    assert "time" not in screen.words
    assert "wait another week" in screen.words
    assert stamp(ASKED) in screen.words
    assert buttons(screen) == [f"b:vote:7:{ASKED}:{way}-1" for way in (WAIT, REMIND, BOT_TAKES, REPLACE)]


def test_a_table_whose_host_is_late_can_elect_another() -> None:
    late = Late(game(host="2"), 1, ASKED)
    screen = offer(late, "Take a turn", ENGLISH, {}, None, [], {"1": "3", "2": "2", "3": "9"})
    (election,) = screen.rows[1]
    assert isinstance(election, Select)
    assert [(choice.value, choice.label) for choice in election.choices] == [("1-1", "Ana"), ("3-1", "Chaska")]
    assert "Bruno is the host" in screen.words
    assert screen.words.endswith("Votes so far: Chaska 1.")
    assert len(offered(game(host="1"), {}).rows) == 1


def test_an_offer_says_who_is_away() -> None:
    assert "away" not in offered(game(), {}).words
    assert date(ASKED) in offered(game(), {}, ASKED).words.splitlines()[1]


def test_an_offered_seat_can_be_taken_or_left_to_a_bot_player() -> None:
    seats = (
        Seat(lang="en", person="1", name="Ana"),
        Seat(lang="en", controller=FREE, person="2", name="Bruno *", wait=Wait(ASKED)),
    )
    screen = free_seat(Late(game(seats=seats), 1, ASKED), ENGLISH, {})
    assert buttons(screen) == ["b:claim:7:0:1", f"b:vote:7:{ASKED}:bot-1"]
    assert "Bruno \\*" in screen.words
    assert ways_out(game(seats=seats), 1) == (BOT_TAKES,)


def test_votes_are_about_one_wait_of_one_seat() -> None:
    assert len({about(1, ASKED), about(2, ASKED), about(1, ASKED + 1)}) == 3
