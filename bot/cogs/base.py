"""What all groups of commands share."""

from typing import TYPE_CHECKING

from discord.app_commands import Choice
from discord.ext import commands

from bot.answering import Interaction, Work, in_private
from bot.table.people import names

if TYPE_CHECKING:
    from bot.app import Chaski


class Cog(commands.Cog):
    """Commands that belong together."""

    def __init__(self, bot: "Chaski") -> None:
        self.bot = bot

    async def answer(self, interaction: Interaction, work: Work) -> None:
        """Do something for the person who typed the command, and show it to them alone."""
        await in_private(interaction, self.bot.games, work)

    async def seats(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """The seats of the game of this channel, as a list for an option; what was typed narrows it."""
        game = await self.bot.games.in_channel(str(interaction.channel_id))
        found = [(f"{number}. {name}", str(number)) for number, name in enumerate(names(game) if game else (), 1)]
        return [Choice(name=name, value=value) for name, value in found if current.casefold() in name.casefold()]
