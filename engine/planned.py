"""Answers said before their question is asked."""

from collections.abc import Container

from msgspec import Struct

from engine.actions import Action
from engine.core import legal_actions
from engine.state import Position


class Planned(Struct, frozen=True, omit_defaults=True):
    """An answer kept for a question of this kind: of several choices, the first that is possible then counts.

    It is for a question of this turn, the set-up being the turn 0; without one, for any. One that a standing order
    gives is marked.
    """

    question: str
    choices: tuple[Action, ...]
    turn: int | None = None
    ordered: bool = False

    def first_of(self, legal: Container[object]) -> Action | None:
        """The first choice that is one of these."""
        return next((choice for choice in self.choices if choice in legal), None)


def fitting(position: Position, planned: Planned) -> Action | None:
    """What a planned answer says to the present question; None if it was meant for another, or no longer fits.

    >>> from engine import Options, new_game
    >>> from engine.actions import PickWeaving
    >>> game = new_game(Options(players=2), "an example")
    >>> fitting(game, Planned("PickStartingWeaving", (PickWeaving("gone"), PickWeaving("SW02"))))
    PickWeaving(tile='SW02')
    >>> fitting(game, Planned("TakeTurn", (PickWeaving("SW02"),)))
    >>> fitting(game, Planned("PickStartingWeaving", (PickWeaving("SW02"),), turn=3))
    """
    if type(position.decision).__name__ != planned.question or planned.turn not in (None, position.turn):
        return None
    legal = legal_actions(position)
    return planned.first_of(legal)
