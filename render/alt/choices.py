"""What can be chosen, by the numbers of the buttons, for those who cannot see the picture."""

from collections.abc import Sequence

from engine.components import SPACES, WEAVING_REWARDS
from engine.queries import spot_code
from engine.state import View
from render.alt.items import Sentences, item_sentences
from render.alt.naming import as_sentence
from render.alt.pictures import fits, within_limit
from render.items.choice_cells import END, End, Thing
from render.words import Words


def choices(view: View, things: Sequence[Thing], words: Words) -> str:
    """Each thing behind its number: in one sentence each, where there is no room for more."""
    told = [(number, _sentences(view, key, words)) for number, key in things]
    whole = [f"{number}: {' '.join(sentences)}" for number, sentences in told]
    brief = [f"{number}: {sentences[0]}" for number, sentences in told]
    return within_limit(whole if fits(whole, words) else brief, words)


def _sentences(view: View, key: str, words: Words) -> Sentences:
    kind, _, name = key.partition(":")
    if kind == END:
        return [_end(view, End.named(name), words)]
    if kind == "space":
        return [f"{name} {words.names[SPACES[name].god]}."]
    if kind == "spot":
        return [f"{words.steps} {spot_code(name)}."]
    return item_sentences(key, words)


def _end(view: View, end: End, words: Words) -> str:
    """The Weaving, the Tapestry and the Weaving beside it, and what a match brings."""
    where = words.tapestry(end.number_of_tapestry(view))
    told = f"{end.tile}, {where}: {' + '.join(end.pair(view))}"
    if edge := end.matching(view):
        return as_sentence(f"{told}; {words.edges_match(edge, words.benefit(WEAVING_REWARDS[edge].benefit))}")
    return as_sentence(told)
