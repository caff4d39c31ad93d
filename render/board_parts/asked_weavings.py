"""The Weavings that the View's own seat is asked about and that lie neither on sale nor before anybody."""

from engine.decisions import ArrangeWeaving, ChooseWeavingPlace
from engine.state import View
from render.words import Words


def content(view: View, words: Words) -> tuple[str, tuple[str, ...]]:
    """Those to lay, the next one first, or the starting Weavings to choose from; before them, under which heading."""
    to_lay = tuple(
        asked.tile
        for asked in reversed(view.stack)
        if isinstance(asked, ArrangeWeaving | ChooseWeavingPlace) and asked.seat == view.seat
    )
    return (words.to_lay, to_lay) if to_lay else (words.to_choose_from, view.starting_weavings)
