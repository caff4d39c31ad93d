"""What people have typed, or call themselves: made harmless before it is repeated to anybody."""

import re

LONGEST_TYPED = 300  # letters of an option of a command
LONGEST_NAME = 32
LONGEST_QUOTE = 50
MOST_DIGITS = 15
_MARKUP = re.compile(r"[\\`*_~|<\[\]]|\A[#>+-]")  # also half of it: what follows could be the other half


def clean(typed: str, most: int = LONGEST_NAME) -> str:
    """The words in one short line, without anything that cannot be seen."""
    printable = "".join(letter for letter in typed if letter.isprintable() or letter.isspace())
    return " ".join(printable.split())[:most].strip() or "?"


def escaped(typed: str, most: int = LONGEST_NAME) -> str:
    """The words as a message repeats them: they mean nothing but themselves there, and call nobody."""
    bare = _MARKUP.sub(lambda found: "\\" + found[0], clean(typed, most))
    return bare.replace("@", "@\u200b").replace("://", ":\u200b//")


def number(typed: str) -> int | None:
    """A whole number; None if it is none, or far too large."""
    digits = typed.strip()
    return int(digits) if digits.isdecimal() and len(digits) <= MOST_DIGITS else None
