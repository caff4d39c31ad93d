"""A pool of processes that work beside the event loop, and end with the bot, however it ends."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection, wait
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Processes:
    """Some processes that do what they are told; one that dies is replaced. None starts before there is work.

    Each begins by preparing for it, if there is something to prepare.
    """

    def __init__(self, number: int, niceness: int = 0, prepare: Callable[[], None] | None = None) -> None:
        self.number = number
        self._niceness = niceness
        self._prepare = prepare
        self._ending, self._end = multiprocessing.Pipe(duplex=False)
        self._closed = False
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        begin = (self._ending, self._niceness, self._prepare)
        return ProcessPoolExecutor(self.number, mp_context=spawn, initializer=_begin, initargs=begin)

    async def warm(self) -> None:
        """Have all of them ready before the first work is wanted."""
        await asyncio.gather(*(self.run(os.getpid) for _ in range(self.number)))

    async def run(self, work: Callable[P, R], /, *arguments: P.args, **_: P.kwargs) -> R:
        """Have one of them do it; if it dies over it, another one tries once more."""
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self._closed:
                raise
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *arguments)

    def close(self) -> None:
        """End them at once, also in the middle of their work: nobody waits for it any more."""
        if not self._closed:
            self._closed = True
            self._end.close()
            self._pool.shutdown(wait=False, cancel_futures=True)


# ---------------------------------------------------------------- in the processes


def _begin(ending: Connection, niceness: int, prepare: Callable[[], None] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends its processes
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with, args=(ending,), daemon=True).start()
    if prepare:
        prepare()


def _end_with(ending: Connection) -> None:
    """The other end of the line is held by the bot alone: it is closed when the bot says so, or is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([ending, parent.sentinel])
    os._exit(0)
