"""Who sits where: the seats of lobbies and of running games, and who has seen too much to take one."""

from collections.abc import Callable, Mapping

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage import forgetting, lobby, plans, sittings, witnesses
from storage.database import reading, writing
from storage.errors import NotNow, StorageCode
from storage.locks import LockByGame
from storage.records import BOT, LOBBY, OPEN, PERSON, RUNNING, STAND_IN, Game, Leave, Seat


class Seating:
    """The seats of a table, who has them and who may; every change is one short transaction."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int], lock: LockByGame) -> None:
        self._engine = engine
        self._clock = clock
        self._lock = lock

    # ------------------------------------------------------------ before the start

    async def join(self, game: int, seat: Seat) -> Game:
        """Take the next free seat."""
        async with self._lock[game], writing(self._engine) as connection:
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
        async with self._lock[game], writing(self._engine) as connection:
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
        async with self._lock[game], writing(self._engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status != LOBBY or not 0 <= seat < len(found.seats):
                raise NotNow(StorageCode.NO_SEAT_TO_FREE)
            await lobby.write_seats(connection, game, [*found.seats[:seat], *found.seats[seat + 1 :]])
            return await lobby.get(connection, game)

    # ------------------------------------------------------------ standing orders, and who takes over

    async def set_orders(self, game: int, seat: int, orders: Mapping[str, str]) -> Game:
        """Keep the standing orders of a seat."""
        return await self._change_seat(game, seat, lambda old: structs.replace(old, orders=dict(orders)))

    async def set_leave(self, game: int, seat: int, leave: Leave | None) -> Game:
        """Keep until when the player of a seat is away, or that nobody is."""
        return await self._change_seat(game, seat, lambda old: structs.replace(old, leave=leave))

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
        async with self._lock[game], writing(self._engine) as connection:
            found = await lobby.hold(connection, game)
            if found.status not in OPEN:
                raise NotNow(StorageCode.OVER)
            if not 0 <= seat < len(found.seats):
                raise NotNow(StorageCode.NO_SEAT, seat=seat)
            new = await _admitted(connection, found, found.seats[seat], change(found.seats[seat]))
            await lobby.write_seat(connection, game, seat, new)
            if found.status == RUNNING and _is_another(found.seats[seat], new):
                await plans.drop(connection, game, seat)
                await sittings.change(connection, game, seat, found.seats[seat], new, self._clock())
            elif found.status == RUNNING and new.orders != found.seats[seat].orders:
                await plans.renumber(connection, game, seat)
            if found.status == RUNNING and new.controller == PERSON:
                await witnesses.add(connection, game, [new.person], witnesses.SAT)
            return await lobby.get(connection, game)

    async def must_admit(self, game: int, seat: int, new: Seat) -> None:
        """Refuse whoever could not take this seat, before anybody is told that they do."""
        async with reading(self._engine) as connection:
            found = await lobby.get(connection, game)
            if found.status not in OPEN:
                raise NotNow(StorageCode.OVER)
            await _admitted(connection, found, found.seats[seat], new)

    # ------------------------------------------------------------ who has seen what

    async def sat(self, game: int) -> set[str]:
        """Everybody who has sat in a game since it began; who wanted to be forgotten, by a mark."""
        async with reading(self._engine) as connection:
            return await witnesses.having(connection, game, witnesses.SAT)

    async def exported(self, game: int) -> set[str]:
        """Everybody who has got a game as a file while it was running."""
        async with reading(self._engine) as connection:
            return await witnesses.having(connection, game, witnesses.EXPORTED)

    async def may_export(self, game: int, person: str) -> bool:
        """Whether this person may have a game as a file: a running one, only who has never sat in it."""
        async with reading(self._engine) as connection:
            found = await lobby.get(connection, game)
            return found.status != RUNNING or not await witnesses.has(connection, game, person, witnesses.SAT)

    async def forget_person(self, person: str) -> int:
        """Delete what is known of a person: the games remain, the name goes; returns how many seats it was."""
        async with writing(self._engine) as connection:
            return await forgetting.forget(connection, person, self._clock())


def _is_another(old: Seat, new: Seat) -> bool:
    """Whether somebody or something else plays a seat from now on."""
    return _player(old) != _player(new)


def _player(seat: Seat) -> tuple[str, str, str]:
    return seat.controller, seat.person, seat.level if seat.controller == BOT else ""


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
