"""The log of a SQLite file is folded into it now and then, in a way that shows in the file whether the log is missed.

A note says that the file has everything. In the file itself it is absent while there is more in the log; the log begins
with it. So whoever folds the log in, be it another program, brings the note along; and who has the file alone, or an
empty log, lacks it.
"""

import logging
import sqlite3
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.notes import WHOLE

log = logging.getLogger(__name__)

LARGEST = 4_000_000  # bytes that a log grows by before it is folded in
_tried: "WeakKeyDictionary[AsyncEngine, int]" = WeakKeyDictionary()  # how large a log was that could not all be


def log_of(file: Path) -> Path:
    """Where SQLite keeps what was written last."""
    return file.with_name(f"{file.name}-wal")


def size_of_log(file: Path) -> int:
    """How much is there; nothing if there is no log."""
    try:
        return log_of(file).stat().st_size
    except OSError:
        return 0


async def fold_if_large(engine: AsyncEngine, file: Path) -> None:
    """After something was written; what readers still look at stays in the log until it has grown once more."""
    size = size_of_log(file)
    if size < _tried.get(engine, 0) + LARGEST:
        _tried.pop(engine, None)
        return
    _tried[engine] = size
    try:
        await fold(engine)
    except (SQLAlchemyError, sqlite3.Error) as error:
        log.warning("The log of the database grows (%s).", error)


async def fold(engine: AsyncEngine) -> None:
    """Move everything into the file, and begin the log anew."""
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.go(_fold)


def _fold(sqlite: sqlite3.Connection) -> None:
    _write(sqlite, "DELETE FROM notes WHERE key = ?")
    sqlite.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
    _write(sqlite, "INSERT OR REPLACE INTO notes (key, value) VALUES (?, '1')")


def _write(sqlite: sqlite3.Connection, statement: str) -> None:
    sqlite.execute("BEGIN IMMEDIATE")
    try:
        sqlite.execute(statement, (WHOLE,)).close()
        sqlite.execute("COMMIT")
    except BaseException:
        sqlite.execute("ROLLBACK")
        raise
