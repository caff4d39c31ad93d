"""Databases of earlier versions, opened by this one."""

from collections.abc import Callable

from alembic import command
from sqlalchemy import Connection

from storage import Games
from storage.database import _config, connect, disconnect

Fill = Callable[[Connection], None]


async def upgraded(url: str, revision: str, fill: Fill) -> Games:
    """The games of a database that was at this revision when it was filled."""
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda it: command.upgrade(_config(it), revision))
        await connection.run_sync(fill)
    await disconnect(engine)
    return await Games.open(url)
