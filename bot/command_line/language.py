"""The language of the command line: its own sentences are English, so the games it shows are, too."""

from bot.languages import ENGLISH

SPOKEN = ENGLISH
