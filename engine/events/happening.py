"""What all Events have in common."""

from msgspec import Struct


class Happening(Struct, frozen=True):
    """An Event; a text in it says in its type whether all may see it or only the event's own seat."""
