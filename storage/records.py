"""What storage hands out: plain records, never rows."""

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from engine.actions import Action
from engine.core import Outcome
from engine.events import Event, TurnStarted
from engine.planned import Planned
from engine.state import Options, View

LOBBY, RUNNING, FINISHED, ABORTED = "lobby", "running", "finished", "aborted"
STATUSES = (LOBBY, RUNNING, FINISHED, ABORTED)
OPEN = (LOBBY, RUNNING)
FIRST_TO_WATCH = 1_000_000_001  # the number of the first game to watch, so that those of tables follow one another
NOWHERE = ""  # the channel of a game that has lost its own
PERSON, BOT, AUTOMA, FREE = "person", "bot", "automa", "free"  # free: nobody plays until somebody takes the seat
CONTROLLERS = (PERSON, BOT, AUTOMA, FREE)
PEOPLE, MIXED = "people", "mixed"  # several people have played a seat; a bot has played some of it
PLAYED = (PERSON, PEOPLE, MIXED, BOT, AUTOMA)  # by whom a seat was played, as results tell it

STAND_IN = "medium"  # how a bot player plays who takes somebody's seat

Duration = Annotated[int, Meta(ge=0)]
HourOfDay = Annotated[int, Meta(ge=0, le=23)]
Offset = Annotated[int, Meta(ge=-14 * 60, le=14 * 60)]


class Wait(Struct, frozen=True):
    """A table waits for a seat: since this moment, and with a clock until that one."""

    since: int
    due: int | None = None


class Leave(Struct, frozen=True):
    """The player of a seat is away until this moment; the table does nothing about it, waits, or lets a bot play."""

    until: int
    way: str = ""


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits at a seat, in what language, with what standing orders."""

    controller: str = PERSON
    person: str = ""
    name: str = ""
    lang: str
    level: str = ""
    orders: Mapping[str, str] = {}
    conceded: bool = False
    bank: int | None = None  # milliseconds left on the clock while nobody waits for the seat
    wait: Wait | None = None  # while the table waits for the seat
    leave: Leave | None = None  # while its player is away


class Hinted(Struct, frozen=True):
    """Somebody who has asked for hints in a game, by the name they had then."""

    name: str
    times: int


class Clock(Struct, frozen=True, kw_only=True):
    """Time to think, in milliseconds: a limit for each answer, or a bank that every answer refills a little."""

    limit: Duration = 0
    bank: Duration = 0
    increment: Duration = 0
    rests: bool = False  # in the quiet hours of whoever is awaited


class Show(Struct, frozen=True, kw_only=True):
    """A game that plays by itself, for people to watch: seconds a turn, and whether it stands still."""

    pace: Duration = 5
    paused: bool = False


class Terms(Struct, frozen=True, kw_only=True):
    """What the host of a table has laid down."""

    host: str = ""
    invited: tuple[str, ...] = ()
    clock: Clock | None = None
    watched: Show | None = None
    hints: bool = True  # whether players may ask for them
    vanished_after: Duration | None = None  # days without an answer until the table is asked; as the server if unsaid
    paused: int | None = None  # since when the clocks stand and nobody is reminded
    card: int = 0  # number of the private card it was opened from


class Game(Struct, frozen=True, kw_only=True):
    """A game as far as the lobby and the lists need it."""

    id: int
    server: str
    channel: str
    status: str
    options: Options
    seats: tuple[Seat, ...]
    seq: int
    number: int  # of the present question: it only grows, also when answers are taken back
    to_act: int | None
    created: int
    changed: int
    terms: Terms = Terms()
    settled: int = 0  # answers that are final
    told: int = -1  # answers the channel has heard of
    pinged: int | None = None  # the seat that was called last
    counts: bool = True  # in statistics
    begun_under_other_rules: bool = False  # or with other values on its components than this program has

    @property
    def name(self) -> str:
        """What people call it: a table by its number, a game to watch by an eye and its own number."""
        return str(self.id) if self.id < FIRST_TO_WATCH else f"👁{self.id - FIRST_TO_WATCH + 1}"

    @property
    def waits_for(self) -> Seat | None:
        """The seat that is asked, while the game is running."""
        return None if self.to_act is None else self.seats[self.to_act]

    @property
    def asked(self) -> int | None:
        """Since when the seat that was called last is awaited."""
        wait = None if self.pinged is None else self.seats[self.pinged].wait
        return None if wait is None else wait.since

    @property
    def waits(self) -> dict[int, Wait]:
        """Whom the table waits for, by seat."""
        return {number: seat.wait for number, seat in enumerate(self.seats) if seat.wait is not None}


class Unreadable(Struct, frozen=True, kw_only=True):
    """A game that is damaged, as far as it can be made out; the reason is for the log alone."""

    id: int
    server: str
    channel: str
    host: str
    reason: str
    told: bool  # whether this was noted to have been told


class LogRow(Struct, frozen=True, kw_only=True):
    """One row of a game's log: an answer as it was given."""

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


class Told(Struct, frozen=True):
    """An answer with the Events it led to, as somebody may know them; the set-up has no answer."""

    row: LogRow | None
    events: tuple[Event, ...]


class History(Struct, frozen=True):
    """A stretch of a game as somebody may know it.

    With a gap, part of it was played by other rules and cannot be told any more; it then begins where it can be told.
    Where it begins within the turn of an automa, `earlier` is what that has come to before, as far as it can be told.
    """

    before: View
    now: View
    told: tuple[Told, ...]
    gap: bool = False
    earlier: tuple[Event, ...] = ()


def of_last_turn(events: Sequence[Event]) -> tuple[Event, ...]:
    """What has happened since the last turn began, or all of it if none has.

    >>> from engine.events import FestivalTriggered
    >>> of_last_turn([TurnStarted(0, 3), FestivalTriggered(0, 1), TurnStarted(1, 4), FestivalTriggered(1, 2)])
    (FestivalTriggered(seat=1, number=2),)
    """
    started = [n for n, event in enumerate(events) if isinstance(event, TurnStarted)]
    return tuple(events[started[-1] + 1 :] if started else events)


class PendingQuestion(Struct, frozen=True):
    """The open question to a seat: its View, its number, and whether anything can be taken back."""

    view: View
    number: int
    may_undo: bool


class StoredPlan(Struct, frozen=True):
    """What a seat is about to do: a plan being made, as JSON or empty, and answers that wait for their questions.

    Whatever becomes of it, it has another number, which has never been before.
    """

    number: int = 0
    body: str = ""
    ahead: tuple[Planned, ...] = ()


class MoveResult(Struct, frozen=True):
    """What a move led to; a repeated one has led to nothing more."""

    game: int
    seq: int
    number: int
    outcome: Outcome | None
    repeated: bool = False


class PlanResult(Struct, frozen=True, kw_only=True):
    """What playing a plan, or what was said ahead, led to; a repeated one has led to nothing more."""

    game: int
    seq: int
    number: int  # of the question that is asked now
    to_act: int | None
    over: bool
    played: int  # so many answers
    left: tuple[Planned, ...]  # those that did not fit, with all after them: they are dropped
    plan: StoredPlan  # as it is now, with the answers that wait
    repeated: bool = False


class NewTimer(Struct, frozen=True):
    """A timer that is to be set."""

    kind: str
    due: int
    payload: Mapping[str, str] = {}


class Timer(Struct, frozen=True):
    """Something that is to happen at a moment."""

    id: int
    game: int
    kind: str
    due: int
    payload: Mapping[str, str]


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
    bots: int = 0
    played: str = PERSON  # by whom, one of PLAYED: by a person only if that person has given every answer
    ladder: str = ""  # opponent and difficulty of a solo game
    levels: tuple[str, ...] = ()  # of the bot players that have played it, as far as they are known
    thought: int | None = None  # milliseconds that these have thought; None unless all of it is known

    @property
    def by_bot(self) -> bool:
        """Whether a bot player has played this seat, or some of it."""
        return self.played in (MIXED, BOT)


class Settings(Struct, frozen=True, kw_only=True):
    """What a server has chosen."""

    lang: str = ""  # empty: the usual one
    theme: str = "light"
    remind_after: Duration = 8  # hours
    options: Options = Options()
    clock: Clock | None = None  # of new tables
    vanished_after: Duration = 3  # days without an answer until the table is asked; 0: never
    quiet_from: HourOfDay | None = None  # of people who have not chosen their own quiet hours
    quiet_to: HourOfDay | None = None
    time_zone: str = ""  # of those hours
    organisers: str = ""  # the role of those who may do what managers may, at tables


class Preferences(Struct, frozen=True, kw_only=True):
    """What a person has chosen, for all tables."""

    lang: str = ""  # empty: as the server
    theme: str = ""
    remind_after: Duration | None = None  # hours; 0: never
    quiet_from: HourOfDay | None = None  # at one's own place
    quiet_to: HourOfDay | None = None
    time_zone: str = ""  # such as Europe/Warsaw
    utc_offset: Offset = 0  # minutes; of those who have not chosen a time zone
    away_until: int | None = None
    stand_in: str = ""  # the level of a bot player who plays meanwhile
    call_at_night: bool = False  # whether the first call rings in quiet hours, too
    bot_level: str = ""  # of the bot players in the last game opened with some
