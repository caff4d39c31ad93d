"""Players: whoever gets a View and the options, and chooses."""

from collections.abc import Callable, Mapping

from engine.errors import BadOptions
from engine.players.greedy import GreedyPlayer
from engine.players.match import Chooser, Match, play_match
from engine.players.random import RandomPlayer

POLICIES: Mapping[str, Callable[[int | str], Chooser]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def make_player(policy: str, seed: int | str) -> Chooser:
    """A player of this name."""
    if policy not in POLICIES:
        raise BadOptions(f"There is no player called {policy!r}; there are {', '.join(POLICIES)}.")
    return POLICIES[policy](seed)


__all__ = ["POLICIES", "Chooser", "GreedyPlayer", "Match", "RandomPlayer", "make_player", "play_match"]
