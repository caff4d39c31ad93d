"""Overlooking things, as people do: whoever is not attentive sees only some of the spaces and of the answers.

Overlooked is what there is to find: a space, a Worker, a better Weaving, a chance besides one's plan. What has been
begun is carried out: nobody pays for a Worker and forgets its tasks, or goes to war and conquers nothing.
"""

from collections.abc import Sequence
from random import Random

from engine.actions import Action, Pass
from engine.components import SPACES
from engine.decisions import Chance, Decision
from engine.queries import is_follow_on, is_free_action
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
        """The answers that are seen; all of them, if otherwise what has been begun came to nothing."""
        if not self.share:
            return options
        found = [
            option
            for option in options
            if option.carries_on or isinstance(option, Pass) or not self._misses(view, option)
        ]
        done = [option for option in found if not is_free_action(option) and not option.idle]
        return found if done or (Pass() in found and _may_be_missed(view, decision)) else options

    def _misses(self, view: View, thing: object) -> bool:
        return Random(f"oversight {self._seed} {view.turn} {thing}").random() < self.share


def _may_be_missed(view: View, decision: Decision) -> bool:
    """Whether somebody may not think of this at all."""
    return decision.chance is Chance.ALWAYS or (decision.chance is Chance.OFFERED and is_follow_on(view))
