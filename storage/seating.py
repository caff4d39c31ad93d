"""Who sits where: the lobby, the seats of running games, and who has seen too much to take one."""

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from secrets import token_hex
from weakref import WeakValueDictionary

from msgspec import json, structs
from sqlalchemy import Delete, delete, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.state import Options
from storage import forgetting, lobby, plans, witnesses
from storage import schema as t
from storage.database import reading, writing
from storage.errors import ChannelTaken, NotNow, StorageCode
from storage.lists import Lists
from storage.posted import Key
from storage.records import (
    ABORTED,
    BOT,
    FINISHED,
    LOBBY,
    NOWHERE,
    OPEN,
    PERSON,
    RUNNING,
    STAND_IN,
    Game,
    Seat,
    Show,
    Terms,
)

SEED_BYTES = 16  # of the system's generator: nobody can try them all


def now_ms() -> int:
    """The present moment in milliseconds."""
    return time.time_ns() // 1_000_000


class Seating(Lists):
    """Tables and their seats; every change is one short transaction."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = now_ms) -> None:
        super().__init__(engine)
        self._clock = clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        """The present moment in milliseconds."""
        return self._clock()

    # ------------------------------------------------------------ the lobby

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
            async with writing(self.engine) as connection:
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
        async with self._lock(game), writing(self.engine) as connection:
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

    async def join(self, game: int, seat: Seat) -> Game:
        """Take the next free seat."""
        async with self._lock(game), writing(self.engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status != LOBBY:
                raise NotNow(StorageCode.STARTED)
            if seat.controller == PERSON and any(other.person == seat.person for other in found.seats):
                raise NotNow(StorageCode.JOINED)
            reserved = [invited for invited in found.terms.invited if invited != seat.person]
            waiting = len([invited for invited in reserved if all(s.person != invited for s in found.seats)])
            if len(found.seats) >= found.options.players:
                raise NotNow(StorageCode.FULL)
            if len(found.seats) + waiting >= found.options.players:
                raise NotNow(StorageCode.INVITED_ONLY)
            await lobby.write_seats(connection, game, [*found.seats, seat])
            return await lobby.get(connection, game)

    async def leave(self, game: int, person: str) -> Game:
        """Give up one's seat before the start."""
        async with self._lock(game), writing(self.engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status != LOBBY:
                raise NotNow(StorageCode.TOO_LATE_TO_LEAVE)
            others = [seat for seat in found.seats if seat.person != person]
            if len(others) == len(found.seats):
                raise NotNow(StorageCode.NOT_JOINED)
            await lobby.write_seats(connection, game, others)
            return await lobby.get(connection, game)

    async def dismiss(self, game: int, seat: int) -> Game:
        """A seat becomes free again before the start."""
        async with self._lock(game), writing(self.engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status != LOBBY or not 0 <= seat < len(found.seats):
                raise NotNow(StorageCode.NO_SEAT_TO_FREE)
            await lobby.write_seats(connection, game, [*found.seats[:seat], *found.seats[seat + 1 :]])
            return await lobby.get(connection, game)

    async def set_modules(self, game: int, change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Game:
        """Other modules for a game that has not begun; those of which no game can be made are refused."""
        async with self._lock(game), writing(self.engine) as connection:
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
        async with self._lock(game), writing(self.engine) as connection:
            await lobby.start(connection, await lobby.hold(connection, game), self._clock())
            return await lobby.get(connection, game)

    # ------------------------------------------------------------ seats

    async def set_orders(self, game: int, seat: int, orders: Mapping[str, str]) -> Game:
        """Keep the standing orders of a seat."""
        return await self._change_seat(game, seat, lambda old: structs.replace(old, orders=dict(orders)))

    async def replace(self, game: int, seat: int, controller: Seat) -> Game:
        """Somebody or something else takes over a seat; standing orders do not carry over.

        A seat that was conceded stays so, and with a bot player; and nobody sits down who has this game as a file.
        """
        return await self._change_seat(game, seat, lambda old: controller)

    async def concede(self, game: int, seat: int, level: str = STAND_IN) -> Game:
        """Leave a running game: a bot player takes the seat and the game goes on (ruling 38)."""
        return await self._change_seat(
            game, seat, lambda old: structs.replace(old, controller=BOT, level=level, orders={}, conceded=True)
        )

    async def _change_seat(self, game: int, seat: int, change: Callable[[Seat], Seat]) -> Game:
        async with self._lock(game), writing(self.engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status not in OPEN:
                raise NotNow(StorageCode.OVER)
            if not 0 <= seat < len(found.seats):
                raise NotNow(StorageCode.NO_SEAT, seat=seat)
            new = await _admitted(connection, found, found.seats[seat], change(found.seats[seat]))
            await lobby.write_seat(connection, game, seat, new)
            if found.status == RUNNING and _is_another(found.seats[seat], new):
                await plans.drop(connection, game, seat)
            elif found.status == RUNNING and new.orders != found.seats[seat].orders:
                await plans.renumber(connection, game, seat)
            if found.status == RUNNING and new.controller == PERSON:
                await witnesses.add(connection, game, [new.person], witnesses.SAT)
            return await lobby.get(connection, game)

    async def must_admit(self, game: int, seat: int, new: Seat) -> None:
        """Refuse whoever could not take this seat, before anybody is told that they do."""
        async with reading(self.engine) as connection:
            found = await lobby.get(connection, game)
            if found.status not in OPEN:
                raise NotNow(StorageCode.OVER)
            await _admitted(connection, found, found.seats[seat], new)

    async def set_show(self, game: int, change: Callable[[Show], Show]) -> Game:
        """A game that is watched goes on in another way; this is on the disk, so that it does after a restart, too."""
        async with self._lock(game), writing(self.engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status != RUNNING or found.terms.watched is None:
                raise NotNow(StorageCode.OVER)
            terms = structs.replace(found.terms, watched=change(found.terms.watched))
            await lobby.write_terms(connection, game, json.encode(terms).decode())
            return await lobby.get(connection, game)

    async def abort(self, game: int) -> Game:
        """End a game without a result; its log stays."""
        async with self._lock(game), writing(self.engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status not in OPEN:
                raise NotNow(StorageCode.OVER)
            await self._end(connection, game)
            return await lobby.get(connection, game)

    async def give_up(self, game: int) -> None:
        """End a game that cannot be read, so that its channel is free again; what is stored of it stays."""
        async with self._lock(game), writing(self.engine) as connection:
            await lobby.must_exist(connection, game)
            await self._end(connection, game)

    async def _end(self, connection: AsyncConnection, game: int) -> None:
        ended = {"status": ABORTED, "open_in": f"game {game}", "to_act": None, "changed": self._clock()}
        going_on = t.games.c.status.not_in((FINISHED, ABORTED))
        await connection.execute(update(t.games).where(t.games.c.id == game, going_on).values(ended))
        await connection.execute(delete(t.timers).where(t.timers.c.game == game))
        await plans.end(connection, game)
        await witnesses.end(connection, game)

    # ------------------------------------------------------------ who has seen what

    async def sat(self, game: int) -> set[str]:
        """Everybody who has sat in a game since it began; who wanted to be forgotten, by a mark."""
        async with reading(self.engine) as connection:
            return await witnesses.having(connection, game, witnesses.SAT)

    async def exported(self, game: int) -> set[str]:
        """Everybody who has got a game as a file while it was running."""
        async with reading(self.engine) as connection:
            return await witnesses.having(connection, game, witnesses.EXPORTED)

    async def may_export(self, game: int, person: str) -> bool:
        """Whether this person may have a game as a file: a running one, only who has never sat in it."""
        async with reading(self.engine) as connection:
            found = await lobby.get(connection, game)
            return found.status != RUNNING or not await witnesses.has(connection, game, person, witnesses.SAT)

    async def forget_person(self, person: str) -> int:
        """Delete what is known of a person: the games remain, the name goes; returns how many seats it was."""
        async with writing(self.engine) as connection:
            return await forgetting.forget(connection, person)

    def _lock(self, game: int) -> asyncio.Lock:
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock


def _is_another(old: Seat, new: Seat) -> bool:
    """Whether somebody or something else plays a seat from now on."""
    return (old.controller, old.person) != (new.controller, new.person)


async def _admitted(connection: AsyncConnection, game: Game, old: Seat, new: Seat) -> Seat:
    """The seat as whoever is new to it gets it; or the refusal that fits."""
    if old.conceded and new.controller != BOT:
        raise NotNow(StorageCode.CONCEDED)
    if old.conceded:
        return structs.replace(new, person=old.person, name=old.name, conceded=True)
    if game.status == RUNNING and new.controller == PERSON and (old.controller, old.person) != (PERSON, new.person):
        if await witnesses.has(connection, game.id, new.person, witnesses.EXPORTED):
            raise NotNow(StorageCode.KNOWS_ALL)
        if old.person != new.person and await witnesses.has(connection, game.id, new.person, witnesses.SAT):
            raise NotNow(StorageCode.KNOWS_A_HAND)
    return new
