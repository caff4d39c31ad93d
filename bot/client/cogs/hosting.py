"""Commands for the time of a table and for its host: list, nudge, pause, resume, host."""

import discord
from discord import app_commands

from bot.client.cogs.base import Cog
from bot.client.cogs.texts import named, options
from bot.client.interactions import Interaction
from bot.screens.screen import Screen
from bot.table.io.requester import Requester
from bot.table.lobby.host import PAUSE, RESUME
from bot.table.look.listing import listed


class HostCommands(Cog):
    """The part of `/game` that concerns time and hosts."""

    group = app_commands.Group(**named("game"))

    @group.command(**named("game list"))
    async def games(self, interaction: Interaction) -> None:
        """`/game list`: list the requester's games, or all of the server for managers."""

        async def work(requester: Requester) -> Screen:
            return await listed(self.bot.games, requester)

        await self.answer(interaction, work)

    @group.command(**named("game nudge"))
    async def nudge(self, interaction: Interaction) -> None:
        """`/game nudge`: waves to the awaited players."""

        async def work(requester: Requester) -> Screen:
            return await self.bot.host_tools.nudge(await self.bot.answering.running_here(requester), requester)

        await self.answer(interaction, work)

    @group.command(**named("game pause"))
    async def pause(self, interaction: Interaction) -> None:
        """`/game pause`: let the clocks stand."""
        await self._pause(interaction, PAUSE)

    @group.command(**named("game resume"))
    async def resume(self, interaction: Interaction) -> None:
        """`/game resume`: let the clocks run again."""
        await self._pause(interaction, RESUME)

    async def _pause(self, interaction: Interaction, way: str) -> None:
        async def work(requester: Requester) -> Screen:
            game = await self.bot.answering.running_here(requester)
            return Screen(words=await self.bot.host_tools.pause(game, requester, way))

        await self.answer(interaction, work)

    @group.command(**named("game host"))
    @options("game host")
    async def host(self, interaction: Interaction, person: discord.User) -> None:
        """`/game host`: make another player the host."""

        async def work(requester: Requester) -> Screen:
            game = await self.bot.answering.game_here(requester)
            return await self.bot.host_tools.hand_over(game, requester, str(person.id))

        await self.answer(interaction, work)
