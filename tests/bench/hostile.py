"""Hostile games in a large size: `python -m tests.bench.hostile --games 2000 --seed S`.

Players who hoard, starve, refuse, rush and squander, among sane ones, at every kind of table, at half of them with
something run out; on all cores. Prints one JSON object with what came of it, and ends with status 1 if any law was
broken.
"""

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import structs

from tests.engine.kit.hostile import Fixture, Played, mixed, play
from tests.starter import STARTER

GAMES, SEED = 2000, "hostile"
MANY = 100  # so many games are worth the start of further processes
TOLD = 5  # failures with all that is needed to play them again


def measure(games: int = GAMES, seed: str = SEED) -> dict[str, Any]:
    """All figures."""
    begun = perf_counter()
    fixtures = mixed(games, seed)
    found = list(zip(fixtures, _outcomes(fixtures), strict=True))
    played = [(outcome, fixture) for fixture, outcome in found if isinstance(outcome, Played)]
    failed = [(outcome, fixture) for fixture, outcome in found if isinstance(outcome, str)]
    longest = max(played, key=lambda game: game[0].answers, default=None)
    return {
        "seed": seed,
        "games": games,
        "answers": sum(game.answers for game, _ in played),
        "failures": Counter(kind for kind, _ in failed),
        "failed": [structs.asdict(fixture) for _, fixture in failed[:TOLD]],
        "longest_answers": longest[0].answers if longest else 0,
        "longest_turns": max((game.turns for game, _ in played), default=0),
        "longest": str(longest[1]) if longest else "",
        "most_god_cards_in_a_hand": max((game.god_cards for game, _ in played), default=0),
        "most_army_cards_in_a_hand": max((game.army_cards for game, _ in played), default=0),
        "seconds": round(perf_counter() - begun, 1),
    }


def _outcomes(fixtures: Sequence[Fixture]) -> Iterator[Played | str]:
    """What came of each game, in their order."""
    if len(fixtures) < MANY:
        yield from map(_outcome, fixtures)
        return
    with ProcessPoolExecutor(mp_context=STARTER) as pool:
        yield from pool.map(_outcome, fixtures, chunksize=8)


def _outcome(fixture: Fixture) -> Played | str:
    """A game that was played, or the kind of its failure: which error, and where in our files it arose."""
    try:
        return play(fixture)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        words = str(error).partition("\n")[0]
        return f"{type(error).__name__} in {Path(place.filename).stem}.{place.name}: {words}"


def is_clean(found: Mapping[str, Any]) -> bool:
    """Whether no law was broken."""
    return not found["failures"]


def main(arguments: list[str] | None = None) -> int:
    """Play, print, and say by the status whether all held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many are played")
    parser.add_argument("--seed", default=SEED, help="any words")
    found = measure(**vars(parser.parse_args(arguments)))
    json.dump(found, sys.stdout, indent=2)
    print()
    return 0 if is_clean(found) else 1


if __name__ == "__main__":
    sys.exit(main())
