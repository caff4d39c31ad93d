"""Overlooking things, as people do: whoever is not attentive sees only some of the spaces and of the answers."""

from collections.abc import Sequence
from random import Random

from engine.actions import Action, Pass
from engine.components import SPACES
from engine.decisions import ChooseGod, ChoosePlacement, Decision
from engine.queries import is_free_action
from engine.state import View


class Oversight:
    """Overlooks this share of what there is, the same things for a whole turn."""

    def __init__(self, seed: int | str, share: float) -> None:
        self._seed = seed
        self.share = share

    def spaces(self, view: View) -> frozenset[str]:
        """The spaces of the hill that are overlooked in this turn."""
        if not self.share:
            return frozenset()
        return frozenset(space for space in SPACES if self._misses(view, space))

    def seen(self, view: View, decision: Decision, options: Sequence[Action]) -> Sequence[Action]:
        """The answers that are seen; all of them, if none is. Whoever shows a card has seen where to go with it."""
        if not self.share or isinstance(decision, (ChooseGod, ChoosePlacement)):
            return options
        found = [option for option in options if isinstance(option, Pass) or not self._misses(view, option)]
        return found if any(not is_free_action(option) for option in found) else options

    def _misses(self, view: View, thing: object) -> bool:
        return Random(f"oversight {self._seed} {view.turn} {thing}").random() < self.share
