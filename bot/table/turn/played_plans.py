"""The end of plans: played at once, kept ahead, or taken back."""

import asyncio

from msgspec import json

from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.io.requester import Requester
from bot.table.look.last_turns import come_up
from bot.table.turn.answering import Answering
from bot.table.turn.open_plans import Opened, OpenPlans
from bot.turn.news import drawn_words
from bot.turn.plan import Plan, course
from bot.turn.spoilt import spoilt_plan
from storage import RUNNING
from storage.errors import AlreadyAnswered, NothingToUndo, NotNow


class PlayedPlans:
    """Plays the plans of people and shows the result."""

    def __init__(self, answering: Answering, plans: OpenPlans) -> None:
        self._plans = plans
        self._games = answering.games
        self._tables = answering.tables

    async def play(self, opened: Opened, plan: Plan, requester: Requester) -> Screen:
        """Plays the whole plan; shows the next question of the requester, or the end of their turn."""
        turn = opened.turn
        if turn.early:
            return await self.say_ahead(opened, plan, requester)
        try:
            async with self._tables.answering(turn.game.id):
                played = await self._games.plans.play(
                    turn.game.id, turn.seat, plan.answers, opened.stored.number, requester.interaction, spoilt_plan
                )
        except AlreadyAnswered:
            return await self._plans.present(turn.game, requester)
        self._tables.wake(turn.game.id)
        after = await self._games.get(turn.game.id)
        happened = await self._games.history(after.id, turn.seat, turn.view.seq)
        drawn = drawn_words(come_up(happened), turn.seat, requester.lang, happened.now.decision)
        if after.to_act == turn.seat and after.status == RUNNING:
            return await self._plans.show_after(after, requester, drawn)
        key = "repeated" if played.repeated else "game_ended" if after.status != RUNNING else "done"
        ended = chat(key, requester.lang, game=turn.game.id)
        return Screen(words=f"{drawn}\n{ended}" if drawn and not played.repeated else ended)

    async def say_ahead(self, opened: Opened, plan: Plan, requester: Requester) -> Screen:
        """Keeps the whole plan until the requester is asked; until then it can be changed."""
        turn, number = opened.turn, opened.stored.number
        found = await asyncio.to_thread(course, turn.view, plan, turn.orders)
        body = json.encode(found.plan).decode()
        try:
            async with self._tables.answering(turn.game.id):
                await self._games.plans.say_ahead(turn.game.id, turn.seat, found.plan.answers, number, body)
        except (AlreadyAnswered, NotNow):
            return await self._plans.present(turn.game, requester)
        self._tables.wake(turn.game.id)
        return await self._plans.show(await self._games.get(turn.game.id), requester)

    async def undo(self, opened: Opened, requester: Requester, *, all_of_it: bool) -> Screen:
        """Takes back the last answer, or all answers that can be taken back."""
        turn = opened.turn
        number, seq = turn.number, turn.view.seq
        try:
            async with self._tables.answering(turn.game.id):
                while True:
                    undone = await self._games.undo(turn.game.id, turn.seat, number)
                    number, seq = undone.number, undone.seq
                    if not all_of_it or seq <= turn.game.settled:
                        break
        except NothingToUndo:
            if not all_of_it:
                raise
        except AlreadyAnswered:
            return await self._plans.present(turn.game, requester)
        self._tables.wake(turn.game.id)
        return await self._plans.show(await self._games.get(turn.game.id), requester, chat("undone", requester.lang))
