"""Small looks at a SQLite file: the same rows as any other way, all of one moment, and nobody waits on the loop."""

import asyncio
import sqlite3
import threading

import pytest

from storage import Games, database, journal, lobby, memory, notes, plans, prepared, registry, retelling
from storage.database import looking, reading
from storage.errors import DatabaseTrouble
from storage.prepared import Look, Prepared
from tests.storage.kit.play import begin, half_turn, move, play_on

STATEMENTS = {
    f"{module.__name__}.{name}": one
    for module in (journal, lobby, memory, notes, plans, registry, retelling)
    for name, one in vars(module).items()
    if isinstance(one, Prepared)
}
VALUES = {"seat": 0, "seq": 5, "after": 0, "after_row": 0, "to": 9, "who": "s", "channel": "1", "interaction": "i"}
VALUES |= {"limit": 9, "name": notes.MADE}


@pytest.fixture
async def game(games: Games) -> int:
    found = await begin(games)
    await play_on(games, found, 20)
    await half_turn(games, found)
    await games.plans.keep(found, 0, "{}", 0)
    await games.registry.set_timer(found, "reminder", 5)
    return found


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_every_statement_finds_the_same_rows_as_the_usual_way(games: Games, game: int) -> None:
    found = 0
    for name, wanted in STATEMENTS.items():
        given = {key: value for key, value in {**VALUES, "game": game}.items() if f":{key}" in str(wanted.statement)}
        async with looking(games.engine) as look, reading(games.engine) as connection:
            assert isinstance(look, Look)
            quick, usual = [await prepared.rows(source, wanted, **given) for source in (look, connection)]
        assert [row._asdict() for row in quick] == [row._asdict() for row in usual], name
        assert [[*map(type, row)] for row in quick] == [[*map(type, row)] for row in usual], name
        found += len(quick)
    assert found > len(STATEMENTS)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_look_is_one_moment_whatever_is_written_meanwhile(games: Games, game: int) -> None:
    async with looking(games.engine) as look:
        before = await lobby.get(look, game)
        await move(games, game)
        assert await lobby.get(look, game) == before
    assert (await games.get(game)).seq == before.seq + 1


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_two_looks_at_once_are_two_moments(games: Games, game: int) -> None:
    async with looking(games.engine) as first:
        before = await lobby.get(first, game)
        await move(games, game)
        async with looking(games.engine) as second:
            assert (await lobby.get(second, game)).seq == before.seq + 1
        assert await lobby.get(first, game) == before


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_file_that_another_program_keeps_to_itself_is_waited_for_beside_the_loop(
    games: Games, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, threads = Look._found, []

    def busy_at_first(look: Look, wanted: Prepared, given: dict[str, object]) -> list[tuple[object, ...]]:
        threads.append(threading.current_thread())
        if len(threads) == 1:
            busy = sqlite3.OperationalError("database is locked")
            busy.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise busy
        return found(look, wanted, given)

    monkeypatch.setattr(Look, "_found", busy_at_first)
    assert (await games.get(game)).id == game
    on_the_loop, beside, *_ = threads
    assert on_the_loop is threading.current_thread() is not beside


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_who_looks_cannot_write(games: Games, game: int) -> None:
    async with looking(games.engine) as look:
        assert isinstance(look, Look)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            look._connection.execute("DELETE FROM games")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_nobody_looks_into_a_database_that_is_closed(games: Games, game: int) -> None:
    await games.close()
    with pytest.raises(DatabaseTrouble):
        await games.get(game)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_many_looks_at_once_leave_few_connections_open(games: Games, game: int) -> None:
    together = asyncio.Barrier(40)

    async def look() -> None:
        async with looking(games.engine) as source:
            await lobby.get(source, game)
            await together.wait()

    await asyncio.gather(*(look() for _ in range(40)))
    async with looking(games.engine) as source:
        assert (await lobby.get(source, game)).id == game
    assert len(database._looks[games.engine]._free) <= prepared.KEPT
