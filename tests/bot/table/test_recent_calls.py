"""The people whom a table has notified within the last minute."""

from bot.table.clock.clock import MINUTE
from bot.table.clock.recent_calls import RecentCalls
from tests.e2e.kit.timing import Hands


def test_a_table_notifies_nobody_twice_within_a_minute() -> None:
    clock = Hands()
    recent = RecentCalls(clock)
    recent.note(1, ["Ana", "Bruno"])
    assert recent.others(1, ["Ana", "Bruno", "Chaska"]) == ("Chaska",)
    assert recent.others(2, ["Ana"]) == ("Ana",)
    clock.now += MINUTE - 1
    recent.note(1, ["Chaska"])
    assert recent.others(1, ["Ana", "Chaska"]) == ()
    clock.now += 1
    assert recent.others(1, ["Ana", "Chaska"]) == ("Ana",)


def test_only_the_last_minute_is_remembered() -> None:
    clock = Hands()
    recent = RecentCalls(clock)
    for number in range(1000):
        recent.note(number, ["Ana"])
        clock.now += MINUTE
    recent.note(1, ["Ana"])
    assert len(recent._at) == 1
