"""What all Events have in common."""

from enum import Enum, auto
from typing import ClassVar

from msgspec import Struct


class Price(Enum):
    """When a deed is paid for: where its payment stands among the Events."""

    NONE = auto()  # it has none of its own
    BEFORE = auto()
    AFTER = auto()


class Event(Struct, frozen=True):
    """What happened in a game: one of the records of `engine.events`, told in the past tense.

    `apply` returns them in their order, whole; `seen_by` blanks what is for the eyes of another seat. A text in one
    says in its type whether all may see it or only the seat of the Event.
    """

    by_automa: ClassVar[bool] = False  # what only automas do
    minor: ClassVar[bool] = False  # follows from other Events
    opens: ClassVar[bool] = False  # a game, a turn or a Festival
    price: ClassVar[Price] = Price.NONE
