"""Answers said before their question is asked."""

from msgspec import Struct

from engine.actions import Action
from engine.core import legal_actions
from engine.state import Position


class Planned(Struct, frozen=True):
    """An answer kept for a question of this kind: of several choices, the first that is possible then counts."""

    question: str
    choices: tuple[Action, ...]


def fitting(position: Position, planned: Planned) -> Action | None:
    """What a planned answer says to the present question; None if it was meant for another, or no longer fits.

    >>> from engine import Options, new_game
    >>> from engine.actions import PickWeaving
    >>> game = new_game(Options(players=2), "an example")
    >>> fitting(game, Planned("PickStartingWeaving", (PickWeaving("gone"), PickWeaving("SW02"))))
    PickWeaving(tile='SW02')
    >>> fitting(game, Planned("TakeTurn", (PickWeaving("SW02"),)))
    """
    if type(position.decision).__name__ != planned.question:
        return None
    legal = legal_actions(position)
    return next((choice for choice in planned.choices if choice in legal), None)
