"""The words of the chat itself: lobbies, calls, clocks, refusals."""

from typing import Any

from bot.languages.language import Language
from bot.say.wording import Wording

ENDS = (".", "?", "!")  # of a sentence; whatever ends otherwise is a part of one, or a line of a list


def chat(key: str, lang: Language, **values: Any) -> str:
    """A sentence of the chat, or a part of one, filled in."""
    template, wording = lang.chat[key], Wording(lang)
    return wording.sentence(template, values) if template.endswith(ENDS) else wording.fill(template, values)


def when(turn: int, lang: Language) -> str:
    """Which turn of the game it is, in words; before the first one, the set-up."""
    return chat("when.turn", lang, turn=turn) if turn else chat("when.setup", lang)
