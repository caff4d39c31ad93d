"""What can be chosen, by the numbers of the buttons, for those who cannot see the picture."""

from collections.abc import Sequence

from engine.components import SPACES, WEAVING_REWARDS
from engine.queries import spot_code
from engine.state import PlacedVassal, View
from render.alt.court import at
from render.alt.items import Sentences, item_sentences
from render.alt.naming import as_sentence
from render.alt.pictures import fits, within_limit
from render.board_parts.offers import top_weaving
from render.items.cells import Thing
from render.items.choice_cells import END, TOP, WEAVING
from render.items.court_cells import REGION, VASSAL, place_named
from render.items.people_cells import FIGURE, WORKER, cards_of, figure_named
from render.items.tapestry_ends import End
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
    if kind == "section":
        return [as_sentence(f"{words.section(int(name))}: {words.priest_actions[view.coricancha[int(name) - 1]]}")]
    if kind == WORKER:
        return [as_sentence(words.worker(name))]
    if kind == FIGURE:
        size, god = figure_named(name)
        held = f"{words.god_cards}: {cards_of(view, god)}"
        return [as_sentence(words.statue_of(size, god) + (f"; {held}" if view.seat is not None else ""))]
    if kind == VASSAL:
        return [as_sentence(f"{words.vassal}: {at(PlacedVassal(view.seat or 0, *place_named(name)), words)}")]
    if kind == REGION:
        return _region(view, name, words)
    if kind == TOP:
        return _top(view, name, words)
    return item_sentences(key, words)


def _region(view: View, name: str, words: Words) -> Sentences:
    """The region, and what its Nation tile does."""
    if name not in view.nations:
        return [as_sentence(words.names[name])]
    tile = view.nations[name]
    return [as_sentence(f"{words.names[name]}, {words.names[tile]}"), words.abilities[tile]]


def _top(view: View, name: str, words: Words) -> Sentences:
    """The top Weaving, or that nobody has seen it."""
    tile = top_weaving(view.weavings) if name == TOP else ""
    return item_sentences(f"{WEAVING}:{tile}", words) if tile else [as_sentence(words.unseen)]


def _end(view: View, end: End, words: Words) -> str:
    """The Weaving, the Tapestry and the Weaving beside it, and what a match brings."""
    where = words.tapestry(end.number_of_tapestry(view))
    told = f"{end.tile}, {where}: {' + '.join(end.pair(view))}"
    if edge := end.matching(view):
        return as_sentence(f"{told}; {words.edges_match(edge, words.benefit(WEAVING_REWARDS[edge].benefit))}")
    return as_sentence(told)
