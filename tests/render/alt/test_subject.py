"""What a question is about in sentences: the very tiles, one's own, then the board with costs and rewards."""

import re

import pytest

from engine import legal_actions, view
from engine.components import CONQUEST
from engine.components import WEAVINGS as WEAVING_TILES
from engine.decisions import ArrangeWeaving, PickStartingWeaving
from render import SUBJECTS, alt
from render.board_parts.parts import REGIONS_TO_CONQUER, WEAVINGS
from tests.render.kit import ENGLISH
from tests.render.positions import GAMES, at, states

NAMES = ("Ada", "Bo", "Cy", "Di")


@pytest.mark.parametrize("about", SUBJECTS)
def test_ones_own_comes_first_and_a_spectator_has_nothing(about: str) -> None:
    state = at(GAMES[2], 0.5)
    for seat, player in enumerate(state.players):
        text = alt.subject(view(state, seat), about, ENGLISH, NAMES)
        assert text.startswith(f"{ENGLISH.amount('potato', player.potato)}, ")
        assert len(text) <= alt.LIMIT
    public = alt.subject(view(state, None), about, ENGLISH, NAMES)
    assert public[:20] in alt.subject(view(state, 0), about, ENGLISH, NAMES)


def test_a_free_space_has_its_price_and_its_benefit_and_another_its_owner() -> None:
    state = at(GAMES[2], 0.5)
    text = alt.subject(view(state, None), REGIONS_TO_CONQUER, ENGLISH, NAMES)
    taken, free = (
        next(iter(state.conquest)),
        next(space for space in CONQUEST.values() if space.id not in state.conquest),
    )
    assert f"{taken} {NAMES[state.conquest[taken]]}" in text.partition("Conquered: ")[2]
    price = f"Soldiers, discard {free.discard}, flip {free.flip}: "
    assert f"{free.id} {ENGLISH.benefit(free.benefit)}" in text.partition(price)[2].partition(".")[0]
    assert all(space in text for space in CONQUEST)


def test_a_weaving_on_sale_is_told_with_its_edges_and_ones_tapestries_with_what_they_lack() -> None:
    state = at(GAMES[2], 0.3)
    text = alt.subject(view(state, 0), WEAVINGS, ENGLISH, NAMES)
    assert "Tapestry 1 (" in text
    assert "Missing: " in text
    assert f"Top Weaving: {state.weavings[0]}." in text
    tile = WEAVING_TILES[state.weavings[0]]
    edges = f"left edge {ENGLISH.names[tile.left]}, right edge {ENGLISH.names[tile.right]}"
    assert f"{tile.id} {ENGLISH.names[tile.pattern]}: {edges}. Two {ENGLISH.names[tile.left]} edges together: " in text


@pytest.mark.parametrize("game", [GAMES[0], GAMES[2]])
def test_every_weaving_of_a_question_is_named(game: str) -> None:
    kinds = set()
    for state in states(game):
        if state.decision is None or not (tiles := re.findall(r"S?W\d\d", f"{state.decision}{legal_actions(state)}")):
            continue
        kinds.add(type(state.decision))
        text = alt.subject(view(state, state.to_act), WEAVINGS, ENGLISH, NAMES)
        assert {*tiles} <= {*re.findall(r"S?W\d\d", text)}, state.decision
    assert kinds >= {PickStartingWeaving, ArrangeWeaving}


def test_what_is_to_be_laid_comes_first_with_its_edges_and_only_to_whoever_lays_it() -> None:
    state = next(state for state in states(GAMES[2]) if isinstance(state.decision, ArrangeWeaving))
    seat, tile = state.to_act, state.decision.tile if isinstance(state.decision, ArrangeWeaving) else ""
    assert seat is not None
    told = alt.subject(view(state, seat), WEAVINGS, ENGLISH, NAMES)
    assert told.startswith(f"To lay: {tile}. {tile} {ENGLISH.names[WEAVING_TILES[tile].pattern]}: left edge ")
    assert all(
        "To lay" not in alt.subject(view(state, other), WEAVINGS, ENGLISH) for other in {None, 0, 1, 2, 3} - {seat}
    )
