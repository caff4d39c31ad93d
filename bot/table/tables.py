"""All tables: after every move, what answers by itself answers, the channel is told, and the clocks are set."""

import asyncio
import logging
from collections import defaultdict

import discord

from bot.pictures import Pictures
from bot.table.herald import Herald
from bot.table.post import Post
from bot.table.steward import Steward
from bot.table.timekeeper import Timekeeper
from bot.table.watching import Watching
from bot.thinking import Thinking
from storage import Games

log = logging.getLogger(__name__)

PAUSE = 15.0
MOST_DOUBLINGS = 8  # that is about an hour


class Tables:
    """One task for each game that has news; it goes on until there are none left."""

    def __init__(self, games: Games, post: Post, pictures: Pictures, thinking: Thinking) -> None:
        self.games = games
        self.steward = Steward(games, thinking, post)
        self.timekeeper = Timekeeper(games, post)
        self.herald = Herald(games, post, pictures, self.timekeeper)
        self.watching = Watching(games, post, self.herald, thinking, self.wake)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._news: set[int] = set()
        self._failures: dict[int, int] = {}
        self._telling: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    def wake(self, game: int) -> None:
        """Something has happened in this game."""
        self._news.add(game)
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._attend(game), name=f"table {game}")

    async def recall(self, game: int, seat: int) -> None:
        """Somebody else sits at a seat: if it is asked, they are called; news being told just now do not hide that."""
        async with self._telling[game]:
            found = await self.games.get(game)
            if found.to_act == seat:
                if await self.games.held(game):
                    await self.games.let_go(game, found.number)
                await self.games.tell(game, found.told, None, None)
        self.wake(game)

    async def wake_all(self) -> None:
        """After a start: what was not told before is told now, also the end of games."""
        for game in await self.games.unfinished():
            self.wake(game.id)

    async def settled(self) -> None:
        """Until no table has news left."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop; what was not told is told after the next start."""
        await self.watching.close()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self, game: int) -> None:
        try:
            while game in self._news:
                self._news.discard(game)
                if not await self.watching.takes(game):
                    await self.steward.attend(game, self._publish_meanwhile)
                    await self._publish(game)
            self._failures.pop(game, None)
        except discord.NotFound:
            self._news.discard(game)
            log.warning("The channel of game %s is gone; nobody is told its news.", game)
        except discord.Forbidden as error:
            log.warning("Game %s may not tell its news (%s).", game, error)
            self._try_again(game)
        except Exception:
            log.exception("Game %s could not tell its news.", game)
            self._try_again(game)
        finally:
            del self._tasks[game]

    async def _publish(self, game: int) -> None:
        async with self._telling[game]:
            await self.herald.publish(game)

    async def _publish_meanwhile(self, game: int) -> None:
        """While a bot player thinks; if it fails, the answer does not depend on it, and all is told after that."""
        try:
            await self._publish(game)
        except Exception as error:
            log.info("The news of game %s have to wait for the next answer (%s).", game, error)

    def _try_again(self, game: int) -> None:
        """Later, and ever more rarely: as long as nobody is called, no move will try it again."""
        self._news.discard(game)
        failures = self._failures[game] = self._failures.get(game, 0) + 1
        asyncio.get_running_loop().call_later(PAUSE * 2 ** min(failures, MOST_DOUBLINGS), self.wake, game)
