"""Answers given without a person: by bot players and by standing orders."""

import asyncio
import logging
from collections.abc import Mapping

from bot.prompts.prompt import is_follow_on
from engine.actions import Action, Pass
from engine.core import legal_actions
from engine.decisions import HireWorker
from engine.errors import GameError
from engine.players import make_player, standing_orders
from engine.state import View
from storage import BOT, PERSON, RUNNING, Game, Games, Seat
from storage.errors import AlreadyAnswered

log = logging.getLogger(__name__)

ABSENT = "absent"  # among the orders of a seat: the table has decided not to wait for it out of turn


class Steward:
    """Plays on until a person has to decide."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def attend(self, game: int) -> int:
        """Give every answer that needs no person; returns how many were given."""
        given = 0
        while True:
            found = await self._games.get(game)
            if found.status != RUNNING or found.to_act is None:
                return given
            action = await self._choose(found, found.seats[found.to_act])
            if action is None:
                return given
            view, answer = action
            try:
                await self._games.play(game, found.to_act, answer, view.seq, automatic=True)
            except (AlreadyAnswered, GameError):
                log.info("Game %s moved on while an answer was chosen for seat %s.", game, found.to_act)
                return given
            given += 1

    async def _choose(self, game: Game, seat: Seat) -> tuple[View, Action] | None:
        assert game.to_act is not None
        if seat.controller == BOT:
            view = await self._games.view(game.id, game.to_act)
            return view, await _chosen(game, view, seat.level)
        if seat.controller == PERSON and seat.orders:
            view = await self._games.view(game.id, game.to_act)
            if _undecided(game, view):
                return None
            answer = standing_orders.answer(view, seat.orders)
            if answer is None and ABSENT in seat.orders and is_follow_on(view) and game.settled == game.seq:
                answer = await _without(game, view)
            return None if answer is None else (view, answer)
        return None


async def _chosen(game: Game, view: View, level: str = "") -> Action:
    player = make_player(level or "greedy", f"{game.id}-{view.seq}")
    return await asyncio.to_thread(player.choose, view, legal_actions(view))


async def _without(game: Game, view: View) -> Action:
    """What is answered for somebody who is absent: no; and where there is no such answer, what a bot player would."""
    no = next((option for option in legal_actions(view) if isinstance(option, Pass)), None)
    return no if no is not None else await _chosen(game, view)


def present_orders(orders: Mapping[str, str]) -> dict[str, str]:
    """The orders of somebody who is back: their own."""
    return {kind: order for kind, order in orders.items() if kind != ABSENT}


def _undecided(game: Game, view: View) -> bool:
    """Whether an order would end a turn that its player can still take back."""
    return isinstance(view.decision, HireWorker) and game.settled < game.seq
