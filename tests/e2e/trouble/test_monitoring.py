"""Whoever runs the bot sees whether it is well, and what it does: over HTTP, from the outside."""

import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from bot import monitoring
from bot.monitoring import Monitor, monitored
from bot.refusals import CommandCode, CommandError
from bot.settings import Address
from storage.lists import Lists
from storage.prepared import Look
from tests.e2e.kit.harness import Harness
from tests.refusals import refused

Page = TestClient[Any, Any]


class Hands:
    """A clock that only a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def page(harness: Harness, hands: Hands) -> AsyncIterator[Page]:
    async with TestClient(TestServer(Monitor(harness.bot, hands).site())) as page:
        yield page


async def health(page: Page) -> tuple[int, Any]:
    async with page.get("/healthz") as answer:
        return answer.status, await answer.json()


async def numbers(page: Page) -> dict[tuple[str, ...], float]:
    """All samples, by the name and the values of labels."""
    async with page.get("/metrics") as answer:
        assert answer.status == 200
        text = await answer.text()
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def grown(page: Page, before: dict[tuple[str, ...], float]) -> dict[tuple[str, ...], float]:
    """The samples that have grown, and by how much."""
    after = await numbers(page)
    return {name: value - before.get(name, 0.0) for name, value in after.items() if value != before.get(name, 0.0)}


def fail(*_: Any) -> None:
    raise OperationalError("SELECT", {}, ConnectionError("chaski:secret@db.example.org"))


async def fail_at_once(*_: Any) -> None:
    fail()


async def test_a_bot_that_can_play_is_healthy(page: Page) -> None:
    assert await health(page) == (200, {"healthy": True, "reason": None})


async def test_without_discord_it_is_not(harness: Harness, page: Page) -> None:
    await harness.bot.close()
    assert await health(page) == (503, {"healthy": False, "reason": "gateway_disconnected"})


async def test_while_discord_tells_it_about_servers_it_is_not(
    harness: Harness, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness.bot, "is_ready", lambda: False)
    assert await health(page) == (503, {"healthy": False, "reason": "starting"})


async def test_without_a_database_it_is_not_and_says_nothing_about_it(
    harness: Harness, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = harness.games.engine.sync_engine
    event.listen(engine, "before_cursor_execute", fail)
    monkeypatch.setattr(Look, "rows", fail_at_once)
    try:
        assert await health(page) == (503, {"healthy": False, "reason": "database_does_not_answer"})
        assert not [name for name in await numbers(page) if name[0] == "chaski_games"]
    finally:
        event.remove(engine, "before_cursor_execute", fail)
        monkeypatch.undo()
    assert (await health(page))[0] == 200


async def test_answers_and_acknowledgements_are_counted(harness: Harness, page: Page) -> None:
    before = await numbers(page)
    elena, plaza = harness.person("Elena"), harness.channel()
    await elena.slash(plaza, "help")
    await elena.slash(plaza, "hand")
    seen = await grown(page, before)
    assert seen["chaski_answers_total", "application_command", "done"] == 1
    assert seen["chaski_answers_total", "application_command", "refused"] == 1, "there is no game there"
    assert seen[("chaski_acknowledgement_seconds_count",)] == 2
    assert 0 <= seen.get(("chaski_acknowledgement_seconds_sum",), 0.0) < 600, "seconds, since the press"


async def test_refusals_of_discord_are_counted_by_their_status(harness: Harness, page: Page) -> None:
    before = await numbers(page)
    plaza = harness.channel()
    harness.sandbox.faults.error(rf"POST /channels/{plaza}/messages", 403)
    await harness.person("Elena").slash(plaza, "game new")
    seen = await grown(page, before)
    assert seen["chaski_discord_errors_total", "403"] == 1


async def test_games_are_counted_by_state_and_at_most_once_in_a_while(
    harness: Harness, page: Page, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    count = Lists.count

    async def counted(lists: Lists) -> dict[str, int]:
        nonlocal asked
        asked += 1
        return await count(lists)

    monkeypatch.setattr(Lists, "count", counted)
    await harness.open("Ana", bots=1)
    await harness.person("Ana").slash(harness.channel("cusco"), "game new")
    seen = await numbers(page)
    assert [seen["chaski_games", state] for state in ("lobby", "running", "finished", "aborted")] == [1, 1, 0, 0]
    await harness.person("Ana").slash(harness.channel("vilcabamba"), "game new")
    hands.now += monitoring.COUNTED_FOR - 1
    assert (await numbers(page))["chaski_games", "lobby"] == 1
    assert asked == 1
    hands.now += 1
    assert (await numbers(page))["chaski_games", "lobby"] == 2
    assert asked == 2


async def test_it_is_served_at_its_address_as_long_as_the_bot_runs(harness: Harness) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = Address("127.0.0.1", other.getsockname()[1])
        with refused(CommandError, CommandCode.METRICS_ADDRESS_TAKEN, port=address.port):
            async with monitored(harness.bot, address):
                pass
    async with monitored(harness.bot, address), ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{address.port}/healthz") as answer:
            assert answer.status == 200
        async with session.get(f"http://127.0.0.1:{address.port}/metrics") as answer:
            assert "# HELP chaski_loop_lag_seconds" in await answer.text()
    with socket.create_server(("127.0.0.1", address.port)):
        pass  # it is free again
