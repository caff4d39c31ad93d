"""The bot itself: its parts, its commands and its gateway events."""

import asyncio
import hashlib
import json
import logging
import re
from collections.abc import Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot import glossary, metrics
from bot.background.pictures import Pictures
from bot.background.thinking import Thinking
from bot.client.buttons import PickSelect, PressButton
from bot.client.cogs import COGS
from bot.client.cogs.texts import Localizations
from bot.client.command_tree import CONTEXTS, INSTALLS, Tree
from bot.client.discord_errors import counting
from bot.client.duty import Duty
from bot.client.failures import outcome_of, sentence_for
from bot.client.interactions import LOST, Interaction, custom_id_of
from bot.client.login_pace import LoginPace
from bot.client.loop_lag import LagWatch
from bot.client.table_bot import TableBot
from bot.languages import LANGUAGES, USUAL
from bot.say.chat import chat
from bot.screens.screen import BUTTON_ID, SELECT_ID
from bot.shards import Shards
from bot.table.clock import time_zones
from bot.table.io.errors import Refused
from bot.table.io.quotas import Limits
from bot.table.io.requester import Requester
from bot.table.io.spoken_language import public_language
from bot.table.io.user_text import clean
from bot.table.turn.double_taps import DoubleTapGuard
from bot.translating.completeness import must_be_complete
from engine.errors import GameError
from storage import Games
from storage.errors import StorageError

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot needs no voice
INTENTS = discord.Intents(guilds=True, guild_reactions=True)
REACTION = "reaction"
SYNCED = "commands"  # name of the note with the commands that Discord knows
BUTTON, SELECT = discord.ComponentType.button.value, discord.ComponentType.select.value
_OURS = {BUTTON: re.compile(BUTTON_ID), SELECT: re.compile(SELECT_ID)}
SYNC_PAUSES = (15, 60, 300, 900, 3600, 3600)  # seconds before each retry
LOST_OR_REFUSED = (discord.HTTPException, app_commands.CommandSyncFailure, *LOST)


class Chaski(TableBot):
    """A Discord client with tables to play at.

    It serves the given shards, or all that Discord recommends. The process with shard 0 does what is done once a bot.
    """

    def __init__(
        self,
        games: Games,
        pictures: Pictures,
        thinking: Thinking,
        *,
        guard: DoubleTapGuard | None = None,
        limits: Limits | None = None,
        shards: Shards | None = None,
        lease_url: str | None = None,
        guild_ready_timeout: float = 2.0,
    ) -> None:
        super().__init__(
            games,
            pictures,
            thinking,
            guard,
            limits,
            command_prefix=commands.when_mentioned,
            intents=INTENTS,
            help_command=None,
            tree_cls=Tree,
            allowed_contexts=CONTEXTS,
            allowed_installs=INSTALLS,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=guild_ready_timeout,
            max_messages=None,
            shard_ids=list(shards.ids) if shards else None,
            shard_count=shards.total if shards else None,
            http_trace=counting(),
        )
        self._is_first = shards is None or 0 in shards.ids
        self._lease_url = lease_url  # the database that several processes share, if they may
        self._duty: Duty | None = None
        self._logins: dict[int, asyncio.Task[None]] = {}
        self._pace = LoginPace()
        self._lag = LagWatch()
        self._clockwork: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        self.tree.error(self.on_command_error_of_tree)

    async def setup_hook(self) -> None:
        """Prepares languages, commands and buttons before the gateway connects, and syncs changed commands."""
        for language in LANGUAGES.values():
            must_be_complete(language)
        self._lag.start()
        self.add_dynamic_items(PressButton, PickSelect)
        for cog in COGS:
            await self.add_cog(cog(self))
        for command in self.tree.get_commands():
            assert isinstance(command, app_commands.Command | app_commands.Group)
            command.guild_only = True
        if any(language is not USUAL for language in LANGUAGES.values()):
            await self.tree.set_translator(Localizations())
        await self._ask_for_shards()
        await self._take_leases()
        if self._is_first and not await self._is_synced():
            self._do(self._sync_later())
        await asyncio.gather(self.pictures.warm(), *map(asyncio.to_thread, (glossary.prepare, time_zones.prepare)))

    async def _ask_for_shards(self) -> None:
        """Takes as many shards as Discord recommends, unless they are given, and learns how fast they may log in."""
        recommended, _, limits = await self.http.get_bot_gateway()
        self._pace.buckets = limits["max_concurrency"]
        if self.shard_count is None:
            self.shard_count = recommended

    async def _take_leases(self) -> None:
        """Waits until no other process serves the same shards."""
        if self._lease_url is None:
            return
        assert self.shard_count is not None
        own = self.shard_ids or range(self.shard_count)
        self._duty = Duty(self._lease_url, own, self.shard_count, self, self._hear)
        self.tables.tell_elsewhere = self._duty.call
        await self._duty.take_own()

    def _hear(self, game: int) -> None:
        """Wakes a game of which another process has news, if this one attends to it."""
        self._do(self._wake_own(game))

    async def _wake_own(self, game: int) -> None:
        if self.games.share.has((await self.games.get(game)).server):
            self.tables.wake(game)

    async def connect_shard(self, shard: int) -> None:
        """Logs a shard in that another process has left."""
        self._logins[shard] = asyncio.create_task(self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard))

    async def disconnect_shard(self, shard: int) -> None:
        """Ends the session of a shard that another process serves from now on."""
        if (login := self._logins.pop(shard, None)) is not None:
            login.cancel()
        if (found := self.get_shard(shard)) is not None:
            await found.disconnect()

    async def attend_to(self, shards: frozenset[int]) -> None:
        """Attends to the games of these shards alone."""
        assert self.shard_count is not None
        await self.tables.attend_to(shards, self.shard_count)
        if shards:
            self._do(self.answering.catch_up())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until this shard may log in."""
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(self._pace.due(shard_id or 0, now) - now)

    async def _sync_later(self) -> None:
        """Syncs the commands once Discord accepts them; the commands that it knows work meanwhile."""
        for pause in SYNC_PAUSES:
            await asyncio.sleep(pause)
            if await self._is_synced():
                return
        log.error("Discord has not taken our commands; a restart tries it again.")

    async def _is_synced(self) -> bool:
        try:
            await self._sync()
        except LOST_OR_REFUSED as error:
            log.warning("Discord has not taken our commands (%s).", error)
            return False
        return True

    async def _sync(self) -> None:
        payload = [await self._listed(command) for command in self.tree.get_commands()]
        known = f"{self.application_id} {hashlib.sha256(json.dumps(payload).encode()).hexdigest()}"
        assert self.application_id is not None
        there = {command["name"] for command in await self.http.get_global_commands(self.application_id)}
        if await self.games.registry.note(SYNCED) != known or there != {command["name"] for command in payload}:
            await self.tree.sync()
            await self.games.registry.set_note(SYNCED, known)

    async def _listed(self, command: Any) -> dict[str, Any]:
        """The payload of a command for Discord."""
        translator = self.tree.translator
        listed: dict[str, Any] = (
            await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree)
        )
        return listed

    async def on_ready(self) -> None:
        """Tells what happened while the bot was away, and starts the clocks, once all shards are there."""
        if not self._clockwork:
            self._do(self.answering.catch_up())
            clockwork = [self.tables.timekeeper.run(), self.tables.watching.run(), self.tables.watching.keep_visible()]
            if self._duty is None:
                self._do(self.tables.wake_all())
            else:
                self.games.share.limit((), self.shard_count or 1)  # until the leases have been looked at
                clockwork.append(self._duty.run())
            self._clockwork = [asyncio.create_task(work) for work in clockwork]
            log.info("Ready as %s on %s servers, with %s shards.", self.user, len(self.guilds), len(self.shards))

    async def on_shard_ready(self, shard_id: int) -> None:
        """Tells what happened while a shard was away that had to log in anew."""
        if self._duty is not None:
            self._duty.note_ready(shard_id)
        if self._clockwork:
            self._do(self.answering.catch_up())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs a task in the background; its failure stops nothing else."""
        task = asyncio.create_task(_logged(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def close(self) -> None:
        """Stops the bot; the next start tells the untold news."""
        self._lag.stop()
        working = [*self._clockwork, *self._errands, *self._logins.values()]
        for work in working:
            work.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await self.tables.close()
        await super().close()
        if self._duty is not None:
            await self._duty.close()

    # ------------------------------------------------------------ gateway events

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        """Takes a reaction under a prompt as an answer, and removes one that is none."""
        if self.user is None or event.user_id == self.user.id or event.guild_id is None:
            return
        person = str(event.user_id)
        name = clean(event.member.display_name if event.member else person)
        server, channel = str(event.guild_id), str(event.channel_id)
        lang = await public_language(self.games, server)
        requester = Requester(person=person, name=name, server=server, channel=channel, lang=lang)
        try:
            counts = await self.answering.react(str(event.message_id), str(event.emoji), requester)
            metrics.ANSWERS.labels(REACTION, metrics.DONE if counts else metrics.REFUSED).inc()
        except (GameError, StorageError, Refused) as error:
            metrics.ANSWERS.labels(REACTION, outcome_of(error)).inc()
            counts = False
        except Exception as error:
            metrics.ANSWERS.labels(REACTION, metrics.FAILED).inc()
            sentence_for(error, requester.lang, "a reaction")
            return
        if not counts:
            await self.messages.take_reaction(channel, str(event.message_id), event.emoji, person)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handles a deleted channel; Discord reports its threads one by one."""
        await self.channels.channel_gone(channel.id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Handles a deleted thread: a game in it has lost its place."""
        await self.channels.channel_gone(event.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Handles a server that removed the bot or is gone; an outage is neither."""
        await self.channels.server_gone(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Handles an invitation, also a second one."""
        await self.channels.server_back(guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answers a button or form that the bot no longer makes."""
        if not _is_outdated(interaction) or not self.is_first_delivery(interaction.id):
            return
        try:
            await interaction.response.send_message(
                chat("old_button", await self.language_of(interaction)), ephemeral=True
            )
        except (discord.HTTPException, *LOST):
            log.info("Nobody is left to hear about a button from earlier times.")

    async def on_command_error_of_tree(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError
    ) -> None:
        """Tells the requester in one sentence why a command failed."""
        cause = error.__cause__ or error
        lang = await self.language_of(interaction)
        doing = f"/{interaction.command.qualified_name}" if interaction.command else "a command"
        sentence = (
            chat("old_command", lang)
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
            else sentence_for(cause, lang, doing)
        )
        try:
            if interaction.response.is_done():
                await interaction.followup.send(sentence, ephemeral=True)
            else:
                await interaction.response.send_message(sentence, ephemeral=True)
        except discord.HTTPException:
            log.info("Nobody is left to hear about the failure of %s.", doing)


def _is_outdated(interaction: Interaction) -> bool:
    """Whether this is a button, select or form that the bot does not make; it makes no forms."""
    if interaction.type is discord.InteractionType.component:
        data: Mapping[str, Any] = interaction.data or {}
        ours = _OURS.get(data.get("component_type", 0))
        return ours is None or not ours.fullmatch(custom_id_of(interaction))
    return interaction.type is discord.InteractionType.modal_submit


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("Something beside the games has failed.")
