"""Where games are played: places that vanish, fall asleep, come back, or are changed for another."""

import logging

from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.clock.clock import bank_after_rest
from bot.table.clock.timekeeper import CLOCK, REMINDER, lasting
from bot.table.io.errors import Refused
from bot.table.io.messages import Messages
from bot.table.io.requester import Requester
from bot.table.lobby.lobby import Lobby
from bot.table.tables import Tables
from storage import LOBBY, NOWHERE, OPEN, RUNNING, Game, Games, Ledger
from storage.posted import BotsFinish, Key, key

log = logging.getLogger(__name__)


class GameChannels:
    """What becomes of games whose channel, thread or server is gone."""

    def __init__(self, tables: Tables, lobby: Lobby, messages: Messages) -> None:
        self._tables = tables
        self._games: Games = tables.games
        self._lobby = lobby
        self._messages = messages

    async def channel_gone(self, channel: int) -> None:
        """A channel or thread was deleted."""
        if (game := await self._games.lists.in_channel(str(channel))) is not None:
            await self._tables.lose(game)

    async def server_gone(self, server: int) -> None:
        """The bot is no longer on a server: what nobody sits at ends, the other games rest until it is back."""
        for game in await self._games.lists.of_server(str(server)):
            if game.status == LOBBY or game.terms.watched is not None:
                await self._tables.lose(game)
            else:
                await self._games.registry.drop_timers(game.id, (REMINDER, CLOCK))

    async def server_back(self, server: int) -> None:
        """The bot is on a server again: whoever is awaited there is called anew."""
        for game in await self._games.lists.of_server(str(server), (RUNNING,)):
            if game.channel != NOWHERE:
                async with self._games.locks.telling[game.id]:
                    old = await self._games.messages(game.id)
                    await self._games.move_to(game.id, game.channel, _going_along(game))
                    await self._games.tell(game.id, game.told, None, None)
                self._tables.wake(game.id)
                await self._strip(old)

    async def move(self, number: int, requester: Requester) -> Screen:
        """A game goes on in the channel of whoever asks for it: somebody at its table, its host or a manager."""
        game = await self._games.get(number)
        if game.server != requester.server:
            raise Refused("no_such_game")
        if game.status not in OPEN:
            raise Refused("game_over")
        self._lobby.must_belong(game, requester)
        async with self._games.locks.telling[number]:
            game, old = await self._games.get(number), await self._games.messages(number)
            if game.channel == requester.channel:
                raise Refused("move.here")
            if game.channel == NOWHERE:
                await self._give_back_rest(game)
            moved = await self._games.move_to(number, requester.channel, _going_along(game))
        if moved.status == LOBBY:
            await self._lobby.show(moved)
        self._tables.wake(number)
        if game.channel != NOWHERE:
            await self._strip(old)
        return Screen(words=chat("move.done", requester.lang, game=number))

    async def _strip(self, old: Ledger) -> None:
        """Messages that others have come for have no buttons; one may be remembered as several things."""
        for posted in {posted.message: posted for posted in old}.values():
            await self._messages.strip(posted)

    async def _give_back_rest(self, game: Game) -> None:
        """Nobody pays for the time in which a game was nowhere."""
        bank = bank_after_rest(game, game.changed, self._games.now())
        if bank is not None and game.to_act is not None:
            await self._games.set_bank(game.id, game.to_act, bank)


def _going_along(game: Game) -> tuple[Key, ...]:
    """The messages whose meaning does not depend on where they stand."""
    return (*lasting(game), key(BotsFinish))
