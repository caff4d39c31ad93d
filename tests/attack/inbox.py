"""All that one person receives about a game, in a form in which two worlds can be compared."""

import re
from hashlib import blake2b
from typing import Any

from msgspec import json

from bot.sandbox import Person
from bot.sandbox.state.setup import BOT, GUILD, PEOPLE
from tests.e2e.kit.harness import Harness

ID = re.compile(r"\d{17,20}")
FIXED = {str(each) for each in (GUILD, BOT, *PEOPLE)}
MOMENT = re.compile(r'"(edited_)?timestamp":"[^"]*"')
MESSAGE = re.compile(r'\{"message":\{"id":"#(\d+)"')
AROUND = 120


class Inbox:
    """Sees what a person gets in one channel: public messages, private ones, lists, forms, and the bytes of files.

    Ids of messages and files are numbered anew in the order in which they come up, and moments are left out: these
    differ between any two runs. What everybody sees and what is for this person alone have an order of their own each.
    """

    def __init__(self, harness: Harness, person: Person, channel: int) -> None:
        self._files = harness.sandbox.world.files
        self._url = harness.sandbox.url
        self._channel = str(channel)
        self._known: dict[bool, dict[str, str]] = {True: {}, False: {}}
        self.person = person
        self.seen: list[tuple[bool, str]] = []
        harness.sandbox.world.broadcast.listen(person.id, self._hear)

    def _hear(self, frame: dict[str, Any]) -> None:
        message = frame.get("message") or {}
        if frame["t"] == "message" and message["channel_id"] == self._channel:
            files = [self._file(int(file["id"])) for file in message["attachments"]]
            self.note({"message": message, "files": files}, bool(message.get("ephemeral")))
        elif frame["t"] == "modal":
            self.note(frame["modal"])

    def note(self, received: Any, alone: bool = True) -> None:
        """This was received now."""
        text = MOMENT.sub("", json.encode(received).decode().replace(self._url, ""))
        known = self._known[alone]
        self.seen.append((alone, ID.sub(lambda found: self._name(found[0], known), text)))

    def _name(self, id_: str, known: dict[str, str]) -> str:
        if id_ in FIXED:
            return id_
        return "#here" if id_ == self._channel else known.setdefault(id_, f"#{len(known)}")

    def _file(self, id_: int) -> str:
        stored = self._files.get(id_)
        return "" if stored is None else blake2b(stored.data).hexdigest()

    def unlike(self, other: "Inbox") -> list[str]:
        """Where this differs from what the same person got in the other world, in words."""
        found = []
        for alone in (True, False):
            mine, theirs = ([text for private, text in inbox.seen if private == alone] for inbox in (self, other))
            if alone:  # a late picture changes its message at any moment
                mine, theirs = sorted(mine, key=_message), sorted(theirs, key=_message)
            for number in range(max(len(mine), len(theirs))):
                one, two = (each[number] if number < len(each) else "nothing" for each in (mine, theirs))
                if one != two:
                    at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
                    start = max(at - AROUND, 0)
                    found.append(
                        f"{self.person.name} got …{one[start : at + AROUND]}… here, …{two[start : at + AROUND]}… there"
                    )
        return found


def _message(text: str) -> int:
    """The number of a received message; below all numbers for whatever is none."""
    found = MESSAGE.match(text)
    return int(found[1]) if found else -1
