"""The language of each person's Discord, and the texts of the page in it."""

from collections.abc import Mapping

from bot.sandbox.basics.errors import ClientRefused
from bot.sandbox.basics.wire import Json
from bot.sandbox.state.setup import LOCALE
from bot.sandbox.state.unsaved import Unsaved

PageTexts = tuple[str, Mapping[str, str]]  # a language's own name for itself, and the texts of the page


class Locales:
    """Locales of people, and the languages to choose from on the page, by their locales."""

    def __init__(self, unsaved: Unsaved) -> None:
        self._unsaved = unsaved
        self.usual = LOCALE  # of people without a choice
        self.of_servers = LOCALE
        self.texts: Mapping[str, PageTexts] = {}
        self.chosen: dict[int, str] = {}

    def of(self, person: int) -> str:
        """The locale of a person."""
        return self.chosen.get(person, self.usual)

    def choose(self, person: int, locale: str) -> None:
        """Sets the language of a person's Discord."""
        if locale not in self.texts:
            raise ClientRefused("no_language")
        self.chosen[person] = locale
        self._unsaved.locale(person, locale)

    @property
    def offered(self) -> list[Json]:
        """The languages of the page."""
        return [{"locale": locale, "name": name} for locale, (name, _) in self.texts.items()]

    def page(self, locale: str) -> Json:
        """The texts of the page for a locale; those of the first language for an unknown one."""
        known = next((each for each in self.texts if each.split("-")[0] == locale.split("-")[0]), "")
        known = known or next(iter(self.texts), "")
        return {"locale": known or locale, "texts": dict(self.texts[known][1]) if known else {}}
