"""Gathers the experience in `engine/players/experience.py` anew: run it after the pieces of the game have changed.

`python -m tests.bench.experience taste` lets the quick judgement play against itself, two slightly different tastes
at a time, and follows what wins (evolution strategies). `... outlook` plays many games by that taste and fits what a
position is worth to how they ended (ridge regression). Both write the module, and take a while. `court` and `modules`
are the same for games with The Golden Age: of the taste only what the base game has no use for, of the outlook how it
differs from that of the base game.

A sum is enough for these features: boosted trees on top of it, learnt from 2,500 games, explained no more of the final
lead of games they had not seen (R² 0.451 to 0.453, the sum alone 0.455). What is missing are features:
`tests.bench.headroom` with 120 games says that of what could be known of the final lead, the outlook explains 50% at
turn 8, 62% at turn 16 and 80% at turn 24.
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
from engine.players.outlook import TIMES, features, moment, table, war
from engine.players.playout import Playout
from engine.players.taste import PLAIN, Taste

MODULE = Path(experience.__file__)
NAMES = Taste.__struct_fields__
OF_MODULES = NAMES[NAMES.index("noble") :]  # of the taste: what the base game has no use for
OVERLAYS = ("", "way_of_the_sun:ruruy", "way_of_the_sun:simpa")
TABLES = (2, 2, 2, 2, 3, 4)  # player counts, as often as they are played
PARTS = 8  # into which the games of a round are dealt, for the cores
FULL, CLIP = 80.0, 0.35  # the most a game, and a round, may teach
RIDGE = 30.0
# With modules there are fewer games to learn from: how close weights are held to those of the base game, and how close
# to nothing those that the base game does not have. Cross-validation has found both.
KNOWN_RIDGE, NEW_RIDGE = 50_000.0, 6_000.0
LONGEST = 150  # turns; where nobody wants to hire, a game would never end
SPREAD = 0.15  # how far the tastes differ in the games the outlook is learnt from


def table_for(number: int, players: int, modules: bool) -> Options:
    """The table of a game: with modules, all of them every other time, and else one set after the other."""
    if not modules:
        return Options(players=players)
    every, sets = number % 2, 1 + number // 2 % 23
    overlay = OVERLAYS[1 + number // 2 % 2] if every else OVERLAYS[sets // 8]
    others = [name for bit, name in enumerate(("vassals", "nobles", "buildings")) if every or sets >> bit & 1]
    return Options(players=players, modules=tuple([overlay, *others] if overlay else others))


def names_of(modules: bool) -> tuple[str, ...]:
    """The features of a position, of the base game or of games with modules."""
    return tuple(features(new_game(table_for(1, 2, modules), "any"), 0, 0, 0))


Table = np.ndarray[Any, np.dtype[np.float64]]


# ---------------------------------------------------------------- taste


def varied(taste: Taste, steps: Sequence[float]) -> Taste:
    """A taste that is so many steps away, by factors: what is disliked stays disliked."""
    return Taste(**{name: getattr(taste, name) * math.exp(step) for name, step in zip(NAMES, steps, strict=True)})


def lesson(job: tuple[Taste, str, int, float, bool]) -> list[float]:
    """In which direction the winners of some games lay, summed up."""
    taste, seed, games, reach, modules = job
    random = Random(seed)
    learnt = OF_MODULES if modules else NAMES
    total = [0.0] * len(NAMES)
    for number in range(games):
        signs = [random.choice((-1, 1)) * (name in learnt) for name in NAMES]
        rivals = [varied(taste, [way * reach * sign for sign in signs]) for way in (1, -1)]
        players = TABLES[number % len(TABLES)]
        lead = 0.0
        for turned in (0, 1):  # the same game with the seats exchanged
            state = new_game(table_for(number, players, modules), f"{seed}-{number}")
            Playout(state, [rivals[(seat + turned) % 2] for seat in range(players)]).run(LONGEST)
            ours = [player.vp for seat, player in enumerate(state.players) if (seat + turned) % 2 == 0]
            theirs = [player.vp for seat, player in enumerate(state.players) if (seat + turned) % 2 == 1]
            lead += fmean(ours) - fmean(theirs)
        lead = max(-FULL, min(FULL, lead))
        total = [old + lead * sign for old, sign in zip(total, signs, strict=True)]
    return total


def learn_taste(
    taste: Taste, rounds: int, games: int, seed: str, checks: int = 10, module: Path = MODULE, modules: bool = False
) -> Taste:
    """Follow what wins, a round of games at a time, with some momentum."""
    momentum = [0.0] * len(NAMES)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number in range(rounds):
            reach = 0.22
            jobs = [(taste, f"{seed}-{number}-{part}", games // PARTS, reach, modules) for part in range(PARTS)]
            found = list(pool.map(lesson, jobs))
            mean = [sum(column) / (2 * games) for column in zip(*found, strict=True)]
            momentum = [0.6 * old + 0.4 * new for old, new in zip(momentum, mean, strict=True)]
            steps = [0.06 * m / (1 - 0.6 ** (number + 1)) for m in momentum]
            taste = varied(taste, [max(-CLIP, min(CLIP, step)) for step in steps])
            write(taste, experience.OUTLOOK, experience.WITH_MODULES, module)
            rival = experience.SEASONED if modules else PLAIN
            bouts = [(taste, rival, f"{seed}-{number}-{part}", checks, modules) for part in range(PARTS)]
            share = fmean(pool.map(_against, bouts))
            print(f"round {number + 1}: wins {share:.0%} against the taste it is to better", flush=True)
    return taste


def _against(job: tuple[Taste, Taste, str, int, bool]) -> float:
    taste, rival, seed, games, modules = job
    wins = 0.0
    for game in range(games):
        state = new_game(table_for(game, 2, modules), f"{seed}-{game}")
        Playout(state, [taste, rival] if game % 2 else [rival, taste]).run(LONGEST)
        first, second = (player.vp for player in state.players)
        wins += (first > second if game % 2 else second > first) / games
    return wins


# ---------------------------------------------------------------- outlook


def evidence(job: tuple[Taste, str, int, bool]) -> tuple[Table, Table]:
    """The normal equations of some games: how the seats differed at the start of each turn, and at the end.

    Differences between the seats of one table: how long a game goes on, which lifts all scores, explains nothing.
    """
    taste, seed, games, modules = job
    random = Random(seed)
    found: list[list[tuple[Table, float]]] = [[] for _ in range(TIMES)]
    for number in range(games):
        players = TABLES[number % len(TABLES)]
        # Not all alike, so that all sorts of positions are seen.
        tastes = [varied(taste, [random.gauss(0.0, SPREAD) for _ in NAMES]) for _ in range(players)]
        state = new_game(table_for(number, players, modules), f"{seed}-{number}")
        snapshots = list(_turns(state, tastes))
        if not state.result:
            continue
        for column, share, vps, rows in snapshots:
            to_come = np.array(state.result.scores) - np.array(vps)
            for one, other in combinations(range(players), 2):
                apart = np.array(rows[one]) - np.array(rows[other])
                wide = np.concatenate([apart * (1 - share), apart * share])
                found[column].append((wide, to_come[one] - to_come[other]))
    return _summed(found, len(names_of(modules)))


def _summed(found: list[list[tuple[Table, float]]], kinds: int) -> tuple[Table, Table]:
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


def learn_outlook(taste: Taste, games: int, seed: str, modules: bool = False) -> Mapping[str, tuple[float, ...]]:
    """Weights of the features by the time of the game, as the games ended: least squares, held back a little.

    Without modules they are held near nothing, with modules near what was learnt of the base game.
    """
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = [(taste, f"{seed}-{part}", games // PARTS, modules) for part in range(PARTS)]
        parts = list(pool.map(evidence, jobs))
    squares, sums = np.sum([part[0] for part in parts], axis=0), np.sum([part[1] for part in parts], axis=0)
    names, nothing = names_of(modules), (0.0,) * TIMES
    rows = [table(modules=False).get(name, nothing) if modules else nothing for name in names]
    held = [(KNOWN_RIDGE if name in table(modules=False) else NEW_RIDGE) if modules else RIDGE for name in names]
    known = np.array(rows).T.reshape(-1)
    more = np.linalg.solve(squares + np.diag(held * TIMES), sums - squares @ known)
    weights = (known + more).reshape(TIMES, len(names))
    return {name: tuple(float(w) for w in weights[:, at]) for at, name in enumerate(names)}


# ---------------------------------------------------------------- writing it down


Weights = Mapping[str, tuple[float, ...]]


def write(taste: Taste, outlook: Weights, with_modules: Weights, module: Path = MODULE) -> None:
    """Put what was learnt into the module."""
    head, _, rest = module.read_text().partition("SEASONED = Taste(")
    comment = rest[rest.index("\n# VP each") :].partition("= {")[0]
    another = rest[rest.index("\n# The same") :].partition("= {")[0]
    likes = "".join(f"    {name}={getattr(taste, name):.3f},\n" for name in NAMES)
    tables = f"{comment}= {{\n{_rows(outlook)}}}\n{another}= {{\n{_rows(with_modules)}}}\n"
    module.write_text(f"{head}SEASONED = Taste(\n{likes})\n{tables}")


def _rows(outlook: Weights) -> str:
    return "".join(f'    "{name}": ({", ".join(f"{w:.2f}" for w in row)}),\n' for name, row in outlook.items())


def main(what: str, amount: int) -> None:
    """Learn one of them: rounds of the taste, games for the outlook."""
    taste, outlook, with_modules = experience.SEASONED, experience.OUTLOOK, experience.WITH_MODULES
    match what:
        case "taste" | "court":
            learn_taste(taste, amount, 160, f"{what} {amount}", modules=what == "court")
        case "outlook":
            write(taste, learn_outlook(taste, amount, f"outlook {amount}"), with_modules)
        case "modules":
            write(taste, outlook, learn_outlook(taste, amount, f"modules {amount}", modules=True))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
