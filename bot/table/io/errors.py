"""Refusals of a table, as sentences for the requester."""

from bot import say
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import Screen
from engine.errors import Reason
from engine.reasons import ANOTHER_QUESTION


class Refused(Exception):
    """A refused request without any effect; `key` names the sentence."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def sentence(self, lang: Language) -> str:
        """The sentence in the requester's language."""
        return chat(self.key, lang, **self.values)


class NotAllowed(Refused):
    """A request against the rules; `reason` is theirs."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("not_now.asked")
        self.reason = reason

    def sentence(self, lang: Language) -> str:
        """The reason; if another question comes first, with the way to it."""
        why = say.reason(self.reason, lang)
        return chat(self.key, lang, why=why) if self.reason.code == ANOTHER_QUESTION else why


class Stale(Refused):
    """An answer to an outdated question; the present screen replaces it."""

    def __init__(self, present: Screen) -> None:
        super().__init__("stale")
        self.present = present
