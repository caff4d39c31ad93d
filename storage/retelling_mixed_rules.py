"""A game that was played by several rules, told again as far as the present ones lead from position to position."""

from typing import Any

from sqlalchemy.engine import Row

from engine.codec import encode_state
from engine.core import Outcome
from engine.events import Event, seen_by
from engine.state import State
from engine.views import view
from storage import journal
from storage.errors import DamagedGame
from storage.records import History, Told


class Patchwork:
    """What can be told of the answers after `since`; a stretch that leads elsewhere than it did then is left out."""

    def __init__(self, start: State, since: int, seat: int | None) -> None:
        self._since = since
        self._seat = seat
        self._stored = start  # the last position that is sure
        self._state: State | None = start  # None while the answers do not fit
        self._before = start if start.seq >= since else None
        self._told: list[Told] = []
        self._gap = start.seq > since
        self._stretch: list[Told] = []  # since the last stored position: sure once the next one is reached
        self._at_since: State | None = None  # the same goes for this one

    def open(self, opened: Outcome | None, dealt: State | None) -> None:
        """The set-up by the present rules, and the one there was."""
        if opened is not None and dealt is not None and same(opened.state, dealt):
            self._told.append(Told(None, known(opened.events, self._seat)))
        else:
            self._gap = True

    def add(self, row: Row[Any]) -> None:
        """Tell the next answer of the log."""
        if self._state is None:
            return
        try:
            found = journal.log_row(row)
            outcome = journal.answered(self._state, found.action, found.seat)
        except DamagedGame:
            self._state = None
            return
        self._state = outcome.state
        if found.seq == self._since:
            self._at_since = outcome.state
        elif found.seq > self._since:
            self._stretch.append(Told(found, known(outcome.events, self._seat)))

    def compare(self, stored: State) -> None:
        """The position there was at this point."""
        if self._state is not None and same(self._state, stored):
            self._keep()
        else:
            self._gap |= stored.seq > self._since
        self._stretch, self._at_since = [], None
        self._state = self._stored = stored
        if self._before is None and stored.seq >= self._since:
            self._before = stored

    def history(self) -> History:
        """Everything that could be told of the game, answer by answer."""
        if self._state is None:
            self._gap = True
        else:
            self._keep()
        now = self._state or self._stored
        return History(view(self._before or now, self._seat), view(now, self._seat), tuple(self._told), self._gap)

    def _keep(self) -> None:
        self._told += self._stretch
        self._before = self._before or self._at_since


def same(one: State, other: State) -> bool:
    """Whether two positions are the same in everything that is stored of them."""
    return encode_state(one) == encode_state(other)


def known(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """Events as a seat or a spectator may know them."""
    return tuple(seen_by(event, seat) for event in events)
