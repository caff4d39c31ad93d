"""Calls to several people at once: whoever comes later in a round may answer now, and is not called a second time."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.languages import Language
from bot.say.chat import chat
from bot.table.io.seats import escaped_names
from engine.state import View
from storage import Game, Ledger
from storage.posted import UNSENT, Key, SeatCall


def call_of(seen: View) -> SeatCall:
    """What a message is that calls a seat, together with others, for what it is asked."""
    assert seen.seat is not None
    return SeatCall(*UNSENT, seen.seat, seen.turn, type(seen.decision).__name__)


def called_before(messages: Ledger, asked: View, later: Mapping[int, View]) -> dict[int, SeatCall]:
    """By seat, the messages by which those who are asked, or will be in this round, were called for it."""
    now = {call.seat: call for call in map(call_of, (asked, *later.values()))}
    return {
        call.seat: call
        for call in messages.every(SeatCall)
        if (due := now.get(call.seat)) and (call.turn, call.question) == (due.turn, due.question)
    }


def outdated(messages: Ledger, present: Collection[int]) -> Iterator[Key]:
    """The calls of which nothing is left to answer: those of all but these seats."""
    return (call.key for call in messages.every(SeatCall) if call.seat not in present)


def progress(game: Game, group: Sequence[int], done: Sequence[int], lang: Language) -> str:
    """Who of those that are asked together has answered, but not what."""
    names = escaped_names(game)
    parts = (chat("call.done" if seat in done else "call.open", lang, who=names[seat]) for seat in group)
    return " · ".join(parts)
