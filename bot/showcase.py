"""A game to watch in a channel of the sandbox, for the first visitor of its page."""

import asyncio
import logging
from collections.abc import Callable

from bot.client.app import Chaski
from bot.sandbox.state.setup import GUILD
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.spoken_language import public_language
from storage import ABORTED, FINISHED, RUNNING, Game
from storage.errors import StorageError

log = logging.getLogger(__name__)

CHANNEL = "watch"
INTERMISSION = 60_000  # milliseconds from the end of a game to the next one
PATIENCE = 300_000  # milliseconds of play after the last page is closed
AT_IT = 600_000  # milliseconds in which a move shows that somebody plays
LOOK_ROUND = 10.0  # seconds


class Showcase:
    """Keeps a game to watch going in a channel, and pauses it while no page is open."""

    def __init__(self, bot: Chaski, channel: int, is_looked_at: Callable[[], bool]) -> None:
        self._bot = bot
        self._games = bot.games
        self._channel = str(channel)
        self._is_looked_at = is_looked_at
        self._last_look = self._games.now()
        bot.tables.watching.has_audience = self.has_audience

    def has_audience(self) -> bool:
        """Whether somebody has looked lately."""
        if self._is_looked_at():
            self._last_look = self._games.now()
        return self._games.now() - self._last_look < PATIENCE

    async def run(self) -> None:
        """Plays one game after another, once the bot is ready."""
        await self._bot.wait_until_ready()
        await self.open()
        while True:
            await asyncio.sleep(LOOK_ROUND)
            await self.open_next()

    async def open_next(self) -> None:
        """Starts a game some time after the last one, unless that was stopped, nobody looks, or somebody plays.

        After a table that took the place of a game to watch, the next one begins however the table has ended.
        """
        if not self._is_looked_at() or await self._is_somebody_playing():
            return
        past = await self._games.lists.of_server(str(GUILD), (RUNNING, FINISHED, ABORTED))
        here = [game for game in past if game.channel == self._channel]
        last = max(here, key=lambda game: (game.changed, game.created), default=None)
        if last is None or (_makes_room(last) and self._games.now() - last.changed >= INTERMISSION):
            await self.open()

    async def _is_somebody_playing(self) -> bool:
        """Whether somebody plays here, whose card a new game would push up."""
        running = await self._games.lists.of_server(str(GUILD), (RUNNING,))
        lately = self._games.now() - AT_IT
        return any(game.terms.watched is None and game.changed > lately for game in running)

    async def open(self) -> None:
        """Starts a game to watch, unless one is running."""
        try:
            lang = await public_language(self._games, str(GUILD))
            host = Requester(person="", name="", server=str(GUILD), channel=self._channel, lang=lang)
            if await self._games.lists.in_channel(self._channel) is None:
                await self._bot.tables.watching.open_usual(host)
        except (Refused, StorageError) as error:
            log.info("There is no game to watch for those who come (%s).", error)


def _makes_room(last: Game) -> bool:
    """Whether the last game of the channel is over, and no game to watch that somebody has stopped."""
    return last.status == FINISHED or (last.status == ABORTED and last.terms.watched is None)
