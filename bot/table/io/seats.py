"""Who sits at a table, as words and pictures name them."""

from collections.abc import Collection, Iterable

from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.table.io.user_text import escaped
from engine.players import LEVELS as PLAYERS
from storage import AUTOMA, BOT, PERSON, Game, Seat

BOT_NAMES = ("Amaru", "Puma", "Condor", "Vicuña")
LEVELS = tuple(PLAYERS)  # how bot players can play, the weakest first


def names(game: Game) -> tuple[str, ...]:
    """The names of all seats, for pictures."""
    return tuple(seat.name or "?" for seat in game.seats)


def escaped_names(game: Game) -> tuple[str, ...]:
    """The names of all seats, for messages: they mean nothing but themselves there."""
    return tuple(escaped(name) for name in names(game))


def seat_of(game: Game, person: str) -> int | None:
    """The seat a person answers for."""
    for number, seat in enumerate(game.seats):
        if seat.person == person and seat.controller == PERSON:
            return number
    return None


def mention(person: str) -> str:
    """A call that reaches the person."""
    return f"<@{person}>"


def bot_seat(level: str, lang: Language, taken: Collection[str] = ()) -> Seat:
    """A bot player with a name of its own, who speaks as the table does."""
    free = next(name for name in BOT_NAMES if name not in taken)
    return Seat(controller=BOT, name=free, lang=lang.code, level=level)


def bot_seats(levels: Iterable[str], lang: Language) -> list[Seat]:
    """Bot players who play like this."""
    seats: list[Seat] = []
    for level in levels:
        seats.append(bot_seat(level, lang, {seat.name for seat in seats}))
    return seats


def automa_seat(automa: str, lang: Language) -> Seat:
    """The opponent of a solo game, by its name in the language of the table."""
    return Seat(controller=AUTOMA, name=thing("automa", automa, lang), lang=lang.code, level=automa)


def level_words(level: str, lang: Language) -> str:
    """How a bot player plays; one from earlier times may have another level."""
    return chat(f"level.{level}", lang) if level in LEVELS else level
