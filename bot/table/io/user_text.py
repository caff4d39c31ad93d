"""What people have typed, or call themselves: made harmless before it is repeated to anybody."""

import re

LONGEST_TYPED = 300  # letters of an option of a command
LONGEST_NAME = 32
LONGEST_QUOTE = 50
MOST_DIGITS = 15
_MARKUP = re.compile(r"[\\`*_~|<\[\]]|\A[#>+-]")  # also half of it: what follows could be the other half

_LINK = re.compile(r"@|:(?=//)|\.(?=[a-zA-Z])")  # an invitation needs no more than `discord.gg/...`


def clean(typed: str, most: int = LONGEST_NAME) -> str:
    """The words in one short line, without anything that cannot be seen."""
    printable = "".join(letter for letter in typed if letter.isprintable() or letter.isspace())
    return " ".join(printable.split())[:most].strip() or "?"


def escaped(typed: str, most: int = LONGEST_NAME) -> str:
    """The words as a message repeats them: they mean nothing but themselves there, and call nobody."""
    return unlinked(_MARKUP.sub(lambda found: "\\" + found[0], clean(typed, most)))


def unlinked(words: str) -> str:
    """The words with nothing in them that calls somebody, leads somewhere else or invites there."""
    return _LINK.sub(lambda found: found[0] + "\u200b", words)


def number(typed: str) -> int | None:
    """A whole number; None if it is none, or far too large."""
    digits = typed.strip()
    return int(digits) if digits.isdecimal() and len(digits) <= MOST_DIGITS else None
