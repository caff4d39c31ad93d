"""What tests take of the memory of a machine: files that are kept in it, and what a process holds."""

import ctypes
import gc
import os
import resource
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from aiohttp import web_app

MEMORY = Path("/dev/shm")
ROOM = 2**30  # bytes that must be free there; what tests leave behind is gone when they have passed
GROWN = 2**27  # bytes more than before, at which a process looks for what it does not need
MOST = 450 * 2**20  # bytes, from which on a process forgets between two files what it can compute again
OURS = ("bot", "engine", "render", "storage", "tests")
_STATM = Path("/proc/self/statm")
_HELD = os.open(_STATM, os.O_RDONLY) if _STATM.exists() else None  # open, for every test reads it
_CACHE = type(cache(lambda: None))


def in_memory() -> Path | None:
    """The folder for files, or nothing where there is no room.

    Every move of a game is written through to the disk before it counts, and a test would wait for that hundreds of
    times.
    """
    return MEMORY if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM else None


class Growth:
    """A process that draws pictures keeps the room of those that are gone, in pieces, unless it is told to let go."""

    def __init__(self) -> None:
        self._before = held()
        self._forgotten_at = 0

    def check(self) -> None:
        """Give back what is not needed, if it may be much."""
        if held() - self._before > GROWN:
            self._give_back()

    def end_file(self) -> None:
        """Forget what was remembered for the tests of a file, if all of it is much."""
        web_app._cached_build_middleware.cache_clear()  # it holds on to every sandbox, with all that was said there
        if held() > MOST and held() - self._forgotten_at > GROWN:
            for remembered in caches(*OURS):
                remembered.cache_clear()
            self._give_back()
            self._forgotten_at = held()

    def _give_back(self) -> None:
        gc.collect()
        if trim := getattr(ctypes.CDLL(None), "malloc_trim", None):
            trim(0)
        self._before = held()


def caches(*packages: str) -> Iterator[Any]:
    """Every cache of a function or method of these packages."""
    for module in [each for name, each in sys.modules.items() if name.partition(".")[0] in packages]:
        for place in (module, *(each for each in vars(module).values() if isinstance(each, type))):
            yield from (each for each in vars(place).values() if isinstance(each, _CACHE))


def held() -> int:
    """The bytes that this process holds; 0 where that cannot be known."""
    return 0 if _HELD is None else int(os.pread(_HELD, 128, 0).split()[1]) * resource.getpagesize()
