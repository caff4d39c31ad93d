"""Lists of games; one that is damaged is left out of all of them, and stops no other."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncEngine

from storage import lobby, notes
from storage import schema as t
from storage.beside import beside
from storage.complaints import Complaints
from storage.database import looking, reading, writing
from storage.errors import DamagedGame
from storage.records import ABORTED, FINISHED, LOBBY, OPEN, PERSON, RUNNING, STATUSES, Game, Unreadable
from storage.rows import game_of, host_of
from storage.share import Share

_UNHEARD = and_(t.games.c.status == FINISHED, t.games.c.told < t.games.c.seq)
_NOTE = "unreadable {}"


class Lists:
    """Games by where they are, who sits in them, and whom they wait for."""

    def __init__(self, engine: AsyncEngine, complaints: Complaints, share: Share) -> None:
        self._engine = engine
        self._complaints = complaints
        self._share = share

    async def in_channel(self, channel: str) -> Game | None:
        """The game that is open in a channel or thread; raises DamagedGame if it cannot be read."""
        async with looking(self._engine) as source:
            return await lobby.open_in(source, channel)

    async def last_finished_in(self, channel: str) -> Game | None:
        """The newest of the games that ended in a channel or thread."""
        ended = select(t.games.c.id).where(t.games.c.channel == channel, t.games.c.status == FINISHED)
        newest = ended.order_by(t.games.c.changed.desc(), t.games.c.id.desc()).limit(1)
        found = await self._list(t.games.c.id == newest.scalar_subquery())
        return found[0] if found else None

    async def of_server(self, server: str, statuses: Sequence[str] = OPEN) -> list[Game]:
        """The games of a server."""
        return await self._list(t.games.c.server == server, t.games.c.status.in_(statuses))

    async def of_person(self, person: str, statuses: Sequence[str] = OPEN) -> list[Game]:
        """The games a person sits in."""
        sits = select(t.seats.c.game).where(t.seats.c.person == person)
        return await self._list(t.games.c.id.in_(sits), t.games.c.status.in_(statuses))

    async def pending(self, person: str) -> list[Game]:
        """The running games that wait for this person."""
        mine = (t.seats.c.person == person, t.seats.c.controller == PERSON)
        now = or_(t.seats.c.seat == t.games.c.to_act, t.seats.c.awaited.is_not(None))
        asked = select(t.seats.c.game).where(*mine, now)
        return await self._list(t.games.c.status == RUNNING, t.games.c.id.in_(asked.correlate(t.games)))

    async def running(self, share: Share | None = None) -> list[Game]:
        """All games of the program's share, or of another one, that are being played."""
        return await self._list(t.games.c.status == RUNNING, (share or self._share).condition)

    async def lobbies(self) -> list[Game]:
        """All games of the share that nobody has started."""
        return await self._list(t.games.c.status == LOBBY, self._share.condition)

    async def unfinished(self) -> list[Game]:
        """All games of the share that are running, and those of which the channel has not heard the end."""
        return await self._list(or_(t.games.c.status == RUNNING, _UNHEARD), self._share.condition)

    async def count(self) -> dict[str, int]:
        """The number of all games by their state."""
        async with reading(self._engine) as connection:
            found = await connection.execute(select(t.games.c.status, func.count()).group_by(t.games.c.status))
            counted = {str(row[0]): int(row[1]) for row in found}
        return {status: counted.get(status, 0) for status in STATUSES}

    async def _list(self, *wanted: ColumnElement[bool]) -> list[Game]:
        async with reading(self._engine) as connection:
            found = await lobby.rows(connection, *wanted)
        games, damaged = await beside(len(found), lambda: _read(found.values()))
        for game, damage in damaged.items():
            self._complaints.add(f"Game {game}", damage)
        return games

    # ------------------------------------------------------------ those that are left out

    async def unreadable(self) -> list[Unreadable]:
        """The games of the share that are not over, as far as can be seen, and cannot be read."""
        damaged: list[Unreadable] = []
        async with reading(self._engine) as connection:
            found = await lobby.rows(
                connection, or_(t.games.c.status.not_in((FINISHED, ABORTED)), _UNHEARD), self._share.condition
            )
        _, damages = await beside(len(found), lambda: _read(found.values()))
        for game, damage in damages.items():
            row, seats = found[game]
            damaged.append(
                Unreadable(
                    id=game,
                    server=str(row.server),
                    channel=str(row.channel),
                    host=host_of(row.terms, seats),
                    reason=str(damage),
                    told=await self.is_told(game, str(damage)),
                )
            )
        return damaged

    async def is_told(self, game: int, reason: str) -> bool:
        """Whether those whom it concerns know that this game cannot be read for this reason."""
        async with reading(self._engine) as connection:
            return await notes.read(connection, _NOTE.format(game)) == reason

    async def note_told(self, damaged: Unreadable) -> None:
        """Those whom it concerns have been told that this game cannot be read; for another reason they are again."""
        async with writing(self._engine) as connection:
            await notes.write(connection, _NOTE.format(damaged.id), damaged.reason)


def _read(rows: Iterable[tuple[Row[Any], Sequence[Row[Any]]]]) -> tuple[list[Game], dict[int, DamagedGame]]:
    """The games that can be read, and why the others cannot."""
    games: list[Game] = []
    damaged: dict[int, DamagedGame] = {}
    for row, seats in rows:
        try:
            games.append(game_of(row, seats))
        except DamagedGame as damage:
            damaged[row.id] = damage
    return games, damaged
