"""Rings that come too often are found among what was heard."""

import pytest

from bot.table.clock.clock import HOUR, MINUTE
from tests.weeks.ear import Heard
from tests.weeks.figures import is_second_of_a_morning, rings_on

NOON = 12 * HOUR
ASKED = Heard(NOON, "plaza", "⌛ Ana ran out of time", ("Ana", "Bruno"))
WOKEN = Heard(NOON, "plaza", "☀️ Hello again, Bruno.", ("Bruno",))


@pytest.mark.parametrize(
    ("later", "found"),
    [
        (Heard(NOON, "plaza", "⌛ Chaska ran out of time", ("Bruno",)), True),
        (Heard(NOON + MINUTE - 1, "plaza", "⏰ Bruno, game 1 is waiting for you", ("Bruno",)), True),
        (Heard(NOON + MINUTE, "plaza", "⏰ Bruno, game 1 is waiting for you", ("Bruno",)), False),
        (Heard(NOON, "plaza", "⌛ Chaska ran out of time", ("Chaska",)), False),
        (Heard(NOON, "cusco", "⌛ Chaska ran out of time", ("Bruno",)), False),
        (Heard(NOON, "plaza", "**Tawantinsuyu** (game 1, turn 2)", ("Bruno",)), False),
    ],
    ids=["a question", "a reminder", "a minute later", "somebody else", "another table", "a call"],
)
def test_a_ring_within_a_minute_is_found(later: Heard, found: bool) -> None:
    assert rings_on(later, ASKED) == found


@pytest.mark.parametrize(
    ("later", "found"),
    [
        (Heard(NOON + HOUR, "cusco", "☀️ Hello again, Bruno.", ("Bruno",)), True),
        (Heard(NOON + 20 * HOUR, "cusco", "☀️ Hello again, Bruno.", ("Bruno",)), False),
        (Heard(NOON, "cusco", "☀️ Hello again, Ana.", ("Ana",)), False),
        (Heard(NOON, "cusco", "⏰ Bruno, game 2 is waiting for you", ("Bruno",)), False),
    ],
    ids=["an hour later", "the next day", "somebody else", "a reminder"],
)
def test_a_second_ring_of_a_morning_is_found(later: Heard, found: bool) -> None:
    assert is_second_of_a_morning(later, WOKEN) == found
