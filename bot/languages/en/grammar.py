"""English: grammar."""

from bot.languages.en.words import PHRASES


def plural(n: int) -> int:
    """The singular for one, the plural for everything else.

    >>> [plural(n) for n in (0, 1, 2)]
    [1, 0, 1]
    """
    return 0 if n == 1 else 1


def whose(name: str) -> str:
    """A name as a possessive."""
    return "your" if name == PHRASES["you"] else f"{name}'s"
