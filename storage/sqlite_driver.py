"""SQLite by way of its own thread, with one trip there for each statement.

The driver alone makes four of them, for the cursor, the statement, the rows and the end of the cursor, and one more to
begin a transaction; a trip costs many times what SQLite needs for the look itself.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from threading import Thread
from typing import Any
from weakref import WeakSet

import aiosqlite

TRIES = 6
PRIMARY = 0xFF  # the kind of an error, whatever else its code says
PATIENCE = 10.0  # seconds for a thread whose connection nobody has closed


class OneTripConnection(aiosqlite.Connection):
    """A connection whose transactions begin with their first statement, and whose cursors make one trip."""

    _start: str | None = None
    _reads = False
    _begun = False

    def begin(self, start: str, *, reads: bool) -> None:
        """Begin a transaction in this way, on the way to its first statement."""
        self._start, self._reads = start, reads

    def cursor(self) -> "OneTripCursor":  # type: ignore[override]
        """A cursor that has not been anywhere yet."""
        return OneTripCursor(self)

    async def go(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        """Do this in the thread, and begin before it the transaction that was to begin."""
        start, self._start = self._start, None
        self._begun = self._begun or start is not None
        return await self._execute(partial(_do, self._conn, start, work))  # type: ignore[no-untyped-call]

    async def commit(self) -> None:
        """Commit the transaction; one without a statement has never begun."""
        if self._begun:
            await super().commit()
        self._start, self._begun = None, False

    async def rollback(self) -> None:
        """Roll back the transaction if one has begun; after a look nobody waits for that."""
        begun, self._start, self._begun = self._begun, None, False
        if begun and self._reads:
            self._tx.put_nowait((None, self._conn.rollback))
        elif begun:
            await super().rollback()


class OneTripCursor:
    """Runs a statement and brings all its rows along."""

    description: Any = None
    rowcount = -1
    lastrowid: int | None = None
    arraysize = 1

    def __init__(self, connection: OneTripConnection) -> None:
        self._connection = connection
        self._rows: list[Any] = []

    async def __aenter__(self) -> "OneTripCursor":
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> "OneTripCursor":
        """Run a statement."""
        await self._connection.go(lambda sqlite: self._take(sqlite.execute(sql, parameters)))
        return self

    async def executemany(self, sql: str, parameters: Sequence[Sequence[Any]]) -> "OneTripCursor":
        """Run a statement once for each of these."""
        await self._connection.go(lambda sqlite: self._take(sqlite.executemany(sql, parameters)))
        return self

    async def fetchall(self) -> list[Any]:
        """The rows of the last statement."""
        return self._rows

    async def close(self) -> None:
        """Nothing is left open."""

    def _take(self, cursor: sqlite3.Cursor) -> None:
        self._rows = cursor.fetchall()
        self.description, self.rowcount, self.lastrowid = cursor.description, cursor.rowcount, cursor.lastrowid
        cursor.close()


def _do(sqlite: sqlite3.Connection, start: str | None, work: Callable[[sqlite3.Connection], Any]) -> Any:
    if start is not None:
        begin(sqlite, start)
    return work(sqlite)


def begin(sqlite: sqlite3.Connection, start: str) -> None:
    """Begin a transaction; while another program writes, once more after each time that SQLite has waited in vain."""
    for _ in range(TRIES - 1):
        try:
            sqlite.execute(start).close()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY:
                raise
    sqlite.execute(start).close()


class Threads:
    """The threads of the connections of one engine."""

    def __init__(self) -> None:
        self._all: WeakSet[Thread] = WeakSet()

    def open_connection(self, database: str, **options: Any) -> OneTripConnection:
        """A connection to this file, to be awaited; its thread does not keep the program alive."""
        connection = OneTripConnection(partial(sqlite3.connect, database, **options), 64)
        thread: Any = connection if isinstance(connection, Thread) else connection._thread
        thread.daemon = True
        self._all.add(thread)
        return connection

    async def end(self) -> None:
        """Wait for those whose connections are closed: what they still have to say, somebody must be there to hear."""
        for thread in [each for each in self._all if each.is_alive()]:
            await asyncio.to_thread(thread.join, PATIENCE)
