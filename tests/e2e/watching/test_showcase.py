"""The sandbox is alive when somebody comes, and rests when nobody is there."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.showcase import AT_IT, CHANNEL, INTERMISSION, PATIENCE, Showcase
from storage import ABORTED, AUTOMA, BOT, FINISHED, RUNNING, Game
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, button
from tests.e2e.kit.playing import said
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.trouble import PATIENT
from tests.e2e.kit.watching import SECOND, Ponderer, Stage


class Sight:
    """Whether somebody looks at the page."""

    def __init__(self) -> None:
        self.open = True

    def __call__(self) -> bool:
        return self.open


@pytest.fixture
def sight() -> Sight:
    return Sight()


@pytest.fixture
async def harness(tmp_path: Path, clock: Hands, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harness]:
    monkeypatch.setattr("bot.table.watch.watching.BEST", "easy")
    async with Harness(tmp_path, FakePictures(), clock, Ponderer(), answer_seconds=PATIENT, registered=True) as here:
        here.sandbox.add_channel(CHANNEL)
        yield here
        assert here.sandbox.violations == []


async def shown(harness: Harness, clock: Hands) -> Stage:
    channel = harness.channel(CHANNEL)
    game = await harness.games.lists.in_channel(str(channel))
    assert game is not None
    stage = Stage(harness, clock, game.id, channel)
    await stage.quiet()
    return stage


async def all_games(harness: Harness) -> list[Game]:
    return await harness.games.lists.of_server("1000000000000000001", (RUNNING, FINISHED, ABORTED))


async def test_a_solo_game_is_being_played_as_soon_as_the_bot_is_ready(
    harness: Harness, clock: Hands, sight: Sight
) -> None:
    showing = asyncio.create_task(Showcase(harness.bot, harness.channel(CHANNEL), sight).run())
    await harness.person("Ana").wait(lambda message: button(message, "Pause") is not None, harness.channel(CHANNEL))
    stage = await shown(harness, clock)
    assert [seat.controller for seat in (await stage.game()).seats] == [BOT, AUTOMA]
    await stage.opened()
    await stage.next_turn()
    assert (await stage.game()).seq > 0
    showing.cancel()


async def test_there_is_one_game_however_often_the_bot_is_started(harness: Harness, clock: Hands, sight: Sight) -> None:
    for _ in range(2):
        showcase = Showcase(harness.bot, harness.channel(CHANNEL), sight)
        await showcase.open()
        await showcase.open_next()
        await shown(harness, clock)
        await harness.restart_bot()
    await harness.bot.tables.wake_all()
    await shown(harness, clock)
    assert len(await all_games(harness)) == 1


async def test_some_time_after_the_end_the_next_game_begins_if_somebody_looks(
    harness: Harness, clock: Hands, sight: Sight
) -> None:
    showcase = Showcase(harness.bot, harness.channel(CHANNEL), sight)
    await showcase.open()
    stage = await shown(harness, clock)
    while (await stage.game()).status == RUNNING:
        await stage.next_turn()
    ended = (await stage.game()).changed
    clock.now = ended + INTERMISSION - 1
    await showcase.open_next()
    assert len(await all_games(harness)) == 1
    clock.now += 1
    sight.open = False
    await showcase.open_next()
    assert len(await all_games(harness)) == 1
    sight.open = True
    await showcase.open_next()
    await shown(harness, clock)
    assert len(await all_games(harness)) == 2


async def test_no_game_begins_while_somebody_plays(harness: Harness, clock: Hands, sight: Sight) -> None:
    showcase = Showcase(harness.bot, harness.channel(CHANNEL), sight)
    seats = await harness.open("Ana", "Bruno", place="cusco")
    await showcase.open_next()
    assert [game.id for game in await all_games(harness)] == [seats.id]
    clock.now += AT_IT
    await showcase.open_next()
    assert len(await all_games(harness)) == 2


async def test_a_game_that_somebody_stopped_comes_again_only_with_the_next_start(
    harness: Harness, clock: Hands, sight: Sight
) -> None:
    showcase = Showcase(harness.bot, harness.channel(CHANNEL), sight)
    await showcase.open()
    stage = await shown(harness, clock)
    assert "Only the host" in said(await harness.person("Bruno").press(stage.live(), "Stop"))
    sure = await harness.person("Ana").press(stage.live(), "Stop")
    await harness.person("Ana").press(sure.message or {}, "Yes, end this game")
    clock.now += 10 * INTERMISSION
    await showcase.open_next()
    assert [game.status for game in await all_games(harness)] == [ABORTED]
    await Showcase(harness.bot, harness.channel(CHANNEL), sight).open()
    await shown(harness, clock)
    assert [game.status for game in await all_games(harness)] == [ABORTED, RUNNING]


async def test_the_game_rests_when_nobody_has_looked_for_a_while(harness: Harness, clock: Hands, sight: Sight) -> None:
    showcase = Showcase(harness.bot, harness.channel(CHANNEL), sight)
    await showcase.open()
    stage = await shown(harness, clock)
    sight.open = False
    await stage.next_turn()
    seq = (await stage.game()).seq
    assert seq > 0
    await stage.pass_time(PATIENCE / SECOND)
    assert (await stage.game()).seq == seq
    sight.open = True
    await stage.pass_time(0)
    assert (await stage.game()).seq > seq
    assert (await stage.game()).terms.watched is not None


async def test_where_there_is_too_much_to_watch_already_nothing_is_opened(
    harness: Harness, clock: Hands, sight: Sight
) -> None:
    for place in ("plaza", "cusco", "vilcabamba"):
        await harness.person("Ana").slash(harness.channel(place), "watch", player="easy")
    await Showcase(harness.bot, harness.channel(CHANNEL), sight).open()
    assert await harness.games.lists.in_channel(str(harness.channel(CHANNEL))) is None
