"""The channels of games: deleted, lost with a server, back again, or changed."""

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
    """Handles games without their channel, thread or server, and moves games."""

    def __init__(self, tables: Tables, lobby: Lobby, messages: Messages) -> None:
        self._tables = tables
        self._games: Games = tables.games
        self._lobby = lobby
        self._messages = messages

    async def channel_gone(self, channel: int) -> None:
        """Handles a deleted channel or thread."""
        if (game := await self._games.lists.in_channel(str(channel))) is not None:
            await self._tables.lose(game)

    async def server_gone(self, server: int) -> None:
        """Handles a lost server: lobbies and watched games end, the others rest until it is back."""
        for game in await self._games.lists.of_server(str(server)):
            if game.status == LOBBY or game.terms.watched is not None:
                await self._tables.lose(game)
            else:
                await self._games.registry.drop_timers(game.id, (REMINDER, CLOCK))

    async def server_back(self, server: int) -> None:
        """Handles a server that is back: its games call their seats to act anew."""
        for game in await self._games.lists.of_server(str(server), (RUNNING,)):
            if game.channel != NOWHERE:
                async with self._games.locks.telling[game.id]:
                    old = await self._games.messages(game.id)
                    await self._games.move_to(game.id, game.channel, _going_along(game))
                    await self._games.tell(game.id, game.told, None, None)
                self._tables.wake(game.id)
                await self._strip(old)

    async def move(self, number: int, requester: Requester) -> Screen:
        """Moves a game to the requester's channel; for its players, its host and managers."""
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
        """Removes the buttons of old messages; several records may share one message."""
        for posted in {posted.message: posted for posted in old}.values():
            await self._messages.strip(posted)

    async def _give_back_rest(self, game: Game) -> None:
        """Gives the seat to act the time back during which the game had no channel."""
        bank = bank_after_rest(game, game.changed, self._games.now())
        if bank is not None and game.to_act is not None:
            await self._games.set_bank(game.id, game.to_act, bank)


def _going_along(game: Game) -> tuple[Key, ...]:
    """Keys of the messages that stay valid in another channel."""
    return (*lasting(game), key(BotsFinish))
