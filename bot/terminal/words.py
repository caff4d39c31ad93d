"""The words of the terminal."""

from typing import Any

from bot.languages.language import Language
from bot.say.wording import Wording


def words(key: str, lang: Language, **values: Any) -> str:
    """A line of the terminal, or a part of one, filled in."""
    wording = Wording(lang)
    return wording.fill(wording.chosen(lang.terminal, key, values=values), values)
