"""The gaps of a language: missing texts, texts equal to the English ones, and texts too long for their place."""

import re
from collections.abc import Iterator

from msgspec import Struct

from bot import limits
from bot.languages import USUAL
from bot.languages.language import Language, Templates
from bot.say.chat import ENDS
from bot.say.parts import TAG
from bot.translating.completeness import complaints, pictured_texts_of, texts_of
from bot.translating.examples import examples
from bot.translating.templates import fields

SAME, LONG = "the same as English", "too long"
A_LETTER = re.compile(r"[A-Za-z]")
NO_WORDS = re.compile(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|`[^`]*`|/\w+(?: \w+)?|\bVP\b")
REPEATED_FORM = re.compile(r"(\|[^|{}]*)(?=\1[|}])")  # of a plural
# The room of texts by their part and the beginning of their key; a text has that of the first line that fits.
ROOM: tuple[tuple[str, str, int], ...] = (
    ("labels", "", limits.BUTTON_LABEL),
    ("titles", "", limits.OPTION_LABEL),
    ("order_kinds", "", limits.OPTION_LABEL),
    ("chat", "button.", limits.BUTTON_LABEL),
    ("chat", "thread.name", limits.THREAD_NAME),
    ("glossary titles", "", limits.OPTION_LABEL),
    ("glossary kinds", "", limits.OPTION_LABEL),
    ("choices of ", "", limits.CHOICE_NAME),
    ("words of category_brief", "", 14),
    ("words of difficulty", "", limits.CHOICE_NAME),
)
A_LABEL = limits.BUTTON_LABEL  # the longest English text, without a full stop, that may stand on a button


class Gap(Struct, frozen=True):
    """A faulty text: its place, its fault, and its words in English and here."""

    part: str
    key: str
    text: str
    fault: str
    usual: tuple[str, ...]
    own: tuple[str, ...]


def faults(language: Language) -> list[str]:
    """The faults that bar a language."""
    return list(complaints(language))


def gaps(language: Language) -> Iterator[Gap]:
    """The texts that are the same as English, and those too long for their place."""
    usual = dict(_texts(USUAL))
    for part, templates in _texts(language):
        for key, template in templates.items():
            english = usual.get(part, {}).get(key, "")
            if _is_same(template, english, language) and _has_words(template):
                yield _gap(language, part, key, SAME, templates, usual.get(part, {}))
            elif room := _too_long(language, part, key, templates, usual.get(part, {})):
                yield _gap(language, part, key, f"{LONG} ({room} letters)", templates, usual.get(part, {}))


def shown(language: Language) -> Iterator[Gap]:
    """Every text with its examples, in English and here."""
    usual = dict(_texts(USUAL))
    for part, templates in _texts(language):
        for key in templates:
            yield _gap(language, part, key, "", templates, usual.get(part, {}))


def _texts(language: Language) -> Iterator[tuple[str, Templates]]:
    yield from texts_of(language)
    yield from pictured_texts_of(language)


def _gap(language: Language, part: str, key: str, fault: str, templates: Templates, usual: Templates) -> Gap:
    english = tuple(examples(USUAL, usual, key, usual)) if key in usual else ()
    return Gap(part, key, templates[key], fault, english, tuple(examples(language, templates, key, usual)))


def _is_same(template: str, english: str, language: Language) -> bool:
    """Whether a text is still the English one, set as the language is, and with its number of plural forms."""
    told = REPEATED_FORM.sub("", template)
    return told == REPEATED_FORM.sub("", language.grammar.typeset(english)) and english not in language.same


def _has_words(template: str) -> bool:
    """Whether a template says anything beside its values, commands and tags."""
    plurals = " ".join(spec for _, spec in fields(template) if spec.startswith("plural"))
    return bool(A_LETTER.search(NO_WORDS.sub("", TAG.sub("", template)) + plurals))


def _too_long(language: Language, part: str, key: str, templates: Templates, usual: Templates) -> int:
    """The room of a text that does not fit; 0 if it fits."""
    room = next((room for name, start, room in ROOM if part.startswith(name) and key.startswith(start)), 0)
    if part.startswith(("command ", "options of", "descriptions of")):
        room = limits.COMMAND_DESCRIPTION if key == "description" or part[0] == "d" else limits.COMMAND_NAME
    english = usual.get(key, "")
    if not room and part == "chat" and 0 < len(english) <= A_LABEL and not english.endswith(ENDS):
        room = max(A_LABEL, len(english))
    longest = max(map(len, examples(language, templates, key, usual)))
    if longest <= room or not room or longest <= max(map(len, examples(USUAL, usual, key, usual)), default=0):
        return 0
    return room
