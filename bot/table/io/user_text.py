"""User texts: made harmless before the bot repeats them."""

import re
from unicodedata import bidirectional

LONGEST_TYPED = 300  # letters in an option of a command
LONGEST_NAME = 32
LONGEST_QUOTE = 50
MOST_DIGITS = 15
_LEFTWARDS = ("R", "AL", "AN")  # classes of letters and numbers
_MARKUP = re.compile(r"[\\`*_~|<\[\]]|\A[#>+-]")  # also unpaired: later text could complete it

_LINK = re.compile(r"@|:(?=//)|\.(?=[a-zA-Z])")  # `discord.gg/...` alone is an invitation


def clean(typed: str, most: int = LONGEST_NAME) -> str:
    """The text in one short line, without invisible characters."""
    printable = "".join(letter for letter in typed if letter.isprintable() or letter.isspace())
    return " ".join(printable.split())[:most].strip() or "?"


def escaped(typed: str, most: int = LONGEST_NAME) -> str:
    """The text without effect in a message: no markup, no mention, no link."""
    return unlinked(_MARKUP.sub(lambda found: "\\" + found[0], clean(typed, most)))


def isolated(words: str) -> str:
    """The text so that letters which are read from right to left leave the words around it in their order."""
    return f"\u2068{words}\u2069" if any(bidirectional(letter) in _LEFTWARDS for letter in words) else words


def unlinked(words: str) -> str:
    """The text without mentions, links and invitations."""
    return _LINK.sub(lambda found: found[0] + "\u200b", words)


def number(typed: str) -> int | None:
    """A whole number; None for other or too long text."""
    digits = typed.strip()
    return int(digits) if digits.isdecimal() and len(digits) <= MOST_DIGITS else None
