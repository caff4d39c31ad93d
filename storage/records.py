"""What storage hands out: plain records, never rows."""

from collections.abc import Mapping

from msgspec import Struct

from engine.actions import Action
from engine.core import Outcome
from engine.state import Options

LOBBY, RUNNING, FINISHED, ABORTED = "lobby", "running", "finished", "aborted"
OPEN = (LOBBY, RUNNING)
PERSON, BOT, AUTOMA = "person", "bot", "automa"


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits at a seat, in what language, with what standing orders."""

    controller: str = PERSON
    person: str = ""
    name: str = ""
    lang: str = "en"
    level: str = ""
    orders: Mapping[str, str] = {}
    conceded: bool = False


class Game(Struct, frozen=True, kw_only=True):
    """A game as far as the lobby and the lists need it."""

    id: int
    server: str
    channel: str
    status: str
    options: Options
    seats: tuple[Seat, ...]
    seq: int
    to_act: int | None
    created: int
    changed: int

    @property
    def waits_for(self) -> Seat | None:
        """The seat that is asked, while the game is running."""
        return None if self.to_act is None else self.seats[self.to_act]


class LogRow(Struct, frozen=True, kw_only=True):
    """One answer as it was given."""

    row: int
    seq: int
    seat: int
    question: str
    action: Action
    automatic: bool
    commits: bool
    at: int
    undone: int | None = None
    interaction: str | None = None


class Played(Struct, frozen=True):
    """What a move led to; a repeated one has led to nothing more."""

    game: int
    seq: int
    outcome: Outcome | None
    repeated: bool = False


class Timer(Struct, frozen=True):
    """Something that is to happen at a moment."""

    id: int
    game: int
    kind: str
    due: int
    payload: Mapping[str, str]


class Posted(Struct, frozen=True):
    """A message the bot posted and may have to edit."""

    kind: str
    channel: str
    message: str


class SeatResult(Struct, frozen=True, kw_only=True):
    """How a game ended for a seat."""

    game: int
    seat: int
    person: str
    players: int
    score: int
    won: bool
    breakdown: Mapping[str, int]
    at: int


class Statistics(Struct, frozen=True):
    """Finished games in numbers."""

    games: int
    wins: int
    mean_score: float
    best_score: int


class Settings(Struct, frozen=True, kw_only=True):
    """What a server has chosen."""

    lang: str = "en"
    reminder_hours: tuple[int, ...] = (12, 24, 48)
    options: Options = Options()
