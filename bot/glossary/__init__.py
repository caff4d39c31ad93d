"""The glossary: every card, tile, space, Worker, action and term in our own words, with a search."""

import re
from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache

from msgspec import Struct, structs

from bot.fuzzy_search import LONGEST as LONGEST_QUERY
from bot.fuzzy_search import Index, index, plain, ranked
from bot.glossary.links import SEE_ALSO
from bot.glossary.only_with import ONLY_WITH, played_with
from bot.glossary.subject import Subject
from bot.glossary.subjects import NUMBERS, subjects
from bot.languages import LANGUAGES, Language, and_others, in_words
from bot.languages.language import Glossary
from bot.say.wording import Wording

LINKED = ("term:", "action:", "task:", "automa:")  # kinds of entries that an explanation may link to
LONGEST = 900  # characters of an explanation

# The entries for an empty query.
FIRST = (
    *("term:turn", "term:placement", "term:placement_cost", "term:tasks", "term:adjacent", "term:god_card"),
    *("term:gold_instead", "term:statue", "term:secondary", "action:high_priest", "term:follow", "term:coricancha"),
    *("term:steps", "term:building", "term:tapestry", "term:temple", "action:conquest", "term:casualties"),
    *("term:majority", "term:village", "term:nomads", "term:worker_limit", "term:festival", "term:end"),
    "term:scoring",
)


class GlossaryEntry(Struct, frozen=True):
    """An entry: its key, title, kind and explanation."""

    key: str
    title: str
    kind: str
    words: str


def keys() -> tuple[str, ...]:
    """The keys of all entries, such as "term:festival" or "god:G03"."""
    return tuple(_subjects())


def entry(key: str, lang: Language, modules: Collection[str] | None = None) -> GlossaryEntry | None:
    """The entry with this key, such as `building:Z01`; with modules, without the text of other modules."""
    lang = in_words(lang)
    if modules is None or key not in _subjects():
        return _entries(lang).get(key)
    return _explained(_subjects()[key], lang.glossary, _wording(lang), modules)


def search(query: str, lang: Language, limit: int = 25) -> list[GlossaryEntry]:
    """The entries that match a query, the likeliest first, an exact id before all; for an empty one, the basics."""
    lang = in_words(lang)
    entries = _entries(lang)
    asked = query.strip()
    if asked in entries:
        return [entries[asked]][:limit]
    found = _ranked(asked, lang) if asked else list(FIRST)
    found.sort(key=lambda key: _printed(key) != asked)
    return [entries[key] for key in found[:limit]]


def _ranked(asked: str, lang: Language) -> list[str]:
    """The keys with this name, in this language or another; then those that match the query, else in another."""
    words = plain(asked[:LONGEST_QUERY])
    found: list[str] = []
    for each in and_others(lang):
        found += [key for key, names in _index(each).names.items() if words in names]
    for each in and_others(lang):
        if matching := _matching(asked, each):
            return list(dict.fromkeys([*found, *matching]))
    return list(dict.fromkeys(found))


def _matching(asked: str, lang: Language) -> list[str]:
    """The keys that match all telling words of the query, else most of them."""
    entries = _index(lang)
    words = plain(asked[:LONGEST_QUERY])
    telling = " ".join(word for word in words.split() if word not in lang.glossary.fillers) or words
    found = ranked(telling, entries, len(entries.names))
    if not found:
        fits = Counter(key for word in telling.split() for key in ranked(word, entries, len(entries.names)))
        found = [key for key, _ in fits.most_common()]
    return found


def related(read: GlossaryEntry, lang: Language, limit: int = 5) -> list[GlossaryEntry]:
    """Further entries to read: linked ones, then those that the explanation names, in their order there."""
    lang = in_words(lang)
    entries = _entries(lang)
    key, words = read.key, read.words
    found = {other: at for other, name in _named(lang) if other != key and (at := _at(name, words)) >= 0}
    linked = SEE_ALSO.get(key) or SEE_ALSO.get(key.partition(":")[0], ())
    others = dict.fromkeys([*linked, *sorted(found, key=found.__getitem__)])
    return [entries[other] for other in [*others][:limit]]


def _at(name: str, words: str) -> int:
    """The position of a name at the start of a word, or -1; a single word must match in case (Steps, steps)."""
    found = re.search(rf"\b{re.escape(name)}", words, flags=re.IGNORECASE if " " in name else 0)
    return found.start() if found else -1


@cache
def _named(lang: Language) -> tuple[tuple[str, str], ...]:
    """Terms, actions and tasks with their names, one for each name."""
    terms = ((key, each.title) for key, each in _entries(lang).items() if key.startswith(LINKED))
    first: dict[str, str] = {}
    for key, name in terms:
        first.setdefault(name, key)
    return tuple((key, name) for name, key in first.items())


def prepare() -> None:
    """Writes and indexes all entries before the first question."""
    for lang in LANGUAGES.values():
        _index(lang)


@cache
def _subjects() -> Mapping[str, Subject]:
    return {subject.key: subject for subject in subjects()}


@cache
def _entries(lang: Language) -> Mapping[str, GlossaryEntry]:
    wording = _wording(lang)
    return {subject.key: _explained(subject, lang.glossary, wording, None) for subject in _subjects().values()}


def _wording(lang: Language) -> Wording:
    return Wording(structs.replace(lang, words={**lang.words, **lang.glossary.tables}))


def _explained(
    subject: Subject, glossary: Glossary, wording: Wording, modules: Collection[str] | None
) -> GlossaryEntry:
    values = {**NUMBERS, **ONLY_WITH, **subject.values}
    title = glossary.titles.get(subject.key) or glossary.titles[subject.kind]
    parts = [wording.fill(glossary.words[part], values) for part in subject.parts]
    words = played_with(" ".join(parts), modules).replace(" \n", "\n").strip()
    return GlossaryEntry(subject.key, wording.fill(title, values), glossary.kinds[subject.kind], words)


@cache
def _index(lang: Language) -> Index:
    names = lang.glossary.names
    return index((key, _names(each, names.get(key, ())), each.words) for key, each in _entries(lang).items())


def _names(each: GlossaryEntry, others: tuple[str, ...]) -> tuple[str, ...]:
    """The title; the id, also without its zeros; and other names."""
    printed = _printed(each.key)
    return (each.title, printed, re.sub(r"(?<=[A-Za-z])0+(?=\d)", "", printed), *others)


def _printed(key: str) -> str:
    """The id in a key."""
    return key.partition(":")[2]
