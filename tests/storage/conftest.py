"""Tests of `url` or `games` run on a SQLite file and on PostgreSQL; in the small size, most on the former alone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Games
from tests.sizes import size
from tests.storage.kit.new_database import new_database, new_postgres_database
from tests.storage.kit.postgres import Postgres

FILE = "games.db"
SQLITE, POSTGRESQL = "sqlite", "postgresql"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = any("database" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "database" in metafunc.fixturenames and not chosen:
        both = metafunc.definition.get_closest_marker("both_databases") is not None
        kinds = [SQLITE, POSTGRESQL]
        metafunc.parametrize("database", kinds if both else size([SQLITE], kinds), indirect=True)


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / FILE}"


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """The kind of database."""
    return str(request.param)


@pytest.fixture
async def url(request: pytest.FixtureRequest, database: str, file_url: str) -> AsyncIterator[str]:
    """The address of an empty database; one that the program has made already, where `games` will open it anyway."""
    if database == SQLITE:
        yield file_url
        return
    server: Postgres = request.getfixturevalue("postgres")
    url = await (new_postgres_database(server) if "games" in request.fixturenames else server.database())
    yield url
    await server.drop(url)


@pytest.fixture
async def games(url: str, tmp_path: Path) -> AsyncIterator[Games]:
    if url.startswith("sqlite"):
        await new_database(tmp_path / FILE)
    opened = await Games.open(url)
    yield opened
    await opened.close()
