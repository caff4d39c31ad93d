"""The jobs of a dispatch to a channel: records of messages to send, edit, note and put away."""

from collections.abc import Mapping

from msgspec import Struct

from bot.screens.screen import Screen
from storage import Game, Posted, Wait
from storage.posted import Board, Finale, Key, LastBoard, OpenPrompt, Story


class Send(Struct, frozen=True):
    """Sends a new message; also stores its other roles (`besides`) and new records of earlier messages (`earlier`).

    The same transaction forgets the replaced records (`forgetting`).
    """

    posted: Board | Story | OpenPrompt | LastBoard | Finale
    screen: Screen
    without_pictures: Screen | None = None  # for channels that forbid attachments
    besides: tuple[Posted, ...] = ()
    earlier: tuple[Posted, ...] = ()
    forgetting: tuple[Key, ...] = ()


class Edit(Struct, frozen=True):
    """Edits the board or story and gives it the other roles of `instead`; sends `instead` if it is gone."""

    posted: Story | Board
    screen: Screen
    instead: Send


class Close(Struct, frozen=True):
    """Shows the answers in a prompt and removes its buttons and reactions."""

    posted: Posted
    screen: Screen
    asides: tuple[Key, ...]  # its records


class Reopen(Struct, frozen=True):
    """Puts the next question in an answered prompt.

    A prompt with reactions left shows its answers instead (`answered`, stored as `earlier`); a new one asks.
    """

    posted: OpenPrompt
    screen: Screen
    asides: tuple[Key, ...]  # its records
    answered: Screen | None
    earlier: tuple[Posted, ...]
    besides: tuple[Posted, ...] = ()  # its other roles


class Update(Struct, frozen=True):
    """Edits an earlier message and stores its record; forgets all its records if it is gone."""

    posted: Posted
    screen: Screen
    keys: tuple[Key, ...]  # of all its records


class Forget(Struct, frozen=True):
    """Forgets a record of a message."""

    key: Key


class Remove(Struct, frozen=True):
    """Deletes an earlier message before a new one tells the same and more."""

    posted: Posted


class Strip(Struct, frozen=True):
    """Removes the buttons of an earlier message."""

    posted: Posted


class Retell(Struct, frozen=True):
    """Edits an earlier message, without buttons, before a new message tells its additions."""

    posted: Posted
    screen: Screen


class PutAway(Struct, frozen=True):
    """Removes buttons and reactions of an earlier prompt, unless it was just sent; shows the screen, if any."""

    posted: Posted
    screen: Screen | None = None


class OfferReactions(Struct, frozen=True):
    """Adds reactions to the new prompt."""

    reactions: tuple[str, ...]


class StartClock(Struct, frozen=True):
    """Sets the timers of all waits, and closes the offers and timers of earlier ones."""


class ResumeClock(Struct, frozen=True):
    """Resumes the wait for the seat to act in another channel."""


class StopClock(Struct, frozen=True):
    """Stops the clock: nobody has to act."""


class NoteTold(Struct, frozen=True):
    """Notes the answers told so far, the called seat, and all waits."""

    seq: int
    called: int | None
    waits: Mapping[int, Wait]


class NoteBank(Struct, frozen=True):
    """Notes the time left on the clock of a seat."""

    seat: int
    bank: int


Change = Strip | PutAway | OfferReactions
Deed = (
    Send | Edit | Forget | Remove | Retell | PutAway | StartClock | ResumeClock | StopClock | NoteTold | NoteBank
)  # these cannot fail for good
Job = Update | Deed


class Dispatch(Struct, frozen=True):
    """Jobs in order before anybody may answer, then changes of earlier messages.

    Edits of open prompts come first: if one fails, a new dispatch follows, and a new message tells its answers.
    """

    game: Game
    jobs: tuple[Job, ...] = ()
    afterwards: tuple[Change, ...] = ()
    first: tuple[Close | Reopen, ...] = ()
