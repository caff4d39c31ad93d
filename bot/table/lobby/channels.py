"""The channels of games: deleted, lost with a server, back again, or changed."""

import logging
from contextlib import suppress

import discord

from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.clock.late_offers import CLOCK
from bot.table.clock.lateness import needed, voters
from bot.table.clock.reminders import REMINDER
from bot.table.clock.waits import lasting
from bot.table.io.errors import Refused
from bot.table.io.messages import Messages
from bot.table.io.requester import Requester
from bot.table.io.seats import escaped_names
from bot.table.io.spoken_language import public_language
from bot.table.lobby.ballots import decided
from bot.table.lobby.lobby import Lobby
from bot.table.tables import Tables
from storage import LOBBY, NOWHERE, OPEN, RUNNING, Game, Games, Ledger
from storage.posted import AwayNotice, BotsFinish, Key, PauseMessage, key

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
                    await self._games.tell(game.id, game.told, None)
                self._tables.wake(game.id)
                await self._strip(old)

    async def move(self, number: int, requester: Requester) -> Screen:
        """Moves a game to the requester's channel, and tells both channels; for its players, its host and managers.

        While somebody is late, it takes the host, a manager, or more than half of the others.
        """
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
            late = _late(game, self._games.now())
            if late is not None and not await self._may_move(game, requester, late):
                return Screen(words=chat("move.vote", requester.lang, needed=needed(voters(game, late))))
            if game.channel == NOWHERE:
                game = await self._tables.waits.give_back(game, game.changed, self._games.now())
            moved = await self._games.move_to(number, requester.channel, _going_along(game))
        if moved.status == LOBBY:
            await self._lobby.show(moved)
        await self._tell_both(game, moved)
        self._tables.wake(number)
        if game.channel != NOWHERE:
            await self._strip(old)
        return Screen(words=chat("move.done", requester.lang, game=moved.name))

    async def _may_move(self, game: Game, requester: Requester, late: int) -> bool:
        """Whether the requester may move the game while this seat is late; counts a vote if the table has to decide."""
        if requester.manager or requester.person == game.terms.host:
            return True
        about, where = f"move {requester.channel}", requester.channel
        if await decided(self._games, game, requester, about, where, concerned=late) is None:
            return False
        await self._games.registry.drop_votes(game.id, about)
        return True

    async def _tell_both(self, old: Game, new: Game) -> None:
        """Points from the old channel to the new one, and tells the new one where the game was."""
        lang = await public_language(self._games, new.server)
        told = {"game": new.name, "who": ", ".join(escaped_names(new))}
        where = f"<#{old.channel}>" if old.channel != NOWHERE else ""
        key = "moved.here" if where else "moved.back"
        here = Screen(words=chat(key, lang, channel=where, **told))
        await self._messages.send(new.channel, here, f"{new.id}.{new.changed}.here")
        if where:
            there = Screen(words=chat("moved.away", lang, channel=f"<#{new.channel}>", **told))
            with suppress(discord.HTTPException):  # the bot may have lost that channel
                await self._messages.send(old.channel, there, f"{new.id}.{new.changed}.there")

    async def _strip(self, old: Ledger) -> None:
        """Removes the buttons of old messages; several records may share one message."""
        for posted in {posted.message: posted for posted in old}.values():
            await self._messages.strip(posted)


def _going_along(game: Game) -> tuple[Key, ...]:
    """Keys of the messages that stay valid in another channel."""
    notices = (key(AwayNotice, seat) for seat, taken in enumerate(game.seats) if taken.leave)
    return (*lasting(game), *notices, key(PauseMessage), key(BotsFinish))


def _late(game: Game, now: int) -> int | None:
    """A seat with a deadline that is over."""
    return next((seat for seat, wait in game.waits.items() if wait.due is not None and wait.due <= now), None)
