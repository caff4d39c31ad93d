"""Waits for people: their reminders, deadlines and offers, from the call to the answer."""

import logging
from collections.abc import Awaitable, Callable

from bot.table.clock.clock import DAY, MINUTE, shifted
from bot.table.clock.late_offers import CLOCK, LateOffers
from bot.table.clock.lateness import late_seat
from bot.table.clock.recent_calls import RecentCalls
from bot.table.clock.reminders import REMINDER, Reminders
from bot.table.clock.timekeeper import MOST_TIMERS, Timekeeper
from bot.table.io.messages import Messages
from storage import FINISHED, NOWHERE, RUNNING, Game, Games, NewTimer
from storage.errors import DatabaseTrouble
from storage.posted import Key, LateOffer, Reminder, SilentCall, key

log = logging.getLogger(__name__)

ARCHIVE = "archive"  # kind of the timer for the thread of a finished game
THREAD_STAYS = DAY  # after the end of its game
ALIVE = "alive"  # name of the note with the moment at which the bot was last seen alive; with shards, one for each
NOTICED = 3 * MINUTE  # a shorter absence of the bot moves no deadline
NOTED = MINUTE // 2  # pause between two such notes


class Waits:
    """Starts, resumes and ends the waits of all tables; each wait has its own timers."""

    def __init__(self, games: Games, messages: Messages, timekeeper: Timekeeper) -> None:
        self._games = games
        self._messages = messages
        self._timekeeper = timekeeper
        self.recent_calls = RecentCalls(games.now)
        self.late_offers = LateOffers(games, messages, timekeeper, self.recent_calls)
        self.reminders = Reminders(games, messages, timekeeper, self.late_offers, self.recent_calls)
        self._noted = 0  # moment of the last note that the bot is alive
        self._bringing: list[Callable[[Game], Awaitable[None]]] = [self.late_offers.move]
        timekeeper.first(self._give_back_downtime)
        timekeeper.first(self._mend)
        timekeeper.at_every_look(self._note_alive)

    async def arm(self, game: Game) -> None:
        """Sets the timers of all waits ahead of their calls, as a call without them is never repeated."""
        new: list[NewTimer] = []
        if game.status == RUNNING and game.channel != NOWHERE:
            new = [*await self.late_offers.timers(game, *game.waits), *await self.reminders.timers(game, *game.waits)]
        await self._timekeeper.reset(game.id, (REMINDER, CLOCK), new)
        await self._tidy(game)

    async def rearm(self, number: int) -> None:
        """Applies other settings, banks or deadlines to the present waits."""
        await self.arm(await self._games.get(number))

    async def rearm_server(self, server: str) -> None:
        """Applies other settings of a server to all its tables."""
        for game in await self._games.lists.of_server(server, (RUNNING,)):
            await self.arm(game)

    async def resume(self, game: Game) -> None:
        """Resumes the waits of a game in another channel, with all its open offers and notices."""
        for bring in self._bringing:
            await bring(game)
        await self.arm(game)

    def bring(self, work: Callable[[Game], Awaitable[None]]) -> None:
        """Registers work that brings messages of a game to its new channel."""
        self._bringing.append(work)

    async def disarm(self, game: Game) -> None:
        """Ends all waits: nobody has to act; the thread of a finished game is archived later."""
        await self._games.registry.drop_timers(game.id, (REMINDER, CLOCK, ARCHIVE))
        if game.status == FINISHED and self._messages.is_thread(game.channel):
            await self._timekeeper.set(game.id, ARCHIVE, self._games.now() + THREAD_STAYS)
        await self._games.tell(game.id, game.told, None, {})
        await self._tidy(await self._games.get(game.id))

    async def _tidy(self, game: Game) -> None:
        """Deletes reminders and closes offers of earlier waits."""
        for posted in await self._games.messages(game.id):
            if not isinstance(posted, Reminder | LateOffer) or late_seat(game, posted.seat, posted.since):
                continue
            if isinstance(posted, LateOffer):
                await self.late_offers.close(game, posted)
            else:
                await self._games.forget_message(game.id, posted.key)
                await self.reminders.remove(game, posted)

    async def give_back(self, game: Game, since: int, now: int) -> Game:
        """Gives all awaited seats the time of a rest back."""
        for seat, wait in game.waits.items():
            if (later := shifted(wait, since, now, game.seats[seat].leave)) != wait:
                await self._games.set_wait(game.id, seat, later)
        return await self._games.get(game.id)

    # ------------------------------------------------------------ after a start

    async def _note_alive(self) -> None:
        now = self._games.now()
        if abs(now - self._noted) >= NOTED:
            for part in self._games.share.parts:
                await self._games.registry.set_note(ALIVE + part, str(now))
            self._noted = now

    async def _give_back_downtime(self) -> None:
        """Moves all deadlines by the time in which no bot was there: nobody could answer."""
        for name, part in self._games.share.parts.items():
            seen, now = await self._games.registry.note(ALIVE + name), self._games.now()
            if not seen.isdecimal() or now - int(seen) <= NOTICED:
                continue
            running = [game for game in await self._games.lists.running(part) if game.channel != NOWHERE]
            timed = [game for game in running if game.terms.clock and not game.terms.paused]
            moved = [
                (game.id, seat, wait.due, due)
                for game in timed
                for seat, wait in game.waits.items()
                if (due := shifted(wait, int(seen), now, game.seats[seat].leave).due) is not None
                and wait.due is not None
            ]
            await self._games.registry.move_deadlines(moved, ALIVE + name, now)
            for game in timed:
                await self.rearm(game.id)

    async def _mend(self) -> None:
        """Sets missing timers after a crash."""
        timers = await self._games.registry.next_timers(MOST_TIMERS)
        known = {timer.game for timer in timers if timer.kind in (REMINDER, CLOCK)}
        for game in await self._games.lists.running():
            if game.id in known or not game.waits:
                continue
            try:
                await self.arm(game)
            except DatabaseTrouble:
                raise
            except Exception:
                log.exception("The timers of game %s cannot be set.", game.id)


def lasting(game: Game) -> tuple[Key, ...]:
    """Keys of the messages of the present waits, valid in any channel."""
    of_waits = (key(kind, seat, wait.since) for seat, wait in game.waits.items() for kind in (LateOffer, Reminder))
    return (*of_waits, *(key(SilentCall, seat) for seat in game.waits))
