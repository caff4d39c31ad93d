"""French: so far the words of pictures alone."""

from bot.languages.fr.pictures import PICTURES

FRENCH = ("Français (images)", PICTURES)
