"""A card that has just changed takes no press, so that a double tap does nothing twice."""

import time
from collections.abc import Callable

from msgspec import Struct

SECONDS = 0.5
REMEMBERED = 1000  # cards


class _Card(Struct):
    """The newest card of a seat."""

    number: int
    since: float
    confirms_first: bool = False


class DoubleTapGuard:
    """Knows when the newest card of each seat came up; after a restart all of them are old."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, seconds: float = SECONDS) -> None:
        self._clock = clock
        self._seconds = seconds
        self._cards: dict[tuple[int, int], _Card] = {}

    def comes_up(self, game: int, seat: int, number: int) -> None:
        """The card with this number is shown; a card that is shown again is not new."""
        card = self._cards.get((game, seat))
        if card is None or card.number != number:
            self._renew(game, seat, number)

    def comes_up_pressed(self, game: int, seat: int, number: int) -> None:
        """The card with this number replaces one on which something final, or something old, was pressed."""
        self._renew(game, seat, number).confirms_first = True

    def _renew(self, game: int, seat: int, number: int) -> _Card:
        self._cards.pop((game, seat), None)
        card = self._cards[game, seat] = _Card(number, self._clock())
        if len(self._cards) > REMEMBERED:
            del self._cards[next(iter(self._cards))]
        return card

    def confirms_first(self, game: int, seat: int, number: int) -> bool:
        """Whether nothing is final at once on the card with this number; an unknown card is one of them."""
        card = self._cards.get((game, seat))
        return card is None or (card.confirms_first and card.number == number)

    def is_too_early(self, game: int, seat: int, number: int) -> bool:
        """Whether the card with this number has only just come up."""
        card = self._cards.get((game, seat))
        return card is not None and card.number == number and self._clock() - card.since < self._seconds
