"""The answers of a seat in the log: the events that belong to them, and what they came to in words."""

from collections.abc import Sequence
from itertools import takewhile

from msgspec import Struct

from bot.say.after.episodes import is_final
from bot.say.after.net_effects import declined, summed_up
from bot.say.after.tally import tally
from bot.say.chat import chat
from bot.say.wording import Wording
from engine.actions import Pass
from engine.events import Event, Scored
from storage import LogRow

SCORED_BY_ALL = ("temple", "regions")  # sources of VP that a Festival counts for all seats together


class Answer(Struct, frozen=True):
    """An answer of the log, with the events of its seat and all other events."""

    row: LogRow
    own: tuple[Event, ...]
    besides: tuple[Event, ...]

    @property
    def seq(self) -> int:
        """The number of the answer in the game."""
        return self.row.seq


def answer_of(row: LogRow, events: tuple[Event, ...]) -> Answer:
    """An answer of the log with its events; the VP of all seats at a Festival or at the end belong to the table."""

    def own(happened: Event) -> bool:
        if happened.minor:
            return True
        if is_final(happened) or (isinstance(happened, Scored) and happened.source in SCORED_BY_ALL):
            return False
        return getattr(happened, "seat", None) == row.seat and not happened.opens

    mine = tuple(takewhile(own, events))
    return Answer(row, mine, events[len(mine) :])


def answer_words(seat: int, answers: Sequence[Answer], wording: Wording) -> str:
    """The deeds of a seat by its answers, with their tally."""
    last = answers[-1].row
    if what := summed_up(tally(seat, [each for answer in answers for each in answer.own]), wording):
        return what
    if isinstance(last.action, Pass):
        return declined(last.question, wording)
    return chat("prompt.answered", wording.language)
