"""The driver for SQLite goes to its thread once for a statement, and transactions are what they were."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from storage import schema as t
from storage.database import connect, reading, writing
from storage.errors import DatabaseTrouble
from storage.sqlite_driver import TRIES, OneTripConnection, begin
from tests.storage.conftest import FILE
from tests.storage.kit.new_database import new_database

NOTES = select(t.notes.c.value).where(t.notes.c.key == "test")


@pytest.fixture
async def address(tmp_path: Path, file_url: str) -> str:
    await new_database(tmp_path / FILE)
    return file_url


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Whatever somebody waits for in the thread."""
    made: list[Any] = []
    execute = OneTripConnection._execute

    async def watched(self: OneTripConnection, work: Callable[..., Any], *args: Any, **options: Any) -> Any:
        made.append(work)
        return await execute(self, work, *args, **options)

    monkeypatch.setattr(OneTripConnection, "_execute", watched)
    return made


async def note(engine: AsyncEngine, value: str) -> None:
    async with writing(engine) as connection:
        await connection.execute(t.notes.insert(), {"key": "test", "value": value})


async def notes(engine: AsyncEngine) -> list[str]:
    async with reading(engine) as connection:
        return list((await connection.execute(NOTES)).scalars())


async def test_a_look_is_one_trip_and_a_change_one_more(address: str, trips: list[Any]) -> None:
    engine = connect(address)
    await notes(engine)
    trips.clear()
    assert await notes(engine) == []
    assert len(trips) == 1
    trips.clear()
    await note(engine, "one")
    assert len(trips) == 2
    assert await notes(engine) == ["one"]
    await engine.dispose()


async def test_a_transaction_without_a_statement_is_none(address: str, trips: list[Any]) -> None:
    engine = connect(address)
    await notes(engine)
    trips.clear()
    async with reading(engine):
        pass
    async with writing(engine):
        pass
    with suppress(RuntimeError):
        async with writing(engine):
            raise RuntimeError
    assert trips == []
    await note(engine, "after it")
    assert await notes(engine) == ["after it"]
    await engine.dispose()


async def test_a_look_sees_one_moment_until_it_ends(address: str) -> None:
    engine, other = connect(address), connect(address)
    async with reading(engine) as connection:
        assert (await connection.execute(NOTES)).all() == []
        await note(other, "meanwhile")
        assert (await connection.execute(NOTES)).all() == []
    assert await notes(engine) == ["meanwhile"]
    await engine.dispose()
    await other.dispose()


async def test_nothing_of_a_look_lasts(address: str) -> None:
    engine = connect(address)
    await notes(engine)
    async with reading(engine) as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.execute_fetchall("SELECT 1")  # behind whatever nobody waits for
        assert not driver.in_transaction
    await engine.dispose()


async def test_a_change_that_fails_leaves_nothing(address: str) -> None:
    engine = connect(address)
    with suppress(RuntimeError):
        async with writing(engine) as connection:
            await connection.execute(t.notes.insert(), {"key": "test", "value": "never"})
            raise RuntimeError
    assert await notes(engine) == []
    await engine.dispose()


async def impatient(address: str) -> AsyncEngine:
    """Somebody who does not wait for others."""
    engine = connect(address)
    async with reading(engine) as connection:
        await connection.execute(text("PRAGMA busy_timeout=0"))
    return engine


async def test_whoever_changes_something_keeps_others_from_it_from_the_first_statement_on(address: str) -> None:
    engine, other = connect(address), await impatient(address)
    async with writing(engine) as connection:
        await connection.execute(NOTES)
        with pytest.raises(DatabaseTrouble):
            await note(other, "too early")
    await note(other, "in time")
    assert await notes(engine) == ["in time"]
    await engine.dispose()
    await other.dispose()


async def test_whoever_gives_up_in_the_middle_leaves_no_transaction(address: str) -> None:
    engine, other = connect(address), await impatient(address)
    for steps in range(12):
        await notes(engine)  # so that there is a connection
        writer = asyncio.create_task(note(engine, "given up"))
        for _ in range(steps):
            await asyncio.sleep(0)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        async with writing(other) as connection:
            await connection.execute(t.notes.delete().where(t.notes.c.key == "test"))
    await engine.dispose()
    await other.dispose()


async def test_writers_of_one_program_wait_for_each_other_however_long(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.database.PRAGMAS", ("busy_timeout=0", "journal_mode=WAL"))
    monkeypatch.setattr("storage.sqlite_driver.TRIES", 1)
    engine = connect(address)

    async def write(number: int) -> None:
        async with writing(engine) as connection:
            await connection.execute(t.notes.insert(), {"key": f"test {number}", "value": ""})

    await asyncio.gather(*map(write, range(40)))
    async with reading(engine) as connection:
        assert len((await connection.execute(select(t.notes))).all()) == 40
    await engine.dispose()


class Busy:
    """A connection whose file another program holds for so many tries."""

    def __init__(self, tries: int, code: int = sqlite3.SQLITE_BUSY) -> None:
        self.tries = tries
        self._code = code

    def execute(self, start: str) -> "Busy":
        self.tries -= 1
        if self.tries >= 0:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = self._code
            raise error
        return self

    def close(self) -> None:
        """Nothing is open."""


def test_a_writer_waits_more_than_once_for_another_program() -> None:
    held: Any = Busy(TRIES - 1)
    begin(held, "BEGIN IMMEDIATE")
    assert held.tries == -1


def test_a_file_that_stays_held_or_has_another_trouble_is_told() -> None:
    held: Any = Busy(TRIES)
    with pytest.raises(sqlite3.OperationalError):
        begin(held, "BEGIN IMMEDIATE")
    broken: Any = Busy(TRIES, sqlite3.SQLITE_CORRUPT)
    with pytest.raises(sqlite3.OperationalError):
        begin(broken, "BEGIN IMMEDIATE")
    assert broken.tries == TRIES - 1
