"""Games as they are kept and handed on: results and files."""

import asyncio
from collections.abc import Callable, Sequence

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from storage import game_files, lobby, results, witnesses
from storage.database import reading, writing
from storage.errors import ChannelTaken, NotNow, StorageCode
from storage.game_files import Arrival
from storage.locks import LockByGame
from storage.memory import Memory
from storage.records import RUNNING, Game, Seat, SeatResult, Terms


class Archive:
    """How games ended, and games as files."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int], lock: LockByGame, memory: Memory) -> None:
        self._engine = engine
        self._clock = clock
        self._lock = lock
        self._memory = memory

    async def results(self, game: int) -> list[SeatResult]:
        """How a finished game ended, by seat."""
        async with reading(self._engine) as connection:
            return await results.of_game(connection, game)

    async def export(self, game: int, by: str | None = None) -> bytes:
        """The game as a file that `chaski replay` understands; who gets a running one can take no seat in it."""
        await self._memory.fresh(game)
        if by is None:
            async with reading(self._engine) as connection:
                return await game_files.export(connection, game)
        async with self._lock[game], writing(self._engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status == RUNNING:
                if await witnesses.has(connection, game, by, witnesses.SAT):
                    raise NotNow(StorageCode.SECRETS)
                await witnesses.add(connection, game, [by], witnesses.EXPORTED)
            return await game_files.export(connection, game)

    async def import_game(
        self, data: bytes | Arrival, server: str, channel: str, seats: Sequence[Seat], terms: Terms | None = None
    ) -> Game:
        """A game from such a file, every answer checked."""
        new = data if isinstance(data, Arrival) else await asyncio.to_thread(game_files.unpack, data)
        try:
            async with writing(self._engine) as connection:
                game = await game_files.write(connection, new, server, channel, seats, self._clock(), terms or Terms())
                return await lobby.get(connection, game)
        except IntegrityError:
            raise ChannelTaken(StorageCode.CHANNEL_TAKEN) from None
