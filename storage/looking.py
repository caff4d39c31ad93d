"""Looking at a game: its position, its questions and what happened, each as a seat or a spectator may know it."""

from sqlalchemy.ext.asyncio import AsyncEngine

from engine.state import View
from engine.views import view
from storage import journal, retelling
from storage.database import looking, reading
from storage.memory import Memory
from storage.records import History, LogRow, PendingQuestion


class Looking:
    """The reading side of games that are played."""

    def __init__(self, engine: AsyncEngine, memory: Memory) -> None:
        self._engine = engine
        self._memory = memory

    async def view(self, game: int, seat: int | None) -> View:
        """The position as a seat, or a spectator, may see it; what can still be undone, only its seat sees."""
        loaded = await self._memory.fresh(game)
        return view(loaded.state if loaded.tentative_for(seat) else await self._memory.settled(loaded), seat)

    async def asked(self, game: int, seat: int) -> PendingQuestion | None:
        """The present question to this seat; None if it is not asked."""
        loaded = await self._memory.fresh(game)
        if not loaded.tentative_for(seat):
            return None
        return PendingQuestion(view(loaded.state, seat), loaded.number, loaded.seq > loaded.saved_seq)

    async def history(self, game: int, seat: int | None, since: int = -1, to: int | None = None) -> History:
        """What happened after this answer, and up to that one, as a seat or a spectator may know it.

        -1: from the set-up on. None: as far as the game is.
        """
        loaded = await self._memory.fresh(game)
        known = loaded.seq if loaded.tentative_for(seat) else loaded.saved_seq
        to_seq = known if to is None else min(to, known)
        if loaded.is_of_one_piece:
            async with looking(self._engine) as source:
                return await retelling.history(source, game, seat, since, to_seq)
        async with reading(self._engine) as connection:
            return await retelling.history_of_several_rules(connection, game, seat, since, to_seq)

    async def this_turn(self, game: int, seat: int | None) -> History:
        """What happened since the present turn began, as a seat or a spectator may know it."""
        loaded = await self._memory.fresh(game)
        async with looking(self._engine) as source:
            began = await journal.turn_began(source, game, loaded.seq)
        return await self.history(game, seat, began)

    async def turns(self, game: int) -> list[View]:
        """The position at the start of each turn and now, for a spectator."""
        loaded = await self._memory.fresh(game)
        async with reading(self._engine) as connection:
            views = await retelling.turns(connection, game, loaded.saved_seq)
        return [*views, view(await self._memory.settled(loaded), None)]

    async def turn_starts(self, game: int) -> list[int]:
        """How many answers there were when each turn began, and at last how many are final."""
        loaded = await self._memory.fresh(game)
        async with reading(self._engine) as connection:
            starts = await journal.turn_starts(connection, game, loaded.saved_seq)
        return [*starts, loaded.saved_seq]

    async def turn_at(self, game: int, seq: int) -> int:
        """Which turn it was after so many answers."""
        loaded = await self._memory.fresh(game)
        async with looking(self._engine) as source:
            return (await journal.state_at(source, game, min(seq, loaded.saved_seq))).turn

    async def log_since(self, game: int, row: int = 0, undone: bool = False) -> list[LogRow]:
        """The answers after this row of the log; undone ones if wanted."""
        async with looking(self._engine) as source:
            return await journal.rows_since(source, game, row, undone)
