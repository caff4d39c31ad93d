"""Three weeks at three tables in fake time: posts and pings, and whether they came to the right people in time.

Run as `python -m tests.bench.weeks [--days N] [--seed S] [--lives N]`.
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.weeks.figures import figures, is_clean
from tests.weeks.life import Life

DAYS = 21.0
LIVES = 3


def measure(days: float = DAYS, seed: str = "weeks", lives: int = LIVES) -> dict[str, Any]:
    """The figures of so many lives."""
    return {f"{seed} {number}": asyncio.run(_live(days, f"{seed} {number}")) for number in range(lives)}


async def _live(days: float, seed: str) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        life = Life(Path(folder), seed)
        await life.live(days, tell=lambda words: print(words, file=sys.stderr))
        return await figures(life)


def clean(found: dict[str, Any]) -> bool:
    """Whether every life was clean."""
    return all(map(is_clean, found.values()))


def main() -> int:
    """Print the figures; 0 if nothing was found that should not be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=float, default=DAYS)
    parser.add_argument("--seed", default="weeks")
    parser.add_argument("--lives", type=int, default=LIVES)
    args = parser.parse_args()
    found = measure(args.days, args.seed, args.lives)
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 0 if clean(found) else 1


if __name__ == "__main__":
    sys.exit(main())
