"""The role of organisers: whoever has it may run tables as managers do, and nothing besides."""

import pytest

from storage import ABORTED, RUNNING
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import only_for_them, said

ROLE = "Organisers"


@pytest.fixture
async def seats(harness: Harness) -> Seats:
    """A table of Bruno and Chaska, on a server whose organisers have a role; Diego has it."""
    told = await harness.person("Ana").slash(harness.channel(), "settings server", organisers=ROLE)
    assert "Organisers of tables: <@&" in said(told)
    harness.person("Diego").has_roles(ROLE)
    return await harness.open("Bruno", "Chaska", clock="12 hours a turn")


async def told(seats: Seats, name: str, command: str, **options: object) -> str:
    reply = await seats.harness.person(name).slash(seats.channel, command, **options)
    assert only_for_them(reply)
    await seats.settled()
    return said(reply)


async def test_an_organiser_sees_all_tables_of_the_server(harness: Harness, seats: Seats) -> None:
    assert f"**game {seats.id}**" in (await told(seats, "Diego", "game list")).lower()
    assert (await told(seats, "Elena", "game list")).startswith("You aren't in any games here.")


async def test_an_organiser_pauses_resumes_and_ends_a_table(harness: Harness, seats: Seats) -> None:
    assert "Only the others" in await told(seats, "Elena", "game pause")
    assert await told(seats, "Diego", "game pause") == "Decided."
    assert await told(seats, "Diego", "game resume") == "Decided."
    assert "host" in await told(seats, "Elena", "game abort")
    asked = await harness.person("Diego").slash(seats.channel, "game abort")
    assert asked.message is not None
    assert (await seats.game()).status == RUNNING
    await harness.person("Diego").press(asked.message, "Yes, end this game")
    assert (await seats.game()).status == ABORTED


async def test_an_organiser_makes_another_host_and_moves_a_table(harness: Harness, seats: Seats) -> None:
    chaska = harness.person("Chaska")
    assert "host" in await told(seats, "Elena", "game host", person=chaska)
    assert await told(seats, "Diego", "game host", person=chaska) == "Decided."
    moved = Seats(harness, seats.id, harness.channel("cusco"))
    assert "do not have a seat" in await told(moved, "Elena", "game move", game=seats.id)
    assert await told(moved, "Diego", "game move", game=seats.id) == f"Game {seats.id} continues here."


async def test_an_organiser_does_not_run_the_server(harness: Harness, seats: Seats) -> None:
    before = await harness.games.registry.settings((await seats.game()).server)
    refused = await told(seats, "Diego", "settings server", vanished_after=9)
    assert refused == "Only people who manage this server can change this."
    assert await harness.games.registry.settings((await seats.game()).server) == before


async def test_whoever_loses_the_role_is_an_organiser_no_more(harness: Harness, seats: Seats) -> None:
    harness.person("Diego").has_roles()
    assert "Only the others" in await told(seats, "Diego", "game pause")
    assert (await seats.game()).terms.paused is None
