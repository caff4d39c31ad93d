"""Answers in the channel: buttons under a prompt, and reactions."""

import asyncio
import logging
from contextlib import suppress
from functools import cached_property

from msgspec import json, structs

from bot.languages import Language
from bot.logs import GAME
from bot.say import title
from bot.screens.prompt import Option, Prompt, prompt_for
from bot.screens.public_question import EMOJI, answers_by_emoji
from bot.table.io.errors import NotAllowed, Refused
from bot.table.io.messages import Messages
from bot.table.io.quotas import Quota, Quotas
from bot.table.io.requester import Requester
from bot.table.io.seats import escaped_names, seat_of
from bot.table.io.spoken_language import public_language
from bot.table.tables import Tables
from bot.table.turn.double_taps import DoubleTapGuard
from bot.table.turn.kept_plans import EARLY, kept_plan
from bot.turn.plan import Plan, PlannedTap, course, pending_tap, with_choice
from bot.turn.tap import Tap, tapped
from engine.core import why_not
from engine.decisions import same_kind
from engine.early import asked_early
from engine.errors import GameError
from engine.foresight import forecast
from engine.state import View
from storage import LOBBY, PERSON, RUNNING, Game, Games, PendingQuestion, StoredPlan
from storage.errors import AlreadyAnswered, NotNow, StorageError
from storage.posted import OpenPrompt

log = logging.getLogger(__name__)

# Keys of the refusals of an answer in the channel.
OVER, TOO_EARLY, PLANNED = "stale.answered", "plan.look_first", "plan.says_otherwise"
COUNTS = ""


class Turn:
    """The question of a person: the present one, or a coming one of this round."""

    def __init__(self, game: Game, seat: int, asked: PendingQuestion, lang: Language, *, early: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.view: View = asked.view
        self.number = asked.number
        self.may_undo = asked.may_undo
        self.orders = game.seats[seat].orders
        self.early = early
        self._lang = lang

    @cached_property
    def prompt(self) -> Prompt:
        """The question with all its answers in words."""
        return prompt_for(self.view, self._lang, 0 if self.early else self.number)


class Answering:
    """Checks the answers of people, plays each once, and wakes the table."""

    def __init__(self, tables: Tables, messages: Messages, guard: DoubleTapGuard, quotas: Quotas) -> None:
        self.tables = tables
        self._guard = guard
        self._quotas = quotas
        self._messages = messages
        self.games: Games = tables.games

    # ------------------------------------------------------------ finding the game and the seat

    async def game_here(self, requester: Requester) -> Game:
        """The game of this channel."""
        found = await self.games.lists.in_channel(requester.channel)
        if found is None:
            raise Refused("no_game_here")
        GAME.set(found.id)
        return found

    async def running_here(self, requester: Requester) -> Game:
        """The game of this channel, if it has started."""
        game = await self.game_here(requester)
        if game.status == LOBBY:
            raise Refused("not_started")
        return game

    def seat(self, game: Game, requester: Requester) -> int:
        """The seat of the requester."""
        seat = seat_of(game, requester.person)
        if seat is None:
            raise Refused("not_at_table", game=game.id)
        return seat

    async def turn(self, game: Game, requester: Requester) -> Turn:
        """The present question of the requester, or their coming one of this round; refused if there is none."""
        if game.status != RUNNING:
            raise Refused("not_started" if game.status == LOBBY else "game_over")
        seat = self.seat(game, requester)
        asked = await self.games.asked(game.id, seat)
        if asked is None and (early := await self._early(game, seat)):
            return Turn(game, seat, early, requester.lang, early=True)
        if asked is None:
            view = await self.games.view(game.id, None)
            if view.decision is None:
                raise Refused("game_over")
            who = escaped_names(game)[view.decision.seat]
            raise Refused("not_your_turn", who=who, what=title(view.decision, requester.lang))
        return Turn(game, seat, asked, requester.lang)

    async def _early(self, game: Game, seat: int) -> PendingQuestion | None:
        """The coming question of a seat in this round; it has no number yet."""
        seen = await asyncio.to_thread(asked_early, await self.games.view(game.id, seat))
        return None if seen is None else PendingQuestion(seen, EARLY, may_undo=False)

    # ------------------------------------------------------------ in the channel itself

    async def reply(self, game: Game, requester: Requester, number: int, index: int | None) -> str:
        """Plays an answer (None: Pass) in the channel, or keeps that of a later seat; returns the key of a refusal."""
        turn = await self.turn(game, requester)
        if turn.early:
            return await self._note(turn, await self._asked_before(turn, number), index)
        meant = [one for one in turn.prompt.options if (one.declines if index is None else one.index == index)]
        if turn.number != number or not meant:
            return OVER
        if self._guard.is_too_early(game.id, turn.seat, number):
            return TOO_EARLY
        try:
            return await self._play(turn, requester, meant[0])
        except AlreadyAnswered:
            return OVER

    async def react(self, message: str, emoji: str, requester: Requester, *, just_now: bool = True) -> bool:
        """Answers by a reaction under a prompt; False if the reaction is to be removed."""
        found = await self.games.prompts(message) or await self._just_sent(message, requester.channel)
        if not found:
            return True  # not a prompt of this bot
        if just_now:
            self._quotas.take(Quota.ANSWERS, requester)
        number, posted = found[0]
        game = await self.games.get(number)
        try:
            turn = await self.turn(game, requester)
        except Refused:
            return False
        if turn.early:
            if before := await self._asked_before(turn, posted.number):
                option = answers_by_emoji(before).get(emoji)
                with suppress(NotAllowed):  # a reaction gets no refusal
                    await self._note(turn, before, option.index if option else -1)
            return False  # answers ahead are secret
        option = answers_by_emoji(turn.prompt).get(emoji)
        if option is None or posted.number != turn.number:
            return False
        if self._guard.is_too_early(game.id, turn.seat, turn.number):
            return False
        reaction = f"{message}.{turn.number}" if just_now else None  # a fresh reaction counts as a press
        return await self._play(turn, structs.replace(requester, interaction=reaction), option) == COUNTS

    async def _just_sent(self, message: str, channel: str) -> list[tuple[int, OpenPrompt]]:
        """The prompt that a message is, if it can be seen before it is stored which message that is."""
        here = await self.games.lists.in_channel(channel)
        if here is None or here.status != RUNNING:
            return []
        await self.tables.said(here.id)
        return await self.games.prompts(message)

    async def _asked_before(self, turn: Turn, number: int) -> Prompt | None:
        """The present question, if it has this number."""
        seat = turn.game.to_act
        asked = None if seat is None else await self.games.asked(turn.game.id, seat)
        if asked is None or asked.number != number:
            return None
        return prompt_for(asked.view, await public_language(self.games, turn.game.server))

    async def _note(self, turn: Turn, before: Prompt | None, index: int | None) -> str:
        """Keeps an answer to the prompt of another seat until this seat has the same question.

        Returns the key of a refusal. A further answer is an alternative, in case the first becomes impossible. Against
        a private plan with other answers nothing counts: that plan is not played before its maker has looked at it.
        """
        offered = before.options if before and same_kind(before.decision, turn.prompt.decision) else ()
        meant = [one.action for one in offered if (one.declines if index is None else one.index == index)]
        if not meant:
            return OVER
        if reason := why_not(turn.view, meant[0]):
            raise NotAllowed(reason)
        tap = await asyncio.to_thread(tapped, forecast(turn.view), meant[0], (), turn.orders)
        stored = await self.games.plans.get(turn.game.id, turn.seat)
        answers = with_choice(stored.ahead, tap.planned)
        body = json.encode(Plan(EARLY, (PlannedTap(answers),), openly=True)).decode()
        otherwise = await self._is_planned_otherwise(turn, stored, tap)
        try:
            async with self.tables.answering(turn.game.id):
                if otherwise:
                    await self.games.plans.unsay(turn.game.id, turn.seat, stored.number)
                else:
                    await self.games.plans.say_ahead(turn.game.id, turn.seat, answers, stored.number, body)
        except (AlreadyAnswered, NotNow):
            return OVER
        self.tables.wake(turn.game.id)
        return PLANNED if otherwise else COUNTS

    async def _is_planned_otherwise(self, turn: Turn, stored: StoredPlan, tap: Tap) -> bool:
        """Whether this answer in the channel contradicts the private plan."""
        kept = kept_plan(stored, turn.view, turn.number)
        if kept.openly or not (kept.taps or kept.pending):
            return False
        found = await asyncio.to_thread(course, turn.view, kept, turn.orders)
        pending = pending_tap(found, turn.orders)
        said = (*found.plan.answers, *(pending.planned if pending else ()))
        return said != tap.planned[: len(said)]

    async def catch_up(self) -> None:
        """Plays the reactions from the time when the bot was offline."""
        for number, posted in await self.games.prompts():
            try:
                await self._read(await self.games.get(number), posted)
            except (StorageError, GameError, Refused) as error:
                log.info("The reactions in game %s could not be read (%s).", number, error)
            except Exception:
                log.exception("The reactions in game %s could not be read.", number)

    async def _read(self, game: Game, prompt: OpenPrompt) -> None:
        """Plays the single reaction of each person under a prompt; the seat to act comes last, as it ends it."""
        if game.status != RUNNING or game.waits_for is None or prompt.number != game.number:
            return
        lang = await public_language(self.games, game.server)
        for seat in (*(seat for seat in game.seats if seat is not game.waits_for), game.waits_for):
            given = await self._messages.has_reacted(prompt, seat.person, EMOJI) if seat.controller == PERSON else []
            if len(given) == 1:
                who = Requester(person=seat.person, name=seat.name, server=game.server, channel=game.channel, lang=lang)
                if not await self.react(prompt.message, given[0], who, just_now=False):
                    await self._messages.take_reaction(game.channel, prompt.message, given[0], seat.person)

    async def _play(self, turn: Turn, requester: Requester, option: Option) -> str:
        """Plays an answer with all filled-in ones; returns the key of a refusal."""
        tap = await asyncio.to_thread(tapped, forecast(turn.view), option.action, (), turn.orders)
        plan = await self.games.plans.get(turn.game.id, turn.seat)
        if await self._is_planned_otherwise(turn, plan, tap):
            return PLANNED
        async with self.tables.answering(turn.game.id):
            played = await self.games.plans.play(
                turn.game.id, turn.seat, tap.planned, plan.number, requester.interaction
            )
        if played.to_act == turn.seat:  # the next question appears under the same finger
            self._guard.comes_up(turn.game.id, turn.seat, played.number)
        self.tables.wake(turn.game.id)
        return COUNTS
