"""The choices of options that several commands share: clocks, levels of bot players."""

from bot.client.cogs.texts import choices_of
from bot.say.levels import level_told
from bot.table.clock.clock import CLOCKS
from bot.table.io.seats import LEVELS

CLOCK_CHOICES = choices_of(CLOCKS, lambda clock, lang: lang.choices["clock"][clock])
LEVEL_CHOICES = choices_of(LEVELS, level_told)
MOST_DAYS = 60  # of silence until a table is asked
