"""The languages in which pictures speak: those of the chat, and those whose folders hold nothing else yet."""

from collections.abc import Mapping

from bot.languages import LANGUAGES
from bot.languages.fr.pictures import PICTURES as FRENCH
from bot.languages.language import PictureTexts
from bot.languages.pl.pictures import PICTURES as POLISH

PICTURE_TEXTS: Mapping[str, PictureTexts] = {
    **{language.code: language.pictures for language in LANGUAGES.values()},
    FRENCH.code: FRENCH,
    POLISH.code: POLISH,
}
