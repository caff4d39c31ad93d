"""The language of the command line: its own sentences are English, so its games are, too."""

from bot.languages import ENGLISH

SPOKEN = ENGLISH
