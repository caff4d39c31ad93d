"""Final buttons are dead while nobody can have read their screen, and stand where none was: no double tap plays."""

import time
from collections.abc import Callable

from msgspec import Struct

from bot.planning.heights import Extent

NOWHERE = Extent()
SECONDS = 1.0
REMEMBERED = 1000  # screens


class _Look(Struct):
    """The screen of a plan that somebody has before them."""

    number: int | None = None
    since: float = 0.0
    clear: Extent = NOWHERE  # how far down the screen before it could be pressed
    extent: Extent = NOWHERE  # the same of this one
    waits: bool = False  # whether nothing on it is final at once


class FirstLook:
    """When which screen of whom came up, and below what; after a restart, all of them are long since seen."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, seconds: float = SECONDS) -> None:
        self._clock = clock
        self._seconds = seconds
        self._looks: dict[tuple[int, int], _Look] = {}

    def begins(self, game: int, seat: int, number: int) -> None:
        """The screen with this number is shown in a new message, in which nothing was pressed before."""
        look = self._looks.get((game, seat))
        if look is None or look.number != number:
            look = self._new(game, seat, number)
        look.clear = NOWHERE

    def comes_up(self, game: int, seat: int, number: int, extent: Extent = NOWHERE) -> None:
        """The screen of a plan with this number is shown, with buttons down to there; once more, it is no new one."""
        look = self._looks.get((game, seat))
        if look is None or look.number != number:
            look = self._new(game, seat, number)
        look.extent |= extent  # in another message it may be lower

    def comes_up_pressed(self, game: int, seat: int, number: int) -> None:
        """The screen with this number comes up where something final was pressed, or something old."""
        self._new(game, seat, number).waits = True

    def _new(self, game: int, seat: int, number: int) -> _Look:
        before = self._looks.pop((game, seat), _Look())
        look = self._looks[game, seat] = _Look(number, self._clock(), before.extent)
        if len(self._looks) > REMEMBERED:
            del self._looks[next(iter(self._looks))]
        return look

    def clear(self, game: int, seat: int, number: int) -> Extent:
        """How far down nothing may be final on the screen with this number."""
        look = self._looks.get((game, seat), _Look())
        return look.clear if look.number == number else look.extent

    def waits(self, game: int, seat: int, number: int) -> bool:
        """Whether nothing is final at once on the screen with this number, or nobody knows what it looks like."""
        look = self._looks.get((game, seat))
        return look is None or (look.waits and look.number == number)

    def is_too_early(self, game: int, seat: int, number: int) -> bool:
        """Whether the screen with this number has only just come up."""
        look = self._looks.get((game, seat), _Look())
        return look.number == number and self._clock() - look.since < self._seconds
