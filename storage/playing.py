"""Playing and taking back: every move is whole, once, and durable."""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from msgspec import json
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.actions import Action
from engine.errors import GameError
from storage import journal, lobby, plans, witnesses
from storage import schema as t
from storage.database import reading, writing
from storage.errors import DatabaseTrouble, NotNow, StorageCode, StorageError
from storage.journal import Loaded, Move, Outdated
from storage.records import FINISHED, PERSON, RUNNING, MoveResult
from storage.seating import Seating, now_ms

log = logging.getLogger(__name__)

T = TypeVar("T")
CACHED = 256
_newest = select(t.games.c.number, t.games.c.status).where(t.games.c.id == bindparam("game"))
TRIES = 5


class Playing(Seating):
    """The answers of a game, one transaction each, and the games that are kept in memory for it."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = now_ms) -> None:
        super().__init__(engine, clock)
        self._cache: OrderedDict[int, Loaded] = OrderedDict()

    # ------------------------------------------------------------ playing

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
    ) -> MoveResult:
        """Answer question `seq` for this seat: once, whole, and durable when it returns.

        With a `number` it must be the very question that had it, not one that asks again after a step back.
        """
        move = Move(
            seat=seat,
            action=action,
            seq=seq,
            number=number,
            interaction=interaction,
            automatic=automatic,
            at=self._clock(),
        )
        async with self._lock(game):
            for _ in range(TRIES):
                loaded = await self._loaded(game)
                try:
                    return await self._play(loaded, move)
                except (Outdated, IntegrityError, StorageError, GameError) as error:
                    if isinstance(error, DatabaseTrouble):
                        raise
                    fresh = await self._fresh(game)
                    if await self._known(game, interaction):
                        return MoveResult(game, fresh.seq, fresh.number, None, repeated=True)
                    if journal.is_stale(fresh, seq, number):
                        raise journal.too_late(fresh, seq) from None
                    if fresh is loaded and isinstance(error, StorageError | GameError):
                        raise  # and not because another process has moved
            raise NotNow(StorageCode.BUSY)

    async def _known(self, game: int, interaction: str | None) -> bool:
        async with reading(self.engine) as connection:
            return await journal.known_interaction(connection, game, interaction)

    async def _play(self, loaded: Loaded, move: Move) -> MoveResult:
        if journal.is_stale(loaded, move.seq, move.number):
            raise journal.too_late(loaded, move.seq)
        _running(loaded)
        async with writing(self.engine) as connection:
            after, outcome = await journal.write(connection, loaded, move)
            obeyed = move.seat if move.automatic else None
            await plans.end_rounds(connection, loaded.id, loaded.state, after.state, obeyed=obeyed)
            if after.status == FINISHED:
                await finish(connection, after, move.at)
        self._remember(after)
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
        found = await self.get(game)
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

        return await self._change(game, go)

    async def _change(self, game: int, change: Callable[[AsyncConnection, Loaded], Awaitable[tuple[Loaded, T]]]) -> T:
        """What a change of the present game leads to; tried again if somebody else has moved meanwhile."""
        async with self._lock(game):
            for _ in range(TRIES):
                loaded = await self._fresh(game)
                try:
                    async with writing(self.engine) as connection:
                        after, result = await change(connection, loaded)
                except (Outdated, IntegrityError):
                    continue
                self._remember(after)
                return result
            raise NotNow(StorageCode.BUSY)

    # ------------------------------------------------------------ memory

    async def _loaded(self, game: int) -> Loaded:
        """The game from memory, possibly outdated by another process, or from the database."""
        found = self._cache.get(game)
        return found if found is not None else await self._fresh(game)

    async def _fresh(self, game: int) -> Loaded:
        """The game as the database has it."""
        known = self._cache.get(game)
        async with reading(self.engine) as connection:
            if known is not None:
                now = (await connection.execute(_newest, {"game": game})).one()
                if tuple(now) == (known.number, known.status):
                    return known
            loaded = await journal.load(connection, game)
        if loaded.unfit:
            return await self._without_unfit(loaded)
        self._remember(loaded)
        return loaded

    async def _without_unfit(self, loaded: Loaded) -> Loaded:
        """What was tentative when the rules changed, and does not fit any more, is taken back for good."""
        log.warning("Game %s goes on without %s answers that the rules do not allow.", loaded.id, loaded.unfit)
        with suppress(Outdated):
            async with writing(self.engine) as connection:
                after = await journal.leave_out_unfit(connection, loaded, self._clock())
                await plans.drop(connection, loaded.id)
            self._remember(after)
            return after
        return await self._fresh(loaded.id)

    def _remember(self, loaded: Loaded) -> None:
        self._cache[loaded.id] = loaded
        self._cache.move_to_end(loaded.id)
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)


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
