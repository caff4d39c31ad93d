"""The pace at which the shards of one process log in, as Discord allows."""

PAUSE = 5.0  # seconds between two logins of one bucket


class LoginPace:
    """Says when a shard may log in: Discord lets one of each bucket in at a time.

    Other processes of the same bot are not known here. If one of them is faster, Discord refuses, and the shard comes
    again after a pause.
    """

    def __init__(self) -> None:
        self.buckets = 1
        self._next: dict[int, float] = {}
        self._known: set[int] = set()

    def due(self, shard: int, now: float) -> float:
        """The moment at which a shard may log in, which is then taken; a shard that was logged in pauses first."""
        bucket = shard % self.buckets
        due = max(now + PAUSE if shard in self._known else now, self._next.get(bucket, now))
        self._next[bucket] = due + PAUSE
        self._known.add(shard)
        return due
