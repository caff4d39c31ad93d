"""The texts of slash commands: Discord gets those of the usual language, and the others as localizations."""

from collections.abc import Callable, Iterable
from typing import TypedDict, TypeVar

from discord import Locale
from discord.app_commands import Choice, TranslationContextTypes, Translator, describe, locale_str, rename

from bot.languages import LANGUAGES, USUAL, Language

Words = Callable[[Language], str]
Function = TypeVar("Function")
Value = TypeVar("Value", str, int)


class CommandTexts(TypedDict):
    """Name and description of a command or a group for discord.py."""

    name: locale_str
    description: locale_str


def text(words: Words) -> locale_str:
    """A text that Discord shows to everybody in their own language."""
    return locale_str(words(USUAL), words=words)


def named(command: str) -> CommandTexts:
    """The name and the description of a command by the key of its texts: `named("game new")`."""
    return CommandTexts(
        name=text(lambda lang: lang.commands[command].name),
        description=text(lambda lang: lang.commands[command].description),
    )


def options(command: str) -> Callable[[Function], Function]:
    """Gives the options of a command their names and descriptions."""
    known = USUAL.commands[command].options

    def name_of(option: str) -> locale_str:
        return text(lambda lang: lang.commands[command].options[option].name)

    def description_of(option: str) -> locale_str:
        return text(lambda lang: lang.commands[command].options[option].description)

    def dress(function: Function) -> Function:
        described = describe(**{option: description_of(option) for option in known})(function)
        return rename(**{option: name_of(option) for option in known})(described)

    return dress


def typed_so_far(command: str, given: object) -> dict[str, str]:
    """The current input for each option of a command."""
    known = USUAL.commands[command].options
    return {option: str(getattr(given, texts.name, "") or "") for option, texts in known.items()}


def choices_of(values: Iterable[Value], words: Callable[[Value, Language], str]) -> list[Choice[Value]]:
    """The choices of an option, each value in the words of a language."""
    return [_choice(value, words) for value in values]


def _choice(value: Value, words: Callable[[Value, Language], str]) -> Choice[Value]:
    return Choice(name=text(lambda lang: words(value, lang)), value=value)


class Localizations(Translator):
    """The texts of commands in all languages besides the usual one."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text for people with this locale; None for the usual one."""
        language = LANGUAGES.get(locale.value.split("-")[0], USUAL)
        words: Words | None = string.extras.get("words")
        return None if language is USUAL or words is None else words(language)
