"""What all Actions have in common."""

from typing import ClassVar

from msgspec import Struct


class Action(Struct, frozen=True):
    """What a seat answers to a Decision: one of the records of `engine.actions`, made of ids and numbers.

    `legal_actions` lists those that answer the present Decision, and `apply` takes one of them.
    """

    told_as_deed: ClassVar[bool] = False  # so that what has begun it need not be told
    adds: ClassVar[bool] = False  # by rules and abilities, what its name does not tell
    by_number: ClassVar[bool] = False  # names a section, or how many
    carries_on: ClassVar[bool] = False  # what was begun: where a Worker goes, what pays, what it was for
    idle: ClassVar[bool] = False  # changes nothing for its seat by itself
    of_modules: ClassVar[bool] = False  # of The Golden Age
    secondary: ClassVar[str] = ""  # the name of a secondary action
