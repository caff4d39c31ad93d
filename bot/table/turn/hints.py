"""Hints: a searching player looks at the position as the requester sees it."""

import asyncio
import logging
from functools import partial

from msgspec import structs

from bot.background.thinking import Thinking
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.io.errors import Refused
from bot.table.io.quotas import OverLimit, Quota, Quotas
from bot.table.io.requester import Requester
from bot.table.turn.open_plans import Opened
from bot.table.turn.planning import Planning, offer_of
from bot.turn.hints import Subject, hint, subject
from bot.turn.shown import Hint
from storage import Game, Games

log = logging.getLogger(__name__)


class Hints:
    """Gives one hint at a time to a person, and counts them for the end of the game."""

    def __init__(self, games: Games, planning: Planning, thinking: Thinking, quotas: Quotas) -> None:
        self._games = games
        self._planning = planning
        self._thinking = thinking
        self._quotas = quotas
        self._waiting: set[str] = set()  # people with a hint under way

    async def show(self, game: Game, requester: Requester) -> Screen:
        """The card, which says at once that it thinks, and then the best answers; a Confirm gets no hint."""
        if not game.terms.hints:
            raise Refused("hint.off")
        if requester.person in self._waiting:
            raise OverLimit("hint.busy")
        opened = await self._planning.open(game, requester)
        if opened.plan.pending:
            return await self._planning.card(opened, requester)
        self._quotas.take(Quota.HINTS, requester)
        card = await self._planning.card(opened, requester, Hint((chat("hint.thinking", requester.lang),)))
        return structs.replace(card, later=partial(self._pictured, opened, card, requester))

    async def _pictured(self, opened: Opened, card: Screen, requester: Requester) -> Screen | None:
        """The thinking card with its picture; the answers follow."""
        drawn = await card.later() if card.later else card
        return structs.replace(drawn, later=partial(self._answer, opened, card, requester)) if drawn else None

    async def _answer(self, opened: Opened, card: Screen, requester: Requester) -> Screen | None:
        """The card with the best answers to the question at the end of the requester's plan.

        None if they wait for a hint already, or have moved on meanwhile: their new card stays.
        """
        if requester.person in self._waiting:
            return None
        self._waiting.add(requester.person)
        try:
            found = await self._hint(opened, card, requester)
        except Exception:
            log.exception("There is no hint in game %s.", opened.turn.game.id)
            found = None
        finally:
            self._waiting.discard(requester.person)
        if await self._has_moved_on(opened, requester):
            return None
        screen = await self._planning.card(opened, requester, found)
        return (await screen.later() if screen.later else None) or screen

    async def _hint(self, opened: Opened, card: Screen, requester: Requester) -> Hint | None:
        game, lang = opened.turn.game, requester.lang
        about: Subject = await asyncio.to_thread(subject, opened.turn.view, opened.course)
        thoughts = await self._thinking.advise(f"hint {game.id}", about.seen)
        if await self._has_moved_on(opened, requester):
            return None
        offer = await asyncio.to_thread(offer_of, opened, card) if about.after_plan else None
        found = await asyncio.to_thread(hint, about, thoughts, lang, offer)
        asking = game.seats[opened.turn.seat]
        await self._games.registry.count_hint(game.id, asking.person, asking.name)  # before anybody sees the hint
        return found

    async def _has_moved_on(self, opened: Opened, requester: Requester) -> bool:
        """Whether the plan, or the game, is no longer what the hint was asked for."""
        try:
            now = await self._planning.open(await self._games.get(opened.turn.game.id), requester)
        except Refused:
            return True
        return now.plan != opened.plan
