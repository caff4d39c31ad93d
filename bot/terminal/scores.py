"""The scores of a finished game in the terminal: a table by category, and the winner."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from bot import say
from bot.languages.language import Language
from bot.terminal.words import words
from engine.queries import ending
from engine.state import Position, Result


def score_table(result: Result, names: Sequence[str], lang: Language) -> Table:
    """VP by category and seat, with the final scores below; empty categories are left out."""
    table = Table(show_footer=True)
    table.add_column(words("vp_source", lang), footer=words("final_score", lang), no_wrap=True)
    for name, score in zip(names, result.scores, strict=True):
        table.add_column(Text(name), footer=str(score), justify="right")
    for category in lang.words["category"]:
        if any(category in vp for vp in result.breakdown):
            table.add_row(say.category(category, lang), *(str(vp.get(category, 0)) for vp in result.breakdown))
    return table


def outcome_line(position: Position, names: Sequence[str], lang: Language) -> str:
    """A sentence about the winner of a finished game."""
    return say.event(ending(position), names, lang)
