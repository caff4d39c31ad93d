"""Why a table refuses something: a sentence for the person who asked."""

from bot.prompts.spec import Screen
from bot.text.chat import chat


class Refused(Exception):
    """A request that cannot be met; nothing has changed. `key` names the sentence."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def sentence(self, lang: str) -> str:
        """The words for it."""
        return chat(self.key, lang, **self.values)


class Stale(Refused):
    """An answer to a question that is no longer asked; the present one is shown instead."""

    def __init__(self, present: Screen) -> None:
        super().__init__("stale")
        self.present = present
