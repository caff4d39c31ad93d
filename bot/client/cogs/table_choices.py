"""The choices of options that several commands share: clocks, levels of bot players, handicaps."""

from bot.client.cogs.texts import choices_of
from bot.say.levels import level_told
from bot.say.solo import begins
from bot.table.clock.clock import CLOCKS
from bot.table.io.seats import LEVELS
from engine.difficulty import HANDICAPS

CLOCK_CHOICES = choices_of(CLOCKS, lambda clock, lang: lang.choices["clock"][clock])
LEVEL_CHOICES = choices_of(LEVELS, level_told)
_OFFERED = [vp for vp in reversed(HANDICAPS) if vp]
HANDICAP_CHOICES = choices_of(_OFFERED, lambda vp, lang: begins(vp, lang, "you"))
WATCHED_HANDICAP_CHOICES = choices_of(_OFFERED, lambda vp, lang: begins(vp, lang, "bot"))
MOST_DAYS = 60  # of silence until a table is asked
