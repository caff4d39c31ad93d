"""Games that last: the one public class of storage."""

import asyncio
from collections.abc import Callable, Sequence

from sqlalchemy.exc import IntegrityError

from engine.codec import present
from engine.state import State, View
from engine.views import view
from storage import game_files, journal, lobby, lost_log, results, retelling, witnesses
from storage.database import connect, disconnect, migrate, reading, writing
from storage.errors import ChannelTaken, NotNow, StorageCode
from storage.game_files import Arrival
from storage.journal import Loaded
from storage.planning import Planning
from storage.records import RUNNING, Game, History, LogRow, PendingQuestion, Seat, SeatResult, Statistics, Terms
from storage.seating import now_ms


class Games(Planning):
    """Create, join, plan, play, undo, look at and list games; every change is one short transaction."""

    @classmethod
    async def open(cls, url: str, clock: Callable[[], int] = now_ms) -> "Games":
        """Open the database at this address and bring its schema up to date."""
        await asyncio.to_thread(present)  # remembered from then on
        engine = connect(url)
        had_log = lost_log.has_log(engine.url)
        try:
            await migrate(engine)
            await lost_log.begin(engine, had_log, clock())
        except BaseException:
            await disconnect(engine)
            raise
        return cls(engine, clock)

    async def close(self) -> None:
        """Close the connections to the database, once what is in flight is done."""
        await disconnect(self.engine)
        await lost_log.end(self.engine)

    # ------------------------------------------------------------ looking

    async def view(self, game: int, seat: int | None) -> View:
        """The position as a seat, or a spectator, may see it; what can still be undone, only its seat sees."""
        loaded = await self._fresh(game)
        return view(loaded.state if loaded.tentative_for(seat) else await self._settled(loaded), seat)

    async def asked(self, game: int, seat: int) -> PendingQuestion | None:
        """The present question to this seat; None if it is not asked."""
        loaded = await self._fresh(game)
        if not loaded.tentative_for(seat):
            return None
        return PendingQuestion(view(loaded.state, seat), loaded.number, loaded.seq > loaded.saved_seq)

    async def history(self, game: int, seat: int | None, since: int = -1, to: int | None = None) -> History:
        """What happened after this answer, and up to that one, as a seat or a spectator may know it.

        -1: from the set-up on. None: as far as the game is.
        """
        loaded = await self._fresh(game)
        known = loaded.seq if loaded.tentative_for(seat) else loaded.saved_seq
        to_seq = known if to is None else min(to, known)
        tell = retelling.history if loaded.is_of_one_piece else retelling.history_of_several_rules
        async with reading(self.engine) as connection:
            return await tell(connection, game, seat, since, to_seq)

    async def this_turn(self, game: int, seat: int | None) -> History:
        """What happened since the present turn began, as a seat or a spectator may know it."""
        loaded = await self._fresh(game)
        async with reading(self.engine) as connection:
            began = await journal.turn_began(connection, game, loaded.seq)
        return await self.history(game, seat, began)

    async def turns(self, game: int) -> list[View]:
        """The position at the start of each turn and now, for a spectator."""
        loaded = await self._fresh(game)
        async with reading(self.engine) as connection:
            views = await retelling.turns(connection, game, loaded.saved_seq)
        return [*views, view(await self._settled(loaded), None)]

    async def turn_starts(self, game: int) -> list[int]:
        """How many answers there were when each turn began, and at last how many are final."""
        loaded = await self._fresh(game)
        async with reading(self.engine) as connection:
            starts = await journal.turn_starts(connection, game, loaded.saved_seq)
        return [*starts, loaded.saved_seq]

    async def turn_at(self, game: int, seq: int) -> int:
        """Which turn it was after so many answers."""
        loaded = await self._fresh(game)
        async with reading(self.engine) as connection:
            return (await journal.state_at(connection, game, min(seq, loaded.saved_seq))).turn

    async def _settled(self, loaded: Loaded) -> State:
        """The State after the last answer that is final."""
        if loaded.saved_seq == loaded.seq:
            return loaded.state
        async with reading(self.engine) as connection:
            return await journal.settled(connection, loaded.id)

    async def log_since(self, game: int, row: int = 0, undone: bool = False) -> list[LogRow]:
        """The answers after this row of the log; undone ones if wanted."""
        async with reading(self.engine) as connection:
            return await journal.rows_since(connection, game, row, undone)

    # ------------------------------------------------------------ results, files, people

    async def results(self, game: int) -> list[SeatResult]:
        """How a finished game ended, by seat."""
        async with reading(self.engine) as connection:
            return await results.of_game(connection, game)

    async def statistics(self, person: str = "", server: str = "") -> Statistics:
        """Finished games of a person, of a server, or of a person on a server."""
        async with reading(self.engine) as connection:
            return await results.statistics(connection, person, server)

    async def export(self, game: int, by: str | None = None) -> bytes:
        """The game as a file that `chaski replay` understands; who gets a running one can take no seat in it."""
        await self._fresh(game)
        if by is None:
            async with reading(self.engine) as connection:
                return await game_files.export(connection, game)
        async with self._lock(game), writing(self.engine) as connection:
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
            async with writing(self.engine) as connection:
                game = await game_files.write(connection, new, server, channel, seats, self._clock(), terms or Terms())
                return await lobby.get(connection, game)
        except IntegrityError:
            raise ChannelTaken(StorageCode.CHANNEL_TAKEN) from None
