"""The event loop of the bot: uvloop if installed, because it needs less CPU."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeVar

Result = TypeVar("Result")


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The factory of the loop; uvloop does not exist for every system."""
    try:
        factory: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    except ImportError:
        return asyncio.new_event_loop
    return factory


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs a coroutine to its end."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(work)


def stop_on_signal(work: "asyncio.Task[Any]") -> None:
    """Cancels a task when somebody stops the program."""
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # without such signals, Ctrl-C still works
            loop.add_signal_handler(name, work.cancel)
