"""Three weeks at three tables in fake time: posts and pings, and whether they came to the right people in time.

Run as `python -m tests.bench.weeks [--days N] [--seed S] [--lives N] [--present]`. With `--present`, nobody is away or
vanishes. With `--kills N`, the bot is a process of its own that is killed so many times at random moments, in as many
lives as that takes.
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.weeks.figures import figures, is_clean
from tests.weeks.killed import KilledLife
from tests.weeks.life import INCIDENTS, Life

DAYS = 21.0
LIVES = 3
ABSENCES = ("away", "vanish", "return")


def measure(days: float = DAYS, seed: str = "weeks", lives: int = LIVES, present: bool = False) -> dict[str, Any]:
    """The figures of so many lives; if wanted, of people who are all present."""
    names = [f"{seed} {number}" for number in range(lives)]
    return {name: asyncio.run(_live(days, name, present=present)) for name in names}


def measure_killed(kills: int, days: float = DAYS, seed: str = "weeks") -> dict[str, Any]:
    """The figures of as many lives as it takes to kill the bot so many times."""
    found: dict[str, Any] = {}
    while (left := kills - sum(life["kills"] for life in found.values())) > 0:
        name = f"{seed} {len(found)}"
        found[name] = asyncio.run(_live(days, name, left))
        if not found[name]["kills"]:
            raise ValueError("Nothing happens in these days.")
    return found


async def _live(days: float, seed: str, kills: int = 0, *, present: bool = False) -> dict[str, Any]:
    incidents = tuple(each for each in INCIDENTS if not (present and each.what in ABSENCES))
    with TemporaryDirectory() as folder:
        life = KilledLife(Path(folder), seed, kills) if kills else Life(Path(folder), seed)
        await life.live(days, incidents, tell=lambda words: print(words, file=sys.stderr, flush=True))
        found = await figures(life)
        return found | {"kills": life.kills} if isinstance(life, KilledLife) else found


def clean(found: dict[str, Any]) -> bool:
    """Whether every life was clean."""
    return all(map(is_clean, found.values()))


def main() -> int:
    """Print the figures; 0 if nothing was found that should not be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=float, default=DAYS)
    parser.add_argument("--seed", default="weeks")
    parser.add_argument("--lives", type=int, default=LIVES)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--present", action="store_true")
    args = parser.parse_args()
    if args.kills:
        found = measure_killed(args.kills, args.days, args.seed)
    else:
        found = measure(args.days, args.seed, args.lives, args.present)
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 0 if clean(found) else 1


if __name__ == "__main__":
    sys.exit(main())
