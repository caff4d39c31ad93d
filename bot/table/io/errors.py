"""Why a table refuses something: a sentence for the person who asked."""

from bot import say
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import Screen
from engine.errors import Reason
from engine.reasons import ANOTHER_QUESTION


class Refused(Exception):
    """A request that cannot be met; nothing has changed. `key` names the sentence."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def sentence(self, lang: Language) -> str:
        """The sentence that tells the person why, in their language."""
        return chat(self.key, lang, **self.values)


class NotAllowed(Refused):
    """Something the rules do not allow now; `reason` is theirs."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("not_now.asked")
        self.reason = reason

    def sentence(self, lang: Language) -> str:
        """Why not; and where another question comes first, how to see it."""
        why = say.reason(self.reason, lang)
        return chat(self.key, lang, why=why) if self.reason.code == ANOTHER_QUESTION else why


class Stale(Refused):
    """An answer to a question that is no longer asked; the present one is shown instead."""

    def __init__(self, present: Screen) -> None:
        super().__init__("stale")
        self.present = present
