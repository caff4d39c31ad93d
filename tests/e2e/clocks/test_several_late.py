"""Several players who are late at the same time: a question about each, and one notification for everybody."""

import pytest

from bot.table.clock.clock import DAY, HOUR
from storage import BOT, PERSON, Wait
from tests.e2e.kit.harness import Harness, parts
from tests.e2e.kit.playing import said
from tests.e2e.kit.timing import A_DAY, TWELVE_HOURS, Hands, calls, later, offers, reminders

WAYS = ["Wait", "Skip their questions", "Bot plays on", "Offer the seat"]


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def test_several_who_are_late_at_once_ring_everybody_once(harness: Harness, clock: Hands) -> None:
    seats = await harness.open("Ana", "Bruno", "Chaska", clock=TWELVE_HOURS)
    await harness.person("Ana").slash(seats.channel, "remind", after_hours=12)
    before = {name: len(calls(seats, name)) for name in ("Ana", "Bruno", "Chaska")}
    await later(harness, clock, 12 * HOUR)
    questions = offers(seats)
    assert [question["content"].split()[1] for question in questions] == [
        harness.person(name).mention for name in ("Ana", "Bruno", "Chaska")
    ]
    rung = {name: len(calls(seats, name)) - number for name, number in before.items()}
    assert rung == dict.fromkeys(before, 1)
    for question in questions:
        assert [part["label"] for part in parts(question) if "label" in part] == WAYS
    assert said(await harness.person("Ana").press(questions[1], "Bot plays on")) == "Decided."
    await seats.settled()
    assert [seat.controller for seat in (await seats.game()).seats] == [PERSON, BOT, PERSON]
    assert len(offers(seats)) == 2


async def test_a_reminder_beside_the_question_about_another_player_rings_no_second_time(
    harness: Harness, clock: Hands
) -> None:
    seats = await harness.open("Ana", "Bruno", "Chaska", clock=A_DAY)
    for number, hours in enumerate((8, 20, 20)):
        wait = (await seats.game()).waits[number]
        await harness.games.set_wait(seats.id, number, Wait(wait.since, wait.since + hours * HOUR))
    await harness.bot.tables.waits.rearm(seats.id)
    before = {name: len(calls(seats, name)) for name in ("Bruno", "Chaska")}
    await later(harness, clock, 8 * HOUR)
    assert (len(offers(seats)), len(reminders(seats))) == (1, 2)
    assert {name: len(calls(seats, name)) - number for name, number in before.items()} == dict.fromkeys(before, 1)


async def test_whoever_sleeps_is_rung_once_in_the_morning_for_several_questions(harness: Harness, clock: Hands) -> None:
    seats = await harness.open("Ana", "Bruno", "Chaska", clock=TWELVE_HOURS)
    await harness.person("Ana").slash(seats.channel, "remind", quiet_from=22, quiet_to=7)
    ana = (await seats.game()).waits[0]
    await harness.games.set_wait(seats.id, 0, Wait(ana.since, ana.since + 3 * DAY))
    await harness.bot.tables.waits.rearm(seats.id)
    await later(harness, clock, 12 * HOUR)
    before = len(calls(seats, "Ana"))
    await later(harness, clock, 7 * HOUR)
    assert len(offers(seats)) == 2
    assert len(calls(seats, "Ana")) == before + 1
