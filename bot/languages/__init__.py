"""The languages that are spoken here, one folder each, all of the same shape; some are spoken by pictures alone."""

from collections.abc import Mapping

from msgspec import structs

from bot.languages.en import ENGLISH
from bot.languages.fr import FRENCH
from bot.languages.language import Language
from bot.languages.pl import POLISH
from bot.languages.typesetting import typeset

USUAL = ENGLISH  # where nobody has said which one, or one that is not spoken here
# Languages of chat and pictures; `chaski languages check` finds nothing missing in them.
SPOKEN = (ENGLISH, FRENCH, POLISH)
# Languages of pictures alone, with their names as such, while their other texts are being translated.
UNDER_WAY: tuple[tuple[Language, str], ...] = ()

LANGUAGES: Mapping[str, Language] = {language.code: typeset(language) for language in SPOKEN}
# All languages with all their texts, also those under way, for whoever translates them.
TRANSLATED: Mapping[str, Language] = {**LANGUAGES, **{language.code: typeset(language) for language, _ in UNDER_WAY}}
# Languages of pictures alone: the words beside these are the usual ones.
DRAWN: Mapping[str, Language] = {
    language.code: structs.replace(USUAL, code=language.code, name=name, pictures=TRANSLATED[language.code].pictures)
    for language, name in UNDER_WAY
}


def spoken(*wished: str) -> Language:
    """The first of these languages that is spoken here, at least by pictures: `fr-CA` counts as `fr`."""
    known = {**DRAWN, **LANGUAGES}
    return next((known[short] for code in wished if (short := code.split("-")[0]) in known), USUAL)


def and_others(lang: Language) -> tuple[Language, ...]:
    """The language of the words, then all others: people type the names that they know."""
    first = in_words(lang)
    return (first, *(other for other in LANGUAGES.values() if other.code != first.code))


def in_words(lang: Language) -> Language:
    """The language of the words, where only pictures speak this one."""
    return USUAL if DRAWN.get(lang.code) is lang else lang


__all__ = ["DRAWN", "ENGLISH", "LANGUAGES", "TRANSLATED", "USUAL", "Language", "and_others", "in_words", "spoken"]
