"""Calls to several people at once: whoever comes later in a round may answer now, and is not called a second time."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from zlib import crc32

from msgspec import Struct

from bot.languages import Language
from bot.table.message_kinds import CALLED, called
from bot.table.seats import escaped_names
from bot.text.chat import chat
from engine.decisions import Decision
from engine.state import View
from storage import Game, Posted

NOTED = "noted"  # the kind of a prompt to several people; its `seq` says who of them it shows as done
NOTED_SINCE = "noted-since"  # the same message; its `seq` counts the answers before what it tells
CALL = "call"  # the kind of a board or story that calls several people; its `seq` is the number of a Call
SEATS = 4  # bits for those of a table


class Call(Struct, frozen=True):
    """A board or story that calls several people: what it tells, who is called, and who it shows as done."""

    after: int  # so many answers, -1 before the set-up, it tells what has happened
    group: tuple[int, ...]
    done: tuple[int, ...]

    @property
    def number(self) -> int:
        """All of it as a number."""
        return (self.after + 1) << 2 * SEATS | mask(self.group) << SEATS | mask(self.done)

    @staticmethod
    def of(number: int) -> "Call":
        """The call that has this number."""
        return Call((number >> 2 * SEATS) - 1, seats_in(number >> SEATS), seats_in(number))


def subject(decision: Decision, turn: int) -> int:
    """A number for what somebody is called for: a kind of question in a turn."""
    return crc32(f"{turn} {type(decision).__name__}".encode()) >> 1


def called_before(messages: Mapping[str, Posted], asked: View, later: Mapping[int, View]) -> dict[int, Posted]:
    """By seat, the messages by which those who are asked, or will be in this round, were called for it."""
    found = {}
    for seen in (asked, *later.values()):
        assert seen.seat is not None
        assert seen.decision is not None
        posted = messages.get(called(seen.seat))
        if posted is not None and posted.seq == subject(seen.decision, seen.turn):
            found[seen.seat] = posted
    return found


def outdated(messages: Mapping[str, Posted], present: Mapping[int, Posted]) -> Iterator[str]:
    """The kinds of messages that tell of calls of which nothing is left to answer."""
    keep = {called(seat) for seat in present}
    return (kind for kind in messages if kind.startswith(CALLED) and kind not in keep)


def mask(seats: Iterable[int]) -> int:
    """Some seats as a number."""
    return sum(1 << seat for seat in seats)


def seats_in(number: int) -> tuple[int, ...]:
    """The seats of which a number begins to speak in its last bits."""
    return tuple(seat for seat in range(SEATS) if number >> seat & 1)


def progress(game: Game, group: Sequence[int], done: Sequence[int], lang: Language) -> str:
    """Who of those that are asked together has answered, but not what."""
    names = escaped_names(game)
    parts = (chat("call.done" if seat in done else "call.open", lang, who=names[seat]) for seat in group)
    return " · ".join(parts)
