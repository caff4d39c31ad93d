"""One lock for each game, as long as somebody holds it or waits for it."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks by the number of a game; those nobody uses are forgotten."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, game: int) -> asyncio.Lock:
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock
