"""People who need no ring: a call names them, but notifies nobody who is asleep, away, or has just answered."""

import pytest
from msgspec import structs

from bot.table.announce.jobs import Send
from bot.table.announce.message_plan import plan_news
from bot.table.clock.clock import STILL_HERE
from storage import Preferences, Wait
from tests.bot.table.announce.test_plan import NOW, after, answered_by, begins_a_turn, news, only, outcomes


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
    screen, who = only(plan_news(told), Send).screen, told.game.seats[seat].person
    assert f"<@{who}>" in screen.words
    assert screen.calls == ((who,) if rings else ())
    assert plan_news(told).game.waits == {seat: Wait(NOW)}, "the wait begins all the same"


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
    assert only(plan_news(told), Send).screen.calls == ((told.game.seats[seat].person,) if rings else ())
