"""The languages that are spoken here, one folder each, all of the same shape."""

from collections.abc import Mapping

from bot.languages.en import ENGLISH
from bot.languages.language import Language

LANGUAGES: Mapping[str, Language] = {language.code: language for language in (ENGLISH,)}
USUAL = ENGLISH  # where nobody has said which one, or one that is not spoken here


def spoken(*wished: str) -> Language:
    """The first of these languages that is spoken here: `fr-CA` counts as `fr`."""
    return next((LANGUAGES[short] for code in wished if (short := code.split("-")[0]) in LANGUAGES), USUAL)


__all__ = ["ENGLISH", "LANGUAGES", "USUAL", "Language", "spoken"]
