"""Names of seats in words and pictures."""

from collections.abc import Collection, Iterable

from bot.languages import Language
from bot.say import thing
from bot.table.io.user_text import escaped
from engine.players import LEVELS as PLAYERS
from storage import AUTOMA, BOT, PERSON, Game, Seat, Wait

BOT_NAMES = ("Amaru", "Puma", "Condor", "Vicuña")
LEVELS = tuple(PLAYERS)  # levels of bot players, the weakest first


def names(game: Game) -> tuple[str, ...]:
    """The names of all seats, for pictures."""
    return tuple(seat.name or "?" for seat in game.seats)


def escaped_names(game: Game) -> tuple[str, ...]:
    """The names of all seats, without markup, for messages."""
    return tuple(escaped(name) for name in names(game))


def seat_of(game: Game, person: str) -> int | None:
    """The seat of a person, or None."""
    for number, seat in enumerate(game.seats):
        if seat.person == person and seat.controller == PERSON:
            return number
    return None


def awaited(game: Game) -> dict[int, Wait]:
    """By seat: the waits for people; a seat on offer has nobody who could answer."""
    return {number: wait for number, wait in game.waits.items() if game.seats[number].controller == PERSON}


def mention(person: str) -> str:
    """A mention that notifies the person."""
    return f"<@{person}>"


def bot_seat(level: str, lang: Language, taken: Collection[str] = ()) -> Seat:
    """A bot player with an unused name."""
    free = next(name for name in BOT_NAMES if name not in taken)
    return Seat(controller=BOT, name=free, lang=lang.code, level=level)


def bot_seats(levels: Iterable[str], lang: Language) -> list[Seat]:
    """Bot players of these levels."""
    seats: list[Seat] = []
    for level in levels:
        seats.append(bot_seat(level, lang, {seat.name for seat in seats}))
    return seats


def automa_seat(automa: str, lang: Language) -> Seat:
    """The automa of a solo game, with its name in this language."""
    return Seat(controller=AUTOMA, name=thing("automa", automa, lang), lang=lang.code, level=automa)
