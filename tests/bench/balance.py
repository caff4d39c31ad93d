"""How the game is balanced, measured by the searching player: `python -m tests.bench.balance GAMES BUDGET [TABLE ...]`.

Plays at the tables named, or at every table, until each has GAMES games, on all cores, with BUDGET seconds of thinking
a decision. After every round the numbers are kept in `docs/balance.json`, so that it may be stopped and goes on where
it was; at the end `docs/balance.md` is written with its plots. A table that was played with other values of players or
pieces, or with another budget, is begun again; until then the page marks it. A TABLE is any part of its name, such as
`"all modules"` or `2`; `quick` are many quick games of two, to see what beginning is worth.
`python -m tests.bench.balance report` writes the report from the numbers again.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path

from msgspec import json

from bot.command_line.games import Fixture, PlayedGame, play_all
from engine import Options, State, apply, new_game
from engine.box import MODULES, NEW_BUILDINGS, NOBLES, VASSALS, WAY_OF_THE_SUN
from engine.components import OVERLAYS, fingerprint
from engine.difficulty import LEVELS
from engine.events import (
    BuildingConstructed,
    Event,
    GodCardPlayed,
    HighPriestActivated,
    InfluenceSpread,
    SpaceConquered,
    TaskPerformed,
    TempleClimbed,
)
from engine.players import experience
from tests.bench import balance_report
from tests.bench.balance_numbers import STRATEGIES, Numbers, Table, Taken

DOCS = Path(__file__).parents[2] / "docs"
NUMBERS, REPORT, PICTURES = DOCS / "balance.json", DOCS / "balance.md", DOCS / "pictures"
SINGLE = {
    **{f"2 players, {overlay.name}": f"{WAY_OF_THE_SUN}:{overlay.id}" for overlay in OVERLAYS.values()},
    "2 players, Vassals": VASSALS,
    "2 players, Nobles": NOBLES,
    "2 players, new Buildings": NEW_BUILDINGS,
}
# With both sides of the overlay by turns.
EVERY = [tuple(name for name in MODULES if name.partition(":")[2] in ("", side)) for side in OVERLAYS]
# The games of a table have its options by turns.
TABLES: Mapping[str, Sequence[Options]] = {
    "2 players": [Options(players=2)],
    "3 players": [Options(players=3)],
    "4 players": [Options(players=4)],
    "Axomamma": [Options(solo="axomamma")],
    **{f"Pachamama, {level}": [Options(solo="pachamama", level=level)] for level in LEVELS},
    **{name: [Options(players=2, modules=(module,))] for name, module in SINGLE.items()},
    **{f"{n} players, all modules": [Options(players=n, modules=every) for every in EVERY] for n in (2, 3, 4)},
    "Pachamama, all modules": [Options(solo="pachamama", modules=every) for every in EVERY],
}
ROUND = 10  # games between two times of writing down
QUICK = "quick"
QUICK_GAMES = 1000  # of two greedy players, to see what beginning is worth


# ---------------------------------------------------------------- playing


def measure(
    games: int,
    budget: float,
    played: Mapping[str, Sequence[Options]] = TABLES,
    quick_games: int = QUICK_GAMES,
    policy: str = "search",
    path: Path = NUMBERS,
) -> Numbers:
    """Play until every table has its games, the one with the fewest first, and keep what was counted."""
    numbers = kept(path) or Numbers(budget, 0, 0.0, {})
    made = values(budget)
    for name in played:
        if name in numbers.tables and numbers.tables[name].values != made:
            del numbers.tables[name]
    if quick_games:
        numbers.quick_games, numbers.first_wins = quick_games, first_wins(quick_games)
    numbers.budget = budget
    done = {name: numbers.tables[name].games if name in numbers.tables else 0 for name in played}
    while missing := [name for name in played if done[name] < games]:
        name = min(missing, key=done.__getitem__)
        until = min(games, done[name] + ROUND)
        more = _round(name, played[name], range(done[name], until), budget, policy)
        more.values = made
        numbers.tables[name] = numbers.tables[name] + more if name in numbers.tables else more
        done[name] = until
        keep(numbers, path)
        print(f"{name}: {until} games", flush=True)
    keep(numbers, path)
    return numbers


def values(budget: float) -> str:
    """A fingerprint of what a table depends on."""
    known = repr((fingerprint(), budget, experience.SEASONED, experience.OUTLOOK, experience.WITH_MODULES))
    return blake2b(known.encode(), digest_size=6).hexdigest()


def _round(name: str, options: Sequence[Options], games: Iterable[int], budget: float, policy: str) -> Table:
    seats = 1 if options[0].solo else options[0].players
    fixtures = [
        Fixture(
            options[n % len(options)], f"{name} {n}", tuple((policy, f"{n} {seat}") for seat in range(seats)), budget
        )
        for n in games
    ]
    return count(play_all(fixtures), seats)


def first_wins(games: int) -> float:
    """How many quick games of two the first seat wins."""
    if not games:
        return 0.0
    bots = [tuple(("greedy", f"{n} {seat}") for seat in range(2)) for n in range(games)]
    played = play_all([Fixture(Options(players=2), f"quick {n}", seats) for n, seats in enumerate(bots)])
    return count(played, 2).wins[0]


def count(played: Sequence[PlayedGame], seats: int) -> Table:
    """One table."""
    vp: Counter[str] = Counter()
    automa: Counter[str] = Counter()
    strategies: Counter[str] = Counter()
    strategy_wins: Counter[str] = Counter()
    used: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    taken: dict[str, dict[str, Taken]] = {}
    scores, wins = [], [0.0] * len(played[0].match.state.players)
    for one in played:
        state = one.match.state
        result = state.result
        assert result
        order = state.seats_from(state.first)
        scores.append([result.scores[seat] for seat in order])
        shares = [(seat in result.winners) / max(1, len(result.winners)) for seat in range(len(order))]
        for place, seat in enumerate(order):
            wins[place] += shares[seat]
            if seat >= seats:
                automa.update(result.breakdown[seat])
                continue
            vp.update(result.breakdown[seat])
            best = max(
                STRATEGIES, key=lambda name, seat=seat: sum(result.breakdown[seat].get(c, 0) for c in STRATEGIES[name])
            )
            strategies[best] += 1
            strategy_wins[best] += shares[seat]
        events = _events(one)
        for event in events:
            for kind, (happening, field) in KINDS.items():
                if isinstance(event, happening) and event.seat < seats:
                    used[kind][getattr(event, field)] += 1
        for kind, thing, seat in _choices(state, events):
            if seat < seats:
                old = taken.setdefault(kind, {}).get(thing, Taken())
                taken[kind][thing] = Taken(old.seats + 1, old.wins + shares[seat], old.fair + 1 / len(order))
    n = len(played) * seats
    return Table(
        games=len(played),
        turns=[one.match.state.turn for one in played],
        scores=scores,
        wins=wins,
        vp={name: total / n for name, total in vp.most_common()},
        automa_vp={name: total / len(played) for name, total in automa.most_common()},
        strategies=dict(strategies),
        strategy_wins=dict(strategy_wins),
        used={kind: dict(counter) for kind, counter in used.items()},
        taken=taken,
    )


KINDS: Mapping[str, tuple[type[Event], str]] = {
    "tasks": (TaskPerformed, "task"),
    "High Priest actions": (HighPriestActivated, "action"),
    "Conquest spaces": (SpaceConquered, "space"),
    "Buildings": (BuildingConstructed, "building"),
    "God cards": (GodCardPlayed, "card"),
}


def _events(one: PlayedGame) -> Sequence[Event]:
    state = new_game(one.match.options, one.match.seed)
    found: list[Event] = []
    for answer in one.match.answers:
        outcome = apply(state, answer.action)
        found += outcome.events
        state = outcome.state
    return found


def _choices(state: State, events: Iterable[Event]) -> set[tuple[str, str, int]]:
    """What each seat took of the modules, once each: kind, thing, seat."""
    found: set[tuple[str, str, int]] = set()
    for event in events:
        match event:
            case BuildingConstructed(seat=seat, building=building):
                found.add(("buildings", building, seat))
            case InfluenceSpread(seat=seat, region=region):
                found.add(("nations", state.nations[region], seat))
            case TempleClimbed(seat=seat, step=str(step)):
                found.add(("paths", step, seat))
    return found


def main(arguments: Sequence[str]) -> None:
    """Measure, or only tell."""
    if arguments[0] != "report":
        games, budget, *parts = arguments
        wanted = {name: one for name, one in TABLES.items() if not parts or any(part in name for part in parts)}
        quick = QUICK_GAMES if not parts or QUICK in parts else 0
        measure(int(games), float(budget), wanted, quick)
    numbers = kept(NUMBERS)
    assert numbers
    balance_report.draw(numbers, PICTURES)
    REPORT.write_text(balance_report.report(numbers, values(numbers.budget)))


def kept(path: Path) -> Numbers | None:
    """What was counted so far."""
    return json.decode(path.read_bytes(), type=Numbers) if path.exists() else None


def keep(numbers: Numbers, path: Path) -> None:
    """Write the numbers down, the tables in their order."""
    numbers.tables = {name: numbers.tables[name] for name in TABLES if name in numbers.tables}
    path.write_bytes(json.format(json.encode(numbers), indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
