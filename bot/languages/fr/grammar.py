"""French: grammar, and how it is set."""

import re

from bot.languages.language import Templates


def plural(n: int) -> int:
    """The singular for none and one, the plural from two on.

    >>> [plural(n) for n in (0, 1, 2)]
    [0, 0, 1]
    """
    return 0 if n < 2 else 1


def spaced(templates: Templates) -> Templates:
    """The same, with the spaces beside signs of two parts and quotation marks as those at which no line breaks.

    >>> spaced({"won": "victoire : {names}"})
    {'won': 'victoire\\xa0: {names}'}
    """
    return {key: re.sub(r" (?=[:;!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", words) for key, words in templates.items()}
