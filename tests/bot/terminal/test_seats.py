"""Who sits where at a table in the terminal."""

import pytest

from bot.languages import ENGLISH
from bot.refusals import CommandCode, CommandError
from bot.terminal.seats import seat_plan, take_seats, take_solo_seats
from tests.refusals import refused


@pytest.mark.parametrize(
    ("players", "humans", "bots", "plan"),
    [
        (None, None, None, (1, ("greedy",))),
        (4, None, None, (1, ("greedy", "greedy", "greedy"))),
        (None, 3, None, (3, ())),
        (4, 2, None, (2, ("greedy", "greedy"))),
        (None, None, ("random",), (1, ("random",))),
        (None, None, ("random", "greedy"), (1, ("random", "greedy"))),
        (4, None, ("random",), (3, ("random",))),
        (None, 2, ("random",), (2, ("random",))),
    ],
)
def test_seats_nobody_mentioned_follow_from_the_rest(
    players: int | None, humans: int | None, bots: tuple[str, ...] | None, plan: tuple[int, tuple[str, ...]]
) -> None:
    assert seat_plan(players, humans, bots) == plan


def test_too_few_people() -> None:
    with refused(CommandError, CommandCode.NO_PERSON):
        seat_plan(2, None, ("random", "random"))


def test_names_of_the_seats() -> None:
    assert [seat.name for seat in take_seats(1, ("greedy", "random"), 1, ENGLISH)] == ["You", "Greedy 2", "Random 3"]
    assert [seat.name for seat in take_seats(2, ("greedy",), 1, ENGLISH)] == ["Player 1", "Player 2", "Greedy 3"]


def test_the_seats_of_a_solo_table() -> None:
    you, automa = take_solo_seats("axomamma", ENGLISH)
    assert (you.name, you.person) == ("You", True)
    assert (automa.name, automa.person) == ("Axomamma", False)
