"""What tests take of the memory of a machine: files that are kept in it, and what a process holds."""

import ctypes
import gc
import os
import resource
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 2**30  # bytes that must be free there; what tests leave behind is gone when they have passed
GROWN = 2**27  # bytes more than before, at which a process looks for what it does not need
_HELD = Path("/proc/self/statm")


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

    def check(self) -> None:
        """Give back what is not needed, if it may be much."""
        if held() - self._before > GROWN:
            gc.collect()
            if trim := getattr(ctypes.CDLL(None), "malloc_trim", None):
                trim(0)
            self._before = held()


def held() -> int:
    """The bytes that this process holds; 0 where that cannot be known."""
    return int(_HELD.read_text().split()[1]) * resource.getpagesize() if _HELD.exists() else 0
