"""Who did what on Discord, held against the answers in the log: what nobody at a seat has said, nobody may have played.

An answer is known by the interaction or the message it was given by. A plan is played in one go, and only its first
answer names what was pressed; what waits for others to answer was said by somebody before.
"""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field, json

from engine.planned import Planned
from storage import LogRow

LATE = 20  # reactions: each counts sooner or later, unacknowledged
LONGEST = 500  # letters of what is told about an interaction

Seat = tuple[int, int]  # a game, and the number of a seat in it
_waiting = json.Decoder(tuple[Planned, ...]).decode


class Sitting(Struct, frozen=True):
    """Who sits where at one moment, and what waits there to be played."""

    people: Mapping[Seat, str] = field(default_factory=dict)
    ahead: Mapping[Seat, str] = field(default_factory=dict)


class Authors:
    """Hears what people do, and finds answers that are not theirs."""

    def __init__(self) -> None:
        self._done: dict[str, tuple[str, str]] = {}  # who did what, by interaction
        self._reacted: dict[str, set[str]] = {}  # who, by message
        self._late: deque[str] = deque(maxlen=LATE)
        self._acting: set[str] = set()
        self._before = Sitting()

    def hear(self, event: str, data: dict[str, Any]) -> None:
        """Something happens on Discord."""
        if event == "INTERACTION_CREATE":
            person = str((data.get("user") or data["member"]["user"])["id"])
            self._done[data["id"]] = person, str(data["data"])[:LONGEST]
            self._acting.add(person)
        elif event == "MESSAGE_REACTION_ADD":
            person = str(data["user_id"])
            self._reacted.setdefault(data["message_id"], set()).add(person)
            self._late.append(person)

    def told(self, interaction: str) -> tuple[str, str]:
        """Who did what by an interaction."""
        return self._done[interaction]

    def judge(self, written: Mapping[int, Sequence[LogRow]], now: Sitting) -> list[str]:
        """What was written or said ahead since the last time, and by nobody who sat there then or sits there now."""
        acting = self._acting | set(self._late)
        found = [words for game, rows in written.items() for words in self._by_others(game, rows, now, acting)]
        found += [
            f"Something waits for seat {seat} of game {game} that nobody has said."
            for (game, seat), ahead in now.ahead.items()
            if not self._people((game, seat), now) & acting
            and not set(_waiting(ahead)) <= set(_waiting(self._before.ahead.get((game, seat), "[]")))
        ]
        self._acting.clear()
        self._before = now
        return found

    def _people(self, seat: Seat, now: Sitting) -> set[str]:
        return {each.people[seat] for each in (self._before, now) if seat in each.people}

    def _by_others(self, game: int, rows: Sequence[LogRow], now: Sitting, acting: set[str]) -> Iterator[str]:
        last: LogRow | None = None
        doers: set[str] = set()
        for row in rows:
            if row.interaction is not None:
                doers = self._doers(row.interaction)
            elif last is None or (last.row + 1, last.seat, last.at) != (row.row, row.seat, row.at):
                doers = self._speakers((game, row.seat), row, now, acting)
            last = row
            people = self._people((game, row.seat), now)
            if not row.automatic and not people & doers:
                yield f"Answer {row.seq} of game {game} was given by {doers or 'nobody'} for {people}."

    def _doers(self, interaction: str) -> set[str]:
        """Whoever has pressed, or reacted: a reaction is known by its message."""
        cause = interaction.partition(".")[0]
        return {self._done[cause][0]} if cause in self._done else self._reacted.get(cause, set())

    def _speakers(self, seat: Seat, row: LogRow, now: Sitting, acting: set[str]) -> set[str]:
        """Whoever sits there, if this answer has waited there, or they have done something just now."""
        waited = _waiting(self._before.ahead.get(seat, "[]"))
        people = self._people(seat, now)
        return people if any(row.action in planned.choices for planned in waited) else people & acting
