"""Three bot processes and two workers on one PostgreSQL: whatever dies, nothing is lost or doubled."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fleet.attack import LIFE, attack
from tests.sizes import size
from tests.storage.kit.postgres import Postgres, running_postgres

SOON = (0.2, 1.0)  # seconds between two looks at the leases, and until a shard is taken over


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server that no other test uses: it is stopped meanwhile."""
    with running_postgres() as server:
        yield server


@pytest.mark.long
async def test_bots_workers_and_postgresql_come_and_go(tmp_path: Path, own_postgres: Postgres) -> None:
    tables, kills = size((2, 5), (12, 25))
    found = await attack(
        tmp_path,
        own_postgres,
        kills,
        "a small fleet",
        tables=tables,
        pace=SOON,
        life=size((3, 15), LIFE),
        drawn=size(False, True),
    )
    assert found.found == ()
    assert found.stops_of_postgresql == kills // 5
    assert found.games >= tables
