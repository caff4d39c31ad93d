"""People who are asked together: each has a wait of their own, with reminders, a deadline and an offer."""

import asyncio
from typing import Any

import pytest

from bot.table.clock.clock import DAY, HOUR, SECOND, date, stamp
from bot.table.clock.silent_calls import FIRST_LOOK
from bot.table.clock.timekeeper import TRY_AGAIN
from storage import Wait
from storage import schema as t
from tests.e2e.kit.harness import Harness, Seats, button, parts
from tests.e2e.kit.playing import called, said
from tests.e2e.kit.timing import (
    NOON,
    THREE_DAYS,
    TWELVE_HOURS,
    Hands,
    alone,
    answer,
    begin,
    calls,
    heard,
    later,
    offers,
    reminders,
    restart,
    ring,
)
from tests.storage.kit.damage import overwrite

NIGHT = {"quiet_from": 22, "quiet_to": 7}


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def unequal(harness: Harness) -> Seats:
    """A table in its first round at which everybody is asked, and has another time left."""
    seats = await harness.open("Ana", "Bruno", "Chaska", clock=THREE_DAYS)
    for number, hours in enumerate((10, 20, 30)):
        await harness.games.set_wait(seats.id, number, Wait(NOON, NOON + hours * HOUR))
    await harness.bot.tables.waits.rearm(seats.id)
    return seats


# ---------------------------------------------------------------- deadlines


async def test_everybody_who_is_asked_has_a_wait_and_the_status_names_each(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno", "Chaska", clock=TWELVE_HOURS)
    assert (await seats.game()).waits == {number: Wait(NOON, NOON + 12 * HOUR) for number in range(3)}
    status = said(await harness.person("Elena").slash(seats.channel, "game status"))
    for name in ("Ana", "Bruno", "Chaska"):
        assert f"{name}: asked {stamp(NOON)}; the time runs out {date(NOON + 12 * HOUR)}." in status


async def test_each_is_reminded_and_late_at_their_own_time(harness: Harness, clock: Hands) -> None:
    seats = await unequal(harness)
    await later(harness, clock, 8 * HOUR)
    assert sorted(called(each)[0] for each in reminders(seats)) == ["Ana", "Bruno", "Chaska"]
    for each, hours in zip(sorted(reminders(seats), key=lambda each: called(each)), (10, 20, 30), strict=True):
        assert date(NOON + hours * HOUR) in each["content"]
    await later(harness, clock, 2 * HOUR - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    (offer,) = offers(seats)
    assert offer["content"].startswith(f"⌛ {harness.person('Ana').mention} ran out of time")
    assert sorted(called(each)[0] for each in reminders(seats)) == ["Bruno", "Chaska"], "hers has made place"
    await later(harness, clock, 10 * HOUR)
    assert [each["content"].split()[1] for each in offers(seats)] == [
        harness.person(name).mention for name in ("Ana", "Bruno")
    ]


async def test_what_one_decides_about_one_leaves_the_others_alone(harness: Harness, clock: Hands) -> None:
    seats = await unequal(harness)
    await later(harness, clock, 20 * HOUR)
    of_ana, of_bruno = offers(seats)
    assert "The others decide" in said(await harness.person("Ana").press(of_ana, "Wait"))
    assert said(await harness.person("Bruno").press(of_ana, "Wait")).startswith("Your vote counts")
    assert said(await harness.person("Ana").press(of_bruno, "Wait")) == "Decided."
    game = await seats.game()
    assert [game.seats[number].wait for number in range(3)] == [
        Wait(NOON, NOON + 10 * HOUR),
        Wait(NOON, NOON + 44 * HOUR),
        Wait(NOON, NOON + 30 * HOUR),
    ]
    assert "Votes so far: ⏳ 1." in offers(seats)[0]["content"], "her vote stands"


async def test_whoever_answers_ahead_stops_their_own_clock_alone(harness: Harness, clock: Hands) -> None:
    seats = await unequal(harness)
    last = harness.person("Chaska")
    clock.now += 5 * HOUR
    board = next(each for each in seats.messages() if button(each, "My turn"))
    screen = (await last.press(board, "My turn")).message or {}
    tap = next(part["custom_id"] for part in parts(screen) if part["custom_id"].startswith("b:tap:"))
    screen = (await last.press(screen, tap)).message or {}
    await seats.settled()
    for _ in range(3):
        if 2 not in (await seats.game()).waits:
            break
        confirm = button(screen, "Confirm") or next(
            part for part in parts(screen) if part["custom_id"].startswith("b:tap:")
        )
        screen = (await last.press(screen, confirm["custom_id"])).message or {}
        await seats.settled()
    game = await seats.game()
    assert sorted(game.waits) == [0, 1]
    assert game.waits == {0: Wait(NOON, NOON + 10 * HOUR), 1: Wait(NOON, NOON + 20 * HOUR)}
    assert game.seats[2].bank == 29 * HOUR, "25 hours were left, and 4 come for the answer"
    await later(harness, clock, 3 * HOUR)
    assert sorted(called(each)[0] for each in reminders(seats)) == ["Ana", "Bruno"]


async def test_a_move_changes_the_time_of_nobody(harness: Harness, clock: Hands) -> None:
    seats = await unequal(harness)
    before = (await seats.game()).waits
    clock.now += HOUR
    moved = Seats(harness, seats.id, harness.channel("cusco"))
    await harness.person("Ana").slash(moved.channel, "game move", game=seats.id)
    await moved.settled()
    assert (await moved.game()).waits == before
    board = moved.messages()[-1]["content"]
    for name, hours in (("Ana", 10), ("Bruno", 20), ("Chaska", 30)):
        assert f"{name} until {date(NOON + hours * HOUR)}" in board


# ---------------------------------------------------------------- the call of the morning


async def asleep(harness: Harness, clock: Hands, *places: str) -> list[Seats]:
    """Tables that begin to wait for Bruno at midnight, while he sleeps until 7."""
    tables = [await begin(harness, "Ana", "Bruno", late="Ana", place=place) for place in places]
    await harness.person("Bruno").slash(tables[0].channel, "remind", **NIGHT)
    await harness.person("Ana").slash(tables[0].channel, "remind", after_hours=0)
    clock.now += 12 * HOUR
    for seats in tables:
        await alone(seats, "Bruno")
    return tables


async def test_a_call_at_night_rings_no_phone_and_the_morning_calls_once_for_all_tables(
    harness: Harness, clock: Hands
) -> None:
    one, two = await asleep(harness, clock, "plaza", "cusco")
    bruno = harness.person("Bruno")
    before = [len(calls(seats, "Bruno")) for seats in (one, two)]
    for seats in (one, two):
        (named,) = [each for each in seats.messages() if bruno.mention in each["content"]][-1:]
        assert called(named) == []
        assert "➡️" in named["content"]
    await later(harness, clock, 7 * HOUR + FIRST_LOOK - 1)
    assert (heard(one, "☀️"), heard(two, "☀️")) == ([], [])
    await restart(harness)
    await later(harness, clock, 1)
    (morning,) = [*heard(one, "☀️"), *heard(two, "☀️")]
    assert called(morning) == ["Bruno"]
    assert sum(len(calls(seats, "Bruno")) for seats in (one, two)) == sum(before) + 1
    assert [line.split(":")[0] for line in morning["content"].splitlines()[1:]] == [
        f"• game {seats.id} in <#{seats.channel}>" for seats in sorted((one, two), key=lambda each: each.id)
    ]
    assert {part["label"] for part in parts(morning)} == {f"Game {one.id}", f"Game {two.id}"}
    await ring(harness)
    assert len([*heard(one, "☀️"), *heard(two, "☀️")]) == 1


async def test_the_call_of_the_morning_shrinks_with_each_answer_and_goes_with_the_last(
    harness: Harness, clock: Hands
) -> None:
    one, two = await asleep(harness, clock, "plaza", "cusco")
    await later(harness, clock, 7 * HOUR + FIRST_LOOK)
    host = one if heard(one, "☀️") else two
    await answer(one)
    (morning,) = heard(host, "☀️")
    assert f"game {two.id} in" in morning["content"]
    assert f"game {one.id} in" not in morning["content"]
    assert [part["custom_id"].split(":")[2] for part in parts(morning)] == [str(two.id)]
    await answer(two)
    assert heard(host, "☀️") == []


async def test_a_reminder_follows_the_call_of_the_morning(harness: Harness, clock: Hands) -> None:
    (seats,) = await asleep(harness, clock, "plaza")
    await later(harness, clock, 7 * HOUR + FIRST_LOOK)
    (morning,) = heard(seats, "☀️")
    assert [part["label"] for part in parts(morning)] == ["My turn"]
    await later(harness, clock, 8 * HOUR - 1)
    assert (reminders(seats), heard(seats, "☀️")) == ([], [morning])
    await later(harness, clock, 1)
    assert (len(reminders(seats)), heard(seats, "☀️")) == (1, [])


async def test_whoever_wants_it_is_called_at_night(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", late="Ana")
    chosen = said(await harness.person("Bruno").slash(seats.channel, "remind", call_at_night=True, **NIGHT))
    assert "ring in these hours, too" in chosen
    clock.now += 12 * HOUR
    before = len(calls(seats, "Bruno"))
    await alone(seats, "Bruno")
    assert len(calls(seats, "Bruno")) > before
    await later(harness, clock, 7 * HOUR + FIRST_LOOK)
    assert heard(seats, "☀️") == []


async def test_no_morning_call_comes_for_what_was_answered_in_the_night(harness: Harness, clock: Hands) -> None:
    (seats,) = await asleep(harness, clock, "plaza")
    await answer(seats)
    await later(harness, clock, 7 * HOUR + DAY)
    assert not [each for each in heard(seats, "☀️") if called(each) == ["Bruno"]]


async def test_whoever_answers_at_a_first_look_after_the_night_is_not_called(harness: Harness, clock: Hands) -> None:
    (seats,) = await asleep(harness, clock, "plaza")
    await later(harness, clock, 7 * HOUR + FIRST_LOOK - 1)
    await answer(seats)
    await later(harness, clock, 1)
    assert heard(seats, "☀️") == []


async def near_deadline(seats: Seats, clock: Hands, time: int) -> None:
    """The time of whoever is asked at this table is over so much later."""
    ((number, wait),) = (await seats.game()).waits.items()
    await seats.harness.games.set_wait(seats.id, number, Wait(wait.since, clock.now + time))
    await seats.harness.bot.tables.waits.rearm(seats.id)


async def test_a_table_that_rings_before_the_first_look_takes_all_others_along(harness: Harness, clock: Hands) -> None:
    tables = [await begin(harness, "Ana", "Bruno", late="Ana", place="plaza", clock=TWELVE_HOURS)]
    tables += [await begin(harness, "Ana", "Bruno", late="Ana", place=place) for place in ("cusco", "vilcabamba")]
    urgent, *others = tables
    await harness.person("Bruno").slash(urgent.channel, "remind", after_hours=0, **NIGHT)
    await harness.person("Ana").slash(urgent.channel, "remind", after_hours=0)
    clock.now += 12 * HOUR
    for seats in tables:
        await alone(seats, "Bruno")
        clock.now += 7 * SECOND
    await near_deadline(urgent, clock, 8 * HOUR - 21 * SECOND)
    await later(harness, clock, 7 * HOUR - 21 * SECOND)
    (morning,) = heard(urgent, "☀️")
    assert called(morning) == ["Bruno"]
    assert [part["label"] for part in parts(morning)] == [f"Game {seats.id}" for seats in tables]
    await later(harness, clock, FIRST_LOOK)
    assert [len(heard(seats, "☀️")) for seats in tables] == [1, 0, 0]
    await later(harness, clock, FIRST_LOOK)
    assert len(offers(urgent)) == 1, "in place of the line about this table alone"
    assert [part["label"] for part in parts(heard(urgent, "☀️")[0])] == [f"Game {seats.id}" for seats in others]
    await answer(others[0])
    assert [part["custom_id"].split(":")[2] for part in parts(heard(urgent, "☀️")[0])] == [str(others[1].id)]


async def test_buttons_of_many_tables_stand_in_several_rows(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.clock.reminders.ROW", 2)
    tables = await asleep(harness, clock, "plaza", "cusco", "vilcabamba")
    await later(harness, clock, 7 * HOUR + FIRST_LOOK)
    (morning,) = [each for seats in tables for each in heard(seats, "☀️")]
    assert [len(row["components"]) for row in morning["components"]] == [2, 1]


async def test_a_table_of_another_server_is_not_named_in_the_ring_of_this_one(harness: Harness, clock: Hands) -> None:
    here, there = await asleep(harness, clock, "plaza", "cusco")
    await overwrite(harness.games, t.games, {"server": "999"}, id=there.id)
    await later(harness, clock, 7 * HOUR + FIRST_LOOK)
    assert [part["label"] for part in parts(heard(here, "☀️")[0])] == ["My turn"]
    assert heard(there, "☀️") == []


async def test_a_ring_of_the_morning_that_breaks_off_is_made_once(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await asleep(harness, clock, "plaza", "cusco")
    remember, done = harness.games.remember_message, []

    async def dies_after_the_first(*given: Any, **more: Any) -> None:
        if done:
            raise asyncio.CancelledError
        done.append(given)
        await remember(*given, **more)

    clock.now += 7 * HOUR + FIRST_LOOK
    with monkeypatch.context() as broken:
        broken.setattr(harness.games, "remember_message", dies_after_the_first)
        await asyncio.gather(harness.bot.tables.timekeeper.ring_due(), return_exceptions=True)
    await restart(harness)
    await later(harness, clock, TRY_AGAIN)
    assert sum(len(heard(seats, "☀️")) for seats in tables) == 1
