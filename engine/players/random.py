"""A player that answers at random."""

from collections.abc import Sequence
from random import Random

from engine.actions import Action
from engine.state import View


class RandomPlayer:
    """Any answer is as good as another; the same seed gives the same answers."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"random {seed}")

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """Any of the options, each as likely as the others."""
        return options[int(self._random.random() * len(options))]
