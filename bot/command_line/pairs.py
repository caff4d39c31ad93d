"""`chaski arena --pairs`: every pair of bots at tables of two, and how sure what each wins is."""

import time
from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import fmean

from msgspec import Struct
from rich.table import Table

from bot.command_line.games import PlayedGame, play_all, rotated, seating
from bot.command_line.language import told
from bot.command_line.own_players import seated
from bot.refusals import CommandCode, CommandError
from engine.players import LEVELS
from engine.state import Options

STRONGEST_FIRST = (*LEVELS,)[::-1]  # who meets if nobody is named: the levels, the strongest first
CERTAINTY = 1.96  # standard deviations: an interval of 95%


class Pair(Struct):
    """What one player won against another; a shared win counts as a part of one."""

    player: str
    rival: str
    finished: int
    wins: float
    win_share: float
    lowest: float  # of the interval that holds the true share in 95 of 100 cases
    highest: float
    mean_lead: float


class PairsReport(Struct, omit_defaults=True):
    """The results of every pair."""

    games: int  # of each pair
    finished: int  # of all
    seed: str
    budget: float | None
    seconds: float
    pairs: list[Pair]
    modules: list[str] = []


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of the true share, also for few games."""
    if not games:
        return 0.0, 1.0
    share, weight = wins / games, CERTAINTY**2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = CERTAINTY * (share * (1 - share) / games + weight / games / 4) ** 0.5 / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def compete_in_pairs(
    players: Sequence[str],
    games: int,
    seed: str,
    budget: float | None = None,
    modules: tuple[str, ...] = (),
    cluster: str | None = None,
) -> PairsReport:
    """Plays so many games of each pair; the two change seats after each."""
    names = list(dict.fromkeys(players))
    if len(names) < 2:
        raise CommandError(CommandCode.NO_PAIR)
    options = Options(players=2, modules=modules)
    options.check()
    for name in names:
        seated(name, seed)  # refuses an unknown name
    pairs = list(combinations(names, 2))
    start = time.perf_counter()
    fixtures = [rotated(options, pair, seed, number, budget) for pair in pairs for number in range(games)]
    played = play_all(fixtures, cluster=cluster)
    found = [_pair(*pair, played[at * games : (at + 1) * games]) for at, pair in enumerate(pairs)]
    return PairsReport(
        games=games,
        finished=sum(pair.finished for pair in found),
        seed=seed,
        budget=budget,
        seconds=round(time.perf_counter() - start, 3),
        pairs=found,
        modules=list(modules),
    )


def _pair(player: str, rival: str, played: Sequence[PlayedGame]) -> Pair:
    found = list(_leads(played))
    wins = sum(won for won, _ in found)
    lowest, highest = interval(wins, len(found))
    return Pair(
        player=player,
        rival=rival,
        finished=len(found),
        wins=round(wins, 2),
        win_share=round(wins / len(found), 4) if found else 0.0,
        lowest=round(lowest, 4),
        highest=round(highest, 4),
        mean_lead=round(fmean(lead for _, lead in found), 2) if found else 0.0,
    )


def _leads(played: Sequence[PlayedGame]) -> Iterator[tuple[float, int]]:
    """The part of the win, and the lead, that the first player of a pair had in each game that ended."""
    for number, game in enumerate(played):
        if (result := game.match.state.result) and result.winners:
            own = seating(2, number).index(0)
            yield (own in result.winners) / len(result.winners), result.scores[own] - result.scores[1 - own]


def table_of_pairs(report: PairsReport) -> Table:
    """A row for each pair."""
    table = Table(told("player"), told("arena.rival"))
    for heading in ("games", "arena.share", "arena.interval", "arena.lead"):
        table.add_column(told(heading), justify="right")
    for pair in report.pairs:
        sure = f"{100 * pair.lowest:.0f}-{100 * pair.highest:.0f}%"
        row = (f"{pair.finished}", f"{pair.win_share:.0%}", sure, f"{pair.mean_lead:+.1f}")
        table.add_row(pair.player, pair.rival, *row)
    return table
