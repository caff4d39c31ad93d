"""Screens that were opened early, pressed late: `python -m tests.bench.early --screens 20000 --seed S`.

In random games of two, three and four, with and without modules, everybody opens their screen before they are asked;
others answer; then something on the old screen is pressed. It becomes just what its label said, or it is refused. On
all cores. Prints one JSON object with what came of it, and ends with status 1 if any press came to anything else.
"""

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from engine import Options
from tests.bot.turn.early_evening import SCREENS, WRONG, early_evening
from tests.starter import STARTER

SIZE, SEED = 20_000, "early"
MANY = 500  # so many screens are worth the start of further processes
TOLD = 5  # wrong presses
ALL = ("vassals", "nobles", "buildings")
MODULES = ((), ("nobles",), ("way_of_the_sun:simpa", *ALL), ("way_of_the_sun:ruruy", *ALL))
TABLES = tuple(Options(players=players, modules=modules) for modules in MODULES for players in (4, 3, 2))
Evening = tuple[Options, str, int]  # what is played, with this seed, for so many screens at most
Found = tuple[Counter[str], list[str]]


def measure(screens: int = SIZE, seed: str = SEED) -> dict[str, Any]:
    """All figures."""
    begun = perf_counter()
    seen, wrong, by_table = Counter[str](), list[str](), Counter[str]()
    games = 0
    for (options, _, _), (found, told) in _played(screens, seed):
        seen += found
        wrong += told
        by_table[f"{options.players} players, {', '.join(options.modules) or 'base game'}"] += found[SCREENS]
        games += 1
        if seen[SCREENS] >= screens:
            break
    return {
        "seed": seed,
        "games": games,
        **{name: seen[name] for name in found},
        "screens_by_table": dict(by_table),
        "told": wrong[:TOLD],
        "seconds": round(perf_counter() - begun, 1),
    }


def _played(screens: int, seed: str) -> Iterator[tuple[Evening, Found]]:
    """Games at every kind of table, in their order, round after round."""
    rounds = _rounds(seed, -(-screens // len(TABLES)))
    if screens < MANY:
        for evening in chain.from_iterable(rounds):
            yield evening, _outcome(evening)
        return
    with ProcessPoolExecutor(mp_context=STARTER) as pool:
        for some in rounds:
            yield from zip(some, pool.map(_outcome, some), strict=True)


def _rounds(seed: str, most: int) -> Iterator[list[Evening]]:
    """One game at every kind of table, again and again."""
    for number in count():
        yield [(options, f"{seed} {number} {place}", most) for place, options in enumerate(TABLES)]


def _outcome(evening: Evening) -> Found:
    options, seed, most = evening
    with TemporaryDirectory() as folder:
        played = asyncio.run(early_evening(Path(folder), options, seed, most))
    return played.seen, played.wrong


def is_clean(found: Mapping[str, Any]) -> bool:
    """Whether every press became what its label said, or was refused."""
    return not found[WRONG]


def main(arguments: list[str] | None = None) -> int:
    """Play, print, and say by the status whether all held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screens", type=int, default=SIZE, help="how many are pressed")
    parser.add_argument("--seed", default=SEED, help="any words")
    found = measure(**vars(parser.parse_args(arguments)))
    json.dump(found, sys.stdout, indent=2)
    print()
    return 0 if is_clean(found) else 1


if __name__ == "__main__":
    sys.exit(main())
