"""Whether a SQLite file has lost its log: a note inside says that the file is in use, and then the log is beside it.

SQLite keeps what was written last in a file of its own, `-wal`, and takes it away when the last program lets go. Who
copies the database alone while it is in use, or after a crash, gets an older state without any sign of it. The note is
that sign, unless another one (see `log_folding`) says that the log is in the file. `chaski backup` makes copies that
need no log and have no note.
"""

import asyncio
import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from storage import notes
from storage.database import file_of, is_sqlite, look_at, telling, writing
from storage.errors import DatabaseTrouble
from storage.log_folding import fold, size_of_log

log = logging.getLogger(__name__)


def has_log(where: URL) -> bool:
    """Whether what was written last is beside the file, or somewhere else altogether."""
    return not is_sqlite(where) or size_of_log(file_of(where)) > 0


async def begin(engine: AsyncEngine, had_log: bool, now: int) -> None:
    """The file is in use from now on; `had_log` is whether its log was there before anybody opened it."""
    if not is_sqlite(engine.url):
        return
    try:
        async with writing(engine) as connection:
            since = await notes.read(connection, notes.IN_USE)
            if since and not had_log and not await notes.read(connection, notes.WHOLE):
                log.warning("The database was in use, but its file -wal is missing: the last moves may be lost.")
                await notes.write(connection, notes.LOST, f"{since} {now}")
            if not since:
                await notes.write(connection, notes.IN_USE, str(now))
        with telling():
            await fold(engine)  # the note must be in the file itself, not in the log whose loss it is to tell
    except DatabaseTrouble as trouble:
        log.warning("That the database is in use cannot be noted in it (%s)", trouble)


async def end(engine: AsyncEngine) -> None:
    """This program has let go of the file; if it was the last one, nothing but the file is needed any more."""
    if is_sqlite(engine.url):
        await asyncio.to_thread(_end, file_of(engine.url))


def _end(file: Path) -> None:
    name, _ = look_at(file)
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{name}?mode=rw", timeout=0, uri=True)) as connection:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")  # which nobody gets as long as others are there
        with connection:
            connection.execute("DELETE FROM notes WHERE key IN (?, ?)", (notes.IN_USE, notes.WHOLE))
