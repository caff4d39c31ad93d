"""Work beside the event loop, as far as there is much of it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
FEW = 16  # rows or answers, which take no longer than the way to a thread


async def beside(many: int, work: Callable[[], T]) -> T:
    """What some work on so many things comes to: on many, in a thread, so that nobody waits for it."""
    return await asyncio.to_thread(work) if many > FEW else work()
