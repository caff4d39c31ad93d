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
from storage.doctor.report import FATAL, KEEP, NOTE, WRONG, Findings, reason, some, told
from storage.log_folding import log_of, size_of_log

REMEMBERED = timedelta(days=7)  # for which a log that was missing is more than a note

SPACE = 100_000_000


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
            self._findings.add(FATAL, told("no_database", path=self.path), told("start_once"))
            return False
        self.free = shutil.disk_usage(self.path.absolute().parent).free
        if self.free < SPACE:
            self._findings.add(WRONG, told("full_disk", megabytes=self.free // 1_000_000), told("make_room"))
        elif self.free < self.path.stat().st_size:
            self._findings.add(NOTE, told("no_room_for_backup"), told("backup_elsewhere"))
        return True

    def check_rights(self) -> None:
        """Whether it is for its owner only."""
        if os.name == "posix" and stat.S_IMODE(self.path.stat().st_mode) & 0o077:
            self._findings.add(NOTE, told("open_to_others"), told("close_to_others", path=self.path))

    async def check_inside(self, connection: AsyncConnection) -> None:
        """Whether SQLite itself finds it whole."""
        try:
            lines = (await connection.exec_driver_sql("PRAGMA integrity_check")).scalars().all()
            strays = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
        except Exception as error:
            if "not a database" in str(error):
                raise
            self._findings.add(WRONG, told("damaged_file", why=reason(error)), KEEP)
            return
        if list(lines) != ["ok"]:
            self._findings.add(WRONG, told("damaged_file", why=some(lines)), KEEP)
        if strays:
            tables = Counter(stray[0] for stray in strays)
            self._findings.add(WRONG, told("stray_rows", tables=some(tables)), KEEP)

    async def check_log(self, connection: AsyncConnection) -> None:
        """Whether all that was written is there."""
        in_use = _moments(await notes.read(connection, notes.IN_USE))
        whole = await notes.read(connection, notes.WHOLE)
        if in_use and self._log != "there" and not whole and in_use[0] < self._looked:
            newest = (await connection.execute(text("SELECT max(at) FROM log"))).scalar_one_or_none()
            last = _moments(str(newest or ""))
            until = told("newest_answer", moment=_date(last[0])) if last else ""
            key = "empty_log" if self._log == "empty" else "missing_log"
            what = told(key, log=log_of(self.path).name, since=_date(in_use[0]), until=until)
            self._findings.add(WRONG, what, told("find_log"))
        lost = _moments(await notes.read(connection, notes.LOST))
        if len(lost) == 2:
            what = told("log_was_missing", since=_date(lost[0]), until=_date(lost[1]))
            recent = datetime.now(UTC) - lost[1] < REMEMBERED
            self._findings.add(WRONG if recent else NOTE, what, told("gone_on_without"))


def _moments(noted: str) -> list[datetime]:
    return [datetime.fromtimestamp(int(word) / 1000, UTC) for word in noted.split() if word.isdecimal()]


def _date(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M} UTC"
