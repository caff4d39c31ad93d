"""What a plan for a channel is made of: plain records of what is sent, edited, noted and put away."""

from msgspec import Struct

from bot.prompts.screen import Screen
from storage import Game, Posted

BOARD, STORY, PROMPT, FINALE = "board", "story", "prompt", "finale"  # the kinds of messages, by which they are found
LAST_BOARD, SCORES = "last-board", "scores"  # what is said of the end before the finale
BOARD_SINCE = "board-since"  # the same message as a live board; its `seq` counts the answers before what that tells
STORY_SINCE = "story-since"  # the same message as the story; its `seq` counts the answers before what it tells


class Keep(Struct, frozen=True):
    """A message is remembered under this kind as well; `seq` is what has to be known of it then."""

    kind: str
    seq: int


class Send(Struct, frozen=True):
    """A new message, remembered as the one of its kind; `seq` is the number of the prompt, or of the answers shown.

    What it is kept as besides, and what has to be known of earlier messages from then on, is remembered with it.
    """

    kind: str
    screen: Screen
    seq: int
    without_pictures: Screen | None = None  # what is sent where pictures may not be attached
    keep: tuple[Keep, ...] = ()
    earlier: tuple[Posted, ...] = ()


class Edit(Struct, frozen=True):
    """An earlier message says something else; if it is gone, another one is sent instead."""

    posted: Posted
    screen: Screen
    instead: Send


class Close(Struct, frozen=True):
    """A prompt that is answered says what was answered, and nothing of it can be pressed any more."""

    posted: Posted
    screen: Screen
    asides: tuple[str, ...]  # as what it is remembered


class Reopen(Struct, frozen=True):
    """A prompt that was answered asks its player the next thing, with the number of that question.

    If it cannot lose its reactions, it ends with what was answered, which is then remembered; another one asks.
    """

    posted: Posted
    screen: Screen
    number: int
    keep: tuple[Keep, ...]
    asides: tuple[str, ...]  # as what it is remembered
    answered: Screen | None
    earlier: tuple[Posted, ...]


class Update(Struct, frozen=True):
    """An earlier message says something else, and is remembered with another `seq`; if it is gone, it is forgotten."""

    posted: Posted
    screen: Screen
    kinds: tuple[str, ...]  # all by which it is remembered


class Forget(Struct, frozen=True):
    """The message of this kind is not remembered any more."""

    kind: str


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
    """The message of this kind that was just sent gets these reactions, for people to press."""

    kind: str
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
