"""When somebody's time is over at night: the table hears of it in the morning, and nobody is woken by it."""

import pytest

from bot.table.clock.clock import DAY, HOUR
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import NAMES, called, said
from tests.e2e.kit.timing import TWELVE_HOURS, Hands, alone, answer, begin, calls, later, offers, restart


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def test_whoever_is_late_and_sleeps_is_not_spoken_of_before_the_morning(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    asked = await seats.asked()
    await asked.slash(seats.channel, "remind", after_hours=100, quiet_from=22, quiet_to=7)
    await later(harness, clock, 12 * HOUR)  # midnight
    assert offers(seats) == []
    await restart(harness)
    await later(harness, clock, 7 * HOUR - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    (offer,) = offers(seats)
    assert set(called(offer)) == {"Ana", "Bruno"}
    await later(harness, clock, 7 * DAY - 1)
    assert offers(seats) == [offer]


async def test_whoever_answers_in_the_night_is_not_spoken_of_at_all(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    asked = await seats.asked()
    await asked.slash(seats.channel, "remind", quiet_from=22, quiet_to=7)
    await later(harness, clock, 12 * HOUR)
    await answer(seats)
    await later(harness, clock, 7 * HOUR)
    assert offers(seats) == []


async def test_an_offer_calls_nobody_who_sleeps_or_is_away_and_they_can_vote_all_the_same(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, *NAMES, clock=TWELVE_HOURS)
    await alone(seats, "Ana")
    await harness.person("Bruno").slash(seats.channel, "remind", quiet_from=22, quiet_to=7)
    await harness.person("Chaska").slash(seats.channel, "remind", away_days=3)
    await later(harness, clock, 12 * HOUR)
    (offer,) = offers(seats)
    assert called(offer) == ["Ana", "Diego"]
    assert all(harness.person(name).mention in offer["content"] for name in ("Bruno", "Chaska"))
    assert [name for name in NAMES if offer["content"] in calls(seats, name)] == ["Ana", "Diego"]
    await harness.person("Bruno").press(offer, "Bot plays on")
    assert said(await harness.person("Chaska").press(offer, "Bot plays on")) == "Decided."


async def test_whoever_sleeps_when_the_table_is_asked_is_called_on_waking_up(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, *NAMES[:3], late="Ana", clock=TWELVE_HOURS)
    await harness.person("Bruno").slash(seats.channel, "remind", quiet_from=22, quiet_to=7)
    await later(harness, clock, 12 * HOUR)
    (offer,) = offers(seats)
    assert called(offer) == ["Ana", "Chaska"]
    await harness.person("Chaska").press(offer, "Bot plays on")
    await restart(harness)
    await later(harness, clock, 7 * HOUR - 1)
    assert len(calls(seats, "Bruno")) == 0
    await later(harness, clock, 1)
    (offer,) = offers(seats)
    assert called(offer) == ["Bruno"]
    assert "🤖 1" in offer["content"]
    assert said(await harness.person("Bruno").press(offer, "Bot plays on")) == "Decided."


async def test_a_morning_with_an_offer_has_no_other_ring(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS, late="Ana")
    await harness.person("Bruno").slash(seats.channel, "remind", quiet_from=10, quiet_to=7)
    await answer_until(seats, "Bruno")
    await later(harness, clock, 12 * HOUR)
    await later(harness, clock, 7 * HOUR)
    assert len(offers(seats)) == len(calls(seats, "Bruno")) == 1


async def answer_until(seats: Seats, name: str) -> None:
    while (await seats.asked()).name != name:
        await answer(seats)
        await seats.settled()
