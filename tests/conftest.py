"""For all tests: their files are kept in memory where there is room for that.

Every move of a game is written through to the disk before it counts, and a test would wait for that hundreds of times.
"""

import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.storage.kit.statements import compiled_once

MEMORY = Path("/dev/shm")
ROOM = 2**30  # bytes that must be free there; what tests leave behind is gone when they have passed


def pytest_configure() -> None:
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests wait for processes, databases and browsers, too."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """What was collected stays to the end: to look through it for garbage again and again would find none."""
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _statements_are_compiled_once() -> Iterator[None]:
    with compiled_once():
        yield
