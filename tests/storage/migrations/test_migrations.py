"""Schemas: a fresh one is what the program thinks it is, an old one is brought up to date."""

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from storage import Games, Settings
from storage import schema as t
from storage.database import _config, known_revisions
from tests.storage.kit.earlier_versions import DATABASES, restored
from tests.storage.kit.play import everything

pytestmark = pytest.mark.both_databases


def _differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), t.metadata)


def _shape(connection: Connection) -> dict[str, Any]:
    found = inspect(connection)
    return {
        name: (
            {(c["name"], c["nullable"]) for c in found.get_columns(name)},
            found.get_pk_constraint(name)["constrained_columns"],
            {
                (i["name"], tuple(i["column_names"]))
                for i in found.get_indexes(name)
                if not i.get("duplicates_constraint")
            },
            {tuple(u["column_names"]) for u in found.get_unique_constraints(name)},
            {(tuple(k["constrained_columns"]), k["referred_table"]) for k in found.get_foreign_keys(name)},
        )
        for name in found.get_table_names()
        if name != "alembic_version"
    }


def _wanted() -> dict[str, Any]:
    shape = {}
    for table in t.metadata.sorted_tables:
        unique = {tuple(c.columns.keys()) for c in table.constraints if type(c).__name__ == "UniqueConstraint"}
        shape[table.name] = (
            {(c.name, c.nullable) for c in table.columns},
            [c.name for c in table.primary_key],
            {(i.name, tuple(i.columns.keys())) for i in table.indexes},
            unique,
            {((key.parent.name,), key.column.table.name) for key in table.foreign_keys},
        )
    return shape


async def test_a_fresh_database_is_as_the_tables_say(games: Games) -> None:
    async with games.engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
        assert await connection.run_sync(_shape) == _wanted()


async def test_opening_again_changes_nothing(url: str, games: Games) -> None:
    await games.registry.set_settings("s", Settings(lang="de"))
    before = await everything(games)
    again = await Games.open(url)
    assert await everything(again) == before
    async with again.engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
    await again.close()


def test_the_versions_follow_one_another() -> None:
    scripts = ScriptDirectory.from_config(_config())
    assert len(scripts.get_heads()) == 1
    assert sorted(known_revisions()) == [f"{number:04}" for number in range(1, len(known_revisions()) + 1)]


@pytest.mark.parametrize("name", DATABASES)
async def test_an_old_database_is_brought_up_to_date(name: str, tmp_path: Path) -> None:
    games = await Games.open(restored(name, tmp_path))
    try:
        async with games.engine.connect() as connection:
            assert await connection.run_sync(_differences) == []
            version = await connection.exec_driver_sql("SELECT version_num FROM alembic_version")
            assert version.scalar_one() == max(known_revisions())
    finally:
        await games.close()
