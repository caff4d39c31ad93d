"""The result card in sentences: who won, where everybody's VP came from, and what else there is to tell."""

from collections.abc import Collection, Sequence

from engine.resources import VP
from engine.state import View
from render.alt.pictures import within_limit
from render.result_parts.content import Course, Standing, facts, headline, standings
from render.words import GROUPS, Words


def result(
    view: View,
    course: Course,
    words: Words,
    names: tuple[str, ...] = (),
    hints: Sequence[tuple[str, int]] | None = None,
    by_bots: Collection[int] = (),
) -> str:
    """What the result card shows."""
    return within_limit(
        [
            f"{', '.join(headline(view, names, words))}.",
            *(_seat(one, words) for one in standings(view, names, words)),
            *(f"{text}." for _, text in facts(view, course, names, hints, words, by_bots)),
        ],
        words,
    )


def _seat(one: Standing, words: Words) -> str:
    parts = ", ".join(f"{words.groups[group]} {vp}" for group, vp in zip(GROUPS, one.groups, strict=True) if vp)
    return f"{one.place}. {one.name}: {words.amount(VP, one.vp)} ({parts})."
