"""All tables: after every move, what answers by itself answers, the channel is told, and the clocks are set."""

import asyncio
import logging

from bot.pictures import Pictures
from bot.table.herald import Herald
from bot.table.post import Post
from bot.table.steward import Steward
from bot.table.timekeeper import Timekeeper
from storage import Games

log = logging.getLogger(__name__)

TRIES = 6
PAUSE = 15.0


class Tables:
    """One task for each game that has news; it goes on until there are none left."""

    def __init__(self, games: Games, post: Post, pictures: Pictures) -> None:
        self.games = games
        self.steward = Steward(games)
        self.herald = Herald(games, post, pictures)
        self.timekeeper = Timekeeper(games, post)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._news: set[int] = set()
        self._failures: dict[int, int] = {}

    def wake(self, game: int) -> None:
        """Something has happened in this game."""
        self._news.add(game)
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._attend(game), name=f"table {game}")

    async def wake_all(self) -> None:
        """After a start: what was not told before is told now."""
        for game in await self.games.running():
            self.wake(game.id)

    async def settled(self) -> None:
        """Until no table has news left."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop; what was not told is told after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self, game: int) -> None:
        try:
            while game in self._news:
                self._news.discard(game)
                await self.steward.attend(game)
                if await self.herald.publish(game):
                    await self.timekeeper.arm(game)
            self._failures.pop(game, None)
        except Exception:
            log.exception("Game %s could not tell its news.", game)
            self._try_again(game)
        finally:
            del self._tasks[game]

    def _try_again(self, game: int) -> None:
        """Later, and not for ever: the next move tries again anyway."""
        self._news.discard(game)
        failures = self._failures[game] = self._failures.get(game, 0) + 1
        if failures <= TRIES:
            asyncio.get_running_loop().call_later(PAUSE * 2**failures, self.wake, game)
