"""What all groups of commands share."""

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.answering import Interaction, Work, in_private

if TYPE_CHECKING:
    from bot.app import Chaski


class Cog(commands.Cog):
    """Commands that belong together."""

    def __init__(self, bot: "Chaski") -> None:
        self.bot = bot

    async def answer(self, interaction: Interaction, work: Work) -> None:
        """Do something for the person who typed the command, and show it to them alone."""
        await in_private(interaction, self.bot.games, work)
