"""Leases of shards by PostgreSQL's locks, and the share of games that a program attends to."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from engine.state import Options
from storage import Games, Seat
from storage.errors import DatabaseTrouble
from storage.leases import Leases
from storage.posted import OpenPrompt
from storage.share import Share, shard_of
from tests.storage.kit.new_database import new_postgres_database
from tests.storage.kit.postgres import Postgres

COUNT = 3
SERVERS = tuple(str((shard << 22) + 5) for shard in range(COUNT))  # one for each shard


@pytest.fixture
async def address(postgres: Postgres) -> AsyncIterator[str]:
    made = await new_postgres_database(postgres)
    yield made
    await postgres.drop(made)


async def test_a_lease_has_one_holder_and_ends_with_it(address: str) -> None:
    one, other = Leases(address, "shards 3"), Leases(address, "shards 3")
    assert await one.take(0)
    assert await one.take(1)
    assert await one.take(1)
    assert not await other.take(0)
    assert await other.take(2)
    assert await one.taken() == await other.taken() == {0, 1, 2}
    await one.give(1)
    assert await other.take(1)
    assert one.held == {0}
    assert one._connection is not None
    one._connection.terminate()  # as if its program had died
    while 0 in await other.taken():
        pass
    assert await other.take(0)
    await one.close()
    await other.close()


async def test_calls_and_looks_at_the_same_time_lose_no_lease(address: str) -> None:
    leases = Leases(address, "shards 3")
    assert await leases.take(0)
    await asyncio.gather(*(leases.call(game) for game in range(3)), leases.taken(), leases.take(1))
    assert leases.held == {0, 1}
    await leases.close()


async def test_leases_of_other_realms_are_others(address: str) -> None:
    one, other = Leases(address, "shards 3"), Leases(address, "shards 4")
    assert await one.take(0)
    assert await other.take(0)
    assert await one.taken() == {0}
    await one.close()
    await other.close()


async def test_whoever_loses_the_database_has_no_lease(postgres: Postgres) -> None:
    url = await postgres.database()
    leases = Leases(url, "shards 3")
    assert await leases.take(0)
    await postgres.drop(url)
    with pytest.raises(DatabaseTrouble):
        await leases.taken()
    assert leases.held == frozenset()
    await leases.close()


async def test_a_program_lists_the_games_and_timers_of_its_shards_alone(address: str) -> None:
    games = await Games.open(address)
    made = {}
    for number, server in enumerate((*SERVERS, "x")):
        game = await games.create(server, str(90 + number), Options(players=2), f"seed {number}")
        for seat in range(2):
            await games.seats.join(game.id, Seat(lang="en", person=str(70 + seat), name=f"Person {seat}"))
        await games.start(game.id)
        await games.registry.set_timer(game.id, "reminder", number)
        await games.remember_message(game.id, OpenPrompt(channel=str(90 + number), message=str(50 + number), number=1))
        made[server] = game.id
    expected = {0: {made[SERVERS[0]], made["x"]}, 1: {made[SERVERS[1]]}, 2: {made[SERVERS[2]]}}
    for shard in range(COUNT):
        games.share.limit((shard,), COUNT)
        assert {game.id for game in await games.lists.running()} == expected[shard]
        assert {game.id for game in await games.lists.unfinished()} == expected[shard]
        assert {timer.game for timer in await games.registry.next_timers()} == expected[shard]
        assert {number for number, _ in await games.prompts()} == expected[shard]
        assert {server for server in made if games.share.has(server)} == {s for s in made if made[s] in expected[shard]}
    games.share.limit((), COUNT)
    assert await games.lists.running() == await games.registry.next_timers() == []
    games.share.limit((0, 2), COUNT)
    assert [*games.share.parts] == [" 0/3", " 2/3"]
    await games.close()


def test_all_servers_are_one_part_without_a_name() -> None:
    share = Share()
    assert share.is_all
    assert share.parts == {"": share}
    assert share.has("7")
    assert [shard_of(server, COUNT) for server in SERVERS] == [0, 1, 2]
