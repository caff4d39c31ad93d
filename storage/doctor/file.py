"""The file of a SQLite database: that it is there, whole, and with all that was written."""

import os
import shutil
import stat
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import notes
from storage.doctor.report import FATAL, KEEP, NOTE, WRONG, Findings, reason, some
from storage.log_folding import log_of, size_of_log

REMEMBERED = timedelta(days=7)  # for which a log that was missing is more than a note

SPACE = 100_000_000
FOUND_AGAIN = (
    "If you have it, put the file with the same name and -wal beside the database before you start the bot."
    " For copies use `chaski backup`, which needs no second file."
)


class DatabaseFile:
    """One file, as it was before anybody looked into it."""

    def __init__(self, path: Path, findings: Findings) -> None:
        self.path = path
        self.free: int | None = None
        self._findings = findings
        self._log = "there" if size_of_log(path) else "empty" if log_of(path).exists() else "missing"
        self._looked = datetime.now(UTC)

    def is_there(self) -> bool:
        """Whether it exists; and how much room there is beside it."""
        if not self.path.is_file():
            advice = "Start the bot once, which makes it, or give the right address with --database or DATABASE_URL."
            self._findings.add(FATAL, f"There is no database {self.path}.", advice)
            return False
        self.free = shutil.disk_usage(self.path.absolute().parent).free
        if self.free < SPACE:
            what = f"Only {self.free // 1_000_000} MB are free on the disk of the database."
            self._findings.add(WRONG, what, "Make room: without it no move can be stored.")
        elif self.free < self.path.stat().st_size:
            what = "The disk of the database has no room for a backup of it."
            self._findings.add(NOTE, what, "Write backups elsewhere.")
        return True

    def check_rights(self) -> None:
        """Whether it is for its owner only."""
        if os.name == "posix" and stat.S_IMODE(self.path.stat().st_mode) & 0o077:
            what = "Others on this machine may read or change the file, with all secrets of running games."
            self._findings.add(NOTE, what, f"Keep it to yourself: chmod 600 {self.path}")

    async def check_inside(self, connection: AsyncConnection) -> None:
        """Whether SQLite itself finds it whole."""
        try:
            lines = (await connection.exec_driver_sql("PRAGMA integrity_check")).scalars().all()
            strays = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
        except Exception as error:
            if "not a database" in str(error):
                raise
            self._findings.add(WRONG, f"The file is damaged ({reason(error)}).", KEEP)
            return
        if list(lines) != ["ok"]:
            self._findings.add(WRONG, f"The file is damaged: {some(lines)}.", KEEP)
        if strays:
            tables = Counter(stray[0] for stray in strays)
            self._findings.add(WRONG, f"Rows belong to games that do not exist: {some(tables)}.", KEEP)

    async def check_log(self, connection: AsyncConnection) -> None:
        """Whether all that was written is there."""
        in_use = _moments(await notes.read(connection, notes.IN_USE))
        whole = await notes.read(connection, notes.WHOLE)
        if in_use and self._log != "there" and not whole and in_use[0] < self._looked:
            newest = (await connection.execute(text("SELECT max(at) FROM log"))).scalar_one_or_none()
            last = _moments(str(newest or ""))
            until = f"; its newest answer is of {_date(last[0])}" if last else ""
            what = (
                f"It was in use when it was copied, or when the bot ended, but {log_of(self.path).name} is {self._log}:"
            )
            self._findings.add(
                WRONG, f"{what} what was written after {_date(in_use[0])} may be lost{until}.", FOUND_AGAIN
            )
        lost = _moments(await notes.read(connection, notes.LOST))
        if len(lost) == 2:
            what = f"What was written from {_date(lost[0])} to {_date(lost[1])} may be lost: its log was missing then."
            recent = datetime.now(UTC) - lost[1] < REMEMBERED
            advice = "The bot has gone on without it; see which games lack answers, or go back to the last good backup."
            self._findings.add(WRONG if recent else NOTE, what, advice)


def _moments(noted: str) -> list[datetime]:
    return [datetime.fromtimestamp(int(word) / 1000, UTC) for word in noted.split() if word.isdecimal()]


def _date(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M} UTC"
