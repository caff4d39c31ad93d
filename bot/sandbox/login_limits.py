"""Limits of logging in to the gateway: how many shards, how many logins at once, how many servers for each."""

import time
from dataclasses import dataclass

from bot.sandbox.basics.wire import Json
from bot.sandbox.sessions import Shard

LOGINS_A_DAY = 1000
DAY = 86_400_000  # milliseconds


@dataclass(frozen=True, slots=True)
class LoginRules:
    """The rules of Discord for logging in.

    Of all shards with the same remainder by `max_concurrency`, one may log in every `pause` seconds, on Discord 5; with
    0, the sandbox lets everybody in at once. A shard has at most `servers` servers.
    """

    shards: int = 1  # recommended
    max_concurrency: int = 1
    pause: float = 0.0
    servers: int = 2500


class LoginLimits:
    """Counts logins by the rules."""

    def __init__(self, rules: LoginRules) -> None:
        self.rules = rules
        self._logins = 0
        self._latest: dict[int, float] = {}

    def session_start_limit(self) -> Json:
        """Discord's answer to a bot about its limits."""
        remaining = max(0, LOGINS_A_DAY - self._logins)
        return {
            "total": LOGINS_A_DAY,
            "remaining": remaining,
            "reset_after": DAY if self._logins else 0,
            "max_concurrency": self.rules.max_concurrency,
        }

    def is_too_soon(self, shard: Shard) -> bool:
        """Whether a shard has to wait before it may log in; counts the login otherwise."""
        key, now = shard.number % self.rules.max_concurrency, time.monotonic()
        if key in self._latest and now - self._latest[key] < self.rules.pause:
            return True
        self._latest[key] = now
        self._logins += 1
        return False
