"""The end of plans: played at once, kept ahead, or taken back."""

import asyncio
from functools import partial

from msgspec import json

from bot.say.chat import chat
from bot.screens.prompt import is_private
from bot.screens.screen import Screen
from bot.table.announce.scene import is_board_due
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.look.last_turns import come_up
from bot.table.look.summaries import in_short
from bot.table.turn.answering import Answering
from bot.table.turn.open_plans import Opened, OpenPlans
from bot.turn.news import drawn_words
from bot.turn.plan import Plan, course
from bot.turn.spoilt import left_words, spoilt_plan
from engine.queries import is_follow_on
from storage import RUNNING, Game, History, PlanResult
from storage.errors import AlreadyAnswered, NothingToUndo, NotNow, StorageError

PLAYED = 240  # letters of what was played
FOLLOWS = 40.0  # longest wait for the boards of others' turns, in seconds


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
        if after.to_act == turn.seat and after.status == RUNNING and not is_board_due(happened):
            return await self._plans.show_after(after, requester, drawn)
        told = "\n".join(filter(None, (drawn, *_told(after, happened, played, requester))))
        if after.status != RUNNING or played.repeated:
            return Screen(words=told)
        lost = left_words(played.left, requester.lang)
        return Screen(words=told, follows=partial(self._next_card, after.id, turn.seat, requester, lost))

    async def _next_card(self, game: int, seat: int, requester: Requester, news: str) -> Screen | None:
        """The next card of a seat below the boards of what came between.

        None if somebody else is asked first, or if a prompt in the channel asks the seat with all answers.
        """
        await self._tables.attend_now(game, FOLLOWS)
        try:
            found = await self._games.get(game)
            if found.to_act != seat or found.status != RUNNING:
                return None
            seen = await self._games.view(game, seat)
            if seen.decision and is_follow_on(seen) and not is_private(seen.decision):
                return None
            return await self._plans.begin(found, requester, news)
        except (Refused, StorageError):  # the game has moved on
            return None

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


def _told(game: Game, happened: History, played: PlanResult, requester: Requester) -> list[str]:
    """The played and the lost answers, in lines."""
    lang = requester.lang
    if played.repeated:
        return [chat("repeated", lang)]
    done = in_short(game, happened, lang, PLAYED)[:1] if played.played else []
    waits = left_words(played.plan.ahead, lang)
    if not (played.played or waits or played.left):
        return [chat("stale.answered", lang)]
    return [
        *([chat("done", lang, what=what) for what in done] or [chat("done.untold", lang)] * bool(played.played)),
        *([chat("done.waits", lang, what=waits)] if waits else []),
        *([chat("done.left", lang, what=what)] if (what := left_words(played.left, lang)) else []),
        *([chat("game_ended", lang, game=game.id)] if game.status != RUNNING else []),
    ]
