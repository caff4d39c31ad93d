"""Hints: a searching player looks at the position as the requester sees it."""

import asyncio
from collections.abc import Sequence

from bot.background.thinking import Thinking
from bot.say.chat import chat
from bot.screens.screen import DANGER, PRIMARY, Button, Row, Screen, custom_id, fitted
from bot.table.io.errors import Refused
from bot.table.io.quotas import Quota, Quotas
from bot.table.io.requester import Requester
from bot.table.turn.open_plans import Opened
from bot.table.turn.planning import Planning
from bot.turn.hints import Subject, hint_lines, subject, way_of
from engine.players import Thought
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
        rows = await self._playable(opened, thoughts, requester) if about.after_plan else ()
        return Screen(words=fitted("\n".join(lines)), rows=rows)

    async def _playable(self, opened: Opened, thoughts: Sequence[Thought], requester: Requester) -> tuple[Row, ...]:
        """The button that adds the best answer to the plan, if the card offers it."""
        number, menu = await asyncio.to_thread(lambda: (opened.number, opened.menu))
        way = await asyncio.to_thread(way_of, thoughts, menu.groups, menu.places)
        if way is None or opened.turn.early:
            return ()
        style, emoji = (DANGER, "🔒") if way.plays else (PRIMARY, "▶️")
        name = custom_id(way.verb, opened.turn.game.id, number, way.argument)
        return ((Button(id=name, label=chat("button.play_hint", requester.lang), style=style, emoji=emoji),),)
