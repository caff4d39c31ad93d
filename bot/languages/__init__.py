"""The languages that are spoken here, one folder each, all of the same shape; some are spoken by pictures alone."""

from collections.abc import Mapping

from msgspec import structs

from bot.languages.en import ENGLISH
from bot.languages.fr import FRENCH
from bot.languages.language import Language
from bot.languages.pl import POLISH

LANGUAGES: Mapping[str, Language] = {language.code: language for language in (ENGLISH,)}
USUAL = ENGLISH  # where nobody has said which one, or one that is not spoken here
# Languages of pictures alone: the words beside these are the usual ones.
DRAWN: Mapping[str, Language] = {
    pictures.code: structs.replace(USUAL, code=pictures.code, name=name, pictures=pictures)
    for name, pictures in (FRENCH, POLISH)
}


def spoken(*wished: str) -> Language:
    """The first of these languages that is spoken here, at least by pictures: `fr-CA` counts as `fr`."""
    known = {**DRAWN, **LANGUAGES}
    return next((known[short] for code in wished if (short := code.split("-")[0]) in known), USUAL)


def in_words(lang: Language) -> Language:
    """The language of the words, where only pictures speak this one."""
    return USUAL if lang.code in DRAWN else lang


__all__ = ["DRAWN", "ENGLISH", "LANGUAGES", "USUAL", "Language", "in_words", "spoken"]
