"""Clocks that stand: while the bot is down, and in quiet hours; and what a server has chosen."""

import asyncio
from typing import Any

import pytest

from bot.table.clock.clock import DAY, HOUR, MINUTE, date
from bot.table.clock.silent_calls import FIRST_LOOK
from storage import Clock, Wait
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.playing import called, said
from tests.e2e.kit.timing import NOON, TWELVE_HOURS, Hands, alone, begin, calls, heard, later, offers, restart, ring


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


# ---------------------------------------------------------------- while the bot is down


@pytest.mark.parametrize(("down", "moved"), [(2 * DAY, 2 * DAY), (3 * MINUTE + 1, 3 * MINUTE + 1), (3 * MINUTE, 0)])
async def test_deadlines_move_by_the_time_in_which_the_bot_was_down(
    harness: Harness, clock: Hands, down: int, moved: int
) -> None:
    seats = await begin(harness, "Ana", "Bruno", late="Bruno", clock=TWELVE_HOURS)
    await ring(harness)
    await harness.stop_bot()
    clock.now += down
    await harness.start_bot()
    await ring(harness)
    assert (await seats.game()).waits == {1: Wait(NOON, NOON + 12 * HOUR + moved)}
    await restart(harness)
    await ring(harness)
    assert (await seats.game()).waits == {1: Wait(NOON, NOON + 12 * HOUR + moved)}, "once is enough"
    assert offers(seats) == []


@pytest.mark.parametrize("after", [False, True])
async def test_deadlines_move_once_though_the_bot_is_killed_in_between(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    seats = await begin(harness, "Ana", "Bruno", late="Bruno", clock=TWELVE_HOURS)
    await ring(harness)
    await harness.stop_bot()
    clock.now += DAY
    real, dying = type(harness.games.registry).move_deadlines, asyncio.Event()

    async def last_breath(*given: Any) -> None:
        if after:
            await real(*given)
        dying.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(type(harness.games.registry), "move_deadlines", last_breath)
    await harness.start_bot()
    await dying.wait()
    monkeypatch.undo()
    await restart(harness)
    await ring(harness)
    assert (await seats.game()).waits == {1: Wait(NOON, NOON + DAY + 12 * HOUR)}
    await later(harness, clock, 12 * HOUR - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    assert len(offers(seats)) == 1


# ---------------------------------------------------------------- in quiet hours


async def test_a_clock_that_rests_stands_in_the_quiet_hours_of_whoever_is_asked(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", late="Ana", clock=TWELVE_HOURS, rest_at_night=True)
    assert (await seats.game()).terms.clock == Clock(limit=12 * HOUR, rests=True)
    await harness.person("Bruno").slash(seats.channel, "remind", after_hours=0, quiet_from=22, quiet_to=7)
    clock.now += 6 * HOUR
    await alone(seats, "Bruno")
    due = NOON + 6 * HOUR + 12 * HOUR + 9 * HOUR
    assert (await seats.game()).waits == {1: Wait(NOON + 6 * HOUR, due)}
    assert date(due) in calls(seats, "Bruno")[-1]
    await later(harness, clock, 21 * HOUR - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    assert len(offers(seats)) == 1


# ---------------------------------------------------------------- what a server has chosen


async def test_quiet_hours_and_clock_of_a_server_are_those_of_people_without_their_own(
    harness: Harness, clock: Hands
) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    hours = {"quiet_from": 22, "quiet_to": 7, "time_zone": "kolkata"}
    told = said(await ana.slash(plaza, "settings server", clock=TWELVE_HOURS, **hours))
    assert "• New tables: 12 hours for each answer" in told
    assert "• Quiet hours, unless somebody has others: 22:00 to 7:00 (Asia/Kolkata)" in told
    seats = await begin(harness, "Ana", "Bruno", late="Ana")
    assert (await seats.game()).terms.clock == Clock(limit=12 * HOUR)
    await ana.slash(plaza, "settings server", **hours)
    clock.now += 6 * HOUR  # 23:30 in Kolkata
    before = len(calls(seats, "Bruno"))
    await alone(seats, "Bruno")
    assert len(calls(seats, "Bruno")) == before
    await later(harness, clock, 7 * HOUR + 30 * MINUTE + FIRST_LOOK)
    assert [called(each) for each in heard(seats, "☀️")] == [["Bruno"]]
    other = await begin(harness, "Ana", "Bruno", place="cusco", clock="none")
    assert (await other.game()).terms.clock is None
