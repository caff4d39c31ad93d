"""Limits for people and servers: the most that one of them may do in a while, so that enough is left for the others.

A refused request has no effect and is not counted.
"""

from collections import deque
from collections.abc import Callable
from enum import Enum

from msgspec import Struct

from bot.settings import number
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester

MOST = 1_000_000  # of anything; 0 is no limit
REMEMBERED = 10_000  # people and servers, before those of long ago are forgotten
MINUTE, HOUR = 60_000, 3_600_000  # milliseconds


class Limits(Struct, frozen=True):
    """How much is allowed; each has a setting, such as CHASKI_LIMIT_ANSWERS_PERSON."""

    answers_person: int = 90  # a minute, as all answers to commands, buttons and reactions
    answers_server: int = 1200
    hints_person: int = 60  # an hour
    hints_server: int = 300
    exports_person: int = 10  # an hour
    exports_server: int = 60
    watched_person: int = 3  # at once
    watched_server: int = 3


def limits_of_operator() -> Limits:
    """The limits from the settings, else the usual ones."""
    usual = Limits()
    names = Limits.__struct_fields__
    return Limits(**{name: number(f"CHASKI_LIMIT_{name.upper()}", getattr(usual, name), MOST) for name in names})


class OverLimit(Refused):
    """Somebody wants more than is allowed; it is not the request that is wrong."""


class Quota(Enum):
    """A counted kind of request: its window, the unit of a wait, and the refusals of a person and of a server."""

    ANSWERS = "answers", MINUTE, 1000, "limit.answers.person", "limit.answers.server"
    HINTS = "hints", HOUR, MINUTE, "limit.hints.person", "limit.hints.server"
    EXPORTS = "exports", HOUR, MINUTE, "limit.exports.person", "limit.exports.server"

    def __init__(self, label: str, window: int, unit: int, to_person: str, to_server: str) -> None:
        self.label = label
        self.window = window
        self.unit = unit
        self.refusals = (to_person, to_server)


class Quotas:
    """Remembers the times of what was done lately; after a restart everybody begins anew."""

    def __init__(self, limits: Limits, clock: Callable[[], int]) -> None:
        self.limits = limits
        self._clock = clock
        self._times: dict[tuple[Quota, str], deque[int]] = {}

    def take(self, quota: Quota, requester: Requester) -> None:
        """Counts one for the person and one for the server; refuses, and counts none, if either has had enough."""
        now = self._clock()
        if len(self._times) > REMEMBERED:
            self._forget(now)
        allowed = (getattr(self.limits, f"{quota.label}_person"), getattr(self.limits, f"{quota.label}_server"))
        keys = (f"person {requester.person}", f"server {requester.server}")
        counted = []
        for most, key, refusal in zip(allowed, keys, quota.refusals, strict=True):
            if most:
                times = self._lately(quota, key, now)
                if len(times) >= most:
                    wait = times[-most] + quota.window - now
                    raise OverLimit(refusal, n=most, wait=max(1, -(-wait // quota.unit)))
                counted.append(times)
        for times in counted:
            times.append(now)

    def must_have_room_to_watch(self, requester: Requester, hosts: list[tuple[str, str]]) -> None:
        """Refuses another game to watch, given the server and the host of each that is running."""
        here = sum(server == requester.server for server, _ in hosts)
        if 0 < self.limits.watched_server <= here:
            raise OverLimit("watch.too_many", n=self.limits.watched_server)
        own = sum(bool(host) and host == requester.person for _, host in hosts)
        if 0 < self.limits.watched_person <= own:
            raise OverLimit("limit.watched.person", n=self.limits.watched_person)

    def _lately(self, quota: Quota, key: str, now: int) -> deque[int]:
        """The times that count, the oldest first."""
        times = self._times.setdefault((quota, key), deque())
        while times and times[0] <= now - quota.window:
            times.popleft()
        return times

    def _forget(self, now: int) -> None:
        """Forgets everybody who has done nothing lately."""
        for quota, key in list(self._times):
            if not self._lately(quota, key, now):
                del self._times[quota, key]
