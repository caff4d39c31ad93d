"""The words of the terminal, which speaks English."""

from typing import Any

from bot.languages import ENGLISH
from bot.text.wording import Wording


def words(key: str, **values: Any) -> str:
    """A line of the terminal, or a part of one, filled in."""
    return Wording(ENGLISH).fill(ENGLISH.terminal[key], values)
