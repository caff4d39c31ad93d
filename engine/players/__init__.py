"""Players: whoever gets a View and the options, and chooses."""

from collections.abc import Callable, Mapping

from engine.errors import BadOptions
from engine.players.greedy import GreedyPlayer
from engine.players.match import Chooser, Match, play_match
from engine.players.random import RandomPlayer
from engine.players.search import Budget, SearchPlayer, Thought

POLICIES: Mapping[str, Callable[[int | str, float | None], Chooser]] = {
    "random": lambda seed, budget: RandomPlayer(seed),
    "greedy": lambda seed, budget: GreedyPlayer(seed),
    "search": lambda seed, budget: SearchPlayer(seed, Budget(seconds=budget or 0.05)),
}
THINKERS = frozenset({"search", "hard", "expert"})


def make_player(policy: str, seed: int | str, budget: float | None = None) -> Chooser:
    """A player of this name; those that think may take `budget` seconds for a decision."""
    if policy not in POLICIES:
        raise BadOptions(f"There is no player called {policy!r}; there are {', '.join(POLICIES)}.")
    return POLICIES[policy](seed, budget)


__all__ = [
    "POLICIES",
    "THINKERS",
    "Budget",
    "Chooser",
    "GreedyPlayer",
    "Match",
    "RandomPlayer",
    "SearchPlayer",
    "Thought",
    "make_player",
    "play_match",
]
