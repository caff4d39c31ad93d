"""A game as it is stored, for tests of what is told about it."""

from typing import Any

from engine.state import Options
from storage import RUNNING, Game, Seat

ANA_AND_BRUNO = (Seat(lang="en", person="1", name="Ana"), Seat(lang="en", person="2", name="Bruno"))


def stored_game(seats: tuple[Seat, ...] = ANA_AND_BRUNO, **known: Any) -> Game:
    """One of these seats, that runs and has not been answered in, but for what else is known of it."""
    usual: dict[str, Any] = {
        "channel": "c",
        "status": RUNNING,
        "options": Options(players=2),
        "seq": 0,
        "number": 0,
        "to_act": None,
    }
    return Game(id=7, server="s", seats=seats, created=0, changed=0, **{**usual, **known})
