"""Messages in channels: sent, edited, stripped; a message that is gone is no reason to fail."""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import aiohttp
import discord

from bot.screens.screen import Screen
from bot.table.io.to_discord import to_edit, to_send
from storage import Posted

log = logging.getLogger(__name__)

MOMENT = 1.5  # seconds that nobody minds to wait without a sign
TYPING = 8.0  # seconds after which Discord is told again, before it forgets

CALL = "➡️"  # what a line begins with that calls somebody, in every language
GOING_ON = ("▶️", "⏱️", "⏸️")  # what lines begin with that say whose turn is being watched, and at which pace
UNKNOWN_CHANNEL, ARCHIVED, LOCKED = 10003, 50083, 160005  # Discord's codes

T = TypeVar("T")


def without_going_on(words: str) -> str:
    """What a message goes on saying when nothing goes on there any more.

    >>> without_going_on("Ada built.\\n▶️ Bo's turn.\\n⏱️ A turn every 5 seconds.")
    'Ada built.'
    """
    told, _, _ = words.partition(f"\n{CALL}")
    return "\n".join(line for line in told.split("\n") if not line.startswith(GOING_ON))


def is_gone(error: Exception) -> bool:
    """Whether this says that a channel or thread does not exist any more."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL


def is_closed(error: Exception) -> bool:
    """Whether this says that nothing may be said in a channel or thread now."""
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return True
    return isinstance(error, discord.HTTPException) and error.code in (ARCHIVED, LOCKED)


class Messages:
    """The bot's own messages, by the ids that were stored."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def _channel(self, channel: str) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(int(channel))

    def _message(self, posted: Posted) -> discord.PartialMessage:
        return self._channel(posted.channel).get_partial_message(int(posted.message))

    async def send(self, channel: str, screen: Screen, nonce: str | None = None) -> str:
        """A new message; the same nonce twice in a short time is one message."""
        sent = to_send(screen)
        if nonce:
            sent["nonce"] = nonce
        message = await self._channel(channel).send(**sent)
        return str(message.id)

    async def edit(self, posted: Posted, screen: Screen) -> bool:
        """Other words and buttons in the place of those that were there, pictures stay; False if it is gone."""
        changes = to_edit(screen)
        if not screen.pictures and not screen.blocks:
            del changes["attachments"]
        return await _if_possible(self._message(posted).edit(**changes))

    async def is_there(self, posted: Posted) -> bool:
        """Whether a message still exists, as far as can be seen."""
        try:
            await self._channel(posted.channel).fetch_message(int(posted.message))
        except discord.NotFound:
            return False
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            pass
        return True

    def serves(self, server: str) -> bool:
        """Whether the bot is on this server."""
        return server.isdecimal() and self._client.get_guild(int(server)) is not None

    async def has_place(self, channel: str) -> bool:
        """Whether a channel or thread still exists, as far as can be seen; threads that sleep have to be asked for."""
        if self._client.get_channel(int(channel)) is not None:
            return True
        try:
            await self._client.fetch_channel(int(channel))
        except discord.NotFound:
            return False
        except (discord.HTTPException, discord.InvalidData, aiohttp.ClientError, OSError):
            pass
        return True

    async def has_reacted(self, posted: Posted, person: str, emoji: tuple[str, ...]) -> list[str]:
        """Which of these reactions somebody has given to a message."""
        found = []
        try:
            message = await self._channel(posted.channel).fetch_message(int(posted.message))
            for reaction in message.reactions:
                if str(reaction.emoji) in emoji and reaction.count > reaction.me:
                    # Whoever has reacted is listed by id: only those from this person on, and one is enough.
                    before = discord.Object(int(person) - 1)
                    found += [
                        str(reaction.emoji)
                        async for user in reaction.users(limit=1, after=before)
                        if str(user.id) == person
                    ]
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("The reactions to message %s cannot be read (%s).", posted.message, error)
        return found

    async def remove(self, posted: Posted) -> None:
        """The message goes."""
        await _if_possible(self._message(posted).delete())

    async def strip(self, posted: Posted) -> None:
        """The message loses its buttons, the call at its end, and what it says is going on; what else it says stays."""
        try:
            message = await self._channel(posted.channel).fetch_message(int(posted.message))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("Message %s cannot be read (%s).", posted.message, error)
            await _if_possible(self._message(posted).edit(view=None))
            return
        told = without_going_on(message.content)
        await _if_possible(
            message.edit(view=None) if told == message.content else message.edit(content=told, view=None)
        )

    async def offer(self, posted: Posted, reactions: tuple[str, ...]) -> None:
        """Reactions to press, in this order."""
        for emoji in reactions:
            if not await _if_possible(self._message(posted).add_reaction(emoji)):
                return

    async def offer_missing(self, posted: Posted, reactions: tuple[str, ...]) -> None:
        """Those of these reactions that the bot has not given to a message yet."""
        try:
            message = await self._channel(posted.channel).fetch_message(int(posted.message))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("The reactions to message %s cannot be read (%s).", posted.message, error)
            return
        given = {str(reaction.emoji) for reaction in message.reactions if reaction.me}
        await self.offer(posted, tuple(emoji for emoji in reactions if emoji not in given))

    async def clear(self, posted: Posted) -> bool:
        """The reactions go, where the bot may take them; False if it may not."""
        return await _if_possible(self._message(posted).clear_reactions())

    async def take_reaction(self, channel: str, message: str, emoji: discord.PartialEmoji | str, person: str) -> None:
        """Somebody's reaction goes, where the bot may take it."""
        target = self._channel(channel).get_partial_message(int(message))
        await _if_possible(target.remove_reaction(emoji, discord.Object(int(person))))

    async def while_typing(self, channel: str, work: Coroutine[Any, Any, T]) -> T:
        """Do something; if it takes longer than a moment, the channel sees that somebody is about to say something."""
        working = asyncio.ensure_future(work)
        patience = MOMENT
        try:
            while not (await asyncio.wait([working], timeout=patience))[0]:
                patience = TYPING
                with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                    await self._channel(channel).typing()
        finally:
            working.cancel()
        return await working


async def _if_possible(change: Awaitable[object]) -> bool:
    """A change of an old message, without which a game goes on; False if it is gone or cannot be changed."""
    try:
        await change
    except (discord.NotFound, discord.Forbidden):
        return False
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        if is_closed(error):
            return False  # in a thread that sleeps; only a new message wakes it
        log.warning("An earlier message may not have changed (%s).", error)
    return True
