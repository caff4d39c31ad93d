"""What can go wrong with stored games: typed, and each with a sentence for people."""

from typing import ClassVar


class StorageError(Exception):
    """A request that cannot be met; nothing has changed."""

    code: ClassVar[str] = "storage"

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class NoSuchGame(StorageError):
    """There is no such game."""

    code = "no_game"


class NotNow(StorageError):
    """The game is not in a state in which this can be done."""

    code = "not_now"


class ChannelTaken(StorageError):
    """Another game is open in that channel or thread."""

    code = "channel_taken"


class AlreadyAnswered(StorageError):
    """Somebody, or the same person in another window, has answered that question."""

    code = "already_answered"


class NothingToUndo(StorageError):
    """There is no answer that may be taken back."""

    code = "nothing_to_undo"


class DatabaseTrouble(StorageError):
    """The database cannot be used right now; what was committed is safe."""

    code = "database"


class NewerSchema(DatabaseTrouble):
    """The database was made by a newer version of this program."""

    code = "newer_schema"


class DamagedGame(StorageError):
    """A stored game that cannot be read; `chaski doctor` says more."""

    code = "damaged"
