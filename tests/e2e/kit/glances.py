"""Looks at what is stored that are not repeated as long as nothing new is: tests look far more often than bots."""

from collections.abc import Awaitable, Callable
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Connection, event

from storage import Games

P = ParamSpec("P")
T = TypeVar("T")
COMMITTED = "committed"  # a note on a connection


class Glances:
    """Remembers what was read from a database until the next transaction has ended there.

    Where other programs write into the same one, nobody here notices: then every look is a new one.
    """

    def __init__(self, games: Games, *, others_write: bool = False) -> None:
        self._others_write = others_write
        self._ended = 0  # transactions that may have changed something
        self._seen: dict[tuple[str, object], tuple[int, Any]] = {}
        event.listen(games.engine.sync_engine, "commit", _note)
        event.listen(games.engine.sync_engine, "checkin", self._end)

    async def __call__(self, look: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """What such a look finds."""
        what = look.__name__, args
        seen = self._seen.get(what)
        if seen is None or seen[0] != self._ended or self._others_write:
            ended = self._ended
            seen = self._seen[what] = ended, await look(*args, **kwargs)
        found: T = seen[1]
        return found

    def _end(self, dbapi: object, record: Any) -> None:
        self._ended += record.info.pop(COMMITTED, 0)


def _note(connection: Connection) -> None:
    connection.info[COMMITTED] = 1
