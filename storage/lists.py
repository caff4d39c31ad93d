"""Lists of games."""

from collections.abc import Sequence

from sqlalchemy import Select, and_, or_, select

from storage import lobby
from storage import tables as t
from storage.database import reading
from storage.records import FINISHED, OPEN, PERSON, RUNNING, Game
from storage.registry import Registry


class Lists(Registry):
    """Games by where they are, who sits in them, and whom they wait for."""

    async def get(self, game: int) -> Game:
        """A game with its seats."""
        async with reading(self.engine) as connection:
            return await lobby.get(connection, game)

    async def in_channel(self, channel: str) -> Game | None:
        """The game that is open in a channel or thread."""
        found = await self._list(select(t.games).where(t.games.c.open_in == channel))
        return found[0] if found else None

    async def of_server(self, server: str, statuses: Sequence[str] = OPEN) -> list[Game]:
        """The games of a server."""
        return await self._list(select(t.games).where(t.games.c.server == server, t.games.c.status.in_(statuses)))

    async def of_person(self, person: str, statuses: Sequence[str] = OPEN) -> list[Game]:
        """The games a person sits in."""
        sits = select(t.seats.c.game).where(t.seats.c.person == person)
        return await self._list(select(t.games).where(t.games.c.id.in_(sits), t.games.c.status.in_(statuses)))

    async def pending(self, person: str) -> list[Game]:
        """The running games that wait for this person."""
        mine = (t.seats.c.person == person, t.seats.c.controller == PERSON)
        asked = select(t.seats.c.game).where(*mine, t.seats.c.seat == t.games.c.to_act)
        wanted = select(t.games).where(t.games.c.status == RUNNING, t.games.c.id.in_(asked.correlate(t.games)))
        return await self._list(wanted)

    async def running(self) -> list[Game]:
        """All running games."""
        return await self._list(select(t.games).where(t.games.c.status == RUNNING))

    async def unfinished(self) -> list[Game]:
        """All games that are running, and those of which the channel has not heard the end."""
        unheard = and_(t.games.c.status == FINISHED, t.games.c.told < t.games.c.seq)
        return await self._list(select(t.games).where(or_(t.games.c.status == RUNNING, unheard)))

    async def _list(self, wanted: Select[tuple[object, ...]]) -> list[Game]:
        async with reading(self.engine) as connection:
            return await lobby.games(connection, wanted)
