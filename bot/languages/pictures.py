"""The languages in which pictures speak: those of the chat, and those whose folders hold nothing else yet."""

from collections.abc import Mapping

from bot.languages import DRAWN, LANGUAGES
from bot.languages.language import PictureTexts

PICTURE_TEXTS: Mapping[str, PictureTexts] = {
    language.code: language.pictures for language in (*LANGUAGES.values(), *DRAWN.values())
}
