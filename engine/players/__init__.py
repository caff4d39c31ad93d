"""Players: whoever gets a View and the options, and chooses."""

from collections.abc import Callable, Mapping

from engine.errors import BadOptions, GameCode
from engine.players.greedy import GreedyPlayer
from engine.players.levels import LEVELS, Level
from engine.players.match import Chooser, Match, play_match
from engine.players.random import RandomPlayer
from engine.players.search import Budget, SearchPlayer, Thought

QUICK = 0.05  # seconds a decision, unless told

Maker = Callable[[int | str, float | None], Chooser]
POLICIES: Mapping[str, Maker] = {
    "random": lambda seed, budget: RandomPlayer(seed),
    "greedy": lambda seed, budget: GreedyPlayer(seed),
    "search": lambda seed, budget: SearchPlayer(seed, Budget(seconds=budget or QUICK)),
    **{name: level.player for name, level in LEVELS.items()},
}
THINKERS = frozenset({"search", *(name for name, level in LEVELS.items() if level.thinks)})


def make_player(policy: str, seed: int | str, budget: float | None = None) -> Chooser:
    """A player of this name; those that think may take `budget` seconds for a decision.

    >>> from engine import Options, legal_actions, new_game, view
    >>> game = new_game(Options(players=2), "an example")
    >>> make_player("random", seed=1).choose(view(game, game.to_act), legal_actions(game))
    PickWeaving(tile='SW03')
    """
    if policy not in POLICIES:
        raise BadOptions(GameCode.NO_SUCH_PLAYER, player=policy, known=tuple(POLICIES))
    return POLICIES[policy](seed, budget)


__all__ = [
    "LEVELS",
    "POLICIES",
    "THINKERS",
    "Budget",
    "Chooser",
    "GreedyPlayer",
    "Level",
    "Match",
    "RandomPlayer",
    "SearchPlayer",
    "Thought",
    "make_player",
    "play_match",
]
