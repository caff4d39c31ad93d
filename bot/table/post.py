"""Messages in channels: sent, edited, stripped; a message that is gone is no reason to fail."""

import discord

from bot.prompts.spec import Screen
from bot.prompts.wire import to_edit, to_send
from storage import Posted


class Post:
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

    async def edit(self, posted: Posted, screen: Screen) -> None:
        """Other words and buttons in the place of those that were there; pictures that were there stay."""
        changes = to_edit(screen)
        if not screen.pictures:
            del changes["attachments"]
        try:
            await self._message(posted).edit(**changes)
        except discord.NotFound:
            return

    async def strip(self, posted: Posted) -> None:
        """The message loses its buttons."""
        try:
            await self._message(posted).edit(view=None)
        except discord.NotFound:
            return

    async def offer(self, posted: Posted, reactions: tuple[str, ...]) -> None:
        """Reactions to press, in this order."""
        message = self._message(posted)
        try:
            for emoji in reactions:
                await message.add_reaction(emoji)
        except (discord.NotFound, discord.Forbidden):
            return

    async def clear(self, posted: Posted) -> None:
        """The reactions go, where the bot may take them."""
        try:
            await self._message(posted).clear_reactions()
        except (discord.NotFound, discord.Forbidden):
            return

    async def take_reaction(self, channel: str, message: str, emoji: str, person: str) -> None:
        """Somebody's reaction goes, where the bot may take it."""
        target = self._channel(channel).get_partial_message(int(message))
        try:
            await target.remove_reaction(emoji, discord.Object(int(person)))
        except (discord.NotFound, discord.Forbidden):
            return

    async def typing(self, channel: str) -> None:
        """Somebody is about to say something."""
        await self._channel(channel).typing()
