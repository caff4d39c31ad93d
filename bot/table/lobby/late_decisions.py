"""Decisions of a table about a late player, and the election of a host in place of a late one."""

from msgspec import structs

from bot.background.thinking import USUAL_LEVEL
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.automatic_answers import ABSENT, present_orders
from bot.table.clock.clock import DAY, bank_left, date
from bot.table.clock.habits import habits_of
from bot.table.clock.lateness import (
    BOT_TAKES,
    HOST,
    PASS,
    REMIND,
    REPLACE,
    WAIT,
    WEEK,
    Late,
    about,
    free_seat,
    late_seat,
    voters,
    ways_out,
)
from bot.table.io.errors import Refused
from bot.table.io.messages import Messages
from bot.table.io.requester import Requester
from bot.table.io.spoken_language import public_language
from bot.table.lobby.ballots import decided
from bot.table.lobby.lobby import Lobby
from bot.table.lobby.moderation import present_button
from engine.queries import is_follow_on
from storage import BOT, FREE, Game, Games, Seat, Wait
from storage.posted import LateOffer


class LateDecisions:
    """Counts the votes about late players and carries out a table's decision."""

    def __init__(self, lobby: Lobby, messages: Messages) -> None:
        self._lobby = lobby
        self._tables = lobby.tables
        self._games: Games = lobby.games
        self._messages = messages

    async def vote(self, game: Game, requester: Requester, since: int, argument: str) -> str:
        """Counts a vote and returns the reply."""
        way, _, seat = argument.partition("-")
        async with self._games.locks.seating[game.id]:
            late, posted = await self._open_offer(game.id, since, seat)
            if way not in ways_out(late.game, late.number):
                raise Refused("vote.too_late")
            choice = await decided(
                self._games, late.game, requester, about(late.number, since), way, concerned=late.number
            )
            if choice is not None:
                return await self._decide(late, choice, posted, requester)
            await self._messages.edit(posted, await self._tables.waits.late_offers.screen(late))
            return chat("vote.counted", requester.lang, way=chat(f"button.{way}", requester.lang))

    async def elect(self, game: Game, requester: Requester, since: int, argument: str) -> str:
        """Counts a vote for a new host in place of a late one, and returns the reply."""
        person, _, seat = argument.partition("-")
        async with self._games.locks.seating[game.id]:
            late, posted = await self._open_offer(game.id, since, seat)
            if late.game.terms.host != late.seat.person or person not in voters(late.game, late.number):
                raise Refused("vote.too_late")
            chosen = await decided(self._games, late.game, requester, HOST, person, concerned=late.number)
            if chosen is not None:
                await self._games.set_terms(game.id, lambda terms: structs.replace(terms, host=chosen))
                await self._games.registry.drop_votes(game.id, HOST)
                late = structs.replace(late, game=await self._games.get(game.id))
            await self._messages.edit(posted, await self._tables.waits.late_offers.screen(late))
            name = next(each.name for each in late.game.seats if each.person == person)
            return chat("vote.decided" if chosen else "vote.counted", requester.lang, way=name)

    async def _open_offer(self, number: int, since: int, seat: str) -> tuple[Late, LateOffer]:
        """The late seat and the open offer about it, or a refusal; buttons of earlier versions do not name the seat."""
        game = await self._games.get(number)
        which = int(seat) if seat.isdecimal() else game.to_act
        late = None if which is None else late_seat(game, which, since)
        posted = (await self._games.messages(number)).get(LateOffer, which, since)
        if late is None or posted is None or not posted.open:
            raise Refused("vote.too_late")
        return late, posted

    async def _decide(self, late: Late, way: str, posted: LateOffer, requester: Requester) -> str:
        """Carries out a decision, then closes the vote, then tells the table: a crash in between loses nothing."""
        game, number = late.game, late.number
        if way not in ways_out(game, number):
            raise ValueError(f"A table cannot decide {way}.")
        if way == REPLACE:
            game = await self._games.seats.replace(game.id, number, await self.stand_in(late, FREE, USUAL_LEVEL))
            await self._drop_votes(late)
            free = free_seat(structs.replace(late, game=game), await self._lang(game), {})
            await self._messages.edit(posted, free)
            return chat("vote.decided", requester.lang)
        if way == BOT_TAKES:
            await self._games.seats.replace(game.id, number, await self.stand_in(late, BOT, USUAL_LEVEL))
        elif way == PASS:
            await self._pass_from_now_on(late)
        if way in (WAIT, PASS) and game.terms.clock is not None:
            await self._games.set_wait(game.id, number, Wait(late.since, self._games.now() + DAY))
        if way == REMIND or (way == WAIT and game.terms.clock is None):
            waiting = structs.replace(posted, open=False, at=self._games.now())
            await self._games.remember_message(game.id, waiting)
        else:
            await self._games.forget_message(game.id, posted.key)
        await self._drop_votes(late)
        if way == BOT_TAKES:
            await self._lobby.call_again(game, number)
        elif way == PASS:
            self._tables.wake(game.id)
        await self._tables.waits.rearm(game.id)
        if way == REMIND:
            await self._tables.waits.reminders.again(late)
        await self._messages.edit(posted, await self._decision(late, way))
        return chat("vote.decided", requester.lang)

    async def _drop_votes(self, late: Late) -> None:
        await self._games.registry.drop_votes(late.game.id, about(late.number, late.since))

    async def _pass_from_now_on(self, late: Late) -> None:
        """Passes all prompts of a late player, also the present one, after taking back its unfinished answer."""
        game = late.game
        if late.number == game.to_act and is_follow_on(await self._games.view(game.id, None)):
            for _ in range(game.settled, game.seq):
                await self._games.undo(game.id, late.number)
        await self._games.seats.set_orders(game.id, late.number, {**late.seat.orders, ABSENT: "pass"})

    async def stand_in(self, late: Late, controller: str, level: str) -> Seat:
        """The seat with a substitute; its player keeps orders and remaining time for a return."""
        person = await habits_of(self._games, late.seat.person, late.game.server)
        bank = bank_left(late.game, late.number, person, self._games.now()) if late.seat.wait else late.seat.bank
        orders = present_orders(late.seat.orders)
        kept = late.seat.wait if controller == FREE else None
        return structs.replace(late.seat, controller=controller, level=level, orders=orders, bank=bank, wait=kept)

    async def _decision(self, late: Late, way: str) -> Screen:
        lang, now, clock = await self._lang(late.game), self._games.now(), late.game.terms.clock
        until = date(now + (DAY if clock else WEEK))
        words = chat(f"decided.{way}", lang, who=late.name, game=late.game.name, until=until)
        if way != PASS:
            return Screen(words=words)
        return Screen(words=words, rows=((present_button(late.game.id, late.number, lang),),))

    async def _lang(self, game: Game) -> Language:
        return await public_language(self._games, game.server)
