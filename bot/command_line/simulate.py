"""`chaski simulate`: many games between bots of one kind, or of a bot against an automa."""

import argparse
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean

import msgspec
from msgspec import Struct
from rich.table import Table

from bot import say
from bot.command_line import arguments
from bot.command_line.games import Fixture, PlayedGame, play_all
from bot.command_line.language import spoken_here, told
from bot.files import make_folder, write_game
from bot.say.solo import handicap
from bot.terminal.console import make_console
from engine.components import CONSTANTS
from engine.players import POLICIES
from engine.state import Options


class SimulationReport(Struct, omit_defaults=True):
    """Results of a simulation; scores and wins by seat; in a solo game, scores and VP are of the bot on seat 0."""

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
    solo: str = ""
    difficulty: list[str] = []
    handicap: int = 0
    win_rate: float | None = None  # share of games with enough VP for a victory and more than the automa
    automa_mean_vp: dict[str, float] = {}
    modules: list[str] = []


class Series(Struct, frozen=True):
    """A series of games between bots of one kind."""

    options: Options
    policy: str
    seed: str
    games: int
    budget: float | None = None

    @property
    def bots(self) -> int:
        """The number of bots; an automa plays by itself."""
        return 1 if self.options.solo else self.options.players

    def fixtures(self) -> list[Fixture]:
        """All games of this series, ready to play."""
        return [self._fixture(f"{self.seed}-{number}") for number in range(self.games)]

    def _fixture(self, seed: str) -> Fixture:
        bots = tuple((self.policy, f"{seed}-{seat}") for seat in range(self.bots))
        return Fixture(self.options, seed, bots, self.budget)

    def report(self, played: Sequence[PlayedGame], seconds: float) -> SimulationReport:
        """The report on all games of the series."""
        matches = [one.match for one in played]
        results = [match.state.result for match in matches if match.state.result]
        finished = [result for result in results if result.winners]
        decisions = sum(len(match.answers) for match in matches)
        scores = [score for result in results for score in result.scores[: self.bots]]
        seats = range(self.options.players)
        shares = [[(seat in r.winners) / len(r.winners) for r in finished] for seat in seats]
        wins = [round(sum(share), 2) for share in shares]
        report = SimulationReport(
            players=self.options.players,
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
            wins=wins,
            mean_score=_mean(scores),
            min_score=min(scores, default=0),
            max_score=max(scores, default=0),
            mean_vp=_mean_vp([vp for result in results for vp in result.breakdown[: self.bots]]),
            modules=list(self.options.modules),
        )
        if self.options.solo:
            report.solo = self.options.solo
            report.difficulty = arguments.difficulty_words(self.options)
            report.handicap = self.options.handicap
            report.win_rate = round(wins[0] / len(finished), 4) if finished else 0.0
            report.automa_mean_vp = _mean_vp([result.breakdown[-1] for result in results])
        return report


def _mean_vp(breakdowns: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """Mean VP by category, the largest first."""
    vp: Counter[str] = Counter()
    for breakdown in breakdowns:
        vp.update(breakdown)
    return {name: round(n / len(breakdowns), 2) for name, n in vp.most_common()}


def _mean(numbers: Sequence[int]) -> float:
    return round(fmean(numbers), 2) if numbers else 0.0


def register(subparsers: arguments.Subparsers) -> None:
    """Adds `chaski simulate` and its options to the command line."""
    summary = told("simulate")
    parser = subparsers.add_parser("simulate", help=summary, description=summary)
    parser.add_argument("--players", type=arguments.player_count, metavar="N", help=told("play.players"))
    arguments.add_solo(parser)
    arguments.add_modules(parser)
    parser.add_argument("--games", type=arguments.at_least_one, default=100, metavar="G", help=told("option.games"))
    parser.add_argument("--seed", default="1", metavar="S", help=told("option.seeds"))
    parser.add_argument("--policy", choices=list(POLICIES), default="random", help=told("simulate.policy"))
    parser.add_argument("--save", type=Path, metavar="DIR", help=told("simulate.save"))
    arguments.add_budget(parser)
    arguments.add_cluster(parser)
    arguments.add_json(parser)
    parser.set_defaults(func=simulate)


def simulate(args: argparse.Namespace) -> int:
    """Plays the games; 0 only if all of them ended properly."""
    options = arguments.game_options(args, args.players or 2)
    series = Series(options, args.policy, args.seed, args.games, args.budget)
    if args.save:
        make_folder(args.save)

    def save(number: int, played: PlayedGame) -> None:
        if args.save:
            name = f"{options.solo or f'{options.players}p'}-{args.policy}-{args.seed}-{number:03}.json"
            write_game(args.save / name, played.match.saved())

    start = time.perf_counter()
    played = play_all(series.fixtures(), save, args.cluster)
    report = series.report(played, time.perf_counter() - start)
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        console = make_console()
        console.print(_summary(report))
        arguments.tell_modules(report.modules, console)
        console.print(_by_seat(report))
        console.print(_by_category(told("simulate.vp.players"), report.mean_vp))
        if report.solo:
            console.print(_by_category(told("simulate.vp.automa", automa=report.solo), report.automa_mean_vp))
    return 0 if report.finished == report.games else 1


def _summary(report: SimulationReport) -> str:
    mean = {"turns": report.mean_turns, "decisions": f"{report.decisions / report.games:.1f}"}
    speed = {"seconds": report.seconds, "games": report.games_per_s, "decisions": report.decisions_per_s}
    scores = {"least": report.min_score, "most": report.max_score, "mean": report.mean_score}
    told_parts = [
        _ended(report),
        told("simulate.mean", options=report.mean_options, **mean),
        told("simulate.speed", **speed),
        told("simulate.scores", **scores),
    ]
    if report.win_rate is not None:
        won = {"share": f"{report.win_rate:.1%}", "goal": CONSTANTS.solo.target_vp, "automa": report.solo}
        told_parts.append(told("simulate.won", **won))
    return "\n".join(told_parts)


def _ended(report: SimulationReport) -> str:
    told_handicap = [handicap(report.handicap, report.solo, spoken_here())] if report.handicap else []
    words = [*report.difficulty, *told_handicap]
    key = "simulate.report.difficulty" if words else "simulate.report.solo"
    return told(
        key if report.solo else "simulate.report",
        finished=report.finished,
        games=report.games,
        players=report.players,
        policy=report.policy,
        seed=report.seed,
        automa=report.solo,
        difficulty=words,
    )


def _by_seat(report: SimulationReport) -> Table:
    table = Table()
    for heading in ("seat", "mean", "wins"):
        table.add_column(told(heading), justify="right")
    for seat, (score, wins) in enumerate(zip(report.mean_scores, report.wins, strict=True), start=1):
        table.add_row(str(seat), f"{score:.2f}", f"{wins:g}")
    return table


def _by_category(heading: str, mean_vp: Mapping[str, float]) -> Table:
    table = Table(told("simulate.vp"))
    table.add_column(heading, justify="right")
    for name, vp in mean_vp.items():
        table.add_row(say.category(name, spoken_here()), f"{vp:.2f}")
    return table
