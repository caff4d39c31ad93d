"""All tables: after every move come automatic answers, messages in the channel, and clocks."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from msgspec import structs

from bot.background.kinds_of_work import on_behalf_of
from bot.background.pictures import Pictures
from bot.background.thinking import Thinking
from bot.logs import begin_game
from bot.table.announce.calls import call_of
from bot.table.announce.herald import Herald
from bot.table.automatic_answers import AutomaticAnswers
from bot.table.clock.timekeeper import Timekeeper
from bot.table.clock.waits import Waits
from bot.table.io.damaged_games import DamagedGames
from bot.table.io.messages import Messages, is_closed, is_gone
from bot.table.io.quotas import Quotas
from bot.table.watch.only_bots import WAITING, OnlyBots
from bot.table.watch.watching import Watching
from engine.early import asked_early
from storage import LOBBY, NOWHERE, PERSON, RUNNING, Game, Games, Timer
from storage.errors import DamagedGame, StorageError
from storage.posted import Aside, Board, OpenPrompt, SeatCall, SilentCall, key

log = logging.getLogger(__name__)

PAUSE = 15.0
MOST_DOUBLINGS = 8  # that is about an hour
MOST_TRIES = 5  # in a closed channel; the next move tries again
LANES = 3  # tables that catch up at the same time after a start, so that buttons stay fast
PATIENCE = 5.0  # longest wait of an answer for earlier messages and automatic answers, in seconds
LONG_PATIENCE = (
    20.0  # longest wait after a start or trouble: what was half told then is told twice if the game moves on
)


class Tables:
    """Runs one task for each game with news."""

    def __init__(
        self, games: Games, messages: Messages, pictures: Pictures, thinking: Thinking, quotas: Quotas
    ) -> None:
        self.games = games
        self._messages = messages
        self.damaged_games = DamagedGames(games, messages)
        self.automatic_answers = AutomaticAnswers(games, thinking, messages)
        self.timekeeper = Timekeeper(games, messages, self.lose)
        self.only_bots = OnlyBots(games, messages, self.timekeeper)
        self.timekeeper.on(WAITING, self._let_bots_finish)
        self.waits = Waits(games, messages, self.timekeeper)
        self.herald = Herald(games, messages, pictures, self.waits)
        self.watching = Watching(
            games, messages, self.herald, thinking, self.damaged_games, quotas, self.wake, self.lose
        )
        self.tell_elsewhere: Callable[[int], Awaitable[None]] = _nobody  # tells the program that attends to a game
        self._before_first_board: list[Callable[[Game], Awaitable[None]]] = []
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._news: set[int] = set()
        self._failures: dict[int, int] = {}
        self._unsaid: set[int] | None = None  # games with possibly half told news since a start or trouble; None: any
        self._attends_anew = asyncio.Event()  # set, and replaced, as often as this program attends to other games

    def before_first_board(self, work: Callable[[Game], Awaitable[None]]) -> None:
        """Registers work to do before a new game is shown and calls anybody; after a crash it is done again."""
        self._before_first_board.append(work)

    def wake(self, game: int) -> None:
        """Notes news of a game; if another program attends to it, that one is told."""
        self._news.add(game)
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._attend(game), name=f"table {game}")

    async def attend_now(self, game: int, patience: float = PATIENCE) -> None:
        """Waits until a game has no news, for so many seconds at most."""
        self.wake(game)
        await asyncio.wait([self._tasks[game]], timeout=patience)

    @asynccontextmanager
    async def answering(self, game: int) -> AsyncIterator[None]:
        """Context of an answer, without messages of the game under way, or half told since a start or trouble.

        So a message after a crash has the same nonce as before, and Discord posts it once; an edit tells the same
        again. After `LONG_PATIENCE` and `PATIENCE` the answer goes ahead all the same.
        """
        until = asyncio.get_running_loop().time() + LONG_PATIENCE
        async with AsyncExitStack() as held:
            await self._wait_for_words(game, until, held)
            if self._is_half_told(game):  # trouble has broken off the very message that the answer has waited for
                await held.aclose()
                await self._wait_for_words(game, until, held)
            yield

    async def _wait_for_words(self, game: int, until: float, held: AsyncExitStack) -> None:
        """Waits until nothing is half told, until this moment, and then for the message under way, and holds others."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                await self._say_first(game)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await held.enter_async_context(self.games.locks.saying[game])

    def _is_half_told(self, game: int) -> bool:
        """Whether a start or trouble may have left news of a game half told."""
        return self._unsaid is None or game in self._unsaid

    async def said(self, game: int) -> None:
        """Waits until no message of a game is under way, for a while at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE), self.games.locks.saying[game]:
                return

    async def _say_first(self, game: int) -> None:
        """Tells the unsaid news of a game newly attended to; a failure is not tried again here."""
        while self._is_half_told(game):
            attends_anew = self._attends_anew
            if self.games.share.has((await self.games.get(game)).server):
                self.wake(game)
                telling = self._tasks[game]
                await asyncio.wait([telling])
                if not telling.cancelled():
                    return
            await attends_anew.wait()

    async def recall(self, game: int, seat: int) -> None:
        """Calls the new player of a seat that is asked, also along with others, also while news are on their way."""
        async with self.games.locks.telling[game]:
            found, messages = await self.games.get(game), await self.games.messages(game)
            before = messages.get(Aside, seat)
            said_there = (before.answered(found.told),) if before else ()  # its old message stays
            gone = tuple(key(kind, seat) for kind in (Aside, SeatCall, SilentCall))
            await self.games.remember_message(game, *said_there, forgetting=gone)
            await self.games.set_wait(game, seat, None)
            if found.to_act == seat or await self._is_asked_along(found, seat):
                await self.games.tell(game, found.told, None)
        self.wake(game)

    async def _is_asked_along(self, game: Game, seat: int) -> bool:
        """Whether a seat can answer before its turn to answer; notes that the seat to act has been called."""
        if game.status != RUNNING or game.to_act is None or game.seats[seat].controller != PERSON:
            return False
        if await asyncio.to_thread(asked_early, await self.games.view(game.id, seat)) is None:
            return False
        messages = await self.games.messages(game.id)
        where, asked = messages.get(OpenPrompt) or messages.get(Board), await self.games.view(game.id, game.to_act)
        if where and game.to_act in game.waits and not messages.get(SeatCall, game.to_act) and asked.decision:
            known = structs.replace(call_of(asked), channel=where.channel, message=where.message)
            await self.games.remember_message(game.id, known)
        return True

    async def lose(self, game: Game) -> None:
        """Handles a lost channel: lobbies and watched games end, other games wait for another channel."""
        log.warning("The channel of game %s is gone.", game.id)
        self._failures.pop(game.id, None)
        with suppress(StorageError):  # it may have ended meanwhile
            if game.status == LOBBY or game.terms.watched is not None:
                await self.games.abort(game.id)
            else:
                await self.games.lose_place(game.id)

    async def attend_to(self, shards: Collection[int], count: int) -> None:
        """Takes over the games of these shards out of `count`, and drops all others.

        Work under way breaks off, as by a crash; the next program with the game goes on with it.
        """
        async with self.timekeeper.still():
            await self._break_off()
            self.games.share.limit(shards, count)
            self._unsaid = None
            self.timekeeper.begin_again()
        self._attends_anew.set()
        self._attends_anew = asyncio.Event()
        if shards:
            await self.wake_all()

    async def wake_all(self) -> None:
        """Publishes unsent news after a start, a few tables at a time."""
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
        """Publishes the news of one table after a start, or handles its lost channel."""
        if game.channel == NOWHERE or await self._messages.has_place(game.channel):
            self.wake(game.id)
            await asyncio.wait([self._tasks[game.id]])
        else:
            await self.lose(game)

    async def settled(self) -> None:
        """Waits until no table has news."""
        while self._tasks or self._catching_up:
            await asyncio.gather(*self._tasks.values(), *self._catching_up, return_exceptions=True)

    async def close(self) -> None:
        """Stops; the next start publishes the rest."""
        await self._break_off()

    async def _break_off(self) -> None:
        await self.watching.close()
        tasks = [*self._catching_up, *self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self, game: int) -> None:
        begin_game(game)
        try:
            while game in self._news:
                self._news.discard(game)
                found = await self.games.get(game)
                on_behalf_of.set(found.server)
                if not self.games.share.has(found.server):
                    await self.tell_elsewhere(game)
                elif not await self.watching.takes(game):
                    await self._prepare(found)
                    await self._say_unsaid(game)
                    if not await self.only_bots.must_wait(game):
                        await self.automatic_answers.attend(
                            game, self._publish_meanwhile, self._publish, self.only_bots.must_wait
                        )
                    if game not in self._news:  # otherwise an order may answer first
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

    async def _prepare(self, game: Game) -> None:
        if game.status == RUNNING and game.channel != NOWHERE and game.told < 0:
            for work in self._before_first_board:
                await work(game)

    async def _let_bots_finish(self, game: Game, timer: Timer) -> bool:
        if await self.only_bots.let_finish(game):
            self.wake(game.id)
        return True

    async def _lose(self, game: int) -> None:
        try:
            await self.lose(await self.games.get(game))
        except StorageError as error:
            self._try_again(game, error)

    def _try_again(self, game: int, error: Exception) -> None:
        """Logs the failure of one game and schedules another try."""
        failures = self._failures[game] = self._failures.get(game, 0) + 1
        if not is_closed(error):
            log.error("Game %s could not tell its news.", game, exc_info=error)
        elif failures <= MOST_TRIES:
            log.warning("Game %s may not tell its news (%s).", game, error)
        else:
            log.warning("Game %s may not tell its news (%s) and waits for the next move.", game, error)
            return
        # Ever more rarely, but without end: while nobody is called, no move tries again.
        asyncio.get_running_loop().call_later(PAUSE * 2 ** min(failures, MOST_DOUBLINGS), self.wake, game)

    async def _say_unsaid(self, game: int) -> None:
        if self._is_half_told(game):
            await self._publish(game)
            await self.herald.complete_prompt(game)
            if self._unsaid is not None:
                self._unsaid.discard(game)

    async def _publish(self, game: int) -> None:
        async with self.games.locks.telling[game]:
            try:
                await self.herald.publish(game)
            except (Exception, asyncio.CancelledError) as error:
                if self._unsaid is not None and not is_closed(error):
                    self._unsaid.add(game)
                raise

    async def _publish_meanwhile(self, game: int) -> None:
        """Publishes before a bot player thinks; a failure waits for the next try, unless it may be half told."""
        try:
            await self._publish(game)
        except StorageError:
            raise
        except Exception as error:
            log.info("The news of game %s have to wait for the next answer (%s).", game, error)


async def _nobody(game: int) -> None:
    """No other program attends to games."""
