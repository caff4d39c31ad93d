"""Lists for whoever types are made once for a position and a plan, for nobody else, and none that nobody looks at."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.table.turn import placing
from bot.table.turn.suggesting import Suggesting
from bot.turn.placements import every_placement
from engine.decisions import TakeTurn
from engine.foresight import Forecast, forecast
from engine.state import State
from engine.views import view
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import moment, sit_down

Listing = Callable[..., Any]

KEPT = 4  # lists


class Made:
    """Counts the lists of places that are made, holds them up on demand, and knows in which threads."""

    def __init__(self, real: Listing) -> None:
        self._real = real
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.go_on.set()
        self.options: list[str] = []
        self.threads: set[int] = set()

    def __call__(self, here: Forecast, typed: placing.Typed, option: str, lang: Any) -> Any:
        self.options.append(option)
        self.threads.add(threading.get_ident())
        self.begun.set()
        self.go_on.wait()
        return self._real(here, typed, option, lang)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[Made]:
    counting = Made(placing.suggestions)
    monkeypatch.setattr(placing, "suggestions", counting)
    yield counting
    counting.go_on.set()


def many_places(state: State) -> bool:
    if not isinstance(state.decision, TakeTurn) or state.to_act is None:
        return False
    return len(every_placement(forecast(view(state, state.to_act)))) > 5


async def places(seats: Seats, who: str, option: str = "where", letters: str = "") -> list[Any]:
    return await seats.harness.person(who).autocomplete(seats.channel, "place", focused=option, **{option: letters})


async def asked_and_other(seats: Seats) -> tuple[str, str]:
    asked = (await seats.asked()).name
    return asked, next(seat.name for seat in (await seats.game()).seats if seat.name != asked)


async def test_all_letters_share_one_list_that_is_made_beside_the_loop(harness: Harness, made: Made) -> None:
    seats = await sit_down(harness, moment(many_places))
    asked, _ = await asked_and_other(seats)
    whole = await places(seats, asked)
    letter = whole[0]["name"][0].lower()
    narrowed = await places(seats, asked, letters=letter)
    assert made.options == ["where"]
    assert [one for one in whole if letter in one["name"].lower()] == narrowed[: len(whole)]
    assert threading.get_ident() not in made.threads


async def test_whatever_changes_has_a_list_of_its_own(harness: Harness, made: Made) -> None:
    seats = await sit_down(harness, moment(many_places))
    asked, _ = await asked_and_other(seats)
    whole = await places(seats, asked)
    await harness.person(asked).slash(seats.channel, "place", where=whole[0]["value"])
    assert await places(seats, asked) != whole
    assert made.options == ["where", "where"]


async def test_nobody_is_shown_the_list_of_another_seat(harness: Harness, made: Made) -> None:
    seats = await sit_down(harness, moment(many_places))
    asked, other = await asked_and_other(seats)
    assert await places(seats, asked)
    assert await places(seats, other) == []
    assert await places(seats, "Elena") == []
    assert made.options == ["where"]


async def test_letters_in_a_hurry_wait_for_one_list_and_what_is_superseded_is_not_made(
    harness: Harness, made: Made
) -> None:
    seats = await sit_down(harness, moment(many_places))
    asked, _ = await asked_and_other(seats)
    made.go_on.clear()
    first = asyncio.create_task(places(seats, asked))
    await asyncio.to_thread(made.begun.wait)
    hurried = [asyncio.create_task(places(seats, asked, letters=letter)) for letter in ("", "a")]
    superseded = asyncio.create_task(places(seats, asked, option="worker"))
    await wanted(harness.bot.suggesting, 2)
    newest = asyncio.create_task(places(seats, asked, option="space"))
    await wanted(harness.bot.suggesting, 3)
    made.go_on.set()
    assert await first == await hurried[0] != []
    assert await superseded == []
    assert await newest
    assert made.options == ["where", "space"]


async def wanted(suggesting: Suggesting, lists: int) -> None:
    """So many lists are being made, or wait for it."""
    while len(suggesting._making) < lists:
        await asyncio.sleep(0)


async def test_no_more_lists_are_kept_than_a_few(harness: Harness, made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.turn.suggesting.KEPT", KEPT)
    seats = await sit_down(harness, moment(many_places))
    asked, _ = await asked_and_other(seats)
    person, suggesting = harness.person(asked), harness.bot.suggesting
    for number in range(KEPT + 3):
        await person.autocomplete(seats.channel, "place", focused="where", where="", space=f"{number}")
    assert len(suggesting._kept) == KEPT
    assert not suggesting._making
    assert not suggesting._newest
