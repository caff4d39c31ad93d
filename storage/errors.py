"""What can go wrong with stored games: typed, each with a code and values; the words for them are the bot's."""

from collections.abc import Callable
from enum import unique
from typing import Any

from engine.errors import Code, Refusal


@unique
class StorageCode(Code):
    """Every refusal of storage."""

    # which game
    NO_GAME = "no_game", "game"
    NOT_STARTED = "not_started", "game"
    CHANNEL_TAKEN = "channel_taken"
    THAT_CHANNEL_TAKEN = "that_channel_taken"
    # what cannot be done in it now
    OVER = "game_is_over"
    BUSY = "busy"
    STARTED = "started"
    NOT_FULL = "not_full", "players", "joined"
    JOINED = "joined"
    NOT_JOINED = "not_joined"
    FULL = "full"
    INVITED_ONLY = "invited_only"
    TOO_LATE_TO_LEAVE = "too_late_to_leave"
    NO_SEAT = "no_seat", "seat"
    NO_SEAT_TO_FREE = "no_seat_to_free"
    SEATS_OF_SAVED = "seats_of_saved", "seats"
    # who has seen too much
    SECRETS = "secrets"
    CONCEDED = "conceded"
    KNOWS_A_HAND = "knows_a_hand"
    KNOWS_ALL = "knows_all"
    # answering, planning and taking back
    ANSWERED = "answered"
    ASKED_NOW = "asked_now"
    PLAN_TOO_LARGE = "plan_too_large"
    TOO_LATE = "too_late", "seq", "now"
    NOT_AGREED = "not_agreed", "missing"
    REVEALED = "revealed"
    NO_ANSWER = "no_answer", "answer"
    BEGAN_BY_OTHER_RULES = "began_by_other_rules", "answers"
    PLAYED_BY_OTHER_RULES = "played_by_other_rules"
    # what is stored of a game
    DAMAGED = "damaged"
    # the database: the first one is for players, the others for whoever runs the bot
    TROUBLE = "database_trouble"
    UNUSABLE = "database_unusable", "why"
    NEWER_SCHEMA = "newer_schema", "schema"
    NO_ADDRESS = "no_address", "example"
    NO_PORT = "no_port", "port"
    STRANGE_DATABASE = "strange_database", "name"
    NO_FILE = "no_file", "example"
    FILE_IS_FOLDER = "file_is_folder", "file", "example"
    # its copies
    NO_DATABASE = "no_database", "source"
    SOURCE_LOCKED = "source_locked", "source"
    SOURCE_STRANGE = "source_strange", "source"
    SOURCE_UNREADABLE = "source_unreadable", "source", "why"
    SOURCE_DAMAGED = "source_damaged", "source", "verdict"
    TARGET_IS_FOLDER = "target_is_folder", "target"
    TARGET_EXISTS = "target_exists", "target"
    TARGET_IS_DATABASE = "target_is_database", "target"
    TARGET_UNWRITABLE = "target_unwritable", "target", "why"
    NO_PG_DUMP = "no_pg_dump"
    PG_DUMP_FAILED = "pg_dump_failed", "why"
    PG_DUMP_FAILED_SILENTLY = "pg_dump_failed_silently"


class StorageError(Refusal):
    """A request that cannot be met; nothing has changed."""

    def __init__(self, code: StorageCode, /, **values: Any) -> None:
        super().__init__(code, **values)


class NoSuchGame(StorageError):
    """There is no game of this number."""


class NotNow(StorageError):
    """The game is not in a state in which this can be done."""


class ChannelTaken(StorageError):
    """Another game is open in that channel or thread."""


class AlreadyAnswered(StorageError):
    """Somebody, or the same person in another window, has answered that question."""


class TooLarge(StorageError):
    """Somebody wants to keep more than there is room for."""


class NothingToUndo(StorageError):
    """There is no answer that may be taken back."""


class DatabaseTrouble(StorageError):
    """The database cannot be used right now; what was committed is safe."""

    instead = StorageCode.TROUBLE


class NewerSchema(DatabaseTrouble):
    """The database was made by a newer version of this program."""


class DamagedGame(StorageError):
    """A stored game that cannot be read; what exactly is wrong is for the log and for `chaski doctor`, in English."""

    instead = StorageCode.DAMAGED

    def __init__(self, what: str, why: Exception | None = None) -> None:
        super().__init__(StorageCode.DAMAGED)
        self.what = what
        self.why = why

    def __str__(self) -> str:
        return self.detail()

    def __reduce__(self) -> tuple[Callable[..., Refusal], tuple[Any, ...], dict[str, Any]]:
        return DamagedGame, (self.what, self.why), self.__dict__

    def detail(self, words: Callable[[Exception], str] = str) -> str:
        """What is wrong with it, and why, which `words` are found for."""
        return f"{self.what} ({words(self.why)})." if self.why else f"{self.what}."
