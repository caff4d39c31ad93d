"""Games that last: one class, `Games`, on SQLite or PostgreSQL."""

from storage.games import Games
from storage.records import (
    ABORTED,
    AUTOMA,
    BOT,
    FINISHED,
    LOBBY,
    PERSON,
    RUNNING,
    Game,
    LogRow,
    Played,
    Posted,
    Seat,
    SeatResult,
    Settings,
    Statistics,
    Timer,
)

__all__ = [
    "ABORTED",
    "AUTOMA",
    "BOT",
    "FINISHED",
    "LOBBY",
    "PERSON",
    "RUNNING",
    "Game",
    "Games",
    "LogRow",
    "Played",
    "Posted",
    "Seat",
    "SeatResult",
    "Settings",
    "Statistics",
    "Timer",
]
