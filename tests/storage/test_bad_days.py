"""What can be wrong with a database, a file or a disk: one sentence, and nothing half-applied."""

import os
import sqlite3
import tempfile
import zlib
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from engine.codec import encode_state
from storage import Games, Settings
from storage import schema as t
from storage.errors import DamagedGame, DatabaseTrouble, NewerSchema, StorageCode, StorageError
from tests.storage.kit.damage import overwrite
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import begin, check, everything, move, person, pick, play_on, state_of
from tests.storage.kit.postgres import Postgres, binaries

pytestmark = pytest.mark.both_databases


async def refusal(kind: type[StorageError], doing: Awaitable[object]) -> str:
    """What the owner is told of an expected refusal; the players are told nothing but that there is one."""
    with pytest.raises(kind) as refused:
        await doing
    assert type(refused.value) is kind
    assert refused.value.instead in (StorageCode.TROUBLE, StorageCode.DAMAGED)
    detail = str(refused.value)
    assert "\n" not in detail
    assert "Traceback" not in detail
    return detail


def path_of(file_url: str) -> Path:
    return Path(file_url.removeprefix("sqlite:///"))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections that do not wait for a lock."""
    pragmas = ("busy_timeout=1", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
    monkeypatch.setattr("storage.database.PRAGMAS", pragmas)


# ---------------------------------------------------------------- opening


async def test_a_directory_that_is_not_there(tmp_path: Path) -> None:
    await refusal(DatabaseTrouble, Games.open(f"sqlite:///{tmp_path / 'no' / 'games.db'}"))
    await refusal(DatabaseTrouble, Games.open(f"sqlite:///{tmp_path}"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("wrong", ["", "nonsense", "mysql://localhost/games", "postgresql://"])
async def test_an_address_that_is_none(wrong: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PGHOST", str(tmp_path))
    await refusal(DatabaseTrouble, Games.open(wrong))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("garbage", [b"This is no database. " * 500, b"SQLite format 3\0" + b"\xff" * 5000])
async def test_a_file_that_is_no_database(garbage: bytes, file_url: str) -> None:
    path_of(file_url).write_bytes(garbage)
    await refusal(DatabaseTrouble, Games.open(file_url))
    assert path_of(file_url).read_bytes() == garbage


async def test_a_database_of_somebody_else_is_left_alone(file_url: str) -> None:
    with sqlite3.connect(path_of(file_url)) as connection:
        connection.execute("CREATE TABLE games (title TEXT)")
        connection.execute("INSERT INTO games VALUES ('Chess')")
    await refusal(DatabaseTrouble, Games.open(file_url))
    with sqlite3.connect(path_of(file_url)) as connection:
        assert connection.execute("SELECT title FROM games").fetchall() == [("Chess",)]
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert tables == [("games",)]
    connection.close()


async def test_a_read_only_database(file_url: str) -> None:
    games = await Games.open(file_url)
    game = await begin(games)
    state = await play_on(games, game, 12)
    before = await everything(games)
    await games.close()
    locked = await Games.open(f"sqlite:///file:{path_of(file_url)}?mode=ro&uri=true")
    try:
        assert await state_of(locked, game) == state
        for doing in (
            locked.play(game, state.to_act or 0, pick(state), state.seq),
            locked.abort(game),
            locked.registry.set_settings("s", Settings()),
            locked.seats.forget_person("ana"),
        ):
            assert "readonly" in await refusal(DatabaseTrouble, doing)
        assert await everything(locked) == before
        assert await state_of(locked, game) == state
    finally:
        await locked.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_read_only_directory(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o555)
    await refusal(DatabaseTrouble, Games.open(f"sqlite:///{closed / 'games.db'}"))
    assert list(closed.iterdir()) == []


async def test_a_newer_schema(url: str, games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 5)
    async with games.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    before = await everything(games)
    sentence = await refusal(NewerSchema, Games.open(url))
    assert "9999" in sentence
    assert await everything(games) == before


async def test_no_such_database_on_the_server(postgres: Postgres) -> None:
    assert "nothing_here" in await refusal(DatabaseTrouble, Games.open(postgres.url("nothing_here")))


# ---------------------------------------------------------------- locks and full disks


@pytest.mark.usefixtures("impatient")
async def test_a_locked_file(file_url: str) -> None:
    games = await Games.open(file_url)
    try:
        game = await begin(games)
        state = await play_on(games, game, 8)
        before = await everything(games)
        other = sqlite3.connect(path_of(file_url), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for doing in (
            games.play(game, state.to_act or 0, pick(state), state.seq),
            games.take_back(game, 2, ["ana", "bo"]),
            games.abort(game),
            games.create("s", "2", state.options),
        ):
            assert "locked" in await refusal(DatabaseTrouble, doing)
        assert await everything(games) == before  # those who only look do not wait
        assert await state_of(games, game) == state
        other.execute("ROLLBACK")
        other.close()
        await play_on(games, game, 8)
        assert (await check(games, game)).seq == 16
    finally:
        await games.close()


async def test_a_full_disk(file_url: str) -> None:
    games = await Games.open(file_url)
    try:
        game = await begin(games, 4)
        await play_on(games, game, 10)
        pages: dict[str, int] = {}

        @event.listens_for(games.engine.sync_engine, "checkout")
        def limit(dbapi: Any, record: object, proxy: object) -> None:
            cursor = dbapi.cursor()
            cursor.execute(f"PRAGMA max_page_count={pages.get('limit', 1_000_000)}")
            cursor.close()

        def room(more: int) -> None:
            with sqlite3.connect(path_of(file_url)) as connection:
                pages["limit"] = connection.execute("PRAGMA page_count").fetchone()[0] + more
            connection.close()

        for _ in range(3):
            room(1)
            while True:  # until it is full
                state, before = await state_of(games, game), await everything(games)
                try:
                    await move(games, game)
                except DatabaseTrouble as trouble:
                    detail = str(trouble)
                    break
            assert "full" in detail
            assert "\n" not in detail
            assert await everything(games) == before
            assert await check(games, game) == state
            room(100_000)
            await play_on(games, game, 5)
            assert (await check(games, game)).seq == state.seq + 5
        await play_out(games, game)
        assert (await check(games, game)).over
    finally:
        await games.close()


# ---------------------------------------------------------------- damage


@pytest.mark.parametrize(
    "blob",
    [
        b"",
        b"garbage",
        zlib.compress(b"garbage"),
        zlib.compress(b'{"format":1,"state":{}}'),
        zlib.compress(b'{"format":77}'),
        "half",
        "no stack",
    ],
    ids=["empty", "garbage", "packed garbage", "bare", "format", "half", "no stack"],
)
async def test_a_damaged_snapshot(games: Games, blob: bytes | str) -> None:
    game = await begin(games)
    fine = await begin(games, channel="2", seed="fine")
    state = await play_on(games, game, 10)
    good = zlib.compress(encode_state(state))
    if blob == "half":
        blob = good[: len(good) // 2]
    if blob == "no stack":
        twin = state.copy()
        twin.seq += 3
        blob = zlib.compress(encode_state(twin))
    await overwrite(games, t.games, {"saved": blob}, id=game)
    before = await everything(games)
    fresh = Games(games.engine)
    for doing in (
        fresh.view(game, 0),
        fresh.play(game, state.to_act or 0, pick(state), state.seq),
        fresh.undo(game, 0),
        fresh.export(game),
    ):
        await refusal(DamagedGame, doing)
    assert await everything(games) == before
    assert len(await fresh.log_since(game)) == 10  # what is whole can be read
    assert (await fresh.get(game)).seq == 10
    await play_on(fresh, fine, 10)
    await check(fresh, fine)
    await overwrite(games, t.games, {"saved": good, "saved_seq": 10}, id=game)
    assert await state_of(fresh, game) == state


@pytest.mark.parametrize("text", ["", "garbage", '{"type":"Nonsense"}', '{"type":"KeepGodCard","card":"G99"}'])
async def test_a_damaged_answer(games: Games, text: str) -> None:
    game = await begin(games)
    await play_on(games, game, 10)
    while (await games.log_since(game))[-1].commits:
        await play_on(games, game, 1)
    last = (await games.log_since(game))[-1]
    await overwrite(games, t.log, {"action": text}, game=game, row=last.row)
    before = await everything(games)
    fresh = Games(games.engine)
    await refusal(DamagedGame, fresh.view(game, 0))
    await refusal(DamagedGame, fresh.export(game))
    if "G99" not in text:
        await refusal(DamagedGame, fresh.log_since(game))
    assert await everything(games) == before


async def test_a_missing_answer(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 10)
    while (await games.log_since(game))[-1].commits:
        await play_on(games, game, 1)
    last = (await games.log_since(game))[-1]
    await overwrite(games, t.log, {"undone": 1}, game=game, row=last.row)
    assert f"{last.seq}" in await refusal(DamagedGame, Games(games.engine).view(game, 0))


async def test_a_torn_file(file_url: str) -> None:
    """Every page but the first is overwritten: whatever is asked, the answer is a sentence."""
    games = await Games.open(file_url)
    game = await begin(games)
    await play_on(games, game, 20)
    await games.close()
    path = path_of(file_url)
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xa5" * (len(data) - 4096))
    with pytest.raises(StorageError) as refused:
        await Games.open(file_url)
    assert "\n" not in str(refused.value)


# ---------------------------------------------------------------- a server that goes and comes


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server for one test, which may stop it."""
    place = binaries()
    if place is None:
        pytest.skip("PostgreSQL (initdb, pg_ctl) is not installed")
    with tempfile.TemporaryDirectory(prefix="chaski-pg-") as home:
        server = Postgres(place, Path(home), fsync=True)
        server.start()
        try:
            yield server
        finally:
            server.stop()


async def test_a_server_that_goes_and_comes(own_postgres: Postgres) -> None:
    url = await own_postgres.database()
    games = await Games.open(url)
    try:
        game = await begin(games)
        for number in range(3):
            state = await play_on(games, game, 10, salt=str(number))
            before = await everything(games)
            own_postgres.stop()
            for doing in (
                games.play(game, state.to_act or 0, pick(state), state.seq, interaction=f"i{number}"),
                games.view(game, 0),
                games.get(game),
                games.undo(game, 0),
                games.seats.join(game, person("cy")),
                Games.open(url),
            ):
                await refusal(DatabaseTrouble, doing)
            own_postgres.start()
            assert await games.get(game)
            assert await everything(games) == before
            again = await games.play(game, state.to_act or 0, pick(state), state.seq, interaction=f"i{number}")
            assert not again.repeated
            await check(games, game)
    finally:
        await games.close()


async def test_connections_cut_between_moves(postgres: Postgres) -> None:
    """The server ends all our connections between two moves."""
    url = await postgres.database()
    games, other = await Games.open(url), await Games.open(url)
    game = await begin(games)
    try:
        for _ in range(3):
            await play_on(games, game, 5)
            async with other.engine.begin() as connection:
                await connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
        await play_on(games, game, 5)
        assert (await check(games, game)).seq == 20
    finally:
        await other.close()
        await games.close()
