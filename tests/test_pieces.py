"""The leak tests know every card and tile there is."""

import pytest

from engine.box import MODULES, box_of
from engine.components.listing import KINDS, entries
from engine.secrecy import Piece
from tests.in_english import IN_ENGLISH
from tests.pieces import NEVER_FACE_DOWN, PIECES, pieces_in


@pytest.mark.parametrize("kind", NEVER_FACE_DOWN)
def test_what_never_lies_face_down_is_a_kind_of_component(kind: str) -> None:
    assert kind in KINDS


@pytest.mark.parametrize("piece", Piece)
def test_whatever_can_be_dealt_face_down_is_looked_for(piece: Piece) -> None:
    dealt = box_of(tuple(MODULES), 4).dealt_face_down(piece)
    assert dealt
    assert PIECES.issuperset(dealt)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in NEVER_FACE_DOWN])
def test_a_piece_is_found_in_a_text_and_is_no_word_of_the_game(kind: str) -> None:
    words = {listed.id for other in NEVER_FACE_DOWN for listed in entries(IN_ENGLISH, other)}
    for piece in entries(IN_ENGLISH, kind):
        assert pieces_in(f"Somebody has {piece.id}.") == {piece.id}, kind
        assert piece.id not in words, kind
