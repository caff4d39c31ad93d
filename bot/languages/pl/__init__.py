"""Polish: so far the words of pictures alone."""

from bot.languages.pl.pictures import PICTURES

POLISH = ("Polski (obrazy)", PICTURES)
