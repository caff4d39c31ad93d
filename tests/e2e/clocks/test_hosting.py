"""Tools of hosts and tables: nudge, pause and resume, another host, and tables that may not be moved away."""

import asyncio

import pytest
from msgspec import structs

from bot.sandbox import Reply
from bot.table.clock.clock import DAY, HOUR, date
from storage import FREE, Wait
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.playing import called, concede, exercises, only_for_them, said
from tests.e2e.kit.timing import (
    NOON,
    TWELVE_HOURS,
    Hands,
    alone,
    answer,
    begin,
    heard,
    later,
    offers,
    reminders,
    restart,
)
from tests.e2e.kit.trouble import from_bot, planted


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def press(harness: Harness, name: str, message: Message, label: str) -> str:
    reply = await harness.person(name).press(message, label)
    assert only_for_them(reply)
    await harness.bot.tables.settled()
    return said(reply)


async def slash(seats: Seats, name: str, command: str, **options: object) -> str:
    reply: Reply = await seats.harness.person(name).slash(seats.channel, command, **options)
    await seats.settled()
    return said(reply)


# ---------------------------------------------------------------- pause


@exercises("game pause", "game resume")
async def test_the_host_pauses_and_resumes_and_the_deadline_moves_by_the_pause(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Bruno", "Ana", "Chaska", late="Chaska", clock=TWELVE_HOURS)
    clock.now += 5 * HOUR
    assert await slash(seats, "Bruno", "game resume") == "This game is not paused."
    assert await slash(seats, "Bruno", "game pause") == "Decided."
    (told,) = heard(seats, "⏸️")
    assert told["content"].startswith(f"⏸️ Bruno has paused game {seats.id}")
    assert [part["label"] for part in parts(told)] == ["Resume"]
    assert await slash(seats, "Bruno", "game pause") == "This game is paused; /game resume lets it go on."
    assert "⏸️ Paused" in await slash(seats, "Elena", "game status")
    assert "⏸️ paused" in await slash(seats, "Bruno", "game list")
    await restart(harness)
    await later(harness, clock, 9 * DAY)
    assert (reminders(seats), offers(seats)) == ([], [])
    assert await press(harness, "Bruno", told, "Resume") == "Decided."
    assert (await seats.game()).waits == {2: Wait(NOON, NOON + 9 * DAY + 12 * HOUR)}
    (over,) = heard(seats, "▶️")
    assert (over["id"], parts(over)) == (told["id"], [])
    await later(harness, clock, 7 * HOUR - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    assert len(offers(seats)) == 1


async def test_more_than_half_of_the_table_pause_it_and_let_it_go_on(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Bruno", "Ana", "Chaska", "Diego", late="Diego", clock=TWELVE_HOURS)
    assert "Only the others" in await slash(seats, "Elena", "game pause")
    assert (await slash(seats, "Chaska", "game pause")).startswith("Your vote counts: Pause.")
    (asked,) = heard(seats, "⏸️")
    assert asked["content"] == f"⏸️ Chaska asks to pause game {seats.id}; 3 votes, or the host's, decide."
    for name in ("Chaska", "Diego"):
        assert "Your vote counts" in await press(harness, name, asked, "Pause")
    assert (await seats.game()).terms.paused is None
    assert await press(harness, "Ana", asked, "Pause") == "Decided."
    assert (await seats.game()).terms.paused == clock.now
    paused = heard(seats, "⏸️")[-1]
    forged = planted(harness, seats.channel, parts(asked)[0]["custom_id"])
    assert "is paused" in await press(harness, "Ana", forged, parts(forged)[0]["custom_id"])
    assert "Your vote counts: Resume" in await press(harness, "Chaska", paused, "Resume")
    (again,) = heard(seats, "▶️")
    assert again["content"] == f"▶️ Chaska asks to resume game {seats.id}; 3 votes, or the host's, decide."
    presses = [harness.person("Bruno").press(paused, "Resume") for _ in range(3)]
    words = sorted(said(reply) for reply in await asyncio.gather(*presses))
    assert words == ["Decided.", *["This game is not paused."] * 2]
    assert (await seats.game()).waits[3] == Wait(NOON, NOON + 12 * HOUR)


async def test_people_may_play_while_the_clocks_stand(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", late="Bruno", clock=TWELVE_HOURS)
    await slash(seats, "Ana", "game pause")
    await alone(seats, "Ana")
    await later(harness, clock, 3 * DAY)
    assert (reminders(seats), offers(seats)) == ([], [])
    await slash(seats, "Ana", "game resume")
    (wait,) = (await seats.game()).waits.values()
    assert wait.due == clock.now + 12 * HOUR


# ---------------------------------------------------------------- nudge


@exercises("game nudge")
async def test_somebody_nudges_once_a_day_to_whoever_is_awaited(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno")
    assert await slash(seats, "Bruno", "game nudge") == "The table waits for nobody but you."
    assert "You do not have a seat" in await slash(seats, "Elena", "game nudge")
    await later(harness, clock, 8 * HOUR)
    assert len(reminders(seats)) == 1
    assert await slash(seats, "Chaska", "game nudge") == "You have nudged Bruno."
    (nudge,) = heard(seats, "👋")
    assert called(nudge) == ["Bruno"]
    assert "a friendly nudge from Chaska:" in nudge["content"]
    assert button(nudge, "My turn")
    assert reminders(seats) == [], "one message at a time"
    assert await slash(seats, "Ana", "game nudge") == (
        f"Once a day is enough: the next nudge is possible {date(clock.now + DAY)}."
    )
    await later(harness, clock, 16 * HOUR)
    assert (len(reminders(seats)), heard(seats, "👋")) == (1, []), "the next reminder counts from the nudge"
    await later(harness, clock, 8 * HOUR)
    assert await slash(seats, "Ana", "game nudge") == "You have nudged Bruno."
    await answer(seats)
    assert (heard(seats, "👋"), reminders(seats)) == ([], [])


async def test_nobody_is_nudged_at_night_or_in_a_pause(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", late="Bruno")
    await slash(seats, "Bruno", "remind", quiet_from=12, quiet_to=15)
    told = await slash(seats, "Ana", "game nudge")
    assert told == f"Bruno cannot be disturbed before {date(NOON + 3 * HOUR)}."
    await slash(seats, "Ana", "game pause")
    assert "is paused" in await slash(seats, "Ana", "game nudge")
    assert heard(seats, "👋") == []
    clock.now += 3 * HOUR
    await slash(seats, "Ana", "game resume")
    assert await slash(seats, "Ana", "game nudge") == "You have nudged Bruno.", "what was refused does not count"


# ---------------------------------------------------------------- another host


@exercises("game host")
async def test_the_host_hands_over(harness: Harness) -> None:
    seats = await begin(harness, "Bruno", "Chaska", "Diego")
    elena, chaska = harness.person("Elena"), harness.person("Chaska")
    assert "host" in await slash(seats, "Chaska", "game host", person=chaska)
    assert (await seats.game()).terms.host == str(harness.person("Bruno").id)
    assert await slash(seats, "Bruno", "game host", person=elena) == (
        "Only somebody who plays at this table can be its host."
    )
    assert await slash(seats, "Bruno", "game host", person=harness.person("Bruno")) == "They're already the host."
    assert await slash(seats, "Bruno", "game host", person=chaska) == "Decided."
    assert [each["content"] for each in heard(seats, "🎩")] == [
        f"🎩 Chaska is the host of game {seats.id} from now on."
    ]
    assert (await seats.game()).terms.host == str(chaska.id)


async def test_a_table_whose_host_has_left_elects_one(harness: Harness) -> None:
    seats = await begin(harness, "Bruno", "Chaska", "Diego", "Ana")
    await concede(seats, "Bruno")
    await seats.settled()
    diego = harness.person("Diego")
    assert (await slash(seats, "Diego", "game host", person=diego)).startswith("Your vote counts: Diego.")
    assert "Only the others" in await slash(seats, "Elena", "game host", person=diego)
    assert (await seats.game()).terms.host != str(diego.id)
    assert await slash(seats, "Chaska", "game host", person=diego) == "Decided."
    assert (await seats.game()).terms.host == str(diego.id)


# ---------------------------------------------------------------- moving while somebody is late


async def test_while_somebody_is_late_a_majority_of_the_others_may_move_the_game(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, "Ana", "Bruno", "Chaska", "Diego", late="Diego", clock=TWELVE_HOURS)
    await concede(seats, "Ana")
    await seats.settled()
    await alone(seats, "Diego")
    await later(harness, clock, 12 * HOUR)
    moved, elsewhere = (Seats(harness, seats.id, harness.channel(place)) for place in ("cusco", "vilcabamba"))
    counted = "Somebody is late: 2 of the others must ask for this move here, or the host. Your vote counts."
    assert "The others decide" in await slash(moved, "Diego", "game move", game=seats.id)
    for _ in range(2):
        assert await slash(moved, "Chaska", "game move", game=seats.id) == counted
    assert await slash(elsewhere, "Bruno", "game move", game=seats.id) == counted
    assert (await seats.game()).channel == str(seats.channel), "they want it in different places"
    assert await slash(moved, "Bruno", "game move", game=seats.id) == f"Game {seats.id} continues here."
    assert (await seats.game()).channel == str(moved.channel)
    assert await slash(elsewhere, "Ana", "game move", game=seats.id) == f"Game {seats.id} continues here."


async def test_a_vote_about_a_move_counts_everybody_but_the_late_seat(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Diego", "Bruno", "Chaska", "Elena", late="Bruno", clock=TWELVE_HOURS)
    await concede(seats, "Diego")
    await seats.settled()
    free = structs.replace((await seats.game()).seats[3], controller=FREE)
    await harness.games.seats.replace(seats.id, 3, free)
    await harness.games.set_wait(seats.id, 3, Wait(clock.now, clock.now))
    assert [*(await seats.game()).waits] == [1, 3], "Bruno has time, the free seat is late"
    moved = Seats(harness, seats.id, harness.channel("cusco"))
    told = await slash(moved, "Chaska", "game move", game=seats.id)
    assert told.startswith("Somebody is late: 2 of the others must ask")
    assert await slash(moved, "Bruno", "game move", game=seats.id) == f"Game {seats.id} continues here."


async def test_both_channels_hear_of_a_move_and_only_the_new_one_has_buttons(harness: Harness) -> None:
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno")
    moved = Seats(harness, seats.id, harness.channel("cusco"))
    for place in (moved, seats, moved):
        await slash(place, "Ana", "game move", game=seats.id)
    who = "(Ana, Bruno, Chaska)"
    away = f"🚚 Game {seats.id} {who} goes on in <#{moved.channel}>."
    assert heard(seats, "🚚")[-1]["content"] == away
    assert heard(moved, "🚚")[-1]["content"] == (
        f"🚚 Game {seats.id} {who} goes on here; it was in <#{seats.channel}>. Nobody loses time by the move."
    )
    assert all(parts(each) == [] for each in from_bot(seats.messages()))
    live = [each for each in from_bot(moved.messages()) if parts(each)]
    assert [called(each) for each in live] == [["Bruno"]]
    assert button(live[0], "My turn")
    assert live[0] == from_bot(moved.messages())[-1]
