"""The choices of options that several commands share: clocks, levels of bot players."""

from bot.client.cogs.texts import choices_of
from bot.table.clock.clock import CLOCKS
from bot.table.io.seats import LEVELS, level_words

CLOCK_CHOICES = choices_of(CLOCKS, lambda clock, lang: lang.choices["clock"][clock])
LEVEL_CHOICES = choices_of(LEVELS, level_words)
MOST_DAYS = 60  # of silence until a table is asked
