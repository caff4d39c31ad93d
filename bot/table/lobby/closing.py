"""Ends by themselves: lobbies that nobody starts, and the threads of finished games."""

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.clock.clock import date
from bot.table.clock.waits import ARCHIVE
from bot.table.io.messages import Messages
from bot.table.io.seats import mention
from bot.table.io.spoken_language import public_language
from bot.table.lobby.lobby import LOBBY_ENDS, LOBBY_LASTS, TOLD_BEFORE, Lobby
from storage import FINISHED, LOBBY, OPEN, PERSON, Game, Games, Timer


class Closing:
    """Closes lobbies after a week and archives finished threads after a day."""

    def __init__(self, lobby: Lobby, messages: Messages) -> None:
        self._lobby = lobby
        self._games: Games = lobby.games
        self._messages = messages
        self._timekeeper = lobby.tables.timekeeper
        self._timekeeper.on(LOBBY_ENDS, self._end_lobby)
        self._timekeeper.on(ARCHIVE, self._archive)

    async def _end_lobby(self, game: Game, timer: Timer) -> bool:
        """Warns a lobby a day before its end, and closes it then."""
        if game.status != LOBBY:
            return True
        end, now, lang = game.created + LOBBY_LASTS, self._games.now(), await self._lang(game)
        if now >= end and "warned" in timer.payload:
            await self._games.abort(game.id)
            await self._lobby.refresh(game.id)
            return True
        people = tuple(seat.person for seat in game.seats if seat.controller == PERSON)
        closes = max(end, now + TOLD_BEFORE)
        words = chat("lobby.ends", lang, who=", ".join(map(mention, people)), game=game.id, until=date(closes))
        await self._messages.send(game.channel, Screen(words=words, calls=people), f"{game.id}.lobby_ends")
        await self._timekeeper.set(game.id, LOBBY_ENDS, closes, {"warned": "yes"})
        return True

    async def _archive(self, game: Game, timer: Timer) -> bool:
        """Archives the thread of a finished game, unless another game is there."""
        here = await self._games.lists.in_channel(game.channel)
        if game.status == FINISHED and (here is None or here.status not in OPEN):
            await self._messages.archive(game.channel)
        return True

    async def _lang(self, game: Game) -> Language:
        return await public_language(self._games, game.server)
