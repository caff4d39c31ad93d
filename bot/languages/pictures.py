"""The languages in which pictures speak: those of the chat, and those whose folders hold nothing else yet."""

from collections.abc import Mapping

from bot.languages import LANGUAGES
from bot.languages.fr.pictures import PICTURES as FRENCH
from bot.languages.pl.pictures import PICTURES as POLISH
from render import Words

PICTURE_WORDS: Mapping[str, Words] = {
    **{language.code: language.pictures for language in LANGUAGES.values()},
    "fr": FRENCH,
    "pl": POLISH,
}
