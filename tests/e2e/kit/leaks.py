"""Who may know what, and when: a game replayed beside the bot, and all that people receive held against it.

A card or tile is named by its id wherever it is named at all, and pictures carry the Views they were drawn from (see
`fake_pictures`). So a leak is an id in something a person received, although by then no View and no Event of the last
turns, as far as that person's seat may know them, had it. What was in the open long ago and went back into a deck is a
secret again.
"""

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from msgspec import Struct, json

from bot.sandbox import Person
from engine.codec import SavedGame, load_game
from engine.core import apply, open_game
from engine.events import Event, seen_by
from engine.state import State
from engine.views import view
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.layouts import pictures_of
from tests.pieces import pieces_in

MEMORY = 8  # turns: nothing but the animation at the end goes back further
EVER = 10_000
SPECTATOR = None


class Ticks:
    """A clock that stands still unless it is looked at, so that any two moments can be told apart."""

    def __init__(self) -> None:
        self._moments = count(1_700_000_000_000)
        self.now = 0

    def __call__(self) -> int:
        self.now = next(self._moments)
        return self.now


class Learned(Struct, frozen=True):
    """What a seat could know from this moment on."""

    at: int
    turn: int
    ids: frozenset[str]


class Received(Struct, frozen=True):
    """Something a person got, and how many turns back it may reach."""

    at: int
    text: str
    reach: int = MEMORY


class Ledger:
    """A game replayed answer by answer from its log: the true position, and what each seat could know when."""

    def __init__(self, seats: Seats, saved: SavedGame) -> None:
        self._seats = seats
        self._row = 0
        self._settled = 0
        self.seed = str(saved.seed)
        opening = open_game(saved.options, saved.seed)
        self._states: dict[int, State] = {0: opening.state}
        self._events: dict[int, tuple[Event, ...]] = {0: opening.events}
        self._viewers: tuple[int | None, ...] = (*range(saved.options.players), SPECTATOR)
        self.learned: dict[int | None, list[Learned]] = {viewer: [] for viewer in self._viewers}
        for viewer in self._viewers:
            self._learn(viewer, 0, 0)

    @classmethod
    async def of(cls, seats: Seats) -> "Ledger":
        """The ledger of a game that has begun."""
        ledger = cls(seats, load_game(await seats.harness.games.export(seats.id)))
        await ledger.follow()
        return ledger

    async def follow(self) -> None:
        """Take in what was answered since the last time, also what was taken back."""
        for row in await self._seats.harness.games.log_since(self._seats.id, self._row, undone=True):
            outcome = apply(self._states[row.seq - 1], row.action)
            self._states[row.seq], self._events[row.seq] = outcome.state, outcome.events
            self._learn(row.seat, row.seq, row.at)
            if row.commits:  # then everybody may know of it, and of the steps that led there
                for viewer in self._viewers:
                    for seq in range(self._settled + 1, row.seq + 1):
                        self._learn(viewer, seq, row.at)
                self._settled = row.seq
            self._row = row.row

    async def state(self) -> State:
        """The true position."""
        await self.follow()
        return self._states[(await self._seats.game()).seq]

    def _learn(self, viewer: int | None, seq: int, at: int) -> None:
        state = self._states[seq]
        known = [view(state, viewer), *(seen_by(event, viewer) for event in self._events[seq])]
        self.learned[viewer].append(Learned(at, state.turn, pieces_in(json.encode(known).decode())))


class Ear:
    """Hears everything that a person gets, and notes when."""

    def __init__(self, harness: Harness, person: Person, clock: Ticks) -> None:
        self._files = harness.sandbox.world.files
        self._clock = clock
        self._seen: set[str] = set()
        self.person = person
        self.heard: list[Received] = []
        harness.sandbox.world.broadcast.listen(person.id, self._hear)

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["t"] not in ("message", "modal"):
            return
        self.note(json.encode(frame).decode())
        message = frame.get("message") or {"attachments": (), "components": ()}
        for file in (*message["attachments"], *pictures_of(message)):
            if file["id"] not in self._seen:
                self._seen.add(file["id"])
                stored = self._files.get(int(file["id"]))
                assert stored is not None
                self.note(stored.data.decode(errors="replace"), EVER if stored.name.endswith(".gif") else MEMORY)

    def note(self, text: str, reach: int = MEMORY) -> None:
        """This was received now."""
        self.heard.append(Received(self._clock.now, text, reach))

    def missed(self) -> int:
        """How much of what the person received was not heard here."""
        files = [item for item in self.person.received if isinstance(item, bytes)]
        return abs(len(self.person.received) - len(files) - self._frames()) + abs(len(files) - len(self._seen))

    def _frames(self) -> int:
        return len(self.heard) - len(self._seen)


def leaks(heard: Iterable[Received], learned: Iterable[Learned], seed: str) -> list[str]:
    """What was received too early, or at all although it is nobody's business."""
    found = []
    order: list[Learned | Received] = sorted([*learned, *heard], key=lambda one: (one.at, isinstance(one, Received)))
    last: dict[str, int] = {}
    turn = 0
    for one in order:
        if isinstance(one, Learned):
            turn = max(turn, one.turn)
            last |= dict.fromkeys(one.ids, turn)
            continue
        for name in sorted(pieces_in(one.text)):
            if name not in last or last[name] < turn - one.reach:
                found.append(f"{name} in turn {turn}: {_around(one.text, name)}")
        if seed in one.text:
            found.append(f"the seed in turn {turn}: {_around(one.text, seed)}")
    return found


def _around(text: str, name: str) -> str:
    at = text.index(name)
    return text[max(at - 80, 0) : at + 40]


async def all_leaks(ledger: Ledger, ears: Iterable[Ear], seat_of: Callable[[Person], int | None]) -> list[str]:
    """Every leak to anybody."""
    await ledger.follow()
    found = []
    for ear in ears:
        for leak in leaks(ear.heard, ledger.learned[seat_of(ear.person)], ledger.seed):
            found.append(f"{ear.person.name} received {leak}")
    return found
