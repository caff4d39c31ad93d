"""People who need no ring: a call names them, but notifies nobody who is asleep, away, or has just answered.

While somebody sleeps who is asked at the same time, the others are not notified either; their calls ring later.
"""

import pytest
from msgspec import structs

from bot.table.announce.dispatches import news_dispatch
from bot.table.announce.jobs import Forget, Send, StartClock
from bot.table.announce.news import News
from bot.table.clock.clock import HOUR, STILL_HERE, woken
from bot.table.clock.silent_calls import AHEAD
from engine.decisions import FeedGods
from engine.early import asked_early
from engine.state import State
from engine.views import view
from storage import Posted, Preferences, Wait
from storage.posted import Key, SilentCall, key
from tests.bot.table.announce.test_dispatches import (
    NOW,
    after,
    answered_by,
    begins_a_turn,
    board_of,
    kinds,
    news,
    only,
    outcomes,
)


@pytest.mark.parametrize(
    ("person", "rings"),
    [
        (Preferences(), True),
        (Preferences(quiet_from=1, quiet_to=4), False),
        (Preferences(quiet_from=3, quiet_to=4), True),
        (Preferences(quiet_from=1, quiet_to=4, call_at_night=True), True),
        (Preferences(away_until=NOW + 1), False),
        (Preferences(away_until=NOW), True),
    ],
    ids=["awake", "at night", "in the morning", "called at night", "away", "back"],
)
def test_whoever_is_asleep_or_away_is_named_but_not_notified(person: Preferences, rings: bool) -> None:
    to = after(begins_a_turn)
    seat = outcomes()[to].state.to_act or 0
    told = news(to, people={0: Preferences(), 1: Preferences(), seat: person})
    screen, who = only(news_dispatch(told), Send).screen, told.game.seats[seat].person
    assert f"<@{who}>" in screen.words
    assert screen.calls == ((who,) if rings else ())
    assert news_dispatch(told).game.waits == {seat: Wait(NOW)}, "the wait begins all the same"


@pytest.mark.parametrize(
    ("interaction", "at", "same", "rings"),
    [
        ("7", NOW, True, False),
        ("7", NOW - STILL_HERE - 1, True, True),
        (None, NOW, True, True),
        ("7", NOW, False, True),
    ],
    ids=["just now", "long ago", "said ahead", "somebody else"],
)
def test_whoever_has_just_answered_is_not_notified(interaction: str | None, at: int, same: bool, rings: bool) -> None:
    to = after(begins_a_turn)
    seat = outcomes()[to].state.to_act or 0
    told = answered_by(news(to), seat if same else 1 - seat)
    rows = (
        structs.replace(each, row=structs.replace(each.row, interaction=interaction, at=at))
        for each in told.history.told
        if each.row
    )
    told = structs.replace(told, history=structs.replace(told.history, told=tuple(rows)))
    assert only(news_dispatch(told), Send).screen.calls == ((told.game.seats[seat].person,) if rings else ())


# ---------------------------------------------------------------- somebody else is asleep

SLEEPER = Preferences(quiet_from=1, quiet_to=11)


def both_asked(state: State) -> bool:
    """Both seats are asked out of turn what they feed."""
    return isinstance(state.decision, FeedGods)


def asleep(*messages: Posted) -> News:
    """A question to both seats, of which the later one sleeps."""
    to = after(both_asked)
    state = outcomes()[to].state
    sleeper = 1 - (state.to_act or 0)
    seen = asked_early(view(state, sleeper))
    assert seen is not None
    people = {state.to_act or 0: Preferences(), sleeper: SLEEPER}
    return news(to, later={sleeper: seen}, people=people, messages=messages, pinged=sleeper)


def calls(told: News) -> dict[int, int | None]:
    """By seat: the moment at which its silent call rings, or None for the morning."""
    sent = only(news_dispatch(told), Send).besides
    return {call.seat: call.rings for call in sent if isinstance(call, SilentCall)}


def test_while_somebody_sleeps_the_others_are_not_notified_before_it_matters() -> None:
    told = asleep()
    seat = told.game.to_act or 0
    assert only(news_dispatch(told), Send).screen.calls == ()
    assert calls(told) == {seat: woken(SLEEPER, NOW) - AHEAD, 1 - seat: None}


def test_while_nobody_sleeps_everybody_is_notified() -> None:
    told = asleep()
    told = structs.replace(told, people=dict.fromkeys(told.people, Preferences()))
    assert len(only(news_dispatch(told), Send).screen.calls) == 2
    assert calls(told) == {}


def test_a_call_that_rings_ends_what_was_owed_for_an_earlier_one() -> None:
    seat = asleep().game.to_act or 0
    told = asleep(SilentCall("c", "m", seat, NOW + HOUR))
    assert key(SilentCall, seat) in forgotten(structs.replace(told, people=dict.fromkeys(told.people, Preferences())))


def test_a_silent_board_that_was_sent_before_a_crash_is_still_owed() -> None:
    to = after(begins_a_turn)
    seat = outcomes()[to].state.to_act or 0
    said = (board_of(to), SilentCall("c", "m", seat))
    told = news(to, messages=said, people={0: Preferences(), 1: Preferences(), seat: SLEEPER})
    assert forgotten(told) == []
    assert StartClock in kinds(news_dispatch(told))


def forgotten(told: News) -> list[Key]:
    return [job.key for job in news_dispatch(told).jobs if isinstance(job, Forget)]
