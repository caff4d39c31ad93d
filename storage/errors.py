"""What can go wrong with stored games: typed, each with a sentence for players and what the owner should know."""

from typing import ClassVar


class StorageError(Exception):
    """A request that cannot be met; nothing has changed."""

    code: ClassVar[str] = "storage"
    words: ClassVar[str] = ""  # for players, where the reason may name cards, files or machines

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail

    @property
    def sentence(self) -> str:
        """What any player may read."""
        return self.words or self.detail

    @property
    def has_private_detail(self) -> bool:
        """Whether there is more to know, for the log and for whoever runs the bot."""
        return bool(self.words)


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
    words = "The database cannot be used right now; what was committed is safe. Try again later."


class NewerSchema(DatabaseTrouble):
    """The database was made by a newer version of this program."""

    code = "newer_schema"


class DamagedGame(StorageError):
    """A stored game that cannot be read; `chaski doctor` says more."""

    code = "damaged"
    words = "What is stored of this game cannot be read; whoever runs this bot finds out more with `chaski doctor`."
