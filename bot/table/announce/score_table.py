"""Table of the final scores by category, narrow enough for a phone."""

from collections.abc import Collection, Iterable, Sequence
from string import ascii_uppercase
from unicodedata import combining, east_asian_width

from bot.languages.language import Language
from bot.say import category
from bot.say.chat import chat
from bot.table.io.user_text import escaped
from engine.state import Result

WIDTH = 30  # letters in a line of a code block on a page of 390 pixels
LEAST = 3  # digits in a column
LABEL = 18  # longest name of a category; with four columns a shorter one is used
GAP, FENCE = " ", "```"


def score_table(
    result: Result, order: Sequence[int], names: Sequence[str], lang: Language, by_bots: Collection[int] = ()
) -> list[str]:
    """A column for each seat in this order, a row for each category with VP, and the sums; seats of bots are marked."""
    wide = max(LEAST, (WIDTH - LABEL - len(GAP) * len(order)) // len(order))
    room = WIDTH - len(order) * (wide + len(GAP))

    def row(cells: Iterable[int | str], words: str) -> str:
        return GAP.join([*(f"{cell:>{wide}}" for cell in cells), words]).rstrip()

    legend, heads = _heads([names[seat] for seat in order], wide, [seat in by_bots for seat in order], lang)
    sums = {kind: sum(one.get(kind, 0) for one in result.breakdown) for kind in lang.words["category"]}
    scored = [kind for kind in sums if any(kind in one for one in result.breakdown)]
    rows = [
        row([result.breakdown[seat].get(kind, 0) for seat in order], category(kind, lang, room))
        for kind in sorted(scored, key=lambda kind: -sums[kind])
    ]
    total = row([result.scores[seat] for seat in order], chat("end.total", lang))
    return [*legend, FENCE, row(heads, ""), *rows, total, FENCE]


def _heads(names: Sequence[str], wide: int, marked: Sequence[bool], lang: Language) -> tuple[list[str], list[str]]:
    """Legend and heads of the columns: names if all fit and none has a mark, else letters with a legend."""
    differ = len({*map(str.casefold, names)}) == len(names)
    if differ and not any(marked) and all(len(name) <= wide and _is_plain(name) for name in names):
        return [], [*names]
    letters = ascii_uppercase[: len(names)]
    told = (
        chat("end.bot", lang, who=escaped(name)) if mark else escaped(name)
        for name, mark in zip(names, marked, strict=True)
    )
    return [f"**{letter}** {name}" for letter, name in zip(letters, told, strict=True)], [*letters]


def _is_plain(text: str) -> bool:
    """Whether every character is one column wide and without meaning in Markdown."""
    narrow = all(east_asian_width(each) not in "WF" and not combining(each) for each in text)
    return bool(text) and text.isprintable() and narrow and "`" not in text
