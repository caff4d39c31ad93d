"""Hints: a searching player looks at the position as the requester sees it."""

import asyncio

from bot.background.thinking import Thinking
from bot.screens.screen import Screen, fitted
from bot.table.io.errors import Refused
from bot.table.io.quotas import Quota, Quotas
from bot.table.io.requester import Requester
from bot.table.turn.planning import Planning
from bot.turn.hints import Subject, hint_lines, subject
from storage import Game, Games


class Hints:
    """Gives one hint at a time to a person, and counts them for the end of the game."""

    def __init__(self, games: Games, planning: Planning, thinking: Thinking, quotas: Quotas) -> None:
        self._games = games
        self._planning = planning
        self._thinking = thinking
        self._quotas = quotas
        self._waiting: set[str] = set()  # people with a hint under way

    async def show(self, game: Game, requester: Requester) -> Screen:
        """The best answers to the question at the end of the requester's plan."""
        if not game.terms.hints:
            raise Refused("hint.off")
        if requester.person in self._waiting:
            raise Refused("hint.busy")
        self._waiting.add(requester.person)
        try:
            return await self._hint(game, requester)
        finally:
            self._waiting.discard(requester.person)

    async def _hint(self, game: Game, requester: Requester) -> Screen:
        opened = await self._planning.open(game, requester)
        about: Subject = await asyncio.to_thread(subject, opened.turn.view, opened.course)
        self._quotas.take(Quota.HINTS, requester)
        thoughts = await self._thinking.advise(f"hint {game.id}", about.seen)
        lines = await asyncio.to_thread(hint_lines, about, thoughts, requester.lang)
        asking = game.seats[opened.turn.seat]
        await self._games.registry.count_hint(game.id, asking.person, asking.name)  # before anybody sees the hint
        return Screen(words=fitted("\n".join(lines)))
