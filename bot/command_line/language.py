"""The language of the command line: that of `--lang`, else that of the environment."""

import argparse
import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Any

from bot.languages import USUAL, Language, in_words, spoken
from bot.languages.pictures import PICTURE_TEXTS
from bot.refusals import CommandCode, CommandError
from bot.say.chat import line

OPTION = "--lang"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, the first of them that is set
_chosen: ContextVar[Language] = ContextVar("language", default=USUAL)


def choose_language(given: Sequence[str], environment: Mapping[str, str] = os.environ) -> list[str]:
    """Takes `--lang` out of the arguments; from now on the command line speaks that language."""
    rest, wished = _without_option(given)
    if wished is not None and wished not in PICTURE_TEXTS:
        raise CommandError(CommandCode.NO_SUCH_LANGUAGE, given=wished, offered=", ".join(PICTURE_TEXTS))
    there = next((found for name in VARIABLES if (found := environment.get(name))), "")
    _chosen.set(spoken(wished or "", there.replace("_", "-").partition(".")[0]))
    argparse._ = _of_argparse  # type: ignore[attr-defined]  # it has no other way to other words
    return rest


def _without_option(given: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without the option, and its value."""
    rest, wished, arguments = list[str](), None, iter(given)
    for argument in arguments:
        if argument == OPTION:
            wished = next(arguments, "")
        elif argument.startswith(f"{OPTION}="):
            wished = argument.partition("=")[2]
        else:
            rest.append(argument)
    return rest, wished


def spoken_here() -> Language:
    """The language of the command line; its words are the usual ones where only pictures speak it."""
    return in_words(_chosen.get())


def drawn_here() -> str:
    """The code of the language of pictures."""
    return _chosen.get().code


def told(key: str, **values: Any) -> str:
    """A text of the command line, filled."""
    return line(key, spoken_here(), **values)


def _of_argparse(words: str) -> str:
    """A text of argparse in this language."""
    for key, usual in USUAL.command_line.items():
        if usual == words:
            return spoken_here().command_line[key]
    return words
