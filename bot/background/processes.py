"""A pool of processes that work beside the event loop, and end with the bot, however that ends."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from typing import Any, ParamSpec, TypeVar

from bot import metrics

P = ParamSpec("P")
R = TypeVar("R")
# Processes begin with nothing of this one: neither its threads nor its locks.
CONTEXT: BaseContext = multiprocessing.get_context("spawn")


class Processes:
    """A pool that starts a process on demand, prepares it with `prepare`, and replaces one that dies."""

    def __init__(self, number: int, niceness: int = 0, prepare: Callable[[], None] | None = None) -> None:
        self.number = number
        self._niceness = niceness
        self._prepare = prepare
        self._ending, self._end = multiprocessing.Pipe(duplex=False)
        self._closed = False
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        begin = (self._ending, self._niceness, self._prepare)
        return ProcessPoolExecutor(self.number, mp_context=CONTEXT, initializer=_begin, initargs=begin)

    async def warm(self) -> None:
        """Starts all processes before the first work."""
        await asyncio.gather(*(self._run(os.getpid) for _ in range(self.number)))

    async def run(self, work: Callable[P, R], /, *arguments: P.args, **_: P.kwargs) -> R:
        """Runs work in a process; if the process dies, another one tries once more."""
        asked = time.time()
        began, ended, result = await self._run(partial(_timed, work, arguments))
        metrics.observe_job(work, began - asked, ended - began)
        return result

    async def _run(self, work: Callable[[], R]) -> R:
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._closed:
                raise
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work)

    def close(self) -> None:
        """Ends the processes at once, even in the middle of their work."""
        if not self._closed:
            self._closed = True
            self._end.close()
            self._pool.shutdown(wait=False, cancel_futures=True)


# ---------------------------------------------------------------- in the processes


def _timed(work: Callable[..., R], arguments: tuple[Any, ...]) -> tuple[float, float, R]:
    """When the work began and ended, and its result."""
    began = time.time()
    result = work(*arguments)
    return began, time.time(), result


def _begin(ending: Connection, niceness: int, prepare: Callable[[], None] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then ends its processes
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with, args=(ending,), daemon=True).start()
    if prepare:
        prepare()


def _end_with(ending: Connection) -> None:
    """Ends this process when the bot closes its end of the pipe or is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([ending, parent.sentinel])
    os._exit(0)
