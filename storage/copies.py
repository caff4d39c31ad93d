"""Safe copies of a database while the bot runs: whole or not at all."""

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic

from sqlalchemy.engine import URL

from storage.database import address, is_sqlite, look_at, make_private
from storage.errors import DatabaseTrouble, StorageCode
from storage.log_folding import size_of_log
from storage.notes import IN_USE, WHOLE

PATIENCE = 30.0  # seconds to wait for somebody who keeps the whole database to himself
BUSY = (5, 6)  # SQLITE_BUSY, SQLITE_LOCKED


def copy_database(url: str, target: Path, overwrite: bool = False) -> int:
    """Copy the database at this address into a file, checked before it gets its name; returns its size."""
    where = address(url)
    if target.is_dir():
        raise DatabaseTrouble(StorageCode.TARGET_IS_FOLDER, target=target)
    if target.exists() and not overwrite:
        raise DatabaseTrouble(StorageCode.TARGET_EXISTS, target=target)
    if is_sqlite(where):
        source = Path(where.database or "")
        if not source.is_file():
            raise DatabaseTrouble(StorageCode.NO_DATABASE, source=source)
        if target.exists() and target.samefile(source):
            raise DatabaseTrouble(StorageCode.TARGET_IS_DATABASE, target=target)
        return _whole(target, overwrite, lambda file: _copy_sqlite(source, file))
    return _whole(target, overwrite, lambda file: _dump_postgresql(where, file))


def _whole(target: Path, overwrite: bool, write: Callable[[Path], None]) -> int:
    """Write beside the target, and let the result appear under its name in one step."""
    try:
        with tempfile.TemporaryDirectory(prefix=".chaski-backup-", dir=target.absolute().parent) as folder:
            file = Path(folder) / "copy"
            make_private(file)
            write(file)
            with file.open("rb+") as written:
                os.fsync(written.fileno())
            _name(file, target, overwrite)
            return target.stat().st_size
    except FileExistsError:
        raise DatabaseTrouble(StorageCode.TARGET_EXISTS, target=target) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise DatabaseTrouble(StorageCode.TARGET_UNWRITABLE, target=target, why=reason) from None


def _name(file: Path, target: Path, overwrite: bool) -> None:
    """A link refuses if somebody has made the target meanwhile; not every disk knows links."""
    if not overwrite:
        try:
            os.link(file, target)
        except FileExistsError:
            raise
        except OSError:
            pass
        else:
            return
    file.replace(target)


def _copy_sqlite(source: Path, file: Path) -> None:
    """SQLite's own online backup: one consistent moment, and nobody has to wait for it."""
    waiting_until = monotonic() + PATIENCE

    def progress(status: int, remaining: int, total: int) -> None:
        if status in BUSY and monotonic() > waiting_until:
            raise DatabaseTrouble(StorageCode.SOURCE_LOCKED, source=source)

    name, mode = look_at(source)
    had_log = size_of_log(source) > 0
    try:
        with (
            closing(sqlite3.connect(f"{name}?mode={mode}", PATIENCE, uri=True)) as old,
            closing(sqlite3.connect(file)) as new,
        ):
            old.execute("PRAGMA query_only=ON")
            if not old.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                raise DatabaseTrouble(StorageCode.SOURCE_STRANGE, source=source)
            old.backup(new, progress=progress)
            if new.execute("SELECT 1 FROM sqlite_master WHERE name = 'notes'").fetchone():
                whole = new.execute("SELECT 1 FROM notes WHERE key = ?", (WHOLE,)).fetchone()
                if had_log or whole:
                    new.execute("DELETE FROM notes WHERE key IN (?, ?)", (IN_USE, WHOLE))  # nobody uses the copy
                    new.commit()
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            (verdict,) = new.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        raise DatabaseTrouble(StorageCode.SOURCE_UNREADABLE, source=source, why=str(error)) from None
    if verdict != "ok":
        raise DatabaseTrouble(StorageCode.SOURCE_DAMAGED, source=source, verdict=verdict)


def _dump_postgresql(where: URL, file: Path) -> None:
    """PostgreSQL's own program, in the format `pg_restore` reads."""
    program = shutil.which("pg_dump")
    if program is None:
        raise DatabaseTrouble(StorageCode.NO_PG_DUMP)
    ssl = where.query.get("ssl")
    query = {"sslmode": ssl} if ssl else {}
    # The password travels in the environment, where other users of the machine cannot read it.
    name = where.set(drivername="postgresql", password=None, query=query).render_as_string()
    password = {"PGPASSWORD": str(where.password)} if where.password else {}
    done = subprocess.run(
        [program, "--format=custom", "--no-password", f"--file={file}", f"--dbname={name}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        env={**os.environ, **password},
    )
    if done.returncode:
        complaint = done.stderr.strip().splitlines()
        if not complaint:
            raise DatabaseTrouble(StorageCode.PG_DUMP_FAILED_SILENTLY)
        raise DatabaseTrouble(StorageCode.PG_DUMP_FAILED, why=complaint[0].removeprefix("pg_dump: error: "))
