"""What is heard through weeks of fake time: every post and ping, and whether it came to the right person in time."""

import re
from collections import Counter
from collections.abc import Collection
from typing import Any

from msgspec import Struct

from bot.table.clock.clock import DAY
from storage import PERSON, RUNNING
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.timing import Hands

REMINDING = ("⏰", "☀️")
ABOUT_OTHERS = ("⌛", "🌴", "⏸️")
TITLE = re.compile(r"\*\*(.+?)\*\*")  # of the question in the line that calls
LATEST = 4 * DAY  # by then somebody besides the silent player knows


class Heard(Struct, frozen=True):
    """A new message: when, where, its words, whom it notified, and what its buttons send."""

    at: int
    channel: str
    words: str
    people: tuple[str, ...]
    message: str = ""
    buttons: tuple[str, ...] = ()


class Ear:
    """Listens to everything that the bot posts, and knows who is awaited at every moment."""

    def __init__(self, harness: Harness, clock: Hands) -> None:
        self._harness = harness
        self._clock = clock
        self.heard: list[Heard] = []
        self.deleted: set[str] = set()
        self._messages: set[str] = set()
        self.away: dict[str, tuple[int, int]] = {}
        self._seats: list[Seats] = []
        self._ids: dict[str, str] = {}
        self._seen = 0
        self._awaited: set[str] = set()
        self._reminded: list[str] = []  # since the last look
        self._since: dict[tuple[int, int, int], int] = {}  # by wait: when anybody was last notified of it
        self.longest_silence = 0
        self.nobody_knew = 0
        self.to_the_unasked = 0

    async def know(self, seats: list[Seats]) -> None:
        """These are the tables."""
        self._seats = seats
        for each in seats:
            self._ids.update({seat.person: seat.name for seat in (await each.game()).seats if seat.person})
        await self.note_waits()

    @property
    def posts(self) -> int:
        """Number of new messages so far."""
        return len(self.heard)

    def _listen(self) -> None:
        requests = self._harness.sandbox.requests
        for call in requests[self._seen :]:
            if call.method == "POST" and re.fullmatch(r"/channels/\d+/messages", call.path):
                self._hear(call.path.split("/")[2], call.json, str((call.answer or {}).get("id", "")))
            elif call.method == "DELETE" and re.fullmatch(r"/channels/\d+/messages/\d+", call.path):
                self.deleted.add(call.path.rpartition("/")[2])
        self._seen = len(requests)

    def _hear(self, channel: str, sent: Any, message: str) -> None:
        if not message or message in self._messages:
            return  # broken off before its answer, or repeated, which Discord recognises by the nonce
        self._messages.add(message)
        called = tuple(map(str, (sent.get("allowed_mentions") or {}).get("users", ())))
        words = sent.get("content") or ""
        people = tuple(self._ids.get(each, each) for each in called if f"<@{each}>" in words)
        buttons = tuple(one.get("custom_id", "") for row in sent.get("components") or () for one in row["components"])
        self.heard.append(Heard(self._clock.now, channel, words, people, message, buttons))
        if words.startswith(REMINDING):
            self._reminded += people

    async def note_waits(self) -> None:
        """Who is awaited now, and for how long nobody has heard of it."""
        before = len(self.heard)
        self._listen()
        now: set[str] = set()
        for each in self._seats:
            game = await self._harness.games.get(each.id)
            for number, wait in game.waits.items() if game.status == RUNNING and game.terms.paused is None else ():
                seat = game.seats[number]
                now.add(seat.name)
                others = any(other.controller == PERSON and other is not seat for other in game.seats)
                here = seat.controller == PERSON and seat.leave is None
                self._note((each.id, number, wait.since), seat.name, self.heard[before:], here=here, others=others)
        self.to_the_unasked += sum(name not in self._awaited | now for name in self._reminded)
        self._awaited, self._reminded = now, []

    def _note(self, wait: tuple[int, int, int], name: str, fresh: list[Heard], *, here: bool, others: bool) -> None:
        game, _, since = wait
        if any(
            name in one.people or (one.words.startswith(ABOUT_OTHERS) and f"game {game}" in one.words) for one in fresh
        ):
            self._since[wait] = self._clock.now
        last = self._since.setdefault(wait, since)
        if not here:
            self._since[wait] = self._clock.now
            return
        silence = self._clock.now - last
        self.longest_silence = max(self.longest_silence, silence)
        told = any(one.at >= since and one.words.startswith("⌛") for one in self.heard)
        self.nobody_knew += others and not told and self._clock.now - since > LATEST

    async def close(self) -> None:
        """Nothing more is heard."""
        await self.note_waits()


def of_table(heard: list[Heard], deleted: Collection[str], turns: int, over: bool) -> dict[str, Any]:
    """Posts and pings of one table; posts that the bot deletes again, such as reminders, are counted apart."""
    return {
        "over": over,
        "turns": turns,
        "posts": sum(one.message not in deleted for one in heard),
        "posts_with_deleted": len(heard),
        "messages_that_ping": sum(bool(one.people) for one in heard),
        "pings": sum(len(one.people) for one in heard),
        "pings_for": dict(Counter(_reason(one) for one in heard for _ in one.people).most_common()),
        "kinds": dict(Counter(_kind(one) for one in heard).most_common()),
    }


def _kind(one: Heard) -> str:
    first, called = one.words[:2].strip(), any(line.startswith("➡️") for line in one.words.split("\n"))
    if first == "**":
        first = "board"
    return f"{first}{' call' if called else ''}{' ping' if one.people else ''}"


def _reason(one: Heard) -> str:
    """Why a message notifies: its sign if it reminds or tells of somebody, else the title of its question."""
    if one.words.startswith((*REMINDING, *ABOUT_OTHERS)):
        return one.words[:2].strip()
    called = next((line for line in one.words.split("\n") if line.startswith("➡️")), "")
    return title[1] if (title := TITLE.search(called)) else one.words[:2].strip()
