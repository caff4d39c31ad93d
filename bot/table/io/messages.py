"""Messages in channels: sent, edited, stripped; a deleted one causes no failure."""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from hashlib import blake2s
from typing import Any, Final, TypeVar

import aiohttp
import discord

from bot.screens.screen import AttachedPicture, Screen
from bot.table.io.to_discord import to_edit, to_file, to_send
from storage import Posted

log = logging.getLogger(__name__)

MOMENT = 1.5  # seconds before the typing sign
TYPING = 8.0  # seconds between typing signs, before Discord forgets one

CALL = "➡️"  # first sign of a calling line, in every language
GOING_ON = ("▶️", "⏱️", "⏸️")  # first signs of the lines about turn and pace of a watched game
LONGEST_THREAD: Final = 10080  # minutes without a message until Discord archives it: a week
UNKNOWN_CHANNEL, ARCHIVED, LOCKED = 10003, 50083, 160005  # Discord's codes

T = TypeVar("T")


def without_going_on(words: str) -> str:
    """The words of a message without its call and without the lines of a watched game.

    >>> without_going_on("Ada built.\\n▶️ Bo's turn.\\n⏱️ A turn every 5 seconds.")
    'Ada built.'
    """
    told, _, _ = words.partition(f"\n{CALL}")
    return "\n".join(line for line in told.split("\n") if not line.startswith(GOING_ON))


def is_gone(error: Exception) -> bool:
    """Whether an error means that the channel or thread is deleted."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL


def is_closed(error: BaseException) -> bool:
    """Whether an error means that the channel or thread takes no messages now."""
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return True
    return isinstance(error, discord.HTTPException) and error.code in (ARCHIVED, LOCKED)


class Messages:
    """The bot's own messages, by their stored ids."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def _channel(self, channel: str) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(int(channel))

    def _message(self, posted: Posted) -> discord.PartialMessage:
        return self._channel(posted.channel).get_partial_message(int(posted.message))

    async def send(self, channel: str, screen: Screen, occasion: str = "") -> str:
        """Sends a message and returns its id; Discord posts one for an occasion within minutes."""
        sent = to_send(screen)
        if occasion:
            sent["nonce"] = blake2s(occasion.encode(), digest_size=12).hexdigest()
        message = await self._channel(channel).send(**sent)
        return str(message.id)

    async def edit(self, posted: Posted, screen: Screen) -> bool:
        """Replaces words and buttons, keeps pictures; False if the message is gone."""
        changes = to_edit(screen)
        if not screen.pictures and not screen.blocks:
            del changes["attachments"]
        return await _if_possible(self._message(posted).edit(**changes))

    async def edit_alone(self, posted: Posted, screen: Screen) -> bool:
        """Replaces all of a message, pictures too; False if the message is gone."""
        return await _if_possible(self._message(posted).edit(**to_edit(screen)))

    async def show_instead(self, posted: Posted, picture: AttachedPicture) -> None:
        """Shows another picture in place of those of a message."""
        await _if_possible(self._message(posted).edit(attachments=[to_file(picture)]))

    async def is_there(self, posted: Posted) -> bool:
        """Whether a message exists; True in doubt."""
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
        """Whether a channel or thread exists, also an archived one; True in doubt."""
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
        """The reactions among these that a person has given."""
        found = []
        try:
            message = await self._channel(posted.channel).fetch_message(int(posted.message))
            for reaction in message.reactions:
                if str(reaction.emoji) in emoji and reaction.count > reaction.me:
                    # Users come in order of id: this person is the first after the id before, if at all.
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
        """Deletes a message."""
        await _if_possible(self._message(posted).delete())

    def is_thread(self, channel: str) -> bool:
        """Whether this is a thread that is open."""
        return isinstance(self._client.get_channel(int(channel)), discord.Thread)

    async def open_thread(self, channel: str, name: str) -> str | None:
        """Opens a public thread in a channel, or beside a thread; None where there can be no threads."""
        found = self._client.get_channel(int(channel)) or await self._client.fetch_channel(int(channel))
        home = found.parent if isinstance(found, discord.Thread) else found
        if not isinstance(home, discord.TextChannel):
            return None
        kind = discord.ChannelType.news_thread if home.is_news() else discord.ChannelType.public_thread
        thread = await home.create_thread(name=name, type=kind, auto_archive_duration=LONGEST_THREAD)
        return str(thread.id)

    async def archive(self, channel: str) -> None:
        """Archives a thread; any other channel stays as it is."""
        found = self._client.get_channel(int(channel))
        if isinstance(found, discord.Thread) and not found.archived:
            await _if_possible(found.edit(archived=True))

    async def strip(self, posted: Posted) -> None:
        """Removes the buttons, the call, and the lines of a watched game."""
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
        """Adds reactions in this order."""
        for emoji in reactions:
            if not await _if_possible(self._message(posted).add_reaction(emoji)):
                return

    async def offer_missing(self, posted: Posted, reactions: tuple[str, ...]) -> None:
        """Adds those of these reactions that the bot has not given yet."""
        try:
            message = await self._channel(posted.channel).fetch_message(int(posted.message))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("The reactions to message %s cannot be read (%s).", posted.message, error)
            return
        given = {str(reaction.emoji) for reaction in message.reactions if reaction.me}
        await self.offer(posted, tuple(emoji for emoji in reactions if emoji not in given))

    async def clear(self, posted: Posted) -> bool:
        """Removes all reactions; False if that is forbidden."""
        return await _if_possible(self._message(posted).clear_reactions())

    async def take_reaction(self, channel: str, message: str, emoji: discord.PartialEmoji | str, person: str) -> None:
        """Removes a person's reaction, if allowed."""
        target = self._channel(channel).get_partial_message(int(message))
        await _if_possible(target.remove_reaction(emoji, discord.Object(int(person))))

    async def while_typing(self, channel: str, work: Coroutine[Any, Any, T]) -> T:
        """Awaits work; shows the typing sign if that takes longer than a moment."""
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
    """Changes an old message; False if it is gone or closed, other failures are only logged."""
    try:
        await change
    except (discord.NotFound, discord.Forbidden):
        return False
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        if is_closed(error):
            return False  # an archived thread: only a new message opens it
        log.warning("An earlier message may not have changed (%s).", error)
    return True
