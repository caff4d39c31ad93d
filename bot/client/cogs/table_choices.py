"""The choices of options that several commands share: clocks, levels of bot players."""

from bot.client.cogs.texts import choices_of
from bot.table.clock.clock import DAY, HOUR
from bot.table.io.seats import LEVELS, level_words
from storage import Clock

CLOCKS = {
    "none": None,
    "12 hours a turn": Clock(limit=12 * HOUR),
    "1 day a turn": Clock(limit=DAY),
    "3 days a turn": Clock(limit=3 * DAY),
    "3 days and 4 hours more for each answer": Clock(bank=3 * DAY, increment=4 * HOUR),
    "7 days and 8 hours more for each answer": Clock(bank=7 * DAY, increment=8 * HOUR),
}
CLOCK_CHOICES = choices_of(CLOCKS, lambda clock, lang: lang.choices["clock"][clock])
LEVEL_CHOICES = choices_of(LEVELS, level_words)
MOST_DAYS = 60  # of silence until a table is asked
