"""French: grammar, and how it is set."""

import re

from bot.languages.language import Templates


def plural(n: int) -> int:
    """The singular for none and one, the plural from two on.

    >>> [plural(n) for n in (0, 1, 2)]
    [0, 0, 1]
    """
    return 0 if n < 2 else 1


def typeset(text: str) -> str:
    """The same with a space at which no line breaks before every sign of two parts that ends a word.

    >>> typeset("Temple: 4; Marché\\xa0: vide. 12:30")
    'Temple\\xa0: 4\\xa0; Marché\\xa0: vide. 12:30'
    """
    return re.sub(r"(?<=\S)(?=[:;!?](?:\s|$))", "\N{NO-BREAK SPACE}", text)


def spaced(templates: Templates) -> Templates:
    """The same, with the spaces beside signs of two parts and quotation marks as those at which no line breaks.

    >>> spaced({"won": "victoire : {names}"})
    {'won': 'victoire\\xa0: {names}'}
    """
    return {key: re.sub(r" (?=[:;!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", words) for key, words in templates.items()}
