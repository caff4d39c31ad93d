"""`make bench`: all benchmarks, as one JSON object; the attacks in a small size, their own commands make large ones."""

import json
import platform
import sys

from tests.bench import attack, bot, engine, hostile, pictures, search, storage, taps


def main() -> None:
    """Measure and print."""
    report = {
        "python": platform.python_version(),
        "engine": {f"{n}_players": engine.measure(n) for n in (2, 4)},
        "search": search.measure(),
        "pictures": pictures.measure(),
        "storage": storage.measure(),
        "bot": bot.measure(),
        "taps": taps.measure(),
        "attack": attack.measure(kills=5, interactions=500, worlds=2),
        "hostile": hostile.measure(games=200),
    }
    json.dump(report, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
