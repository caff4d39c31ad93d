"""The words that the bot has for what the doctor finds, in English."""

from typing import Any

from bot.languages import ENGLISH
from bot.say.chat import line
from storage.doctor import Vocabulary


def said(key: str, **values: Any) -> str:
    return line(f"finding.{key}", ENGLISH, **values)


IN_ENGLISH = Vocabulary(said=said)
