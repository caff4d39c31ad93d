"""Pings, reminders and clocks, with a clock that only the tests move."""

import pytest

from bot.languages import ENGLISH
from bot.say import title
from bot.screens.prompt import is_private
from bot.table.clock.clock import DAY, HOUR, date, stamp
from bot.table.clock.reminders import MOST_REMINDERS
from engine.core import apply, legal_actions
from engine.queries import is_follow_on
from engine.state import State
from storage import Clock, Game, Preferences
from tests.e2e.kit.harness import Harness, button, parts
from tests.e2e.kit.playing import called, moment, said, tap
from tests.e2e.kit.timing import (
    A_DAY,
    NOON,
    THREE_DAYS,
    TWELVE_HOURS,
    Hands,
    answer,
    begin,
    calls,
    heard,
    later,
    offers,
    reminders,
    restart,
    ring,
    sit_down,
)


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


def half_an_answer(state: State) -> bool:
    """Whether a prompt can be answered in steps of which the first can be taken back and is followed by another."""
    return is_follow_on(state) and not tap(state, legal_actions(state)[0]).is_final


# ---------------------------------------------------------------- pings


async def test_one_ping_for_a_decision_names_game_question_and_deadline(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=A_DAY)
    asked, decision = await seats.asked(), (await seats.view()).decision
    assert decision is not None
    before = calls(seats, asked.name)
    (words,) = [line for line in before[-1].splitlines() if asked.mention in line]
    assert f"game {seats.id}" in words
    assert title(decision, ENGLISH) in words
    assert date(NOON + DAY) in words
    await later(harness, clock, 7 * HOUR)
    await restart(harness)
    await ring(harness)
    assert calls(seats, asked.name) == before


async def test_without_a_clock_a_ping_has_no_deadline(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno")
    assert "<t:" not in calls(seats, (await seats.asked()).name)[-1]
    await later(harness, clock, 3 * DAY - 1)
    assert offers(seats) == []


@pytest.mark.parametrize("private", [True, False])
async def test_steps_of_a_prompt_and_taking_them_back_neither_ping_nor_touch_the_clock(
    harness: Harness, clock: Hands, private: bool
) -> None:
    def wanted(state: State) -> bool:
        return half_an_answer(state) and state.decision is not None and is_private(state.decision) == private

    seats = await sit_down(harness, moment(wanted), Clock(limit=12 * HOUR))
    asked, before = await seats.asked(), await seats.game()
    (ping,) = calls(seats, asked.name)
    assert date(NOON + 12 * HOUR) in ping
    timers = await harness.games.registry.next_timers()
    for step in (seats.choose(index=0), asked.slash(seats.channel, "undo"), seats.choose(index=0)):
        clock.now += HOUR
        await step
        await seats.settled()
        after = await seats.game()
        assert (after.to_act, after.pinged, after.asked) == (before.to_act, before.pinged, before.asked)
        prompt = seats.messages()[-1]
        assert date(NOON + 12 * HOUR) in prompt["content"]
        assert any(part["custom_id"].startswith(f"b:reply:{seats.id}:{after.number}:") for part in parts(prompt))
    assert calls(seats, asked.name) == [ping]
    assert await harness.games.registry.next_timers() == timers


async def test_steps_of_a_turn_and_taking_them_back_do_not_touch_the_clock(harness: Harness, clock: Hands) -> None:
    def a_step(state: State) -> bool:
        outcome = apply(state, legal_actions(state)[0])
        return state.turn > 2 and not is_follow_on(state) and not outcome.commits

    seats = await sit_down(harness, moment(a_step), Clock(bank=3 * DAY, increment=HOUR))
    asked, before = await seats.asked(), await seats.game()
    for step in (seats.choose(index=0), asked.slash(seats.channel, "undo"), seats.choose(index=0)):
        clock.now += HOUR
        await step
        await seats.settled()
        after = await seats.game()
        assert (after.asked, after.seats) == (before.asked, before.seats)
    assert len(calls(seats, asked.name)) == 1


# ---------------------------------------------------------------- reminders


async def test_a_reminder_comes_after_eight_hours_and_then_after_twice_the_time(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=THREE_DAYS)
    asked, decision = await seats.asked(), (await seats.view()).decision
    assert decision is not None
    await later(harness, clock, 8 * HOUR - 1)
    assert reminders(seats) == []
    await later(harness, clock, 1)
    await ring(harness)
    (first,) = reminders(seats)
    assert called(first) == [asked.name]
    for words in (asked.mention, f"game {seats.id}", title(decision, ENGLISH), stamp(NOON), date(NOON + 3 * DAY)):
        assert words in first["content"]
    walk = await asked.press(first, "My turn")
    assert " does your " in said(walk)
    for hours in (16, 32):
        await later(harness, clock, hours * HOUR - 1)
        assert reminders(seats) == [first]
        await later(harness, clock, 1)
        (second,) = reminders(seats)
        assert second["id"] != first["id"], "it takes the place of the one before"
        assert button(second, "My turn")
        first = second
    await answer(seats)
    assert reminders(seats) == [], "an answered one is gone"


async def test_reminders_stop_at_five_and_leave_one_message(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", vanished_after=0)
    asked = await seats.asked()
    await asked.slash(seats.channel, "remind", after_hours=1)
    for number in range(MOST_REMINDERS):
        if number == 3:
            await restart(harness)
        await later(harness, clock, 2**number * HOUR - 1)
        assert len(_reminded(harness)) == number
        await later(harness, clock, 1)
        assert len(_reminded(harness)) == number + 1
        assert len(reminders(seats)) == 1
    await later(harness, clock, 10 * DAY)
    await asked.slash(seats.channel, "remind", after_hours=2)
    await later(harness, clock, 100 * DAY)
    assert len(_reminded(harness)) == MOST_REMINDERS
    assert await harness.games.registry.next_timers() == []
    await answer(seats)
    assert reminders(seats) == []
    await later(harness, clock, 8 * HOUR)
    assert [called(each) for each in reminders(seats)] == [[(await seats.asked()).name]]
    assert (await seats.asked()).name != asked.name


def _reminded(harness: Harness) -> list[str]:
    """The nonces of all reminders that were sent, also of those that are deleted."""
    bodies = [each.json for each in harness.sandbox.requests if isinstance(each.json, dict)]
    return [body["nonce"] for body in bodies if (body.get("content") or "").startswith("⏰")]


async def test_no_reminder_names_a_deadline_in_the_past_and_the_offer_takes_its_place(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=A_DAY)
    asked = await seats.asked()
    await later(harness, clock, 8 * HOUR)
    (reminder,) = reminders(seats)
    assert date(NOON + DAY) in reminder["content"]
    await later(harness, clock, 16 * HOUR)
    assert reminders(seats) == [], "the offer has taken its place"
    (offer,) = offers(seats)
    assert asked.mention in offer["content"]
    await later(harness, clock, 6 * DAY)
    assert (len(_reminded(harness)), offers(seats)) == (1, [offer])


async def test_a_server_has_its_own_interval_and_a_person_another(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno")
    asked = await seats.asked()
    assert "after 3 hours" in said(await harness.person("Ana").slash(seats.channel, "settings server", remind_after=3))
    await later(harness, clock, 3 * HOUR)
    assert len(_reminded(harness)) == 1
    assert "after 5 hours" in said(await asked.slash(seats.channel, "remind", after_hours=5))
    await harness.person("Ana").slash(seats.channel, "settings server", remind_after=1)
    await later(harness, clock, 10 * HOUR - 1)
    assert len(_reminded(harness)) == 1
    await later(harness, clock, 1)
    assert len(_reminded(harness)) == 2
    assert "You get no reminders" in said(await asked.slash(seats.channel, "remind", after_hours=0))
    await later(harness, clock, 2 * DAY)
    assert len(_reminded(harness)) == 2
    assert "after 1 hour." in said(await asked.slash(seats.channel, "remind", usual=True))
    await later(harness, clock, 4 * HOUR)
    assert len(_reminded(harness)) == 3
    assert "Reminders: none" in said(
        await harness.person("Ana").slash(seats.channel, "settings server", remind_after=0)
    )
    await later(harness, clock, 10 * DAY)
    assert len(_reminded(harness)) == 3


async def test_a_change_counts_from_the_question_or_if_that_is_past_from_now(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno")
    asked = await seats.asked()
    clock.now += 3 * HOUR
    await asked.slash(seats.channel, "remind", after_hours=5)
    await later(harness, clock, 2 * HOUR - 1)
    assert reminders(seats) == []
    await asked.slash(seats.channel, "remind", after_hours=4)
    await later(harness, clock, 4 * HOUR - 1)
    assert reminders(seats) == []
    await later(harness, clock, 1)
    assert len(reminders(seats)) == 1


async def test_quiet_hours_are_kept_over_midnight_on_ones_own_clock(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno")
    asked = await seats.asked()
    reply = await asked.slash(seats.channel, "remind", quiet_from=22, quiet_to=7, time_zone="kolkata")
    assert "Quiet from 22:00 to 7:00 (Asia/Kolkata: it is 17:30 there)." in said(reply)
    await later(harness, clock, 8 * HOUR)  # 20:00 UTC is 01:30 there
    assert reminders(seats) == []
    await later(harness, clock, 9 * HOUR - 1)  # 4 and a half hours awake in the evening, the rest after 7:00
    assert reminders(seats) == []
    await later(harness, clock, 1)
    assert len(reminders(seats)) == 1
    (first,) = reminders(seats)
    assert "Quiet" not in said(await asked.slash(seats.channel, "remind", quiet_to=22))
    await later(harness, clock, 16 * HOUR)
    (second,) = reminders(seats)
    assert second["id"] != first["id"]


async def test_a_time_zone_is_picked_from_a_list_that_shows_what_its_clock_shows(harness: Harness) -> None:
    bruno, channel = harness.person("Bruno"), harness.channel()
    first = await bruno.autocomplete(channel, "remind", focused="time_zone", time_zone="")
    assert {"name": "Europe/Warsaw (13:00 now)", "value": "Europe/Warsaw"} in first
    (found,) = await bruno.autocomplete(channel, "remind", focused="time_zone", time_zone="new york")
    assert found == {"name": "America/New_York (07:00 now)", "value": "America/New_York"}
    chosen = said(await bruno.slash(channel, "remind", time_zone=found["value"]))
    assert chosen.splitlines()[1] == "Your time zone is America/New_York: it is 07:00 there."
    assert (await harness.games.registry.preferences(str(bruno.id))).time_zone == "America/New_York"


async def test_a_time_zone_that_there_is_not_is_refused_with_an_example(harness: Harness) -> None:
    bruno, channel = harness.person("Bruno"), harness.channel()
    words = said(await bruno.slash(channel, "remind", time_zone="**Atlantis**", quiet_from=1, quiet_to=2))
    assert words == "“\\*\\*Atlantis\\*\\*” is not a time zone I know; pick one from the list, such as Europe/Warsaw."
    assert await harness.games.registry.preferences(str(bruno.id)) == Preferences()


async def test_an_offset_from_earlier_times_counts_until_a_time_zone_is_chosen(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno")
    asked = await seats.asked()
    await harness.games.registry.set_preferences(str(asked.id), Preferences(quiet_from=22, quiet_to=7, utc_offset=330))
    shown = said(await asked.slash(seats.channel, "remind"))
    assert shown.splitlines()[1] == "Quiet from 22:00 to 7:00 (UTC+05:30: it is 17:30 there)."
    await later(harness, clock, 8 * HOUR)
    assert reminders(seats) == []
    await asked.slash(seats.channel, "remind", time_zone="lima")
    await later(harness, clock, 8 * HOUR)  # 23:00 there
    assert await harness.games.registry.preferences(str(asked.id)) == Preferences(
        quiet_from=22, quiet_to=7, time_zone="America/Lima"
    )
    assert len(reminders(seats)) == 0
    await later(harness, clock, 9 * HOUR)  # 8:00 there, an hour after the night
    assert len(reminders(seats)) == 1


async def test_quiet_hours_that_were_chosen_after_the_timer_was_set_are_kept(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno")
    asked = await seats.asked()
    chosen = await harness.games.registry.preferences(str(asked.id))
    clock.now += 8 * HOUR
    await harness.games.registry.set_preferences(str(asked.id), type(chosen)(quiet_from=20, quiet_to=23))
    await ring(harness)
    assert reminders(seats) == []
    await later(harness, clock, 3 * HOUR)
    assert len(reminders(seats)) == 1


async def test_half_of_the_quiet_hours_is_refused(harness: Harness) -> None:
    bruno = harness.person("Bruno")
    assert "Give both" in said(await bruno.slash(harness.channel(), "remind", quiet_from=22))
    assert (await harness.games.registry.preferences(str(bruno.id))).quiet_from is None


async def test_who_is_away_is_reminded_on_coming_back(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno")
    asked = await seats.asked()
    assert date(NOON + 4 * DAY) in said(await asked.slash(seats.channel, "remind", away_days=4))
    await later(harness, clock, 4 * DAY - 1)
    assert (reminders(seats), heard(seats, "🙋")) == ([], [])
    await later(harness, clock, 1)
    (welcome,) = heard(seats, "🙋")
    assert called(welcome) == [asked.name]
    assert reminders(seats) == []
    await asked.slash(seats.channel, "remind", away_until="2030-02-01 10:00", time_zone="UTC-2")
    assert (await harness.games.registry.preferences(str(asked.id))).away_until == NOON + 22 * DAY
    assert "away" not in said(await asked.slash(seats.channel, "remind", away_days=0))
    await later(harness, clock, 8 * HOUR)
    assert len(reminders(seats)) == 1


async def test_the_days_of_an_absence_can_be_picked_from_a_list(harness: Harness) -> None:
    bruno, channel = harness.person("Bruno"), harness.channel()
    days = await bruno.autocomplete(channel, "remind", focused="away_until", away_until="")
    assert days[0] == {"name": "2030-01-11 (1 day)", "value": "2030-01-11"}
    found = await bruno.autocomplete(channel, "remind", focused="away_until", away_until="2030-02")
    assert [each["value"] for each in found] == ["2030-02-07"]
    assert date(NOON + 27 * DAY + 12 * HOUR) in said(await bruno.slash(channel, "remind", away_until="2030-02-07"))


@pytest.mark.parametrize("typed", ["2030-01-10", "2029-12-31", "2035-01-01", "soon", "<@1> **x**"])
async def test_a_day_that_cannot_be_meant_is_refused(harness: Harness, typed: str) -> None:
    bruno = harness.person("Bruno")
    words = said(await bruno.slash(harness.channel(), "remind", away_until=typed))
    assert words == "Give a day within a year from now, such as 2030-01-11."
    assert (await harness.games.registry.preferences(str(bruno.id))).away_until is None
    assert "either" in said(await bruno.slash(harness.channel(), "remind", away_until="2030-02-01", away_days=3))


async def test_a_reminder_says_only_what_the_channel_knows(harness: Harness, clock: Hands) -> None:
    def a_secret_step(state: State) -> bool:
        if state.turn <= 2 or (said := tap(state, legal_actions(state)[0])).is_final:
            return False
        return title(said.after.decision, ENGLISH) != title(state.decision, ENGLISH)

    position = moment(a_secret_step)
    seats = await sit_down(harness, position, None)
    await seats.choose(index=0)
    await later(harness, clock, 8 * HOUR)
    private, public = (await seats.next_view()).decision, position.state.decision
    assert private is not None
    assert public is not None
    (reminder,) = reminders(seats)
    assert title(public, ENGLISH) in reminder["content"]
    assert title(private, ENGLISH) not in reminder["content"]


# ---------------------------------------------------------------- clocks


async def test_the_status_shows_until_when_there_is_time(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    status = said(await harness.person("Elena").slash(seats.channel, "game status"))
    who = (await seats.asked()).name
    assert f"{who}: asked {stamp(NOON)}; the time runs out {date(NOON + 12 * HOUR)}." in status
    assert status.count("asked") == 1
    clock.now += 13 * HOUR
    status = said(await harness.person("Elena").slash(seats.channel, "game status"))
    assert f"{who}: asked {stamp(NOON)}; the time ran out {date(NOON + 12 * HOUR)}." in status


async def test_a_bank_pays_for_ones_own_thinking_and_is_refilled_up_to_its_start(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=THREE_DAYS)
    first = (await seats.game()).to_act
    assert first is not None

    def bank(game: Game, seat: int) -> int | None:
        return game.seats[seat].bank

    clock.now += 10 * HOUR
    await answer(seats)
    second = 1 - first
    game = await seats.game()
    assert (bank(game, first), bank(game, second)) == (3 * DAY - 6 * HOUR, 3 * DAY)
    clock.now += 2 * HOUR
    await restart(harness)
    await answer(seats)
    game = await seats.game()
    assert game.to_act == first
    assert (bank(game, first), bank(game, second)) == (3 * DAY - 6 * HOUR, 3 * DAY)
    ping = calls(seats, game.seats[first].name)[-1]
    assert date(clock.now + 3 * DAY - 6 * HOUR) in ping
    await later(harness, clock, 3 * DAY - 6 * HOUR - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    assert len(offers(seats)) == 1


async def test_nobody_pays_for_the_time_in_which_the_channel_was_not_told(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=THREE_DAYS)
    first = (await seats.game()).to_act
    assert first is not None
    monkeypatch.setattr(harness.bot.tables, "wake", lambda game: None)
    clock.now += 5 * HOUR
    await answer(seats)
    clock.now += 20 * HOUR
    await answer(seats)
    monkeypatch.undo()
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    banks = [seat.bank for seat in (await seats.game()).seats]
    assert (banks[first], banks[1 - first]) == (3 * DAY - HOUR, 3 * DAY)
