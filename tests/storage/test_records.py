"""Files, people, settings, timers and messages, on both databases."""

import asyncio

import pytest

from engine import DamagedSave, Options
from engine.codec import load_game, verify
from storage import ABORTED, BOT, FINISHED, LOBBY, PERSON, RUNNING, Games, NewTimer, Settings, Timer
from storage.errors import ChannelTaken, NoSuchGame, NotNow, StorageCode
from storage.posted import Board, OpenPrompt, Story
from tests.refusals import refused
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import begin, check, everything, person, play_on

pytestmark = pytest.mark.both_databases

# ---------------------------------------------------------------- files


@pytest.mark.parametrize("moves", [0, 33, 100_000])
async def test_export_and_import(games: Games, moves: int) -> None:
    game = await begin(games, 2)
    state = await play_on(games, game, moves)
    data = await games.export(game)
    assert verify(load_game(data)) == state
    seats = [person("cy"), person("di")]
    copy = await games.import_game(data, "s", "elsewhere", seats)
    assert copy.seats == tuple(seats)
    assert (copy.seq, copy.to_act) == (state.seq, state.to_act)
    assert await check(games, copy.id) == state
    assert await games.export(copy.id) == data
    if state.over:
        assert copy.status == FINISHED
        assert [r.score for r in await games.results(copy.id)] == [r.score for r in await games.results(game)]
        assert await games.lists.in_channel("elsewhere") is None
    else:
        await play_out(games, copy.id)
        assert (await check(games, copy.id)).over


async def test_taken_back_answers_are_not_exported(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 20)
    await games.take_back(game, 5, ["ana", "bo"])
    assert len(load_game(await games.export(game)).answers) == 5


async def test_a_refused_import_writes_nothing(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 20)
    data = await games.export(game)
    before = await everything(games)
    seats = [person("cy"), person("di")]
    for damaged in (b"", b"nonsense", data[:-20], data.replace(b'"seat": 0', b'"seat": 1'), b"{}", b"\xff" * 9):
        assert damaged != data
        with pytest.raises(DamagedSave):
            await games.import_game(damaged, "s", "elsewhere", seats)
    with refused(NotNow, StorageCode.SEATS_OF_SAVED, seats=2):
        await games.import_game(data, "s", "elsewhere", seats[:1])
    with pytest.raises(ChannelTaken):
        await games.import_game(data, "s", "1", seats)
    assert await everything(games) == before


# ---------------------------------------------------------------- people, settings, timers, messages


async def test_a_person_is_forgotten(games: Games) -> None:
    done = await begin(games, 2, channel="1")
    await play_on(games, done, 30)
    await games.take_back(done, 20, ["ana", "bo"])
    await play_out(games, done)
    running = await begin(games, 2, channel="2", seed="b")
    await games.seats.set_orders(running, 0, {"hire": "never"})
    await play_on(games, running, 20)
    scores = [r.score for r in await games.results(done)]
    assert await games.seats.forget_person("ana") == 2
    for table, found in (await everything(games)).items():
        assert "ana" not in repr(found).lower(), table
    assert await games.lists.of_person("ana", [LOBBY, RUNNING, FINISHED, ABORTED]) == []
    assert (await games.statistics.summary("ana")).games == 0
    assert (await games.statistics.summary("bo")).games == 1
    assert [r.score for r in await games.results(done)] == scores
    old = (await games.get(done)).seats[0]
    assert (old.controller, old.person, old.name) == (PERSON, "", "")
    seat = (await games.get(running)).seats[0]
    assert (seat.controller, seat.level, seat.conceded, seat.orders) == (BOT, "medium", True, {})
    assert (await games.get(running)).seats[1] == person("bo")
    await play_out(games, running)
    assert (await check(games, running)).over
    assert await games.seats.forget_person("ana") == 0


async def test_settings_of_a_server(games: Games) -> None:
    assert await games.registry.settings("s") == Settings()
    chosen = Settings(lang="de", remind_after=1, theme="dark", options=Options(players=4, coricancha="printed"))
    await games.registry.set_settings("s", chosen)
    assert await games.registry.settings("s") == chosen
    assert await games.registry.settings("other") == Settings()
    await games.registry.set_settings("s", Settings(lang="es"))
    assert await games.registry.settings("s") == Settings(lang="es")
    await asyncio.gather(*(games.registry.set_settings("t", Settings(lang=lang)) for lang in ("de", "es", "fr", "it")))
    assert (await games.registry.settings("t")).lang in ("de", "es", "fr", "it")


async def test_timers_fall_due_in_order(games: Games) -> None:
    game = await begin(games)
    late = await games.registry.set_timer(game, "reminder", 3_000_000_000_000, {"hours": "48"})
    soon = await games.registry.set_timer(game, "reminder", 1_000)
    middle = await games.registry.set_timer(game, "vacation", 2_000)
    assert await games.registry.next_timers() == [
        Timer(soon, game, "reminder", 1_000, {}),
        Timer(middle, game, "vacation", 2_000, {}),
        Timer(late, game, "reminder", 3_000_000_000_000, {"hours": "48"}),
    ]
    assert [timer.id for timer in await games.registry.next_timers(1)] == [soon]
    dropped = await asyncio.gather(*(games.registry.drop_timer(soon) for _ in range(4)))
    assert sorted(dropped) == [False, False, False, True]
    assert [timer.id for timer in await games.registry.next_timers()] == [middle, late]


async def test_timers_of_some_kinds_are_replaced_in_one_go(games: Games) -> None:
    game, other = await begin(games), await begin(games, channel="2")
    for number, kind in ((game, "reminder"), (game, "clock"), (game, "return"), (other, "clock")):
        await games.registry.set_timer(number, kind, 5)
    new = [NewTimer("clock", 7, {"seat": "1"}), NewTimer("clock", 8)]
    await games.registry.replace_timers(game, ("reminder", "clock"), new)
    found = [(timer.game, timer.kind, timer.due, timer.payload) for timer in await games.registry.next_timers()]
    kept = [(game, "return", 5, {}), (other, "clock", 5, {})]
    assert found == [*kept, (game, "clock", 7, {"seat": "1"}), (game, "clock", 8, {})]
    with pytest.raises(NoSuchGame):
        await games.registry.replace_timers(99, ("clock",), new)
    await games.registry.replace_timers(game, ("clock",), ())
    assert [timer.kind for timer in await games.registry.next_timers()] == ["return", "clock"]


async def test_messages_by_kind(games: Games) -> None:
    game = await begin(games)
    assert list(await games.messages(game)) == []
    board, prompt = Board("1", "100", 3, 0), OpenPrompt("1", "101", 4)
    await games.remember_message(game, board)
    await games.remember_message(game, prompt)
    assert list(await games.messages(game)) == [board, prompt]
    newer = Board("2", "102", 6, 3)
    await games.remember_message(game, newer)
    assert set(await games.messages(game)) == {newer, prompt}
    many = [Story("1", str(number), 9, 6) for number in range(1, 5)]
    await asyncio.gather(*(games.remember_message(game, one) for one in many))
    assert (await games.messages(game)).get(Story) in many


async def test_many_games_at_once_in_one_program(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.memory.CACHED", 2)
    running = [await begin(games, channel=str(number), seed=str(number)) for number in range(5)]
    await asyncio.gather(*(play_on(games, game, 25, salt=str(game)) for game in running))
    for game in running:
        assert (await check(games, game)).seq == 25
