"""Finished games replay to exactly the same end, and together show everything that can happen."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from engine.box import MODULES
from engine.codec import SavedGame, load_game, state_hash, verify
from engine.solo import OPPONENTS
from tests.engine.kit.laws import check_conservation
from tests.golden.coverage import REQUIRED, count, gaps
from tests.golden.make import RURUY, SIMPA

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


@pytest.mark.parametrize("alone", MODULES)
def test_there_are_games_with_a_module_alone(alone: str) -> None:
    assert any(load(name).options.modules == (alone,) for name in GAMES)


@pytest.mark.parametrize("together", [RURUY, SIMPA])
def test_there_are_games_with_all_modules_together(together: tuple[str, ...]) -> None:
    tables = [load(name).options for name in GAMES]
    sizes = {"solo" if table.solo else table.players for table in tables if table.modules == together}
    assert sizes >= {"solo", 2, 3 if together == RURUY else 4}


@pytest.mark.parametrize("part", REQUIRED)
def test_everything_occurs_in_some_golden_game(part: str) -> None:
    assert len(REQUIRED[part]) >= 4
    assert not gaps(seen(), part)
