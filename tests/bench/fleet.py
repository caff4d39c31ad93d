"""A fleet of three bot processes and two workers on one PostgreSQL, which are killed while people play.

Run as `python -m tests.bench.fleet [--kills N] [--games N] [--tables N] [--life LOW HIGH] [--seed S] [--plain]`.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from msgspec import structs

from tests.fleet.attack import LIFE, Figures, attack
from tests.storage.kit.postgres import binaries, running_postgres

KILLS, GAMES, TABLES = 40, 60, 12
LONGEST_WAIT = 60.0


def measure(
    kills: int = KILLS, games: int = GAMES, tables: int = TABLES, seed: str = "fleet", **options: Any
) -> dict[str, Any]:
    """What came of it."""
    if binaries() is None:
        return {"skipped": "PostgreSQL is not installed"}
    with running_postgres() as server, tempfile.TemporaryDirectory() as folder:
        try:
            work = attack(Path(folder), server, kills, seed, tables=tables, until_over=games, **options)
            found: Figures = asyncio.run(work)
        except BaseException:
            log = Path(folder) / "fleet.log"
            sys.stderr.write(log.read_text(errors="replace")[-20_000:] if log.exists() else "")
            raise
        return structs.asdict(found)


def clean(found: dict[str, Any]) -> bool:
    """Whether nothing was found that should not be, and no game waited for more than a minute."""
    return "skipped" in found or (not found["found"] and found["longest_wait"] <= LONGEST_WAIT)


def _tell(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def main() -> int:
    """Print the figures; 0 if they are clean."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--life", type=int, nargs=2, default=LIFE, help="events on Discord before something is killed")
    parser.add_argument("--seed", default="fleet")
    parser.add_argument("--plain", action="store_true", help="without drawing pictures")
    args = parser.parse_args()
    options = {"life": tuple(args.life), "drawn": not args.plain, "progress": _tell}
    found = measure(args.kills, args.games, args.tables, args.seed, **options)
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 0 if clean(found) else 1


if __name__ == "__main__":
    sys.exit(main())
