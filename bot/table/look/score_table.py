"""Table of the scores by source, during a game or at its end."""

from collections.abc import Collection, Mapping, Sequence
from string import ascii_uppercase

from bot.languages.language import Language
from bot.say.after.vp_table import are_heads, vp_table
from bot.say.chat import chat
from bot.say.markup import CHAT
from bot.screens.screen import Button, custom_id
from bot.table.io.user_text import escaped


def scores_button(game: int, lang: Language) -> Button:
    """The button for the scores by source."""
    return Button(id=custom_id("scores", game), label=chat("button.scores", lang), emoji="📊")


def score_table(
    scored: Sequence[Mapping[str, int]],
    order: Sequence[int],
    names: Sequence[str],
    total: str,
    lang: Language,
    by_bots: Collection[int] = (),
) -> list[str]:
    """A column for each seat in this order, a row for each source with VP, and the sums; seats of bots are marked."""
    legend, heads = _heads([names[seat] for seat in order], [seat in by_bots for seat in order], lang)
    return [*legend, *CHAT.fenced(vp_table(heads, [scored[seat] for seat in order], total, lang))]


def _heads(names: Sequence[str], marked: Sequence[bool], lang: Language) -> tuple[list[str], list[str]]:
    """Legend and heads of the columns: names if all fit and none has a mark, else letters with a legend."""
    if are_heads(names) and not any(marked):
        return [], [*names]
    letters = ascii_uppercase[: len(names)]
    told = (
        chat("end.bot", lang, who=escaped(name)) if mark else escaped(name)
        for name, mark in zip(names, marked, strict=True)
    )
    return [f"**{letter}** {name}" for letter, name in zip(letters, told, strict=True)], [*letters]
