"""Scores by category, as a table."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from bot import text
from bot.languages import ENGLISH
from bot.terminal.words import words
from engine.queries import ending
from engine.state import Position, Result

# Categories nobody scored in are left out; the order is that of the word table.
CATEGORIES = tuple(ENGLISH.words["category"])


def score_table(result: Result, names: Sequence[str]) -> Table:
    """VP by category and seat, with the final scores at the foot."""
    table = Table(show_footer=True)
    table.add_column(words("vp_source"), footer=words("final_score"), no_wrap=True)
    for name, score in zip(names, result.scores, strict=True):
        table.add_column(Text(name), footer=str(score), justify="right")
    for category in CATEGORIES:
        if any(category in vp for vp in result.breakdown):
            table.add_row(text.category(category, ENGLISH), *(str(vp.get(category, 0)) for vp in result.breakdown))
    return table


def outcome_line(position: Position, names: Sequence[str]) -> str:
    """Who won a game that is over, in a sentence."""
    return text.event(ending(position), names, ENGLISH)
