"""The life of a game beside its moves: made, dealt, moved to another channel, ended without a result."""

from collections.abc import Callable, Collection
from secrets import token_hex

from msgspec import json, structs
from sqlalchemy import Delete, delete, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.state import Options
from storage import lobby, plans, witnesses
from storage import schema as t
from storage.database import writing
from storage.errors import ChannelTaken, NotNow, StorageCode
from storage.locks import LockByGame
from storage.posted import Key
from storage.records import ABORTED, FINISHED, LOBBY, NOWHERE, OPEN, RUNNING, Game, Show, Terms

SEED_BYTES = 16  # of the system's generator: nobody can try them all


class Lives:
    """Games from their lobby to their end; every change is one short transaction."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int], lock: LockByGame) -> None:
        self._engine = engine
        self._clock = clock
        self._lock = lock

    async def create(
        self,
        server: str,
        channel: str,
        options: Options,
        seed: str | None = None,
        terms: Terms | None = None,
        counts: bool = True,
    ) -> Game:
        """A new game in this channel or thread, waiting for players; one that is watched never counts in statistics."""
        dealt, laid_down = seed or token_hex(SEED_BYTES), terms or Terms()
        try:
            async with writing(self._engine) as connection:
                game = await lobby.create(
                    connection, server, channel, options, dealt, self._clock(), laid_down, counts=counts
                )
                return await lobby.get(connection, game)
        except IntegrityError:
            raise ChannelTaken(StorageCode.CHANNEL_TAKEN) from None

    async def move_to(self, game: int, channel: str, keeping: Collection[Key] = ()) -> Game:
        """The game goes on in another channel or thread, which has none of its messages; only these are kept.

        Whoever is awaited has been so for as long as before: nothing else changes, neither timers nor votes.
        """
        gone = (t.messages.c.game == game, tuple_(t.messages.c.kind, t.messages.c.which).not_in(keeping))
        try:
            return await self._put(game, channel, channel, delete(t.messages).where(*gone))
        except IntegrityError:
            raise ChannelTaken(StorageCode.THAT_CHANNEL_TAKEN) from None

    async def lose_place(self, game: int) -> Game:
        """The channel of a game is gone: it is nowhere, and nothing rings, until it is moved."""
        return await self._put(game, NOWHERE, f"game {game}", delete(t.timers).where(t.timers.c.game == game))

    async def _put(self, game: int, channel: str, open_in: str, left_behind: Delete) -> Game:
        async with self._lock[game], writing(self._engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status not in OPEN:
                raise NotNow(StorageCode.OVER)
            # Never the same moment twice: what is said on coming here is not what was said here before.
            there = {"channel": channel, "open_in": open_in, "changed": max(self._clock(), found.changed + 1)}
            if found.terms.watched is not None:
                there["told"] = -1
            await connection.execute(update(t.games).where(t.games.c.id == game).values(there))
            await connection.execute(left_behind)
            return await lobby.get(connection, game)

    async def set_modules(self, game: int, change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Game:
        """Other modules for a game that has not begun; those of which no game can be made are refused."""
        async with self._lock[game], writing(self._engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status not in OPEN:
                raise NotNow(StorageCode.OVER)
            if found.status != LOBBY:
                raise NotNow(StorageCode.STARTED)
            options = structs.replace(found.options, modules=change(found.options.modules))
            await lobby.write_options(connection, game, options)
            return await lobby.get(connection, game)

    async def start(self, game: int) -> Game:
        """Deal, and begin the game."""
        async with self._lock[game], writing(self._engine) as connection:
            await lobby.start(connection, await lobby.hold(connection, game), self._clock())
            return await lobby.get(connection, game)

    async def set_show(self, game: int, change: Callable[[Show], Show]) -> Game:
        """A game that is watched goes on in another way; this is on the disk, so that it does after a restart, too."""
        async with self._lock[game], writing(self._engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status != RUNNING or found.terms.watched is None:
                raise NotNow(StorageCode.OVER)
            terms = structs.replace(found.terms, watched=change(found.terms.watched))
            await lobby.write_terms(connection, game, json.encode(terms).decode())
            return await lobby.get(connection, game)

    async def set_terms(self, game: int, change: Callable[[Terms], Terms]) -> Game:
        """A table that is not over lays down something else."""
        async with self._lock[game], writing(self._engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status not in OPEN:
                raise NotNow(StorageCode.OVER)
            await lobby.write_terms(connection, game, json.encode(change(found.terms)).decode())
            return await lobby.get(connection, game)

    async def abort(self, game: int) -> Game:
        """End a game without a result; its log stays."""
        async with self._lock[game], writing(self._engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status not in OPEN:
                raise NotNow(StorageCode.OVER)
            await self._end(connection, game)
            return await lobby.get(connection, game)

    async def give_up(self, game: int) -> None:
        """End a game that cannot be read, so that its channel is free again; what is stored of it stays."""
        async with self._lock[game], writing(self._engine) as connection:
            await lobby.must_exist(connection, game)
            await self._end(connection, game)

    async def _end(self, connection: AsyncConnection, game: int) -> None:
        ended = {"status": ABORTED, "open_in": f"game {game}", "to_act": None, "changed": self._clock()}
        going_on = t.games.c.status.not_in((FINISHED, ABORTED))
        await connection.execute(update(t.games).where(t.games.c.id == game, going_on).values(ended))
        await connection.execute(delete(t.timers).where(t.timers.c.game == game))
        await plans.end(connection, game)
        await witnesses.end(connection, game)
