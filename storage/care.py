"""Is everything in order? Checks of a database and of every game in it; nothing is ever changed."""

import shutil
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import Struct, json
from sqlalchemy import inspect, select
from sqlalchemy.engine import URL, Row
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.codec import RULES_VERSION, decode_action, encode_state
from engine.core import apply, new_game
from engine.errors import GameError
from engine.state import Options, State
from storage import journal
from storage import tables as t
from storage.database import address, connect_to_look, is_sqlite, known_revisions, reading, revision
from storage.errors import DatabaseTrouble, StorageError
from storage.records import FINISHED, LOBBY, OPEN, RUNNING

NOTE, WRONG, FATAL = "note", "wrong", "fatal"
SPACE = 100_000_000
SHOWN = 5
KEEP = "Keep the file as it is, take a copy of it, and go back to the last good backup."
REPORT = "Do not go on with this game; export it if that works, or take it from the last good backup."
_options = json.Decoder(Options)


class Finding(Struct, frozen=True):
    """Something to know (note), something that is wrong, or something that forbids any check (fatal)."""

    severity: str
    what: str
    advice: str
    game: int | None = None


class Report(Struct, frozen=True, kw_only=True):
    """What was looked at and what was found."""

    database: str
    schema: str | None = None
    games: int = 0
    answers: int = 0
    free_bytes: int | None = None
    findings: tuple[Finding, ...] = ()

    @property
    def wrong(self) -> int:
        """How many things are wrong."""
        return sum(finding.severity != NOTE for finding in self.findings)

    @property
    def fatal(self) -> bool:
        """Whether nothing could be checked."""
        return any(finding.severity == FATAL for finding in self.findings)


async def examine(url: str) -> Report:
    """Look at a database and every game in it, from one moment, without changing anything."""
    where = address(url)
    found = Examination(where)
    if is_sqlite(where) and not found.file_is_there():
        return found.report()
    engine = connect_to_look(url)
    try:
        async with reading(engine) as connection:
            await found.look(connection)
    except DatabaseTrouble as trouble:
        found.add(FATAL, trouble.detail, "Check the address, that the database runs, and that it is one.")
    finally:
        await engine.dispose()
    return found.report()


class Examination:
    """One look at a database, and what it has found so far."""

    def __init__(self, where: URL) -> None:
        self.where = where
        self.findings: list[Finding] = []
        self.schema: str | None = None
        self.games = self.answers = 0
        self.free: int | None = None

    def add(self, severity: str, what: str, advice: str, game: int | None = None) -> None:
        """One more finding."""
        self.findings.append(Finding(severity, what, advice, game))

    def report(self) -> Report:
        """All of it."""
        return Report(
            database=self.where.set(drivername=self.where.get_backend_name()).render_as_string(hide_password=True),
            schema=self.schema,
            games=self.games,
            answers=self.answers,
            free_bytes=self.free,
            findings=tuple(self.findings),
        )

    # ------------------------------------------------------------ the database

    def file_is_there(self) -> bool:
        """Whether the file of the database exists; and how much room there is beside it."""
        path = Path(self.where.database or "")
        if not path.is_file():
            advice = "Start the bot once, which makes it, or give the right address with --database or DATABASE_URL."
            self.add(FATAL, f"There is no database {path}.", advice)
            return False
        self.free = shutil.disk_usage(path.absolute().parent).free
        if self.free < SPACE:
            what = f"Only {self.free // 1_000_000} MB are free on the disk of the database."
            self.add(WRONG, what, "Make room: without it no move can be stored.")
        elif self.free < path.stat().st_size:
            self.add(NOTE, "The disk of the database has no room for a backup of it.", "Write backups elsewhere.")
        return True

    async def look(self, connection: AsyncConnection) -> None:
        """Everything: the file, the schema, the games."""
        if is_sqlite(self.where):
            await self._sqlite(connection)
        try:
            self.schema = await connection.run_sync(revision)
        except Exception:
            if self.findings:
                return  # the file is damaged, as was said
            raise
        if await self._schema(connection):
            try:
                await self._games(connection)
            except Exception as error:
                self.add(WRONG, f"The games cannot be read ({_reason(error)}).", KEEP)

    async def _sqlite(self, connection: AsyncConnection) -> None:
        try:
            lines = (await connection.exec_driver_sql("PRAGMA integrity_check")).scalars().all()
            strays = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
        except Exception as error:
            if "not a database" in str(error):
                raise
            self.add(WRONG, f"The file is damaged ({_reason(error)}).", KEEP)
            return
        if list(lines) != ["ok"]:
            self.add(WRONG, f"The file is damaged: {_some(lines)}.", KEEP)
        if strays:
            tables = Counter(stray[0] for stray in strays)
            self.add(WRONG, f"Rows belong to games that do not exist: {_some(tables)}.", KEEP)
        mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one()
        if mode != "wal":
            what = f"The journal mode is {mode}, not WAL; so it is in a backup or before the first start."
            self.add(NOTE, what, "Nothing to do: the bot sets it when it starts.")

    async def _schema(self, connection: AsyncConnection) -> bool:
        """Whether the schema is the one this program checks."""
        known = known_revisions()
        if self.schema is None:
            tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
            if tables:
                advice = "Give the right address with --database or DATABASE_URL."
                self.add(FATAL, f"This is the database of some other program (it has {_some(tables)}).", advice)
            else:
                self.add(NOTE, "The database is empty.", "Nothing to do: the bot makes its tables when it starts.")
            return False
        if self.schema not in known:
            what = f"The database has schema {self.schema}, which is newer than this program; no game was checked."
            self.add(WRONG, what, "Update the program; this version must not be started on it.")
            return False
        if self.schema != known[0]:
            what = f"The database has schema {self.schema}; this program has {known[0]}. No game was checked."
            self.add(NOTE, what, "Make a backup, start the bot, which brings the schema up to date, and check again.")
            return False
        return True

    # ------------------------------------------------------------ the games

    async def _games(self, connection: AsyncConnection) -> None:
        for game in (await connection.execute(select(t.games.c.id).order_by(t.games.c.id))).scalars().all():
            self.games += 1
            try:
                row = (await connection.execute(select(t.games).where(t.games.c.id == game))).one()
                await self._game(connection, row)
            except StorageError as error:
                self._wrong(game, error.detail)
            except GameError as error:
                self._wrong(game, error.sentence)
            except Exception as error:  # whatever damage does, the other games are checked
                self._wrong(game, f"It cannot be read ({_reason(error)}).")
        ended = select(t.timers.c.game).join(t.games).where(t.games.c.status.not_in(OPEN))
        for game, n in sorted(Counter((await connection.execute(ended)).scalars()).items()):
            what = f"Game {game}: it is over but has {n} {'timer' if n == 1 else 'timers'} left."
            self.add(NOTE, what, "Nothing to do: the bot drops them when they fall due.", game)

    def _wrong(self, game: int, what: str) -> None:
        self.add(WRONG, f"Game {game}: {what}", REPORT, game)

    async def _game(self, connection: AsyncConnection, row: Row[Any]) -> None:
        log = (await connection.execute(select(t.log).where(t.log.c.game == row.id).order_by(t.log.c.row))).all()
        self.answers += len(log)
        seats = (await connection.execute(select(t.seats.c.seat).where(t.seats.c.game == row.id))).scalars().all()
        options = _options.decode(row.options)
        if row.open_in != (row.channel if row.status in OPEN else f"game {row.id}"):
            self._wrong(row.id, f"It is {row.status}, but its channel is kept as if it were not.")
        if row.saved is None:
            if row.status in (RUNNING, FINISHED) or log:
                self._wrong(row.id, f"It is {row.status} but has no stored position.")
            return
        if row.status == LOBBY:
            self._wrong(row.id, "It has a position before it has started.")
        if sorted(seats) != list(range(options.players)):
            self._wrong(row.id, f"It is for {options.players} players, but its seats are {_some(seats)}.")
        if not self._numbers(row, log):
            return
        stored = await self._stored(connection, row)
        if row.rules == RULES_VERSION:
            await self._replay(connection, row, options, [line for line in log if line.undone is None], stored)
        else:
            what = f"Game {row.id}: it began under rules version {row.rules}; only its last position was checked."
            advice = f"Nothing to do: it goes on under version {RULES_VERSION} of the rules."
            self.add(NOTE, what, advice, row.id)
        await self._end(connection, row, stored)

    def _numbers(self, row: Row[Any], log: Sequence[Row[Any]]) -> bool:
        """Whether rows and answers are numbered without gaps."""
        before = len(self.findings)
        rows = [line.row for line in log]
        if rows != list(range(1, row.rows + 1)):
            missing, more = _compare(rows, row.rows)
            self._wrong(row.id, f"Its log should have the rows 1 to {row.rows};{missing}{more}.")
        counting = [line.seq for line in log if line.undone is None]
        if counting != list(range(1, row.seq + 1)):
            missing, more = _compare(counting, row.seq)
            order = "" if missing or more else " they are out of order"
            self._wrong(row.id, f"Its answers should be numbered 1 to {row.seq}, each once;{missing}{more}{order}.")
        return len(self.findings) == before

    async def _stored(self, connection: AsyncConnection, row: Row[Any]) -> State:
        """The position from the snapshot and the answers after it, as the bot would load it."""
        saved = journal.unpack(row.saved)
        if saved.seq != row.saved_seq:
            self._wrong(row.id, f"Its snapshot is of answer {saved.seq}, not {row.saved_seq}.")
        return await journal.continued(connection, row.id, saved, row.seq)

    async def _replay(
        self, connection: AsyncConnection, row: Row[Any], options: Options, answers: Sequence[Row[Any]], stored: State
    ) -> None:
        """The whole log from the deal on, against every position that is stored."""
        turns = select(t.turns.c.seq, t.turns.c.state).where(t.turns.c.game == row.id)
        positions = {turn.seq: turn.state for turn in await connection.execute(turns)}
        strange = sorted(seq for seq in positions if not 0 <= seq <= row.seq)
        if strange or 0 not in positions:
            self._wrong(row.id, "The positions at the start of its turns are not those of its log.")
        state = new_game(options, row.seed)
        self._same(row, state, positions)
        for line in answers:
            asked = type(state.decision).__name__
            if asked != line.question:
                self._wrong(row.id, f"Answer {line.seq} is to {line.question}, but the game asks {asked}.")
                return
            try:
                outcome = apply(state, decode_action(line.action.encode()), seat=line.seat, seq=line.seq - 1)
            except GameError as error:
                self._wrong(row.id, f"Answer {line.seq} does not fit the rules ({error.sentence})")
                return
            if outcome.commits != line.commits:
                self._wrong(row.id, f"Answer {line.seq} is marked wrongly as to whether it can be undone.")
            state = outcome.state
            self._same(row, state, positions)
        if encode_state(state) != encode_state(stored):
            self._wrong(row.id, "Its log does not lead to its stored position.")

    def _same(self, row: Row[Any], state: State, positions: dict[int, bytes]) -> None:
        data = positions.get(state.seq)
        if data is not None and encode_state(journal.unpack(data)) != encode_state(state):
            self._wrong(row.id, f"The position stored for answer {state.seq} is not that of its log.")

    async def _end(self, connection: AsyncConnection, row: Row[Any], state: State) -> None:
        if row.status == RUNNING and state.over:
            self._wrong(row.id, "It is over but counts as running.")
        if row.status == FINISHED and not state.over:
            self._wrong(row.id, "It counts as finished but is not over.")
        if row.to_act != (state.to_act if row.status == RUNNING else None):
            self._wrong(row.id, "It does not wait for the seat that is asked.")
        if row.status == FINISHED and state.result:
            scores = select(t.results.c.score).where(t.results.c.game == row.id).order_by(t.results.c.seat)
            if tuple((await connection.execute(scores)).scalars()) != state.result.scores:
                self._wrong(row.id, "Its results are not those of its last position.")


def _compare(numbers: Sequence[int], last: int) -> tuple[str, str]:
    """What is missing of 1 to last, and what is there too often or beyond."""
    counted, wanted = Counter(numbers), range(1, last + 1)
    missing = [n for n in wanted if n not in counted]
    more = sorted(n for n, times in counted.items() if times > 1 or n not in wanted)
    return (f" missing: {_some(missing)}" if missing else ""), (f" too many: {_some(more)}" if more else "")


def _some(things: Iterable[object]) -> str:
    """The first few of them."""
    words = [str(thing) for thing in islice(things, SHOWN + 1)]
    return ", ".join(words[:SHOWN]) + (" and more" if len(words) > SHOWN else "")


def _reason(error: Exception) -> str:
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__
