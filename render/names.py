"""Names as pictures can show them: people call themselves what they like, and the fonts have not all letters for it."""

import re
from collections.abc import Sequence
from functools import lru_cache
from unicodedata import normalize

from render.drawing.canvas import font
from render.words import Words

SIZE = 20  # at which it is tried whether there is anything to see


def readable(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names of all seats; one of which no letter can be drawn is that of its seat."""
    return tuple(legible(name) or words.seat(seat) for seat, name in enumerate(names, 1))


def retold(told: Sequence[tuple[int, str]], names: Sequence[str], words: Words) -> tuple[tuple[int, str], ...]:
    """Sentences, each told of a seat, with the names that can be read."""
    return tuple((seat, _renamed(text, names, words)) for seat, text in told)


def recounted(counts: Sequence[tuple[str, int]], names: Sequence[str], words: Words) -> tuple[tuple[str, int], ...]:
    """What is counted by name, with the names that can be read."""
    return tuple((_renamed(name, names, words), count) for name, count in counts)


def _renamed(text: str, names: Sequence[str], words: Words) -> str:
    if _drawable(text) == text:
        return text
    shown = dict(zip(names, readable(names, words), strict=True))
    longest = sorted(filter(None, names), key=len, reverse=True)
    if longest:
        text = re.sub("|".join(map(re.escape, longest)), lambda found: shown[found[0]], text)
    return _drawable(text)


def legible(name: str) -> str:
    """What can be drawn of a name, or nothing if that is none of its letters.

    >>> legible("✨ Kay-Lee 李小龙"), legible("Дарья"), legible("李小龙 2")
    ('Kay-Lee', 'Дарья', '')
    """
    drawn = _drawable(name)
    told = str.isalpha if any(map(str.isalpha, name)) else str.isalnum
    return drawn if any(map(told, drawn)) else ""


def _drawable(text: str) -> str:
    """A text without what the fonts have not; fancy letters as plain ones."""
    if all(map(_has, text)):
        return text
    plain = "".join(letter if _has(letter) else normalize("NFKC", letter) for letter in normalize("NFC", text))
    return " ".join("".join(filter(_has, plain)).split())


@lru_cache(maxsize=4096)
def _has(letter: str) -> bool:
    """Whether the fonts have it: both have the same, and nothing to see for what they have not."""
    return letter.isspace() or font(SIZE).getmask(letter).getbbox() is not None
