"""A cursor for SQLite that goes to the thread of its connection once for a statement, instead of four times."""

import sqlite3
from collections.abc import Callable, Generator, Iterable
from typing import Any, Self, TypeVar

import aiosqlite

T = TypeVar("T")


class SqliteCursor(aiosqlite.Cursor):
    """Made without asking anybody, has all its rows together with the statement, and needs no closing after that."""

    _cursor: sqlite3.Cursor

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._conn = connection
        self._rows: list[Any] = []

    def __await__(self) -> Generator[Any, None, Self]:
        return self.__aenter__().__await__()

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Self:
        """Carry out a statement and fetch what it finds."""
        await self._in_thread(self._run, sql, parameters or ())
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        """Carry out a statement with one set of values after the other."""
        self._cursor = await self._in_thread(self._conn._conn.executemany, sql, parameters)
        return self

    async def fetchall(self) -> Iterable[Any]:
        """What the statement has found."""
        return self._rows

    async def close(self) -> None:
        """Nothing is open once all rows are here."""

    async def _in_thread(self, work: Callable[..., T], *args: Any) -> T:
        done: T = await self._execute(work, *args)  # type: ignore[no-untyped-call]
        return done

    def _run(self, sql: str, parameters: Any) -> None:
        self._cursor = self._conn._conn.execute(sql, parameters)
        self._rows = self._cursor.fetchall()
