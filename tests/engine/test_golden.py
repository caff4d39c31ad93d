"""Finished games replay to exactly the same end, and together show everything that can happen."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from engine import decisions
from engine.benefits import Benefit, Effect
from engine.box import BASE_GAME
from engine.codec import SavedGame, load_game, state_hash, verify
from engine.components import CONQUEST, GOD_CARDS, PRODUCTION, TASKS, TEMPLE, WEAVING_REWARDS
from engine.rules import QUESTIONS
from engine.rules.effects import RUN
from engine.solo import OPPONENTS
from tests.engine.laws import check_conservation
from tests.golden.coverage import REQUIRED, count, gaps

FOLDER = Path(__file__).parents[1] / "golden"
GAMES = sorted(path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.json"))


def load(name: str) -> SavedGame:
    return load_game((FOLDER / f"{name}.json").read_bytes())


@cache
def seen() -> Counter[str]:
    """How often each thing occurs in all golden games."""
    return sum((count(load(name)) for name in GAMES), Counter())


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_replays_exactly(name: str) -> None:
    saved = load(name)
    state = verify(saved)
    assert saved.final is not None
    assert state.result is not None
    assert state.result.scores == saved.final.scores
    assert state.result.winners == saved.final.winners
    assert state_hash(state) == saved.final.state_hash
    check_conservation(state)


def test_there_are_games_of_every_size() -> None:
    sizes = Counter(load(name).options.players for name in GAMES)
    assert min(sizes[n] for n in (2, 3, 4)) >= 3
    assert sizes.total() >= 10


def test_there_are_games_against_every_automa() -> None:
    automas = Counter(load(name).options.solo for name in GAMES if name.startswith("solo/"))
    assert set(automas) == set(OPPONENTS)
    assert min(automas.values()) >= 3


@pytest.mark.parametrize("part", REQUIRED)
def test_everything_occurs_in_some_golden_game(part: str) -> None:
    assert len(REQUIRED[part]) >= 4
    assert not gaps(seen(), part)


def test_every_decision_has_its_rule() -> None:
    assert set(QUESTIONS) == set(get_args(decisions.Decision))


def kinds(effect: Effect) -> set[type]:
    inner = [e for option in getattr(effect, "options", ()) for e in option]
    if hasattr(effect, "effect"):
        inner.append(effect.effect)
    return {type(effect)}.union(*(kinds(e) for e in inner))


def test_every_effect_on_a_base_component_can_be_run() -> None:
    benefits: list[Benefit] = [GOD_CARDS[card].benefit for card in BASE_GAME.god_cards]
    benefits += [building.benefit for building in PRODUCTION.values()]
    benefits += [space.benefit for space in CONQUEST.values()]
    benefits += [step.reward for step in TEMPLE]
    benefits += [reward.benefit for reward in WEAVING_REWARDS.values()]
    benefits += [task.benefit for task in TASKS.values()]
    used = {kind for benefit in benefits for effect in benefit for kind in kinds(effect)}
    assert used <= set(RUN)
