"""Several people are asked, and one of them sleeps: the others are called in time for their waking up."""

from asyncio import CancelledError

import pytest

from bot.table.clock.clock import HOUR
from bot.table.clock.silent_calls import AHEAD
from bot.table.clock.waits import Waits
from storage import Game
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import called
from tests.e2e.kit.saying_ahead import say_all
from tests.e2e.kit.timing import Hands, answer, calls, heard, later, reminders, restart

EVERYBODY = ["Ana", "Bruno", "Chaska"]
NIGHT = 9 * HOUR  # from noon, when the games begin


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def one_asleep(harness: Harness, after_hours: int = 8) -> Seats:
    """A set-up that asks everybody at noon, while Chaska sleeps."""
    await harness.person("Chaska").slash(harness.channel(), "remind", quiet_from=11, quiet_to=21)
    await harness.person("Ana").slash(harness.channel(), "remind", after_hours=after_hours)
    return await harness.open(*EVERYBODY)


def rung(seats: Seats) -> list[str]:
    """Everybody whose phone a reminder has rung."""
    return sorted(name for each in reminders(seats) for name in called(each))


@pytest.mark.parametrize("after_hours", [0, 8])
async def test_the_others_are_called_an_hour_before_the_sleeper_wakes_up(
    harness: Harness, clock: Hands, after_hours: int
) -> None:
    seats = await one_asleep(harness, after_hours)
    assert sorted((await seats.game()).waits) == [0, 1, 2]
    assert [name for name in EVERYBODY if calls(seats, name)] == []
    await later(harness, clock, NIGHT - AHEAD - 1)
    assert rung(seats) == []
    await restart(harness)
    await later(harness, clock, 1)
    assert rung(seats) == ["Ana", "Bruno"]
    assert heard(seats, "☀️") == []


async def test_whoever_has_answered_by_then_is_not_called(harness: Harness, clock: Hands) -> None:
    seats = await one_asleep(harness)
    asked = (await seats.asked()).name
    other = "Ana" if asked != "Ana" else "Bruno"
    await say_all(seats, harness.person(other))
    await later(harness, clock, NIGHT - AHEAD)
    assert rung(seats) == sorted({"Ana", "Bruno"} - {other})


async def test_whoever_is_left_is_called_at_once_when_the_sleeper_has_answered(harness: Harness, clock: Hands) -> None:
    seats = await one_asleep(harness)
    await later(harness, clock, HOUR)
    assert rung(seats) == []
    chaska = harness.person("Chaska")
    await (answer(seats) if await seats.asked() == chaska else say_all(seats, chaska))
    await later(harness, clock, 0)
    assert rung(seats) == ["Ana", "Bruno"]


async def test_everybody_is_called_at_once_where_clocks_run(harness: Harness) -> None:
    await harness.person("Chaska").slash(harness.channel(), "remind", quiet_from=11, quiet_to=21)
    seats = await harness.open(*EVERYBODY, clock="12 hours a turn")
    assert [name for name in EVERYBODY if calls(seats, name)] == ["Ana", "Bruno"]


async def test_a_move_keeps_the_ring_that_is_owed(harness: Harness, clock: Hands) -> None:
    seats = await one_asleep(harness, after_hours=0)
    await later(harness, clock, HOUR)
    there = Seats(harness, seats.id, harness.channel("cusco"))
    await harness.person("Ana").slash(there.channel, "game move", game=seats.id)
    await later(harness, clock, NIGHT - AHEAD - HOUR)
    assert rung(there) == ["Ana", "Bruno"]


async def test_a_crash_between_a_silent_call_and_its_timers_loses_no_ring(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(Waits, "arm", _crash)
        seats = await one_asleep(harness, after_hours=0)
    await restart(harness)
    await later(harness, clock, NIGHT - AHEAD)
    assert rung(seats) == ["Ana", "Bruno"]


async def _crash(waits: Waits, game: Game) -> None:
    raise CancelledError
