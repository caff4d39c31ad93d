"""Players who fall silent at a table without a clock: after some days the others are asked, and a week later again."""

import asyncio

import pytest

from bot.table.clock.clock import DAY, HOUR, date, stamp
from storage import BOT, FREE, PERSON
from tests.e2e.kit.harness import Harness, Message, Seats, parts, select
from tests.e2e.kit.playing import called, only_for_them, said
from tests.e2e.kit.timing import NOON, Hands, answer, begin, later, offers, reminders, restart
from tests.e2e.kit.trouble import planted

WAYS = ["Wait", "Remind again", "Bot plays on", "Offer the seat"]


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def silent(harness: Harness, clock: Hands, late: str = "Bruno") -> tuple[Seats, Message]:
    """Ana's table of three, where somebody has not answered for three days, and what the table is asked."""
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late=late)
    await later(harness, clock, 3 * DAY)
    (offer,) = offers(seats)
    return seats, offer


async def press(harness: Harness, name: str, message: Message, label: str) -> str:
    reply = await harness.person(name).press(message, label)
    assert only_for_them(reply)
    await harness.bot.tables.settled()
    return said(reply)


def now(seats: Seats, message: Message) -> Message:
    return next(each for each in seats.messages() if each["id"] == message["id"])


# ---------------------------------------------------------------- the question to the table


async def test_the_table_is_asked_after_three_days_in_place_of_reminders(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno")
    for hours in (8, 16, 32):
        await later(harness, clock, hours * HOUR)
    assert len(reminders(seats)) == 1
    await later(harness, clock, 16 * HOUR - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    (offer,) = offers(seats)
    assert reminders(seats) == []
    bruno = harness.person("Bruno").mention
    assert offer["content"].startswith(f"⌛ {bruno} is silent in game {seats.id}: ")
    assert f"(asked {stamp(NOON)})" in offer["content"].splitlines()[0]
    assert "ran out of time" not in offer["content"]
    assert [part["label"] for part in parts(offer)] == WAYS
    assert set(called(offer)) == {"Ana", "Bruno", "Chaska"}
    await later(harness, clock, 7 * DAY - 1)
    assert offers(seats) == [offer]
    await restart(harness)
    await later(harness, clock, 1)
    (again,) = offers(seats)
    assert again["id"] != offer["id"]
    assert seats.messages()[-1] == again


@pytest.mark.parametrize(("table", "server", "days"), [(5, None, 5), (None, 9, 9), (2, 9, 2)])
async def test_the_days_are_those_of_the_table_or_of_the_server(
    harness: Harness, clock: Hands, table: int | None, server: int | None, days: int
) -> None:
    ana = harness.person("Ana")
    if server is not None:
        told = said(await ana.slash(harness.channel(), "settings server", vanished_after=server))
        assert f"asked about a silent player after {server} days" in told
    options = {} if table is None else {"vanished_after": table}
    seats = await begin(harness, "Ana", "Bruno", late="Bruno", **options)
    await later(harness, clock, days * DAY - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    assert len(offers(seats)) == 1


async def test_a_table_can_wait_as_long_as_it_takes(harness: Harness, clock: Hands) -> None:
    told = said(await harness.person("Ana").slash(harness.channel(), "settings server", vanished_after=0))
    assert "wait for silent players as long as it takes" in told
    seats = await begin(harness, "Ana", "Bruno", late="Bruno")
    await later(harness, clock, 100 * DAY)
    assert offers(seats) == []


# ---------------------------------------------------------------- four ways


async def test_to_wait_is_to_wait_a_week(harness: Harness, clock: Hands) -> None:
    seats, offer = await silent(harness, clock)
    clock.now += DAY
    assert await press(harness, "Ana", offer, "Wait") == "Decided."
    waiting = now(seats, offer)
    assert waiting["content"] == f"⏳ The table waits for Bruno until {date(clock.now + 7 * DAY)}."
    assert parts(waiting) == []
    old = planted(harness, seats.channel, *(part["custom_id"] for part in parts(offer)))
    for each in parts(old):
        assert await press(harness, "Ana", old, each["custom_id"]) == "That has already been settled."
    await restart(harness)
    await later(harness, clock, 7 * DAY - 1)
    assert (offers(seats), reminders(seats)) == ([], [])
    await later(harness, clock, 1)
    (again,) = offers(seats)
    assert [part["label"] for part in parts(again)] == WAYS
    assert "Votes" not in again["content"]


async def test_to_remind_again_is_one_reminder_and_a_week(harness: Harness, clock: Hands) -> None:
    seats, offer = await silent(harness, clock)
    await harness.person("Bruno").slash(seats.channel, "remind", quiet_from=11, quiet_to=14)
    assert await press(harness, "Ana", offer, "Remind again") == "Decided."
    assert now(seats, offer)["content"].startswith("⏰ Bruno is reminded once more.")
    await later(harness, clock, 2 * HOUR - 1)
    assert [called(each) for each in reminders(seats)] == [[]], "he sleeps"
    await later(harness, clock, 1)
    assert [called(each) for each in reminders(seats)] == [[], ["Bruno"]]
    await later(harness, clock, 6 * DAY)
    assert len(reminders(seats)) == 2
    await later(harness, clock, DAY)
    assert len(offers(seats)) == 1
    assert [called(each) for each in reminders(seats)] in ([], [[]]), "the offer has taken its place"


async def test_a_bot_plays_on_or_the_seat_is_offered(harness: Harness, clock: Hands) -> None:
    seats, offer = await silent(harness, clock)
    assert await press(harness, "Ana", offer, "Offer the seat") == "Decided."
    assert (await seats.game()).seats[1].controller == FREE
    free = now(seats, offer)
    assert "\n  🪑 the seat of Bruno is free" in said(await harness.person("Ana").slash(seats.channel, "game list"))
    assert [part["label"] for part in parts(free)] == ["Take this seat", "Bot plays on"]
    await later(harness, clock, 30 * DAY)
    assert (offers(seats), reminders(seats)) == ([], [])
    assert await press(harness, "Ana", free, "Bot plays on") == "Decided."
    assert (await seats.game()).seats[1].controller == BOT


async def test_an_answer_settles_it_and_presses_at_once_decide_once(harness: Harness, clock: Hands) -> None:
    seats, offer = await silent(harness, clock)
    presses = [harness.person("Ana").press(offer, "Wait") for _ in range(3)]
    words = sorted(said(reply) for reply in await asyncio.gather(*presses))
    assert words == ["Decided.", *["That has already been settled."] * 2]
    await answer(seats)
    await later(harness, clock, 2 * DAY)
    assert offers(seats) == []
    assert {seat.controller for seat in (await seats.game()).seats} == {PERSON}


# ---------------------------------------------------------------- a host who has vanished


async def test_a_table_elects_another_host_in_place_of_a_silent_one(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Diego", "Bruno", "Chaska", late="Diego")
    await later(harness, clock, 3 * DAY)
    (offer,) = offers(seats)
    election = select(offer)
    assert election is not None
    names = {option["label"]: option["value"] for option in election["options"]}
    assert list(names) == ["Bruno", "Chaska"]

    async def elect(name: str, whom: str) -> str:
        reply = await harness.person(name).select(offer, election["custom_id"], [names[whom]])
        assert only_for_them(reply)
        return said(reply)

    assert "The others decide" in await elect("Diego", "Bruno")
    assert "Only the others" in await elect("Elena", "Bruno")
    assert await elect("Bruno", "Chaska") == "Your vote counts: Chaska. You can still change it."
    assert "Votes so far: Chaska 1." in now(seats, offer)["content"]
    host = (await seats.game()).terms.host
    assert host == str(harness.person("Diego").id)
    assert await elect("Chaska", "Chaska") == "Decided."
    assert (await seats.game()).terms.host == str(harness.person("Chaska").id)
    assert select(now(seats, offer)) is None
    assert "or the host's alone" in now(seats, offer)["content"]
    assert await press(harness, "Chaska", now(seats, offer), "Wait") == "Decided."
