"""A file full of games, and ways to spoil it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Table, update

from storage import Games
from storage.doctor import Finding, examine
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import begin, half_turn, play_on
from tests.storage.kit.words import IN_ENGLISH


async def fill(games: Games) -> None:
    running = await begin(games, 3, channel="running")
    await play_on(games, running, 40)
    await games.take_back(running, 30, ["ana", "bo", "cy"])
    await play_on(games, running, 5, salt="other")
    undone = await begin(games, 2, channel="undone", seed="undone")
    asked = (await half_turn(games, undone)).seq
    seat = (await games.log_since(undone))[-1].seat
    assert (await games.undo(undone, seat)).seq == asked - 1
    over = await begin(games, 2, channel="over", seed="over")
    assert (await play_out(games, over)).over
    aborted = await begin(games, 2, channel="aborted", seed="aborted")
    await play_on(games, aborted, 3)
    await games.abort(aborted)
    await games.create("s", "lobby", (await games.get(over)).options)


async def look(path: Path) -> tuple[Finding, ...]:
    return (await examine(f"sqlite:///{path}", IN_ENGLISH)).findings


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


async def overwrite(games: Games, table: Table, values: dict[str, object], **where: object) -> None:
    """Other values in one row."""
    async with games.engine.begin() as connection:
        found = [table.c[name] == value for name, value in where.items()]
        done = await connection.execute(update(table).where(*found).values(values))
        assert done.rowcount == 1


def damage(path: Path) -> None:
    """Overwrite the middle of the file."""
    data = bytearray(path.read_bytes())
    for page in range(4096 * 8, len(data) - 4096, 4096):
        data[page : page + 200] = b"\xa5" * 200
    path.write_bytes(data)


_once: list[bytes] = []


async def filled(path: Path) -> Path:
    """A file with a game in its lobby, two running ones (with undone answers), an ended and an aborted one."""
    if not _once:
        games = await Games.open(f"sqlite:///{path}")
        await fill(games)
        await games.close()
        _once.append(path.read_bytes())
    path.touch(mode=0o600)
    path.write_bytes(_once[0])
    return path
