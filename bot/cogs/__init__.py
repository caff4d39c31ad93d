"""Slash commands, each body a few lines: the work is done at the tables."""

from bot.cogs.care import Care
from bot.cogs.game import GameCommands
from bot.cogs.look import Look
from bot.cogs.orders import Orders
from bot.cogs.turn import Turns
from bot.cogs.watch import Watch

COGS = (GameCommands, Turns, Look, Orders, Care, Watch)
