"""`chaski arena`: bots of different kinds against each other, with rotating seats."""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec
from msgspec import Struct
from rich.table import Table

from bot.command_line.arguments import (
    Subparsers,
    add_budget,
    add_cluster,
    add_json,
    add_modules,
    at_least_one,
    names,
    tell_modules,
)
from bot.command_line.games import play_all, rotated, seating
from bot.command_line.language import told
from bot.command_line.own_players import seated
from bot.command_line.pairs import STRONGEST_FIRST, PairsReport, compete_in_pairs, table_of_pairs
from bot.refusals import CommandCode, CommandError
from bot.terminal.console import make_console
from engine.box import in_order
from engine.players import POLICIES
from engine.state import Options


class Standing(Struct):
    """The results of one player; a shared win counts as a part of one."""

    name: str
    mean_score: float
    standard_error: float
    wins: float
    win_share: float
    min_score: int
    max_score: int


class ArenaReport(Struct, omit_defaults=True):
    """The results of all bots of an arena."""

    games: int
    finished: int
    seed: str
    budget: float | None
    seconds: float
    players: list[Standing]
    modules: list[str] = []


def register(subparsers: Subparsers) -> None:
    """Adds `chaski arena` and its options to the command line."""
    summary = told("arena")
    parser = subparsers.add_parser("arena", help=summary, description=summary)
    parser.add_argument("--seats", type=names, metavar="A,B,...", help=told("arena.seats", names=tuple(POLICIES)))
    parser.add_argument("--pairs", action="store_true", help=told("arena.pairs"))
    parser.add_argument("--games", type=at_least_one, default=100, metavar="G", help=told("option.games"))
    parser.add_argument("--seed", default="1", metavar="S", help=told("option.seeds"))
    add_modules(parser)
    add_budget(parser)
    add_cluster(parser)
    add_json(parser)
    parser.set_defaults(func=arena)


def arena(args: argparse.Namespace) -> int:
    """Plays the games; 0 only if all of them ended properly."""
    terms = (args.games, args.seed, args.budget, in_order(args.modules), args.cluster)
    if args.pairs:
        in_pairs = compete_in_pairs(args.seats or STRONGEST_FIRST, *terms)
        _tell(in_pairs, table_of_pairs(in_pairs), as_json=args.json)
        return 0 if all(pair.finished == in_pairs.games for pair in in_pairs.pairs) else 1
    if not args.seats:
        raise CommandError(CommandCode.NOBODY_IN_THE_ARENA)
    report = compete(args.seats, *terms)
    _tell(report, _table(report), as_json=args.json)
    return 0 if report.finished == report.games else 1


def _tell(report: ArenaReport | PairsReport, table: Table, *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(report).decode())
        return
    console = make_console()
    console.print(told("arena.report", finished=report.finished, seed=report.seed, seconds=report.seconds))
    tell_modules(report.modules, console)
    console.print(table)


def compete(
    policies: Sequence[str],
    games: int,
    seed: str,
    budget: float | None = None,
    modules: tuple[str, ...] = (),
    cluster: str | None = None,
) -> ArenaReport:
    """Plays the games; everybody moves on by one seat after each."""
    n = len(policies)
    if not 2 <= n <= 4:
        raise CommandError(CommandCode.WRONG_ARENA, players=n)
    options = Options(players=n, modules=modules)
    options.check()
    for policy in policies:
        seated(policy, seed)  # refuses an unknown name
    scores: list[list[int]] = [[] for _ in policies]
    wins = [0.0] * n
    finished = 0
    start = time.perf_counter()
    fixtures = [rotated(options, policies, seed, number, budget) for number in range(games)]
    for number, played in enumerate(play_all(fixtures, cluster=cluster)):
        result = played.match.state.result
        if not result or not result.winners:
            continue
        finished += 1
        for seat, who in enumerate(seating(n, number)):
            scores[who].append(result.scores[seat])
            wins[who] += (seat in result.winners) / len(result.winners)
    seconds = round(time.perf_counter() - start, 3)
    labels = _labels(policies)
    return ArenaReport(
        games=games,
        finished=finished,
        seed=seed,
        budget=budget,
        seconds=seconds,
        players=[_standing(labels[who], scores[who], wins[who]) for who in range(n)],
        modules=list(modules),
    )


def _labels(policies: Sequence[str]) -> list[str]:
    """The names, numbered where one occurs twice."""
    seen: Counter[str] = Counter()
    found = []
    for policy in policies:
        seen[policy] += 1
        found.append(f"{policy}#{seen[policy]}" if policies.count(policy) > 1 else policy)
    return found


def _standing(name: str, scores: Sequence[int], wins: float) -> Standing:
    return Standing(
        name=name,
        mean_score=round(fmean(scores), 2) if scores else 0.0,
        standard_error=round(stdev(scores) / sqrt(len(scores)), 2) if len(scores) > 1 else 0.0,
        wins=round(wins, 2),
        win_share=round(wins / len(scores), 4) if scores else 0.0,
        min_score=min(scores, default=0),
        max_score=max(scores, default=0),
    )


def _table(report: ArenaReport) -> Table:
    table = Table(told("player"))
    for heading in ("mean", "arena.error", "wins", "arena.share", "arena.lowest", "arena.highest"):
        table.add_column(told(heading), justify="right")
    for player in report.players:
        table.add_row(
            player.name,
            f"{player.mean_score:.2f}",
            f"{player.standard_error:.2f}",
            f"{player.wins:g}",
            f"{player.win_share:.1%}",
            str(player.min_score),
            str(player.max_score),
        )
    return table
