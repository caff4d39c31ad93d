"""The Discord client as commands and buttons know it: the parts that do the work of the tables."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands

from bot.background.pictures import Pictures
from bot.background.thinking import Thinking
from bot.client.private_cards import PrivateCards
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.entrance.entrance import Entrance
from bot.table.io.errors import Refused
from bot.table.io.messages import Messages
from bot.table.io.quotas import Limits, Quotas
from bot.table.io.spoken_language import own_language, public_language
from bot.table.io.user_text import escaped
from bot.table.lobby.absences import Absences
from bot.table.lobby.channels import GameChannels
from bot.table.lobby.closing import Closing
from bot.table.lobby.host import HostTools
from bot.table.lobby.late_decisions import LateDecisions
from bot.table.lobby.lobby import Lobby
from bot.table.lobby.moderation import Moderation
from bot.table.look.looking import Looking
from bot.table.look.statistics import StatisticsScreens
from bot.table.tables import Tables
from bot.table.turn.answering import Answering
from bot.table.turn.double_taps import DoubleTapGuard
from bot.table.turn.hints import Hints
from bot.table.turn.planning import Planning
from bot.table.turn.suggesting import Suggesting
from bot.table.watch.replaying import Replaying
from storage import Game, Games, Preferences, Settings
from storage.errors import StorageError

REMEMBERED = 1000  # interactions, to recognise a second delivery


class TableBot(commands.AutoShardedBot):
    """A Discord client with tables to play at, without its commands and buttons."""

    def __init__(
        self,
        games: Games,
        pictures: Pictures,
        thinking: Thinking,
        guard: DoubleTapGuard | None = None,
        limits: Limits | None = None,
        **options: Any,
    ) -> None:
        super().__init__(**options)
        self.games = games
        games.registry.server_locale = self.server_locale
        self.pictures = pictures
        self.messages = Messages(self)
        self.quotas = Quotas(limits or Limits(), games.now)
        self.tables = Tables(games, self.messages, pictures, thinking, self.quotas)
        guard = guard or DoubleTapGuard()
        self.answering = Answering(self.tables, self.messages, guard, self.quotas)
        self.planning = Planning(self.answering, pictures, guard)
        self.suggesting = Suggesting(games, self.planning)
        self.hints = Hints(games, self.planning, thinking, self.quotas)
        self.lobby = Lobby(self.tables, self.messages)
        self.entrance = Entrance(self.lobby, self.planning, thinking)
        self.moderation = Moderation(self.lobby, self.messages)
        self.late_decisions = LateDecisions(self.lobby, self.messages)
        self.absences = Absences(self.tables, self.messages, self.late_decisions)
        self.host_tools = HostTools(self.lobby, self.messages)
        self.closing = Closing(self.lobby, self.messages)
        self.looking = Looking(games, pictures)
        self.replaying = Replaying(games, pictures)
        self.statistics = StatisticsScreens(games, pictures)
        self.channels = GameChannels(self.tables, self.lobby, self.messages)
        self.private_cards = PrivateCards()
        self._delivered: dict[int, None] = {}

    def server_locale(self, server: str) -> str:
        """The language that a server has in Discord; "" of one that is not known yet."""
        guild = self.get_guild(int(server)) if server.isdecimal() else None
        return guild.preferred_locale.value if guild else ""

    def is_first_delivery(self, interaction: int) -> bool:
        """Whether this interaction is new; Discord may deliver one again after a lost connection."""
        if interaction in self._delivered:
            return False
        self._delivered[interaction] = None
        if len(self._delivered) > REMEMBERED:
            del self._delivered[next(iter(self._delivered))]
        return True

    async def language_of(self, interaction: discord.Interaction[Any]) -> Language:
        """The language of a private reply; the one of the person's Discord if the lookup fails."""
        preferences, settings = Preferences(), Settings()
        with suppress(StorageError):
            preferences = await self.games.registry.preferences(str(interaction.user.id))
            settings = await self.games.registry.settings(str(interaction.guild_id or ""))
        return own_language(preferences, interaction.locale.value, settings)

    async def name_of(self, server: str, person: str) -> str:
        """The current name of a person on a server."""
        guild = self.get_guild(int(server))
        if guild is None or not person.isdecimal():
            raise Refused("old_button")
        try:
            return (await guild.fetch_member(int(person))).display_name
        except discord.NotFound:
            raise Refused("not_here") from None

    async def tell(self, game: Game, key: str, calls: Sequence[str] = (), **values: Any) -> None:
        """Sends a sentence to the channel of a game; `who` is a name and is escaped."""
        lang = await public_language(self.games, game.server)
        words = {name: escaped(value) if name == "who" else value for name, value in values.items()}
        await self.messages.send(game.channel, Screen(words=chat(key, lang, **words), calls=tuple(calls)))
