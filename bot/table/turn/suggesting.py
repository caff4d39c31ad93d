"""Suggestions for a typed option: each list is made once for a position and a plan, off the event loop, and kept.

The typed text narrows a list afterwards, so that all its letters share one. A list belongs to one seat, question and
plan: any change gives another number, so that no outdated list is found.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from msgspec import Struct

from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.seats import seat_of
from bot.table.turn.open_plans import Opened
from bot.table.turn.planning import Planning
from storage import RUNNING, Game, Games
from storage.errors import StorageError

Suggested = tuple[tuple[str, str], ...]  # words and value
Make = Callable[[Opened], Suggested]
KEPT = 64


class PlanEnd(Struct, frozen=True):
    """The end of a plan, as the key of its suggestions."""

    game: int
    seat: int
    question: int
    plan: int
    waits: bool
    orders: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, opened: Opened) -> "PlanEnd":
        """The end of this plan."""
        turn = opened.turn
        return _end(turn.game, turn.seat, turn.number, opened.stored.number, opened.waits)


class Wanted(Struct, frozen=True):
    """Key of a list: the end of a plan, the language, and the subject."""

    end: PlanEnd
    lang: str
    of: Hashable


class Suggesting:
    """Makes lists one at a time, and skips those that nobody needs any more."""

    def __init__(self, games: Games, planning: Planning) -> None:
        self._games = games
        self._planning = planning
        self._kept: OrderedDict[Wanted, Suggested] = OrderedDict()
        self._making: dict[Wanted, asyncio.Task[Suggested]] = {}
        self._newest: dict[tuple[str, str], Wanted] = {}  # the latest list by person and channel
        self._one_at_a_time = asyncio.Lock()

    async def suggest(self, requester: Requester, of: Hashable, make: Make) -> Suggested:
        """The list for the seat to act; empty for anybody else, and after a later request of the same person."""
        game = await self._games.lists.in_channel(requester.channel)
        seat = seat_of(game, requester.person) if game and game.status == RUNNING else None
        if game is None or seat is None or game.to_act != seat:
            return ()
        plan = (await self._games.plans.get(game.id, seat)).number
        end = _end(game, seat, game.number, plan, self._planning.confirms_first(game.id, seat))
        wanted, typing = Wanted(end, requester.lang.code, of), (requester.person, requester.channel)
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return self._kept[wanted]
        self._newest[typing] = wanted
        if wanted not in self._making:
            self._making[wanted] = asyncio.create_task(self._made(wanted, game, requester, make))
        return await asyncio.shield(self._making[wanted])

    async def _made(self, wanted: Wanted, game: Game, requester: Requester, make: Make) -> Suggested:
        """Makes and keeps a list; empty if the requester or the game has moved on."""
        typing = (requester.person, requester.channel)
        try:
            async with self._one_at_a_time:
                if self._newest.get(typing) != wanted:
                    return ()
                opened = await self._planning.open(game, requester)
                if PlanEnd.of(opened) != wanted.end:
                    return ()
                made = await asyncio.to_thread(make, opened)
            self._keep(wanted, made)
            return made
        except (Refused, StorageError):  # suggestions cannot show a refusal
            return ()
        finally:
            del self._making[wanted]
            if self._newest.get(typing) == wanted:
                del self._newest[typing]

    def _keep(self, wanted: Wanted, made: Suggested) -> None:
        self._kept[wanted] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _end(game: Game, seat: int, question: int, plan: int, waits: bool) -> PlanEnd:
    return PlanEnd(game.id, seat, question, plan, waits, tuple(sorted(game.seats[seat].orders.items())))
