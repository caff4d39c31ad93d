"""Gathers the experience in `engine/players/experience.py` anew: run it after the pieces of the game have changed.

`python -m tests.bench.experience taste` lets the quick judgement play against itself, two slightly different tastes
at a time, and follows what wins (evolution strategies). `... outlook` plays many games by that taste and fits what a
position is worth to how they ended (ridge regression). Both write the module, and take a while.
"""

import math
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np

from engine import Options, State, new_game
from engine.decisions import TakeTurn
from engine.players import experience
from engine.players.outlook import TIMES, features, moment, war
from engine.players.playout import Playout
from engine.players.taste import PLAIN, Taste

MODULE = Path(experience.__file__)
NAMES = Taste.__struct_fields__
FEATURES = tuple(features(new_game(Options(), "any"), 0, 0, 0))
TABLES = (2, 2, 2, 2, 3, 4)  # player counts, as often as they are played
PARTS = 8  # into which the games of a round are dealt, for the cores
FULL, CLIP = 80.0, 0.35  # the most a game, and a round, may teach
RIDGE = 30.0
LONGEST = 150  # turns; where nobody wants to hire, a game would never end
SPREAD = 0.15  # how far the tastes differ in the games the outlook is learnt from

Table = np.ndarray[Any, np.dtype[np.float64]]


# ---------------------------------------------------------------- taste


def varied(taste: Taste, steps: Sequence[float]) -> Taste:
    """A taste that is so many steps away, by factors: what is disliked stays disliked."""
    return Taste(**{name: getattr(taste, name) * math.exp(step) for name, step in zip(NAMES, steps, strict=True)})


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
            Playout(state, [rivals[(seat + turned) % 2] for seat in range(players)]).run(LONGEST)
            ours = [player.vp for seat, player in enumerate(state.players) if (seat + turned) % 2 == 0]
            theirs = [player.vp for seat, player in enumerate(state.players) if (seat + turned) % 2 == 1]
            lead += fmean(ours) - fmean(theirs)
        lead = max(-FULL, min(FULL, lead))
        total = [old + lead * sign for old, sign in zip(total, signs, strict=True)]
    return total


def learn_taste(taste: Taste, rounds: int, games: int, seed: str, checks: int = 10, module: Path = MODULE) -> Taste:
    """Follow what wins, a round of games at a time, with some momentum."""
    momentum = [0.0] * len(NAMES)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number in range(rounds):
            reach = 0.22
            jobs = [(taste, f"{seed}-{number}-{part}", games // PARTS, reach) for part in range(PARTS)]
            found = list(pool.map(lesson, jobs))
            mean = [sum(column) / (2 * games) for column in zip(*found, strict=True)]
            momentum = [0.6 * old + 0.4 * new for old, new in zip(momentum, mean, strict=True)]
            steps = [0.06 * m / (1 - 0.6 ** (number + 1)) for m in momentum]
            taste = varied(taste, [max(-CLIP, min(CLIP, step)) for step in steps])
            write(taste, experience.OUTLOOK, module)
            jobs = [(taste, f"{seed}-{number}-{part}", checks) for part in range(PARTS)]
            share = fmean(pool.map(_against_plain, jobs))
            print(f"round {number + 1}: wins {share:.0%} against plain taste", flush=True)
    return taste


def _against_plain(job: tuple[Taste, str, int]) -> float:
    taste, seed, games = job
    wins = 0.0
    for game in range(games):
        state = new_game(Options(players=2), f"{seed}-{game}")
        Playout(state, [taste, PLAIN] if game % 2 else [PLAIN, taste]).run(LONGEST)
        first, second = (player.vp for player in state.players)
        wins += (first > second if game % 2 else second > first) / games
    return wins


# ---------------------------------------------------------------- outlook


def evidence(job: tuple[Taste, str, int]) -> tuple[Table, Table]:
    """The normal equations of some games: how the seats differed at the start of each turn, and at the end.

    Differences between the seats of one table: how long a game goes on, which lifts all scores, explains nothing.
    """
    taste, seed, games = job
    random = Random(seed)
    found: list[list[tuple[Table, float]]] = [[] for _ in range(TIMES)]
    for number in range(games):
        players = TABLES[number % len(TABLES)]
        # Not all alike, so that all sorts of positions are seen.
        tastes = [varied(taste, [random.gauss(0.0, SPREAD) for _ in NAMES]) for _ in range(players)]
        state = new_game(Options(players=players), f"{seed}-{number}")
        snapshots = list(_turns(state, tastes))
        if not state.result:
            continue
        for column, share, vps, rows in snapshots:
            to_come = np.array(state.result.scores) - np.array(vps)
            for one, other in combinations(range(players), 2):
                apart = np.array(rows[one]) - np.array(rows[other])
                wide = np.concatenate([apart * (1 - share), apart * share])
                found[column].append((wide, to_come[one] - to_come[other]))
    return _summed(found)


def _summed(found: list[list[tuple[Table, float]]]) -> tuple[Table, Table]:
    kinds = len(FEATURES)
    squares, sums = np.zeros((kinds * TIMES, kinds * TIMES)), np.zeros(kinds * TIMES)
    for column, rows in enumerate(found):
        if not rows:
            continue
        width = kinds if column + 1 == TIMES else 2 * kinds
        places = slice(column * kinds, column * kinds + width)
        wide = np.array([row for row, _ in rows])[:, :width]
        squares[places, places] += wide.T @ wide
        sums[places] += wide.T @ np.array([lead for _, lead in rows])
    return squares, sums


def _turns(state: State, tastes: Sequence[Taste]) -> Iterator[tuple[int, float, list[int], list[list[float]]]]:
    playout = Playout(state, tastes)
    while not state.over and state.turn < LONGEST:
        playout.run(state.turn + 1)
        if state.over or not isinstance(state.decision, TakeTurn):
            continue
        fronts = war(state)
        seats = range(len(state.players))
        rows = [list(features(state, seat, *fronts[seat]).values()) for seat in seats]
        yield *moment(state), [player.vp for player in state.players], rows


def learn_outlook(taste: Taste, games: int, seed: str) -> Mapping[str, tuple[float, ...]]:
    """Weights of the features by the time of the game, as the games ended: least squares, held back a little."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = [(taste, f"{seed}-{part}", games // PARTS) for part in range(PARTS)]
        parts = list(pool.map(evidence, jobs))
    squares, sums = sum(part[0] for part in parts), sum(part[1] for part in parts)
    weights = np.linalg.solve(squares + RIDGE * np.eye(len(sums)), sums).reshape(TIMES, len(FEATURES))
    return {name: tuple(float(w) for w in weights[:, at]) for at, name in enumerate(FEATURES)}


# ---------------------------------------------------------------- writing it down


def write(taste: Taste, outlook: Mapping[str, tuple[float, ...]], module: Path = MODULE) -> None:
    """Put what was learnt into the module."""
    head, _, rest = module.read_text().partition("SEASONED = Taste(")
    tail = rest[rest.index("\n# VP each") :].partition("= {")[0]
    likes = "".join(f"    {name}={getattr(taste, name):.3f},\n" for name in NAMES)
    rows = "".join(f'    "{name}": ({", ".join(f"{weight:.2f}" for weight in outlook[name])}),\n' for name in FEATURES)
    module.write_text(f"{head}SEASONED = Taste(\n{likes})\n{tail}= {{\n{rows}}}\n")


def main(what: str, amount: int) -> None:
    """Learn the one or the other: rounds of the taste, games for the outlook."""
    if what == "taste":
        learn_taste(experience.SEASONED, amount, 160, f"taste {amount}")
    else:
        write(experience.SEASONED, learn_outlook(experience.SEASONED, amount, f"outlook {amount}"))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
