"""Timers that are neither lost nor doubled, whatever happens to the bot, to Discord and to the game meanwhile."""

import asyncio
from typing import Any

import pytest

from bot.table.clock.clock import DAY, HOUR
from bot.table.clock.late_offers import CLOCK
from bot.table.clock.reminders import REMINDER
from bot.table.clock.timekeeper import TRY_AGAIN, Timekeeper
from bot.table.clock.waits import Waits
from engine.core import apply, legal_actions
from engine.foresight import Ahead
from engine.queries import is_follow_on
from engine.state import State
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import called, moment, tap
from tests.e2e.kit.timing import (
    A_DAY,
    NOON,
    TWELVE_HOURS,
    Hands,
    answer,
    begin,
    calls,
    later,
    offers,
    reminders,
    restart,
    ring,
    sit_down,
)


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def test_what_was_late_because_the_bot_was_down_is_sent_once(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=A_DAY)
    (number,) = (await seats.game()).waits
    await ring(harness)
    await harness.stop_bot()
    clock.now += 5 * DAY
    await harness.start_bot()
    await ring(harness)
    assert (len(reminders(seats)), len(offers(seats))) == (0, 0), "nobody could answer meanwhile"
    assert (await seats.game()).waits[number].due == NOON + 6 * DAY
    await later(harness, clock, 8 * HOUR)
    assert (len(reminders(seats)), len(offers(seats))) == (1, 0)
    await restart(harness)
    await later(harness, clock, 16 * HOUR - 1)
    assert (len(reminders(seats)), len(offers(seats))) == (1, 0)
    await later(harness, clock, 1)
    assert (len(reminders(seats)), len(offers(seats))) == (0, 1)


async def test_two_programs_on_one_database_send_a_reminder_once(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    keepers = [harness.bot.tables.timekeeper]
    for _ in range(3):
        keepers.append(keeper := Timekeeper(harness.games, harness.bot.messages, harness.bot.tables.lose))
        Waits(harness.games, harness.bot.messages, keeper)
    await asyncio.gather(*(keeper.ring_due() for keeper in keepers))
    for time, expected in ((8 * HOUR, (1, 0)), (4 * HOUR, (1, 1)), (7 * DAY, (1, 2))):
        clock.now += time
        await asyncio.gather(*(keeper.ring_due() for keeper in keepers))
        assert (len(_nonces(harness, "⏰")), len(_nonces(harness, "⌛"))) == expected
        assert len([*reminders(seats), *offers(seats)]) == 1
    assert len(await harness.games.registry.next_timers()) == 1


async def test_nobody_is_reminded_of_a_question_that_was_answered(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno")
    first = await seats.asked()
    clock.now += 5 * HOUR
    await answer(seats)
    second = await seats.asked()
    await later(harness, clock, 3 * HOUR)
    assert reminders(seats) == []
    await later(harness, clock, 5 * HOUR)
    assert [called(each) for each in reminders(seats)] == [[second.name]]
    assert first.name != second.name


async def test_an_answer_that_the_channel_has_not_heard_of_is_told_instead_of_a_reminder(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await begin(harness, "Ana", "Bruno")
    monkeypatch.setattr(harness.bot.tables, "wake", lambda game: None)
    await answer(seats)
    await later(harness, clock, 8 * HOUR)
    assert reminders(seats) == []
    monkeypatch.undo()
    harness.bot.tables.wake(seats.id)
    await later(harness, clock, HOUR)
    assert reminders(seats) == []
    await later(harness, clock, 7 * HOUR)
    assert len(reminders(seats)) == 1


async def test_a_step_that_the_channel_has_not_heard_of_is_told_instead_of_a_reminder(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def a_final_step(state: State) -> bool:
        if state.turn <= 1 or is_follow_on(state):
            return False
        said, after = tap(state, legal_actions(state)[0]), apply(state, legal_actions(state)[0]).state
        return said.after.ahead is Ahead.COMES_UP and after.to_act == state.to_act

    seats = await sit_down(harness, moment(a_final_step), None)
    asked = (await seats.game()).asked
    monkeypatch.setattr(harness.bot.tables, "wake", lambda game: None)
    await seats.choose(index=0)
    await later(harness, clock, 8 * HOUR)
    assert reminders(seats) == []
    monkeypatch.undo()
    harness.bot.tables.wake(seats.id)
    await later(harness, clock, HOUR)
    assert (await seats.game()).asked == asked
    assert len(reminders(seats)) == 1


@pytest.mark.parametrize("wrong", [{"since": "1"}, {"seat": "3"}], ids=["an earlier question", "another seat"])
async def test_a_timer_of_another_wait_does_nothing(harness: Harness, clock: Hands, wrong: dict[str, str]) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=A_DAY)
    game = await seats.game()
    about = {"seat": str(game.to_act), "since": str(game.asked), "number": "1", "until": "1", **wrong}
    for kind in (REMINDER, CLOCK):
        await harness.games.registry.set_timer(seats.id, kind, clock.now + HOUR, about)
    await later(harness, clock, HOUR)
    assert (reminders(seats), offers(seats)) == ([], [])
    assert len(await harness.games.registry.next_timers()) == 2


async def _killed(harness: Harness, monkeypatch: pytest.MonkeyPatch, owner: object, name: str, after: bool) -> None:
    """The bot dies in the middle of ringing, right before or right after it does something."""
    real, dying = getattr(owner, name), asyncio.Event()

    async def last_breath(*given: Any, **more: Any) -> None:
        if after:
            await real(*given, **more)
        dying.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(owner, name, last_breath)
    ringing = asyncio.create_task(harness.bot.tables.timekeeper.ring_due())
    await dying.wait()
    ringing.cancel()
    await asyncio.gather(ringing, return_exceptions=True)
    monkeypatch.undo()
    await restart(harness)


# What the bot does while ringing, whether it dies before or after it, and whether Discord then gets the words again.
DEATHS = [
    ("drop_timer", False, False),
    ("drop_timer", True, False),
    ("send", False, False),
    ("send", True, True),
    ("remember_message", False, True),
    ("remember_message", True, False),
]


def _owner(harness: Harness, step: str) -> object:
    """Whoever takes this step."""
    if step.endswith("_timer"):
        return harness.games.registry
    return harness.bot.messages if step == "send" else harness.games


@pytest.mark.parametrize(("step", "after", "sent_again"), [*DEATHS, ("set_timer", True, False)])
async def test_whoever_dies_while_reminding_loses_nothing(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch, step: str, after: bool, sent_again: bool
) -> None:
    """Only between sending and noting it is the reminder sent again, and then Discord knows it by its nonce."""
    seats = await begin(harness, "Ana", "Bruno")
    await ring(harness)  # the bot is seen alive
    clock.now += 8 * HOUR
    await _killed(harness, monkeypatch, _owner(harness, step), step, after)
    await ring(harness)
    await later(harness, clock, TRY_AGAIN)
    sent = _nonces(harness, "⏰")
    assert (len(sent), len(set(sent))) == (1 + sent_again, 1)
    for number in (1, 2, 3):
        assert len(reminders(seats)) == 1
        assert len({*_nonces(harness, "⏰")}) == number
        await later(harness, clock, 8 * 2**number * HOUR)
    assert [timer.kind for timer in await harness.games.registry.next_timers()] == [CLOCK]


@pytest.mark.parametrize(("step", "after", "sent_again"), DEATHS)
async def test_whoever_dies_while_asking_the_table_asks_it_once(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch, step: str, after: bool, sent_again: bool
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    await (await seats.asked()).slash(seats.channel, "remind", after_hours=0)
    await ring(harness)  # the bot is seen alive
    clock.now += 12 * HOUR
    await _killed(harness, monkeypatch, _owner(harness, step), step, after)
    await ring(harness)
    await later(harness, clock, TRY_AGAIN)
    sent = _nonces(harness, "⌛")
    assert (len(sent), len(set(sent))) == (1 + sent_again, 1)
    await later(harness, clock, 6 * DAY)
    assert len(offers(seats)) == 1
    assert [timer.kind for timer in await harness.games.registry.next_timers()] == [CLOCK]
    await later(harness, clock, DAY)
    assert (len(offers(seats)), len({*_nonces(harness, "⌛")})) == (1, 2)


def _nonces(harness: Harness, sign: str) -> list[str]:
    """By which Discord would know the messages that begin with this sign."""
    bodies = [each.json for each in harness.sandbox.requests if isinstance(each.json, dict)]
    return [body["nonce"] for body in bodies if (body.get("content") or "").startswith(sign)]


async def test_what_discord_refuses_is_sent_when_it_does_not(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    harness.sandbox.deny(seats.channel, "send_messages")
    await later(harness, clock, 8 * HOUR)
    await later(harness, clock, 4 * HOUR)
    assert (reminders(seats), offers(seats)) == ([], [])
    harness.sandbox.allow(seats.channel, "send_messages")
    await later(harness, clock, HOUR)
    assert (len(reminders(seats)), len(offers(seats))) == (0, 1), "the offer is in its place"
    await later(harness, clock, 6 * DAY)
    assert (len(reminders(seats)), len(offers(seats))) == (0, 1)


async def test_lost_timers_are_set_again_after_a_start(harness: Harness, clock: Hands) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)
    await later(harness, clock, 8 * HOUR)
    await harness.games.registry.drop_timers(seats.id, (REMINDER, CLOCK))
    await restart(harness)
    await later(harness, clock, 4 * HOUR)
    assert (len(_nonces(harness, "⏰")), len(offers(seats))) == (1, 1)
    await harness.games.registry.drop_timers(seats.id, (REMINDER, CLOCK))
    await restart(harness)
    await later(harness, clock, 7 * DAY)
    assert (len(_nonces(harness, "⏰")), len({*_nonces(harness, "⌛")}), len(offers(seats))) == (1, 2, 1)
    assert len(await harness.games.registry.next_timers()) == 1


async def test_a_call_that_was_not_noted_before_a_crash_gets_its_timers_after_it(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await begin(harness, "Ana", "Bruno", clock=TWELVE_HOURS)

    async def dies(*given: Any) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(harness.games, "tell", dies)
    await answer(seats)
    second = await seats.asked()
    monkeypatch.undo()
    await restart(harness)
    await later(harness, clock, 8 * HOUR)
    assert [called(each) for each in reminders(seats)] == [[second.name]]
    await later(harness, clock, 4 * HOUR)
    assert len(offers(seats)) == 1


async def test_whoever_gets_a_seat_while_the_news_are_told_is_called(
    harness: Harness, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats: Seats = await begin(harness, "Ana", "Bruno", clock=A_DAY)
    while (await seats.view()).turn == 0:
        await answer(seats)
    drawing, drawn, replaced = asyncio.Event(), asyncio.Event(), asyncio.Event()
    draw, replace = harness.bot.pictures.chat, harness.games.seats.replace

    async def slowly(*given: Any) -> Any:
        drawing.set()
        await drawn.wait()
        return await draw(*given)

    async def at_once(*given: Any) -> Any:
        game = await replace(*given)
        replaced.set()
        return game

    monkeypatch.setattr(harness.bot.pictures, "chat", slowly)
    monkeypatch.setattr(harness.games.seats, "replace", at_once)
    begun = asyncio.create_task(drawing.wait())
    while not begun.done():  # in the first turn that is over, after one answer or some
        telling = asyncio.create_task(answer(seats))
        await asyncio.wait({telling, begun}, return_when=asyncio.FIRST_COMPLETED)
    number = (await seats.game()).to_act
    assert number is not None
    replacing = asyncio.create_task(
        playing.replace(harness.person("Ana"), seats.channel, seat=str(number + 1), by=harness.person("Diego"))
    )
    await replaced.wait()
    drawn.set()
    await asyncio.gather(telling, replacing)
    await seats.settled()
    assert [words for words in calls(seats, "Diego") if words.startswith("➡️")]
    await later(harness, clock, 8 * HOUR)
    assert called(reminders(seats)[-1]) == ["Diego"]
