"""What is under way in a database: closing it waits for that, and lets nothing else begin."""

import asyncio
import sqlite3
from weakref import WeakKeyDictionary

from sqlalchemy.ext.asyncio import AsyncEngine


class InFlight:
    """Counts the transactions of an engine; entered with each of them."""

    def __init__(self) -> None:
        self._number = 0
        self._none = asyncio.Event()
        self._none.set()
        self._closed = False

    def __enter__(self) -> None:
        """One more has begun; none does after the end."""
        if self._closed:
            raise sqlite3.ProgrammingError("the database is closed")
        self._number += 1
        self._none.clear()

    def __exit__(self, *_: object) -> None:
        """One has ended, well or not."""
        self._number -= 1
        if not self._number:
            self._none.set()

    async def end(self) -> None:
        """Let none begin, and wait for those that have."""
        self._closed = True
        await self._none.wait()


_of_engines: "WeakKeyDictionary[AsyncEngine, InFlight]" = WeakKeyDictionary()


def in_flight(engine: AsyncEngine) -> InFlight:
    """What is under way in the database of this engine."""
    return _of_engines.setdefault(engine, InFlight())
