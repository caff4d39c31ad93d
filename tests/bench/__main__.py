"""`make bench`: all benchmarks, as one JSON object; the attacks in a small size, their own commands make large ones.

A benchmark that fails is told in its place, and the others go on; whatever is not clean ends it with status 1.
"""

import argparse
import json
import logging
import platform
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tests.bench import (
    against,
    attack,
    bot,
    early,
    engine,
    fleet,
    hostile,
    pictures,
    scale,
    screens,
    search,
    storage,
    taps,
    weeks,
)

Benchmarks = Mapping[str, Callable[[], Mapping[str, Any]]]
FAILED = "exception"
JUDGED = {
    "attack": attack.is_clean,
    "hostile": hostile.is_clean,
    "early": early.is_clean,
    "weeks": weeks.clean,
    "fleet": fleet.clean,
}
USUAL: Benchmarks = {
    "engine": lambda: {f"{n}_players": engine.measure(n) for n in (2, 4)},
    "search": search.measure,
    "pictures": pictures.measure,
    "storage": storage.measure,
    "bot": bot.measure,
    "screens": screens.measure,
    "against": partial(against.measure, rounds=1),
    "taps": taps.measure,
    "attack": partial(attack.measure, kills=5, interactions=500, worlds=2),
    "hostile": partial(hostile.measure, games=200),
    "early": partial(early.measure, screens=480),
    "weeks": partial(weeks.measure, lives=1),
    "fleet": partial(fleet.measure, kills=10, games=0, tables=8),
    "scale": scale.measure,
}
SMALLEST: Benchmarks = {
    "engine": lambda: {"2_players": engine.measure(2, rounds=1, games=1, positions=1, times=9)},
    "search": partial(search.measure, simulations=20, turns=(6,), games=1),
    "pictures": partial(pictures.measure, times=1, boards=1),
    "storage": partial(storage.measure, rounds=1, lengths=(3,), loads=1, running=2),
    "bot": partial(bot.measure, games=2, answers=1, pictures=1),
    "screens": partial(screens.measure, ("2p-greedy",), every=60),
    "against": partial(against.measure, "HEAD", rounds=1, positions=2, simulations=5, tables=1, answers=1),
    "taps": partial(taps.measure, ("2p-mixed-2",), turns=2),
    "attack": partial(attack.measure, kills=1, interactions=20, worlds=1, drawn=0),
    "hostile": partial(hostile.measure, games=2, seed="smallest"),
    "early": partial(early.measure, screens=2, seed="smallest"),
    "weeks": partial(weeks.measure, days=0.1, seed="smallest", lives=1),
    "fleet": partial(fleet.measure, kills=0, games=0, tables=1),
    "scale": partial(scale.measure, games=2, answers=1, pictures=2, stored=20, processes=(1,), workers=(1,)),
}


def measure(benchmarks: Benchmarks) -> dict[str, Any]:
    """What each of these has found, or how it has failed."""
    return {name: _measured(work) for name, work in benchmarks.items()}


def _measured(work: Callable[[], Mapping[str, Any]]) -> Mapping[str, Any]:
    try:
        return work()
    except Exception:
        return {FAILED: traceback.format_exc()}


def is_clean(found: Mapping[str, Any]) -> bool:
    """Whether no benchmark has failed, and every attack, hostile game and early screen has held."""
    failed = any(FAILED in part for part in found.values())
    return not failed and all(held(found[name]) for name, held in JUDGED.items())


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and say by the status whether all is clean."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--smallest", action="store_true", help="to see that all of it runs")
    found = measure(SMALLEST if parser.parse_args(arguments).smallest else USUAL)
    json.dump({"python": platform.python_version(), **found}, sys.stdout, indent=2)
    print()
    return 0 if is_clean(found) else 1


if __name__ == "__main__":
    logging.disable(logging.WARNING)  # what people are refused is no news here
    sys.exit(main())
