"""Who has sat in a game, and who has seen all of it: nobody who has may do the other while it is running.

Whoever wants to be forgotten leaves no name behind, only a mark that can be compared but not read; it is another one in
every game and goes when its game ends.
"""

from collections.abc import Iterable
from hashlib import blake2b

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema as t
from storage.records import OPEN

SAT, EXPORTED = "sat", "exported"
FORGOTTEN = "~"  # what the mark of a forgotten person begins with


async def add(connection: AsyncConnection, game: int, people: Iterable[str], role: str) -> None:
    """These people have a role in a game; whoever had it before has it still."""
    for person in sorted({person for person in people if person} - await having(connection, game, role)):
        await connection.execute(t.witnesses.insert(), {"game": game, "person": person, "role": role})


async def having(connection: AsyncConnection, game: int, role: str) -> set[str]:
    """Everybody who has had this role in a game."""
    found = select(t.witnesses.c.person).where(t.witnesses.c.game == game, t.witnesses.c.role == role)
    return set((await connection.execute(found)).scalars())


async def has(connection: AsyncConnection, game: int, person: str, role: str) -> bool:
    """Whether this person has had this role in a game, also before being forgotten."""
    found = await having(connection, game, role)
    return person in found or await _mark(connection, game, person) in found


async def forget(connection: AsyncConnection, person: str) -> None:
    """The person goes; from games that go on, not without a mark."""
    mine = t.witnesses.c.person == person
    running = select(t.games.c.id).where(t.games.c.status.in_(OPEN))
    await connection.execute(delete(t.witnesses).where(mine, t.witnesses.c.game.not_in(running)))
    for game in sorted(set((await connection.execute(select(t.witnesses.c.game).where(mine))).scalars())):
        mark = await _mark(connection, game, person)
        here = (t.witnesses.c.game == game, t.witnesses.c.person)
        marked = select(t.witnesses.c.role).where(here[0], here[1] == mark)
        await connection.execute(delete(t.witnesses).where(here[0], mine, t.witnesses.c.role.in_(marked)))
        await connection.execute(update(t.witnesses).where(here[0], mine).values(person=mark))


async def end(connection: AsyncConnection, game: int) -> None:
    """The game is over and has no secrets left: the marks of the forgotten go."""
    marked = t.witnesses.c.person.startswith(FORGOTTEN, autoescape=True)
    await connection.execute(delete(t.witnesses).where(t.witnesses.c.game == game, marked))


async def _mark(connection: AsyncConnection, game: int, person: str) -> str:
    """Salted by what only the database knows of the game."""
    seed = (await connection.execute(select(t.games.c.seed).where(t.games.c.id == game))).scalar_one_or_none()
    salt = blake2b(f"{game} {seed}".encode(), digest_size=32).digest()
    return FORGOTTEN + blake2b(person.encode(), key=salt, digest_size=12).hexdigest()
