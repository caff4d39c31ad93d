"""Statements that are asked again and again: put together once, and answered by SQLite at once.

The way through SQLAlchemy and to another thread costs many times what SQLite needs for a small look. So the event loop
itself looks, by connections that can only read. In transactions that write, and on PostgreSQL, the same statements go
the usual way.
"""

import asyncio
import sqlite3
from collections import namedtuple
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Boolean, Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.sqlite_driver import PRIMARY

KEPT = 8  # connections that nobody uses
BUSY_MS = 10_000
_DIALECT = sqlite.dialect()


class Prepared:
    """A statement with named values, of which no list is one."""

    def __init__(self, statement: Select[Any]) -> None:
        self.statement = statement

    @cached_property
    def _compiled(self) -> Any:
        return self.statement.compile(dialect=_DIALECT)

    @cached_property
    def sql(self) -> str:
        """The statement as SQLite reads it."""
        return str(self._compiled)

    def values(self, given: dict[str, Any]) -> list[Any]:
        """The values in the order in which SQLite wants them."""
        known = {**self._compiled.params, **given}
        return [known[name] for name in self._compiled.positiontup]

    def rows(self, found: Sequence[tuple[Any, ...]]) -> list[Any]:
        """Rows with the names of their columns."""
        kind, flags = self._row, self._flags
        if flags:
            found = [tuple(_flag(value) if n in flags else value for n, value in enumerate(row)) for row in found]
        return [kind._make(row) for row in found]

    @cached_property
    def _row(self) -> Any:
        return namedtuple("Row", self.statement.selected_columns.keys())

    @cached_property
    def _flags(self) -> frozenset[int]:
        columns = enumerate(self.statement.selected_columns)
        return frozenset(n for n, column in columns if isinstance(column.type, Boolean))


def _flag(value: Any) -> Any:
    return bool(value) if value in (0, 1) else value


class Look:
    """One moment of a SQLite file, seen from the event loop."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._begun = False

    async def rows(self, wanted: Prepared, given: dict[str, Any]) -> list[Any]:
        """What is there now; while another program keeps the file to itself, that is waited for elsewhere."""
        try:
            return wanted.rows(self._found(wanted, given))
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY:
                raise
        return await asyncio.to_thread(self._patiently, wanted, given)

    def _found(self, wanted: Prepared, given: dict[str, Any]) -> list[tuple[Any, ...]]:
        if not self._begun:
            self._connection.execute("BEGIN")
            self._begun = True
        return self._connection.execute(wanted.sql, wanted.values(given)).fetchall()

    def _patiently(self, wanted: Prepared, given: dict[str, Any]) -> list[Any]:
        self._connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        try:
            return wanted.rows(self._found(wanted, given))
        finally:
            self._connection.execute("PRAGMA busy_timeout=0")

    def end(self) -> None:
        """The moment is over."""
        self._begun = False
        if self._connection.in_transaction:
            self._connection.execute("COMMIT")

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


class Looks:
    """The connections by which a SQLite file is read here and now."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._free: list[Look] = []

    @asynccontextmanager
    async def look(self) -> AsyncIterator[Look]:
        """A look at one consistent moment."""
        look = self._free.pop() if self._free else self._open()
        try:
            yield look
        finally:
            look.end()
            if len(self._free) < KEPT:
                self._free.append(look)
            else:
                look.close()

    def _open(self) -> Look:
        where = f"file:{quote(str(self._file.absolute()))}?mode=rw"
        connection = sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False, timeout=0)
        connection.text_factory = _readable
        connection.execute("PRAGMA query_only=ON")
        return Look(connection)

    def close(self) -> None:
        """Close all connections; by then nobody looks any more."""
        while self._free:
            self._free.pop().close()


def _readable(stored: bytes) -> str:
    return stored.decode(errors="replace")


Source = AsyncConnection | Look


async def rows(source: Source, wanted: Prepared, **given: Any) -> list[Any]:
    """The rows of a prepared statement."""
    if isinstance(source, Look):
        return await source.rows(wanted, given)
    return list(await source.execute(wanted.statement, given))


async def one(source: Source, wanted: Prepared, **given: Any) -> Any:
    """The one row of a prepared statement, or None."""
    found = await rows(source, wanted, **given)
    return found[0] if found else None
