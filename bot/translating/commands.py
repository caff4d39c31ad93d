"""The check of the commands of a language: names within Discord's rules, and commands in texts that are there."""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from bot import limits
from bot.languages.language import Command, Language, Tables

SIGNS = "-_'"  # in a name, beside letters and digits
# A command in a text: not part of an address, of a path or of alternatives.
NAMED = re.compile(r"(?<![\w}/<:.@])/([^\W\d_][\w-]*)(?: ([\w-]+))?")


def complaints(language: Language) -> Iterator[str]:
    """The names and descriptions against Discord's rules."""
    yield from _alike(language.commands)
    for key, command in language.commands.items():
        yield from _wrong(f"command {key}", command.name, command.description)
        for option, texts in command.options.items():
            yield from _wrong(f"option {option} of command {key}", texts.name, texts.description)
        for name, n in Counter(texts.name for texts in command.options.values()).items():
            if n > 1:
                yield f"command {key} has {n} options called {name}"
    yield from _choices(language.choices)


def unknown_commands(text: str, commands: Mapping[str, Command]) -> Iterator[str]:
    """The commands in a text that are not there.

    >>> commands = {"game": Command("partie", ""), "game new": Command("nouvelle", ""), "help": Command("aide", "")}
    >>> [*unknown_commands("/partie nouvelle, /partie new; `/aide`, /help; {a}/{b}, and/or, https://x.y/z", commands)]
    ['/partie new', '/help']
    """
    if "/" not in text:
        return
    below: defaultdict[str, set[str]] = defaultdict(set)
    for key, command in commands.items():
        first, _, second = key.partition(" ")
        below[commands[first].name] |= {command.name} if second else set()
    for found in NAMED.finditer(text):
        name, following = found[1], found[2]
        if name not in below:
            yield f"/{name}"
        elif below[name] and following not in below[name]:
            yield f"/{name} {following or ''}".strip()


def _alike(commands: Mapping[str, Command]) -> Iterator[str]:
    """Equal names beside each other."""
    beside = Counter((key.rpartition(" ")[0], command.name) for key, command in commands.items())
    for (above, name), n in beside.items():
        if n > 1:
            yield f"{n} commands are called {' '.join(filter(None, (above, name)))}"


def _wrong(what: str, name: str, description: str) -> Iterator[str]:
    if not 0 < len(name) <= limits.COMMAND_NAME or name != name.lower() or not all(map(_fits, name)):
        yield f"{what} cannot be called {name!r}: small letters, digits, - and _, {limits.COMMAND_NAME} at most"
    if not 0 < len(description) <= limits.COMMAND_DESCRIPTION:
        yield f"the description of {what} has {len(description)} letters, not up to {limits.COMMAND_DESCRIPTION}"


def _fits(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LN" or letter in SIGNS


def _choices(choices: Tables) -> Iterator[str]:
    for table, words in choices.items():
        for key, word in words.items():
            if not 0 < len(word) <= limits.CHOICE_NAME:
                yield f"the choice {key} of {table} has {len(word)} letters, not up to {limits.CHOICE_NAME}"
