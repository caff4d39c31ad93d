"""Guard against double taps: a new card takes no press for a moment."""

import time
from collections.abc import Callable

from msgspec import Struct

SECONDS = 0.5
REMEMBERED = 1000


class _Card(Struct):
    """The newest card of a seat."""

    number: int
    since: float


class DoubleTapGuard:
    """Remembers when the newest card of each seat came up; after a restart all cards are old."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, seconds: float = SECONDS) -> None:
        self._clock = clock
        self._seconds = seconds
        self._cards: dict[tuple[int, int], _Card] = {}

    def comes_up(self, game: int, seat: int, number: int) -> None:
        """Notes that this card is shown; a card shown again is not new."""
        card = self._cards.get((game, seat))
        if card is None or card.number != number:
            self._renew(game, seat, number)

    def comes_up_pressed(self, game: int, seat: int, number: int) -> None:
        """Notes that this card replaces one with a final or outdated press: it is new even if it was shown before."""
        self._renew(game, seat, number)

    def _renew(self, game: int, seat: int, number: int) -> None:
        self._cards.pop((game, seat), None)
        self._cards[game, seat] = _Card(number, self._clock())
        if len(self._cards) > REMEMBERED:
            del self._cards[next(iter(self._cards))]

    def confirms_first(self, game: int, seat: int) -> bool:
        """Whether this card is of an unknown age, and so confirms every final tap first."""
        return (game, seat) not in self._cards

    def is_too_early(self, game: int, seat: int, number: int) -> bool:
        """Whether this card has only just come up."""
        card = self._cards.get((game, seat))
        return card is not None and card.number == number and self._clock() - card.since < self._seconds
