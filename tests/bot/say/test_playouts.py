"""Whole games in words: every question to every seat, every option, every event; nothing unfinished, nothing leaked."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot import say
from bot.languages import ENGLISH
from engine import Outcome, legal_actions, seen_by, view
from tests.bot.sample_games import GOLDEN, golden_game, kind_of_game, random_game
from tests.sizes import size, some

NAMES = ("You", "Anna", "Bruno", "Carla")
CARD = re.compile(r"\b[AGW]\d\d\b")


def check_words(words: str, end: str) -> None:
    assert words[0].isupper() or words[0].isdigit(), words
    assert words.endswith(end), words
    assert not set("{}[]<>_") & set(words), words
    assert "?" not in words[:-1], words
    assert "  " not in words, words


def check_outcome(outcome: Outcome) -> None:
    state = outcome.state
    seats = (None, *range(len(state.players)))
    for event in outcome.events:
        for seat in seats:
            seen = seen_by(event, seat)
            words = say.event(seen, NAMES, ENGLISH)
            check_words(words, ".")
            if seen != event:
                assert not CARD.search(words), words
    decision = state.decision
    if decision is None:
        return
    for seat in seats:
        seen_table = view(state, seat)
        assert seen_table.decision is not None
        check_words(say.question(seen_table, seen_table.decision, ENGLISH), "?")
        assert say.title(seen_table.decision, ENGLISH)
    own = view(state, decision.seat)
    options = [say.action(own, decision, action, ENGLISH) for action in legal_actions(own)]
    for words in options:
        check_words(words, "")
        assert not words.endswith("?"), words
        assert words != "Pass", decision
    assert len(set(options)) == len(options), options


def check_game(outcomes: Iterable[Outcome]) -> None:
    last = None
    for last in outcomes:
        check_outcome(last)
    assert last is not None
    assert last.state.over


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(size(2, 5)))
def test_random_games_can_be_told(players: int, seed: int) -> None:
    check_game(random_game(players, seed))


@pytest.mark.parametrize("path", some(GOLDEN, 6, kind_of_game), ids=lambda path: path.stem)
def test_golden_games_can_be_told(path: Path) -> None:
    check_game(golden_game(path))
