"""The ledger of a game: the remembered messages of the bot, one record for each kind of message.

One message can be in the ledger as several things. A prompt to two people is the OpenPrompt, and for each of them an
Aside and a SeatCall; the first board of a game is the Board, a GroupCall, and for each player a SeatCall.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, TypeVar, get_args

from msgspec import Meta, Struct, convert, json, to_builtins

Answers = Annotated[int, Meta(ge=-1)]  # a number of answers of a game; -1 before its set-up
Count = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0)]
Seats: TypeAlias = tuple[SeatNumber, ...]
Since = Annotated[int, Meta(ge=0)]  # the beginning of a wait

UNSENT = ("", "")  # the place of a message before it is sent


class Key(NamedTuple):
    """The key of a message in the ledger: its kind, and the values that tell it from others of this kind.

    The fields of a record make it, and nobody takes it apart.
    """

    kind: str
    which: str = ""


class Posted(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A message of the bot with its place."""

    told_apart_by: ClassVar[tuple[str, ...]] = ()  # its fields in the key, for kinds with several messages
    passing: ClassVar[bool] = False  # of a round, or of the time since a board

    channel: str
    message: str

    @property
    def key(self) -> Key:
        """The key of this message in the ledger."""
        return key(type(self), *(getattr(self, name) for name in self.told_apart_by))


def key(kind: type[Posted], *which: int | None) -> Key:
    """The key of a message of this kind.

    >>> key(SeatCall, 2)
    Key(kind='called', which='2')
    """
    return Key(str(kind.__struct_config__.tag), " ".join(map(str, which)))


# ---------------------------------------------------------------- a table before and beside its game


class LobbyMessage(Posted, frozen=True, tag="lobby"):
    """The table before the game: its seats, and the buttons to join and to start."""


class LobbyWarning(Posted, frozen=True, tag="lobby-warning"):
    """The message to the people of a lobby that it closes at the moment `closes` unless somebody starts it."""

    closes: Since


class Reminder(Posted, frozen=True, tag="reminder"):
    """The last reminder to `seat`, awaited since `since`: number `number` of this wait, sent at `at`.

    Number 0 is the ring after a silent call; after one in quiet hours, several tables can share it.
    """

    told_apart_by = ("seat", "since")
    seat: SeatNumber
    since: Since
    number: Count
    at: Since


class LateOffer(Posted, frozen=True, tag="late"):
    """The question to the table about late `seat`, awaited since `since`, sent at `at`.

    After the decision to wait (not `open`) it stays in the ledger until the next such question. It has not notified
    `uncalled`, people who decide and were asleep or away.
    """

    told_apart_by = ("seat", "since")
    seat: SeatNumber
    since: Since
    at: Since
    open: bool = True
    uncalled: tuple[str, ...] = ()


class AwayNotice(Posted, frozen=True, tag="away"):
    """The notice of the absence of `seat`, with its question to the table."""

    told_apart_by = ("seat",)
    seat: SeatNumber


class PauseMessage(Posted, frozen=True, tag="pause"):
    """The message about a pause: the pause itself, or the question to the table about its beginning or end."""


class BotsWait(Posted, frozen=True, tag="bots_wait"):
    """The notice that only bot players are left; they wait a while before they go on."""


class BotsFinish(Posted, frozen=True, tag="bots_finish"):
    """The same message after that time: the bot players finish the game."""


# ---------------------------------------------------------------- what has happened


class Elsewhere(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers of `seat` out of turn in another message: those after `after` answers, up to `to`."""

    seat: SeatNumber
    after: Answers
    to: Answers


class Board(Posted, frozen=True, tag="board"):
    """The newest picture of the board, after `shows` answers, and the events since `after` answers.

    In the middle of a turn its words may grow by edits that notify nobody, up to `grown` answers, until another
    message has to call. An edit leaves out `elsewhere`, the answers in other messages when the board was sent: the
    ledger forgets those messages. In a watched game it is the live message, edited at every turn.
    """

    shows: Answers
    after: Answers
    grown: Count | None = None
    elsewhere: tuple[Elsewhere, ...] = ()

    @property
    def tells(self) -> int:
        """The number of answers that its words tell."""
        return self.shows if self.grown is None else max(self.shows, self.grown)


class Story(Posted, frozen=True, tag="story"):
    """The events since the board, in the middle of a turn: after `after` answers, up to `shows` of them.

    It grows by edits as long as it calls nobody, and goes when a board tells all of it.
    """

    shows: Answers
    after: Answers


class LastBoard(Posted, frozen=True, tag="last-board"):
    """The last turn of a game that is over after `shows` answers."""

    shows: Answers


class Finale(Posted, frozen=True, tag="finale"):
    """The result of a game that is over after `shows` answers."""

    shows: Answers


# ---------------------------------------------------------------- who is asked


class Shared(Struct, frozen=True, forbid_unknown_fields=True):
    """The state of a shared prompt, for edits when one of its seats answers ahead.

    The prompt tells the events since `after` answers, and shows the seats in `done` as ready.
    """

    after: Answers
    done: Seats


class OpenPrompt(Posted, frozen=True, tag="prompt"):
    """An open question out of turn: buttons and reactions answer the question `number`.

    `bot/table/announce/edit_or_send.py` decides between a new message and an edit of an earlier one of the same player;
    `what_is_closed.py` beside it closes the prompt of an earlier question.
    """

    number: Count
    shared: Shared | None = None


class Aside(Posted, frozen=True, tag="aside"):
    """The last message since the board with a question to `seat` out of turn: its prompt, open or answered.

    It alone tells the seat's answers out of turn after `after` answers.
    """

    told_apart_by = ("seat",)
    passing = True
    seat: SeatNumber
    after: Answers

    def answered(self, to: int) -> "AnsweredAside":
        """The same message without a question, with the answers up to this one."""
        return AnsweredAside(self.channel, self.message, self.seat, self.after, to)


class AnsweredAside(Posted, frozen=True, tag="answers"):
    """A message with the answers of `seat` out of turn after `after` answers, up to `to`.

    It asked the seat since the board; a later message has asked it again.
    """

    told_apart_by = ("seat", "after")
    passing = True
    seat: SeatNumber
    after: Answers
    to: Answers


class SeatCall(Posted, frozen=True, tag="called"):
    """The call of `seat` together with others, for a `question` (its name) in turn `turn`.

    Nobody calls the seat a second time for the same question of the round.
    """

    told_apart_by = ("seat",)
    passing = True
    seat: SeatNumber
    turn: Count
    question: str


class SilentCall(Posted, frozen=True, tag="silent"):
    """The message that called `seat` without a notification; the ring that makes up for it is owed.

    It comes at the moment `rings`, or, as the player was asleep or away, when the player is awake.
    """

    told_apart_by = ("seat",)
    seat: SeatNumber
    rings: Since | None = None


class GroupCall(Posted, frozen=True, tag="call"):
    """The board or story of the set-up that calls the seats in `group`, and shows those in `done` as ready."""

    passing = True
    group: Seats
    done: Seats


# ---------------------------------------------------------------- all of them

Remembered: TypeAlias = (
    LobbyMessage
    | LobbyWarning
    | Reminder
    | LateOffer
    | AwayNotice
    | PauseMessage
    | BotsWait
    | BotsFinish
    | Board
    | Story
    | LastBoard
    | Finale
    | OpenPrompt
    | Aside
    | AnsweredAside
    | SeatCall
    | SilentCall
    | GroupCall
)
KINDS: tuple[type[Posted], ...] = get_args(Remembered)
_COMMON = ("kind", "channel", "message")
_own = json.Decoder(dict[str, Any])
P = TypeVar("P", bound=Posted)


def own_fields(posted: Posted) -> str:
    """The fields of its kind alone, as JSON."""
    fields: dict[str, Any] = to_builtins(posted)
    return json.encode({name: value for name, value in fields.items() if name not in _COMMON}).decode()


def remembered(kind: str, channel: str, message: str, fields: str) -> Remembered:
    """The record with these fields of its own; raises DecodeError with the reason."""
    common = {"kind": kind, "channel": channel, "message": message}
    found: Remembered = convert({**_own.decode(fields), **common}, Remembered)
    return found


class Ledger:
    """The remembered messages of a game."""

    def __init__(self, posted: Iterable[Posted] = ()) -> None:
        self._posted = {one.key: one for one in posted}

    def __iter__(self) -> Iterator[Posted]:
        """All of them."""
        return iter(self._posted.values())

    def get(self, kind: type[P], *which: int | None) -> P | None:
        """The message of this kind, if there is one; `which` tells it from others of its kind."""
        found = self._posted.get(key(kind, *which))
        return found if isinstance(found, kind) else None

    def every(self, kind: type[P]) -> list[P]:
        """All messages of this kind."""
        return [one for one in self if isinstance(one, kind)]
