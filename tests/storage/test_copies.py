"""Backups are whole or not there at all, and can be played on."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage import Games, copies
from storage.copies import copy_database
from storage.errors import DatabaseTrouble, StorageCode
from tests.refusals import refused
from tests.storage.kit.damage import damage, filled, look
from tests.storage.kit.play import begin, check, play_on, state_of
from tests.storage.kit.postgres import Postgres


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def played(path: Path) -> Path:
    return await filled(path)


async def restored(file: Path) -> Games:
    """The copy as a database of its own."""
    return await Games.open(f"sqlite:///{file}")


async def test_a_backup_while_the_bot_plays(path: Path, tmp_path: Path) -> None:
    url, copy = f"sqlite:///{path}", tmp_path / "copy.db"
    games = await Games.open(url)
    game = await begin(games)
    for number in range(5):
        await play_on(games, game, 7)
        assert copy_database(url, copy, overwrite=number > 0) == copy.stat().st_size
        there = await state_of(games, game)
        await play_on(games, game, 3)
        other = await restored(copy)
        assert await check(other, game) == there
        await play_on(other, game, 3)  # and it can be played on
        assert await check(other, game) == await state_of(games, game)
        await other.close()
        assert await look(copy) == ()
    await games.close()


async def test_a_backup_while_somebody_writes(played: Path, tmp_path: Path) -> None:
    """What is not committed is not in it, and nobody has to wait."""
    copy = tmp_path / "copy.db"
    with closing(sqlite3.connect(played, isolation_level=None, timeout=0)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("UPDATE games SET channel = 'half'")
        copy_database(f"sqlite:///{played}", copy)
        writer.execute("COMMIT")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM games WHERE channel = 'half'").fetchone() == (0,)
    assert await look(copy) == ()


async def test_a_database_that_is_locked_for_long(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "PATIENCE", 0.3)
    with closing(sqlite3.connect(played, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode=DELETE")
        writer.execute("BEGIN EXCLUSIVE")
        with refused(DatabaseTrouble, StorageCode.SOURCE_UNREADABLE, why="database is locked"):
            copy_database(f"sqlite:///{played}", tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == [played.name]


@pytest.mark.parametrize("spoil", [damage, lambda path: path.write_bytes(b"garbage" * 999), lambda path: path.unlink()])
async def test_no_half_file(played: Path, tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    spoil(played)
    before = sorted(file.name for file in tmp_path.iterdir())
    with pytest.raises(DatabaseTrouble):
        copy_database(f"sqlite:///{played}", tmp_path / "copy.db")
    assert sorted(file.name for file in tmp_path.iterdir()) == before


async def test_a_backup_of_postgresql(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = await postgres.database()
    games = await Games.open(url)
    game = await begin(games)
    await play_on(games, game, 5)
    await games.close()
    monkeypatch.setenv("PATH", str(postgres.place), prepend=":")
    copy = tmp_path / "copy.dump"
    if not (postgres.place / "pg_dump").exists():
        pytest.skip("pg_dump is not installed")
    assert copy_database(url, copy) == copy.stat().st_size
    assert copy.read_bytes().startswith(b"PGDMP")
    with refused(DatabaseTrouble, StorageCode.PG_DUMP_FAILED):
        copy_database(url + "_not", tmp_path / "other.dump")
    assert [file.name for file in tmp_path.iterdir()] == [copy.name]
    monkeypatch.setenv("PATH", "")
    with refused(DatabaseTrouble, StorageCode.NO_PG_DUMP):
        copy_database(url, copy, overwrite=True)
