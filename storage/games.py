"""Games that last: the one public class of storage."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from msgspec import json
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.actions import Action
from engine.core import apply, legal_actions
from engine.errors import GameError
from engine.state import State, View
from engine.views import view
from storage import game_files, journal, lobby, lost_log, results, retelling, witnesses
from storage import schema as t
from storage.database import connect, migrate, reading, writing
from storage.errors import ChannelTaken, DatabaseTrouble, NotNow, StorageCode, StorageError
from storage.game_files import Arrival
from storage.journal import Loaded, Move, Outdated
from storage.records import (
    FINISHED,
    PERSON,
    RUNNING,
    Game,
    History,
    LogRow,
    MoveResult,
    PendingQuestion,
    Seat,
    SeatResult,
    Statistics,
    Terms,
)
from storage.seating import Seating, now_ms

log = logging.getLogger(__name__)

CACHED = 256
TRIES = 5
_newest = select(t.games.c.number, t.games.c.status).where(t.games.c.id == bindparam("game"))


class Games(Seating):
    """Create, join, play, undo, look at and list games; every change is one short transaction."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = now_ms) -> None:
        super().__init__(engine, clock)
        self._cache: OrderedDict[int, Loaded] = OrderedDict()

    @classmethod
    async def open(cls, url: str, clock: Callable[[], int] = now_ms) -> "Games":
        """Open the database at this address and bring its schema up to date."""
        engine = connect(url)
        had_log = lost_log.has_log(engine.url)
        try:
            await migrate(engine)
            await lost_log.begin(engine, had_log, clock())
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, clock)

    async def close(self) -> None:
        """Close the connections to the database."""
        await self.engine.dispose()
        await lost_log.end(self.engine)

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
            if after.status == FINISHED:
                seats = (await lobby.get(connection, loaded.id)).seats
                await journal.write_results(connection, after, move.at, seats)
                await connection.execute(delete(t.timers).where(t.timers.c.game == loaded.id))
                await witnesses.end(connection, loaded.id)
        self._remember(after)
        return MoveResult(loaded.id, after.seq, after.number, outcome)

    async def undo(self, game: int, seat: int, number: int | None = None) -> MoveResult:
        """Take back this seat's last answer, while it has revealed nothing, and the question has this number if any."""

        async def back(connection: AsyncConnection, loaded: Loaded) -> Loaded:
            if journal.is_stale(loaded, loaded.seq, number):
                raise journal.too_late(loaded, loaded.seq)
            return await journal.undo(connection, loaded, seat, self._clock())

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
            return after

        return await self._go_back(game, back)

    async def _go_back(self, game: int, back: Callable[[AsyncConnection, Loaded], Awaitable[Loaded]]) -> MoveResult:
        async with self._lock(game):
            for _ in range(TRIES):
                loaded = await self._fresh(game)
                _running(loaded)
                try:
                    async with writing(self.engine) as connection:
                        after = await back(connection, loaded)
                except Outdated:
                    continue
                self._remember(after)
                return MoveResult(game, after.seq, after.number, None)
            raise NotNow(StorageCode.BUSY)

    # ------------------------------------------------------------ looking

    async def view(self, game: int, seat: int | None) -> View:
        """The position as a seat, or a spectator, may see it; what can still be undone, only its seat sees."""
        loaded = await self._fresh(game)
        return view(loaded.state if loaded.tentative_for(seat) else await self._settled(loaded), seat)

    async def asked(self, game: int, seat: int) -> PendingQuestion | None:
        """The present question to this seat, with what is final about it; None if it is not asked."""
        loaded = await self._fresh(game)
        if not loaded.tentative_for(seat):
            return None
        final = tuple(apply(loaded.state, action).commits for action in legal_actions(loaded.state))
        return PendingQuestion(view(loaded.state, seat), loaded.number, final, loaded.seq > loaded.saved_seq)

    async def preview(self, game: int, seat: int, actions: Sequence[Action]) -> View | None:
        """The position after these answers of a seat, if none of them is final; otherwise nobody may know."""
        state = (await self._fresh(game)).state
        for action in actions:
            outcome = apply(state, action, seat=seat)
            if outcome.commits:
                return None
            state = outcome.state
        return view(state, seat)

    async def history(self, game: int, seat: int | None, since: int = -1) -> History:
        """What happened after this answer, as a seat or a spectator may know it; -1: from the set-up on."""
        loaded = await self._fresh(game)
        to_seq = loaded.seq if loaded.tentative_for(seat) else loaded.saved_seq
        tell = retelling.history if loaded.is_of_one_piece else retelling.history_of_several_rules
        async with reading(self.engine) as connection:
            return await tell(connection, game, seat, since, to_seq)

    async def turns(self, game: int) -> list[View]:
        """The position at the start of each turn and now, for a spectator."""
        loaded = await self._fresh(game)
        async with reading(self.engine) as connection:
            states = await retelling.turns(connection, game, loaded.saved_seq)
        return [view(state, None) for state in [*states, await self._settled(loaded)]]

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
            self._remember(after)
            return after
        return await self._fresh(loaded.id)

    def _remember(self, loaded: Loaded) -> None:
        self._cache[loaded.id] = loaded
        self._cache.move_to_end(loaded.id)
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)


def _running(loaded: Loaded) -> None:
    if loaded.status != RUNNING:
        raise NotNow(StorageCode.OVER)
