"""VP by source and seat as a table, narrow enough for a phone."""

from collections.abc import Callable, Mapping, Sequence
from unicodedata import combining, east_asian_width

from bot.languages.language import Language
from bot.say import category

WIDTH = 30  # letters in a line of a code block on a page of 390 pixels
LEAST = 3  # digits in a column
LABEL = 18  # longest name of a category; with four columns a shorter one is used
GAP = " "


def column_width(columns: int) -> int:
    """The letters of a column in a table with so many columns."""
    return max(LEAST, (WIDTH - LABEL - len(GAP) * columns) // columns)


def vp_table(
    heads: Sequence[str],
    scored: Sequence[Mapping[str, int]],
    total: str,
    lang: Language,
    cell: Callable[[int], str] = str,
) -> list[str]:
    """A column for each seat below its head, a row for each source with VP, the largest first, and the sums."""
    wide = column_width(len(heads))
    room = WIDTH - len(heads) * (wide + len(GAP))

    def row(cells: Sequence[str], words: str) -> str:
        return GAP.join([*(f"{cell:>{wide}}" for cell in cells), words]).rstrip()

    sums = {source: sum(one.get(source, 0) for one in scored) for source in lang.words["category"]}
    named = sorted((source for source in sums if any(source in one for one in scored)), key=lambda one: -sums[one])
    rows = [row([cell(one.get(source, 0)) for one in scored], category(source, lang, room)) for source in named]
    sum_row = row([cell(sum(one.values())) for one in scored], total)
    return [row(heads, ""), *rows, sum_row]


def are_heads(names: Sequence[str]) -> bool:
    """Whether these names can be heads of columns: different, plain and short enough."""
    differ = len({*map(str.casefold, names)}) == len(names)
    wide = column_width(len(names))
    return differ and all(len(name) <= wide and _is_plain(name) for name in names)


def _is_plain(text: str) -> bool:
    """Whether every character is one column wide and without meaning in Markdown."""
    narrow = all(east_asian_width(each) not in "WF" and not combining(each) for each in text)
    return bool(text) and text.isprintable() and narrow and "`" not in text
