from collections.abc import AsyncIterator, Iterator

import pytest

from tests.storage.kit.new_database import new_postgres_database
from tests.storage.kit.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for this process of tests."""
    with running_postgres() as server:
        yield server


@pytest.fixture
async def shared_database(postgres: Postgres) -> AsyncIterator[str]:
    """The address of a database that several processes can share."""
    url = await new_postgres_database(postgres)
    yield url
    await postgres.drop(url)
