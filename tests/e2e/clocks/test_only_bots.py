"""A game that all its people have left: the bot players wait ten minutes, and whoever comes back stops them."""

import pytest

from bot.table.clock.clock import MINUTE
from bot.table.watch.only_bots import PATIENCE, WAITING
from storage import BOT, FINISHED, RUNNING
from storage.posted import BotsWait
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import called, concede, near_end, said, sit_down
from tests.e2e.kit.timing import Hands, heard, later, restart
from tests.e2e.kit.watching import Ponderer


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def left(harness: Harness) -> Seats:
    """A game near its end that Ana and Bruno have given to bot players; Ana may come back."""
    seats = await sit_down(harness, near_end("2p-greedy", 12))
    await concede(seats, "Bruno")
    await playing.replace(harness.person("Ana"), seats.channel, seat="1")
    await seats.settled()
    return seats


async def test_bots_finish_a_game_that_was_left_after_ten_minutes(harness: Harness, clock: Hands) -> None:
    seats = await left(harness)
    (told,) = heard(seats, "🤖")
    ana = harness.person("Ana")
    assert told["content"].startswith(
        f"🤖 {ana.mention}: only bots are left in game 1; they finish it in ten minutes (<t:"
    )
    assert told["content"].endswith("). /game join brings you back.")
    assert called(told) == ["Ana"]
    seq = (await seats.game()).seq
    await later(harness, clock, PATIENCE - 1)
    assert ((await seats.game()).seq, (await seats.game()).status) == (seq, RUNNING)
    await later(harness, clock, 1)
    assert (await seats.game()).status == FINISHED
    assert heard(seats, "🤖")[0]["content"] == "🤖 Only bots were left in this game; now they finish it."
    assert (await harness.games.messages(seats.id)).get(BotsWait) is None


async def test_whoever_comes_back_in_time_stops_them_and_may_leave_again(harness: Harness, clock: Hands) -> None:
    seats = await left(harness)
    await later(harness, clock, 9 * MINUTE)
    ana = harness.person("Ana")
    assert said(await ana.slash(seats.channel, "game join")) == "You have a seat in game 1."
    await seats.settled()
    assert heard(seats, "🤖") == []
    assert heard(seats, "✔ Somebody is back")
    await later(harness, clock, PATIENCE)
    assert (await seats.game()).status == RUNNING
    assert (await seats.asked()).name == "Ana"
    await playing.replace(ana, seats.channel, seat="1")
    await later(harness, clock, PATIENCE - 1)
    assert len(heard(seats, "🤖")) == 1
    assert (await seats.game()).status == RUNNING
    await later(harness, clock, 1)
    assert (await seats.game()).status == FINISHED


@pytest.mark.parametrize("lost", [False, True])
async def test_the_wait_goes_on_over_a_restart(harness: Harness, clock: Hands, lost: bool) -> None:
    seats = await left(harness)
    if lost:  # as if the program had died at a bad moment
        await harness.games.registry.drop_timers(seats.id, (WAITING,))
    clock.now += 5 * MINUTE
    await restart(harness)
    await later(harness, clock, 5 * MINUTE - 1)
    assert (await seats.game()).status == RUNNING
    await later(harness, clock, 1 + 5 * MINUTE * lost)
    assert (await seats.game()).status == FINISHED
    assert len(heard(seats, "🤖")) == 1


async def test_bots_that_have_begun_to_finish_go_on_after_a_restart(harness: Harness, clock: Hands) -> None:
    seats = await left(harness)
    assert await harness.bot.tables.only_bots.let_finish(await seats.game())
    await restart(harness)
    assert (await seats.game()).status == FINISHED


async def test_where_nobody_may_come_back_nobody_is_called(harness: Harness, clock: Hands) -> None:
    seats = await sit_down(harness, near_end("2p-greedy", 12))
    for name in ("Ana", "Bruno"):
        await concede(seats, name)
    await seats.settled()
    (told,) = heard(seats, "🤖")
    assert told["content"].startswith("🤖 Only bots are left in game 1; they finish it in ten minutes (")
    assert called(told) == []
    assert (await seats.game()).status == RUNNING


async def test_bots_do_not_wait_beside_a_person(harness: Harness, clock: Hands) -> None:
    seats = await sit_down(harness, near_end("2p-greedy", 60))
    game = await seats.game()
    assert game.to_act is not None
    await concede(seats, game.seats[game.to_act].name)
    await seats.settled()
    assert heard(seats, "🤖") == []
    after = await seats.game()
    assert after.seq > game.seq
    assert after.seats[game.to_act].controller == BOT


async def test_they_wait_also_if_the_last_person_leaves_while_one_of_them_is_thinking(
    watched_harness: Harness, ponderer: Ponderer
) -> None:
    seats = await sit_down(watched_harness, near_end("2p-greedy", 12))
    first = (await seats.asked()).name
    (last,) = {"Ana", "Bruno"} - {first}
    ponderer.hold()
    await concede(seats, first)
    await ponderer.thinking.wait()
    await concede(seats, last)
    ponderer.may_answer.set()
    await seats.settled()
    assert (await seats.game()).status == RUNNING
    assert len(heard(seats, "🤖")) == 1
