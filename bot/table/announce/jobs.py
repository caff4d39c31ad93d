"""What a plan for a channel is made of: plain records of what is sent, edited, noted and put away."""

from msgspec import Struct

from bot.screens.screen import Screen
from storage import Game, Posted
from storage.posted import Board, Finale, Key, LastBoard, OpenPrompt, Scores, Story


class Send(Struct, frozen=True):
    """A new message and what it is; it has no place in these records before it is sent.

    What it is besides, and what has to be known of earlier messages from then on, is remembered with it.
    """

    posted: Board | Story | OpenPrompt | LastBoard | Scores | Finale
    screen: Screen
    without_pictures: Screen | None = None  # what is sent where pictures may not be attached
    besides: tuple[Posted, ...] = ()
    earlier: tuple[Posted, ...] = ()


class Edit(Struct, frozen=True):
    """The story tells more, and is remembered as this; if it is gone, another one is sent instead."""

    posted: Story
    screen: Screen
    instead: Send


class Close(Struct, frozen=True):
    """A prompt that is answered says what was answered, and nothing of it can be pressed any more."""

    posted: Posted
    screen: Screen
    asides: tuple[Key, ...]  # as what it is remembered


class Reopen(Struct, frozen=True):
    """A prompt that was answered asks its player the next thing, and is the prompt for that.

    If it cannot lose its reactions, it ends with what was answered, which is then remembered; another one asks.
    """

    posted: OpenPrompt
    screen: Screen
    asides: tuple[Key, ...]  # as what it is remembered
    answered: Screen | None
    earlier: tuple[Posted, ...]


class Update(Struct, frozen=True):
    """An earlier message says something else, and is remembered as this; if it is gone, it is forgotten."""

    posted: Posted
    screen: Screen
    keys: tuple[Key, ...]  # of all that it is remembered as


class Forget(Struct, frozen=True):
    """A message is not remembered any more as this."""

    key: Key


class Remove(Struct, frozen=True):
    """An earlier message goes: what it says is told again, with what came after it."""

    posted: Posted


class Strip(Struct, frozen=True):
    """An earlier message loses its buttons."""

    posted: Posted


class PutAway(Struct, frozen=True):
    """An earlier prompt loses its buttons and reactions, unless it turns out to be the very message just sent.

    Where another one asks on, it says no more than why.
    """

    posted: Posted
    screen: Screen | None = None


class OfferReactions(Struct, frozen=True):
    """The prompt that was just put gets these reactions, for people to press."""

    reactions: tuple[str, ...]


class StartClock(Struct, frozen=True):
    """The wait for the seat that is asked begins; this one was called before it."""

    called_before: int | None


class ResumeClock(Struct, frozen=True):
    """The wait for the seat that is asked goes on in another channel, with all that belongs to it."""


class StopClock(Struct, frozen=True):
    """Stop the clock: nobody is waited for any more."""


class NoteTold(Struct, frozen=True):
    """The channel knows so many answers, and this seat was called at this moment."""

    seq: int
    called: int | None
    since: int | None


class NoteBank(Struct, frozen=True):
    """So much time is left on the clock of a seat."""

    seat: int
    bank: int


Change = Strip | PutAway | OfferReactions
Deed = (
    Send | Edit | Forget | Remove | PutAway | StartClock | ResumeClock | StopClock | NoteTold | NoteBank
)  # what cannot fail for good
Job = Update | Deed


class Plan(Struct, frozen=True):
    """What is done in this order, before anybody may answer, and what has to change in earlier messages afterwards.

    First come prompts that stand already: what one of them cannot say any more has to be told otherwise.
    """

    game: Game
    jobs: tuple[Job, ...] = ()
    afterwards: tuple[Change, ...] = ()
    first: tuple[Close | Reopen, ...] = ()
