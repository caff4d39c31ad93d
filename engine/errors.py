"""Refusals: each kind of wrong input is its own error, with a code and a sentence a player can use."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why an action is not possible now, in the rulebook's terms: a code, and values to put it into words."""

    code: str
    values: Mapping[str, int | str] = {}


class GameError(Exception):
    """An input the engine refuses; nothing has changed."""

    code: ClassVar[str] = "error"

    def __init__(self, sentence: str, action: Any = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.action = action


class MalformedAction(GameError):
    """Not an action of this game at all."""

    code = "malformed"


class NotYourDecision(GameError):
    """Another seat is asked."""

    code = "not_yours"


class IllegalAction(GameError):
    """An action, but not one of the answers to the present question; `reason` says why not."""

    code = "illegal"

    def __init__(self, sentence: str, action: Any = None, reason: Reason | None = None) -> None:
        super().__init__(sentence, action)
        self.reason = reason


class StaleAction(GameError):
    """An answer to a question that has been answered already."""

    code = "stale"


class GameOver(GameError):
    """The game has ended; nobody is asked anything."""

    code = "over"


class BadOptions(GameError):
    """Options no game can be made of."""

    code = "options"


class DamagedSave(GameError):
    """A saved game that cannot be read or does not replay."""

    code = "damaged"


class OtherRules(DamagedSave):
    """A saved game that was played by other rules or values than this program has, and does not replay by these."""

    code = "other_rules"
