"""Connections to PostgreSQL that are gone by the time they are wanted are renewed unseen.

To ask each of them first (SQLAlchemy's `pool_pre_ping`) takes three of the six ways to the server and back of a look.
So the transaction begins at once, before its first statement, and that is the question.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

POOL = 16  # connections that stay open: to open one takes longer than what it is used for
OVERFLOW = 10


@asynccontextmanager
async def living_connection(engine: AsyncEngine, **options: Any) -> AsyncIterator[AsyncConnection]:
    """A connection on which a transaction of PostgreSQL has begun; those that are lost are left behind."""
    for left in reversed(range(POOL + OVERFLOW + 1)):
        async with engine.connect() as connection:
            await connection.execution_options(**options)
            if await _has_begun(connection, last=not left):
                yield connection
                return


async def _has_begun(connection: AsyncConnection, *, last: bool) -> bool:
    dbapi: Any = (await connection.get_raw_connection()).dbapi_connection
    try:
        await dbapi._start_transaction()
    except connection.dialect.loaded_dbapi.Error:
        await connection.invalidate()
        if last:
            raise
        return False
    except BaseException:  # broken off: the transaction may have begun, and would go on below those of others
        await connection.invalidate()
        raise
    return True
