"""The private card of each person at each table: a newer one takes its place, so that no two stand in a chat."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp
import discord
from msgspec import Struct

REMEMBERED = 1000  # cards
LASTS = 14 * 60.0  # seconds; Discord forgets the token of an interaction after 15 minutes


class _Card(Struct, frozen=True):
    """A message with a card, and the way to delete it."""

    message: int
    interaction: int  # the later one has the higher number
    remove: Callable[[], Awaitable[object]]
    since: float


class PrivateCards:
    """Remembers the newest card of each person at each table; after a restart none."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._cards: OrderedDict[tuple[int, int], _Card] = OrderedDict()

    def has_later(self, person: int, game: int, interaction: int) -> bool:
        """Whether a later interaction has shown a card already."""
        newest = self._cards.get((person, game))
        return newest is not None and newest.interaction > interaction

    async def shown(
        self,
        person: int,
        game: int,
        message: int,
        interaction: int,
        remove: Callable[[], Awaitable[object]],
        gone: int = 0,
    ) -> None:
        """Notes that this message has the card of an interaction, and deletes the message of an earlier one.

        A message that is `gone` needs no deletion. If a later interaction was faster, this message goes instead.
        """
        card, before = _Card(message, interaction, remove, self._clock()), self._cards.pop((person, game), None)
        if before and before.interaction > interaction:
            card, before = before, card
        self._cards[person, game] = card
        while len(self._cards) > REMEMBERED:
            self._cards.popitem(last=False)
        if before and before.message not in (card.message, gone) and self._clock() - before.since < LASTS:
            with suppress(discord.HTTPException, aiohttp.ClientError, OSError):  # it may be dismissed already
                await before.remove()
