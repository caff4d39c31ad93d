"""Damaged games: their hosts are told once, other games go on."""

import asyncio
import logging
from contextlib import suppress

import aiohttp
import discord

from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.io.messages import Messages
from bot.table.io.seats import mention
from bot.table.io.spoken_language import public_language
from storage import NOWHERE, Games, Unreadable
from storage.errors import DamagedGame, StorageError

log = logging.getLogger(__name__)


class DamagedGames:
    """Tells a table that its game is damaged; details go to the log and to `chaski doctor`."""

    def __init__(self, games: Games, messages: Messages) -> None:
        self._games = games
        self._messages = messages
        self._telling = asyncio.Lock()

    async def tell_all(self) -> None:
        """Tells the tables of all unreadable games, after a start."""
        for damaged in await self._games.lists.unreadable():
            await self._tell(damaged)

    async def tell(self, game: int, why: DamagedGame) -> None:
        """Tells the table of one damaged game, by its row or its log."""
        with suppress(StorageError):
            try:
                found = await self._games.get(game)
            except DamagedGame:
                await self.tell_all()
                return
            reason, host = str(why), found.terms.host
            await self._tell(
                Unreadable(id=game, server=found.server, channel=found.channel, host=host, reason=reason, told=False)
            )

    async def _tell(self, damaged: Unreadable) -> None:
        if damaged.channel == NOWHERE or not self._messages.serves(damaged.server):
            return
        async with self._telling:
            if not await self._games.lists.is_told(damaged.id, damaged.reason):
                await self._say(damaged)

    async def _say(self, damaged: Unreadable) -> None:
        log.error("Game %s is damaged: %s", damaged.id, damaged.reason)
        lang = await public_language(self._games, damaged.server)
        host = damaged.host if damaged.host.isdecimal() else ""
        words = chat("damaged.host" if host else "damaged", lang, who=mention(host), game=damaged.id)
        try:
            await self._messages.send(damaged.channel, Screen(words=words, calls=(host,) if host else ()))
        except (discord.HTTPException, aiohttp.ClientError, OSError, ValueError) as error:
            log.warning("Nobody could be told that game %s is damaged (%s).", damaged.id, error)
            return
        await self._games.lists.note_told(damaged)
