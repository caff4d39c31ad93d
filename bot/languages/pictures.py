"""The languages in which pictures speak."""

from collections.abc import Mapping

from bot.languages.en.pictures import PICTURES as ENGLISH
from bot.languages.fr.pictures import PICTURES as FRENCH
from bot.languages.pl.pictures import PICTURES as POLISH
from render import Words

PICTURE_WORDS: Mapping[str, Words] = {"en": ENGLISH, "fr": FRENCH, "pl": POLISH}
