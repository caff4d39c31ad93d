"""How the levels of bot players compare: `python -m tests.bench.levels [--scale S] GAMES [BOUT ...]`.

Plays every bout, or those named by a part of their names, until it has GAMES games, the fewest first, on all cores.
After every round the games are in `docs/levels.json` and the page `docs/levels.md` is written, so that it may be
stopped at any time and goes on where it was. Games that were played with other values of players or pieces are thrown
away once their bout is played again; until then the page marks them. `--scale 0.1` lets the levels that think try a
tenth of their positions: for a first look, in a `--folder` of its own. GAMES 0 only writes the page.
"""

import argparse
import math
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from time import thread_time
from typing import get_args

from msgspec import Struct, json, structs

from bot.command_line.spreading import cores, spread
from engine import Action, Options, View
from engine.actions import AnyAction
from engine.components import fingerprint
from engine.decisions import AnyDecision, Chance
from engine.difficulty import HARDER
from engine.players import LEVELS, Chooser, experience, play_match, search
from tests.bench.balance import EVERY
from tests.bench.balance_report import share

DOCS = Path(__file__).parents[2] / "docs"
ROUND = 4  # games a core between two times of writing down
BASE = (Options(players=2),)
ALL = tuple(Options(players=2, modules=every) for every in EVERY)
EVEN, AMONG_FOUR = (0.65, 0.75), (0.35, 0.45)  # what a level is to win against the one below it
HARDEST = Options(solo="pachamama", level="hard", difficulty=HARDER["pachamama"])


class Bout(Struct, frozen=True):
    """Who meets whom, at which tables by turns, and the share that the first is to win."""

    name: str
    options: tuple[Options, ...]
    level: str
    rival: str = ""  # on all other seats; in a solo game there are none
    aim: tuple[float, float] = (0.0, 1.0)


class Played(Struct, frozen=True, array_like=True):
    """A game of a bout: what part of the win the first player had, its lead, and the seconds of a turn of both."""

    won: float
    lead: int
    seconds: float
    rival_seconds: float


class Row(Struct):
    """The games of a bout, and the values with which they were played."""

    values: str
    games: list[Played] = []


def bouts() -> Iterator[Bout]:
    """All of them: every level against the one below it, and some against automas."""
    names = list(LEVELS)
    for lower, upper in pairwise(names):
        yield Bout(f"2 players: {upper} against {lower}", BASE, upper, lower, EVEN)
        yield Bout(f"2 players, all modules: {upper} against {lower}", ALL, upper, lower, EVEN)
    for lower, upper in pairwise(names):
        four = tuple(structs.replace(one, players=4) for one in BASE)
        yield Bout(f"4 players: {upper} against three times {lower}", four, upper, lower, AMONG_FOUR)
        four = tuple(structs.replace(one, players=4) for one in ALL)
        yield Bout(f"4 players, all modules: {upper} against three times {lower}", four, upper, lower, AMONG_FOUR)
    for level, difficulty, handicap, aim in (
        ("easy", "simple", 0, (0.0, 1.0)),
        ("easy", "simple", 40, (0.65, 0.80)),
        ("easy", "normal", 0, (0.0, 1.0)),
        ("easy", "normal", 20, (0.30, 0.45)),
        ("hard", "normal", 0, (0.0, 1.0)),
        ("hard", "normal", 20, (0.65, 0.80)),
        ("hard", "hard", 0, (0.40, 0.55)),
    ):
        ahead = f", {handicap} VP ahead" if handicap else ""
        options = (Options(solo="pachamama", level=difficulty, handicap=handicap),)
        yield Bout(f"Pachamama, {difficulty}{ahead}: {level}", options, level, aim=aim)
    yield Bout("Pachamama, hard and leftovers score: master", (HARDEST,), "master", aim=(0.0, 0.75))
    for level in ("easy", "hard"):
        yield Bout(f"Axomamma: {level}", (Options(solo="axomamma"),), level)


# ---------------------------------------------------------------- playing


class Clocked:
    """A player whose time of computing is counted."""

    def __init__(self, player: Chooser) -> None:
        self._player = player
        self.name = player.name
        self.seconds = 0.0
        self.turns: set[int] = set()

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """Its answer."""
        began = thread_time()
        answer = self._player.choose(view, options)
        self.seconds += thread_time() - began
        self.turns.add(view.turn)
        return answer

    @property
    def a_turn(self) -> float:
        """Seconds of a turn."""
        return self.seconds / max(1, len(self.turns))


def play(job: tuple[Bout, int, float]) -> Played:
    """The game of this number: the first player moves on by one seat from game to game."""
    bout, number, scale = job
    seats = 1 if bout.options[0].solo else bout.options[0].players
    options = bout.options[number // seats % len(bout.options)]
    place = number % seats
    levels = [bout.level if seat == place else bout.rival for seat in range(seats)]
    players = [Clocked(_player(level, f"{bout.name} {number} {seat}", scale)) for seat, level in enumerate(levels)]
    result = play_match(options, f"{bout.name} {number}", players).state.result
    assert result
    others = [seat for seat in range(len(result.scores)) if seat != place]
    lead = result.scores[place] - max(result.scores[seat] for seat in others)
    won = (place in result.winners) / max(1, len(result.winners))
    rival = fmean(players[seat].a_turn for seat in others) if bout.rival else 0.0
    return Played(won, lead, round(players[place].a_turn, 3), round(rival, 3))


def _player(name: str, seed: str, scale: float) -> Chooser:
    level = LEVELS[name]
    return structs.replace(level, simulations=level.simulations * scale).player(seed)


def values(bout: Bout, scale: float) -> str:
    """A fingerprint of what a bout depends on; rows with another one were made with other values."""
    levels = [structs.replace(LEVELS[name], longest=math.inf) for name in (bout.level, bout.rival) if name]
    habits = (search.WIDTH, search.AHEAD, search.FIRST_SIGHT, experience.SEASONED, experience.OUTLOOK)
    seen = [
        *sorted(kind.__name__ for kind in get_args(AnyAction) if kind.carries_on),
        *sorted(kind.__name__ for kind in get_args(AnyDecision) if kind.chance is Chance.ALWAYS),
        *sorted(kind.__name__ for kind in get_args(AnyDecision) if kind.chance is Chance.OFFERED),
    ]
    known = repr((fingerprint(), habits, experience.WITH_MODULES, levels, seen, scale)).encode()
    return blake2b(known + json.encode(bout.options), digest_size=6).hexdigest()


def measure(games: int, wanted: Sequence[Bout], scale: float = 1.0, folder: Path = DOCS) -> None:
    """Play rounds, the bout with the fewest games first, until each has its games."""
    numbers, page = folder / "levels.json", folder / "levels.md"
    rows = kept(numbers)
    for bout in wanted if games else ():
        if bout.name not in rows or rows[bout.name].values != values(bout, scale):
            rows[bout.name] = Row(values(bout, scale))
    while missing := games and [bout for bout in wanted if len(rows[bout.name].games) < games]:
        bout = min(missing, key=lambda one: len(rows[one.name].games))
        done = rows[bout.name].games
        tasks = [(bout, number, scale) for number in range(len(done), min(games, len(done) + ROUND * cores()))]
        found = dict(spread(play, tasks, min(cores(), len(tasks))))
        done += [found[number] for number in range(len(tasks))]
        numbers.write_bytes(json.format(json.encode(rows), indent=0))
        page.write_text(report(rows, scale))
        print(f"{bout.name}: {share(sum(game.won for game in done), len(done))} of {len(done)}", flush=True)
    page.write_text(report(rows, scale))


def kept(numbers: Path) -> dict[str, Row]:
    """The games played so far."""
    return json.decode(numbers.read_bytes(), type=dict[str, Row]) if numbers.exists() else {}


# ---------------------------------------------------------------- the page


def report(rows: Mapping[str, Row], scale: float = 1.0) -> str:
    """The page."""
    scaled = f" Levels that think try {scale:.0%} of their positions." if scale != 1 else ""
    known = [bout for bout in bouts() if bout.name in rows and rows[bout.name].games]
    missing = [bout.name for bout in bouts() if bout not in known]
    lines = [
        "# Levels",
        "",
        "What each level of bot players wins. `python -m tests.bench.levels GAMES` makes this page: it may be stopped",
        f"at any time, and goes on where it was.{scaled}",
        "",
        "A share of wins has its interval of 95%; a shared win is a part of one. Seconds are of computing, a turn.",
        "",
        "| Level | Overlooks | Positions tried for what to do in a turn |",
        "|---|---:|---:|",
        *(f"| {name} | {level.overlooks:.1%} | {level.simulations:,.0f} |" for name, level in LEVELS.items()),
        "",
        "| Bout | Games | Won | Aim | Lead | Seconds | Of the other | |",
        "|---|---:|---:|---:|---:|---:|---:|---|",
        *(_line(bout, rows[bout.name], scale) for bout in known),
        "",
        *(("Not measured yet:", "", *(f"- {name}" for name in missing), "") if missing else ()),
    ]
    return "\n".join(lines)


def _line(bout: Bout, row: Row, scale: float) -> str:
    games = row.games
    won, low, high = sum(game.won for game in games), *bout.aim
    aim = f"{low:.0%} to {high:.0%}" if bout.aim != (0.0, 1.0) else ""
    times = fmean(game.seconds for game in games), fmean(game.rival_seconds for game in games)
    made = "" if row.values == values(bout, scale) else "other values"
    told = share(won, len(games))
    return (
        f"| {bout.name} | {len(games)} | {told} | {aim} | {fmean(game.lead for game in games):.0f} "
        f"| {times[0]:.2f} | {times[1]:.2f} | {made} |"
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.levels", description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("bouts", nargs="*", help="parts of names")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--folder", type=Path, default=DOCS)
    given = parser.parse_args()
    wanted = [bout for bout in bouts() if not given.bouts or any(part in bout.name for part in given.bouts)]
    measure(given.games, wanted, given.scale, given.folder)


if __name__ == "__main__":
    main()
