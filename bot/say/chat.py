"""The words of the chat: lobbies, calls, clocks, refusals; and those of the command line."""

from typing import Any

from bot.languages.language import Language
from bot.say.wording import Wording

ENDS = (".", "?", "!")  # the ends of sentences; other texts are parts of sentences or lines of lists


def chat(key: str, lang: Language, **values: Any) -> str:
    """A text of the chat, filled; a whole sentence gets a capital letter."""
    wording = Wording(lang)
    template = wording.chosen(lang.chat, key, values=values)
    return wording.sentence(template, values) if template.endswith(ENDS) else wording.fill(template, values)


def line(key: str, lang: Language, **values: Any) -> str:
    """A text of the command line, filled."""
    return Wording(lang).fill(lang.command_line[key], values)


def when(turn: int, lang: Language) -> str:
    """The turn of the game in words; turn 0 is the set-up."""
    return chat("when.turn", lang, turn=turn) if turn else chat("when.setup", lang)
