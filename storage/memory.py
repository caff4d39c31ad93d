"""The games that are kept in memory, each as the database has it."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from engine.state import State
from storage import journal, plans, prepared
from storage import schema as t
from storage.database import looking, writing
from storage.journal import Loaded, Outdated
from storage.prepared import Prepared

log = logging.getLogger(__name__)

CACHED = 256
_newest = Prepared(select(t.games.c.number, t.games.c.status).where(t.games.c.id == bindparam("game")))


class Memory:
    """The games that were used last; another program may have moved in them since."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int]) -> None:
        self._engine = engine
        self._clock = clock
        self._games: OrderedDict[int, Loaded] = OrderedDict()

    def __len__(self) -> int:
        return len(self._games)

    async def loaded(self, game: int) -> Loaded:
        """The game from memory, possibly outdated by another process, or from the database."""
        found = self._games.get(game)
        return found if found is not None else await self.fresh(game)

    async def fresh(self, game: int) -> Loaded:
        """The game as the database has it."""
        known = self._games.get(game)
        async with looking(self._engine) as source:
            if known is not None:
                now = await prepared.one(source, _newest, game=game)
                if tuple(now) == (known.number, known.status):
                    return known
            loaded = await journal.load(source, game)
        if loaded.unfit:
            return await self._without_unfit(loaded)
        self.remember(loaded)
        return loaded

    async def settled(self, loaded: Loaded) -> State:
        """The State after the last answer that is final."""
        if loaded.saved_seq == loaded.seq:
            return loaded.state
        async with looking(self._engine) as source:
            return await journal.settled(source, loaded.id)

    async def _without_unfit(self, loaded: Loaded) -> Loaded:
        """What was tentative when the rules changed, and does not fit any more, is taken back for good."""
        log.warning("Game %s goes on without %s answers that the rules do not allow.", loaded.id, loaded.unfit)
        with suppress(Outdated):
            async with writing(self._engine) as connection:
                after = await journal.leave_out_unfit(connection, loaded, self._clock())
                await plans.drop(connection, loaded.id)
            self.remember(after)
            return after
        return await self.fresh(loaded.id)

    def remember(self, loaded: Loaded) -> None:
        """Keep a game, in the place of the one that was used longest ago if there are many."""
        self._games[loaded.id] = loaded
        self._games.move_to_end(loaded.id)
        while len(self._games) > CACHED:
            self._games.popitem(last=False)
