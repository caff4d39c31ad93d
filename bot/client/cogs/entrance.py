"""The commands that lead to a game: all ways to play, and one's own tables."""

from discord import app_commands

from bot.client.cogs.base import Cog
from bot.client.cogs.texts import named
from bot.client.interactions import Interaction


class EntranceCommands(Cog):
    """`/play` and `/games`."""

    @app_commands.command(**named("play"))
    async def play(self, interaction: Interaction) -> None:
        """`/play`: show all ways to play."""
        await self.answer(interaction, self.bot.entrance.card)

    @app_commands.command(**named("games"))
    async def games(self, interaction: Interaction) -> None:
        """`/games`: list the requester's tables, with the way to the next turn."""
        await self.answer(interaction, self.bot.entrance.own_games)
