"""Calls to several people at once: later seats of a round may answer now, and get no second call."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.languages import Language
from bot.say.chat import chat
from bot.table.io.seats import escaped_names
from engine.state import View
from storage import Game, Ledger
from storage.posted import UNSENT, Key, SeatCall


def call_of(seen: View) -> SeatCall:
    """Record of a message as the call of this seat to its question."""
    assert seen.seat is not None
    return SeatCall(*UNSENT, seen.seat, seen.turn, type(seen.decision).__name__)


def called_before(messages: Ledger, asked: View, later: Mapping[int, View]) -> dict[int, SeatCall]:
    """By seat: the earlier calls to the present question, or to a later one of this round."""
    now = {call.seat: call for call in map(call_of, (asked, *later.values()))}
    return {
        call.seat: call
        for call in messages.every(SeatCall)
        if (due := now.get(call.seat)) and (call.turn, call.question) == (due.turn, due.question)
    }


def outdated(messages: Ledger, present: Collection[int]) -> Iterator[Key]:
    """Keys of the calls to all seats but these."""
    return (call.key for call in messages.every(SeatCall) if call.seat not in present)


def progress(game: Game, group: Sequence[int], done: Sequence[int], lang: Language) -> str:
    """A line with the seats of a group that have answered, without their answers."""
    names = escaped_names(game)
    parts = (chat("call.done" if seat in done else "call.open", lang, who=names[seat]) for seat in group)
    return " · ".join(parts)
