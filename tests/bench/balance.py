"""How the game is balanced, measured by the searching player: `python -m tests.bench.balance GAMES BUDGET`.

Plays GAMES games at every table, on all cores, with BUDGET seconds of thinking a decision, keeps the numbers in
`docs/balance.json` and writes `docs/balance.md` with its plots; who begins is counted in many quick games besides.
`python -m tests.bench.balance report` writes the report from the numbers again.
"""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean, pstdev

from msgspec import Struct, json

from bot import text
from bot.command_line.games import Fixture, PlayedGame, play_all
from bot.languages import ENGLISH
from engine import Options, apply, new_game
from engine.box import BASE_GAME
from engine.components import CONQUEST, TASKS
from engine.difficulty import LEVELS
from engine.events import BuildingConstructed, GodCardPlayed, HighPriestActivated, SpaceConquered, TaskPerformed
from engine.events.happening import Happening

DOCS = Path(__file__).parents[2] / "docs"
NUMBERS, REPORT, PICTURES = DOCS / "balance.json", DOCS / "balance.md", DOCS / "pictures"
TABLES: Mapping[str, Options] = {
    "2 players": Options(players=2),
    "3 players": Options(players=3),
    "4 players": Options(players=4),
    "Axomamma": Options(solo="axomamma"),
    **{f"Pachamama, {level}": Options(solo="pachamama", level=level) for level in LEVELS},
}
# A seat's strategy is whatever brought most of its VP.
STRATEGIES: Mapping[str, tuple[str, ...]] = {
    "War": ("regions", "conquest", "final_army_cards"),
    "Temple": ("temple", "final_temple"),
    "Statues": ("statues",),
    "Steps": ("steps", "steps_used"),
    "Weavings": ("final_tapestries", "merchant"),
    "Buildings": ("production", "passive_buildings", "final_buildings"),
    "God cards": ("god_cards", "final_god_cards", "setup"),
}
PEOPLE, AUTOMA = (110, 150), (100, 140)  # VP aimed at
SHOWN = 12  # categories in the plot
QUICK_GAMES = 1000  # of two greedy players, to see what beginning is worth


class Table(Struct):
    """What was counted at one table; seats are counted from the first player on."""

    games: int
    turns: list[int]
    scores: list[list[int]]  # by game
    wins: list[float]
    vp: dict[str, float]  # of people or bots, the mean
    automa_vp: dict[str, float]
    strategies: dict[str, int]
    strategy_wins: dict[str, float]
    used: dict[str, dict[str, int]]  # kind -> thing -> how often in all games


class Numbers(Struct):
    """All tables."""

    games: int
    budget: float
    quick_games: int
    first_wins: float  # of the first of two seats in the quick games
    tables: dict[str, Table]


# ---------------------------------------------------------------- playing


def measure(
    games: int, budget: float, played: Mapping[str, Options] = TABLES, quick_games: int = QUICK_GAMES
) -> Numbers:
    """Play everything."""
    tables = {}
    for name, options in played.items():
        seats = 1 if options.solo else options.players
        fixtures = [
            Fixture(options, f"{name} {n}", tuple(("search", f"{n} {seat}") for seat in range(seats)), budget)
            for n in range(games)
        ]
        tables[name] = count(play_all(fixtures), seats)
        print(f"{name}: {fmean(score for row in tables[name].scores for score in row[:seats]):.0f} VP", flush=True)
    return Numbers(games, budget, quick_games, first_wins(quick_games), tables)


def first_wins(games: int) -> float:
    """How many quick games of two the first seat wins."""
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
    scores, wins = [], [0.0] * len(played[0].match.state.players)
    for one in played:
        state = one.match.state
        result = state.result
        assert result
        order = state.seats_from(state.first)
        scores.append([result.scores[seat] for seat in order])
        for place, seat in enumerate(order):
            won = (seat in result.winners) / max(1, len(result.winners))
            wins[place] += won
            if seat >= seats:
                automa.update(result.breakdown[seat])
                continue
            vp.update(result.breakdown[seat])
            best = max(
                STRATEGIES, key=lambda name, seat=seat: sum(result.breakdown[seat].get(c, 0) for c in STRATEGIES[name])
            )
            strategies[best] += 1
            strategy_wins[best] += won
        for event in _events(one):
            for kind, (happening, field) in KINDS.items():
                if isinstance(event, happening) and event.seat < seats:
                    used[kind][getattr(event, field)] += 1
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
    )


KINDS: Mapping[str, tuple[type[Happening], str]] = {
    "tasks": (TaskPerformed, "task"),
    "High Priest actions": (HighPriestActivated, "action"),
    "Conquest spaces": (SpaceConquered, "space"),
    "Buildings": (BuildingConstructed, "building"),
    "God cards": (GodCardPlayed, "card"),
}
EXISTING: Mapping[str, Sequence[str]] = {
    "tasks": list(TASKS),
    "Conquest spaces": list(CONQUEST),
    "Buildings": [building for tiles in BASE_GAME.buildings.values() for building in tiles],
    "God cards": BASE_GAME.god_cards,
}


def _events(one: PlayedGame) -> Sequence[Happening]:
    state = new_game(one.match.options, one.match.seed)
    found: list[Happening] = []
    for answer in one.match.answers:
        outcome = apply(state, answer.action)
        found += outcome.events
        state = outcome.state
    return found


# ---------------------------------------------------------------- telling


def report(numbers: Numbers) -> str:
    """The report as Markdown."""
    tables = numbers.tables
    lines = [
        "# Balance",
        "",
        "What no rulebook prints, our components reconstruct. These numbers say how the game plays with them when the",
        f"searching player sits on every seat: {numbers.games} games a table, {numbers.budget:g} s of thinking a",
        "decision. `python -m tests.bench.balance GAMES BUDGET` makes this page anew.",
        "",
        f"The aim: {PEOPLE[0]} to {PEOPLE[1]} VP among 2 to 4 strong players, {AUTOMA[0]} to {AUTOMA[1]} for an automa",
        f"at its normal difficulty. Not there yet: {', '.join(_astray(tables)) or 'nothing'}.",
        "",
        "## Scores and length",
        "",
        "A mean comes with its standard error, then the spread of single games.",
        "",
        "| Table | Score | Spread | Lowest | Highest | Turns a seat | Automa | Spread | Won |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, table in tables.items():
        seats = 1 if table.automa_vp else len(table.wins)
        own = [score for row in table.scores for score in row[:seats]]
        automa = f"{_mean([row[1] for row in table.scores])}" if seats == 1 else " | "
        won = _share(table.wins[0], table.games) if seats == 1 else ""
        lines.append(
            f"| {name} | {_mean(own)} | {min(own)} | {max(own)} |"
            f" {fmean(table.turns) / len(table.wins):.1f} | {automa} | {won} |"
        )
    lines += [
        "",
        "![Scores by category](pictures/balance-categories.png)",
        "",
        "![Solo](pictures/balance-solo.png)",
        "",
    ]
    lines += [
        "## Who begins",
        "",
        "Wins by place in the order of the first round, with their standard errors. Of"
        f" {numbers.quick_games} games of two quick players the first won"
        f" {_share(numbers.first_wins, numbers.quick_games)}; the aim is 45% to 55%.",
        "",
        "| Table | 1st | 2nd | 3rd | 4th |",
    ]
    lines += ["|---|---:|---:|---:|---:|"]
    for name in [name for name, table in tables.items() if not table.automa_vp]:
        table = tables[name]
        shares = [_share(wins, table.games) for wins in table.wins] + [""] * (4 - len(table.wins))
        lines.append(f"| {name} | {' | '.join(shares)} |")
    lines += ["", "## Strategies", "", "What brought most VP: how often, and how often it won.", ""]
    lines += ["| Table | " + " | ".join(STRATEGIES) + " |", "|---|" + "---:|" * len(STRATEGIES)]
    for name, table in tables.items():
        total = sum(table.strategies.values())
        cells = [
            f"{n / total:.0%} ({table.strategy_wins[strategy] / n:.0%})"
            if (n := table.strategies.get(strategy, 0))
            else "-"
            for strategy in STRATEGIES
        ]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += ["", "## Nothing dead, nothing everything", ""]
    lines += ["| What | Of | Never used | Least | Most |", "|---|---:|---|---|---|"]
    for kind, things in EXISTING.items():
        used: Counter[str] = Counter()
        for table in tables.values():
            used.update(table.used[kind])
        order = sorted(things, key=lambda thing: used[thing])
        mean = sum(used.values()) / len(things)
        never = ", ".join(thing for thing in order if not used[thing]) or "-"
        least, most = (f"{thing} ({used[thing] / mean:.2f} times the mean)" for thing in (order[0], order[-1]))
        lines.append(f"| {kind} | {len(things)} | {never} | {least} | {most} |")
    return "\n".join(lines) + "\n"


def _mean(scores: Sequence[int]) -> str:
    """Two cells: the mean with its standard error, and the spread."""
    spread = pstdev(scores)
    return f"{fmean(scores):.0f} ± {spread / len(scores) ** 0.5:.1f} | {spread:.0f}"


def _share(wins: float, games: int) -> str:
    share = wins / games
    return f"{share:.0%} ± {(share * (1 - share) / games) ** 0.5:.1%}"


def _astray(tables: Mapping[str, Table]) -> list[str]:
    """What lies outside the aim."""
    found = []
    for name, table in tables.items():
        solo = bool(table.automa_vp)
        if solo and name.startswith("Pachamama") and not name.endswith("normal"):
            continue
        mean = fmean(score for row in table.scores for score in (row[1:] if solo else row))
        lowest, highest = AUTOMA if solo else PEOPLE
        if not lowest <= mean <= highest:
            found.append(f"{name} ({mean:.0f})")
    return found


def draw(numbers: Numbers, folder: Path = PICTURES) -> None:
    """The plots."""
    import matplotlib as mpl  # an extra, for nothing else than this

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    plain = {name: table for name, table in numbers.tables.items() if not table.automa_vp}
    total: Counter[str] = Counter()
    for table in plain.values():
        total.update({name: int(100 * vp) for name, vp in table.vp.items()})
    shown = [name for name, _ in total.most_common(SHOWN)]
    figure, axes = plt.subplots(figsize=(9, 4), layout="constrained")
    for at, (name, table) in enumerate(plain.items()):
        places = [place + 0.27 * (at - 1) for place in range(len(shown))]
        axes.bar(places, [table.vp.get(category, 0.0) for category in shown], 0.27, label=name)
    axes.set_xticks(range(len(shown)), [text.category(name, ENGLISH) for name in shown], rotation=35, ha="right")
    axes.set_ylabel("VP a seat")
    axes.legend()
    figure.savefig(folder / "balance-categories.png", dpi=110)
    solo = {name: table for name, table in numbers.tables.items() if table.automa_vp}
    figure, axes = plt.subplots(figsize=(9, 4), layout="constrained")
    for side, colour in enumerate(("tab:blue", "tab:orange")):
        rows = [[row[side] for row in table.scores] for table in solo.values()]
        places = [place + 0.2 * (2 * side - 1) for place in range(len(rows))]
        parts = axes.boxplot(rows, positions=places, widths=0.3, patch_artist=True, manage_ticks=False)
        for box in parts["boxes"]:
            box.set_facecolor(colour)
            box.set_alpha(0.6)
    axes.axhline(120, color="grey", linestyle=":")
    axes.set_xticks(range(len(solo)), list(solo))
    axes.set_ylabel("VP: the searching player (left), the automa (right)")
    figure.savefig(folder / "balance-solo.png", dpi=110)


def main(arguments: Sequence[str]) -> None:
    """Measure, or only tell."""
    if arguments[0] != "report":
        NUMBERS.write_bytes(json.format(json.encode(measure(int(arguments[0]), float(arguments[1]))), indent=1))
    numbers = json.decode(NUMBERS.read_bytes(), type=Numbers)
    draw(numbers)
    REPORT.write_text(report(numbers))


if __name__ == "__main__":
    main(sys.argv[1:])
