"""What all Events have in common."""

from msgspec import Struct


class Event(Struct, frozen=True):
    """What happened in a game: one of the records of `engine.events`, told in the past tense.

    `apply` returns them in their order, whole; `seen_by` blanks what is for the eyes of another seat. A text in one
    says in its type whether all may see it or only the seat of the Event.
    """
