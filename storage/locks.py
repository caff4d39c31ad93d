"""The locks of a game: which one guards what, in one program; between programs, the database holds the rows.

Whoever holds one may take another that stands further down in `Locks`, never one further up.
"""

import asyncio
from weakref import WeakValueDictionary


class LockByGame:
    """One lock for each game, as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, game: int) -> asyncio.Lock:
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock


class Locks:
    """All locks of the games of a program, by what whoever holds one is the only one to do."""

    def __init__(self) -> None:
        self.seating = LockByGame()  # to hand over a seat, or to decide about it, while the table is told
        self.telling = LockByGame()  # to tell the news of a game, to move it, to call a seat anew
        self.saying = LockByGame()  # to send a message about a game: nobody should answer meanwhile
        self.lobby = LockByGame()  # to change the message of a lobby
        self.show = LockByGame()  # to change the message of a game that is watched
        self.change = LockByGame()  # to change what is stored of a game: its seats, moves and plans
