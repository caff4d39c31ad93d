"""Timers: rows in the database, and one task that sleeps until the next is due."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress

from bot.table.clock.clock import MINUTE
from bot.table.io.messages import Messages, is_closed, is_gone
from storage import Game, Games, NewTimer, Timer
from storage.errors import DamagedGame, NoSuchGame

log = logging.getLogger(__name__)

MOST_TIMERS = 1_000_000
LONGEST_SLEEP = 60.0  # seconds: a suspended machine misses no more than this, and a dead bot is noticed as soon
AFTER_TROUBLE = 60.0
TRY_AGAIN = 2 * MINUTE  # within this time Discord recognises a nonce
MOST_DOUBLINGS = 5
MOST_TRIES = 6  # of a timer, in about two hours; the next call sets new ones

Deed = Callable[[Game, Timer], Awaitable[bool]]  # the effect of a timer; False: not now, later


class Timekeeper:
    """Rings each timer once, by the deed of its kind."""

    def __init__(self, games: Games, messages: Messages, lose: Callable[[Game], Awaitable[None]]) -> None:
        self._games = games
        self._messages = messages
        self._lose = lose  # called when a channel is gone
        self._deeds: dict[str, Deed] = {}  # by kind
        self._first: list[Callable[[], Awaitable[None]]] = []
        self._undone: list[Callable[[], Awaitable[None]]] = []
        self._pulse: Callable[[], Awaitable[None]] | None = None
        self._changed = asyncio.Event()
        self._ringing = asyncio.Lock()

    def on(self, kind: str, deed: Deed) -> None:
        """Registers the deed of a kind of timer."""
        self._deeds[kind] = deed

    def first(self, work: Callable[[], Awaitable[None]]) -> None:
        """Registers work to do before the first timer rings, and again whenever more games are attended to."""
        self._first.append(work)
        self._undone.append(work)

    def begin_again(self) -> None:
        """Notes that more games are attended to than before."""
        self._undone = [*self._first]
        self._changed.set()

    def at_every_look(self, work: Callable[[], Awaitable[None]]) -> None:
        """Registers work to do whenever the timers are looked through, at least once a minute."""
        self._pulse = work

    async def set(self, game: int, kind: str, due: int, payload: Mapping[str, str] | None = None) -> None:
        """Sets a timer of a registered kind."""
        await self._games.registry.set_timer(game, kind, due, payload)
        self._changed.set()

    async def reset(self, game: int, kinds: Sequence[str], new: Sequence[NewTimer]) -> None:
        """Sets these timers of a game in place of all of these kinds."""
        await self._games.registry.replace_timers(game, kinds, new)
        self._changed.set()

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Context without a ringing timer."""
        async with self._ringing:
            yield

    # ------------------------------------------------------------ ringing

    async def run(self) -> None:
        """Rings due timers for ever; one that fell due while the bot was offline rings once."""
        while True:
            self._changed.clear()
            try:
                pause = await self.ring_due()
            except Exception:
                log.exception("The timers cannot be rung.")
                pause = AFTER_TROUBLE
            # In Python 3.11, wait_for can miss a cancellation at the moment it finishes.
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._changed.wait()

    async def ring_due(self) -> float:
        """Rings all due timers; returns the seconds until the next one."""
        async with self._ringing:
            while self._undone:
                await self._undone[0]()
                del self._undone[0]
            if self._pulse is not None:
                await self._pulse()
            while True:
                timers = await self._games.registry.next_timers(1)
                if not timers:
                    return LONGEST_SLEEP
                wait = timers[0].due - self._games.now()
                if wait > 0:
                    return min(wait / 1000, LONGEST_SLEEP)
                await self._ring(timers[0])

    async def _ring(self, timer: Timer) -> None:
        """Rings a timer once, even if several programs see it: the one that deletes it rings it.

        A later copy is stored first, and rings after a crash or trouble with Discord. So nothing is lost; the nonce
        keeps a repeated message single.
        """
        tries = _tries(timer)
        later = self._games.now() + TRY_AGAIN * 2 ** min(tries, MOST_DOUBLINGS)
        try:
            payload = {**timer.payload, "tries": str(tries + 1)}
            copy = await self._games.registry.set_timer(timer.game, timer.kind, later, payload)
        except (DamagedGame, NoSuchGame):
            log.exception("Timer %s belongs to game %s, which cannot be read.", timer.kind, timer.game)
            await self._games.registry.drop_timer(timer.id)
            return
        if not await self._games.registry.drop_timer(timer.id):
            await self._games.registry.drop_timer(copy)
            return
        try:
            done = await self._ring_once(timer)
        except Exception as error:
            done = await self._give_up(timer, tries, error)
        if done:
            await self._games.registry.drop_timer(copy)

    async def _give_up(self, timer: Timer, tries: int, error: Exception) -> bool:
        """Logs why a timer failed; True to drop it: the game is damaged, the channel is gone, or too many tries."""
        if isinstance(error, DamagedGame):
            log.warning("Timer %s does not ring: %s", timer.kind, error)
            return True
        if is_gone(error):
            await self._lose(await self._games.get(timer.game))
            return True
        if is_closed(error):
            log.warning("Timer %s of game %s may not ring in its channel (%s).", timer.kind, timer.game, error)
        else:
            log.error("Timer %s of game %s failed.", timer.kind, timer.game, exc_info=error)
        return tries + 1 >= MOST_TRIES

    async def _ring_once(self, timer: Timer) -> bool:
        """Rings a timer; False if it must ring again later."""
        game = await self._games.get(timer.game)
        if not self._messages.serves(game.server):
            return True
        if timer.kind not in self._deeds:
            raise ValueError(f"There is no timer of kind {timer.kind}.")
        return await self._deeds[timer.kind](game, timer)


def _tries(timer: Timer) -> int:
    """The number of tries so far; an unreadable number counts as the last."""
    tries = timer.payload.get("tries", "0")
    return int(tries) if tries.isdecimal() else MOST_TRIES
