"""What a language tells the program of its grammar: plural forms by CLDR, its minus, and where no line may break."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from babel import Locale
from msgspec import Struct

MINUS = "-"
CATEGORIES = ("zero", "one", "two", "few", "many", "other")  # of CLDR, in the order of the forms of a template
NUMBERS = 200  # whose categories have forms; larger numbers take one of these
CACHED = 4096

Spaces = Sequence[tuple[str, str]]  # what stands where in a text, as a regular expression, and what replaces it


class Grammar(Struct, frozen=True, kw_only=True, eq=False):
    """The grammar of a language."""

    plural: Callable[[int], int]  # which of the forms separated by | goes with this number
    forms: tuple[str, ...] = ()  # the names of these forms, for whoever translates
    minus: str = MINUS
    counts_with: str = " "  # between a number and what it counts
    spaces: Spaces = ()
    keeps_capitals: bool = False  # whether a text that begins with a capital letter keeps it inside a sentence

    def number(self, n: int, sign: str = "") -> str:
        """A number with the minus of the language; with "+" as its sign, always with one."""
        return f"{n:{sign}d}".replace(MINUS, self.minus)

    def signed(self, n: int) -> str:
        """A number with its sign."""
        return self.number(n, "+")

    def opening(self, words: str) -> str:
        """The words at the beginning of a sentence: with a capital letter, if they start with a letter."""
        capital = words[:1].title()
        return capital + words[1:] if words[:1].isalpha() and len(capital) == 1 else words

    def inside(self, words: str) -> str:
        """The words of a button inside a sentence: with a small letter, unless the language keeps the capital."""
        return words if self.keeps_capitals else words[:1].lower() + words[1:]

    def typeset(self, text: str) -> str:
        """A text, or a template, with spaces at which no line breaks where the language has them."""
        for pattern, replacement in self.spaces:
            text = re.sub(pattern, replacement, text)
        return text


def grammar(
    code: str, *, minus: str = MINUS, counts_with: str = " ", spaces: Spaces = (), keeps_capitals: bool = False
) -> Grammar:
    """The grammar of the language with this code; its plural forms are those that CLDR has for whole numbers.

    >>> [grammar("pl").plural(n) for n in (0, 1, 2, 5, 12, 22, -8)]
    [2, 0, 1, 2, 2, 1, 2]
    >>> grammar("fr").forms, [grammar("fr").plural(n) for n in (0, 1, 2, 1_000_000)]
    (('one', 'other'), [0, 0, 1, 1])
    >>> grammar("fr").inside("Construire"), grammar("de", keeps_capitals=True).inside("Steine nehmen")
    ('construire', 'Steine nehmen')
    """
    rule = Locale.parse(code).plural_form
    used = {rule(n) for n in range(NUMBERS)}
    forms = tuple(each for each in CATEGORIES if each in used)

    @lru_cache(CACHED)
    def plural(n: int) -> int:
        category = rule(abs(n))
        return forms.index(category) if category in forms else len(forms) - 1

    return Grammar(
        plural=plural, forms=forms, minus=minus, counts_with=counts_with, spaces=spaces, keeps_capitals=keeps_capitals
    )
