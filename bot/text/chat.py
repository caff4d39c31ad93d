"""The words of the chat itself: lobbies, calls, clocks, refusals."""

from collections.abc import Mapping
from typing import Any

from bot.text import LANGUAGES
from bot.text.catalogue import Templates
from bot.text.en_chat import CHAT
from bot.text.wording import Wording

ENDS = (".", "?", "!")  # of a sentence; whatever ends otherwise is a part of one, or a line of a list

TEXTS: Mapping[str, Templates] = {"en": CHAT}


def chat(key: str, lang: str = "en", **values: Any) -> str:
    """A sentence of the chat, or a part of one, filled in."""
    template, wording = TEXTS[lang][key], Wording(LANGUAGES[lang])
    return wording.sentence(template, values) if template.endswith(ENDS) else wording.fill(template, values)


def spoken(*wished: str) -> str:
    """The first of these languages that is spoken here: `fr-CA` counts as `fr`."""
    return next((short for lang in wished if (short := lang.split("-")[0]) in LANGUAGES), "en")
