"""How bot players play: chosen in the lobby, kept with the seat, and no reason for anybody to wait."""

import asyncio
from collections.abc import AsyncIterator
from logging import INFO
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.state.setup import GUILD
from bot.table.io import messages
from engine import apply, legal_actions
from engine.actions import Pass
from engine.decisions import HireWorker
from engine.players import LEVELS
from engine.state import State
from storage import ABORTED, BOT, PERSON, RUNNING, Game, Seat, Terms
from storage import schema as t
from tests.e2e.kit import playing
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Seats, button, select
from tests.e2e.kit.playing import Moment, concede, files, moment, near_end, said
from tests.e2e.kit.trouble import PATIENT, a_turn, planted, whispered
from tests.e2e.kit.watching import Ponderer
from tests.storage.kit.damage import overwrite
from tests.storage.kit.play import rows


@pytest.fixture
async def harness(tmp_path: Path, ponderer: Ponderer) -> AsyncIterator[Harness]:
    async with Harness(tmp_path, FakePictures(), thinking=ponderer, answer_seconds=PATIENT, registered=True) as here:
        yield here
        assert here.sandbox.violations == []


async def opened(harness: Harness, **options: Any) -> tuple[Game, Any]:
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game new", **options)
    lobby = await ana.wait(lambda message: button(message, "Start") is not None, channel)
    game = await harness.games.lists.in_channel(str(channel))
    assert game is not None
    return game, lobby


async def levels(harness: Harness, game: Game) -> list[str]:
    return [seat.level for seat in (await harness.games.get(game.id)).seats if seat.controller == BOT]


# ---------------------------------------------------------------- choosing


@pytest.mark.parametrize("level", LEVELS)
async def test_a_table_is_opened_with_bot_players_of_a_level(harness: Harness, level: str) -> None:
    game, lobby = await opened(harness, players=3, bots=2, level=level)
    assert await levels(harness, game) == [level, level]
    assert f"2. Amaru 🤖 {level}\n3. Puma 🤖 {level}" in lobby["content"]


async def test_bot_players_are_medium_unless_told_and_any_level_can_be_added(harness: Harness) -> None:
    game, lobby = await opened(harness, players=4, bots=1)
    ana = harness.person("Ana")
    await ana.press(lobby, "Add bot")
    menu = select(lobby)
    assert menu is not None
    assert [option["value"] for option in menu["options"]] == list(LEVELS)
    reply = await ana.select(lobby, menu["custom_id"], ["expert"])
    assert await levels(harness, game) == ["medium", "medium", "expert"]
    assert reply.message is not None
    assert "4. Condor 🤖 expert" in reply.message["content"]
    left = select(reply.message)  # the table is full: there is only the list of modules
    assert left is not None
    assert left["custom_id"].startswith("s:modules:")
    await ana.press(reply.message, "Remove bot")
    assert await levels(harness, game) == ["medium", "medium"]


async def test_a_level_that_there_is_not_is_answered_kindly(harness: Harness) -> None:
    game, _ = await opened(harness)
    old = planted(harness, harness.channel(), f"b:addbot:{game.id}:0:brilliant")
    said_then = await whispered(await harness.person("Ana").press(old, f"b:addbot:{game.id}:0:brilliant"))
    assert said_then.startswith("This button has expired")
    assert await levels(harness, game) == []


async def test_whoever_takes_over_a_seat_is_medium_unless_told(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno")
    ana = harness.person("Ana")
    await playing.replace(ana, seats.channel, seat="2")
    await seats.settled()
    assert await levels(harness, await seats.game()) == ["medium"]
    await playing.replace(ana, seats.channel, seat="2", level="easy")
    await seats.settled()
    assert await levels(harness, await seats.game()) == ["easy"]
    await concede(seats, "Ana")
    assert await levels(harness, await seats.game()) == ["medium", "easy"]


async def test_a_rematch_against_bots_begins_at_once_at_the_same_level(harness: Harness) -> None:
    position = near_end("2p-greedy", 3)
    ana, channel = harness.person("Ana"), harness.channel()
    people = [
        Seat(lang="en", person=str(ana.id), name="Ana"),
        Seat(lang="en", controller=BOT, name="Amaru", level="easy"),
    ]
    terms = Terms(host=people[0].person)
    game = await harness.games.import_game(position.file, str(GUILD), str(channel), people, terms)
    harness.bot.tables.wake(game.id)
    seats = Seats(harness, game.id, channel)
    await seats.play_until(lambda view: False, lambda view: 0)
    await seats.settled()
    finale = await ana.wait(lambda message: button(message, "Rematch") is not None, channel)
    shown = await ana.press(finale, "Rematch")
    await ana.press(finale, "Rematch")
    again, *others = await harness.games.lists.of_person(str(ana.id))
    assert not others
    assert again.status == RUNNING
    assert button(await shown.followup(), "Set up for me")
    assert await levels(harness, again) == ["easy"]


# ---------------------------------------------------------------- playing


async def test_the_result_says_at_which_level_a_bot_player_has_played_and_how_long_it_has_thought(
    harness: Harness,
) -> None:
    position = near_end("2p-greedy", 3)
    ana, channel = harness.person("Ana"), harness.channel()
    people = [
        Seat(lang="en", person=str(ana.id), name="Ana"),
        Seat(lang="en", controller=BOT, name="Amaru", level="hard"),
    ]
    terms = Terms(host=people[0].person)
    game = await harness.games.import_game(position.file, str(GUILD), str(channel), people, terms)
    before = [row.row for row in await rows(harness.games, t.log) if row.seat == 1]
    for row in before:
        await overwrite(harness.games, t.log, {"took": 100}, game=game.id, row=row)
    harness.bot.tables.wake(game.id)
    seats = Seats(harness, game.id, channel)
    await seats.play_until(lambda view: False, lambda view: 0)
    await seats.settled()
    finale = await ana.wait(lambda message: button(message, "Rematch") is not None, channel)
    thought = (await harness.games.results(game.id))[1].thought
    assert thought is not None
    assert thought > 100 * len(before) > 0
    assert f"\n🤖 Amaru: hard, thought {round(thought / 1_000)} seconds\n" in finale["content"]


async def at_a_bot(harness: Harness, level: str, position: Moment | None = None, asked: bool = True) -> Seats:
    """A game of Bruno and a bot player of this level, who is to begin a turn."""
    position = position or moment(a_turn)
    to_act = position.state.to_act
    assert to_act is not None
    bruno, channel = harness.person("Bruno"), harness.channel()
    people = [Seat(lang="en", person=str(bruno.id), name="Bruno")] * 2
    people[to_act if asked else 1 - to_act] = Seat(lang="en", controller=BOT, name="Amaru", level=level)
    terms = Terms(host=str(bruno.id))
    game = await harness.games.import_game(position.file, str(GUILD), str(channel), people, terms)
    harness.bot.tables.wake(game.id)
    return Seats(harness, game.id, channel)


@pytest.mark.parametrize("level", ["greedy", "random", "", "brilliant", *LEVELS])
async def test_bot_players_of_every_level_also_of_earlier_ones_play(
    harness: Harness, ponderer: Ponderer, level: str
) -> None:
    seats = await at_a_bot(harness, level)
    await seats.settled()
    game = await seats.game()
    assert game.waits_for is not None
    assert game.waits_for.controller == PERSON
    assert set(ponderer.asked) == {level}


async def test_a_bot_player_that_thinks_holds_up_nothing_but_its_own_answer(
    harness: Harness, ponderer: Ponderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "MOMENT", 0.0)
    ponderer.hold()
    seats = await at_a_bot(harness, "expert")
    await ponderer.thinking.wait()
    seq = (await seats.game()).seq
    bruno = harness.person("Bruno")
    assert files((await bruno.slash(seats.channel, "board")).message) == ["board"]
    assert "is waiting for" in said(await bruno.slash(seats.channel, "game status"))
    assert next(files(message) for message in seats.messages() if message["attachments"]) == ["turn"]
    typing = f"/channels/{seats.channel}/typing"
    while not any(call.path == typing for call in harness.sandbox.requests):
        await asyncio.sleep(0)
    ponderer.may_answer.set()
    other = await harness.open("Ana", "Chaska", place="cusco")
    ponderer.hold()
    await other.choose(index=0)
    await other.harness.person("Ana").wait(lambda message: bool(message["attachments"]), other.channel)
    assert (await other.game()).seq == 1
    ponderer.may_answer.set()
    await seats.settled()
    assert (await seats.game()).seq > seq


async def test_a_bot_player_answers_also_where_its_channel_may_not_hear_of_it(
    harness: Harness, ponderer: Ponderer
) -> None:
    while harness.bot.tables._unsaid is None:  # a table found at the start tells its news before anything else
        await asyncio.sleep(0)
    harness.sandbox.deny(harness.channel(), "send_messages")
    seats = await at_a_bot(harness, "expert")
    await seats.settled()
    game = await seats.game()
    assert game.waits_for is not None
    assert game.waits_for.controller == PERSON
    assert game.told < game.seq
    harness.sandbox.allow(harness.channel(), "send_messages")
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    assert (await seats.game()).told == game.settled


async def test_a_seat_that_changes_hands_while_its_bot_player_thinks_is_played_by_the_new_one(
    harness: Harness, ponderer: Ponderer
) -> None:
    ponderer.hold()
    seats = await at_a_bot(harness, "expert")
    await ponderer.thinking.wait()
    before = await seats.game()
    assert before.to_act is not None
    reply = await playing.replace(
        harness.person("Ana"), seats.channel, seat=str(before.to_act + 1), by=harness.person("Diego")
    )
    assert said(reply) == "Done."
    ponderer.may_answer.set()
    await seats.settled()
    after = await seats.game()
    assert (after.seq, after.waits_for) == (before.seq, after.seats[before.to_act])
    assert after.seats[before.to_act].name == "Diego"


async def test_a_game_that_is_ended_while_its_bot_player_thinks_just_ends(
    harness: Harness, ponderer: Ponderer, caplog: pytest.LogCaptureFixture
) -> None:
    ponderer.hold()
    seats = await at_a_bot(harness, "expert")
    await ponderer.thinking.wait()
    before = await seats.game()
    bruno = harness.person("Bruno")
    sure = await bruno.slash(seats.channel, "game abort")
    await bruno.press(sure.message or {}, "Yes, end this game")
    ponderer.may_answer.set()
    await seats.settled()
    after = await seats.game()
    assert (after.status, after.seq) == (ABORTED, before.seq)
    told = [record for record in caplog.records if record.name.startswith("bot.table")]
    assert [record.getMessage() for record in told if record.exc_info or record.levelno > INFO] == []
    assert harness.bot.tables._failures == {}


async def test_the_bot_stops_at_once_also_in_the_middle_of_a_thought_and_then_thinks_anew(
    harness: Harness, ponderer: Ponderer
) -> None:
    ponderer.hold()
    seats = await at_a_bot(harness, "expert")
    await ponderer.thinking.wait()
    seq = (await seats.game()).seq
    await harness.stop_bot()
    ponderer.may_answer.set()
    await harness.start_bot()
    await harness.bot.tables.wake_all()
    await seats.settled()
    assert (await seats.game()).seq > seq


async def test_what_a_person_has_done_is_told_before_a_bot_player_begins_to_think(
    harness: Harness, ponderer: Ponderer
) -> None:
    """Nobody waits twenty seconds to see the own turn on the board."""

    def last_answer(state: State) -> bool:
        if not isinstance(state.decision, HireWorker) or len(state.players) != 2:
            return False
        return apply(state, Pass()).state.to_act == 1 - state.decision.seat

    position = moment(last_answer)
    seats = await at_a_bot(harness, "expert", position, asked=False)
    await seats.settled()
    boards = len([message for message in seats.messages() if files(message) == ["turn"]])
    ponderer.hold()
    await seats.choose(index=legal_actions(position.state).index(Pass()))
    await ponderer.thinking.wait()
    game = await seats.game()
    assert game.told == game.settled == game.seq == position.at + 1
    assert len([message for message in seats.messages() if files(message) == ["turn"]]) == boards + 1
    ponderer.may_answer.set()
