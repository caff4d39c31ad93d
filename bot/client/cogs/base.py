"""The shared base of all groups of commands."""

import asyncio
from collections.abc import Iterable
from itertools import islice

from discord.app_commands import Choice
from discord.ext import commands

from bot import limits
from bot.client.interactions import Interaction, Work, in_private, visitor_of
from bot.client.table_bot import TableBot
from bot.fuzzy_search import is_within
from bot.say.chat import chat
from bot.screens.screen import fitted
from bot.table.clock import time_zones
from bot.table.clock.clock import time_there
from bot.table.io.errors import Refused
from bot.table.io.seats import names
from bot.table.io.user_text import LONGEST_QUOTE, escaped

Choices = list[Choice[str]]
MOST_GAMES = 2**31 - 1  # every database can count to it


class Cog(commands.Cog):
    """A group of slash commands."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    async def answer(self, interaction: Interaction, work: Work) -> None:
        """Works for the requester, and shows the result to them alone."""
        await in_private(interaction, self.bot.games, work)

    async def seats(self, interaction: Interaction, current: str) -> Choices:
        """The seats of the game of this channel that match the input, as choices."""
        game = await self.bot.games.lists.in_channel(str(interaction.channel_id))
        found = [(f"{number}. {name}", str(number)) for number, name in enumerate(names(game) if game else (), 1)]
        return choices((name, value) for name, value in found if is_within(current, name))

    async def time_zones(self, interaction: Interaction, current: str) -> Choices:
        """The time zones that match the input, each with its time, as choices."""
        lang = (await visitor_of(interaction, self.bot.games)).lang
        found = await asyncio.to_thread(time_zones.suggested, current, limits.AUTOCOMPLETE_CHOICES)
        now = self.bot.games.now()
        return choices(
            (chat("reminders.clock", lang, zone=zone, time=time_there(now, time_zones.clock(zone))), zone)
            for zone in found
        )


async def zone_meant(typed: str) -> str:
    """The time zone that somebody means, or a refusal."""
    found = await asyncio.to_thread(time_zones.meant, typed)
    if found is None:
        raise Refused("reminders.no_zone", typed=escaped(typed, LONGEST_QUOTE), example=time_zones.EXAMPLE)
    return found


def choices(offered: Iterable[tuple[str, str]]) -> Choices:
    """Choices for an option, as many as Discord shows; cuts long names, and leaves out too long values."""
    fitting = (
        Choice(name=fitted(name, limits.CHOICE_NAME), value=value)
        for name, value in offered
        if name and 0 < len(value) <= limits.CHOICE_VALUE
    )
    return list(islice(fitting, limits.AUTOCOMPLETE_CHOICES))
