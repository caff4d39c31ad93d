"""Slash commands, each a few lines: the tables do the work."""

from bot.client.cogs.entrance import EntranceCommands
from bot.client.cogs.help_and_settings import HelpAndSettingsCommands
from bot.client.cogs.look import LookCommands
from bot.client.cogs.standing_orders import StandingOrderCommands
from bot.client.cogs.statistics import StatisticsCommands
from bot.client.cogs.tables import TableCommands
from bot.client.cogs.turns import TurnCommands
from bot.client.cogs.watch import WatchCommands

COGS = (
    EntranceCommands,
    TableCommands,
    TurnCommands,
    LookCommands,
    StandingOrderCommands,
    HelpAndSettingsCommands,
    StatisticsCommands,
    WatchCommands,
)
