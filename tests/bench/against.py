"""The program beside an earlier commit, in one run: `python -m tests.bench.against d4c9c70b`.

Each version is measured in processes of its own, by turns, so that a busy machine disturbs both alike: screens, players
and random play on the same recorded positions, and tables that all answer at once.
"""

import argparse
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

PRESENT = Path(__file__).parents[2]
EARLIER = "d4c9c70b"
ROUNDS, POSITIONS, SIMULATIONS, TABLES, ANSWERS = 3, 32, 300, 50, 12
SCRIPT = "tests/bench/on_positions.py"
AT_ONCE = """
import json
from bot import limits
limits.ANSWER_SECONDS = 600.0  # before the stand-in for Discord is imported, which takes it as its usual patience
from tests.bench import bot
print(json.dumps(bot.measure({tables}, {answers}, 2)))
"""
Numbers = Mapping[str, float]


def measure(
    commit: str = EARLIER,
    rounds: int = ROUNDS,
    positions: int = POSITIONS,
    simulations: int = SIMULATIONS,
    tables: int = TABLES,
    answers: int = ANSWERS,
) -> dict[str, Any]:
    """The medians of both versions for whatever both have told, and how many times as much it is now."""
    sources = _sources(commit)
    if sources is None:
        return {"commit": commit, "missing": "The history of this copy does not reach back to it."}
    scripts = [[str(PRESENT / SCRIPT), str(PRESENT / "tests/golden"), str(positions), str(simulations)]]
    if tables:
        scripts.append(["-c", AT_ONCE.format(tables=tables, answers=answers)])
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(sources)) as archive:
            archive.extractall(folder)
        told: dict[Path, list[Numbers]] = {Path(folder): [], PRESENT: []}
        for _ in range(rounds):
            for tree, numbers in told.items():
                numbers.append(dict(part for script in scripts for part in _numbers(_said(tree, script))))
    before, now = (_medians(numbers) for numbers in told.values())
    compared = {
        name: {"before": before[name], "now": now[name], "times": round(now[name] / before[name], 2)}
        for name in before
        if name in now and before[name]
    }
    return {"commit": commit, "rounds": rounds, **compared}


def _sources(commit: str) -> bytes | None:
    """The files of a commit, as an archive; None if it is not in the history here."""
    try:
        archive = subprocess.run(["git", "archive", commit], cwd=PRESENT, capture_output=True, check=False)
    except FileNotFoundError:
        return None
    return archive.stdout if archive.returncode == 0 else None


def _said(tree: Path, script: Sequence[str]) -> Any:
    """What a script says in JSON that runs on the program in this folder; nothing if it fails there."""
    around = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run([sys.executable, "-P", *script], cwd=tree, env=around, capture_output=True, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else {}


def _numbers(found: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, float]]:
    for name, value in found.items():
        if isinstance(value, Mapping):
            yield from _numbers(value, f"{above}{name} ")
        elif isinstance(value, int | float):
            yield above + name, value


def _medians(told: Sequence[Numbers]) -> Numbers:
    names = dict.fromkeys(name for numbers in told for name in numbers)
    return {name: median(numbers[name] for numbers in told if name in numbers) for name in names}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="?", default=EARLIER)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of each recorded game")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of the search in each position")
    parser.add_argument("--tables", type=int, default=TABLES, help="that answer at once; 0 for none")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="of each of them")
    json.dump(measure(**vars(parser.parse_args())), sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
