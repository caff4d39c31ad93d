"""The chat picture in sentences from which one can plan: what everybody has, where High Priests and Workers stand."""

from collections.abc import Sequence

from engine.state import View
from render.alt.facts import brief_hill, by_terrace, facts, hands, hill, outlook, together, workers_by_section
from render.alt.pictures import casualties, first_that_fits, fits, offers_changed, status
from render.words import Words


def chat(
    view: View,
    words: Words,
    names: tuple[str, ...] = (),
    told: Sequence[tuple[int, str]] = (),
    since: View | None = None,
) -> str:
    """What the chat picture shows, the most important first; where there is much of it, in fewer words.

    Who fell `since`, and what is new on sale and on offer, come before all that one plans with.
    """
    head = [status(view, names, words), *(f"{line}." for _, line in told)]
    ahead, fallen = outlook(view, words), casualties(view, words, since)
    if since and view.casualties != since.casualties:
        head, fallen = [*head, fallen], ""
    head += offers_changed(view, since, words) if since else []
    tellings = (
        [*facts(view, names, words, hill(view, words), briefly=False), *ahead],
        *(
            [*facts(view, names, words, brief_hill(view, words, standing), briefly=True), *ahead]
            for standing in (by_terrace, together)
        ),
        [*_tight(view, names, words, head), *ahead, *workers_by_section(view, words)],
    )
    return first_that_fits(([*head, *telling, fallen] for telling in tellings), words, words.more_elsewhere)


def _tight(view: View, names: tuple[str, ...], words: Words, head: Sequence[str]) -> list[str]:
    """What one plans with and nobody on the hill; the cards in hand last, where there is no room for all of it."""
    nobody = brief_hill(view, words)
    told = facts(view, names, words, nobody, briefly=True)
    if fits([*head, *told, words.more_elsewhere], words):
        return told
    return [*facts(view, names, words, nobody, briefly=True, with_hands=False), hands(view, names, words)]
