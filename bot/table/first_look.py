"""Final buttons are dead while nobody can have read their screen, so that a double tap plays nothing."""

import time
from collections.abc import Callable

SECONDS = 1.0
REMEMBERED = 1000  # screens


class FirstLook:
    """When which screen of whom came up; after a restart, all of them are long since seen."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, seconds: float = SECONDS) -> None:
        self._clock = clock
        self._seconds = seconds
        self._since: dict[tuple[int, int], tuple[int, float]] = {}
        self._above: dict[tuple[int, int], int] = {}

    def comes_up(self, game: int, seat: int, number: int) -> None:
        """The screen of a plan with this number is shown; if it was before, it is no new one."""
        number_before, _ = self._since.get((game, seat), (None, 0.0))
        if number != number_before:
            self._since.pop((game, seat), None)
            self._since[game, seat] = number, self._clock()
            if len(self._since) > REMEMBERED:
                del self._since[next(iter(self._since))]

    def goes_above(self, game: int, seat: int, number: int) -> None:
        """What is final on the screen with this number stands above all else: below, something final was pressed."""
        self._above.pop((game, seat), None)
        self._above[game, seat] = number
        if len(self._above) > REMEMBERED:
            del self._above[next(iter(self._above))]

    def is_above(self, game: int, seat: int, number: int) -> bool:
        """Whether what is final on the screen with this number stands above all else."""
        return self._above.get((game, seat)) == number

    def forget(self, game: int, seat: int) -> None:
        """Whatever is shown next is new, also if it was shown before."""
        self._since.pop((game, seat), None)

    def is_too_early(self, game: int, seat: int, number: int) -> bool:
        """Whether the screen with this number has only just come up."""
        shown, since = self._since.get((game, seat), (None, 0.0))
        return shown == number and self._clock() - since < self._seconds
