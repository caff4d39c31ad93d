"""The lobby: opening, joining and starting a game."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from msgspec import structs

from bot.background.thinking import USUAL_LEVEL
from bot.languages import Language, spoken
from bot.say.chat import chat
from bot.say.levels import level_how, level_words
from bot.say.solo import difficulty
from bot.screens.screen import DANGER, PRIMARY, SUCCESS, Button, Choice, Row, Screen, Select, custom_id, select_id
from bot.table.automatic_answers import present_orders
from bot.table.clock.clock import DAY, HOUR, MINUTE, start_bank
from bot.table.io.errors import Refused
from bot.table.io.messages import Messages
from bot.table.io.permissions import NEEDED_FOR_THREAD
from bot.table.io.requester import Requester
from bot.table.io.seats import LEVELS, automa_seat, bot_seat, bot_seats, escaped_names, mention, seat_of
from bot.table.io.spoken_language import public_language
from bot.table.io.user_text import clean, unlinked
from bot.table.look.modules import advice, chosen, module_lines, modules_select
from bot.table.tables import Tables
from engine.state import Options
from storage import AUTOMA, BOT, FREE, LOBBY, PERSON, Clock, Game, Games, Seat, Terms, game_files
from storage.errors import DamagedGame
from storage.posted import LobbyMessage, LobbyWarning, key

log = logging.getLogger(__name__)

LOBBY_ENDS = "lobby_ends"  # kind of the timer
LOBBY_LASTS = 7 * DAY
TOLD_BEFORE = DAY  # the people in a lobby hear of its end
Tell = Callable[[], Awaitable[None]]  # tells the table about a new player


class Lobby:
    """Tables before their start."""

    def __init__(self, tables: Tables, messages: Messages) -> None:
        self.tables = tables
        self.games: Games = tables.games
        self._messages = messages

    def must_have_room(self, options: Options, invited: int, bots: int) -> None:
        """Refuses more people and bots than the game has seats."""
        if 1 + invited + bots + (1 if options.solo else 0) > options.players:
            raise Refused("lobby.too_many", players=options.players)

    async def open(self, requester: Requester, options: Options, terms: Terms, bots: int, level: str) -> Game:
        """Opens a game with its host on the first seat and posts it; aborts it if posting fails."""
        game = await self._create(requester, options, terms, bots, level)
        try:
            await self.show(game)
            await self.set_end(game)
        except BaseException:
            await self.games.abort(game.id)
            raise
        return game

    async def begin(self, requester: Requester, options: Options, terms: Terms, bots: int, level: str) -> Game:
        """Opens a game that is full with its host, and starts it at once."""
        game = await self._create(requester, options, terms, bots, level)
        try:
            return await self.start(game, requester)
        except BaseException:
            await self.games.abort(game.id)
            raise

    async def _create(self, requester: Requester, options: Options, terms: Terms, bots: int, level: str) -> Game:
        """A game with its host on the first seat, then its automa and bots; nobody has been told of it."""
        self.must_have_room(options, len(terms.invited), bots)
        game = await self.games.create(requester.server, requester.channel, options, terms=terms)
        try:
            game = await self.games.seats.join(game.id, _seat(requester))
            if options.solo:
                game = await self.games.seats.join(game.id, automa_seat(options.solo, await self._lang(game)))
            for _ in range(bots):
                game = await self._add_bot(game, level)
        except BaseException:
            await self.games.abort(game.id)
            raise
        if bots:
            await self.note_level(requester, level)
        return game

    async def note_level(self, requester: Requester, level: str) -> None:
        """Keeps the level of bot players that somebody has chosen, for the next game."""
        old = await self.games.registry.preferences(requester.person)
        if old.bot_level != level:
            await self.games.registry.set_preferences(requester.person, structs.replace(old, bot_level=level))

    async def in_free_place(self, requester: Requester) -> Requester:
        """The requester in their channel if it has no game, else in a new thread beside it.

        A game to watch that nobody has asked for makes room, so that a private card stands below its board.
        """
        try:
            here = await self.games.lists.in_channel(requester.channel)
        except DamagedGame:
            return await self.in_own_thread(requester)
        if here is None:
            return requester
        if here.terms.watched is None or here.terms.host:
            return await self.in_own_thread(requester)
        await self.games.abort(here.id)
        self.tables.wake(here.id)
        return requester

    async def in_own_thread(self, requester: Requester) -> Requester:
        """The requester in a new thread of their channel."""
        lang = await public_language(self.games, requester.server)
        name = chat("thread.name", lang, who=unlinked(clean(requester.name)))
        try:
            thread = await self._messages.open_thread(requester.channel, name)
        except discord.Forbidden:
            raise Refused("permission.need", what=NEEDED_FOR_THREAD) from None
        except discord.HTTPException as error:
            log.warning("No thread could be opened in channel %s (%s).", requester.channel, error)
            thread = None
        if thread is None:
            raise Refused("thread.failed")
        return structs.replace(requester, channel=thread)

    async def set_end(self, game: Game) -> None:
        """Sets the timer for the end of a lobby, which is told before."""
        await self.tables.timekeeper.set(game.id, LOBBY_ENDS, game.created + LOBBY_LASTS - TOLD_BEFORE)

    async def show(self, game: Game) -> None:
        """Posts the lobby in its channel."""
        async with self.games.locks.lobby[game.id]:
            await self._show(game)

    async def _show(self, game: Game) -> None:
        message = await self._messages.send(game.channel, await self._screen(game))
        await self.games.remember_message(game.id, LobbyMessage(game.channel, message))

    async def refresh(self, game: int) -> None:
        """Updates the posted lobby, or posts it again if it is gone."""
        async with self.games.locks.lobby[game]:
            found = await self.games.get(game)
            posted = (await self.games.messages(game)).get(LobbyMessage)
            shown = posted is not None and await self._messages.edit(posted, await self._screen(found))
            if not shown and found.status == LOBBY:
                await self._show(found)

    async def _screen(self, game: Game) -> Screen:
        """The lobby in the language of its channel."""
        return lobby_screen(game, await self._lang(game))

    async def join(self, game: Game, requester: Requester, tell: Tell) -> Game:
        """Takes a seat; in a running game only a former or an offered one."""
        if game.status == LOBBY:
            return await self.games.seats.join(game.id, _seat(requester))
        for number, seat in enumerate(game.seats):
            if seat.controller in (BOT, FREE) and seat.person == requester.person and not seat.conceded:
                return await self._take(game, number, requester, tell)
        free = [number for number, seat in enumerate(game.seats) if seat.controller == FREE]
        if not free:
            raise Refused("lobby.started")
        return await self.claim(game, requester, free[0], tell)

    async def claim(self, game: Game, requester: Requester, seat: int, tell: Tell) -> Game:
        """Takes over an offered seat."""
        if seat_of(game, requester.person) is not None:
            raise Refused("already_at_table")
        if not 0 <= seat < len(game.seats) or game.seats[seat].controller != FREE:
            raise Refused("seat_not_offered")
        return await self._take(game, seat, requester, tell)

    async def _take(self, game: Game, seat: int, requester: Requester, tell: Tell) -> Game:
        """Takes a seat after telling the table: a new player gets a full clock, a former one the seat as it was."""
        async with self.games.locks.seating[game.id]:
            old = (await self.games.get(game.id)).seats[seat]
            if old.controller == PERSON:
                raise Refused("seat_not_offered")
            new = _seat(requester, start_bank(game.terms.clock))
            if old.person == requester.person:
                new = structs.replace(new, bank=old.bank, orders=present_orders(old.orders))
            await self.games.seats.must_admit(game.id, seat, new)
            await tell()
            taken = await self.games.seats.replace(game.id, seat, new)
        await self.call_again(taken, seat)
        return taken

    async def seat_for(self, person: str, name: str, server: str) -> Seat:
        """A seat for an invited person, in their language or else that of the server."""
        chosen, usual = (
            (await self.games.registry.preferences(person)).lang,
            (await self.games.registry.settings(server)).lang,
        )
        return Seat(person=person, name=clean(name), lang=spoken(chosen, usual).code)

    async def call_again(self, game: Game, seat: int) -> None:
        """Calls the player of a seat anew after a change."""
        await self.tables.recall(game.id, seat)

    async def leave(self, game: Game, requester: Requester) -> Game:
        """Leaves a seat before the start."""
        return await self.games.seats.leave(game.id, requester.person)

    async def add_bot(self, game: Game, requester: Requester, level: str = USUAL_LEVEL) -> Game:
        """Adds a bot player; for the host and the players."""
        if level not in LEVELS:
            raise Refused("old_button")
        self.must_belong(game, requester)
        joined = await self._add_bot(game, level)
        await self.note_level(requester, level)
        return joined

    async def drop_bot(self, game: Game, requester: Requester) -> Game:
        """Removes one bot player."""
        self.must_belong(game, requester)
        bots = [number for number, seat in enumerate(game.seats) if seat.controller == BOT]
        if not bots:
            raise Refused("lobby.no_bot")
        return await self.games.seats.dismiss(game.id, bots[-1])

    async def _add_bot(self, game: Game, level: str) -> Game:
        return await self.games.seats.join(
            game.id, bot_seat(level, await self._lang(game), {seat.name for seat in game.seats})
        )

    async def choose_module(self, game: Game, requester: Requester, module: str, fingerprint: int) -> Game:
        """Adds or removes a module before the start, as offered by the list; for the host."""
        self.must_rule(game, requester)
        return await self.games.set_modules(game.id, lambda modules: chosen(modules, module, fingerprint))

    async def start(self, game: Game, requester: Requester) -> Game:
        """Starts the game; for its players, its host and managers."""
        self.must_belong(game, requester)
        bank = start_bank(game.terms.clock)
        started = await self.games.start(game.id)
        await self.games.registry.drop_timers(game.id, (LOBBY_ENDS,))
        await self.games.forget_message(game.id, key(LobbyWarning))
        if bank is not None:
            for number in range(len(started.seats)):
                await self.games.set_bank(game.id, number, bank)
        self.tables.wake(game.id)
        return started

    async def import_game(self, data: bytes, requester: Requester) -> Game:
        """Imports a game from a file: the requester takes the seat to act, bots the others."""
        new = await asyncio.to_thread(game_files.unpack, data)
        lang = await public_language(self.games, requester.server)
        seats = bot_seats([USUAL_LEVEL] * new.players, lang)
        if new.state.automa is not None:
            seats[new.state.automa.seat] = automa_seat(new.state.automa.which, lang)
        if new.to_act is not None:
            seats[new.to_act] = _seat(requester)
        terms = Terms(host=requester.person)
        game = await self.games.import_game(new, requester.server, requester.channel, seats, terms)
        self.tables.wake(game.id)
        return game

    def must_belong(self, game: Game, requester: Requester) -> None:
        """Refuses all but the players, the host and managers."""
        if not (
            requester.manager or requester.person == game.terms.host or seat_of(game, requester.person) is not None
        ):
            raise Refused("not_at_table", game=game.name)

    def must_rule(self, game: Game, requester: Requester) -> None:
        """Refuses all but the host and managers."""
        if not (requester.manager or requester.person == game.terms.host):
            raise Refused("host_only")

    async def _lang(self, game: Game) -> Language:
        return await public_language(self.games, game.server)


def _seat(requester: Requester, bank: int | None = None) -> Seat:
    return Seat(
        controller=PERSON, person=requester.person, name=clean(requester.name), lang=requester.lang.code, bank=bank
    )


_SEATS = {PERSON: "lobby.person", BOT: "lobby.bot", AUTOMA: "lobby.automa", FREE: "lobby.free"}


def lobby_screen(game: Game, lang: Language) -> Screen:
    """The seats of a table, and the buttons before the start."""
    words = [chat("lobby.heading", lang, game=game.name), _options(game, lang), *module_lines(game.options, lang)]
    words += [] if game.terms.hints else [chat("lobby.no_hints", lang)]
    who = escaped_names(game)
    for number in range(game.options.players):
        if number < len(game.seats):
            key = _SEATS[game.seats[number].controller]
            level = level_words(game.seats[number].level, lang)
            words.append(chat(key, lang, number=number + 1, who=who[number], level=level))
        else:
            words.append(chat("lobby.free", lang, number=number + 1))
    waiting = [person for person in game.terms.invited if seat_of(game, person) is None]
    if game.status != LOBBY:
        words.append(chat("lobby.closed", lang))
        return Screen(words="\n".join(words))
    words += advice(game.options, lang)
    if waiting:
        words.append(chat("lobby.invited", lang, who=", ".join(mention(person) for person in waiting)))
    full = len(game.seats) == game.options.players
    words.append(chat(_advice_key(game, full), lang))
    levels: tuple[Row, ...] = () if full or game.options.solo else ((_levels(game.id, lang),),)
    rows: tuple[Row, ...] = (_buttons(game, full, lang), *levels, (modules_select(game, lang),))
    return Screen(words="\n".join(words), rows=rows, calls=tuple(waiting))


def _buttons(game: Game, full: bool, lang: Language) -> tuple[Button, ...]:
    """The buttons before the start; those that do something, in a solo game with its single free seat."""
    join = Button(id=custom_id("join", game.id), label=chat("button.join", lang), style=PRIMARY, emoji="🙋")
    leave = Button(id=custom_id("leave", game.id), label=chat("button.leave", lang), emoji="🚪")
    start = Button(id=custom_id("start", game.id), label=chat("button.start", lang), style=SUCCESS, emoji="🏁")
    if game.options.solo:
        return (start, leave) if full else (join,)
    add = Button(id=custom_id("addbot", game.id), label=chat("button.add_bot", lang), emoji="🤖")
    drop = Button(id=custom_id("dropbot", game.id), label=chat("button.drop_bot", lang), style=DANGER)
    bots = any(seat.controller == BOT for seat in game.seats)
    return (*(() if full else (join, add)), *((drop,) if bots else ()), leave, start)


def _advice_key(game: Game, full: bool) -> str:
    if game.options.solo:
        return "lobby.ready.solo" if full else "lobby.waiting.solo"
    return "lobby.ready" if full else "lobby.waiting"


def _levels(game: int, lang: Language) -> Select:
    """Select of a bot player by level."""
    choices = tuple(
        Choice(value=level, label=level_words(level, lang), detail=level_how(level, lang)) for level in LEVELS
    )
    return Select(id=select_id("addbot", game, 0, ""), placeholder=chat("lobby.add_bot", lang), choices=choices)


def _options(game: Game, lang: Language) -> str:
    options, clock = game.options, game.terms.clock
    return chat(
        "lobby.solo" if options.solo else "lobby.options",
        lang,
        players=options.players,
        automa=options.solo,
        difficulty=difficulty(options, lang) if options.solo else "",
        coricancha=chat(f"coricancha.{options.coricancha}", lang),
        cost=options.leftover_weaving_cost,
        clock=clock_words(clock, lang),
    )


def clock_words(clock: Clock | None, lang: Language) -> str:
    """A clock and its limits in words."""
    if clock is None:
        return chat("clock.none", lang)
    if clock.limit:
        words = chat("clock.limit", lang, time=duration(clock.limit, lang))
    else:
        words = chat("clock.bank", lang, bank=duration(clock.bank, lang), more=duration(clock.increment, lang))
    return chat("clock.rests", lang, clock=words) if clock.rests else words


def duration(milliseconds: int, lang: Language) -> str:
    """A duration in words."""
    for unit, name in ((DAY, "days"), (HOUR, "hours")):
        if milliseconds >= unit and milliseconds % unit == 0:
            return chat(f"time.{name}", lang, n=milliseconds // unit)
    return chat("time.minutes", lang, n=milliseconds // MINUTE)
