"""Slash commands, each body a few lines: the work is done at the tables."""

from bot.client.cogs.help_and_settings import HelpAndSettings
from bot.client.cogs.look import Look
from bot.client.cogs.standing_orders import StandingOrders
from bot.client.cogs.tables import TableCommands
from bot.client.cogs.turns import Turns
from bot.client.cogs.watch import Watch

COGS = (TableCommands, Turns, Look, StandingOrders, HelpAndSettings, Watch)
