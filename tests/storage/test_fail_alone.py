"""One bad row stops nothing but itself: other games, timers, servers and people go on."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from engine import Options
from storage import ABORTED, FINISHED, LOBBY, RUNNING, Clock, Games, Preferences, Settings, Terms, Timer, Unreadable
from storage import schema as t
from storage.errors import ChannelTaken, DamagedGame, NoSuchGame
from storage.posted import Board, OpenPrompt, Story
from tests.storage.kit.damage import change, overwrite
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import begin, everything, ids, person, play_on, rows

ALL = (LOBBY, RUNNING, FINISHED, ABORTED)
BAD_ROWS: list[tuple[Any, dict[str, object]]] = [
    (t.games, {"terms": "?"}),
    (t.games, {"terms": '{"host":"ana","clock":{"limit":-1}}'}),
    (t.games, {"options": '{"players": "x"}'}),
    (t.games, {"options": '{"players": 7}'}),
    (t.games, {"status": "resting"}),
    (t.games, {"to_act": 9}),
    (t.games, {"pinged": -1}),
    (t.seats, {"orders": "[]"}),
    (t.seats, {"controller": "ghost"}),
    (t.seats, {"seat": 5}),
]


async def table_of_two(games: Games, channel: str, seed: str) -> int:
    terms = Terms(host="ana", clock=Clock(limit=1000))
    game = (await games.create("s", channel, Options(players=2), seed, terms)).id
    for name in ("ana", "bo"):
        await games.seats.join(game, person(name))
    return (await games.start(game)).id


async def spoil(games: Games, game: int, table: Any, values: dict[str, object]) -> None:
    where = {"id": game} if table is t.games else {"game": game, "seat": 1}
    await overwrite(games, table, values, **where)


@pytest.mark.parametrize(("table", "values"), BAD_ROWS, ids=lambda part: str(part))
async def test_a_bad_row_leaves_one_game_out(
    games: Games, table: Any, values: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    good, bad, other = [await table_of_two(games, str(number), str(number)) for number in range(3)]
    timer = await games.registry.set_timer(bad, "reminder", 5)
    assert await games.lists.unreadable() == []
    await spoil(games, bad, table, values)
    for _ in range(2):
        for listed in (
            await games.lists.of_server("s"),
            await games.lists.of_server("s", ALL),
            await games.lists.of_person("ana"),
            await games.lists.running(),
            await games.lists.unfinished(),
            await games.lists.pending("ana") + await games.lists.pending("bo"),
        ):
            assert sorted(ids(listed)) == [good, other]
    assert len([record for record in caplog.records if f"Game {bad} " in record.message]) <= 1  # it is told once
    for doing in (games.get(bad), games.lists.in_channel("1"), games.start(bad), games.seats.set_orders(bad, 0, {})):
        with pytest.raises(DamagedGame):
            await doing
    (found,) = await games.lists.unreadable()
    assert (found.id, found.server, found.channel, found.host, found.told) == (bad, "s", "1", "ana", False)
    assert found.reason
    await play_on(games, good, 5)
    copy = await games.registry.set_timer(bad, "reminder", 9, {"tries": "1"})  # which can be put off
    await games.remember_message(bad, Board("1", "100", 3, 2))
    assert await games.registry.drop_timer(timer)
    assert [one.id for one in await games.registry.next_timers()] == [copy]


async def test_it_is_told_once_and_again_if_something_else_breaks(url: str, games: Games) -> None:
    game = await table_of_two(games, "1", "1")
    await spoil(games, game, t.games, {"terms": "?"})
    (found,) = await games.lists.unreadable()
    assert not found.told
    await games.lists.note_told(found)
    again = await Games.open(url)
    assert [one.told for one in await again.lists.unreadable()] == [True]
    await again.close()
    await spoil(games, game, t.games, {"options": "?"})
    await spoil(games, game, t.games, {"terms": "{}"})
    assert [one.told for one in await games.lists.unreadable()] == [False]


@pytest.mark.parametrize(
    ("terms", "host"),
    [("?", "ana"), ('{"host":"bo","invited":7}', "bo"), ('{"host":"cy", torn', "cy"), ('{"host":["x"]}', "ana")],
)
async def test_the_host_is_made_out_as_well_as_possible(games: Games, terms: str, host: str) -> None:
    game = await table_of_two(games, "1", "1")
    await spoil(games, game, t.games, {"terms": terms})
    assert [found.host for found in await games.lists.unreadable()] == [host]


async def test_a_game_that_is_over_is_no_trouble_any_more(games: Games) -> None:
    game = await begin(games)
    end = await play_out(games, game)
    await overwrite(games, t.games, {"terms": "?"}, id=game)
    assert [found.id for found in await games.lists.unreadable()] == [game]  # its end is not told yet
    await games.tell(game, end.seq, None, {})
    assert await games.lists.unreadable() == []


async def test_the_channel_of_a_bad_game_can_be_freed(games: Games) -> None:
    game = await table_of_two(games, "1", "1")
    await games.registry.set_timer(game, "reminder", 5)
    await spoil(games, game, t.games, {"terms": "?"})
    with pytest.raises(ChannelTaken):
        await games.create("s", "1", Options())
    log = await rows(games, t.log)
    await games.give_up(game)
    assert await games.lists.in_channel("1") is None
    assert (await games.registry.next_timers(), await games.lists.unreadable()) == ([], [])
    await games.create("s", "1", Options())
    assert await rows(games, t.log) == log
    with pytest.raises(NoSuchGame):
        await games.give_up(99)
    over = await begin(games, channel="2")
    await play_out(games, over)
    await games.give_up(over)
    assert (await games.get(over)).status == FINISHED


# ---------------------------------------------------------------- timers


async def test_a_bad_timer_rings_for_nobody_and_blocks_nobody(games: Games) -> None:
    game = await begin(games)
    bad = [await games.registry.set_timer(game, "reminder", due) for due in (1, 2, 5)]
    good = await games.registry.set_timer(game, "clock", 3, {"until": "3"})
    for timer, payload in zip(bad, ("?", '{"tries": 1}', "[]"), strict=True):
        await overwrite(games, t.timers, {"payload": payload}, id=timer)
    assert await games.registry.next_timers(1) == [Timer(good, game, "clock", 3, {"until": "3"})]
    assert [timer.id for timer in await games.registry.next_timers(1000)] == [good]
    assert [row.payload for row in await rows(games, t.timers) if row.id in bad] == ["?", '{"tries": 1}', "[]"]
    await games.registry.drop_timer(good)
    assert await games.registry.next_timers(1) == []
    await games.registry.drop_timers(game, ("reminder",))
    assert await rows(games, t.timers) == []


@pytest.mark.parametrize("due", ["'soon'", "x'00'", "1.5", "9e99"])
async def test_a_timer_at_no_moment(tmp_path: Path, due: str) -> None:
    games = await Games.open(f"sqlite:///{tmp_path / 'games.db'}")
    game = await begin(games)
    bad, good = await games.registry.set_timer(game, "reminder", 1), await games.registry.set_timer(game, "reminder", 2)
    change(tmp_path / "games.db", f"UPDATE timers SET due = {due} WHERE id = {bad}")
    assert [timer.id for timer in await games.registry.next_timers(1)] == [good]
    assert [timer.id for timer in await games.registry.next_timers(10)] == [good]
    await games.close()


# ---------------------------------------------------------------- what was chosen


@pytest.mark.parametrize("stored", ["?", "[]", '{"lang": 5}', '{"remind_after": -1}', '{"quiet_from": 99}'])
async def test_bad_settings_and_preferences_are_those_that_everybody_starts_with(
    games: Games, stored: str, caplog: pytest.LogCaptureFixture
) -> None:
    await games.registry.set_settings("s", Settings(theme="dark"))
    await games.registry.set_preferences("ana", Preferences(theme="dark"))
    await overwrite(games, t.people, {"preferences": stored}, id="ana")
    for _ in range(2):
        assert await games.registry.preferences("ana") == Preferences()
    assert len([record for record in caplog.records if "preferences of person ana" in record.message]) == 1
    if "quiet" not in stored:
        await overwrite(games, t.servers, {"settings": stored}, id="s")
        for _ in range(2):
            assert await games.registry.settings("s") == Settings()
        assert len([record for record in caplog.records if "settings of server s" in record.message]) == 1
        assert [row.settings for row in await rows(games, t.servers)] == [stored]  # for the doctor
    await games.registry.set_settings("s", Settings(theme="dark"))
    assert (await games.registry.settings("s")).theme == "dark"


async def test_a_bad_message_is_none(games: Games) -> None:
    game = await begin(games)
    prompt = OpenPrompt("1", "101", 3)
    await games.remember_message(game, Board("1", "100", 3, 2), Story("1", "102", 5, 3), prompt)
    await overwrite(games, t.messages, {"message": "nothing"}, game=game, kind="board")
    await overwrite(games, t.messages, {"fields": '{"shows":5}'}, game=game, kind="story")
    assert list(await games.messages(game)) == [prompt]
    await overwrite(games, t.messages, {"fields": "torn"}, game=game, kind="prompt")
    assert (list(await games.messages(game)), await games.prompts()) == ([], [])


async def test_somebody_is_forgotten_also_by_what_cannot_be_read(games: Games) -> None:
    game = await table_of_two(games, "1", "1")
    await play_on(games, game, 20)
    await games.take_back(game, 5, ["ana", "bo"])
    await overwrite(games, t.games, {"terms": '{"host":"ana", torn'}, id=game)
    await overwrite(games, t.take_backs, {"agreed": '["ana", torn'}, game=game)
    await games.seats.forget_person("ana")
    for table, found in (await everything(games)).items():
        assert "ana" not in repr(found).lower(), table


# ---------------------------------------------------------------- what only SQLite lets happen


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET seq = 'many' WHERE id = 2",
        "UPDATE games SET told = 1.5 WHERE id = 2",
        "UPDATE games SET pinged = 'now' WHERE id = 2",
        "UPDATE seats SET awaited = 'now' WHERE game = 2 AND seat = 0",
        "UPDATE seats SET awaited = 5, due = 'soon' WHERE game = 2 AND seat = 0",
        "UPDATE seats SET leave = '{' WHERE game = 2 AND seat = 0",
        "UPDATE games SET terms = CAST(x'7bff7d' AS TEXT) WHERE id = 2",
        "UPDATE games SET terms = x'7b7d' WHERE id = 2",
        "UPDATE games SET channel = x'35' WHERE id = 2",
        "UPDATE seats SET orders = x'00' WHERE game = 2 AND seat = 0",
        "UPDATE seats SET bank = 'much' WHERE game = 2 AND seat = 0",
        "UPDATE seats SET name = x'ff' WHERE game = 2 AND seat = 0",
    ],
)
async def test_values_of_another_kind(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "games.db"
    games = await Games.open(f"sqlite:///{path}")
    good, bad, other = [await table_of_two(games, str(number), str(number)) for number in range(3)]
    change(path, damage)
    assert ids(await games.lists.of_server("s")) == ids(await games.lists.unfinished()) == [good, other]
    assert isinstance((await games.lists.unreadable())[0], Unreadable)
    with pytest.raises(DamagedGame):
        await games.get(bad)
    await games.close()


@pytest.mark.parametrize(
    "damage", ["games SET saved = 'text'", "games SET saved = 5", "games SET rows = 'x'", "games SET number = x'01'"]
)
async def test_a_position_of_another_kind(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "games.db"
    games = await Games.open(f"sqlite:///{path}")
    game = await begin(games)
    change(path, f"UPDATE {damage}")
    with pytest.raises(DamagedGame):
        await games.view(game, 0)
    await games.close()


@pytest.mark.parametrize("damage", ["action = x'00'", "action = 5", "seat = 'x'", "at = 'x'", "question = x'00'"])
async def test_a_log_of_another_kind(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "games.db"
    games = await Games.open(f"sqlite:///{path}")
    game = await begin(games)
    await play_on(games, game, 5)
    change(path, f"UPDATE log SET {damage} WHERE row = 2")
    with pytest.raises(DamagedGame):
        await games.log_since(game)
    await games.close()


async def test_a_status_of_no_kind_is_in_no_list(games: Games) -> None:
    game = await begin(games)
    async with games.engine.begin() as connection:
        await connection.execute(update(t.games).values(status="resting"))
    assert ids(await games.lists.of_server("s", ALL)) == []
    assert [found.id for found in await games.lists.unreadable()] == [game]
