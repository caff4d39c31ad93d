"""Ends by themselves: lobbies that nobody starts, and the threads of finished games."""

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.clock.clock import awake, date
from bot.table.clock.habits import habits_of
from bot.table.clock.timekeeper import MOST_TIMERS
from bot.table.clock.waits import ARCHIVE
from bot.table.io.messages import Messages
from bot.table.io.seats import mention
from bot.table.io.spoken_language import public_language
from bot.table.lobby.lobby import LOBBY_ENDS, LOBBY_LASTS, TOLD_BEFORE, Lobby
from storage import FINISHED, LOBBY, OPEN, PERSON, Game, Games, Timer
from storage.posted import LobbyWarning

WARNED = "warned"  # in timers of early versions, which know no more of the warning


class Closing:
    """Closes lobbies after a week and archives finished threads after a day."""

    def __init__(self, lobby: Lobby, messages: Messages) -> None:
        self._lobby = lobby
        self._games: Games = lobby.games
        self._messages = messages
        self._timekeeper = lobby.tables.timekeeper
        self._timekeeper.on(LOBBY_ENDS, self._end_lobby)
        self._timekeeper.on(ARCHIVE, self._archive)
        self._timekeeper.first(self._mend)

    async def _mend(self) -> None:
        """Sets the timers of lobbies without one: of earlier versions, or after a crash."""
        known = {
            timer.game for timer in await self._games.registry.next_timers(MOST_TIMERS) if timer.kind == LOBBY_ENDS
        }
        for game in await self._games.lists.lobbies():
            if game.id not in known:
                await self._lobby.set_end(game)

    async def _end_lobby(self, game: Game, timer: Timer) -> bool:
        """Warns a lobby a day before its end, and then closes it in place of the warning; nobody is called at night."""
        if game.status != LOBBY:
            return True
        warning, now = (await self._games.messages(game.id)).get(LobbyWarning), self._games.now()
        if warning is not None and now < warning.closes:  # a crash came before its timer
            await self._timekeeper.set(game.id, LOBBY_ENDS, warning.closes)
            return True
        if warning is not None or WARNED in timer.payload:
            await self._games.abort(game.id)
            await self._lobby.refresh(game.id)
            if warning is not None:
                await self._games.forget_message(game.id, warning.key)
                await self._messages.remove(warning)
            return True
        end, lang = game.created + LOBBY_LASTS, await self._lang(game)
        people = [seat.person for seat in game.seats if seat.controller == PERSON]
        wishes = {person: await habits_of(self._games, person, game.server) for person in people}
        called = tuple(person for person, wish in wishes.items() if awake(wish, now) == now)
        closes = max(end, now + TOLD_BEFORE)
        words = chat("lobby.ends", lang, who=", ".join(map(mention, people)), game=game.name, until=date(closes))
        sent = await self._messages.send(game.channel, Screen(words=words, calls=called), f"{game.id}.lobby_ends")
        await self._games.remember_message(game.id, LobbyWarning(game.channel, sent, closes))
        await self._timekeeper.set(game.id, LOBBY_ENDS, closes)
        return True

    async def _archive(self, game: Game, timer: Timer) -> bool:
        """Archives the thread of a finished game, unless another game is there."""
        here = await self._games.lists.in_channel(game.channel)
        if game.status == FINISHED and (here is None or here.status not in OPEN):
            await self._messages.archive(game.channel)
        return True

    async def _lang(self, game: Game) -> Language:
        return await public_language(self._games, game.server)
