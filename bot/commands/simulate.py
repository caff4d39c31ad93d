"""`chaski simulate`: many games between bots of one kind."""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

import msgspec
from msgspec import Struct
from rich.table import Table

from bot import text
from bot.commands.arguments import Subparsers, add_budget, add_json, at_least_one, player_count
from bot.commands.games import Fixture, Played, play_all
from bot.terminal.console import make_console
from bot.terminal.files import make_folder, write_game
from engine.players import POLICIES
from engine.state import Options


class Report(Struct):
    """What a simulation found; scores and wins are by seat."""

    players: int
    policy: str
    budget: float | None
    seed: str
    games: int
    finished: int
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    mean_turns: float
    mean_options: float
    mean_scores: list[float]
    wins: list[float]
    mean_score: float
    min_score: int
    max_score: int
    mean_vp: dict[str, float]


class Series(Struct, frozen=True):
    """A row of games between bots of one kind."""

    players: int
    policy: str
    seed: str
    games: int
    budget: float | None = None

    def fixtures(self) -> list[Fixture]:
        """All games."""
        return [self._fixture(f"{self.seed}-{number}") for number in range(self.games)]

    def _fixture(self, seed: str) -> Fixture:
        bots = tuple((self.policy, f"{seed}-{seat}") for seat in range(self.players))
        return Fixture(Options(players=self.players), seed, bots, self.budget)

    def report(self, played: Sequence[Played], seconds: float) -> Report:
        """All of it in numbers."""
        matches = [one.match for one in played]
        results = [match.state.result for match in matches if match.state.result]
        finished = [result for result in results if result.winners]
        decisions = sum(len(match.answers) for match in matches)
        scores = [score for result in results for score in result.scores]
        seats = range(self.players)
        shares = [[(seat in r.winners) / len(r.winners) for r in finished] for seat in seats]
        vp: Counter[str] = Counter()
        for result in results:
            for breakdown in result.breakdown:
                vp.update(breakdown)
        return Report(
            players=self.players,
            policy=self.policy,
            budget=self.budget,
            seed=self.seed,
            games=len(matches),
            finished=len(finished),
            decisions=decisions,
            seconds=round(seconds, 3),
            games_per_s=round(len(matches) / seconds, 2),
            decisions_per_s=round(decisions / seconds, 1),
            mean_turns=_mean([match.state.turn for match in matches]),
            mean_options=round(sum(one.offered for one in played) / decisions, 2),
            mean_scores=[_mean([result.scores[seat] for result in results]) for seat in seats],
            wins=[round(sum(share), 2) for share in shares],
            mean_score=_mean(scores),
            min_score=min(scores, default=0),
            max_score=max(scores, default=0),
            mean_vp={name: round(n / len(scores), 2) for name, n in sorted(vp.items(), key=lambda item: -item[1])},
        )


def _mean(numbers: Sequence[int]) -> float:
    return round(fmean(numbers), 2) if numbers else 0.0


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    summary = "play many games between bots and report the scores"
    parser = subparsers.add_parser("simulate", help=summary, description=summary)
    parser.add_argument("--players", type=player_count, default=2, metavar="N", help="2, 3 or 4 (default 2)")
    parser.add_argument("--games", type=at_least_one, default=100, metavar="G", help="how many games (default 100)")
    parser.add_argument("--seed", default="1", metavar="S", help="game i has the seed S-i (default 1)")
    parser.add_argument("--policy", choices=list(POLICIES), default="random", help="who plays (default random)")
    parser.add_argument("--save", type=Path, metavar="DIR", help="write every game to a file in this folder")
    add_budget(parser)
    add_json(parser)
    parser.set_defaults(func=simulate)


def simulate(args: argparse.Namespace) -> int:
    """Play the games; 0 only if every one of them ended properly."""
    series = Series(args.players, args.policy, args.seed, args.games, args.budget)
    if args.save:
        make_folder(args.save)

    def save(number: int, played: Played) -> None:
        if args.save:
            name = f"{args.players}p-{args.policy}-{args.seed}-{number:03}.json"
            write_game(args.save / name, played.match.saved())

    start = time.perf_counter()
    played = play_all(series.fixtures(), save)
    report = series.report(played, time.perf_counter() - start)
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        console = make_console()
        console.print(_summary(report))
        console.print(_by_seat(report))
        console.print(_by_category(report))
    return 0 if report.finished == report.games else 1


def _summary(report: Report) -> str:
    return (
        f"{report.finished} of {report.games} games with {report.players} {report.policy} players ended properly"
        f" (seed {report.seed}).\n"
        f"On average {report.mean_turns} turns and {report.decisions / report.games:.1f} decisions a game,"
        f" {report.mean_options} options a decision.\n"
        f"{report.seconds} s: {report.games_per_s} games/s, {report.decisions_per_s} decisions/s.\n"
        f"Scores from {report.min_score} to {report.max_score}, {report.mean_score} on average."
    )


def _by_seat(report: Report) -> Table:
    table = Table()
    for heading in ("Seat", "Mean score", "Wins"):
        table.add_column(heading, justify="right")
    for seat, (score, wins) in enumerate(zip(report.mean_scores, report.wins, strict=True), start=1):
        table.add_row(str(seat), f"{score:.2f}", f"{wins:g}")
    return table


def _by_category(report: Report) -> Table:
    table = Table("Where the VP came from")
    table.add_column("Mean VP a player", justify="right")
    for name, vp in report.mean_vp.items():
        table.add_row(text.category(name), f"{vp:.2f}")
    return table
