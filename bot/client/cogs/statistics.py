"""`/stats`: finished games in numbers."""

import discord
from discord import app_commands

from bot.client.cogs.base import Choices, Cog, choices
from bot.client.cogs.texts import named, options
from bot.client.interactions import Interaction
from bot.screens.screen import Screen
from bot.table.io.requester import Requester
from bot.table.look.seasons import recent_months, season_meant
from bot.table.look.statistics import LEADERS, MET, StatisticsRequest


class StatisticsCommands(Cog):
    """The command that shows statistics; its buttons lead to the other pages."""

    @app_commands.command(**named("stats"))
    @options("stats")
    async def stats(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        against: discord.User | None = None,
        season: str = "",
        start: str = "",
        end: str = "",
    ) -> None:
        """`/stats`: show the leaderboard, or how somebody has played, against everybody or against one."""
        people = {str(one.id): one.display_name for one in (person, against) if one}

        async def work(requester: Requester) -> Screen:
            asked = StatisticsRequest(
                page=MET if people else LEADERS,
                person=str(person.id) if person else requester.person if against else "",
                against=str(against.id) if against else "",
                season=season_meant(season, start, end, self.bot.games.now()),
            )
            return await self.bot.statistics.show(asked, requester, people)

        await self.answer(interaction, work)

    @stats.autocomplete("season")
    async def _seasons(self, interaction: Interaction, current: str) -> Choices:
        return choices((month, month) for month in recent_months(self.bot.games.now()) if current.strip() in month)
