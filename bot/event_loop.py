"""The event loop on which the bot runs: uvloop where there is one, which spends less of the processor on the same."""

import asyncio
from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any, TypeVar

Result = TypeVar("Result")


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """What makes the loop; uvloop is not made for every system."""
    try:
        factory: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    except ImportError:
        return asyncio.new_event_loop
    return factory


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Do this from its beginning to its end."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(work)
