"""What the program notes in the database for itself, and the one way to write a row in place of another."""

from collections.abc import Mapping
from functools import cache

from sqlalchemy import Executable, Table, bindparam, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import prepared
from storage import schema as t
from storage.prepared import Prepared, Source

IN_USE = "in use"  # since when a SQLite file is; it goes when the last program lets go of the file
WHOLE = "whole"  # in a SQLite file to which nothing has to be added from its log
LOST = "lost"  # from when to when moves may have been made that are in a log which was not there any more
MADE = "games made"  # so many, of which none is ever deleted
_note = Prepared(select(t.notes.c.value).where(t.notes.c.key == bindparam("name")))


async def put(connection: AsyncConnection, table: Table, row: Mapping[str, object]) -> None:
    """A row in place of the one with the same key."""
    await connection.execute(_in_place(connection.dialect.name, table, tuple(row)), row)


@cache
def _in_place(dialect: str, table: Table, columns: tuple[str, ...]) -> Executable:
    anew = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    keys = [column.name for column in table.primary_key]
    rest = {name: anew.excluded[name] for name in columns if name not in keys}
    return anew.on_conflict_do_update(index_elements=keys, set_=rest)


async def read(source: Source, key: str) -> str:
    """The text of a note, empty if there is none of this name."""
    found = await prepared.one(source, _note, name=key)
    return str(found.value or "") if found else ""


async def write(connection: AsyncConnection, key: str, value: str) -> None:
    """Keep a text under the name of a note."""
    await put(connection, t.notes, {"key": key, "value": value})


async def count_games(connection: AsyncConnection) -> None:
    """Note how many games there are; the number never becomes smaller, so that lost games are missed."""
    made = (await connection.execute(select(func.count()).select_from(t.games))).scalar_one()
    noted = await read(connection, MADE)
    if not noted.isdecimal() or int(noted) < made:
        await write(connection, MADE, str(made))
