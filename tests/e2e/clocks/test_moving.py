"""A game that goes on in another channel: nobody gains or loses time by it, and what stands open goes along."""

import asyncio
from collections.abc import Callable

import pytest

from bot.sandbox import Reply
from bot.screens.screen import Screen
from bot.table.clock.clock import DAY, HOUR, date
from bot.table.watch.only_bots import PATIENCE
from engine.state import State
from storage import BOT, FREE, NOWHERE, Clock, Game
from storage import schema as t
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.playing import NAMES, called, concede, moment, said
from tests.e2e.kit.timing import (
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
from tests.e2e.kit.trouble import a_call, a_turn, from_bot
from tests.storage.kit.damage import overwrite


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def move(seats: Seats, place: str, by: str = "Ana") -> Seats:
    """Somebody brings a game to another channel, where it goes on."""
    moved = Seats(seats.harness, seats.id, seats.harness.channel(place))
    reply = await seats.harness.person(by).slash(moved.channel, "game move", game=seats.id)
    assert said(reply) == f"Game {seats.id} continues here."
    await moved.settled()
    return moved


def wait_of(game: Game) -> tuple[object, ...]:
    """Who is awaited since when, until when, with how much time."""
    return game.to_act, game.pinged, game.waits, [seat.bank for seat in game.seats]


async def lose(seats: Seats) -> None:
    """The channel of a game is deleted, and the bot has heard of it."""
    await seats.harness.person("Ana").delete_channel(seats.channel)
    while (await seats.game()).channel != NOWHERE:
        await asyncio.sleep(0)
    await seats.settled()


# ---------------------------------------------------------------- time


async def test_moves_do_not_stretch_the_time_of_the_late(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    asked, before = await seats.asked(), await seats.game()
    for place in ("cusco", "vilcabamba", "machu-picchu"):
        clock.now += 2 * HOUR
        timers = await timers_of(harness)
        seats = await move(seats, place, by=asked.name)
        assert wait_of(await seats.game()) == wait_of(before)
        assert await timers_of(harness) == timers
        (ping,) = calls(seats, asked.name)
        assert date(NOON + 12 * HOUR) in ping
    await later(harness, clock, 6 * HOUR - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    assert len(offers(seats)) == 1


async def timers_of(harness: Harness) -> list[tuple[str, int, dict[str, str]]]:
    """What rings when, about what."""
    return [(timer.kind, timer.due, dict(timer.payload)) for timer in await harness.games.registry.next_timers()]


async def test_a_bank_pays_for_the_whole_wait(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=THREE_DAYS)
    first = (await seats.game()).to_act
    assert first is not None
    clock.now += 10 * HOUR
    seats = await move(seats, "cusco")
    clock.now += 10 * HOUR
    await answer(seats)
    assert (await seats.game()).seats[first].bank == 3 * DAY - 16 * HOUR


async def test_an_answer_that_crosses_the_move_stops_the_clock(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=THREE_DAYS)
    first = (await seats.game()).to_act
    assert first is not None
    monkeypatch.setattr(harness.bot.tables, "wake", lambda game: None)
    clock.now += 10 * HOUR
    await move(seats, "cusco")
    seats.channel = harness.channel("cusco")
    await answer(seats)
    monkeypatch.undo()
    clock.now += HOUR
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    game = await seats.game()
    assert (game.to_act, game.pinged, game.asked) == (1 - first, 1 - first, clock.now)
    assert game.seats[first].bank == 3 * DAY - 6 * HOUR


async def test_reminders_are_counted_on(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno")
    await later(harness, clock, 8 * HOUR)
    (first,) = reminders(seats)
    clock.now += 5 * HOUR
    moved = await move(seats, "cusco")
    assert parts(reminders(seats)[0]) == []
    await later(harness, clock, 11 * HOUR - 1)
    assert reminders(moved) == []
    await later(harness, clock, 1)
    (second,) = reminders(moved)
    assert reminders(seats) == []
    assert button(second, "My turn")
    assert first["content"] == second["content"]


async def test_bot_players_among_themselves_wait_no_longer(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", bots=1)
    await concede(seats, "Ana")
    await seats.settled()
    clock.now += PATIENCE - 1
    seats = await move(seats, "cusco")
    seq = (await seats.game()).seq
    await later(harness, clock, 1)
    assert (await seats.game()).seq > seq


# ---------------------------------------------------------------- offers and votes


async def too_late(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    seats = await begin(harness, "Ana", "Bruno", "Chaska", "Diego", late="Diego", clock=TWELVE_HOURS)
    await later(harness, clock, 12 * HOUR)
    (offer,) = offers(seats)
    return seats, offer


async def test_the_offer_goes_along_with_its_votes(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock)
    await harness.person("Bruno").press(offer, "Bot plays on")
    moved = await move(seats, "cusco")
    (left,), (here,) = offers(seats), offers(moved)
    assert parts(left) == []
    assert [part["custom_id"] for part in parts(here)] == [part["custom_id"] for part in parts(offer)]
    assert "🤖 1" in here["content"]
    assert await harness.games.registry.next_timers() != []
    await harness.person("Chaska").press(here, "Bot plays on")
    await moved.settled()
    assert (await moved.game()).seats[3].controller == BOT


async def test_an_offer_is_brought_even_if_the_bot_ends_in_between(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, offer = await too_late(harness, clock)
    await harness.person("Bruno").press(offer, "Wait")
    monkeypatch.setattr(harness.bot.tables, "wake", lambda game: None)
    moved = await move(seats, "cusco")
    assert offers(moved) == []
    await restart(harness)
    (here,) = offers(moved)
    assert "⏳ 1" in here["content"]
    await restart(harness)
    assert offers(moved) == [here]


async def test_an_offer_that_crosses_the_move_comes_after(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    moved, send = Seats(harness, seats.id, harness.channel("cusco")), harness.bot.messages.send
    moving: list[Reply] = []

    async def slowly(channel: str, screen: Screen, nonce: str | None = None) -> str:
        if screen.words.startswith("⌛") and not moving:
            moving.append(await harness.person("Ana").slash(moved.channel, "game move", game=seats.id))
            await moved.settled()
        return await send(channel, screen, nonce)

    monkeypatch.setattr(harness.bot.messages, "send", slowly)
    await later(harness, clock, 12 * HOUR)
    (left,), (here,) = offers(seats), offers(moved)
    assert parts(left) == []
    assert button(here, "Wait")


async def test_a_vote_for_nothing_does_not_count(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock)
    await harness.person("Bruno").press(offer, "Wait")
    await overwrite(harness.games, t.votes, {"choice": "nothing"}, game=seats.id)
    moved = await move(seats, "cusco")
    (here,) = offers(moved)
    await harness.person("Bruno").press(here, "Wait")
    assert "⏳ 1" in offers(moved)[0]["content"]


async def test_a_seat_that_is_offered_is_offered_there(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock)
    await harness.person("Ana").press(offer, "Offer the seat")
    moved = await move(seats, "cusco")
    (free,) = [message for message in from_bot(moved.messages()) if button(message, "Take this seat")]
    assert (await moved.game()).seats[3].controller == FREE
    await harness.person("Elena").press(free, "Take this seat")
    await moved.settled()
    assert (await moved.game()).seats[3].name == "Elena"


async def test_an_answer_settles_what_was_brought(harness: Harness, clock: Hands) -> None:
    seats, _ = await too_late(harness, clock)
    moved = await move(seats, "cusco")
    await answer(moved)
    (settled,) = heard(moved, "✅")
    assert parts(settled) == []


# ---------------------------------------------------------------- calls


@pytest.mark.parametrize("wanted", [a_turn, a_call])
async def test_there_and_back_at_once_leaves_one_call_where_the_game_is(
    harness: Harness, wanted: Callable[[State], bool]
) -> None:
    seats = await sit_down(harness, moment(wanted), Clock(limit=12 * HOUR))
    asked, before = await seats.asked(), await seats.game()
    await move(seats, "plaza")
    back = await move(seats, "cusco")
    assert all(not parts(message) for message in from_bot(harness.person("Ana").messages(harness.channel("plaza"))))
    live = [message for message in from_bot(back.messages()) if parts(message)]
    assert len(calls(back, asked.name)) == 2
    assert [called(message) for message in live][-1] == [asked.name]
    assert live[-1] == from_bot(back.messages())[-1]
    assert wait_of(await back.game()) == wait_of(before)
    await answer(back)


async def test_a_set_up_round_is_called_there(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno", "Chaska")
    moved = await move(seats, "cusco")
    (notice, board) = from_bot(moved.messages())
    assert notice["content"].startswith(f"🚚 Game {seats.id} (Ana, Bruno, Chaska) goes on here")
    assert called(notice) == []
    assert sorted(called(board)) == ["Ana", "Bruno", "Chaska"]
    assert button(board, "My turn")


# ---------------------------------------------------------------- places that are gone


async def test_the_time_in_which_a_game_is_nowhere_is_nobodys(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    clock.now += 5 * HOUR
    await lose(seats)
    assert await harness.games.registry.next_timers() == []
    await later(harness, clock, 10 * DAY)
    await restart(harness)
    await ring(harness)
    assert await harness.games.registry.next_timers() == []
    moved = await move(seats, "cusco")
    (ping,) = calls(moved, (await moved.asked()).name)
    assert date(clock.now + 7 * HOUR) in ping
    await later(harness, clock, 7 * HOUR - 1)
    assert offers(moved) == []
    await later(harness, clock, 1)
    assert len(offers(moved)) == 1
    assert reminders(moved) == []


async def test_the_time_in_which_the_bot_is_down_besides_is_given_back_once(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    await later(harness, clock, 5 * HOUR)
    await lose(seats)
    clock.now += 2 * HOUR
    await restart(harness)
    await ring(harness)
    moved = await move(seats, "cusco")
    (ping,) = calls(moved, (await moved.asked()).name)
    assert date(clock.now + 7 * HOUR) in ping


async def test_a_bank_pays_only_for_the_time_in_which_one_could_answer(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=THREE_DAYS)
    first = (await seats.game()).to_act
    assert first is not None
    clock.now += 5 * HOUR
    await lose(seats)
    clock.now += 10 * DAY
    moved = await move(seats, "cusco")
    clock.now += 5 * HOUR
    await answer(moved)
    assert (await moved.game()).seats[first].bank == 3 * DAY - 6 * HOUR


async def test_an_offer_outlives_its_channel(harness: Harness, clock: Hands) -> None:
    seats, offer = await too_late(harness, clock)
    await harness.person("Bruno").press(offer, "Wait")
    await lose(seats)
    moved = await move(seats, "cusco")
    (here,) = offers(moved)
    assert "⏳ 1" in here["content"]


async def test_no_message_names_a_deadline_that_is_over(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", late="Bruno", clock=TWELVE_HOURS)
    await later(harness, clock, 12 * HOUR)
    over = date(clock.now)
    there = Seats(harness, seats.id, harness.channel("cusco"))
    await harness.person("Ana").slash(there.channel, "game move", game=seats.id)
    await there.settled()
    told = [message["content"] for message in there.messages()]
    told.append(said(await harness.person("Ana").slash(there.channel, "game list")))
    assert any("Main action" in words for words in told)
    assert [words for words in told if over in words] == []


# ---------------------------------------------------------------- one notification a move


async def test_a_move_while_somebody_is_late_rings_the_late_player_alone_and_once(
    harness: Harness, clock: Hands
) -> None:
    seats, _ = await too_late(harness, clock)
    moved = await move(seats, "cusco")
    (here,) = offers(moved)
    assert button(here, "Wait")
    assert {name: len(calls(moved, name)) for name in NAMES} == {"Ana": 0, "Bruno": 0, "Chaska": 0, "Diego": 1}


async def test_a_question_that_comes_right_after_a_move_rings_nobody_a_second_time(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno")
    await lose(seats)
    await later(harness, clock, 4 * DAY)
    moved = await move(seats, "cusco")
    await ring(harness)
    assert len(offers(moved)) == 1
    assert {name: len(calls(moved, name)) for name in NAMES[:3]} == dict.fromkeys(NAMES[:3], 1)
