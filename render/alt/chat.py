"""The chat picture in sentences from which one can plan: what everybody has, where High Priests and Workers stand."""

from collections.abc import Sequence

from engine.state import View
from render.alt.facts import brief_hill, by_terrace, facts, hill, outlook, together, workers_by_section
from render.alt.pictures import casualties, first_that_fits, status
from render.words import Words


def chat(view: View, words: Words, names: tuple[str, ...] = (), told: Sequence[tuple[int, str]] = ()) -> str:
    """What the chat picture shows, the most important first; where there is much of it, in fewer words."""
    head = [status(view, names, words), *(f"{line}." for _, line in told)]
    ahead, fallen = outlook(view, words), casualties(view, words)
    brief = [
        [*facts(view, names, words, brief_hill(view, words, standing), briefly=True), *ahead]
        for standing in (by_terrace, together, None)
    ]
    tellings = (
        [*facts(view, names, words, hill(view, words), briefly=False), *ahead],
        *brief[:-1],
        [*brief[-1], *workers_by_section(view, words)],
    )
    return first_that_fits(([*head, *telling, fallen] for telling in tellings), words, words.more_elsewhere)
