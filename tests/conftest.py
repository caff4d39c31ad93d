"""For all tests."""

import asyncio
import faulthandler
import gc
import os
from collections.abc import AsyncIterator, Callable, Iterator
from time import monotonic

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key
from _pytest.runner import runtestprotocol

from bot.background import processes
from bot.command_line import spreading
from bot.event_loop import loop_factory
from tests import sizes
from tests.deals import Deals
from tests.memory import Growth, in_memory
from tests.starter import STARTER
from tests.storage.kit.postgres import Postgres, running_postgres
from tests.storage.kit.statements import compiled_once

DEALS = pytest.StashKey[Deals]()
GROWTH = pytest.StashKey[Growth]()
STUCK = 240.0  # seconds in one test, after which all threads say where they are
WOUND = 20.0  # seconds until that clock is wound up anew: for each test, that would cost more than most of them
_WOUND_AT = [-WOUND]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deals", default="", help="Any text: games that tests open without a seed are dealt otherwise.")
    parser.addoption("--large", action="store_true", help="Tests in their large size, with all cases that they have.")


def pytest_configure(config: pytest.Config) -> None:
    sizes.choose(large=config.getoption("--large"))
    config.stash[DEALS] = Deals(config.getoption("--deals"))
    patched = pytest.MonkeyPatch()
    patched.setattr("storage.lives.token_hex", config.stash[DEALS].token_hex)
    config.add_cleanup(patched.undo)
    gc.disable()  # until all is collected: nothing of that is garbage
    if memory := in_memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory))


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests wait, too, and each process collects and remembers all for itself."""
    return (os.cpu_count() or 1) + 1


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Tests run on the same event loop as the bot."""
    return {"as the bot": loop_factory()}


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A test that passes is one report to the process that tells of all: three cost as much as many a test."""
    if not hasattr(item.config, "workerinput"):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is long begins first."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    item.config.stash[DEALS].begin(item.nodeid)
    if monotonic() - _WOUND_AT[0] > WOUND:
        _WOUND_AT[0] = monotonic()
        faulthandler.dump_traceback_later(STUCK, file=item.config.stash[fault_handler_stderr_fd_key])


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    growth = item.config.stash[GROWTH]
    growth.check()
    if nextitem is not None and nextitem.path != item.path:
        growth.end_file()


def pytest_sessionfinish() -> None:
    faulthandler.cancel_dump_traceback_later()


def pytest_collection_finish(session: pytest.Session) -> None:
    """What was collected stays to the end, and what tests leave in circles is little: no need to look often."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(1_000_000, 50, 100)
    session.config.stash[GROWTH] = Growth()


@pytest.fixture(scope="session", autouse=True)
def _processes_begin_where_all_is_imported() -> Iterator[None]:
    """Those in which pictures are drawn, bots think and games are played, too; `chaski` itself starts them anew."""
    with pytest.MonkeyPatch.context() as everywhere:
        everywhere.setattr(processes, "CONTEXT", STARTER)
        everywhere.setattr(spreading, "CONTEXT", STARTER)
        yield


@pytest.fixture(scope="session", autouse=True)
def _statements_are_compiled_once() -> Iterator[None]:
    with compiled_once():
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for this process of tests."""
    with running_postgres() as server:
        yield server


@pytest.fixture
async def postgres_url(postgres: Postgres) -> AsyncIterator[str]:
    """The address of an empty database on that server."""
    url = await postgres.database()
    yield url
    await postgres.drop(url)
