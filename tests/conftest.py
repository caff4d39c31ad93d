"""For all tests."""

import asyncio
import gc
import os
from collections.abc import Callable, Iterator

import pytest

from bot.event_loop import loop_factory
from tests.memory import in_memory
from tests.storage.kit.statements import compiled_once


def pytest_configure() -> None:
    if memory := in_memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory))


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests wait for processes, databases and browsers, too."""
    return (os.cpu_count() or 1) + 1


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Tests run on the same event loop as the bot."""
    return {"as the bot": loop_factory()}


def pytest_collection_finish() -> None:
    """What was collected stays to the end, and what tests leave in circles is little: no need to look often."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture(scope="session", autouse=True)
def _statements_are_compiled_once() -> Iterator[None]:
    with compiled_once():
        yield
