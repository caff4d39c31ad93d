from collections.abc import AsyncIterator

import pytest

from tests.storage.kit.new_database import new_postgres_database
from tests.storage.kit.postgres import Postgres


@pytest.fixture
async def shared_database(postgres: Postgres) -> AsyncIterator[str]:
    """The address of a database that several processes can share."""
    url = await new_postgres_database(postgres)
    yield url
    await postgres.drop(url)
