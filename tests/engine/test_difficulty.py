"""Words of difficulty, as they are typed, and the options they stand for."""

import pytest

from engine import BadOptions
from engine.difficulty import sort_words


def test_words_of_difficulty_find_their_fields() -> None:
    assert sort_words(()) == {"level": "normal", "personalities": (), "difficulty": ()}
    assert sort_words(("PP1a", "hard", "leftovers_score", "PP2b", "PP3a")) == {
        "level": "hard",
        "personalities": ("PP1a", "PP2b", "PP3a"),
        "difficulty": ("leftovers_score",),
    }
    with pytest.raises(BadOptions):
        sort_words(("easy", "normal"))
