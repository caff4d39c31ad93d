"""Finding what somebody means: without regard to case and accents, by beginnings of words, forgiving small slips."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from msgspec import Struct

NAME, START, WORD, LETTERS, NEARLY, WITHIN, NOWHERE = range(7)  # how well something fits, best first
# How many letters of a word of this length may be wrong, missing, too many or swapped.
SLIPS = ((8, 2), (4, 1))
BEGINNING = 5  # from so many letters on, a slip is also forgiven in the beginning of a longer word
_APART = str.maketrans({"ł": "l", "ø": "o", "đ": "d"})  # letters that do not come apart by themselves


def plain(text: str) -> str:
    """A text in small letters without accents, its words parted by single blanks."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_APART))
    return " ".join(re.findall(r"[a-z0-9]+", "".join(c for c in apart if not unicodedata.combining(c))))


class Card(Struct, frozen=True):
    """What an entry can be found by."""

    names: tuple[str, ...]  # its title, its id and what else it is called
    words: frozenset[str]  # of these names
    text: frozenset[str]  # the words of its explanation


def card(names: Iterable[str], text: str) -> Card:
    """The card of an entry."""
    plain_names = tuple(dict.fromkeys(plain(name) for name in names))
    words = frozenset(word for name in plain_names for word in name.split())
    return Card(plain_names, words, frozenset(plain(text).split()))


def ranked(query: str, cards: Mapping[str, Card], limit: int) -> list[str]:
    """The keys that fit a query, the best first; equals stay in the order they are in."""
    asked = plain(query)
    tokens = asked.split()
    if not tokens:
        return []
    found = [(fit, key) for key, each in cards.items() if (fit := _fit(asked, tokens, each))[0] < NOWHERE]
    return [key for _, key in sorted(found, key=lambda pair: pair[0])][:limit]


def _fit(asked: str, tokens: Sequence[str], each: Card) -> tuple[int, int]:
    """How well a card fits, and by how many letters the shortest name that begins so is longer."""
    if asked in each.names:
        return NAME, 0
    longer = [len(name) - len(asked) for name in each.names if name.startswith(asked)]
    if longer:
        return START, min(longer)
    return max(_word_rank(token, each) for token in tokens), 0


def _word_rank(token: str, each: Card) -> int:
    """How well one word of the query fits."""
    if any(word.startswith(token) for word in each.words):
        return WORD
    if len(token) > 2 and any(token in word for word in each.words):
        return LETTERS
    if any(_alike(token, word) for word in each.words):
        return NEARLY
    if len(token) > 2 and any(word.startswith(token) for word in each.text):
        return WITHIN
    return NOWHERE


@cache
def _alike(token: str, word: str) -> bool:
    """Whether a word, or its beginning, is the token but for a slip or two."""
    allowed = next((slips for length, slips in SLIPS if len(token) >= length), 0)
    if not allowed or len(word) < len(token) - allowed or token.isdigit():
        return False
    distances = _distances(token, word)
    return (min(distances) if len(token) >= BEGINNING else distances[-1]) <= allowed


def _distances(token: str, word: str) -> list[int]:
    """How far the token is from each beginning of the word: letters changed, left out, added or swapped."""
    row = list(range(len(word) + 1))
    before = row
    for i, letter in enumerate(token, 1):
        older, before, row = before, row, [i]
        for j, other in enumerate(word, 1):
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == word[j - 2] and other == token[i - 2]:
                best = min(best, older[j - 2] + 1)
            row.append(best)
    return row
