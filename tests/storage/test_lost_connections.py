"""Connections to PostgreSQL that are gone by the time they are wanted are renewed unseen."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from asyncpg.transaction import Transaction  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.database import connect, disconnect, reading, writing


@pytest.fixture
async def engine(postgres_url: str) -> AsyncIterator[AsyncEngine]:
    engine = connect(postgres_url)
    yield engine
    await disconnect(engine)


async def _who_serves(connection: AsyncConnection) -> int:
    return int((await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one())


async def test_a_connection_that_the_driver_knows_to_be_closed_is_renewed(engine: AsyncEngine) -> None:
    async with reading(engine) as connection:
        before = await _who_serves(connection)
        lost: Any = (await connection.get_raw_connection()).driver_connection
    lost.terminate()
    async with reading(engine) as connection:
        assert await _who_serves(connection) != before


async def test_a_connection_that_the_server_has_closed_is_renewed(engine: AsyncEngine, postgres_url: str) -> None:
    async with reading(engine) as connection:
        before = await _who_serves(connection)
    other = connect(postgres_url)
    async with reading(other) as connection:
        await connection.execute(text("SELECT pg_terminate_backend(:who, 5000)"), {"who": before})
    await disconnect(other)
    async with reading(engine) as connection:
        assert await _who_serves(connection) != before


async def test_a_transaction_that_writes_is_renewed_alike(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await connection.execute(text("CREATE TABLE kept (number INTEGER)"))
        lost: Any = (await connection.get_raw_connection()).driver_connection
    lost.terminate()
    async with writing(engine) as connection:
        await connection.execute(text("INSERT INTO kept VALUES (7)"))
    async with reading(engine) as connection:
        assert (await connection.execute(text("SELECT number FROM kept"))).scalars().all() == [7]


@pytest.mark.parametrize("begun", [reading, writing])
async def test_a_transaction_that_is_broken_off_at_its_beginning_is_over(
    engine: AsyncEngine, begun: Callable[[AsyncEngine], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = Transaction.start
    async with reading(engine) as connection:  # which the next ones use again
        await _who_serves(connection)

    async def broken_off(transaction: Any) -> None:
        await begin(transaction)
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(Transaction, "start", broken_off)
        with pytest.raises(asyncio.CancelledError):
            await begun(engine).__aenter__()
    other = connect(engine.url.render_as_string(hide_password=False))
    async with begun(engine) as connection:  # a part of the transaction before, if that went on
        assert await _tables(connection) == 0
    writer, reader = (other, engine) if begun is reading else (engine, other)
    async with writing(writer) as connection:
        await connection.execute(text("CREATE TABLE kept (number INTEGER)"))
    async with reading(reader) as connection:
        assert await _tables(connection) == 1
    await disconnect(other)


async def _tables(connection: AsyncConnection) -> int:
    found = await connection.execute(text("SELECT count(*) FROM pg_tables WHERE tablename = 'kept'"))
    return int(found.scalar_one())


async def test_besides_its_prepared_statement_a_look_only_begins_and_ends(engine: AsyncEngine) -> None:
    async with reading(engine) as connection:
        await _who_serves(connection)  # prepares the statement
        driver: Any = (await connection.get_raw_connection()).driver_connection
    said: list[str] = []
    with driver.query_logger(lambda record: said.append(record.query)):
        async with reading(engine) as connection:
            await _who_serves(connection)
    assert [words.split()[0].strip(";") for words in said] == ["BEGIN", "ROLLBACK"]
