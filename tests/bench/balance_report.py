"""The report on the balance of the game, from what `tests.bench.balance` has counted."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean, pstdev

from bot import say
from bot.command_line.pairs import interval
from bot.languages import ENGLISH
from engine.box import BASE_GAME, MODULES, box_of
from engine.components import CONQUEST, NATIONS, OVERLAYS, PALACES, TASKS
from tests.bench.balance_numbers import STRATEGIES, Numbers, Table, Taken

PEOPLE, AUTOMA, WITH_MODULES = (110, 150), (100, 140), (120, 170)  # VP aimed at
ONE_MODULE = (PEOPLE[0], WITH_MODULES[1])
SHOWN = 12  # categories in the plot
EXISTING: Mapping[str, Sequence[str]] = {
    "tasks": list(TASKS),
    "Conquest spaces": list(CONQUEST),
    "Buildings": [building for tiles in BASE_GAME.buildings.values() for building in tiles],
    "God cards": BASE_GAME.god_cards,
}
_FULL = box_of(tuple(name for name in MODULES if not name.endswith("simpa")), 4)
# What the modules bring: the kind under which it is counted, and the things.
OF_MODULES: Mapping[str, tuple[str, Sequence[str]]] = {
    "Palaces": ("buildings", list(PALACES)),
    "new Buildings": (
        "buildings",
        [
            tile
            for kind in ("production", "passive")
            for tile in _FULL.buildings[kind]
            if tile not in BASE_GAME.buildings[kind]
        ],
    ),
    "Nation tiles": ("nations", list(NATIONS)),
    **{
        f"{overlay.name}, spaces": ("paths", [node.id for node in overlay.nodes.values() if node.row])
        for overlay in OVERLAYS.values()
    },
}

ABOUT_STRATEGIES = (
    "The strategy of a seat is what brought most of its VP: how many seats had it and, in brackets, how many of those"
    " won. War is Conquest spaces, regions and Army cards; Court is Prophecies, Nation tiles and the Workers left."
)


def report(numbers: Numbers, values: str = "") -> str:
    """The report as Markdown; it marks what was counted with other values than these."""
    tables = numbers.tables
    lines = [
        "# Balance",
        "",
        "What the rulebooks show only in pictures has values of ours. These numbers say how the game plays with them",
        f"when the searching player sits on every seat and thinks for {numbers.budget:g} s about each decision.",
        "`python -m tests.bench.balance GAMES BUDGET` makes this page: it may be stopped, and goes on where it was.",
        "",
        f"The aim: {_span(PEOPLE)} VP among 2 to 4 strong players, {_span(WITH_MODULES)} with all modules of",
        f"The Golden Age, each single one in between, and {_span(AUTOMA)} for an automa at its normal difficulty.",
        "",
        f"Not there yet: {', '.join(_astray(tables)) or 'nothing'}.",
        "",
        *_scores(tables, values),
        "",
        "The highest scores come from what the rules allow: God cards for 1 potato each (Z19) that score double (Z06),",
        "or two red Newcomers who retrieve each other beside a Merchant, turn after turn, while nobody is hired.",
        "",
        "![Scores by category](pictures/balance-categories.png)",
        "",
        "![Solo](pictures/balance-solo.png)",
        "",
        *_beginning(numbers),
        "",
        *_strategies(tables),
        "",
        *_usage(tables),
    ]
    return "\n".join(lines) + "\n"


def with_modules(name: str) -> bool:
    """Whether a table has modules of The Golden Age."""
    return "," in name and ("players" in name or name.endswith("modules"))


def _span(aim: tuple[int, int]) -> str:
    return f"{aim[0]} to {aim[1]}"


def _scores(tables: Mapping[str, Table], values: str) -> Iterator[str]:
    yield from (
        "## Scores and length",
        "",
        "A mean comes with its standard error, then the spread of single games; a share of wins with its interval of"
        " 95%.",
        "",
    )
    yield "| Table | Games | Score | Spread | Lowest | Highest | Turns a seat | Automa | Spread | Won | |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|"
    for name, table in tables.items():
        seats = _people(table)
        own = [score for row in table.scores for score in row[:seats]]
        automa = f"{_mean([row[1] for row in table.scores])}" if seats == 1 else " | "
        won = share(table.wins[0], table.games) if seats == 1 else ""
        yield (
            f"| {name} | {table.games} | {_mean(own)} | {min(own)} | {max(own)} |"
            f" {fmean(table.turns) / len(table.wins):.1f} | {automa} | {won} |"
            f" {'' if table.values == values else 'other values'} |"
        )


def _people(table: Table) -> int:
    return 1 if table.automa_vp else len(table.wins)


def _beginning(numbers: Numbers) -> Iterator[str]:
    yield from ("## Who begins", "")
    yield (
        "Wins by place in the order of the first round, each with its interval of 95%. Of"
        f" {numbers.quick_games} games of two quick players the first won"
        f" {share(numbers.first_wins, numbers.quick_games)}; the aim is 45% to 55%."
    )
    yield from ("", "| Table | 1st | 2nd | 3rd | 4th |", "|---|---:|---:|---:|---:|")
    for name, table in numbers.tables.items():
        if not table.automa_vp:
            shares = [share(wins, table.games) for wins in table.wins] + [""] * (4 - len(table.wins))
            yield f"| {name} | {' | '.join(shares)} |"


def _strategies(tables: Mapping[str, Table]) -> Iterator[str]:
    header = ["| Table | " + " | ".join(STRATEGIES) + " |", "|---|" + "---:|" * len(STRATEGIES)]
    yield from ("## Strategies", "", ABOUT_STRATEGIES, "", *header)
    for name, table in tables.items():
        total = sum(table.strategies.values())
        cells = [
            f"{n / total:.0%} ({table.strategy_wins[strategy] / n:.0%})"
            if (n := table.strategies.get(strategy, 0))
            else "-"
            for strategy in STRATEGIES
        ]
        yield f"| {name} | {' | '.join(cells)} |"
    yield from ("", "The VP each brought, the mean of all seats.", "", *header)
    for name, table in tables.items():
        brought = [sum(table.vp.get(category, 0.0) for category in categories) for categories in STRATEGIES.values()]
        yield f"| {name} | {' | '.join(f'{vp:.0f}' for vp in brought)} |"


def _usage(tables: Mapping[str, Table]) -> Iterator[str]:
    yield from ("## Nothing dead, nothing everything", "")
    yield from ("| What | Of | Never used | Least | Most |", "|---|---:|---|---|---|")
    plain = [table for name, table in tables.items() if not with_modules(name)]
    for kind, things in EXISTING.items():
        used: Counter[str] = Counter()
        for table in plain:
            used.update(table.used[kind])
        order = sorted(things, key=lambda thing: used[thing])
        mean = sum(used.values()) / len(things)
        never = ", ".join(thing for thing in order if not used[thing]) or "-"
        least, most = (f"{thing} ({used[thing] / mean:.2f} times the mean)" for thing in (order[0], order[-1]))
        yield f"| {kind} | {len(things)} | {never} | {least} | {most} |"
    competing = [table for table in tables.values() if table.taken and not table.automa_vp]
    if not competing:
        return
    yield ""
    yield (
        "Of the modules, where seats compete: how many took each, and in brackets how often they won, where 1 is as"
        " often as everybody. A Palace dealt at the start is not counted; a Nation tile is taken by a marker."
    )
    yield from ("", "| What | Taken (won) |", "|---|---|")
    for kind, (counted, things) in OF_MODULES.items():
        cells = [f"{thing} {_taken(competing, counted, thing)}" for thing in things]
        yield f"| {kind} | {', '.join(cells)} |"


def _taken(tables: Iterable[Table], kind: str, thing: str) -> str:
    found = sum((table.taken.get(kind, {}).get(thing, Taken()) for table in tables), Taken())
    return f"{found.seats} ({found.wins / found.fair:.1f})" if found.seats else "**never**"


def _mean(scores: Sequence[int]) -> str:
    """Two cells: the mean with its standard error, and the spread."""
    spread = pstdev(scores)
    return f"{fmean(scores):.0f} ± {spread / len(scores) ** 0.5:.1f} | {spread:.0f}"


def share(wins: float, games: int) -> str:
    """A share with the interval that holds the true one in 95 of 100 cases."""
    if not games:
        return "-"
    lowest, highest = interval(wins, games)
    return f"{wins / games:.0%} ({100 * lowest:.0f} to {highest:.0%})"


def _astray(tables: Mapping[str, Table]) -> list[str]:
    """What lies outside the aim."""
    found = []
    for name, table in tables.items():
        solo = bool(table.automa_vp)
        if solo and name.startswith("Pachamama") and not name.endswith(("normal", "modules")):
            continue
        mean = fmean(score for row in table.scores for score in (row[1:] if solo else row))
        lowest, highest = AUTOMA if solo else _aim(name)
        if not lowest <= mean <= highest:
            found.append(f"{name} ({mean:.0f})")
    return found


def _aim(name: str) -> tuple[int, int]:
    if not with_modules(name):
        return PEOPLE
    return WITH_MODULES if name.endswith("all modules") else ONE_MODULE


def draw(numbers: Numbers, folder: Path) -> None:
    """The plots, of the base game."""
    import matplotlib as mpl  # an extra, for nothing else than this

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    base = {name: table for name, table in numbers.tables.items() if not with_modules(name)}
    plain = {name: table for name, table in base.items() if not table.automa_vp}
    total: Counter[str] = Counter()
    for table in plain.values():
        total.update({name: int(100 * vp) for name, vp in table.vp.items()})
    shown = [name for name, _ in total.most_common(SHOWN)]
    figure, axes = plt.subplots(figsize=(9, 4), layout="constrained")
    for at, (name, table) in enumerate(plain.items()):
        places = [place + 0.27 * (at - 1) for place in range(len(shown))]
        axes.bar(places, [table.vp.get(category, 0.0) for category in shown], 0.27, label=name)
    axes.set_xticks(range(len(shown)), [say.category(name, ENGLISH) for name in shown], rotation=35, ha="right")
    axes.set_ylabel("VP a seat")
    axes.legend()
    figure.savefig(folder / "balance-categories.png", dpi=110)
    solo = {name: table for name, table in base.items() if table.automa_vp}
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
