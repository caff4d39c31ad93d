"""Games that last: the one public class of storage, put together from its parts."""

import asyncio
import time
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from engine.codec import present
from storage import lobby, lost_log
from storage.archive import Archive
from storage.complaints import Complaints
from storage.database import connect, disconnect, looking, migrate
from storage.lists import Lists
from storage.lives import Lives
from storage.locks import Locks
from storage.looking import Looking
from storage.memory import Memory
from storage.planning import Planning
from storage.playing import Playing
from storage.records import Game
from storage.registry import Registry
from storage.seating import Seating
from storage.share import Share
from storage.statistics import StatisticsQueries


def now_ms() -> int:
    """The present moment in milliseconds."""
    return time.time_ns() // 1_000_000


class Games:
    """All games of a database; every change is one short transaction.

    What is done to a game as a whole, and what is posted of it, is called here by its name; its seats, the plans at
    it, lists of games and what is kept beside them have parts of their own.
    """

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = now_ms) -> None:
        self.engine = engine
        self.now = clock
        self.locks = Locks()
        self.memory = Memory(engine, clock)
        self.share = Share()
        complaints = Complaints()

        self.registry = registry = Registry(engine, complaints, self.share)
        self.remember_message, self.forget_message = registry.remember_message, registry.forget_message
        self.messages, self.prompts = registry.messages, registry.prompts
        self.tell, self.set_bank, self.set_wait = registry.tell, registry.set_bank, registry.set_wait

        self.lists = Lists(engine, complaints, self.share)
        self.seats = Seating(engine, clock, self.locks.change)

        lives = Lives(engine, clock, self.locks.change)
        self.create, self.set_modules, self.start = lives.create, lives.set_modules, lives.start
        self.move_to, self.lose_place = lives.move_to, lives.lose_place
        self.set_show, self.set_terms = lives.set_show, lives.set_terms
        self.abort, self.give_up = lives.abort, lives.give_up

        playing = Playing(engine, clock, self.locks.change, self.memory)
        self.play, self.undo, self.take_back = playing.play, playing.undo, playing.take_back
        self.plans = Planning(engine, clock, self.locks.change, playing, complaints)

        looking = Looking(engine, self.memory)
        self.view, self.asked, self.log_since = looking.view, looking.asked, looking.log_since
        self.history, self.this_turn, self.turns = looking.history, looking.this_turn, looking.turns
        self.turn_starts, self.turn_at = looking.turn_starts, looking.turn_at

        archive = Archive(engine, clock, self.locks.change, self.memory)
        self.results, self.export, self.import_game = archive.results, archive.export, archive.import_game
        self.statistics = StatisticsQueries(engine)

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

    async def get(self, game: int) -> Game:
        """A game with its seats; raises DamagedGame if it cannot be read."""
        async with looking(self.engine) as source:
            return await lobby.get(source, game)
