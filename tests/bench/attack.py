"""Attacks on the bot in a large size: `python -m tests.bench.attack --kills 100 --interactions 10000 --worlds 20`.

Kills it again and again while people play, throws hostile interactions at it, and compares worlds that differ in
secrets only. Prints one JSON object with what came of it, and ends with status 1 if anything was found.
"""

import argparse
import asyncio
import json
import logging
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from msgspec import structs

from tests.attack import crash, fuzz, worlds

KILLS, INTERACTIONS, WORLDS, DRAWN = 100, 10_000, 20, 4
SEED = "attack"


def measure(
    kills: int = KILLS, interactions: int = INTERACTIONS, worlds: int = WORLDS, drawn: int = DRAWN, seed: str = SEED
) -> dict[str, Any]:
    """All figures; an attack of size 0 is left out."""
    return asyncio.run(_measure(kills, interactions, worlds, drawn, seed))


async def _measure(kills: int, interactions: int, pairs: int, drawn: int, seed: str) -> dict[str, Any]:
    found: dict[str, Any] = {"seed": seed}
    with TemporaryDirectory() as folder:
        if kills:
            found["crash"] = await _timed(crash.attack(_in(folder, "crash"), kills, seed, progress=_teller("crash")))
        if interactions:
            work = fuzz.attack(_in(folder, "fuzz"), interactions, seed, progress=_teller("fuzz"))
            found["fuzz"] = await _timed(work)
        if pairs:
            work = worlds.attack(_in(folder, "worlds"), pairs, seed, min(drawn, pairs), progress=_teller("worlds"))
            found["worlds"] = await _timed(work)
    return found


def _in(folder: str, name: str) -> Path:
    place = Path(folder) / name
    place.mkdir()
    return place


async def _timed(work: Any) -> dict[str, Any]:
    begun = perf_counter()
    figures = await work
    return {**structs.asdict(figures), "clean": figures.clean, "seconds": round(perf_counter() - begun, 1)}


def _teller(name: str) -> Callable[[str], None]:
    return lambda words: print(f"{name}: {words}", file=sys.stderr, flush=True)


def is_clean(found: Mapping[str, Any]) -> bool:
    """Whether no attack has succeeded."""
    return all(found[name]["clean"] for name in ("crash", "fuzz", "worlds") if name in found)


def main(arguments: list[str] | None = None) -> int:
    """Attack, print, and say by the status whether all held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help="how often the bot is killed")
    parser.add_argument("--interactions", type=int, default=INTERACTIONS, help="how many are thrown at it")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="pairs that are compared")
    parser.add_argument("--drawn", type=int, default=DRAWN, help="pairs among them with real pictures")
    parser.add_argument("--seed", default=SEED, help="any words")
    chosen = parser.parse_args(arguments)
    found = measure(**vars(chosen))
    json.dump(found, sys.stdout, indent=2)
    print()
    return 0 if is_clean(found) else 1


if __name__ == "__main__":
    logging.disable(logging.WARNING)  # what people are refused is no news here
    sys.exit(main())
