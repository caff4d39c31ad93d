"""Pictures are drawn by one process for all tests; every test has its own sandbox, database and bot."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.background.pictures import Pictures
from tests.e2e.house import House
from tests.e2e.ink import Ink
from tests.e2e.mischief import PATIENT
from tests.e2e.timing import Hands
from tests.e2e.watching import Ponderer


@pytest.fixture(scope="session")
def pictures() -> Iterator[Pictures]:
    drawing = Pictures(processes=1)
    yield drawing
    drawing.close()


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def ponderer() -> Ponderer:
    return Ponderer()


@asynccontextmanager
async def well_behaved(opening: House) -> AsyncIterator[House]:
    """A house in which the bot has broken none of Discord's rules."""
    async with opening as here:
        yield here
        assert here.sandbox.violations == []


@pytest.fixture
async def house(tmp_path: Path, pictures: Pictures) -> AsyncIterator[House]:
    async with well_behaved(House(tmp_path, pictures)) as here:
        yield here


@pytest.fixture
async def timed_house(tmp_path: Path, pictures: Pictures, clock: Hands) -> AsyncIterator[House]:
    """Where time passes only when a test says so."""
    async with well_behaved(House(tmp_path, pictures, clock=clock)) as here:
        yield here


@pytest.fixture
async def inked_house(tmp_path: Path) -> AsyncIterator[House]:
    """Where pictures are mere ink, because nobody looks at them."""
    async with well_behaved(House(tmp_path, Ink(), answer_seconds=PATIENT)) as here:
        yield here


@pytest.fixture
async def watched_house(tmp_path: Path, clock: Hands, ponderer: Ponderer) -> AsyncIterator[House]:
    """Where besides bots think only as long as a test wants."""
    async with well_behaved(House(tmp_path, Ink(), clock, ponderer, answer_seconds=PATIENT)) as here:
        yield here
