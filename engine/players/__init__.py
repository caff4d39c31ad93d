"""Players: whoever gets a View and the options, and chooses."""

from collections.abc import Callable, Mapping

from engine.errors import BadOptions, GameCode
from engine.players.greedy import GreedyPlayer
from engine.players.match import Chooser, Match, play_match
from engine.players.random import RandomPlayer
from engine.players.search import Budget, SearchPlayer, Thought

QUICK = 0.05  # seconds a decision, unless told
# What to do in a turn is thought about longer than how to do it: together about 2 and about 20 seconds a turn.
HARD = Budget(seconds=1.2, follow_on=0.15)
EXPERT = Budget(seconds=12.0, follow_on=0.15)

Maker = Callable[[int | str, float | None], Chooser]
# The strengths a person can choose for a bot on a seat, the weakest first.
LEVELS: Mapping[str, Maker] = {
    "easy": lambda seed, budget: GreedyPlayer(seed, noise=4.0),
    "medium": lambda seed, budget: GreedyPlayer(seed),
    "hard": lambda seed, budget: SearchPlayer(seed, Budget(seconds=budget) if budget else HARD),
    "expert": lambda seed, budget: SearchPlayer(seed, Budget(seconds=budget) if budget else EXPERT),
}
POLICIES: Mapping[str, Maker] = {
    "random": lambda seed, budget: RandomPlayer(seed),
    "greedy": lambda seed, budget: GreedyPlayer(seed),
    "search": lambda seed, budget: SearchPlayer(seed, Budget(seconds=budget or QUICK)),
    **LEVELS,
}
THINKERS = frozenset({"search", "hard", "expert"})


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
    "Match",
    "RandomPlayer",
    "SearchPlayer",
    "Thought",
    "make_player",
    "play_match",
]
