"""The bot starts: with much to tell, reactions it has missed, and a Discord that does not take its commands."""

import asyncio
from typing import Any

import pytest

from bot.sandbox.state.setup import GUILD
from bot.screens.public_question import NO
from bot.table.announce.herald import Herald
from bot.table.tables import LANES
from engine.actions import Pass
from engine.state import Options
from storage import Seat
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.playing import said
from tests.e2e.kit.trouble import a_call, errors, from_bot
from tests.sizes import size

MANY = size(12, 30)


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


# ---------------------------------------------------------------- reactions that nobody heard


async def missed(harness: Harness, *names: str, emoji: tuple[str, ...] = (NO,)) -> playing.Seats:
    """A table at which people have reacted to a prompt while the bot was away; no name is whoever is asked."""
    seats = await playing.sit_down(harness, playing.moment(a_call))
    (prompt,) = playing.open_prompts(seats.messages())
    people = [harness.person(name) if name else await seats.asked() for name in names]
    await harness.stop_bot()
    for person in people:
        for each in emoji:
            await person.react(prompt, each)
    await harness.start_bot()
    await harness.bot.answering.catch_up()
    await seats.settled()
    return seats


async def test_a_reaction_given_while_the_bot_was_away_counts_when_it_is_back(harness: Harness) -> None:
    position = playing.moment(a_call)
    seats = await missed(harness, "")
    row = (await harness.games.log_since(seats.id))[position.at]
    assert (row.seat, row.action) == (position.state.to_act, Pass())
    assert len([each for each in await harness.games.log_since(seats.id) if each.seq == position.at + 1]) == 1


async def test_reactions_of_others_do_not_count_afterwards_either(harness: Harness) -> None:
    seats = await missed(harness, "Elena", "Diego")
    assert (await seats.game()).seq == playing.moment(a_call).at


async def test_who_has_given_two_answers_meanwhile_is_asked_again(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_call))
    (prompt,) = playing.open_prompts(seats.messages())
    offered = tuple(each["emoji"]["name"] for each in prompt["reactions"])
    assert len(offered) > 1
    asked = await seats.asked()
    await harness.stop_bot()
    for emoji in offered[:2]:
        await asked.react(prompt, emoji)
    await harness.start_bot()
    await harness.bot.answering.catch_up()
    await seats.settled()
    assert (await seats.game()).seq == playing.moment(a_call).at


# ---------------------------------------------------------------- much to tell


async def test_commands_are_answered_while_many_tables_catch_up(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channels = [harness.sandbox.add_channel(f"table-{number}") for number in range(MANY)]
    people = [harness.person(name) for name in ("Ana", "Bruno")]
    for channel in channels:
        game = await harness.games.create(str(GUILD), str(channel), Options(players=2))
        for person in people:
            await harness.games.seats.join(game.id, Seat(lang="en", person=str(person.id), name=person.name))
        await harness.games.start(game.id)
    await harness.stop_bot()
    at_work: list[int] = []
    most = 0
    may_speak = asyncio.Event()

    async def publish(herald: Any, game: int) -> None:
        nonlocal most
        at_work.append(game)
        most = max(most, len(at_work))
        try:
            await may_speak.wait()
            await told(herald, game)
        finally:
            at_work.remove(game)

    told = Herald.publish
    monkeypatch.setattr(Herald, "publish", publish)
    starting = asyncio.create_task(harness.start_bot())
    while len(at_work) < LANES:
        await asyncio.sleep(0)
    listed = said(await harness.person("Ana").slash(harness.channel(), "game list"))  # nothing has been told yet
    assert "**Game 1** in" in listed
    assert most == LANES
    may_speak.set()
    await starting
    await harness.bot.tables.settled()
    assert most == LANES
    for channel in channels:
        (board,) = from_bot(harness.person("Ana").messages(channel))
        assert playing.files(board) == ["turn"]


# ---------------------------------------------------------------- commands


async def test_a_bot_whose_commands_are_not_taken_starts_and_tries_again(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    await harness.games.registry.set_note("commands", "those of an earlier version")
    await harness.stop_bot()
    harness.sandbox.faults.error(r"PUT /applications/\d+/commands", 403)
    await harness.start_bot()
    assert [record.levelname for record in caplog.records if "has not taken our commands" in record.message] == [
        "WARNING"
    ]
    assert "You aren't in any games" in said(await harness.person("Ana").slash(harness.channel(), "game list"))
    assert await harness.games.registry.note("commands") == "those of an earlier version"
    assert await harness.bot._is_synced()
    assert await harness.games.registry.note("commands") != "those of an earlier version"
    assert errors(caplog) == []


async def test_commands_that_discord_has_forgotten_are_told_again(harness: Harness) -> None:
    await harness.stop_bot()
    harness.sandbox.world.commands.restore(None, [])
    await harness.start_bot()
    assert "You aren't in any games" in said(await harness.person("Ana").slash(harness.channel(), "game list"))


async def test_commands_that_discord_knows_are_not_told_again(harness: Harness) -> None:
    harness.sandbox.requests.clear()
    await harness.restart_bot()
    assert not [call for call in harness.sandbox.requests if call.method == "PUT" and call.path.endswith("/commands")]
