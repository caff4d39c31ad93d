"""Answers said before their question is asked."""

from collections.abc import Container

from msgspec import Struct

from engine.actions import Action
from engine.core import legal_actions
from engine.queries import is_follow_on
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

    def is_for(self, position: Position) -> bool:
        """Whether the present question is one of those it answers."""
        return type(position.decision).__name__ == self.question and self.turn in (None, position.turn)

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
    return planned.first_of(legal_actions(position)) if planned.is_for(position) else None


def due(position: Position, said: tuple[Planned, ...]) -> tuple[Planned, ...]:
    """What was said, from the answer to the present question on.

    Out of turn, questions may not come because of what others have answered before: what was for them is left out.
    Whatever is said for one's own turn follows from what comes before it.

    >>> from engine import Options, new_game
    >>> from engine.actions import Pass
    >>> from engine.decisions import FeedGods
    >>> game = new_game(Options(players=2), "an example")
    >>> game.active, game.stack = 1, (FeedGods(0),)
    >>> said = tuple(Planned(question, (Pass(),)) for question in ("ChooseOne", "FeedGods", "PlayGodCards"))
    >>> [answer.question for answer in due(game, said)]
    ['FeedGods', 'PlayGodCards']
    """
    if not is_follow_on(position):
        return said
    return next((said[place:] for place, answer in enumerate(said) if answer.is_for(position)), said)
