"""Where files of tests are kept in memory, on machines that have room for that.

Every move of a game is written through to the disk before it counts, and a test would wait for that hundreds of times.
"""

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 2**30  # bytes that must be free there; what tests leave behind is gone when they have passed


def in_memory() -> Path | None:
    """The folder, or nothing where there is no room."""
    return MEMORY if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM else None
