"""A table that waits for its second seat, for tests of clocks and of lateness."""

from typing import Any

from msgspec import structs

from bot.table.clock.clock import DAY
from engine.state import Options
from storage import Clock, Game, Seat, Terms, Wait
from tests.bot.table.stored_game import stored_game

ASKED = 1_000 * DAY


def game(clock: Clock | None = None, seats: tuple[Seat, ...] = (), host: str = "1", **changes: Any) -> Game:
    """A table that waits for its second seat."""
    people = seats or (
        Seat(lang="en", person="1", name="Ana"),
        Seat(lang="en", person="2", name="Bruno", wait=Wait(ASKED)),
        Seat(lang="en", person="3", name="Chaska"),
    )
    known = {"seq": 9, "number": 9, "to_act": 1, "pinged": 1, "settled": 9, "told": 9, **changes}
    terms = known.pop("terms", Terms(host=host, clock=clock))
    return stored_game(options=Options(players=len(people)), seats=people, terms=terms, **known)


def with_seat(old: Game, number: int, **changes: Any) -> Game:
    """The game with something else about a seat."""
    seats = list(old.seats)
    seats[number] = structs.replace(seats[number], **changes)
    return structs.replace(old, seats=tuple(seats))
