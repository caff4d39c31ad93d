"""The words of the chat itself: lobbies, calls, clocks, refusals."""

from collections.abc import Mapping
from typing import Any

from bot.text import LANGUAGES
from bot.text.catalogue import Templates
from bot.text.en_chat import CHAT
from bot.text.wording import Wording

TEXTS: Mapping[str, Templates] = {"en": CHAT}


def chat(key: str, lang: str = "en", **values: Any) -> str:
    """A sentence of the chat, filled in."""
    return Wording(LANGUAGES[lang]).fill(TEXTS[lang][key], values)


def spoken(*wished: str) -> str:
    """The first of these languages that is spoken here: `fr-CA` counts as `fr`."""
    return next((short for lang in wished if (short := lang.split("-")[0]) in LANGUAGES), "en")
