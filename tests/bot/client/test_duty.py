"""Which shards a process serves: its own, those of processes that are gone, and none without the database."""

import asyncio

import pytest

from bot.client import duty
from bot.client.duty import Duty
from tests.storage.kit.postgres import Postgres

TOTAL = 4


class Line:
    """Notes what a process does; every login is ready at once."""

    def __init__(self) -> None:
        self.connected: set[int] = set()
        self.attended: frozenset[int] = frozenset()
        self.duty: Duty

    async def connect_shard(self, shard: int) -> None:
        self.connected.add(shard)
        self.duty.note_ready(shard)

    async def disconnect_shard(self, shard: int) -> None:
        self.connected.discard(shard)

    async def attend_to(self, shards: frozenset[int]) -> None:
        self.attended = shards


def process(postgres_url: str, *own: int, heard: list[int] | None = None) -> Line:
    """A process that is started for these shards."""
    line = Line()
    line.duty = Duty(postgres_url, own, TOTAL, line, (heard if heard is not None else []).append)
    return line


async def begun(postgres_url: str, *own: int) -> Line:
    """One that has logged its shards in."""
    line = process(postgres_url, *own)
    await line.duty.take_own()
    for shard in own:
        await line.connect_shard(shard)
    await line.duty.look()
    return line


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duty, "AGAIN", 0.0)
    monkeypatch.setattr(duty, "LEAVING", 0.0)
    monkeypatch.setattr(duty, "GRACE", 600.0)


async def test_each_process_attends_to_its_own_shards(postgres_url: str) -> None:
    one, other = await begun(postgres_url, 0, 1), await begun(postgres_url, 2, 3)
    await one.duty.look()
    assert (one.attended, other.attended) == ({0, 1}, {2, 3})
    await one.duty.close()
    await other.duty.close()


async def test_shards_of_a_process_that_is_gone_are_taken_over_and_given_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await begun(postgres_url, 0, 1), await begun(postgres_url, 2, 3)
    monkeypatch.setattr(duty, "GRACE", 0.0)
    await other.duty.close()
    while one.attended != {0, 1, 2, 3}:
        await one.duty.look()
    assert one.connected == {0, 1, 2, 3}
    back = process(postgres_url, 2, 3)
    coming = asyncio.create_task(back.duty.take_own())
    while not coming.done():
        await one.duty.look()
        await asyncio.sleep(0)
    assert (one.attended, one.connected) == ({0, 1}, {0, 1})
    assert back.duty.held == {2, 3}
    await one.duty.close()
    await back.duty.close()


async def test_nobody_takes_a_shard_over_before_a_while(postgres_url: str) -> None:
    one = await begun(postgres_url, 0, 1)
    for _ in range(3):
        await one.duty.look()
    assert one.attended == {0, 1}
    await one.duty.close()


async def test_a_second_process_waits_until_the_first_is_gone(postgres_url: str) -> None:
    first, second = await begun(postgres_url, 0, 1), process(postgres_url, 0, 1)
    coming = asyncio.create_task(second.duty.take_own())
    await first.duty.look()
    assert not coming.done()
    assert first.attended == {0, 1}
    await first.duty.close()
    await coming
    assert second.duty.held == {0, 1}
    await second.duty.close()


async def test_without_the_database_nobody_attends_to_anything(postgres: Postgres) -> None:
    postgres_url = await postgres.database()
    one = await begun(postgres_url, 0, 1)
    assert one.attended == {0, 1}
    looking = asyncio.create_task(one.duty.run())
    await postgres.drop(postgres_url)
    one.duty.note_ready(0)  # so that it looks now
    while one.attended:
        await asyncio.sleep(0)
    assert one.connected == {0, 1}  # Discord has done nothing wrong
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
    await one.duty.close()


async def test_trouble_with_a_login_does_not_end_the_looks(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one = await begun(postgres_url, 0, 1)
    tried: list[int] = []

    async def fail(shard: int) -> None:
        tried.append(shard)
        raise OSError

    monkeypatch.setattr(one, "connect_shard", fail)
    monkeypatch.setattr(duty, "GRACE", 0.0)
    looking = asyncio.create_task(one.duty.run())
    while len(tried) < 2:  # shards 2 and 3, one at each look
        one.duty.note_ready(0)
        await asyncio.sleep(0)
    assert not looking.done()
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
    await one.duty.close()


async def test_a_call_about_a_game_reaches_everybody(postgres_url: str) -> None:
    heard: list[int] = []
    one, other = process(postgres_url, 0, 1, heard=heard), process(postgres_url, 2, 3)
    await one.duty.take_own()
    await other.duty.take_own()
    await other.duty.call(7)
    while heard != [7]:
        await asyncio.sleep(0)
    await one.duty.close()
    await other.duty.close()
