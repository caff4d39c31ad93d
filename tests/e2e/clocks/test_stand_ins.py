"""A bot player has played for somebody: what is told on return goes back to their own last answer."""

import re

import pytest

from bot.table.clock.clock import DAY
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import only_for_them, said
from tests.e2e.kit.timing import Hands, answer, begin, heard, later

TURNS = 6  # while Bruno is away


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


async def away_for_turns(harness: Harness, clock: Hands) -> tuple[Seats, int]:
    """Bruno is back at a table at which a bot player has played for him, and the first turn that it played."""
    seats = await begin(harness, "Ana", "Bruno", late="Bruno")
    first = (await harness.games.view(seats.id, None)).turn
    await harness.person("Bruno").slash(seats.channel, "remind", away_days=5, stand_in="easy")
    await harness.person("Ana").press(heard(seats, "🌴")[0], "Bot plays until then")
    await seats.settled()
    while (await harness.games.view(seats.id, None)).turn < first + TURNS:
        await answer(seats)
        await seats.settled()
    await later(harness, clock, 5 * DAY)
    return seats, first


def turns_told(words: str) -> list[int]:
    """The turns that a page of the log tells."""
    return [int(number) for number in re.findall(r"\*\*Turn (\d+):", words)]


async def test_what_a_bot_player_has_played_is_told_until_one_has_answered(harness: Harness, clock: Hands) -> None:
    seats, first = await away_for_turns(harness, clock)
    await since_tells_all_turns_since_ones_own_last_answer(seats)
    await the_log_opens_where_the_absence_began(seats, first)
    await the_log_is_as_usual_once_one_has_answered(seats, first)


async def since_tells_all_turns_since_ones_own_last_answer(seats: Seats) -> None:
    harness = seats.harness
    bruno, ana = harness.person("Bruno"), harness.person("Ana")
    told = said(await bruno.slash(seats.channel, "since"))
    (welcome,) = heard(seats, "🙋")
    played = int(re.findall(r"played (\d+) turns for you", welcome["content"])[0])
    assert played >= TURNS // 2
    earlier = sum(int(number) for number in re.findall(r"… (\d+) earlier turns", told))
    assert told.count("• Bruno: ") + told.count("• Ana: ") + earlier >= 2 * played
    assert "standing orders" not in told + welcome["content"], "a bot player is something else"
    pressed = await bruno.press(welcome, "Since")
    assert only_for_them(pressed)
    assert said(pressed) == told
    assert said(await ana.slash(seats.channel, "since")).count("\n• Ana: ") <= 1, "she has played herself"


async def the_log_opens_where_the_absence_began(seats: Seats, first: int) -> None:
    harness = seats.harness
    opened = said(await harness.person("Bruno").slash(seats.channel, "log"))
    assert turns_told(opened)[0] in (first - 1, first), "the turn of Ana after his own, or the first one for him"
    asked = said(await harness.person("Bruno").slash(seats.channel, "log", turns=1))
    assert turns_told(asked)[0] > first, "whoever asks for a number of turns gets it"
    usual = said(await harness.person("Ana").slash(seats.channel, "log"))
    assert turns_told(usual)[0] > first


async def the_log_is_as_usual_once_one_has_answered(seats: Seats, first: int) -> None:
    harness = seats.harness
    while (await seats.asked()).name != "Bruno":
        await answer(seats)
    await answer(seats)
    opened = said(await harness.person("Bruno").slash(seats.channel, "log"))
    assert turns_told(opened)[0] > first
