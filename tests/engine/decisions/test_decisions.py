"""Every question is one of the Decisions, and those of The Golden Age are asked with its modules only."""

from types import ModuleType
from typing import get_args

from engine import Options, apply, legal_actions, new_game, view
from engine.decisions import AnyDecision, Decision, base_game, golden_age
from engine.players import RandomPlayer


def questions(page: ModuleType) -> set[type]:
    """The questions that are written on a page."""
    found = (each for each in vars(page).values() if isinstance(each, type) and issubclass(each, Decision))
    return {each for each in found if each.__module__ == page.__name__}


def test_every_question_is_a_decision() -> None:
    assert questions(base_game) | questions(golden_age) == set(get_args(AnyDecision))
    assert questions(golden_age)


def test_a_game_without_modules_asks_nothing_of_them() -> None:
    state, player = new_game(Options(players=3), 1), RandomPlayer(1)
    while state.decision:
        assert type(state.decision) not in questions(golden_age)
        state = apply(state, player.choose(view(state, state.decision.seat), legal_actions(state))).state
