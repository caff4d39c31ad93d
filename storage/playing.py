"""Playing and taking back: every move is whole, once, and durable."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from msgspec import json
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.actions import Action
from engine.errors import GameError
from storage import journal, lobby, plans, witnesses
from storage import schema as t
from storage.database import reading, writing
from storage.errors import DatabaseTrouble, NotNow, StorageCode, StorageError
from storage.journal import Loaded, Move, Outdated
from storage.locks import LockByGame
from storage.memory import Memory
from storage.records import FINISHED, PERSON, RUNNING, MoveResult

T = TypeVar("T")
TRIES = 5


class Playing:
    """The answers of a game, one transaction each."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int], lock: LockByGame, memory: Memory) -> None:
        self._engine = engine
        self._clock = clock
        self._lock = lock
        self._memory = memory

    async def play(
        self,
        game: int,
        seat: int,
        action: Action,
        seq: int,
        *,
        number: int | None = None,
        interaction: str | None = None,
        automatic: bool = False,
        took: int | None = None,
    ) -> MoveResult:
        """Answer question `seq` for this seat: once, whole, and durable when it returns.

        With a `number` it must be the very question that had it, not one that asks again after a step back. Of a bot
        player's answer it is kept how many milliseconds of thinking it took.
        """
        move = Move(
            seat=seat,
            action=action,
            seq=seq,
            number=number,
            interaction=interaction,
            automatic=automatic,
            at=self._clock(),
            took=took,
        )
        async with self._lock[game]:
            for _ in range(TRIES):
                loaded = await self._memory.loaded(game)
                try:
                    return await self._play(loaded, move)
                except (Outdated, IntegrityError, StorageError, GameError) as error:
                    if isinstance(error, DatabaseTrouble):
                        raise
                    fresh = await self._memory.fresh(game)
                    if await self._known(game, interaction):
                        return MoveResult(game, fresh.seq, fresh.number, None, repeated=True)
                    if journal.is_stale(fresh, seq, number):
                        raise journal.too_late(fresh, seq) from None
                    if fresh is loaded and isinstance(error, StorageError | GameError):
                        raise  # and not because another process has moved
            raise NotNow(StorageCode.BUSY)

    async def _known(self, game: int, interaction: str | None) -> bool:
        async with reading(self._engine) as connection:
            return await journal.known_interaction(connection, game, interaction)

    async def _play(self, loaded: Loaded, move: Move) -> MoveResult:
        if journal.is_stale(loaded, move.seq, move.number):
            raise journal.too_late(loaded, move.seq)
        _running(loaded)
        async with writing(self._engine) as connection:
            after, outcome = await journal.write(connection, loaded, move)
            obeyed = move.seat if move.automatic else None
            await plans.end_rounds(connection, loaded.id, loaded.state, after.state, obeyed=obeyed)
            if after.status == FINISHED:
                await finish(connection, after, move.at)
        self._memory.remember(after)
        return MoveResult(loaded.id, after.seq, after.number, outcome)

    async def undo(self, game: int, seat: int, number: int | None = None) -> MoveResult:
        """Take back this seat's last answer, while it has revealed nothing, and the question has this number if any."""

        async def back(connection: AsyncConnection, loaded: Loaded) -> Loaded:
            if journal.is_stale(loaded, loaded.seq, number):
                raise journal.too_late(loaded, loaded.seq)
            after = await journal.undo(connection, loaded, seat, self._clock())
            await plans.drop(connection, game, seat)  # others have not seen what is undone
            return after

        return await self._go_back(game, back)

    async def take_back(self, game: int, to_seq: int, agreed: Sequence[str]) -> MoveResult:
        """Go back to an earlier answer, which everybody at the table must have agreed to."""
        async with reading(self._engine) as connection:
            found = await lobby.get(connection, game)
        missing = [s.name for s in found.seats if s.controller == PERSON and s.person not in agreed]
        if missing:
            raise NotNow(StorageCode.NOT_AGREED, missing=missing)

        async def back(connection: AsyncConnection, loaded: Loaded) -> Loaded:
            after = await journal.take_back(connection, loaded, to_seq, self._clock())
            agreement = json.encode(list(agreed)).decode()
            row = {"game": game, "to_seq": to_seq, "agreed": agreement, "at": self._clock()}
            await connection.execute(insert(t.take_backs), row)
            await plans.drop(connection, game)
            return after

        return await self._go_back(game, back)

    async def _go_back(self, game: int, back: Callable[[AsyncConnection, Loaded], Awaitable[Loaded]]) -> MoveResult:
        async def go(connection: AsyncConnection, loaded: Loaded) -> tuple[Loaded, MoveResult]:
            _running(loaded)
            after = await back(connection, loaded)
            return after, MoveResult(game, after.seq, after.number, None)

        return await self.change(game, go)

    async def change(self, game: int, change: Callable[[AsyncConnection, Loaded], Awaitable[tuple[Loaded, T]]]) -> T:
        """What a change of the present game leads to; tried again if somebody else has moved meanwhile."""
        async with self._lock[game]:
            for _ in range(TRIES):
                loaded = await self._memory.fresh(game)
                try:
                    async with writing(self._engine) as connection:
                        after, result = await change(connection, loaded)
                except (Outdated, IntegrityError):
                    continue
                self._memory.remember(after)
                return result
            raise NotNow(StorageCode.BUSY)


async def finish(connection: AsyncConnection, ended: Loaded, at: int) -> None:
    """What the end of a game brings: its results; nothing is due, planned or secret in it any more."""
    seats = (await lobby.get(connection, ended.id)).seats
    await journal.write_results(connection, ended, at, seats)
    await connection.execute(delete(t.timers).where(t.timers.c.game == ended.id))
    await plans.end(connection, ended.id)
    await witnesses.end(connection, ended.id)


def _running(loaded: Loaded) -> None:
    if loaded.status != RUNNING:
        raise NotNow(StorageCode.OVER)
