"""The database itself: opening, pragmas, transactions, migrations."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote
from weakref import WeakKeyDictionary

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import DecodeError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.errors import DamagedGame, DatabaseTrouble, NewerSchema, StorageCode
from storage.in_flight import in_flight
from storage.log_folding import fold_if_large
from storage.lost_connections import OVERFLOW, POOL, living_connection
from storage.prepared import Looks, Source
from storage.sqlite_driver import Threads

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 10_000
OWN_FOLDING = ("wal_autocheckpoint=0", "journal_size_limit=0")  # as `log_folding` wants it
PRAGMAS = (f"busy_timeout={BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", *OWN_FOLDING)
LOOKING = ("query_only=ON", f"busy_timeout={BUSY_MS}")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
EXAMPLE = "sqlite:///chaski.db"
WRITING = "chaski_writing"
TRIES = 20
MIGRATING = 0x6368_6173_6B69  # the lock of those who migrate, on PostgreSQL
_turns: WeakKeyDictionary[AsyncEngine, asyncio.Lock] = WeakKeyDictionary()
_threads: WeakKeyDictionary[AsyncEngine, Threads] = WeakKeyDictionary()
_looks: WeakKeyDictionary[AsyncEngine, Looks] = WeakKeyDictionary()
_UNUSABLE = (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)


def address(url: str) -> URL:
    """The address of a database, in the form the drivers want; anything else is refused."""
    try:
        where = make_url(url)
    except (ArgumentError, ValueError):
        raise DatabaseTrouble(StorageCode.NO_ADDRESS, example=EXAMPLE) from None
    if where.port is not None and not 0 < where.port < 1 << 16:
        raise DatabaseTrouble(StorageCode.NO_PORT, port=where.port)
    name = where.get_backend_name()
    if name not in DRIVERS:
        raise DatabaseTrouble(StorageCode.STRANGE_DATABASE, name=name)
    if name == "sqlite":
        _must_be_file(where)
    return where.set(drivername=DRIVERS[name])


def _must_be_file(where: URL) -> None:
    """Games in memory would be gone with the program."""
    file = file_of(where)
    if not where.database or ":memory:" in where.database or where.query.get("mode") == "memory":
        raise DatabaseTrouble(StorageCode.NO_FILE, example=EXAMPLE)
    if file.is_dir():
        raise DatabaseTrouble(StorageCode.FILE_IS_FOLDER, file=file, example=f"sqlite:///{file / 'chaski.db'}")


def is_sqlite(where: URL) -> bool:
    """Whether this is a SQLite file."""
    return where.get_backend_name() == "sqlite"


def file_of(where: URL) -> Path:
    """The file of a SQLite address."""
    name = where.database or ""
    return Path(unquote(name.removeprefix("file:")) if where.query.get("uri") else name)


def make_private(file: Path) -> None:
    """A new file is for its owner only: it holds the secrets of all games. SQLite makes its log alike."""
    with suppress(OSError):  # it is there, or nobody can make it, which SQLite tells
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def connect(url: str) -> AsyncEngine:
    """An engine for this address: a SQLite file or a PostgreSQL database."""
    where = address(url)
    if is_sqlite(where):
        if where.query.get("mode") not in ("ro", "rw"):
            make_private(file_of(where))
        engine = _sqlite_engine(where, PRAGMAS, pool_size=POOL)
        _looks[engine] = Looks(file_of(where))
        return engine
    return create_async_engine(where, pool_size=POOL, max_overflow=OVERFLOW)


def connect_to_look(url: str) -> AsyncEngine:
    """An engine that cannot change anything."""
    where = address(url)
    if is_sqlite(where):
        file, mode = look_at(Path(where.database or ""))
        where = where.set(database=file, query={"uri": "true", "mode": mode})
        return _sqlite_engine(where, LOOKING)
    return create_async_engine(where, connect_args={"server_settings": {"default_transaction_read_only": "on"}})


def _sqlite_engine(where: URL, pragmas: Sequence[str], **options: Any) -> AsyncEngine:
    threads = Threads()
    engine = create_async_engine(where, connect_args={"async_creator_fn": threads.open_connection}, **options)
    _tame_sqlite(engine, pragmas)
    _threads[engine] = threads
    return engine


async def disconnect(engine: AsyncEngine) -> None:
    """Close all connections, once what is in flight has come to its end; there are no others from then on."""
    await in_flight(engine).end()
    if engine in _looks:
        _looks[engine].close()
    await engine.dispose()
    if engine in _threads:
        await _threads[engine].end()


def look_at(path: Path) -> tuple[str, str]:
    """The file and the mode of a SQLite address that leaves no trace."""
    # Read-only, SQLite would leave an empty log behind where there was none; in the other mode it clears it away.
    log = path.with_name(f"{path.name}-wal")
    return f"file:{quote(str(path.absolute()))}", "ro" if log.exists() else "rw"


def _tame_sqlite(engine: AsyncEngine, pragmas: Sequence[str]) -> None:
    """Our own BEGIN, so that a writer takes its lock at once instead of failing half-way."""

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(dbapi: Any, record: object) -> None:
        dbapi.isolation_level = None
        # Bytes that are no text must not make a whole list unreadable, only the row they are in.
        dbapi.driver_connection.text_factory = _readable
        cursor = dbapi.cursor()
        try:
            for pragma in pragmas:
                _set(cursor, pragma)
        except sqlite3.Error:
            dbapi.close()
            raise
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        reads = not connection.get_execution_options().get(WRITING)
        dbapi: Any = connection.connection.dbapi_connection
        dbapi.driver_connection.begin("BEGIN" if reads else "BEGIN IMMEDIATE", reads=reads)


def _readable(stored: bytes) -> str:
    return stored.decode(errors="replace")


def _set(cursor: Any, pragma: str) -> None:
    for _ in range(TRIES):
        try:
            cursor.execute(f"PRAGMA {pragma}")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            # The first two to open a new file may collide, and SQLite does not wait there; a transaction does.
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("COMMIT")
    cursor.execute(f"PRAGMA {pragma}")


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """One short transaction that changes something; all of it or nothing."""
    with telling(), in_flight(engine):
        async with _turn(engine), _connection(engine, **{WRITING: True}) as connection, connection.begin():
            yield connection
        if is_sqlite(engine.url):
            await fold_if_large(engine, file_of(engine.url))


def _connection(engine: AsyncEngine, **options: Any) -> AbstractAsyncContextManager[AsyncConnection]:
    if is_sqlite(engine.url):
        return engine.execution_options(**options).connect()
    return living_connection(engine, **options)


def _turn(engine: AsyncEngine) -> AbstractAsyncContextManager[Any]:
    """The turn of a writer: SQLite has room for one, and lets others wait in no order and only so long."""
    if not is_sqlite(engine.url):
        return nullcontext()
    return _turns.setdefault(engine, asyncio.Lock())


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A look at one consistent moment."""
    with telling(), in_flight(engine):
        moment = {} if is_sqlite(engine.url) else {"isolation_level": "REPEATABLE READ"}
        async with _connection(engine, **moment) as connection:
            yield connection


@asynccontextmanager
async def looking(engine: AsyncEngine) -> AsyncIterator[Source]:
    """The same for prepared statements alone, which SQLite answers at once."""
    if (looks := _looks.get(engine)) is None:
        async with reading(engine) as connection:
            yield connection
    else:
        with telling(), in_flight(engine):
            async with looks.look() as look:
                yield look


class telling:  # noqa: N801
    """Turns the driver's complaints into refusals; conflicts of keys pass through."""

    def __enter__(self) -> None:
        """Begin to watch for errors of the database; there is nothing to prepare."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        """Raise what the driver complains about as one of storage's own errors."""
        if isinstance(error, IntegrityError):
            return
        if isinstance(error, DecodeError):
            raise DamagedGame("What is stored cannot be read", error) from error
        if isinstance(error, _UNUSABLE):
            reason = str(getattr(error, "orig", None) or error) or type(error).__name__
            raise DatabaseTrouble(StorageCode.UNUSABLE, why=reason.splitlines()[0]) from error


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def known_revisions() -> tuple[str, ...]:
    """Every version of the schema this program knows, newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def revision(connection: Connection) -> str | None:
    """The version of the schema in this database; None before the first."""
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    now, known = revision(connection), known_revisions()
    if now is not None and now not in known:
        raise NewerSchema(StorageCode.NEWER_SCHEMA, schema=now)
    if now != known[0]:
        command.upgrade(_config(connection), "head")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; forward only."""
    async with writing(engine) as connection:
        await connection.run_sync(_upgrade)
