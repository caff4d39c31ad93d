"""When somebody's time is over: the table is asked, and does what it decides."""

import asyncio
from random import Random

import pytest

from bot.languages import ENGLISH
from bot.sandbox import Reply
from bot.say import title
from bot.screens.screen import Screen
from bot.table.automatic_answers import ABSENT
from bot.table.clock.clock import DAY, HOUR, date
from bot.table.clock.lateness import about
from engine.actions import Pass
from engine.core import apply, legal_actions
from engine.decisions import MakeOffering
from engine.queries import is_follow_on
from engine.state import State
from storage import BOT, FREE, PERSON, Clock
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.playing import called, concede, moment, moments, only_for_them, said
from tests.e2e.kit.timing import (
    A_DAY,
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
    others,
    reminders,
    restart,
    sit_down,
)
from tests.e2e.kit.trouble import planted

WAYS = ["Wait", "Skip their questions", "Bot plays on", "Offer the seat"]


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def too_late(harness: Harness, clock: Hands, *names: str, late: str) -> tuple[Seats, Message]:
    """A table at which this person has not answered for twelve hours, and what it is asked then."""
    seats = await begin(harness, *names, late=late, clock=TWELVE_HOURS)
    await later(harness, clock, 12 * HOUR)
    (offer,) = offers(seats)
    return seats, offer


async def vote(harness: Harness, name: str, offer: Message, way: str) -> str:
    """Somebody presses a button of the offer; what they are told is for them alone."""
    reply: Reply = await harness.person(name).press(offer, way)
    assert only_for_them(reply)
    await harness.bot.tables.settled()
    return said(reply)


def now(seats: Seats, message: Message) -> Message:
    """The message as it is now."""
    return next(each for each in seats.messages() if each["id"] == message["id"])


# ---------------------------------------------------------------- the offer


async def test_when_time_runs_out_the_table_is_asked_and_nothing_happens_by_itself(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, "Ana", "Bruno", "Chaska", clock=A_DAY)
    asked, decision = await seats.asked(), (await seats.view()).decision
    assert decision is not None
    before = await seats.game()
    await later(harness, clock, DAY - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    (offer,) = offers(seats)
    assert set(called(offer)) == {"Ana", "Bruno", "Chaska"}
    assert [part["label"] for part in parts(offer)] == WAYS
    for words in (f"game {seats.id}", title(decision, ENGLISH), asked.mention):
        assert words in offer["content"]
    assert "away" not in offer["content"]
    await restart(harness)
    await later(harness, clock, 7 * DAY - 1)
    assert offers(seats) == [offer]
    for _ in range(3):
        await later(harness, clock, 1)
        (again,) = offers(seats)
        assert again["id"] != offer["id"], "a week later it is asked again, at the end of the channel"
        assert (again["content"], parts(again)) == (offer["content"], parts(offer))
        assert seats.messages()[-1] == again
        offer = again
        await later(harness, clock, 7 * DAY - 1)
        assert offers(seats) == [offer]
    after = await seats.game()
    assert (after.seq, after.to_act, after.seats) == (before.seq, before.to_act, before.seats)


async def test_the_offer_says_until_when_the_player_is_away_and_the_clock_goes_on(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    asked = await seats.asked()
    back = clock.now + 5 * DAY
    await asked.slash(seats.channel, "remind", away_days=5)
    await later(harness, clock, 12 * HOUR)
    (offer,) = offers(seats)
    assert f"{asked.name} is away until {date(back)}." in offer["content"]
    assert reminders(seats) == []


@pytest.mark.parametrize("way", WAYS)
async def test_an_answer_after_all_settles_the_matter(harness: Harness, clock: Hands, way: str) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", "Chaska", late="Chaska")
    await vote(harness, "Bruno", offer, "Wait")
    since = (await seats.game()).asked or 0
    assert await harness.games.registry.votes(seats.id, about(2, since))
    old = [part["custom_id"] for part in parts(offer)]
    await answer(seats)
    settled = now(seats, offer)
    assert settled["content"] == "✅ Chaska has answered after all: nothing is left to decide here."
    assert parts(settled) == []
    game = await seats.game()
    again = planted(harness, seats.channel, *old)
    assert await vote(harness, "Ana", again, old[WAYS.index(way)]) == "That has already been settled."
    assert (await seats.game()).seats == game.seats
    assert await harness.games.registry.votes(seats.id, about(2, since)) == {}


async def test_a_vote_between_an_answer_and_the_news_of_it_hits_nobody(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", "Chaska", late="Bruno")
    monkeypatch.setattr(harness.bot.tables, "wake", lambda game: None)
    await answer(seats)
    assert await vote(harness, "Ana", offer, "Bot plays on") == "That has already been settled."
    assert {seat.controller for seat in (await seats.game()).seats} == {PERSON}


async def test_an_offer_that_crosses_the_answer_is_settled_at_once(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    late, send = await seats.asked(), harness.bot.messages.send

    async def slowly(channel: str, screen: Screen, nonce: str | None = None) -> str:
        if screen.words.startswith("⌛"):
            await answer(seats)
        return await send(channel, screen, nonce)

    monkeypatch.setattr(harness.bot.messages, "send", slowly)
    await later(harness, clock, 12 * HOUR)
    assert offers(seats) == []
    (settled,) = heard(seats, "✅")
    assert (late.name in settled["content"], parts(settled)) == (True, [])
    monkeypatch.undo()
    await later(harness, clock, 12 * HOUR)
    assert len(offers(seats)) == 1


async def test_a_table_of_one_person_and_bot_players_only_waits(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", bots=2, clock=TWELVE_HOURS)
    await later(harness, clock, 8 * HOUR)
    (first,) = reminders(seats)
    await later(harness, clock, 16 * HOUR)
    (second,) = reminders(seats)
    assert (first["id"] != second["id"], offers(seats)) == (True, [])
    assert "until" not in second["content"], "no deadline that is over"
    await answer(seats)
    assert reminders(seats) == []


async def test_a_host_who_does_not_play_any_more_is_asked_about_the_only_person(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    await concede(seats, "Ana")
    await seats.settled()
    await later(harness, clock, 12 * HOUR)
    (offer,) = offers(seats)
    assert set(called(offer)) == {"Ana", "Bruno"}
    await vote(harness, "Ana", offer, "Wait")
    assert "⏳" in now(seats, offer)["content"]


async def test_an_offer_ends_with_its_game(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", late="Bruno")
    sure = await harness.person("Ana").slash(seats.channel, "game abort")
    assert sure.message is not None
    await harness.person("Ana").press(sure.message, "Yes, end this game")
    assert (now(seats, offer)["content"], parts(now(seats, offer))) == ("✅ Nothing is left to decide here.", [])
    old = planted(harness, seats.channel, *(part["custom_id"] for part in parts(offer)))
    assert await vote(harness, "Ana", old, parts(old)[0]["custom_id"]) == "That has already been settled."
    await later(harness, clock, 10 * DAY)
    assert len(offers(seats)) == 0


# ---------------------------------------------------------------- who decides


async def test_more_than_half_of_the_others_decide_and_votes_can_be_changed(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", "Chaska", "Diego", late="Ana")
    assert "please vote. It takes 2 votes for the same choice." in offer["content"]
    assert "Your vote counts: Wait." in await vote(harness, "Bruno", offer, "Wait")
    assert "Votes so far: ⏳ 1." in now(seats, offer)["content"]
    await vote(harness, "Bruno", offer, "Wait")
    await vote(harness, "Chaska", offer, "Bot plays on")
    assert "⏳ 1, 🤖 1." in now(seats, offer)["content"]
    await restart(harness)
    await vote(harness, "Bruno", offer, "Offer the seat")
    assert "🤖 1" in now(seats, offer)["content"]
    assert "⏳ 1" not in now(seats, offer)["content"]
    assert await vote(harness, "Diego", offer, "Bot plays on") == "Decided."
    assert (await seats.game()).seats[0].controller == BOT
    assert parts(now(seats, offer)) == []


async def test_the_host_decides_alone(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock, "Bruno", "Chaska", "Diego", late="Diego")
    assert "or the host's alone" in offer["content"]
    await vote(harness, "Chaska", offer, "Wait")
    assert await vote(harness, "Bruno", offer, "Bot plays on") == "Decided."
    assert [seat.controller for seat in (await seats.game()).seats] == [PERSON, PERSON, BOT]


async def test_a_manager_votes_like_everybody_at_the_table_and_decides_from_outside(
    harness: Harness, clock: Hands
) -> None:
    seats, offer = await too_late(harness, clock, "Bruno", "Ana", "Chaska", late="Chaska")
    assert "Your vote counts" in await vote(harness, "Ana", offer, "Bot plays on")
    assert (await seats.game()).seats[2].controller == PERSON
    await concede(seats, "Ana")
    await seats.settled()
    assert await vote(harness, "Ana", offer, "Bot plays on") == "Decided."
    assert (await seats.game()).seats[2].controller == BOT


async def test_nothing_can_be_decided_before_the_time_is_over_or_after_a_decision(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    await alone(seats, "Bruno")
    asked = (await seats.game()).asked
    forged = planted(
        harness, seats.channel, *(f"b:vote:{seats.id}:{asked}:{way}" for way in ("bot-1", "replace-1", "x-1", "bot"))
    )
    for each in parts(forged):
        assert await vote(harness, "Ana", forged, each["custom_id"]) == "That has already been settled."
    await later(harness, clock, 12 * HOUR)
    await vote(harness, "Ana", offers(seats)[0], "Wait")
    for each in parts(forged):
        assert await vote(harness, "Ana", forged, each["custom_id"]) == "That has already been settled."
    assert {seat.controller for seat in (await seats.game()).seats} == {PERSON}


async def test_strangers_and_the_late_player_have_no_vote_not_even_as_host_or_manager(
    harness: Harness, clock: Hands
) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", "Chaska", late="Ana")
    before = now(seats, offer)["content"]
    assert "Only the others" in await vote(harness, "Elena", offer, "Bot plays on")
    assert "The others decide that" in await vote(harness, "Ana", offer, "Bot plays on")
    assert now(seats, offer)["content"] == before
    assert await harness.games.registry.votes(seats.id, about(0, (await seats.game()).asked or 0)) == {}


async def test_votes_of_those_who_have_left_do_not_count(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", "Chaska", "Diego", late="Ana")
    await vote(harness, "Bruno", offer, "Bot plays on")
    await concede(seats, "Bruno")
    await seats.settled()
    assert "Your vote counts" in await vote(harness, "Chaska", offer, "Bot plays on")
    assert await vote(harness, "Diego", offer, "Bot plays on") == "Decided."


async def test_presses_at_the_same_moment_decide_once(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", "Chaska", late="Ana")
    ways = [part["custom_id"] for part in parts(offer)]
    await vote(harness, "Bruno", offer, "Offer the seat")
    presses = [harness.person("Chaska").press(offer, ways[3]) for _ in range(3)]
    words = [said(reply) for reply in await asyncio.gather(*presses)]
    assert sorted(words) == ["Decided.", *["That has already been settled."] * 2]
    assert (await seats.game()).seats[0].controller == FREE


# ---------------------------------------------------------------- what becomes of it


async def test_to_wait_is_to_wait_a_day_and_to_be_asked_again(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", late="Bruno")
    await later(harness, clock, 3 * HOUR)
    until = clock.now + DAY
    await vote(harness, "Ana", offer, "Wait")
    assert now(seats, offer)["content"] == f"⏳ The table waits for Bruno until {date(until)}."
    assert parts(now(seats, offer)) == []
    await harness.person("Bruno").slash(seats.channel, "remind", after_hours=100)
    await restart(harness)
    status = said(await harness.person("Ana").slash(seats.channel, "game status"))
    assert f"the time runs out {date(until)}." in status
    await later(harness, clock, DAY - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    (again,) = offers(seats)
    assert again["id"] != offer["id"]
    await vote(harness, "Ana", again, "Wait")
    await answer(seats)
    while (await seats.asked()).name != "Bruno":
        await answer(seats)
    assert date(clock.now + 12 * HOUR) in calls(seats, "Bruno")[-1]


async def test_a_bank_that_the_table_has_refilled_is_not_fuller_than_at_the_start(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=THREE_DAYS)
    late = (await seats.game()).to_act
    assert late is not None
    await later(harness, clock, 3 * DAY)
    await vote(harness, (await others(seats))[0], offers(seats)[0], "Wait")
    clock.now += 20 * HOUR
    await answer(seats)
    assert (await seats.game()).seats[late].bank == 8 * HOUR


def an_offering(state: State) -> bool:
    return is_follow_on(state) and isinstance(state.decision, MakeOffering) and state.to_act == 1


async def test_prompts_are_passed_from_then_on_and_call_nobody_until_the_player_is_back(
    harness: Harness, clock: Hands
) -> None:
    seats = await sit_down(harness, moment(an_offering), Clock(limit=12 * HOUR))
    await harness.person("Bruno").slash(seats.channel, "orders", question="produce", order="take")
    await later(harness, clock, 12 * HOUR)
    (offer,) = offers(seats)
    await vote(harness, "Ana", offer, "Skip their questions")
    row = (await harness.games.log_since(seats.id))[-1]
    assert (row.seat, row.action, row.automatic) == (1, Pass(), True)
    assert any(each["content"] == "✔ ⚙️ Bruno: no Offering" for each in seats.messages())
    random = Random(1)
    while (view := await seats.view()).turn <= 12:
        game = await seats.game()
        own_move_open = game.settled < game.seq  # who has just played on their own is there, and may take it back
        assert view.to_act != 1 or not is_follow_on(view) or own_move_open
        await seats.choose(index=random.randrange(len(legal_actions(await seats.next_view()))))
        await seats.settled()
    answered = [row for row in await harness.games.log_since(seats.id, row.row) if row.seat == 1 and row.automatic]
    assert len(answered) > 2
    decided = now(seats, offer)
    assert button(decided, "I am back") is not None
    refused = await harness.person("Ana").press(decided, "I am back")
    assert "for the player it names" in str((await refused.followup())["content"])
    listed = await harness.person("Bruno").slash(seats.channel, "orders")
    assert "The table skips your" in said(listed)
    await harness.person("Bruno").press(decided, "I am back")
    assert (now(seats, offer)["content"], parts(now(seats, offer))) == (
        "🙋 Bruno is back and is asked everything again.",
        [],
    )
    assert (await seats.game()).seats[1].orders == {"produce": "take"}


async def test_what_cannot_be_passed_is_chosen_for_who_is_absent(harness: Harness) -> None:
    def a_gift(state: State) -> bool:
        options = legal_actions(state)
        return is_follow_on(state) and len(options) > 1 and not any(isinstance(option, Pass) for option in options)

    position = next(found for found in moments() if a_gift(found.state) and not found.undoable)
    late = position.state.to_act
    assert late is not None
    seats = await sit_down(harness, position, None)
    assert (await seats.game()).to_act == late
    await harness.games.seats.set_orders(seats.id, late, {ABSENT: "pass"})
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    first = (await harness.games.log_since(seats.id))[position.at]
    assert (first.seat, first.automatic) == (late, True)


async def test_half_an_answer_to_a_prompt_is_taken_back_before_it_is_passed(harness: Harness, clock: Hands) -> None:
    def half(state: State) -> bool:
        outcome = apply(state, legal_actions(state)[0])
        passes = any(isinstance(option, Pass) for option in legal_actions(state))
        many = len(state.players) > 2  # where the host is late, two others can agree
        return many and is_follow_on(state) and passes and not outcome.commits and is_follow_on(outcome.state)

    position = moment(half)
    late = position.state.to_act
    seats = await sit_down(harness, position, Clock(limit=12 * HOUR))
    await seats.choose(index=0)
    await later(harness, clock, 12 * HOUR)
    await vote(harness, (await others(seats))[0], offers(seats)[0], "Skip their questions")
    if late == 0:
        await vote(harness, (await others(seats))[1], now(seats, offers(seats)[0]), "Skip their questions")
    first = (await harness.games.log_since(seats.id))[position.at]
    assert (first.seat, first.action, first.automatic) == (late, Pass(), True)


async def test_a_turn_waits_for_its_player_though_prompts_are_passed(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", late="Bruno")
    before = await seats.game()
    await vote(harness, "Ana", offer, "Skip their questions")
    after = await seats.game()
    assert (after.seq, after.asked, after.seats[1].orders) == (before.seq, before.asked, {ABSENT: "pass"})
    await later(harness, clock, DAY)
    assert len(offers(seats)) == 1


async def test_a_bot_player_plays_on_until_the_owner_comes_back(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=THREE_DAYS)
    await alone(seats, "Bruno")
    await harness.person("Bruno").slash(seats.channel, "orders", question="worship", order="pass")
    await later(harness, clock, 3 * DAY)
    await vote(harness, "Ana", offers(seats)[0], "Bot plays on")
    game = await seats.game()
    assert (game.seats[1].controller, game.to_act) == (BOT, 0)
    await answer(seats)
    assert (await seats.game()).to_act == 0
    assert "Bruno 🤖" in said(await harness.person("Ana").slash(seats.channel, "game status"))
    await restart(harness)
    await harness.person("Bruno").slash(seats.channel, "game join")
    await seats.settled()
    assert any("Bruno takes a seat" in each["content"] for each in seats.messages())
    seat = (await seats.game()).seats[1]
    assert (seat.controller, seat.orders, seat.bank) == (PERSON, {"worship": "pass"}, 4 * HOUR)
    await answer(seats)
    assert date(clock.now + 4 * HOUR) in calls(seats, "Bruno")[-1]
    assert (await seats.asked()).name == "Bruno"


async def test_an_offered_seat_is_taken_by_whoever_presses_first_and_they_are_called(
    harness: Harness, clock: Hands
) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", late="Bruno")
    await vote(harness, "Ana", offer, "Offer the seat")
    offered = now(seats, offer)
    assert [part["label"] for part in parts(offered)] == ["Take this seat", "Bot plays on"]
    status = said(await harness.person("Ana").slash(seats.channel, "game status"))
    assert "Bruno 🪑" in status
    assert "time" not in status.lower()
    before = reminders(seats)
    await restart(harness)
    await later(harness, clock, 3 * DAY)
    assert (reminders(seats), offers(seats), now(seats, offer)["content"]) == (before, [], offered["content"])
    assert "already has a seat at this table" in await vote(harness, "Ana", offered, "Take this seat")
    take = parts(offered)[0]["custom_id"]
    presses = [harness.person(name).press(offered, take) for name in ("Diego", "Elena", "Diego")]
    words = [said(reply) for reply in await asyncio.gather(*presses)]
    await seats.settled()
    assert words.count(f"The seat in game {seats.id} is yours.") == 1
    taken = (await seats.game()).seats[1]
    assert taken.name in ("Diego", "Elena")
    assert (taken.controller, parts(now(seats, offer))) == (PERSON, [])
    assert date(clock.now + 12 * HOUR) in calls(seats, taken.name)[-1]
    assert "You do not have a seat" in said(await harness.person("Bruno").slash(seats.channel, "hand"))
    assert "has started" in said(await harness.person("Bruno").slash(seats.channel, "game join"))
    await later(harness, clock, 8 * HOUR)
    assert called(reminders(seats)[-1]) == [taken.name]
    await answer(seats)


async def test_the_owner_may_come_back_while_the_seat_is_free(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", late="Bruno")
    await vote(harness, "Ana", offer, "Offer the seat")
    await harness.person("Bruno").slash(seats.channel, "game join")
    await seats.settled()
    assert (await seats.game()).seats[1].controller == PERSON
    assert parts(now(seats, offer)) == []
    assert "That seat is taken" in await vote(
        harness, "Elena", planted(harness, seats.channel, f"b:claim:{seats.id}:0:1"), f"b:claim:{seats.id}:0:1"
    )
    assert date(clock.now + 12 * HOUR) in calls(seats, "Bruno")[-1]
    await answer(seats)


async def test_a_seat_that_nobody_takes_can_still_go_to_a_bot_player(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock, "Ana", "Bruno", "Chaska", "Diego", late="Ana")
    await vote(harness, "Bruno", offer, "Offer the seat")
    await vote(harness, "Chaska", offer, "Offer the seat")
    await vote(harness, "Bruno", offer, "Bot plays on")
    assert "🤖 1." in now(seats, offer)["content"]
    await vote(harness, "Diego", offer, "Bot plays on")
    assert (await seats.game()).seats[0].controller == BOT
    assert heard(seats, "🤖")
    assert parts(now(seats, offer)) == []


async def test_a_prompt_of_the_old_owner_is_put_away_when_the_new_one_is_asked(harness: Harness, clock: Hands) -> None:
    seats = await sit_down(harness, moment(an_offering), None)
    (old,) = [each for each in seats.messages() if any(part["custom_id"][:8] == "b:reply:" for part in parts(each))]
    await playing.replace(harness.person("Ana"), seats.channel, seat="2", by=harness.person("Elena"))
    await seats.settled()
    (new,) = [each for each in seats.messages() if any(part["custom_id"][:8] == "b:reply:" for part in parts(each))]
    assert (new["id"] != old["id"], parts(now(seats, old)), called(new)) == (True, [], ["Elena"])
