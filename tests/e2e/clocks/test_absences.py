"""Players who are away: the table hears of it, decides what to do, and they hear on return what has happened."""

import asyncio
from typing import Any

import pytest
from msgspec import structs

from bot.table.clock.clock import DAY, HOUR, date
from storage import BOT, PERSON, Leave, Preferences, Wait
from storage.posted import AwayNotice, Posted, SeatCall, key
from tests.e2e.kit.harness import Harness, Message, Seats, parts
from tests.e2e.kit.playing import called, only_for_them, said
from tests.e2e.kit.timing import (
    NOON,
    TWELVE_HOURS,
    Hands,
    alone,
    answer,
    begin,
    calls,
    heard,
    later,
    offers,
    reminders,
    restart,
)
from tests.e2e.kit.trouble import planted

BACK = NOON + 5 * DAY


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def away(harness: Harness, **options: str) -> tuple[Seats, Message]:
    """Ana's table of three, at which Bruno is asked and away for five days, and what the table hears."""
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno", **options)
    await harness.person("Bruno").slash(seats.channel, "remind", away_days=5)
    (notice,) = heard(seats, "🌴")
    return seats, notice


async def press(harness: Harness, name: str, message: Message, label: str) -> str:
    reply = await harness.person(name).press(message, label)
    assert only_for_them(reply)
    await harness.bot.tables.settled()
    return said(reply)


# ---------------------------------------------------------------- going


async def test_the_table_is_told_once_and_asked_what_to_do(harness: Harness, clock: Hands) -> None:
    seats, notice = await away(harness)
    assert notice["content"].startswith(f"🌴 Bruno is away until {date(BACK)}")
    assert called(notice) == []
    assert [part["label"] for part in parts(notice)] == ["Wait until back", "Bot plays until then", "I am back"]
    assert (await seats.game()).seats[1].leave == Leave(BACK)
    await restart(harness)
    await later(harness, clock, 5 * DAY - 1)
    assert heard(seats, "🌴") == [notice]
    assert (reminders(seats), offers(seats)) == ([], [])


@pytest.mark.parametrize(
    ("people", "decide"),
    [
        (("Ana", "Bruno", "Chaska"), "The others, or the host alone, may decide:"),
        (("Bruno", "Ana", "Chaska"), "The others may decide:"),
        (("Bruno", "Chaska"), "Chaska may decide:"),
    ],
    ids=["the host is there", "the host is away", "one other"],
)
async def test_the_notice_names_who_decides(harness: Harness, people: tuple[str, ...], decide: str) -> None:
    seats = await begin(harness, *people, late="Bruno")
    await harness.person("Bruno").slash(seats.channel, "remind", away_days=5)
    (notice,) = heard(seats, "🌴")
    assert notice["content"].splitlines()[0].endswith(f"and is not called before then. {decide}")


async def test_a_longer_absence_changes_the_notice_and_keeps_what_was_decided(harness: Harness, clock: Hands) -> None:
    seats, notice = await away(harness, clock=TWELVE_HOURS)
    assert await press(harness, "Ana", notice, "Wait until back") == "Decided."
    await harness.person("Bruno").slash(seats.channel, "remind", away_days=9)
    (longer,) = heard(seats, "🌴")
    assert longer["id"] == notice["id"]
    assert (
        longer["content"] == f"🌴 Bruno is away until {date(NOON + 9 * DAY)}. The table waits; no clock runs meanwhile."
    )
    game = await seats.game()
    assert game.seats[1].leave == Leave(NOON + 9 * DAY, "wait")
    assert game.waits == {1: Wait(NOON, NOON + 9 * DAY + 12 * HOUR)}
    await later(harness, clock, 5 * DAY)
    assert heard(seats, "🙋") == [], "the return is later now"
    await later(harness, clock, 4 * DAY)
    assert len(heard(seats, "🙋")) == 1


async def test_nobody_is_told_where_nobody_waits(harness: Harness) -> None:
    seats = await begin(harness, "Ana", bots=1)
    await harness.person("Ana").slash(seats.channel, "remind", away_days=5)
    assert heard(seats, "🌴") == []


# ---------------------------------------------------------------- what the table does


async def test_a_table_that_waits_stops_the_clock_until_the_return(harness: Harness, clock: Hands) -> None:
    seats, notice = await away(harness, clock=TWELVE_HOURS)
    clock.now += 2 * HOUR
    assert await press(harness, "Ana", notice, "Wait until back") == "Decided."
    decided = heard(seats, "🌴")[0]
    assert decided["content"] == f"🌴 Bruno is away until {date(BACK)}. The table waits; no clock runs meanwhile."
    assert [part["label"] for part in parts(decided)] == ["I am back"]
    assert (await seats.game()).waits == {1: Wait(NOON, BACK + 10 * HOUR)}
    await later(harness, clock, 5 * DAY - 2 * HOUR)
    (welcome,) = heard(seats, "🙋")
    assert called(welcome) == ["Bruno"]
    assert date(BACK + 10 * HOUR) in welcome["content"]
    assert [part["custom_id"].split(":")[1] for part in parts(welcome)] == ["turn", "since"]
    assert heard(seats, "🌴") == []
    await later(harness, clock, 10 * HOUR - 1)
    assert offers(seats) == []
    await later(harness, clock, 1)
    assert len(offers(seats)) == 1


async def test_more_than_half_of_the_others_decide_and_the_absent_player_does_not(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, "Bruno", "Ana", "Chaska", "Diego", late="Bruno")
    await harness.person("Bruno").slash(seats.channel, "remind", away_days=5)
    (notice,) = heard(seats, "🌴")
    assert "The others decide" in await press(harness, "Bruno", notice, "Bot plays until then")
    assert "Only the others" in await press(harness, "Elena", notice, "Bot plays until then")
    for _ in range(2):
        assert "Your vote counts" in await press(harness, "Chaska", notice, "Bot plays until then")
        assert "Votes so far: 1. It takes 2 for the same choice." in heard(seats, "🌴")[0]["content"]
    assert "Your vote counts" in await press(harness, "Diego", notice, "Wait until back")
    assert (await seats.game()).seats[0].controller == PERSON
    assert await press(harness, "Diego", notice, "Bot plays until then") == "Decided."
    assert (await seats.game()).seats[0].controller == BOT
    old = planted(harness, seats.channel, *(part["custom_id"] for part in parts(notice)))
    for each in parts(old)[:2]:
        assert await press(harness, "Chaska", old, each["custom_id"]) == "That has already been settled."


async def test_a_bot_player_of_the_wanted_level_plays_until_the_return(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno", clock=TWELVE_HOURS)
    await harness.person("Bruno").slash(seats.channel, "remind", away_days=5, stand_in="easy")
    (notice,) = heard(seats, "🌴")
    turns = (await harness.games.view(seats.id, None)).turn
    assert await press(harness, "Ana", notice, "Bot plays until then") == "Decided."
    game = await seats.game()
    assert (game.seats[1].controller, game.seats[1].level, game.to_act != 1) == (BOT, "easy", True)
    assert 1 not in game.waits
    while (await harness.games.view(seats.id, None)).turn < turns + 5:
        await answer(seats)
        await seats.settled()
    before = len(calls(seats, "Bruno"))
    await later(harness, clock, 5 * DAY)
    (welcome,) = heard(seats, "🙋")
    assert called(welcome) == ["Bruno"]
    assert "🤖 A bot player (" in welcome["content"]
    assert "for you." in welcome["content"]
    assert "Since your last answer" in welcome["content"]
    seat = (await seats.game()).seats[1]
    assert (seat.controller, seat.level, seat.leave) == (PERSON, "", None)
    assert heard(seats, "🌴") == []
    await alone(seats, "Bruno")
    assert len(calls(seats, "Bruno")) > before + 1
    assert "Bruno" not in str([each.person for each in (await seats.game()).seats if each.controller == BOT])


async def test_a_crash_in_the_middle_of_a_decision_leaves_a_bot_player_or_the_vote(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, notice = await away(harness)

    async def dies(*given: object) -> None:
        raise OSError

    with monkeypatch.context() as broken:
        broken.setattr(harness.games.seats, "replace", dies)
        await harness.person("Ana").press(notice, "Bot plays until then")
    await restart(harness)
    assert await press(harness, "Ana", notice, "Bot plays until then") == "Decided."
    assert (await seats.game()).seats[1].controller == BOT


async def test_presses_at_the_same_moment_decide_once(harness: Harness) -> None:
    _, notice = await away(harness)
    presses = [harness.person("Ana").press(notice, label) for label in ("Wait until back", "Bot plays until then")]
    words = sorted(said(reply) for reply in await asyncio.gather(*presses))
    assert words == ["Decided.", "That has already been settled."]


# ---------------------------------------------------------------- coming back


async def test_whoever_is_back_early_says_so_by_the_button_and_has_the_time_that_was_left(
    harness: Harness, clock: Hands
) -> None:
    seats, notice = await away(harness, clock=TWELVE_HOURS)
    await press(harness, "Ana", notice, "Wait until back")
    clock.now += 2 * DAY
    (notice,) = heard(seats, "🌴")
    assert await press(harness, "Ana", notice, "I am back") == "That button is for the player it names."
    assert (await seats.game()).seats[1].leave is not None
    assert await press(harness, "Bruno", notice, "I am back") == "Welcome back!"
    assert (await seats.game()).waits == {1: Wait(NOON, clock.now + 12 * HOUR)}
    assert len(heard(seats, "🙋")) == 1
    assert heard(seats, "🌴") == []
    shown = said(await harness.person("Bruno").slash(seats.channel, "remind"))
    assert "away" not in shown
    old = planted(harness, seats.channel, parts(notice)[0]["custom_id"])
    await press(harness, "Bruno", old, parts(old)[0]["custom_id"])
    assert len(heard(seats, "🙋")) == 1, "an old button tells nothing twice"


async def test_whoever_is_back_early_is_not_late_for_the_time_before(harness: Harness, clock: Hands) -> None:
    for way in ("button", "command"):
        seats = await begin(harness, "Ana", "Bruno", late="Bruno", place={"button": "plaza", "command": "cusco"}[way])
        bruno = harness.person("Bruno")
        await bruno.slash(seats.channel, "remind", away_days=10)
        await later(harness, clock, 5 * DAY)
        if way == "button":
            await press(harness, "Bruno", heard(seats, "🌴")[0], "I am back")
        else:
            await bruno.slash(seats.channel, "remind", away_days=0)
        await later(harness, clock, 3 * DAY - 1)
        assert offers(seats) == []
        await later(harness, clock, 1)
        assert len(offers(seats)) == 1
        await harness.person("Ana").press(offers(seats)[0], "Bot plays on")


async def test_somebody_who_returns_at_night_hears_of_it_in_the_morning(harness: Harness, clock: Hands) -> None:
    seats, _ = await away(harness)
    await harness.person("Bruno").slash(seats.channel, "remind", quiet_from=10, quiet_to=14)
    await harness.person("Bruno").slash(seats.channel, "remind", away_days=6)
    await later(harness, clock, 6 * DAY + 2 * HOUR - 1)
    assert heard(seats, "🙋") == []
    await later(harness, clock, 1)
    assert len(heard(seats, "🙋")) == 1


async def test_whoever_comes_back_to_a_table_that_does_not_wait_is_not_called(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", late="Ana")
    await harness.person("Bruno").slash(seats.channel, "remind", away_days=5)
    await harness.person("Ana").slash(seats.channel, "remind", after_hours=0)
    await later(harness, clock, 2 * DAY)
    assert len(heard(seats, "🌴")) == 1
    await later(harness, clock, 3 * DAY)
    assert (heard(seats, "🙋"), heard(seats, "🌴")) == ([], [])
    assert (await seats.game()).seats[1].leave is None


async def test_the_notice_goes_along_to_another_channel(harness: Harness) -> None:
    seats, notice = await away(harness)
    moved = Seats(harness, seats.id, harness.channel("vilcabamba"))
    await harness.person("Ana").slash(moved.channel, "game move", game=seats.id)
    await moved.settled()
    assert heard(seats, "🌴") == []
    (here,) = heard(moved, "🌴")
    assert (here["content"], parts(here)) == (notice["content"], parts(notice))
    assert await press(harness, "Ana", here, "Wait until back") == "Decided."


async def test_a_crash_in_the_middle_of_a_return_says_it_once(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, _ = await away(harness)

    async def dies(*given: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(harness.games.seats, "set_leave", dies)
    clock.now += 5 * DAY
    await asyncio.gather(harness.bot.tables.timekeeper.ring_due(), return_exceptions=True)
    assert len(heard(seats, "🙋")) == 1
    assert (await seats.game()).seats[1].leave is not None
    monkeypatch.undo()
    await restart(harness)
    await later(harness, clock, HOUR)
    assert len(heard(seats, "🙋")) == 1
    assert (await seats.game()).seats[1].leave is None


async def test_the_list_says_who_is_away(harness: Harness) -> None:
    seats, _ = await away(harness)
    listed = said(await harness.person("Ana").slash(seats.channel, "game list"))
    assert f"\n  🌴 Bruno is away until <t:{BACK // 1000}:f>" in listed
    assert f"Bruno is away until {date(BACK)}." in said(await harness.person("Ana").slash(seats.channel, "game status"))


async def test_preferences_without_an_absence_stay_as_they_are(harness: Harness) -> None:
    bruno = harness.person("Bruno")
    await bruno.slash(harness.channel(), "remind", away_days=0)
    assert await harness.games.registry.preferences(str(bruno.id)) == Preferences()


# ---------------------------------------------------------------- coming back at a bad time


@pytest.mark.parametrize("told", ["before", "meanwhile"])
async def test_nobody_is_rung_in_quiet_hours_on_return(harness: Harness, clock: Hands, told: str) -> None:
    seats = await begin(harness, "Ana", "Bruno", late="Bruno")
    night = {"quiet_from": 11, "quiet_to": 15}
    bruno = harness.person("Bruno")
    await bruno.slash(seats.channel, "remind", away_days=1, **(night if told == "before" else {}))
    await bruno.slash(seats.channel, "remind", **night)
    await later(harness, clock, DAY + HOUR)
    assert heard(seats, "🙋") == []
    await later(harness, clock, 2 * HOUR)
    assert len(heard(seats, "🙋")) == 1


async def test_the_return_to_a_paused_game_rings_once_it_goes_on(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", late="Ana")
    await harness.person("Bruno").slash(seats.channel, "remind", away_days=1)
    await answer_until(seats, "Bruno")
    await harness.person("Ana").slash(seats.channel, "game pause")
    await later(harness, clock, DAY)
    (back,) = heard(seats, "🙋")
    assert calls(seats, "Bruno") == []
    await harness.person("Ana").slash(seats.channel, "game resume")
    await later(harness, clock, 2 * HOUR)
    assert back in seats.messages()
    assert len(calls(seats, "Bruno")) == 1


async def answer_until(seats: Seats, name: str) -> None:
    while (await seats.asked()).name != name:
        await answer(seats)
        await seats.settled()


@pytest.mark.parametrize("answered", [False, True], ids=["along", "alone"])
async def test_whoever_comes_back_in_a_common_round_is_called(harness: Harness, clock: Hands, answered: bool) -> None:
    seats = await harness.open("Ana", "Bruno", "Chaska", clock=TWELVE_HOURS)
    game = await seats.game()
    back = next(number for number in range(3) if number != game.to_act)
    name, asked = game.seats[back].name, game.seats[game.to_act or 0].name
    await harness.games.seats.replace(seats.id, back, structs.replace(game.seats[back], controller=BOT, level="easy"))
    await harness.bot.tables.recall(seats.id, back)
    await seats.settled()
    if answered:
        await harness.games.forget_message(seats.id, key(SeatCall, game.to_act))
    before = len(calls(seats, name)), len(calls(seats, asked))
    await harness.person(name).slash(seats.channel, "game join")
    await seats.settled()
    assert (len(calls(seats, name)), len(calls(seats, asked))) == (before[0] + 1, before[1])
    assert (await seats.game()).waits[back].due == NOON + 12 * HOUR


# ---------------------------------------------------------------- a game that begins meanwhile


@pytest.mark.parametrize("at_night", [False, True], ids=["", "called at night"])
async def test_whoever_is_away_when_a_game_begins_is_called_on_return(
    harness: Harness, clock: Hands, at_night: bool
) -> None:
    await harness.person("Bruno").slash(harness.channel(), "remind", away_days=5, call_at_night=at_night)
    seats = await harness.open("Ana", "Bruno", "Chaska")
    (notice,) = heard(seats, "🌴")
    assert notice["content"].startswith(f"🌴 Bruno is away until {date(BACK)}")
    assert [part["label"] for part in parts(notice)] == ["Wait until back", "Bot plays until then", "I am back"]
    assert (await seats.game()).seats[1].leave == Leave(BACK)
    await restart(harness)
    await later(harness, clock, 3 * DAY)
    assert calls(seats, "Bruno") == []
    assert heard(seats, "🌴") == [notice]
    await later(harness, clock, 2 * DAY)
    (welcome,) = heard(seats, "🙋")
    assert called(welcome) == ["Bruno"]
    assert len(calls(seats, "Bruno")) == 1
    assert (heard(seats, "🌴"), (await seats.game()).seats[1].leave) == ([], None)


async def test_the_first_wait_of_whoever_is_away_is_handled_as_an_absence(harness: Harness, clock: Hands) -> None:
    await harness.person("Bruno").slash(harness.channel(), "remind", away_days=5)
    seats = await harness.open("Ana", "Bruno", "Chaska", clock=TWELVE_HOURS)
    clock.now += 2 * HOUR
    assert await press(harness, "Ana", heard(seats, "🌴")[0], "Wait until back") == "Decided."
    assert (await seats.game()).waits[1] == Wait(NOON, BACK + 10 * HOUR)


async def test_a_bot_may_play_from_the_beginning_until_the_return(harness: Harness, clock: Hands) -> None:
    await harness.person("Bruno").slash(harness.channel(), "remind", away_days=5, stand_in="easy")
    seats = await harness.open("Ana", "Bruno", "Chaska")
    assert await press(harness, "Ana", heard(seats, "🌴")[0], "Bot plays until then") == "Decided."
    assert (await seats.game()).seats[1].controller == BOT
    await later(harness, clock, 5 * DAY)
    assert (await seats.game()).seats[1].controller == PERSON


async def test_whoever_is_back_early_is_called_by_the_button_of_a_notice_before_the_first_board(
    harness: Harness, clock: Hands
) -> None:
    await harness.person("Bruno").slash(harness.channel(), "remind", away_days=5)
    seats = await harness.open("Ana", "Bruno", "Chaska")
    (notice,) = heard(seats, "🌴")
    assert await press(harness, "Chaska", notice, "I am back") == "That button is for the player it names."
    assert await press(harness, "Bruno", notice, "I am back") == "Welcome back!"
    assert (len(calls(seats, "Bruno")), heard(seats, "🌴")) == (1, [])
    old = planted(harness, seats.channel, parts(notice)[0]["custom_id"])
    assert await press(harness, "Ana", old, parts(old)[0]["custom_id"]) == "That has already been settled."


async def test_a_crash_at_the_beginning_tells_of_an_absence_once(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.person("Bruno").slash(harness.channel(), "remind", away_days=5)
    remember = harness.games.remember_message

    async def dies(game: int, *posted: Posted, **more: Any) -> None:
        if any(isinstance(each, AwayNotice) for each in posted):
            raise asyncio.CancelledError
        await remember(game, *posted, **more)

    with monkeypatch.context() as broken:
        broken.setattr(harness.games, "remember_message", dies)
        seats = await harness.open("Ana", "Bruno", "Chaska")
    await restart(harness)
    assert len(heard(seats, "🌴")) == 1
    assert calls(seats, "Bruno") == []
    assert [name for name in ("Ana", "Chaska") if calls(seats, name)] == ["Ana", "Chaska"]
