"""Who sits at a table, as words and pictures name them."""

from bot.table.typed import written
from storage import PERSON, Game, Seat


def names(game: Game) -> tuple[str, ...]:
    """The names of all seats, for pictures."""
    return tuple(seat.name or "?" for seat in game.seats)


def written_names(game: Game) -> tuple[str, ...]:
    """The names of all seats, for messages: they mean nothing but themselves there."""
    return tuple(written(name) for name in names(game))


def seat_of(game: Game, person: str) -> int | None:
    """The seat a person answers for."""
    for number, seat in enumerate(game.seats):
        if seat.person == person and seat.controller == PERSON:
            return number
    return None


def mention(seat: Seat) -> str:
    """A call that reaches the person."""
    return f"<@{seat.person}>"
