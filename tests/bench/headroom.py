"""How much of how a game goes on the outlook knows: `python -m tests.bench.headroom GAMES [WORLDS]`.

From positions of quick games, everything that a public View leaves open is imagined so many times and played to the
end. How far the means of the positions lie apart could be known; how far the worlds of one position do, could not.
"""

import json
import sys
from collections.abc import Sequence
from statistics import covariance, fmean, variance
from typing import Any

from msgspec import Struct

from bot.command_line.spreading import cores, spread
from engine import Options, new_game, view
from engine.players.experience import SEASONED
from engine.players.outlook import prospects
from engine.players.playout import Playout
from engine.views import determinized

TURNS = (8, 16, 24)  # into a game of two
WORLDS = 16
LONGEST = 150  # turns


class Looked(Struct, frozen=True, array_like=True):
    """A position: the lead that the outlook promises the first seat, its lead now, and its leads at the ends."""

    turn: int
    promised: float
    now: int
    ends: list[int]


def look(job: tuple[int, int]) -> list[Looked]:
    """The positions of a game."""
    number, worlds = job
    found = []
    for turn in TURNS:
        state = new_game(Options(players=2), f"headroom {number}")
        Playout(state, [SEASONED] * 2).run(turn)
        if state.over:
            break
        first, second = prospects(state)
        ends = []
        for imagined in determinized(view(state, None), range(worlds)):
            Playout(imagined, [SEASONED] * 2).run(LONGEST)
            if imagined.result:
                ends.append(imagined.result.scores[0] - imagined.result.scores[1])
        found.append(Looked(turn, first - second, state.players[0].vp - state.players[1].vp, ends))
    return found


def measure(games: int, worlds: int = WORLDS) -> dict[str, Any]:
    """By turn: shares of the variance of the final lead."""
    jobs = [(number, worlds) for number in range(games)]
    looked = [one for _, positions in spread(look, jobs, min(cores(), games)) for one in positions if len(one.ends) > 1]
    return {f"turn_{turn}": _shares([one for one in looked if one.turn == turn]) for turn in TURNS}


def _shares(looked: Sequence[Looked]) -> dict[str, float]:
    means = [fmean(one.ends) for one in looked]
    chance = fmean(variance(one.ends) for one in looked)
    knowable = variance(means) - fmean(variance(one.ends) / len(one.ends) for one in looked)
    return {
        "positions": len(looked),
        "knowable": round(knowable / (knowable + chance), 3),
        "of_it_by_outlook": round(_explained([one.promised for one in looked], means) / knowable, 3),
        "of_it_by_vp": round(_explained([one.now for one in looked], means) / knowable, 3),
    }


def _explained(known: Sequence[float], means: Sequence[float]) -> float:
    """The variance of the means that a line through what is known explains."""
    return covariance(known, means) ** 2 / variance(known)


def main() -> None:
    """Measure and print."""
    games, *worlds = map(int, sys.argv[1:])
    json.dump(measure(games, *worlds), sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
