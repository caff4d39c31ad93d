"""A statement goes to the thread of its connection once, and nothing of it stays open there."""

from pathlib import Path

import aiosqlite
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from storage.database import connect, reading, writing

NUMBERS = [{"number": number} for number in range(5)]


async def test_a_statement_is_one_trip_to_the_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trips = []
    whole = aiosqlite.Connection._execute

    async def counted(self: aiosqlite.Connection, work: object, *args: object) -> object:
        trips.append(work)
        return await whole(self, work, *args)

    engine = connect(f"sqlite:///{tmp_path / 'games.db'}")
    async with reading(engine) as connection:
        await connection.execute(text("SELECT 1"))
        with monkeypatch.context() as patch:
            patch.setattr(aiosqlite.Connection, "_execute", counted)
            for row in range(3):
                assert (await connection.execute(text(f"SELECT {row}"))).all() == [(row,)]
    await engine.dispose()
    assert len(trips) == 3


async def test_values_are_written_found_counted_and_refused(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'games.db'}")
    async with writing(engine) as connection:
        await connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
        await connection.execute(text("INSERT INTO numbers VALUES (:number)"), NUMBERS)
        changed = await connection.execute(text("UPDATE numbers SET number = number + 10 WHERE number > 2"))
        assert changed.rowcount == 2
    async with writing(engine) as connection:
        with pytest.raises(IntegrityError):
            await connection.execute(text("INSERT INTO numbers VALUES (1)"))
    async with reading(engine) as connection:
        found = (await connection.execute(text("SELECT number FROM numbers ORDER BY number"))).scalars()
        assert list(found) == [0, 1, 2, 13, 14]
        assert (await connection.execute(text("SELECT number FROM numbers WHERE number > 20"))).all() == []
    await engine.dispose()
