"""The bot is sent away from a server and comes back: its games rest meanwhile, and then everybody is called anew."""

import pytest

from bot.sandbox.state.setup import GUILD
from bot.table.clock.clock import HOUR
from engine import view
from engine.decisions import FeedGods, PlayGodCards
from engine.early import awaited
from engine.state import State
from storage import ABORTED, Game
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, button
from tests.e2e.kit.saying_ahead import begun, say_all, shown
from tests.e2e.kit.timing import Hands, later, reminders, restart
from tests.e2e.kit.trouble import a_turn, errors, from_bot, until
from tests.e2e.kit.watching import watch


@pytest.fixture
def harness(watched_harness: Harness) -> Harness:
    return watched_harness


async def open_games(harness: Harness) -> list[Game]:
    return await harness.games.lists.of_server(str(GUILD))


async def test_on_a_server_that_is_gone_nothing_goes_on_until_it_is_back(
    harness: Harness, clock: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn), "cusco")
    stage = await watch(harness, clock, "vilcabamba")
    await harness.person("Ana").slash(harness.channel("plaza"), "game new")
    harness.sandbox.remove_bot()

    async def is_heard() -> bool:
        return [game.id for game in await open_games(harness)] == [seats.id]

    await until(is_heard)
    assert (await stage.game()).status == ABORTED
    assert await harness.games.registry.next_timers() == []
    told = len(from_bot(seats.messages()))
    await restart(harness)
    await later(harness, clock, 9 * HOUR)
    assert len(from_bot(seats.messages())) == told
    harness.sandbox.invite_bot()

    async def is_called() -> bool:
        return len(from_bot(seats.messages())) > told

    await until(is_called)
    await seats.settled()
    assert playing.called(from_bot(seats.messages())[-1]) == [(await seats.asked()).name]
    await later(harness, clock, 9 * HOUR)
    assert len(reminders(seats)) == 1
    assert errors(caplog) == []


async def sent_away_and_invited(seats: Seats) -> list[Message]:
    """What the bot says in the channel of a game when it is back on its server."""
    harness, before = seats.harness, {message["id"] for message in from_bot(seats.messages())}
    harness.sandbox.remove_bot()

    async def rests() -> bool:
        return not await harness.games.registry.next_timers()

    async def is_awaited_again() -> bool:
        return not await rests()

    await until(rests)
    harness.sandbox.invite_bot()
    await until(is_awaited_again)
    await seats.settled()
    return [message for message in from_bot(seats.messages()) if message["id"] not in before]


async def test_a_set_up_round_is_called_anew_where_the_bot_is_back(harness: Harness) -> None:
    seats = await begun(harness, 3)
    (call,) = from_bot(seats.messages())
    everybody = sorted(playing.called(call))
    (again,) = await sent_away_and_invited(seats)
    assert sorted(playing.called(again)) == everybody != []
    assert button(again, "My turn")
    for number, name in enumerate(reversed(everybody[1:]), 1):
        await say_all(seats, harness.person(name))
        done, waiting = shown(seats, again)
        assert (len(done), sorted([*done, *waiting])) == (number, everybody)


async def test_who_has_answered_is_not_called_anew(harness: Harness) -> None:
    seats = await begun(harness, 4)
    (call,) = from_bot(seats.messages())
    ready = playing.called(call)[-1]
    await say_all(seats, harness.person(ready))
    (again,) = await sent_away_and_invited(seats)
    assert sorted([*playing.called(again), ready]) == sorted(playing.called(call))


@pytest.mark.parametrize("kind", [FeedGods, PlayGodCards])
async def test_a_round_at_a_festival_is_called_anew_where_the_bot_is_back(harness: Harness, kind: type) -> None:
    def wanted(state: State) -> bool:
        several = len(state.players) == 3 and isinstance(state.decision, kind) and not state.last_festival
        return several and [*awaited(view(state, None)).values()].count(kind.__name__) > 1

    seats = await playing.sit_down(harness, playing.moment(wanted))
    (prompt,) = playing.open_prompts(seats.messages())
    everybody = sorted(playing.called(prompt))
    _, again = await sent_away_and_invited(seats)  # a board above it
    assert sorted(playing.called(again)) == everybody
    assert playing.open_prompts(seats.messages()) == [again]
    asked = (await seats.asked()).name
    await say_all(seats, harness.person(next(name for name in everybody if name != asked)))
    (now,) = playing.open_prompts(seats.messages())
    assert now["id"] == again["id"]
    assert " ✔" in now["content"]


async def test_an_outage_changes_nothing(harness: Harness, clock: Hands) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn), "cusco")
    stage = await watch(harness, clock, "vilcabamba")
    before = await open_games(harness)
    harness.sandbox.faults.outage()
    harness.sandbox.faults.end_outage()
    await seats.settled()
    assert [(game.id, game.channel, game.status) for game in await open_games(harness)] == [
        (game.id, game.channel, game.status) for game in before
    ]
    await stage.pass_time()
    assert (await stage.game()).seq > 0
