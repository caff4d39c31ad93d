"""Pictures are drawn by one process for all tests; every test has its own sandbox, database and bot."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.pictures import Pictures
from tests.e2e.house import House


@pytest.fixture(scope="session")
def pictures() -> Iterator[Pictures]:
    drawing = Pictures(workers=1)
    yield drawing
    drawing.close()


@pytest.fixture
async def house(tmp_path: Path, pictures: Pictures) -> AsyncIterator[House]:
    async with House(tmp_path, pictures) as here:
        yield here
        assert here.sandbox.violations == []
