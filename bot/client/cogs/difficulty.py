"""The words that make an opponent easier or harder: offered one after the other, typed with commas."""

import re
from collections.abc import Iterable

from bot.client.cogs.base import Choices, choices
from bot.fuzzy_search import plain
from bot.languages import Language, and_others
from bot.say import thing
from bot.table.io.errors import Refused
from engine.difficulty import EASIER, HARDER, LEVELS, PACHAMAMA

A_WORD = re.compile(r"[A-Za-z0-9_]{1,30}")


def suggested(opponent: str, current: str, lang: Language) -> Choices:
    """The choices for this opponent, each after the words already typed."""
    if opponent not in HARDER:
        return []
    *typed, last = [_known(word.strip(), lang) for word in current.split(",")]
    before = [word for word in typed if word]
    levels = tuple(LEVELS) if opponent == PACHAMAMA else ()
    offered = [word for word in (*levels, *EASIER[opponent], *HARDER[opponent]) if word not in before]
    own = [word for word in offered if _begins(word, last, (lang,))]
    fitting = own or [word for word in offered if _begins(word, last, and_others(lang))]
    return choices(
        (", ".join(_name(each, lang) for each in (*before, word)), ", ".join([*before, word])) for word in fitting
    )


def _begins(word: str, typed: str, languages: Iterable[Language]) -> bool:
    """Whether a word, or its name in one of these languages, begins like this."""
    return any(plain(name).startswith(plain(typed)) for name in (word, *(_name(word, each) for each in languages)))


def meant(typed: str, lang: Language) -> list[str]:
    """The words of a list with commas; those of personality sides in capitals."""
    found = [_known(word.strip(), lang) for word in typed.split(",") if word.strip()]
    if not all(A_WORD.fullmatch(word) for word in found):
        raise Refused("solo.words")  # without the input
    return [f"PP{word[2:].lower()}" if word.upper().startswith("PP") else word.lower() for word in found]


def _name(word: str, lang: Language) -> str:
    return thing("difficulty", word, lang) if word in lang.words["difficulty"] else word


def _known(typed: str, lang: Language) -> str:
    """The word with this name in a language."""
    names = ((word, name) for each in and_others(lang) for word, name in each.words["difficulty"].items())
    return next((word for word, name in names if plain(name) == plain(typed)), typed)
