"""Answers without a person: by bot players, by plans kept ahead, and by standing orders."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from bot.background.thinking import USUAL_LEVEL, Chosen, Thinking, takes_long
from bot.table.clock.clock import STILL_HERE
from bot.table.io.messages import Messages
from bot.turn.spoilt import spoilt_plan
from engine.actions import Pass
from engine.decisions import ChooseRejuvenation, TakeTurn, TurnPart
from engine.early import asked_early
from engine.errors import GameError
from engine.planned import Planned, due, fitting
from engine.players import standing_orders
from engine.queries import has_nothing_to_rejuvenate, is_follow_on
from engine.state import View
from storage import BOT, NOWHERE, PERSON, RUNNING, Game, Games, Seat
from storage.errors import AlreadyAnswered, NotNow
from storage.posted import SeatCall, key

log = logging.getLogger(__name__)

Tell = Callable[[int], Awaitable[None]]
MustWait = Callable[[int], Awaitable[bool]]
ABSENT = "absent"  # kind of order: the table does not wait for this seat out of turn


class AutomaticAnswers:
    """Plays on until a person has to decide."""

    def __init__(self, games: Games, thinking: Thinking, messages: Messages) -> None:
        self._games = games
        self._thinking = thinking
        self._messages = messages

    async def attend(self, game: int, before_thinking: Tell, after_round: Tell, must_wait: MustWait) -> int:
        """Gives all answers that need no person; returns their number.

        `before_thinking` tells the channel the events so far, before a bot player thinks for long. `after_round` shows
        every round of bots before the next one. `must_wait` may stop the game when the players change meanwhile.
        """
        given = turns = 0
        carried_on: int | None = None  # seat whose plan has just gone on
        at_the_table: tuple[str, ...] = ()
        while True:
            found = await self._games.get(game)
            before, at_the_table = at_the_table, tuple(seat.controller for seat in found.seats)
            if before not in ((), at_the_table) and await must_wait(game):
                return given
            if found.status != RUNNING or found.to_act is None or found.channel == NOWHERE:
                return given
            seat = found.seats[found.to_act]
            if _thinks_anew(seat) and (not given or await self._begins_a_turn(found)):
                await before_thinking(game)
            if seat.controller == BOT and given and await self._begins_a_turn(found):
                turns += 1
                if turns % len(found.seats) == 0:
                    await after_round(game)
            if seat.controller == PERSON and (played := await self._play_ahead(game, found.to_act)):
                given += played
                carried_on = found.to_act
                continue
            answer = await self._choose(found, seat, goes_on=found.to_act == carried_on)
            if answer is None:
                await self._unsay_the_impossible(found)
                return given
            view, chosen = answer
            if await self._is_another(game, found.to_act, seat):
                continue
            if not await self._is_played(game, found.to_act, chosen, view.seq):
                return given
            given += 1

    async def _play_ahead(self, game: int, seat: int) -> int:
        """Plays the answers said ahead by a seat; their number."""
        ahead = await self._games.plans.play_ahead(game, seat, spoilt_plan)
        if ahead is None:
            return 0
        # A person with a question left is called like anybody else.
        await self._games.forget_message(game, key(SeatCall, seat))
        return ahead.played

    async def _is_played(self, game: int, seat: int, chosen: Chosen, seq: int) -> bool:
        """Plays an answer; False if the game has moved on or ended meanwhile."""
        try:
            await self._games.play(game, seat, chosen.action, seq, automatic=True, took=chosen.took)
        except (AlreadyAnswered, GameError):
            log.info("Game %s moved on while an answer was chosen for seat %s.", game, seat)
            return False
        except NotNow:
            if (await self._games.get(game)).status == RUNNING:
                raise
            log.info("Game %s was ended while an answer was chosen for seat %s.", game, seat)
            return False
        return True

    async def _unsay_the_impossible(self, game: Game) -> None:
        """Withdraws impossible answers ahead at once, so that their players are called anew."""
        for number, seat in enumerate(game.seats):
            said = await self._games.plans.get(game.id, number)
            if seat.controller != PERSON or number == game.to_act or not said.ahead:
                continue
            seen = await asyncio.to_thread(asked_early, await self._games.view(game.id, number))
            if seen is not None and _is_spoilt(due(seen, said.ahead)[0], seen):
                with suppress(AlreadyAnswered, NotNow):  # its player was faster
                    await self._games.plans.unsay(game.id, number, said.number)
                    await self._games.forget_message(game.id, key(SeatCall, number))

    async def _choose(self, game: Game, seat: Seat, *, goes_on: bool) -> tuple[View, Chosen] | None:
        """The answer of a bot player or of an order; `goes_on` if the plan of the seat has just gone on."""
        assert game.to_act is not None
        if seat.controller == BOT:
            view = await self._games.view(game.id, game.to_act)
            return view, await self._chosen(game, view, seat.level)
        if seat.controller == PERSON:
            view = await self._games.view(game.id, game.to_act)
            if _has_no_choice(view):
                return view, Chosen(Pass())
            if not seat.orders or is_undecided(game, view):
                return None
            unattended = goes_on and await self._looks_elsewhere(game.id, game.to_act)
            answer = await asyncio.to_thread(standing_orders.answer, view, seat.orders, unattended=unattended)
            if answer is None and ABSENT in seat.orders and is_follow_on(view) and game.settled == game.seq:
                answer = standing_orders.passing(view) or standing_orders.taking(view)  # nobody waits for the absent
            return None if answer is None else (view, Chosen(answer))
        return None

    async def _looks_elsewhere(self, game: int, seat: int) -> bool:
        """Whether a player has pressed nothing in this game for a while."""
        pressed = (row.at for row in await self._games.log_since(game) if row.seat == seat and row.interaction)
        return self._games.now() - max(pressed, default=0) > STILL_HERE

    async def _chosen(self, game: Game, view: View, level: str = USUAL_LEVEL) -> Chosen:
        thinking = self._thinking.choose(level, f"{game.id}-{view.seq}", view)
        return await self._messages.while_typing(game.channel, thinking)

    async def _begins_a_turn(self, game: Game) -> bool:
        return isinstance((await self._games.view(game.id, game.to_act)).decision, TakeTurn)

    async def _is_another(self, game: int, number: int, seat: Seat) -> bool:
        """Whether the seat has changed while an answer was chosen."""
        now = (await self._games.get(game)).seats[number]
        return (now.controller, now.person, now.level) != (seat.controller, seat.person, seat.level)


def _thinks_anew(seat: Seat) -> bool:
    return seat.controller == BOT and takes_long(seat.level)


def present_orders(orders: Mapping[str, str]) -> dict[str, str]:
    """The orders of a player who is back, without that of the table."""
    return {kind: order for kind, order in orders.items() if kind != ABSENT}


def _is_spoilt(said: Planned, seen: View) -> bool:
    """Whether an answer is for this question and none of its choices is possible."""
    return said.question == type(seen.decision).__name__ and fitting(seen, said) is None


def _has_no_choice(view: View) -> bool:
    """Whether a seat is asked out of turn what to rejuvenate, and nothing is left for it."""
    asked = view.decision
    return isinstance(asked, ChooseRejuvenation) and is_follow_on(view) and has_nothing_to_rejuvenate(view, asked)


def is_undecided(game: Game, view: View) -> bool:
    """Whether an order would end a turn that its player can still take back."""
    return view.decision is not None and view.decision.turn_part is TurnPart.END and game.settled < game.seq
