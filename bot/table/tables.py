"""All tables: after every move, what answers by itself answers, the channel is told, and the clocks are set."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from bot.background.pictures import Pictures
from bot.background.thinking import Thinking
from bot.table.announce.herald import Herald
from bot.table.automatic_answers import AutomaticAnswers
from bot.table.clock.timekeeper import Timekeeper
from bot.table.io.damaged_games import DamagedGames
from bot.table.io.messages import Messages, is_closed, is_gone
from bot.table.watch.only_bots import WAITING, OnlyBots
from bot.table.watch.watching import Watching
from storage import LOBBY, NOWHERE, Game, Games
from storage.errors import DamagedGame, StorageError
from storage.posted import Aside, SeatCall, key

log = logging.getLogger(__name__)

PAUSE = 15.0
MOST_DOUBLINGS = 8  # that is about an hour
MOST_TRIES = 5  # in a channel that is closed to us; the next move tries again
LANES = 3  # tables that catch up beside each other after a start, so that whoever presses a button does not wait
PATIENCE = 5.0  # seconds that an answer waits until all before it is said


class Tables:
    """Sees to all tables: one task for each game that has news, until it has none left."""

    def __init__(self, games: Games, messages: Messages, pictures: Pictures, thinking: Thinking) -> None:
        self.games = games
        self._messages = messages
        self.damaged_games = DamagedGames(games, messages)
        self.automatic_answers = AutomaticAnswers(games, thinking, messages)
        self.timekeeper = Timekeeper(games, messages, self.lose)
        self.only_bots = OnlyBots(games, messages, self.timekeeper)
        self.timekeeper.on(WAITING, self._let_bots_finish)
        self.herald = Herald(games, messages, pictures, self.timekeeper)
        self.watching = Watching(games, messages, self.herald, thinking, self.damaged_games, self.wake, self.lose)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._news: set[int] = set()
        self._failures: dict[int, int] = {}
        self._unsaid: set[int] | None = None  # what may have been about to speak when the bot ended; None: any game

    def wake(self, game: int) -> None:
        """Something has happened in this game."""
        self._news.add(game)
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._attend(game), name=f"table {game}")

    @asynccontextmanager
    async def answering(self, game: int) -> AsyncIterator[None]:
        """For an answer, also one said ahead: nothing is being said about the game, nor left unsaid since the start.

        So what a crash interrupts is said in the same words after it, and Discord, which knows them again, says them
        once. Nobody waits for long: where a message cannot be sent, the game goes on all the same.
        """
        if self._unsaid is None or game in self._unsaid:
            self.wake(game)
            await asyncio.wait([self._tasks[game]], timeout=PATIENCE)
        async with AsyncExitStack() as held:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await held.enter_async_context(self.games.locks.saying[game])
            yield

    async def recall(self, game: int, seat: int) -> None:
        """Somebody else sits at a seat: if it is asked, they are called; news being told just now do not hide that."""
        async with self.games.locks.telling[game]:
            found, messages = await self.games.get(game), await self.games.messages(game)
            before = messages.get(Aside, seat)
            said_there = (before.answered(found.told),) if before else ()  # what it says, stays there
            await self.games.remember_message(game, *said_there, forgetting=(key(Aside, seat), key(SeatCall, seat)))
            if found.to_act == seat:
                await self.games.tell(game, found.told, None, None)
        self.wake(game)

    async def lose(self, game: Game) -> None:
        """The channel of a game is gone: what nobody sits at ends, any other game waits until it is moved."""
        log.warning("The channel of game %s is gone.", game.id)
        self._failures.pop(game.id, None)
        with suppress(StorageError):  # it may have ended meanwhile
            if game.status == LOBBY or game.terms.watched is not None:
                await self.games.abort(game.id)
            else:
                await self.games.lose_place(game.id)

    async def wake_all(self) -> None:
        """After a start: what was not told before is told now, also the end of games; a few tables at a time."""
        await self.damaged_games.tell_all()
        unfinished = [game for game in await self.games.lists.unfinished() if self._messages.serves(game.server)]
        self._unsaid = {game.id for game in unfinished}
        waiting = iter(unfinished)
        lanes = [asyncio.create_task(self._catch_up(waiting)) for _ in range(LANES)]
        self._catching_up.update(lanes)
        await asyncio.gather(*lanes)

    async def _catch_up(self, waiting: Iterable[Game]) -> None:
        try:
            for game in waiting:
                try:
                    await self._begin_again(game)
                except Exception as error:
                    self._try_again(game.id, error)
        finally:
            task = asyncio.current_task()
            assert task is not None
            self._catching_up.discard(task)

    async def _begin_again(self, game: Game) -> None:
        """One table after a start, until it has told all; or it has no place any more."""
        if game.channel == NOWHERE or await self._messages.has_place(game.channel):
            self.wake(game.id)
            await asyncio.wait([self._tasks[game.id]])
        else:
            await self.lose(game)

    async def settled(self) -> None:
        """Wait until no table has news left."""
        while self._tasks or self._catching_up:
            await asyncio.gather(*self._tasks.values(), *self._catching_up, return_exceptions=True)

    async def close(self) -> None:
        """Stop; what was not told is told after the next start."""
        await self.watching.close()
        tasks = [*self._catching_up, *self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self, game: int) -> None:
        try:
            while game in self._news:
                self._news.discard(game)
                if not await self.watching.takes(game):
                    await self._say_unsaid(game)
                    if not await self.only_bots.must_wait(game):
                        await self.automatic_answers.attend(
                            game, self._publish_meanwhile, self._publish, self.only_bots.must_wait
                        )
                    if game not in self._news:  # else whoever is asked by now may have left the answer to an order
                        await self._publish(game)
            self._failures.pop(game, None)
        except Exception as error:
            self._news.discard(game)
            if is_gone(error):
                await self._lose(game)
            elif isinstance(error, DamagedGame):
                await self.damaged_games.tell(game, error)
            else:
                self._try_again(game, error)
        finally:
            del self._tasks[game]

    async def _let_bots_finish(self, game: Game) -> None:
        if await self.only_bots.let_finish(game):
            self.wake(game.id)

    async def _lose(self, game: int) -> None:
        try:
            await self.lose(await self.games.get(game))
        except StorageError as error:
            self._try_again(game, error)

    def _try_again(self, game: int, error: Exception) -> None:
        """Each game fails alone, and is told later."""
        failures = self._failures[game] = self._failures.get(game, 0) + 1
        if not is_closed(error):
            log.error("Game %s could not tell its news.", game, exc_info=error)
        elif failures <= MOST_TRIES:
            log.warning("Game %s may not tell its news (%s).", game, error)
        else:
            log.warning("Game %s may not tell its news (%s) and waits for the next move.", game, error)
            return
        # Ever more rarely: as long as nobody is called, no move will try it again.
        asyncio.get_running_loop().call_later(PAUSE * 2 ** min(failures, MOST_DOUBLINGS), self.wake, game)

    async def _say_unsaid(self, game: int) -> None:
        if self._unsaid is None or game in self._unsaid:
            await self._publish(game)
            await self.herald.complete_prompt(game)
            if self._unsaid is not None:
                self._unsaid.discard(game)

    async def _publish(self, game: int) -> None:
        async with self.games.locks.telling[game]:
            await self.herald.publish(game)

    async def _publish_meanwhile(self, game: int) -> None:
        """While a bot player thinks; if it fails, the answer does not depend on it, and all is told after that."""
        try:
            await self._publish(game)
        except Exception as error:
            log.info("The news of game %s have to wait for the next answer (%s).", game, error)
