"""Whole games with Vassals, by somebody who likes to spread Influence: nothing is lost, and all replays exactly."""

from random import Random

import pytest

from engine import Action, Options, State, apply, legal_actions, new_game
from engine.actions import (
    Accept,
    BuildStatue,
    BuildSteps,
    Conquer,
    PlaceVassal,
    PlayArmyCard,
    SpreadInfluence,
    TrainArmy,
)
from engine.codec import state_hash
from tests.engine.kit.laws import check_conservation

LIKED = (Accept, BuildStatue, BuildSteps, Conquer, PlaceVassal, PlayArmyCard, SpreadInfluence, TrainArmy)
GAMES = [
    (2, ("vassals",), ""),
    (3, ("vassals", "buildings"), ""),
    (4, ("vassals", "nobles"), ""),
    (2, ("vassals", "nobles"), "pachamama"),
]


def choice(state: State, chance: Random) -> Action:
    """An answer that leads to Vassals, mostly; else any."""
    answers = legal_actions(state)
    liked = [action for action in answers if isinstance(action, LIKED)]
    return chance.choice(liked) if liked and chance.random() < 0.8 else chance.choice(answers)


@pytest.mark.parametrize(("players", "modules", "solo"), GAMES)
def test_whole_games_with_vassals(players: int, modules: tuple[str, ...], solo: str) -> None:
    options = Options(players=players, modules=modules, solo=solo)
    placed = 0
    for seed in range(4):
        chance = Random(seed)
        state, answers = new_game(options, seed), []
        while not state.over:
            answers.append(choice(state, chance))
            state = apply(state, answers[-1]).state
            check_conservation(state)
            assert len(answers) < 5000
        placed += len(state.vassals)
        again = new_game(options, seed)
        for answer in answers:
            again = apply(again, answer).state
        assert state_hash(again) == state_hash(state)
    assert placed, "nobody has placed a Vassal"
