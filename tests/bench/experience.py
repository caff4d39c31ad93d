"""Gathers the experience in `engine/players/experience.py` anew: run it after the pieces of the game have changed.

`python -m tests.bench.experience taste` lets the quick judgement play against itself, two slightly different tastes
at a time, and follows what wins (evolution strategies). `... outlook` plays many games by that taste and fits what a
position is worth to how they ended (ridge regression). Both write the module, and take a while.
"""

import argparse
import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean

from engine import Options, new_game
from engine.core import advance
from engine.decisions import TakeTurn
from engine.players import experience
from engine.players.outlook import FEATURES, TIMES, features, moment, regions_led
from engine.players.playout import Playout
from engine.players.taste import PLAIN, Taste

MODULE = Path(experience.__file__)
NAMES = Taste.__struct_fields__
END = 1_000_000
TABLES = (2, 2, 2, 2, 3, 4)  # player counts, as often as they are played
PARTS = 8  # into which the games of a round are dealt, for the cores
FULL, CLIP = 80.0, 0.35  # the most a game, and a round, may teach
RIDGE = 30.0

Row = tuple[int, float, float, list[float]]  # a column of the outlook, how far the next counts, VP to come, features


# ---------------------------------------------------------------- taste


def varied(taste: Taste, steps: Sequence[float]) -> Taste:
    """A taste that is so many steps away: by factors, or by sums where the number is not positive."""
    return Taste(
        **{
            name: old * math.exp(step) if (old := getattr(taste, name)) > 0 else old + step
            for name, step in zip(NAMES, steps, strict=True)
        }
    )


def lesson(job: tuple[Taste, str, int, float]) -> list[float]:
    """In which direction the winners of some games lay, summed up."""
    taste, seed, games, reach = job
    random = Random(seed)
    total = [0.0] * len(NAMES)
    for number in range(games):
        signs = [random.choice((-1, 1)) for _ in NAMES]
        rivals = [varied(taste, [way * reach * sign for sign in signs]) for way in (1, -1)]
        players = TABLES[number % len(TABLES)]
        lead = 0.0
        for turned in (0, 1):  # the same game with the seats exchanged
            state = new_game(Options(players=players), f"{seed}-{number}")
            Playout(state, [rivals[(seat + turned) % 2] for seat in range(players)]).run(END)
            assert state.result
            ours = [score for seat, score in enumerate(state.result.scores) if (seat + turned) % 2 == 0]
            theirs = [score for seat, score in enumerate(state.result.scores) if (seat + turned) % 2 == 1]
            lead += fmean(ours) - fmean(theirs)
        lead = max(-FULL, min(FULL, lead))
        total = [old + lead * sign for old, sign in zip(total, signs, strict=True)]
    return total


def learn_taste(taste: Taste, rounds: int, games: int, seed: str) -> Taste:
    """Follow what wins, a round of games at a time, with some momentum."""
    momentum = [0.0] * len(NAMES)
    with _pool() as pool:
        for number in range(rounds):
            reach = 0.22
            jobs = [(taste, f"{seed}-{number}-{part}", games // PARTS, reach) for part in range(PARTS)]
            found = list(pool.map(lesson, jobs))
            mean = [sum(column) / (2 * games) for column in zip(*found, strict=True)]
            momentum = [0.6 * old + 0.4 * new for old, new in zip(momentum, mean, strict=True)]
            steps = [0.06 * m / (1 - 0.6 ** (number + 1)) for m in momentum]
            taste = varied(taste, [max(-CLIP, min(CLIP, step)) for step in steps])
            write(taste, experience.OUTLOOK)
            share = fmean(pool.map(_against_plain, [(taste, f"{seed}-{number}-{part}") for part in range(PARTS)]))
            print(f"round {number + 1}: wins {share:.0%} against plain taste", flush=True)
    return taste


def _against_plain(job: tuple[Taste, str]) -> float:
    taste, seed = job
    wins = 0.0
    for game in range(10):
        state = new_game(Options(players=2), f"{seed}-{game}")
        Playout(state, [taste, PLAIN] if game % 2 else [PLAIN, taste]).run(END)
        assert state.result
        wins += (game % 2 == 0 if 1 in state.result.winners else game % 2 == 1) / 10
    return wins
