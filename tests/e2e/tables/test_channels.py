"""Channels, threads, messages and servers vanish, fall asleep and come back; no game is lost or plays on unseen."""

import asyncio
from collections.abc import Callable

import discord
import pytest

from bot.sandbox.state.setup import GUILD
from bot.table.clock import timekeeper
from bot.table.clock.clock import DAY, HOUR
from bot.table.clock.late_offers import CLOCK
from bot.table.clock.reminders import REMINDER
from bot.table.tables import MOST_TRIES
from engine import legal_actions
from engine.actions import Pass
from storage import ABORTED, LOBBY, NOWHERE, RUNNING, Game
from storage.posted import BotsFinish
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Seats, button, parts
from tests.e2e.kit.playing import exercises, said
from tests.e2e.kit.timing import Hands, later, offers, reminders
from tests.e2e.kit.trouble import a_call, a_turn, errors, from_bot, until
from tests.e2e.kit.watching import Stage, watch


@pytest.fixture
def harness(watched_harness: Harness) -> Harness:
    return watched_harness


async def open_games(harness: Harness) -> list[Game]:
    return await harness.games.lists.of_server(str(GUILD))


# ---------------------------------------------------------------- no invisible tables


@pytest.mark.parametrize("command", ["game new", "watch"])
async def test_a_table_whose_first_message_fails_is_none(harness: Harness, command: str) -> None:
    plaza = harness.channel()
    harness.sandbox.faults.error(rf"POST /channels/{plaza}/messages", 403)
    told = said(await harness.person("Ana").slash(plaza, command))
    assert told == (
        "I need View Channel, Send Messages, Attach Files, Add Reactions, Read Message History in this channel."
    )
    assert await open_games(harness) == []
    assert "is open in" in said(await harness.person("Ana").slash(plaza, "game new"))  # the channel is free


async def test_a_table_whose_thread_fails_is_none(harness: Harness) -> None:
    plaza = harness.channel()
    for status, words in ((403, "I need Create Public Threads, Send Messages In Threads"), (400, "No thread can be")):
        harness.sandbox.faults.error(rf"POST /channels/{plaza}/threads", status)
        assert said(await harness.person("Ana").slash(plaza, "game new", thread=True)).startswith(words)
        assert await open_games(harness) == []


async def test_a_lobby_that_cannot_be_shown_in_its_thread_is_none(harness: Harness) -> None:
    plaza = harness.channel()
    harness.sandbox.faults.error(r"POST /channels/\d+/messages", 403)
    assert said(await harness.person("Ana").slash(plaza, "game new", thread=True)).startswith("I need ")
    assert await open_games(harness) == []


async def test_a_table_may_have_a_thread_beside_the_game_of_its_channel(harness: Harness) -> None:
    plaza, ana = harness.channel(), harness.person("Ana")
    await ana.slash(plaza, "game new")
    assert "is open in" in said(await ana.slash(plaza, "game new", thread=True))
    first, second = await open_games(harness)
    assert (first.channel, second.channel != str(plaza)) == (str(plaza), True)
    thread = harness.sandbox.world.channels.by_id[int(second.channel)]
    assert thread["name"] == "Tawantinsuyu with Ana"


async def test_an_announcement_channel_gets_the_kind_of_thread_it_has(harness: Harness) -> None:
    news = harness.sandbox.add_channel("news", kind=discord.ChannelType.news)

    async def is_known() -> bool:
        return harness.bot.get_channel(news) is not None

    await until(is_known)
    assert "is open in" in said(await harness.person("Ana").slash(news, "game new", thread=True))
    (game,) = await open_games(harness)
    assert harness.sandbox.world.channels.by_id[int(game.channel)]["type"] == discord.ChannelType.news_thread.value
    assert any(button(message, "Join") for message in harness.person("Ana").messages(int(game.channel)))


# ---------------------------------------------------------------- deleted places


async def lost(harness: Harness, seats: Seats) -> Game:
    """The channel of a table was deleted, and the bot has heard of it."""

    async def is_lost() -> bool:
        return (await seats.game()).channel != str(seats.channel) or (await seats.game()).status == ABORTED

    await harness.person("Ana").delete_channel(seats.channel)
    await until(is_lost)
    await seats.settled()
    return await seats.game()


@exercises("game move", "game list")
async def test_a_game_whose_channel_is_deleted_is_rescued(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position, "cusco")
    game = await lost(harness, seats)
    assert (game.status, game.channel) == (RUNNING, NOWHERE)
    assert await harness.games.registry.next_timers() == []
    plaza, elena = harness.channel("plaza"), harness.person("Elena")
    asked = await seats.asked()
    assert said(await elena.slash(plaza, "game list")).startswith("You aren't in any games")
    listed, *times = said(await asked.slash(plaza, "game list")).splitlines()
    assert listed == f"⚠️ **Game {seats.id}** has lost its channel (Ana, Bruno): /game move brings it to another one."
    assert [line.startswith(f"  ⏳ {asked.name}, asked <t:") for line in times] == [True]
    assert said(await elena.slash(plaza, "game move", game=seats.id)) == f"You do not have a seat in game {seats.id}."
    assert said(await asked.slash(plaza, "game move", game=seats.id)) == f"Game {seats.id} continues here."
    await seats.settled()
    moved = Seats(harness, seats.id, plaza)
    notice, board = from_bot(moved.messages())
    assert notice["content"].startswith(f"🚚 Game {seats.id} (Ana, Bruno) goes on here. The time without a channel")
    assert playing.called(board) == [asked.name]
    assert playing.files(board) == ["turn"]
    await playing.play(moved, legal_actions(await moved.view())[-1])
    assert (await moved.game()).seq > position.at
    assert len(await harness.games.registry.next_timers()) >= 1
    assert errors(caplog) == []


async def test_a_prompt_moves_with_its_game(harness: Harness) -> None:
    position = playing.moment(a_call)
    seats = await playing.sit_down(harness, position, "cusco")
    await lost(harness, seats)
    moved = Seats(harness, seats.id, harness.channel("plaza"))
    await (await seats.asked()).slash(moved.channel, "game move", game=seats.id)
    await moved.settled()
    (prompt,) = playing.open_prompts(moved.messages())
    await playing.by_reaction(moved, prompt, Pass())
    assert (await playing.last_answer(moved))[2] == Pass()


async def test_a_game_moves_out_of_a_channel_that_is_there(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn), "cusco")
    plaza, ana = harness.channel("plaza"), harness.person("Ana")
    assert said(await ana.slash(seats.channel, "game move", game=seats.id)) == ("That game is already in this channel.")
    assert "no game" in said(await ana.slash(plaza, "game move", game=4711)).casefold()
    assert said(await ana.slash(plaza, "game move", game=seats.id)) == f"Game {seats.id} continues here."
    await seats.settled()
    assert all(not parts(message) for message in from_bot(seats.messages()))  # nothing is left to be pressed there
    other = await playing.sit_down(harness, playing.moment(a_turn), "cusco")  # the old channel is free
    taken = said(await ana.slash(plaza, "game move", game=other.id))
    assert taken == "Another game is open in that channel."


async def test_a_lobby_whose_channel_is_deleted_is_closed(harness: Harness) -> None:
    cusco = harness.channel("cusco")
    await harness.person("Ana").slash(cusco, "game new")
    (game,) = await open_games(harness)
    assert (await lost(harness, Seats(harness, game.id, cusco))).status == ABORTED


@pytest.mark.parametrize("paused", [True, False])
async def test_a_show_whose_channel_is_deleted_frees_its_place(harness: Harness, clock: Hands, paused: bool) -> None:
    stage = await watch(harness, clock, "cusco")
    if paused:
        await stage.press("Elena", "Pause", "Paused")
    assert (await lost(harness, stage)).status == ABORTED
    assert await open_games(harness) == []


async def test_games_in_threads_of_a_deleted_channel_are_lost_with_it(harness: Harness) -> None:
    cusco, ana = harness.channel("cusco"), harness.person("Ana")
    await ana.slash(cusco, "game new", bots=1, thread=True)
    (game,) = await open_games(harness)
    seats = Seats(harness, game.id, int(game.channel))
    await ana.slash(seats.channel, "game start")
    await seats.settled()

    async def is_lost() -> bool:
        return (await seats.game()).channel == NOWHERE

    await ana.delete_channel(cusco)
    await until(is_lost)


async def test_channels_deleted_while_the_bot_was_away_are_noticed(
    harness: Harness, clock: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn), "cusco")
    stage = await watch(harness, clock, "vilcabamba")
    await stage.press("Elena", "Pause", "Paused")
    await harness.stop_bot()
    for channel in (seats.channel, stage.channel):
        await harness.person("Ana").delete_channel(channel)
    await harness.start_bot()
    await harness.bot.tables.wake_all()
    assert (await seats.game()).channel == NOWHERE
    assert (await stage.game()).status == ABORTED
    assert errors(caplog) == []


async def test_bot_players_do_not_play_on_in_a_game_that_is_nowhere(harness: Harness) -> None:
    seats = await harness.open("Ana", place="cusco", bots=1)
    await lost(harness, seats)
    seq = (await seats.game()).seq
    for _ in range(30):  # whatever is asked of Ana, until the bot player is asked
        game = await seats.game()
        if game.to_act != 0:
            break
        await harness.games.play(seats.id, 0, legal_actions(await seats.view())[-1], game.seq)
        harness.bot.tables.wake(seats.id)
        await seats.settled()
    game = await seats.game()
    assert game.to_act == 1
    assert game.seq > seq
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    assert (await seats.game()).seq == game.seq


# ---------------------------------------------------------------- messages


async def test_a_lobby_that_somebody_deletes_comes_again(harness: Harness) -> None:
    plaza, ana, bruno = harness.channel(), harness.person("Ana"), harness.person("Bruno")
    await ana.slash(plaza, "game new")
    (lobby,) = [message for message in ana.messages(plaza) if button(message, "Join")]
    await ana.delete(lobby)
    await bruno.slash(plaza, "game status")
    (again,) = [message for message in ana.messages(plaza) if button(message, "Join") and not message.get("ephemeral")]
    await bruno.press(again, "Join")
    (game,) = await open_games(harness)
    assert [seat.name for seat in game.seats] == ["Ana", "Bruno"]


async def test_two_joins_at_once_leave_the_newest_lobby_on_show(harness: Harness) -> None:
    plaza, ana = harness.channel(), harness.person("Ana")
    await ana.slash(plaza, "game new", players=4)
    (lobby,) = [message for message in ana.messages(plaza) if button(message, "Join")]
    edit = harness.bot.messages.edit
    late = asyncio.Event()

    async def slow(posted: object, screen: object) -> bool:
        """The first change takes long, as it does on a bad line."""
        if not late.is_set():
            late.set()
            for _ in range(200):
                await asyncio.sleep(0)
        return await edit(posted, screen)  # type: ignore[arg-type]

    harness.bot.messages.edit = slow  # type: ignore[method-assign, assignment]
    await asyncio.gather(*(harness.person(name).press(lobby, "Join") for name in ("Bruno", "Chaska", "Diego")))

    async def are_shown() -> bool:
        changes = [
            call for call in harness.sandbox.requests if call.method == "PATCH" and call.path.endswith(lobby["id"])
        ]
        return len([call for call in changes if call.status == 200]) == 3

    await until(are_shown)
    (shown,) = [message for message in ana.messages(plaza) if message["id"] == lobby["id"]]
    assert all(name in shown["content"] for name in ("Ana", "Bruno", "Chaska", "Diego"))


async def test_a_paused_show_whose_message_is_deleted_comes_again(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    await stage.press("Elena", "Pause", "Paused")
    for _ in range(3):
        await harness.person("Ana").delete(stage.live())
        await harness.bot.tables.watching.patrol()
        assert len(stage.from_bot()) == 1
        assert button(stage.live(), "Play")
    nonces = [
        call.json["nonce"]
        for call in harness.sandbox.requests
        if call.method == "POST" and call.path == f"/channels/{stage.channel}/messages"
    ]
    assert len(nonces) == len(set(nonces)) == 4
    await stage.press("Elena", "Play", "A turn every")


# ---------------------------------------------------------------- threads that sleep


async def show_in_thread(harness: Harness, clock: Hands) -> Stage:
    plaza, ana = harness.channel(), harness.person("Ana")
    await ana.slash(plaza, "game new", thread=True)
    (game,) = await open_games(harness)
    thread = int(game.channel)
    aborting = await ana.slash(thread, "game abort")
    await ana.press(aborting.message or {}, "Yes, end this game")
    await harness.bot.tables.settled()
    await harness.person("Bruno").slash(thread, "watch", player="medium", seed="a show")
    (game,) = await open_games(harness)
    stage = Stage(harness, clock, game.id, thread)
    await stage.quiet()
    return stage


async def test_a_show_wakes_its_thread(harness: Harness, clock: Hands) -> None:
    stage = await show_in_thread(harness, clock)
    await harness.person("Ana").change_thread(stage.channel, archived=True)
    await stage.pass_time()
    seq = (await stage.game()).seq
    assert seq > 0
    assert not harness.sandbox.world.channels.by_id[stage.channel]["thread_metadata"]["archived"]
    assert button(stage.live(), "Pause")
    await stage.pass_time()
    assert (await stage.game()).seq > seq


async def test_a_show_in_a_locked_thread_waits(
    harness: Harness, clock: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    stage = await show_in_thread(harness, clock)
    harness.sandbox.deny(harness.channel(), "manage_threads")
    await harness.person("Ana").change_thread(stage.channel, archived=True, locked=True)
    await stage.pass_time()
    seq = (await stage.game()).seq
    for _ in range(3):
        await stage.pass_time()
    assert (await stage.game()).seq == seq
    show = (await stage.game()).terms.watched
    assert show is not None
    assert show.paused
    assert errors(caplog) == []
    await harness.person("Ana").change_thread(stage.channel, archived=False, locked=False)
    await stage.press("Elena", "Step", f"turn {(await harness.games.view(stage.id, None)).turn + 2})")
    assert (await stage.game()).seq > seq


async def test_a_game_wakes_its_thread_when_it_has_news(harness: Harness) -> None:
    plaza, ana = harness.channel(), harness.person("Ana")
    await ana.slash(plaza, "game new", bots=1, thread=True)
    (game,) = await open_games(harness)
    seats = Seats(harness, game.id, int(game.channel))
    await ana.slash(seats.channel, "game start")
    await seats.settled()
    told = len(from_bot(seats.messages()))
    while (await seats.game()).to_act == 0:
        await ana.change_thread(seats.channel, archived=True)
        found = await seats.game()
        await harness.games.play(seats.id, 0, legal_actions(await seats.view())[-1], found.seq)
        harness.bot.tables.wake(seats.id)
        await seats.settled()
        if len(from_bot(seats.messages())) > told:
            break
    assert len(from_bot(seats.messages())) > told
    assert not harness.sandbox.world.channels.by_id[seats.channel]["thread_metadata"]["archived"]


async def test_bot_players_among_themselves_wait_until_their_channel_can_hear_them(harness: Harness) -> None:
    seats = await harness.open("Ana", bots=1)
    harness.sandbox.deny(seats.channel, "send_messages")
    await harness.games.remember_message(seats.id, BotsFinish(str(seats.channel), "1"))  # they have waited
    await harness.games.seats.concede(seats.id, 0)  # from now on nobody but bot players is asked
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    stopped = await harness.games.view(seats.id, None)
    assert (await seats.game()).status == RUNNING
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    assert (await harness.games.view(seats.id, None)).turn <= stopped.turn + 2


# ---------------------------------------------------------------- closed doors


async def test_news_behind_a_closed_door_are_tried_a_few_times(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    pauses: list[float] = []
    loop = asyncio.get_running_loop()

    def later(pause: float, work: Callable[..., object], *given: object, **more: object) -> None:
        if work == harness.bot.tables.wake:
            pauses.append(pause)

    monkeypatch.setattr(loop, "call_later", later)
    harness.sandbox.deny(seats.channel, "send_messages")
    view = await seats.view()
    while (await seats.view()).turn == view.turn:
        game = await seats.game()
        await harness.games.play(seats.id, game.to_act or 0, legal_actions(await seats.view())[-1], game.seq)
    tried = []
    for _ in range(MOST_TRIES + 2):
        before = len(pauses)
        harness.bot.tables.wake(seats.id)
        await seats.settled()
        tried += pauses[before:]
    monkeypatch.undo()
    assert tried == sorted(set(tried))
    assert len(tried) == MOST_TRIES
    assert errors(caplog) == []
    harness.sandbox.allow(seats.channel, "send_messages")
    await seats.choose(index=0)
    await seats.settled()
    assert playing.called(from_bot(seats.messages())[-1])


async def test_reminders_behind_a_closed_door_are_tried_a_few_times(
    harness: Harness, clock: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    harness.sandbox.deny(seats.channel, "send_messages")
    for kind, first in ((REMINDER, 9 * HOUR), (CLOCK, 3 * DAY)):
        waits = []
        await later(harness, clock, first)
        while timers := [each for each in await harness.games.registry.next_timers() if each.kind == kind]:
            waits.append(timers[0].due - clock.now)
            await later(harness, clock, waits[-1])
        assert waits == sorted(set(waits))
        assert len(waits) == timekeeper.MOST_TRIES - 1
    assert await harness.games.registry.next_timers() == []
    assert (reminders(seats), offers(seats)) == ([], [])
    assert errors(caplog) == []
    assert (await seats.game()).status != LOBBY


async def test_a_show_in_a_thread_that_is_locked_but_awake_waits(harness: Harness, clock: Hands) -> None:
    stage = await show_in_thread(harness, clock)
    await harness.person("Ana").delete(stage.live())
    await harness.person("Ana").change_thread(stage.channel, locked=True)
    for _ in range(3):
        await stage.pass_time()
    show = (await stage.game()).terms.watched
    assert show is not None
    assert show.paused
