"""What the buttons of a card carry: the same numbers as ever, for a button stays where it was sent."""

import pytest

from bot import limits
from bot.screens.screen import custom_id
from bot.table.entrance.cards import TICK
from bot.table.entrance.wishes import ALL, FRIENDS, Wish, code, wish_of
from bot.table.io.errors import Refused
from engine.players import LEVELS

# Of messages that are shown for ever.
NUMBERS = {"easy": 0, "medium": 1, "hard": 2, "expert": 3, "novice": 4, "master": 5}


@pytest.mark.parametrize(("level", "number"), NUMBERS.items())
def test_a_level_keeps_its_number(level: str, number: int) -> None:
    wish = wish_of(f"1-0-2-0-3-1-{number}-0-0")
    assert (wish.way, wish.players, wish.bots, wish.level) == (FRIENDS, 3, 1, level)
    assert code(wish) == f"1-0-2-0-3-1-{number}-0-0"


def test_every_level_has_a_number() -> None:
    assert {*LEVELS} == {*NUMBERS}


@pytest.mark.parametrize("level", LEVELS)
def test_a_button_carries_a_wish(level: str) -> None:
    wish = Wish(way=FRIENDS, players=4, bots=3, level=level, modules=ALL)
    assert wish_of(f"{code(wish)}-17") == wish
    assert len(custom_id(TICK, 0, 10**13, f"{code(wish)}-99")) <= limits.CUSTOM_ID


@pytest.mark.parametrize("argument", ["1-0-2-0-3-1-6-0-0", "1-0-2-0-3-1-x-0-0", "1-0-2-0-3-1"])
def test_a_level_that_no_button_has_is_refused(argument: str) -> None:
    with pytest.raises(Refused):
        wish_of(argument)
