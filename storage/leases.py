"""Leases: numbers of which each belongs to one program at a time, by PostgreSQL's own locks.

A lock ends with the connection of its holder: a program that dies loses its leases at once, and others see it. The same
connection carries calls from one program to the others.
"""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from zlib import crc32

import asyncpg  # type: ignore[import-untyped]

from storage.database import address
from storage.errors import DatabaseTrouble, StorageCode

NAME = "chaski-leases"  # of the connection, with the id of the process, as PostgreSQL lists it
TIMEOUT = 5.0  # seconds for one question to the database
_TAKE = "SELECT pg_try_advisory_lock($1, $2)"
_GIVE = "SELECT pg_advisory_unlock($1, $2)"
_CALL = "SELECT pg_notify($1, $2)"
_CHANNEL = "chaski_games"
_TAKEN = """
SELECT objid::bigint AS number FROM pg_locks
WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid::bigint = $1
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)


def number_of(realm: str) -> int:
    """The number of a realm among the locks; PostgreSQL takes it with a sign."""
    return crc32(realm.encode()) >> 1


class Leases:
    """The leases of one realm that this program has, all by one connection."""

    def __init__(self, url: str, realm: str, hear: Callable[[int], None] = lambda game: None) -> None:
        where = address(url).set(drivername="postgresql")
        self._url = where.render_as_string(hide_password=False)
        self._realm = number_of(realm)
        self._hear = hear  # a call about a game, from any program
        self._connection: asyncpg.Connection | None = None
        self._turn = asyncio.Lock()  # the connection answers one question at a time
        self.held: frozenset[int] = frozenset()

    async def take(self, number: int) -> bool:
        """Takes a lease, unless somebody has it."""
        if number in self.held:
            return True
        if await self._ask(_TAKE, number):
            self.held |= {number}
        return number in self.held

    async def give(self, number: int) -> None:
        """Gives a lease back."""
        if number in self.held:
            self.held -= {number}
            await self._ask(_GIVE, number)

    async def taken(self) -> frozenset[int]:
        """The leases that somebody has, this program or another; raises DatabaseTrouble, and all of ours are lost."""
        try:
            async with asyncio.timeout(TIMEOUT), self._turn:
                rows = await (await self._connected()).fetch(_TAKEN, self._realm)
        except _LOST as error:
            raise await self._lose(error) from error
        return frozenset(row["number"] for row in rows)

    async def call(self, game: int) -> None:
        """Tells all programs, this one too, that there are news of a game."""
        try:
            async with asyncio.timeout(TIMEOUT), self._turn:
                await (await self._connected()).execute(_CALL, _CHANNEL, str(game))
        except _LOST as error:
            raise await self._lose(error) from error

    async def close(self) -> None:
        """Gives all leases back."""
        self.held = frozenset()
        if self._connection is not None:
            with suppress(*_LOST):
                await self._connection.close(timeout=TIMEOUT)
            self._connection = None

    async def _ask(self, statement: str, number: int) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT), self._turn:
                return bool(await (await self._connected()).fetchval(statement, self._realm, number))
        except _LOST as error:
            raise await self._lose(error) from error

    async def _connected(self) -> "asyncpg.Connection":
        if self._connection is not None and self._connection.is_closed():
            await self.close()
        if self._connection is None:
            name = {"application_name": f"{NAME} {os.getpid()}"}
            self._connection = await asyncpg.connect(self._url, timeout=TIMEOUT, server_settings=name)
            await self._connection.add_listener(_CHANNEL, self._heard)
        return self._connection

    async def _lose(self, error: Exception) -> DatabaseTrouble:
        connection, self._connection, self.held = self._connection, None, frozenset()
        if connection is not None:
            connection.terminate()
        return DatabaseTrouble(StorageCode.UNUSABLE, why=str(error).split("\n")[0] or type(error).__name__)

    def _heard(self, connection: object, process: int, channel: str, words: str) -> None:
        if words.isdecimal():
            self._hear(int(words))
