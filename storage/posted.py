"""The ledger of a game: what the bot has posted for it and remembers, one record for each kind of message.

One message can be in the ledger as several things. A prompt to two people is the OpenPrompt, and for each of them an
Aside and a SeatCall; the first board of a game is the Board, a GroupCall, and for each player a SeatCall.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, TypeVar, get_args

from msgspec import Meta, Struct, convert, json, to_builtins

Answers = Annotated[int, Meta(ge=-1)]  # so many answers of a game; -1 before its set-up
Count = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0)]
Seats: TypeAlias = tuple[SeatNumber, ...]
Since = Annotated[int, Meta(ge=0)]  # the moment at which a wait has begun

UNSENT = ("", "")  # the place of a message that is about to be sent


class Key(NamedTuple):
    """What a message is found by in the ledger: its kind, and which one of this kind, if there can be several.

    It is made of the fields of a record, and nobody takes it apart.
    """

    kind: str
    which: str = ""


class Posted(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A message the bot has posted, and where."""

    told_apart_by: ClassVar[tuple[str, ...]] = ()  # the fields that say which one of its kind it is

    channel: str
    message: str

    @property
    def key(self) -> Key:
        """What it is found by."""
        return key(type(self), *(getattr(self, name) for name in self.told_apart_by))


def key(kind: type[Posted], *which: int | None) -> Key:
    """What a message of this kind is found by.

    >>> key(SeatCall, 2)
    Key(kind='called', which='2')
    """
    return Key(str(kind.__struct_config__.tag), " ".join(map(str, which)))


# ---------------------------------------------------------------- a table before and beside its game


class LobbyMessage(Posted, frozen=True, tag="lobby"):
    """The table before the game: who sits there, and the buttons to join and to start."""


class Reminder(Posted, frozen=True, tag="reminder"):
    """The last reminder to `seat`, awaited since `since`: number `number` of this wait, sent at the moment `at`.

    Number 0 is the ring that makes up for a silent call; after one in quiet hours, several tables can share it.
    """

    told_apart_by = ("seat", "since")
    seat: SeatNumber
    since: Since
    number: Count
    at: Since


class LateOffer(Posted, frozen=True, tag="late"):
    """What is put to the table at the moment `at` about `seat`, which is late, and awaited since `since`.

    It stays in the ledger when the table has decided to wait (not `open`), until the table is asked again. Of the
    people who decide, it has not notified `uncalled`, who were asleep or away.
    """

    told_apart_by = ("seat", "since")
    seat: SeatNumber
    since: Since
    at: Since
    open: bool = True
    uncalled: tuple[str, ...] = ()


class AwayNotice(Posted, frozen=True, tag="away"):
    """It tells the table until when the player of `seat` is away, and asks what to do meanwhile."""

    told_apart_by = ("seat",)
    seat: SeatNumber


class PauseMessage(Posted, frozen=True, tag="pause"):
    """It says that the game is paused, or asks the table whether it shall be paused or go on."""


class BotsWait(Posted, frozen=True, tag="bots_wait"):
    """It says that only bot players are left, who wait a while before they go on."""


class BotsFinish(Posted, frozen=True, tag="bots_finish"):
    """The same message once the time is over: the bot players finish the game."""


# ---------------------------------------------------------------- what has happened


class Elsewhere(Struct, frozen=True, forbid_unknown_fields=True):
    """What `seat` has answered out of turn after `after` answers and up to `to`, as far as another message tells it."""

    seat: SeatNumber
    after: Answers
    to: Answers


class Board(Posted, frozen=True, tag="board"):
    """The newest picture of the board, with what has happened: after `after` answers, up to the `shows` it shows.

    In the middle of a turn its words may grow by edits that notify nobody, up to `grown` answers, until another
    message has to call. An edit leaves out what other messages told when it was sent (`elsewhere`), as it did then:
    the ledger forgets those. In a game that is watched it is the live message, which is edited at every turn.
    """

    shows: Answers
    after: Answers
    grown: Answers = -1
    elsewhere: tuple[Elsewhere, ...] = ()

    @property
    def tells(self) -> int:
        """So many answers its words tell."""
        return max(self.shows, self.grown)


class Story(Posted, frozen=True, tag="story"):
    """What has happened since the board, in the middle of a turn: after `after` answers, up to `shows` of them.

    It grows by edits as long as nobody has to be called, and goes when a board tells all of it.
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
    """What has to be known of a prompt to several people to write it anew when one of them answers ahead.

    It tells what has happened after `after` answers, and shows the seats in `done` as those who have answered ahead.
    """

    after: Answers
    done: Seats


class OpenPrompt(Posted, frozen=True, tag="prompt"):
    """The open question to somebody who is asked out of turn: buttons and reactions answer the question `number`.

    `bot/table/announce/who_is_called.py` says whether it is a new message, or an earlier one of the same player that
    is edited to ask on; `what_is_closed.py` beside it says what becomes of it when the question is another one.
    """

    number: Count
    shared: Shared | None = None


class Aside(Posted, frozen=True, tag="aside"):
    """The message in which `seat` was last asked out of turn since the board: its prompt, open or answered.

    What the seat has answered out of turn after `after` answers stands there, and is told nowhere else.
    """

    told_apart_by = ("seat",)
    seat: SeatNumber
    after: Answers

    def answered(self, to: int) -> "AnsweredAside":
        """The same as one that says the answers up to this one and asks nothing more."""
        return AnsweredAside(self.channel, self.message, self.seat, self.after, to)


class AnsweredAside(Posted, frozen=True, tag="answers"):
    """A message that says what `seat` has answered out of turn after `after` answers and up to `to`.

    The seat was asked there since the board, and has been asked in another message since then.
    """

    told_apart_by = ("seat", "after")
    seat: SeatNumber
    after: Answers
    to: Answers


class SeatCall(Posted, frozen=True, tag="called"):
    """The message that has called `seat` together with others, for a `question` (its name) in turn `turn`.

    While this is what the seat is asked, or will be in this round, nobody calls it a second time.
    """

    told_apart_by = ("seat",)
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

    group: Seats
    done: Seats


# ---------------------------------------------------------------- all of them

Remembered: TypeAlias = (
    LobbyMessage
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
    """The fields that only messages of its kind have, as JSON."""
    fields: dict[str, Any] = to_builtins(posted)
    return json.encode({name: value for name, value in fields.items() if name not in _COMMON}).decode()


def remembered(kind: str, channel: str, message: str, fields: str) -> Remembered:
    """The record with these fields of its own; raises DecodeError with the reason."""
    common = {"kind": kind, "channel": channel, "message": message}
    found: Remembered = convert({**_own.decode(fields), **common}, Remembered)
    return found


class Ledger:
    """The messages of a game that are remembered."""

    def __init__(self, posted: Iterable[Posted] = ()) -> None:
        self._posted = {one.key: one for one in posted}

    def __iter__(self) -> Iterator[Posted]:
        """All of them."""
        return iter(self._posted.values())

    def get(self, kind: type[P], *which: int | None) -> P | None:
        """The message of this kind, if there is one; of those of which there can be several, this one."""
        found = self._posted.get(key(kind, *which))
        return found if isinstance(found, kind) else None

    def every(self, kind: type[P]) -> list[P]:
        """All messages of this kind."""
        return [one for one in self if isinstance(one, kind)]
