"""One look at a whole database, from one moment, without changing anything."""

from sqlalchemy import func, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import notes
from storage import schema as t
from storage.database import (
    address,
    connect_to_look,
    disconnect,
    file_of,
    is_sqlite,
    known_revisions,
    reading,
    revision,
)
from storage.doctor.file import DatabaseFile
from storage.doctor.games import Rows, reading_trouble
from storage.doctor.replay import Replay
from storage.doctor.report import FATAL, KEEP, NOTE, WRONG, DoctorReport, Findings, some, told
from storage.doctor.values import Vocabulary
from storage.errors import DatabaseTrouble


async def examine(url: str, words: Vocabulary | None = None) -> DoctorReport:
    """Look at a database and every row in it; `words` are those that the bot uses."""
    where = address(url)
    found = Examination(where, words or Vocabulary())
    if found.file is not None and not found.file.is_there():
        return found.report()
    engine = connect_to_look(url)
    try:
        async with reading(engine) as connection:
            await found.look(connection)
    except DatabaseTrouble as trouble:
        found.findings.add(FATAL, told("trouble", why=found.words.why(trouble)), told("check_address"))
    finally:
        await disconnect(engine)
    return found.report()


class Examination:
    """What is looked at, and what it has come to."""

    def __init__(self, where: URL, words: Vocabulary) -> None:
        self._where = where
        self.words = words
        self.findings = Findings(words.said)
        self.file = DatabaseFile(file_of(where), self.findings) if is_sqlite(where) else None
        self._schema: str | None = None
        self._checked = False
        self._games = self._answers = 0

    def report(self) -> DoctorReport:
        """Look at the whole database, and say what was found."""
        where = self._where.set(drivername=self._where.get_backend_name())
        return DoctorReport(
            database=where.render_as_string(hide_password=True),
            schema=self._schema,
            checked=self._checked,
            games=self._games,
            answers=self._answers,
            free_bytes=self.file.free if self.file else None,
            findings=tuple(self.findings.all),
        )

    async def look(self, connection: AsyncConnection) -> None:
        """Everything: the file, the schema, the games."""
        if self.file is not None:
            await self.file.check_inside(connection)
        try:
            self._schema = await connection.run_sync(revision)
        except Exception:
            if any(finding.severity == WRONG for finding in self.findings.all):
                return  # the file is damaged, as was said
            raise
        if not await self._has_present_schema(connection):
            return
        try:
            if self.file is not None:
                self.file.check_rights()
                await self.file.check_log(connection)
            await self._check_number(connection)
            await self._check_rows(Rows(connection, self.findings, self.words))
        except Exception as error:
            self.findings.add(WRONG, told("no_games", why=self.words.why(error)), KEEP)

    async def _has_present_schema(self, connection: AsyncConnection) -> bool:
        """Whether the schema is the one this program checks."""
        known = known_revisions()
        if self._schema is None:
            tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
            if tables:
                self.findings.add(FATAL, told("other_program", tables=some(tables)), told("give_address"))
            else:
                self.findings.add(NOTE, told("empty_database"), told("makes_tables"))
            return False
        if self._schema not in known:
            self.findings.add(WRONG, told("newer_schema", schema=self._schema), told("update_program"))
            return False
        if self._schema != known[0]:
            what = told("older_schema", schema=self._schema, known=known[0])
            self.findings.add(NOTE, what, told("bring_up_to_date"))
            return False
        return True

    async def _check_number(self, connection: AsyncConnection) -> None:
        """Games are never deleted, and it is noted how many there are."""
        made = await notes.read(connection, notes.MADE)
        there = (await connection.execute(select(func.count()).select_from(t.games))).scalar_one()
        if made.isdecimal() and int(made) > there:
            self.findings.add(WRONG, told("missing_games", made=int(made), missing=int(made) - there), KEEP)

    async def _check_rows(self, rows: Rows) -> None:
        await rows.learn()
        await rows.beside_the_games()
        for number in await rows.games():
            self._games += 1
            try:
                answers, game = await rows.game(number)
                self._answers += answers
                if game is not None:
                    Replay(game, self.findings, self.words).check()
            except Exception as error:  # whatever damage does, the other games are checked
                self.findings.wrong(number, reading_trouble(error, self.words))
        self._checked = True
