"""Rate limits, counted honestly: generous, or as tight as Discord's."""

import math
import time
from dataclasses import dataclass

from bot.sandbox.basics.wire import Json


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests in so many seconds."""

    limit: int
    seconds: float


GENEROUS = Rate(10_000, 1.0)
STRICT = {
    "send": Rate(5, 5.0),
    "edit": Rate(5, 5.0),
    "delete": Rate(5, 1.0),
    "react": Rate(1, 0.25),
    "typing": Rate(5, 5.0),
    "thread": Rate(50, 300.0),
    "webhook": Rate(5, 2.0),
    "commands": Rate(20, 20.0),
}
STRICT_ELSEWHERE = Rate(10, 1.0)
STRICT_GLOBAL = Rate(50, 1.0)
UNLIMITED = ("callback",)


@dataclass(slots=True)
class Window:
    """The requests of one bucket since its last empty state."""

    rate: Rate
    began: float
    used: int = 0

    def take(self, moment: float) -> float:
        """Counts a request; the seconds to wait if there are too many, else 0."""
        if moment >= self.began + self.rate.seconds:
            self.began, self.used = moment, 0
        if self.used >= self.rate.limit:
            return self.began + self.rate.seconds - moment
        self.used += 1
        return 0.0


class Rates:
    """All buckets: one per route and channel, server or webhook."""

    def __init__(self, strict: bool) -> None:
        self._strict = strict
        self._windows: dict[tuple[str, str], Window] = {}
        self._all = Window(STRICT_GLOBAL, 0.0)

    def take(self, bucket: str, major: str) -> tuple[dict[str, str], Json | None]:
        """Counts a request: the headers of the answer, and the refusal of a surplus one."""
        moment = time.monotonic()
        if self._strict and bucket not in UNLIMITED:
            wait = self._all.take(moment)
            if wait:
                return self._refusal({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, wait, True)
        window = self._windows.get((bucket, major))
        if window is None:
            if len(self._windows) > 5000:
                self._forget(moment)
            window = self._windows[bucket, major] = Window(self._rate(bucket), moment)
        wait = window.take(moment)
        # Rounded up, so that nobody comes too early after this wait.
        after = math.ceil(max(0.0, window.began + window.rate.seconds - moment) * 1000) / 1000
        headers = {
            "X-RateLimit-Limit": str(window.rate.limit),
            "X-RateLimit-Remaining": str(window.rate.limit - window.used),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if wait:
            return self._refusal({**headers, "X-RateLimit-Scope": "user"}, wait, False)
        return headers, None

    def _rate(self, bucket: str) -> Rate:
        if not self._strict or bucket in UNLIMITED:
            return GENEROUS
        return STRICT.get(bucket, STRICT_ELSEWHERE)

    def _forget(self, moment: float) -> None:
        past = [key for key, window in self._windows.items() if moment >= window.began + window.rate.seconds]
        for key in past:
            del self._windows[key]

    def _refusal(self, headers: dict[str, str], wait: float, everywhere: bool) -> tuple[dict[str, str], Json]:
        headers = {**headers, **refused_headers(wait)}
        return headers, refused_body(wait, everywhere)


def refused_headers(wait: float) -> dict[str, str]:
    """The headers of a 429 from Discord itself, for discord.py."""
    return {"Via": "1.1 sandbox", "Retry-After": f"{wait:.3f}"}


def refused_body(wait: float, everywhere: bool = False) -> Json:
    """The body of an answer 429: too many requests, and the time to wait."""
    return {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": everywhere}
