"""What ends by itself: lobbies that nobody starts, and the threads of finished games."""

import pytest

from bot.sandbox.state.setup import GUILD
from bot.table.clock.clock import DAY, date
from bot.table.lobby.lobby import LOBBY_ENDS
from storage import ABORTED, FINISHED, LOBBY, RUNNING, Seat, Terms
from storage.posted import LobbyWarning
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.playing import called, give_last_answer, near_end, said, sit_down
from tests.e2e.kit.timing import NOON, Hands, later, restart
from tests.e2e.kit.trouble import planted, whispered


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def opened(harness: Harness, *others: str) -> Message:
    """Ana's lobby in the plaza, with these people in it."""
    ana, plaza = harness.person("Ana"), harness.channel()
    await ana.slash(plaza, "game new", players=3)
    lobby = await ana.wait(lambda message: button(message, "Start") is not None, plaza)
    for name in others:
        await harness.person(name).press(lobby, "Join")
    return lobby


def warnings(harness: Harness) -> list[Message]:
    """What the plaza has heard of the end of its lobby."""
    return [each for each in harness.person("Ana").messages(harness.channel()) if each["content"].startswith("⌛")]


async def status(harness: Harness) -> str:
    return (await harness.games.get(1)).status


async def test_a_lobby_closes_after_a_week_and_its_people_hear_of_it_a_day_before(
    harness: Harness, clock: Hands
) -> None:
    lobby = await opened(harness, "Bruno")
    await later(harness, clock, 6 * DAY - 1)
    assert warnings(harness) == []
    await later(harness, clock, 1)
    (warning,) = warnings(harness)
    assert warning["content"].endswith(f"nobody has started game 1 yet. The table closes {date(NOON + 7 * DAY)}.")
    assert sorted(called(warning)) == ["Ana", "Bruno"]
    await restart(harness)
    await later(harness, clock, DAY - 1)
    assert (await status(harness), warnings(harness)) == (LOBBY, [warning])
    await later(harness, clock, 1)
    assert (await status(harness), warnings(harness)) == (ABORTED, [])
    closed = next(each for each in harness.person("Ana").messages(harness.channel()) if each["id"] == lobby["id"])
    assert closed["content"].endswith("This table is closed.")
    assert parts(closed) == []
    assert "Game 2 is open" in said(await harness.person("Ana").slash(harness.channel(), "game new"))


async def test_nobody_is_called_at_night_about_the_end_of_a_lobby(harness: Harness, clock: Hands) -> None:
    await opened(harness, "Bruno")
    await harness.person("Bruno").slash(harness.channel(), "remind", quiet_from=10, quiet_to=14)
    await later(harness, clock, 6 * DAY)
    assert [called(each) for each in warnings(harness)] == [["Ana"]]


async def test_a_game_that_has_started_is_not_closed(harness: Harness, clock: Hands) -> None:
    lobby = await opened(harness, "Bruno")
    await later(harness, clock, 6 * DAY)
    await harness.person("Bruno").press(lobby, "Add bot")
    await harness.person("Bruno").press(lobby, "Start")
    await later(harness, clock, 2 * DAY)
    assert await status(harness) == RUNNING


@pytest.mark.parametrize("days", [2, 30])
async def test_a_lobby_of_an_earlier_version_has_an_end_too_and_is_told_before(
    harness: Harness, clock: Hands, days: int
) -> None:
    await opened(harness)
    await harness.games.registry.drop_timers(1, (LOBBY_ENDS,))
    await later(harness, clock, days * DAY)
    assert warnings(harness) == [], "nothing rings for it"
    await restart(harness)
    await later(harness, clock, max(6 - days, 0) * DAY)
    (warning,) = warnings(harness)
    end = max(NOON + 7 * DAY, clock.now + DAY)
    assert date(end) in warning["content"]
    await restart(harness)
    await later(harness, clock, end - clock.now - 1)
    assert await status(harness) == LOBBY
    await later(harness, clock, 1)
    assert (await status(harness), warnings(harness)) == (ABORTED, [])


async def test_a_timer_of_an_early_version_says_alone_that_a_lobby_was_warned(harness: Harness, clock: Hands) -> None:
    await opened(harness)
    await harness.games.registry.drop_timers(1, (LOBBY_ENDS,))
    await harness.games.registry.set_timer(1, LOBBY_ENDS, NOON + 7 * DAY, {"warned": "yes"})
    await restart(harness)
    await later(harness, clock, 7 * DAY)
    assert (await status(harness), warnings(harness)) == (ABORTED, [])


async def test_a_lobby_lasts_as_announced_after_a_crash_before_its_timer(harness: Harness, clock: Hands) -> None:
    await opened(harness)
    await later(harness, clock, 6 * DAY)
    (warning,) = warnings(harness)
    await harness.games.registry.drop_timers(1, (LOBBY_ENDS,))
    await harness.games.registry.set_timer(1, LOBBY_ENDS, clock.now)
    await restart(harness)
    await later(harness, clock, DAY - 1)
    assert (await status(harness), warnings(harness)) == (LOBBY, [warning])
    await later(harness, clock, 1)
    assert (await status(harness), warnings(harness)) == (ABORTED, [])


async def test_a_game_that_has_started_forgets_the_warning(harness: Harness, clock: Hands) -> None:
    lobby = await opened(harness, "Bruno")
    await later(harness, clock, 6 * DAY)
    assert (await harness.games.messages(1)).get(LobbyWarning)
    await harness.person("Bruno").press(lobby, "Add bot")
    await harness.person("Bruno").press(lobby, "Start")
    assert not (await harness.games.messages(1)).get(LobbyWarning)
    assert len(warnings(harness)) == 1


async def test_a_button_of_a_lobby_that_has_closed_does_nothing(harness: Harness, clock: Hands) -> None:
    old = await opened(harness)
    for days in (6, 1):
        await later(harness, clock, days * DAY)
    again = planted(harness, harness.channel(), *(part["custom_id"] for part in parts(old) if part["type"] == 2))
    for each in parts(again):
        assert "is over" in await whispered(await harness.person("Ana").press(again, each["custom_id"]))
    assert await status(harness) == ABORTED


# ---------------------------------------------------------------- threads of finished games


async def in_a_thread(harness: Harness) -> Seats:
    """A game of two in a thread of its own, and one answer from its end."""
    ana, plaza = harness.person("Ana"), harness.channel()
    await ana.slash(plaza, "game new", thread=True)
    (opened,) = await harness.games.lists.lobbies()
    thread = int(opened.channel)
    asked = await ana.slash(thread, "game abort")
    assert asked.message is not None
    await ana.press(asked.message, "Yes, end this game")
    people = [harness.person(name) for name in ("Ana", "Bruno")]
    seats = [Seat(lang="en", person=str(person.id), name=person.name) for person in people]
    game = await harness.games.import_game(near_end("2p-greedy", 1).file, str(GUILD), str(thread), seats, Terms())
    harness.bot.tables.wake(game.id)
    await harness.bot.tables.settled()
    return Seats(harness, game.id, thread)


async def end(seats: Seats) -> None:
    """The last answer is given."""
    await give_last_answer(seats, near_end("2p-greedy", 1))
    assert (await seats.game()).status == FINISHED


def is_archived(seats: Seats) -> bool:
    return seats.harness.sandbox.world.channels.thread_state(seats.channel)[0]


async def test_a_thread_is_archived_a_day_after_the_end_of_its_game(harness: Harness, clock: Hands) -> None:
    seats = await in_a_thread(harness)
    await later(harness, clock, DAY)
    assert not is_archived(seats), "its game is not over"
    await end(seats)
    await restart(harness)
    await later(harness, clock, DAY - 1)
    assert not is_archived(seats)
    told = seats.messages()
    await later(harness, clock, 1)
    assert is_archived(seats)
    assert seats.messages() == told, "nobody is told"


async def test_a_thread_in_which_people_play_again_stays_open(harness: Harness, clock: Hands) -> None:
    seats = await in_a_thread(harness)
    await end(seats)
    await harness.person("Bruno").slash(seats.channel, "game new")
    await later(harness, clock, 2 * DAY)
    assert not is_archived(seats)


async def test_a_channel_is_not_archived(harness: Harness, clock: Hands) -> None:
    await end(seats := await sit_down(harness, near_end("2p-greedy", 1)))
    await later(harness, clock, 2 * DAY)
    assert not [each for each in harness.sandbox.requests if each.method == "PATCH" and each.path.count("/") == 2]
    assert "is open in" in said(await harness.person("Ana").slash(seats.channel, "game new"))
