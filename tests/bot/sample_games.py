"""Games to be put into words: random ones, and the golden ones, in which everything happens."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from engine import Options, Outcome, apply, legal_actions, open_game
from engine.actions import Pass, RecruitNomad
from engine.codec import load_game
from tests.remembered import Remembered

GOLDEN = sorted((Path(__file__).parents[1] / "golden").rglob("*.json"))
KINDS = {("golden", "2p"), ("golden", "4p"), ("solo", "axomamma"), ("solo", "pachamama")}


def kind_of_game(path: Path) -> str:
    """What a recorded game is an example of, if no list of some of them may be without one."""
    if "-all-" in path.stem:
        return "all modules"
    folder, first = path.parent.name, path.stem.partition("-")[0]
    return f"{folder} {first}" if (folder, first) in KINDS else ""


def random_game(players: int, seed: int) -> Iterator[Outcome]:
    """A random game of people who rather do something than nothing."""
    random = Random(f"{players} {seed}")
    outcome = open_game(Options(players=players), f"words {seed}")
    yield outcome
    while not outcome.state.over:
        options = legal_actions(outcome.state)
        weights = [1 if isinstance(option, Pass | RecruitNomad) else 4 for option in options]
        outcome = apply(outcome.state, random.choices(options, weights)[0])
        yield outcome


def golden_game(path: Path) -> Iterator[Outcome]:
    """A saved game, outcome by outcome."""
    return iter(_golden_game(path))


@cache
def _golden_game(path: Path) -> Remembered[Outcome]:
    return Remembered(_played(path))


def _played(path: Path) -> Iterator[Outcome]:
    saved = load_game(path.read_bytes())
    outcome = open_game(saved.options, saved.seed)
    yield outcome
    for answer in saved.answers:
        outcome = apply(outcome.state, answer.action)
        yield outcome
