"""The kinds of work that are done beside the event loop, and who may do them elsewhere."""

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Protocol

from msgspec import Struct

PICTURES, THINKING = "pictures", "thinking"
QUEUES = (PICTURES, THINKING)
on_behalf_of: ContextVar[str] = ContextVar("on_behalf_of", default="")  # the server that work is done for


class Kind(Struct, frozen=True):
    """A kind of work: its queue, what comes first in it, how long it may take, and how much of it a server gets."""

    queue: str
    priority: int
    patience: float  # seconds from the beginning to the result
    at_once: int  # pieces of work for the same server


PICTURE = Kind(PICTURES, priority=30, patience=10.0, at_once=4)
ANIMATION = Kind(PICTURES, priority=10, patience=60.0, at_once=1)
HINT = Kind(THINKING, priority=20, patience=10.0, at_once=2)
THOUGHT = Kind(THINKING, priority=10, patience=40.0, at_once=2)


class Unanswered(Exception):
    """No worker has done a piece of work in time."""


class Workers(Protocol):
    """Other processes that may do work."""

    async def done(self, kind: Kind, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """The result of a piece of work; raises Unanswered."""
