"""Closing waits for what is in flight: no thread of the database outlives it."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import Games
from storage import schema as t
from storage.database import reading, writing
from storage.errors import DatabaseTrouble
from tests.storage.conftest import FILE
from tests.storage.kit.new_database import new_database

pytestmark = pytest.mark.both_databases

NOTE = {"key": "test", "value": "in time"}


@pytest.fixture
def before() -> set[threading.Thread]:
    """The threads that do not belong to the test."""
    return threads()


@pytest.fixture
async def games(before: set[threading.Thread], tmp_path: Path, file_url: str) -> Games:
    await new_database(tmp_path / FILE)
    return await Games.open(file_url)


class Gate:
    """Something that takes as long in the thread of a connection as a test wants."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.open = threading.Event()
        self._loop = asyncio.get_running_loop()

    async def wait(self, connection: AsyncConnection) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.go(lambda sqlite: self._stand())

    def _stand(self) -> None:
        self._loop.call_soon_threadsafe(self.reached.set)
        self.open.wait()


@pytest.fixture
async def gate() -> AsyncIterator[Gate]:
    gate = Gate()
    yield gate
    gate.open.set()


async def look(games: Games, gate: Gate) -> None:
    async with reading(games.engine) as connection:
        await gate.wait(connection)


async def change(games: Games, gate: Gate) -> None:
    async with writing(games.engine) as connection:
        await connection.execute(t.notes.insert(), NOTE)
        await gate.wait(connection)


async def closing(games: Games) -> asyncio.Task[None]:
    """The database is about to be closed, and has had every occasion to be."""
    task = asyncio.create_task(games.close())
    for _ in range(100):
        await asyncio.sleep(0)
    return task


def threads() -> set[threading.Thread]:
    """Those of connections, of whichever database."""
    return {thread for thread in threading.enumerate() if "connection" in thread.name}


@pytest.mark.parametrize("work", [look, change])
@pytest.mark.parametrize("cancelled", [True, False])
async def test_what_is_in_flight_is_awaited(
    games: Games, before: set[threading.Thread], gate: Gate, work: Callable[..., Any], cancelled: bool
) -> None:
    working = asyncio.create_task(work(games, gate))
    await gate.reached.wait()
    if cancelled:
        working.cancel()
    close = await closing(games)
    assert not close.done()
    gate.open.set()
    await close
    assert threads() <= before
    await asyncio.gather(working, return_exceptions=True)
    assert working.cancelled() == cancelled


async def test_a_change_that_has_begun_is_made(games: Games, gate: Gate, file_url: str) -> None:
    working = asyncio.create_task(change(games, gate))
    await gate.reached.wait()
    close = await closing(games)
    gate.open.set()
    await asyncio.gather(close, working)
    again = await Games.open(file_url)
    assert await again.registry.note("test") == "in time"
    await again.close()


async def test_what_comes_too_late_is_refused(games: Games, before: set[threading.Thread]) -> None:
    await games.close()
    with pytest.raises(DatabaseTrouble):
        await games.registry.note("test")
    assert threads() <= before


async def test_closing_twice_is_closing_once(games: Games) -> None:
    await games.close()
    await games.close()
