"""A new database without migrating anew for every test: the first is made by the program, the others are its copies."""

from pathlib import Path

from storage import Games
from tests.storage.kit.postgres import Postgres

_MADE: list[bytes] = []  # of this process
_FIRST: dict[Postgres, str] = {}


async def new_database(file: Path) -> None:
    """A database at this place as the program leaves it that has started there for the first time and gone again."""
    if _MADE:
        file.touch(0o600)
        file.write_bytes(_MADE[0])
        return
    games = await Games.open(f"sqlite:///{file}")
    await games.close()
    _MADE.append(file.read_bytes())


async def new_postgres_database(server: Postgres) -> str:
    """The address of such a database on a server."""
    if server not in _FIRST:
        url = await server.database()
        games = await Games.open(url)
        await games.close()
        _FIRST[server] = url.rpartition("/")[2]
    return await server.database(like=_FIRST[server])
