"""What the cards of the entrance do: open and start games, set a seat up, and lead to one's next turn."""

import asyncio
from contextlib import suppress
from functools import partial

from msgspec import structs

from bot.background.thinking import USUAL_LEVEL, Thinking
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import PRIMARY, Button, Screen, as_layout, custom_id, with_note
from bot.table.clock.clock import CLOCKS
from bot.table.entrance.cards import NEXT, own_games_button, play_card, watch_card, wish_card
from bot.table.entrance.wishes import SOLO, Wish
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.seats import LEVELS, seat_of
from bot.table.lobby.lobby import Lobby
from bot.table.lobby.moderation import concerns
from bot.table.look.listing import listed
from bot.table.turn.planning import Planning
from bot.turn.ways_back import set_up_row
from engine.errors import GameError
from engine.state import Options
from storage import BOT, FINISHED, RUNNING, Game, Games, Terms
from storage.errors import AlreadyAnswered, NotNow

MOST_ANSWERS = 60  # to all questions of a set-up


class Entrance:
    """Leads people from one button to a game."""

    def __init__(self, lobby: Lobby, planning: Planning, thinking: Thinking) -> None:
        self._lobby = lobby
        self._games: Games = lobby.games
        self._tables = lobby.tables
        self._planning = planning
        self._thinking = thinking
        self._opening = asyncio.Lock()  # a card opens one game, also if it is pressed twice

    async def card(self, requester: Requester, number: int = 0) -> Screen:
        """All ways to play; without a number it is a new card."""
        return play_card(number or self._games.now(), await self._level(requester), requester.lang)

    async def choose_level(self, requester: Requester, number: int, level: str) -> Screen:
        """The card with another level for the bot player, which is kept for the next time."""
        _must_be_level(level)
        await self._lobby.note_level(requester, level)
        return await self.card(requester, number)

    def ticked(self, requester: Requester, number: int, wish: Wish) -> Screen:
        """The card of a solo game or a table with friends, with these ticks."""
        return wish_card(wish, number, requester.lang)

    async def play_bot(self, requester: Requester, number: int, level: str) -> Screen:
        """Starts a game against one bot player at once; the requester, who has just come, goes first."""
        _must_be_level(level)
        return await self._begin(requester, number, Options(players=2, first_player=0), 1, level)

    async def open(self, requester: Requester, number: int, wish: Wish) -> Screen:
        """Starts a solo game at once; opens a lobby for friends."""
        if wish.way == SOLO:
            return await self._begin(requester, number, wish.options, 0, wish.level)
        async with self._opening:
            found = await self._opened_from(requester, number)
            if found is None:
                place = await self._lobby.in_free_place(requester)
                terms = Terms(host=requester.person, clock=CLOCKS[wish.clock], card=number)
                found = await self._lobby.open(place, wish.options, terms, wish.bots, wish.level)
        return Screen(words=_told("lobby.opened", found, requester.lang))

    async def rematch(self, old: Game, requester: Requester) -> Screen:
        """The same game again: at once if nobody else sat there, else as a table that the others can join."""
        if old.status != FINISHED:
            raise Refused("rematch.not_over")
        bots = [seat for seat in old.seats if seat.controller == BOT and not seat.person]
        level = next((seat.level for seat in bots if seat.level in LEVELS), USUAL_LEVEL)
        terms = structs.replace(
            old.terms, host=requester.person, invited=(), watched=None, paused=None, card=_card_of(old)
        )
        if not any(concerns(seat, requester) for seat in old.seats):
            return await self._begin(requester, _card_of(old), old.options, len(bots), level, terms)
        room = old.options.players - 1 - bool(old.options.solo)
        opened = await self._lobby.open(requester, old.options, terms, min(len(bots), room), level)
        return Screen(words=chat("rematch.open", requester.lang, game=opened.name))

    async def choose_watched(self, requester: Requester, number: int, level: str) -> Screen:
        """The card of a game to watch, by a bot player of this level; where one goes on, points to it."""
        _must_be_level(level)
        await self._must_have_none_to_watch(requester)
        return watch_card(number, level, requester.lang)

    async def watch(self, requester: Requester, level: str) -> Screen:
        """Opens a game to watch, as `/watch` does; where one goes on, points to it."""
        _must_be_level(level)
        await self._must_have_none_to_watch(requester)
        game = await self._tables.watching.open_usual(await self._lobby.in_free_place(requester), level)
        return Screen(words=_told("watch.opened", game, requester.lang))

    async def _must_have_none_to_watch(self, requester: Requester) -> None:
        here = await self._games.lists.in_channel(requester.channel)
        if here is not None and here.terms.watched is not None:
            raise Refused("watch.here")

    async def set_up(self, game: Game, requester: Requester) -> Screen:
        """Answers the requester's questions of the set-up, and those of bots in between.

        The first turn comes below the board that has them.
        """
        seat = seat_of(game, requester.person)
        if seat is None:
            raise Refused("not_at_table", game=game.name)
        begun = game.seq
        for _ in range(MOST_ANSWERS):
            level = await self._level_in_set_up(game, seat)
            if level is None or game.to_act is None:
                break
            await self._answer(game, game.to_act, level)
            game = await self._games.get(game.id)
        if game.seq == begun:
            return await self._card_below(game.id, requester)
        return Screen(words=_begun(game, requester), follows=partial(self._card_below, game.id, requester))

    async def _card_below(self, game: int, requester: Requester) -> Screen:
        """The requester's card, below the board."""
        await self._tables.attend_now(game)
        return await self._turn(await self._games.get(game), requester)

    async def _answer(self, game: Game, seat: int, level: str) -> None:
        view = await self._games.view(game.id, seat)
        chosen = await self._thinking.choose(level, f"{game.id}-{view.seq}", view)
        by_bot = game.seats[seat].controller == BOT
        async with self._tables.answering(game.id):
            with suppress(AlreadyAnswered, NotNow, GameError):  # somebody else was faster
                await self._games.play(
                    game.id, seat, chosen.action, view.seq, automatic=by_bot, took=chosen.took if by_bot else None
                )

    async def own_games(self, requester: Requester) -> Screen:
        """The requester's tables on this server, with a button to the next one that waits for them."""
        found = await listed(self._games, requester, only_own=True)
        return structs.replace(found, rows=(self._ways_on(requester.lang, bool(await self._waiting(requester))),))

    async def next_turn(self, requester: Requester) -> Screen:
        """The card of the table that has waited longest for the requester; the list of their tables if none does."""
        for game in await self._waiting(requester):
            with suppress(Refused):  # it has moved on just now
                return await self._planning.show(game, requester)
        return with_note(await self.own_games(requester), chat("list.no_wait", requester.lang))

    # ------------------------------------------------------------ opening

    async def _begin(
        self, requester: Requester, number: int, options: Options, bots: int, level: str, terms: Terms | None = None
    ) -> Screen:
        async with self._opening:
            game = await self._opened_from(requester, number)
            if game is None:
                place = await self._lobby.in_free_place(requester)
                terms = terms or Terms(host=requester.person, card=number)
                game = await self._lobby.begin(place, options, terms, bots, level)
        return Screen(words=_begun(game, requester), follows=partial(self._first_card, game, requester))

    async def _opened_from(self, requester: Requester, number: int) -> Game | None:
        """The open game of the requester that this card has opened."""
        mine = await self._games.lists.of_person(requester.person)
        return next((game for game in mine if number and game.terms.card == number), None)

    async def _first_card(self, game: Game, requester: Requester) -> Screen:
        """The set-up of a game that has just begun, below its board; if a bot is at it, as soon as it has answered."""
        await self._tables.attend_now(game.id)
        game = await self._games.get(game.id)
        screen = await self._turn(game, requester)
        if not await self._is_set_up(game):
            screen = _with_set_up(screen, game, requester)
        return screen

    async def _turn(self, game: Game, requester: Requester) -> Screen:
        """The plan of the requester; while somebody else is at it, the way to it."""
        try:
            return await self._planning.show(game, requester)
        except Refused as refusal:
            words = f"{_begun(game, requester)}\n{refusal.sentence(requester.lang)}"
            return Screen(words=words, rows=(self._ways_on(requester.lang, True),))

    def _ways_on(self, lang: Language, is_awaited: bool) -> tuple[Button, ...]:
        following = Button(id=custom_id(NEXT, 0), label=chat("button.next_turn", lang), style=PRIMARY, emoji="⏭️")
        return (following, own_games_button(lang)) if is_awaited else (own_games_button(lang),)

    # ------------------------------------------------------------ what is asked

    async def _level(self, requester: Requester) -> str:
        """The level of bot players of last time; of the first time, the easiest."""
        known = (await self._games.registry.preferences(requester.person)).bot_level
        return known if known in LEVELS else LEVELS[0]

    async def _is_set_up(self, game: Game) -> bool:
        return game.status != RUNNING or (await self._games.view(game.id, None)).turn > 0

    async def _level_in_set_up(self, game: Game, seat: int) -> str | None:
        """The level at which the open question of the set-up is answered; None if there is none, or it is another's."""
        asked = game.waits_for
        if asked is None or await self._is_set_up(game):
            return None
        if game.to_act == seat:
            return USUAL_LEVEL
        return asked.level if asked.controller == BOT else None

    async def _waiting(self, requester: Requester) -> list[Game]:
        """The games of this server that wait for the requester, the longest first."""
        found = [game for game in await self._games.lists.pending(requester.person) if game.server == requester.server]
        return sorted(found, key=lambda game: _since(game, requester))


def _since(game: Game, requester: Requester) -> int:
    seat = seat_of(game, requester.person)
    wait = None if seat is None else game.seats[seat].wait
    return game.changed if wait is None else wait.since


def _card_of(old: Game) -> int:
    """The number of the end of a game as a card that opens games: no card of the entrance has it."""
    return -old.id


def _must_be_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("old_button")


def _told(key: str, game: Game, lang: Language) -> str:
    return chat(key, lang, game=game.name, channel=f"<#{game.channel}>")


def _begun(game: Game, requester: Requester) -> str:
    """That a game has begun, and where if that is another channel."""
    return _told("play.begun.here" if game.channel == requester.channel else "play.begun", game, requester.lang)


def _with_set_up(screen: Screen, game: Game, requester: Requester) -> Screen:
    """The card of a set-up with the place of its game, and the button that leaves the set-up to the bot."""
    later = screen.later

    async def pictured() -> Screen | None:
        found = await later() if later else None
        return _with_set_up(found, game, requester) if found else None

    noted = structs.replace(screen, later=None)
    if game.channel != requester.channel:
        noted = with_note(noted, _begun(game, requester))
    noted = as_layout(noted)
    row = set_up_row(game.id, requester.lang)
    return structs.replace(noted, blocks=(*noted.blocks, row), later=pictured if later else None)
