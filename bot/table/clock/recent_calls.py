"""The people whom a table has just notified: what rings by itself does not notify them again at once."""

from collections.abc import Callable, Iterable

from bot.table.clock.clock import MINUTE


class RecentCalls:
    """Notifications of the last minute, by table and person; a restart forgets them."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._at: dict[tuple[int, str], int] = {}

    def note(self, game: int, people: Iterable[str]) -> None:
        """Notes that a message of this table has just notified these people."""
        now = self._now()
        recent = {each: at for each, at in self._at.items() if now - at < MINUTE}
        self._at = recent | {(game, person): now for person in people}

    def others(self, game: int, people: Iterable[str]) -> tuple[str, ...]:
        """Those among these people whom this table has not notified within the last minute."""
        now = self._now()
        return tuple(each for each in people if now - self._at.get((game, each), now - MINUTE) >= MINUTE)
