"""Answers given without a person: by bot players and by standing orders."""

import asyncio
import logging

from engine.actions import Action
from engine.core import legal_actions
from engine.decisions import HireWorker
from engine.errors import GameError
from engine.players import make_player, standing_orders
from engine.state import View
from storage import BOT, PERSON, RUNNING, Game, Games, Seat
from storage.errors import AlreadyAnswered

log = logging.getLogger(__name__)


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
            player = make_player(seat.level or "greedy", f"{game.id}-{view.seq}")
            return view, await asyncio.to_thread(player.choose, view, legal_actions(view))
        if seat.controller == PERSON and seat.orders:
            view = await self._games.view(game.id, game.to_act)
            if _undecided(game, view):
                return None
            answer = standing_orders.answer(view, seat.orders)
            return None if answer is None else (view, answer)
        return None


def _undecided(game: Game, view: View) -> bool:
    """Whether an order would end a turn that its player can still take back."""
    return isinstance(view.decision, HireWorker) and game.settled < game.seq
