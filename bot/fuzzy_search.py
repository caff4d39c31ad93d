"""A search that ignores case and accents, matches beginnings of words, and forgives small slips."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from rapidfuzz import process
from rapidfuzz.distance import OSA

NAME, START, WORD, LETTERS, NEARLY, WITHIN, NOWHERE = range(7)  # ranks of a match, best first
# Length of a word, and the number of its letters that may be wrong, missing, extra or swapped.
SLIPS = ((8, 2), (4, 1))
LONGEST = 100  # letters of a query; no name is longer
BEGINNING = 5  # letters from which a slip in the beginning of a longer word is forgiven too
_LISTED = re.compile(r"([1-9])(\. .+)?")  # the number of a seat, alone or before its name
_WORDS = re.compile(r"[a-z0-9]+")
_APART = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "œ": "oe", "æ": "ae"})  # letters that NFKD does not split


def plain(text: str) -> str:
    """The text in small letters without accents, its words parted by single blanks."""
    small = text.casefold()
    if not small.isascii():
        apart = unicodedata.normalize("NFKD", small.translate(_APART))
        small = "".join(c for c in apart if c.isascii() or not unicodedata.combining(c))
    return " ".join(_WORDS.findall(small))


def is_within(typed: str, words: str) -> bool:
    """Whether words contain what was typed, with or without its accents.

    >>> is_within("prêtre", "1 Pretre (T1b)"), is_within("MAIS", "2 maïs"), is_within("李", "Ana"), is_within("", "Ana")
    (True, True, False, True)
    """
    said = plain(typed)
    return said in plain(words) if said else typed.casefold().strip() in words.casefold()


def seat_meant(typed: str, names: Sequence[str]) -> int | None:
    """The seat with this number or name, or the only one whose name begins so; also as a list shows it.

    >>> [seat_meant(typed, ("Ana", "Anton", "Bruno")) for typed in ("2", "ana", "an", "brU", "3. Bruno", "4", "1.5")]
    [1, 0, None, 2, 2, None, None]
    """
    if listed := _LISTED.fullmatch(typed.strip()):
        seat = int(listed[1]) - 1
        return seat if seat < len(names) else None
    wanted = typed.strip().casefold()
    called = [name.casefold() for name in names]
    begun = [seat for seat, name in enumerate(called) if wanted and name.startswith(wanted)]
    exact = [seat for seat in begun if called[seat] == wanted] or begun
    return exact[0] if len(exact) == 1 else None


class Index(Struct, frozen=True):
    """The index of entries: their names, the words of their names, and the words of their explanations."""

    names: Mapping[str, tuple[str, ...]]  # title, id and other names of each key
    words: Mapping[str, tuple[str, ...]]  # keys with this word in a name
    text: Mapping[str, tuple[str, ...]]  # keys with this word in their explanation


def index(entries: Iterable[tuple[str, Iterable[str], str]]) -> Index:
    """The index of entries, each with its key, its names and its explanation."""
    names: dict[str, tuple[str, ...]] = {}
    words: defaultdict[str, dict[str, None]] = defaultdict(dict)
    text: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for key, called, explained in entries:
        names[key] = tuple(dict.fromkeys(plain(name) for name in called))
        for word in " ".join(names[key]).split():
            words[word][key] = None
        for word in plain(explained).split():
            text[word][key] = None
    return Index(
        names, {word: tuple(keys) for word, keys in words.items()}, {w: tuple(keys) for w, keys in text.items()}
    )


def ranked(query: str, entries: Index, limit: int) -> list[str]:
    """The keys that match a query, the best first; equal ones keep their order."""
    asked = plain(query[:LONGEST])[:LONGEST]
    ranks = [_ranks(token, entries) for token in dict.fromkeys(asked.split())]
    if not ranks:
        return []
    fits = {key: _fit(key, asked, names, ranks) for key, names in entries.names.items()}
    found = [key for key, fit in fits.items() if fit[0] < NOWHERE]
    return sorted(found, key=fits.__getitem__)[:limit]


def _fit(key: str, asked: str, names: tuple[str, ...], ranks: Iterable[Mapping[str, int]]) -> tuple[int, int]:
    """The rank of an entry, and the number of letters that its shortest matching name has more."""
    if asked in names:
        return NAME, 0
    longer = [len(name) - len(asked) for name in names if name.startswith(asked)]
    if longer:
        return START, min(longer)
    return max(rank.get(key, NOWHERE) for rank in ranks), 0


def _ranks(token: str, entries: Index) -> dict[str, int]:
    """The rank of each entry for one word of the query, without entries that do not match."""
    ranks: dict[str, int] = {}
    if len(token) > 2:
        ranks |= {key: WITHIN for word, keys in entries.text.items() if word.startswith(token) for key in keys}
    for rank, words in (
        (NEARLY, _alike(token, tuple(entries.words))),
        (LETTERS, [word for word in entries.words if len(token) > 2 and token in word]),
        (WORD, [word for word in entries.words if word.startswith(token)]),
    ):
        ranks |= {key: rank for word in words for key in entries.words[word]}
    return ranks


def _alike(token: str, words: tuple[str, ...]) -> list[str]:
    """The words that are the token, or begin with it, but for a slip or two."""
    allowed = next((slips for length, slips in SLIPS if len(token) >= length), 0)
    if not allowed or token.isdigit():
        return []
    lengths: Iterable[int | None] = (None,)
    if len(token) >= BEGINNING:
        lengths = range(len(token) - allowed, len(token) + allowed + 1)
    return [
        words[number]
        for length in lengths
        for _, _, number in process.extract(
            token, [word[:length] for word in words], scorer=OSA.distance, score_cutoff=allowed, limit=None
        )
    ]
