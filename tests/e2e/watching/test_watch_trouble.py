"""Games to watch outlive restarts, know their limits, survive trouble, and keep nobody else waiting."""

import asyncio
from typing import Any

import pytest
from msgspec import structs

from bot.table.io import messages
from bot.table.io.quotas import Limits
from bot.table.watch.watching import PACES, TRY_AGAIN
from storage import ABORTED, RUNNING
from tests.e2e.kit.harness import Harness, button
from tests.e2e.kit.playing import files, said
from tests.e2e.kit.timing import Hands, restart
from tests.e2e.kit.trouble import errors
from tests.e2e.kit.watching import PACED, PAUSED, SECOND, Ponderer, watch


@pytest.fixture
def harness(watched_harness: Harness) -> Harness:
    return watched_harness


MOST = Limits().watched_server


# ---------------------------------------------------------------- restarts


async def test_a_running_show_goes_on_after_a_restart(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock, pace=8)
    await stage.next_turn()
    before = (await harness.games.view(stage.id, None)).turn
    live = stage.live()["id"]
    await restart(harness)
    await stage.quiet()
    assert (await harness.games.view(stage.id, None)).turn == before + 2
    assert stage.live()["id"] == live
    assert "every 8 seconds" in stage.words
    await stage.next_turn()
    assert (await harness.games.view(stage.id, None)).turn == before + 4
    assert len(stage.from_bot()) == 1


async def test_a_paused_show_stays_paused_after_a_restart_and_its_buttons_work(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    await stage.next_turn()
    await stage.press("Elena", "Pause", PAUSED)
    words, details = stage.words, await stage.details()
    assert "• Amaru" in details
    seq = (await stage.game()).seq
    await restart(harness)
    await stage.pass_time()
    assert ((await stage.game()).seq, stage.words) == (seq, words)
    await stage.press("Elena", "Slower", "Paused (8 seconds a turn)")
    assert stage.words == words.replace("5 seconds", "8 seconds")
    assert await stage.details() == details, "what happened in the last turn is still told"
    await stage.press("Elena", "Play", PACED)
    assert (await stage.game()).seq > seq


async def test_a_pause_that_another_program_has_noted_counts(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    await harness.games.set_show(stage.id, lambda show: structs.replace(show, paused=True))
    await stage.pass_time()
    assert (await stage.game()).seq == 0


async def test_a_bot_that_dies_in_the_middle_of_a_turn_plays_it_to_its_end_after_the_restart(
    harness: Harness, clock: Hands, ponderer: Ponderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = await watch(harness, clock)
    await stage.next_turn()
    turn = (await harness.games.view(stage.id, None)).turn
    real = harness.games.play

    async def one_answer(*given: Any, **more: Any) -> Any:
        played = await real(*given, **more)
        ponderer.hold()
        return played

    monkeypatch.setattr(harness.games, "play", one_answer)
    clock.now += PACES[-1] * SECOND
    harness.bot.tables.watching.begin_due()
    await asyncio.sleep(0)
    while ponderer.may_answer.is_set():
        await asyncio.sleep(0)
    await ponderer.thinking.wait()
    await harness.stop_bot()
    ponderer.may_answer.set()
    await harness.start_bot()
    await harness.bot.tables.wake_all()
    await stage.quiet()
    assert (await harness.games.view(stage.id, None)).turn == turn + 2
    assert f"turn {turn + 2})" in stage.words
    assert len(stage.from_bot()) == 1


async def test_a_show_that_ended_right_before_a_crash_is_summed_up_after_it(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = await watch(harness, clock, opponent="bots", player="easy")
    monkeypatch.setattr(harness.bot.tables.watching, "_ended", lambda game: None)
    while (await stage.game()).status == RUNNING:
        await stage.pass_time()
    assert not any(button(each, "Watch another") for each in stage.messages())
    await restart(harness)
    assert [files(each) for each in stage.from_bot()[-2:]] == [["game"], ["result"]]


# ---------------------------------------------------------------- limits and trouble


async def test_a_server_has_only_so_many_games_to_watch(harness: Harness, clock: Hands) -> None:
    places = ("plaza", "cusco", "vilcabamba", "machu-picchu")
    assert len(places) - 1 == MOST
    stages = [await watch(harness, clock, place) for place in places[:MOST]]
    refused = await harness.person("Ana").slash(harness.channel(places[-1]), "watch")
    assert said(refused).startswith("There are already 3 games to watch on this server")
    assert await harness.games.lists.in_channel(str(harness.channel(places[-1]))) is None
    await stages[0].stop("Bruno")
    await watch(harness, clock, places[-1])


async def test_at_once_no_more_games_begin_than_may(harness: Harness, clock: Hands) -> None:
    await watch(harness, clock, "plaza")
    await watch(harness, clock, "cusco")
    ana = harness.person("Ana")
    await asyncio.gather(
        *(ana.slash(harness.channel(place), "watch", player="easy") for place in ("vilcabamba", "machu-picchu"))
    )
    assert len(await harness.games.lists.running()) == MOST


async def test_a_channel_has_one_game(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    again = await harness.person("Ana").slash(stage.channel, "watch")
    assert "Another game is open in this channel" in said(again)
    new = await harness.person("Ana").slash(stage.channel, "game new")
    assert "Another game is open in this channel" in said(new)


async def test_commands_of_other_games_work_on_a_show(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    await stage.pass_time()
    ana = harness.person("Ana")
    assert "A turn every 5 seconds or more." in said(await ana.slash(stage.channel, "game status"))
    assert "for watching: Amaru, Pachamama" in said(await ana.slash(stage.channel, "game list"))
    assert files((await ana.slash(stage.channel, "board")).message) == ["board"]
    assert "Amaru" in said(await ana.slash(stage.channel, "log"))
    for command, options in (("game replace", {"seat": "1", "by": ana}), ("game replace", {"seat": "1"})):
        assert "only for watching" in said(await ana.slash(stage.channel, command, **options))
    assert "has started" in said(await ana.slash(stage.channel, "game join"))
    assert "do not have a seat" in said(await ana.slash(stage.channel, "game concede"))
    sure = await ana.slash(stage.channel, "game abort")
    await ana.press(sure.message or {}, "Yes, end this game")
    await stage.quiet()
    assert (await stage.game()).status == ABORTED


@pytest.mark.parametrize(
    "options",
    [
        {"opponent": "bots", "difficulty": "hard"},
        {"opponent": "axomamma", "difficulty": "hard"},
        {"difficulty": "easy, hard"},
        {"difficulty": "nonsense"},
    ],
)
async def test_what_cannot_be_watched_is_refused_with_a_sentence(harness: Harness, options: dict[str, str]) -> None:
    words = said(await harness.person("Ana").slash(harness.channel(), "watch", **options))
    assert "reference" not in words
    assert await harness.games.lists.in_channel(str(harness.channel())) is None


async def test_words_for_the_difficulty_are_offered(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    offered = await ana.autocomplete(plaza, "watch", focused="difficulty", difficulty="ha")
    assert [choice["value"] for choice in offered] == ["hard"]
    assert await ana.autocomplete(plaza, "watch", focused="difficulty", opponent="bots", difficulty="ha") == []


async def test_without_permission_there_is_no_show(harness: Harness) -> None:
    harness.sandbox.deny(harness.channel(), "attach_files")
    words = said(await harness.person("Ana").slash(harness.channel(), "watch"))
    assert words == "I need Attach Files in this channel."


@pytest.mark.parametrize("permission", ["view_channel", "attach_files"])
async def test_a_show_that_may_not_be_shown_pauses_and_goes_on_when_somebody_says_so(
    harness: Harness, clock: Hands, permission: str, caplog: pytest.LogCaptureFixture
) -> None:
    stage = await watch(harness, clock)
    harness.sandbox.deny(stage.channel, permission)
    await stage.pass_time()
    seq = (await stage.game()).seq
    assert [record.levelname for record in caplog.records if "may not be shown" in record.message] == ["WARNING"]
    await stage.pass_time()
    assert (await stage.game()).seq == seq
    shown = (await stage.game()).terms.watched
    assert shown is not None
    assert shown.paused
    harness.sandbox.allow(stage.channel, permission)
    await stage.press("Elena", "Step", f"turn {(await harness.games.view(stage.id, None)).turn + 2})")
    assert errors(caplog) == []


async def test_a_show_whose_channel_is_deleted_ends_and_makes_room(
    harness: Harness, clock: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    stage = await watch(harness, clock, "cusco")
    other = await watch(harness, clock, "plaza")
    harness.sandbox.world.channels.remove(stage.channel)
    harness.sandbox.world.chat.forget(stage.channel)
    await other.pass_time()
    assert (await stage.game()).status == ABORTED
    assert (await other.game()).seq > 0
    await restart(harness)
    await other.pass_time()
    assert errors(caplog) == []


async def test_a_live_message_that_somebody_deletes_comes_again(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    chat = harness.sandbox.world.chat
    chat.remove(chat.find(stage.channel, int(stage.live()["id"])))
    assert stage.from_bot() == []
    await stage.pass_time()
    assert len(stage.from_bot()) == 1
    assert files(stage.live()) == ["turn"]


async def test_a_turn_that_failed_is_tried_again_later_and_ever_more_rarely(
    harness: Harness,
    clock: Hands,
    ponderer: Ponderer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    stage = await watch(harness, clock)

    async def fails(*given: Any) -> Any:
        raise RuntimeError("no idea")

    monkeypatch.setattr(ponderer, "choose", fails)
    await stage.pass_time()
    for wait in (2 * TRY_AGAIN, 4 * TRY_AGAIN):
        failures = len(caplog.records)
        await stage.pass_time((wait - 1) / SECOND)
        assert len(caplog.records) == failures
        await stage.pass_time(1 / SECOND)
        assert len(caplog.records) == failures + 1
    monkeypatch.undo()
    await stage.pass_time(8 * TRY_AGAIN / SECOND)
    assert (await harness.games.view(stage.id, None)).turn == 1
    await stage.next_turn()
    assert (await harness.games.view(stage.id, None)).turn == 3


async def test_nothing_is_played_while_nobody_is_there_to_watch(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    harness.bot.tables.watching.has_audience = lambda: False
    await stage.pass_time()
    assert (await stage.game()).seq == 0
    await stage.press("Elena", "Step", "turn 1)")
    await stage.press("Elena", "Play", PACED)
    await stage.pass_time()
    assert (await harness.games.view(stage.id, None)).turn == 1
    harness.bot.tables.watching.has_audience = lambda: True
    await stage.pass_time(0)
    assert (await harness.games.view(stage.id, None)).turn == 3


# ---------------------------------------------------------------- thinking beside others


async def test_a_show_that_thinks_delays_no_other_game_and_no_look_at_it(
    harness: Harness, clock: Hands, ponderer: Ponderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "MOMENT", 0.0)
    stage = await watch(harness, clock, player="expert")
    ponderer.hold()
    clock.now += 5 * SECOND
    harness.bot.tables.watching.begin_due()
    await ponderer.thinking.wait()
    seats = await harness.open("Ana", "Bruno", place="cusco")
    await seats.choose(index=0)
    await seats.settled()
    assert (await seats.game()).seq == 1
    assert files((await harness.person("Ana").slash(stage.channel, "board")).message) == ["board"]
    typing = f"/channels/{stage.channel}/typing"
    while not any(call.path == typing for call in harness.sandbox.requests):
        await asyncio.sleep(0)
    harness.sandbox.requests.clear()
    await harness.stop_bot()
    ponderer.may_answer.set()
    await harness.start_bot()
    await harness.bot.tables.wake_all()
    await stage.quiet()
    assert (await harness.games.view(stage.id, None)).turn == 1


async def test_watched_games_think_one_after_the_other(harness: Harness, clock: Hands, ponderer: Ponderer) -> None:
    stages = [await watch(harness, clock, place, player="expert") for place in ("plaza", "cusco")]
    ponderer.hold()
    clock.now += 5 * SECOND
    harness.bot.tables.watching.begin_due()
    await ponderer.thinking.wait()
    for stage in stages:  # while the first one thinks, there is time for a lot of other things
        assert files((await harness.person("Ana").slash(stage.channel, "board")).message) == ["board"]
    assert ponderer.asked == ["expert"]
    ponderer.may_answer.set()
    for stage in stages:
        await stage.quiet()
        assert (await harness.games.view(stage.id, None)).turn == 1


async def test_there_and_back_at_once_leaves_buttons_where_the_show_is(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock, "cusco")
    await stage.press("Elena", "Pause", PAUSED)
    shown = len(stage.from_bot())
    for place in ("plaza", "cusco"):
        await harness.person("Bruno").slash(harness.channel(place), "game move", game=stage.id)
        await stage.quiet()
    signs = [each["content"][0] for each in stage.from_bot()[shown:]]
    assert signs == ["🚚", "🚚", stage.live()["content"][0]], "it went away, is here again, and goes on"
    assert stage.live() == stage.from_bot()[-1]
    await stage.press("Elena", "Play", PACED)
