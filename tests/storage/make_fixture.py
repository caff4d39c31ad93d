"""Writes the database of the first schema that the tests upgrade: `python -m tests.storage.make_fixture`.

Only to be run where 0001 is the newest schema; afterwards the file stays as it is. If values of components change so
that its games cannot be replayed, it is written anew by the program of that time with the components of today.
"""

import asyncio
import sqlite3
import tempfile
from itertools import count
from pathlib import Path

from storage import Games, Posted, Settings
from tests.storage.table import begin, half_turn, play_on

FIXTURE = Path(__file__).parent / "fixtures" / "v0001.sql"


async def make(path: Path) -> str:
    """A finished game, and a running one in the middle of a turn, as SQL."""
    clock = count(1_750_000_000_000, 1000)
    games = await Games.open(f"sqlite:///{path}", lambda: next(clock))
    await games.set_settings("s", Settings(lang="de"))
    finished = await begin(games, 2, channel="1", seed="finished")
    await play_on(games, finished)
    running = await begin(games, 3, channel="2", seed="running")
    await play_on(games, running, 30)
    await games.take_back(running, 20, ["ana", "bo", "cy"])
    await play_on(games, running, 10, salt="again")
    await games.set_orders(running, 1, {"hire": "never"})
    await games.set_timer(running, "reminder", 1_760_000_000_000, {"hours": "12"})
    await games.remember_message(running, Posted("board", "2", "100"))
    await half_turn(games, running)
    await games.close()
    with sqlite3.connect(path) as connection:
        return "\n".join(connection.iterdump()) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        FIXTURE.parent.mkdir(exist_ok=True)
        FIXTURE.write_text(asyncio.run(make(Path(home) / "v0001.db")))
