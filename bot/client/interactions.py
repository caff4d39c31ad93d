"""The way of every interaction: acknowledge, work, show; a failure becomes one sentence."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, cast

import aiohttp
import discord

from bot import metrics
from bot.background.kinds_of_work import on_behalf_of
from bot.background.pictures import drawn
from bot.client.failures import outcome_of, sentence_for
from bot.client.table_bot import TableBot
from bot.languages import Language, spoken
from bot.logs import INTERACTION
from bot.say.chat import chat
from bot.screens.screen import Screen, with_note
from bot.table.io.errors import Refused, Stale
from bot.table.io.permissions import missing, needed_in
from bot.table.io.quotas import OverLimit, Quota
from bot.table.io.requester import Requester
from bot.table.io.spoken_language import own_language
from bot.table.io.to_discord import to_edit, to_send
from storage import Games
from storage.errors import StorageError

log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]
Work = Callable[[Requester], Awaitable[Screen | None]]
LAYOUT_FLAG = "IS_COMPONENTS_V2"  # name of the flag of a layout in Discord's refusals of classic parts
LOST = (aiohttp.ClientError, OSError)  # Discord may have received the request, but its answer is lost


async def visitor_of(interaction: Interaction, games: Games) -> Requester:
    """The requester, with the preferences of the person and the server."""
    person, server = str(interaction.user.id), str(interaction.guild_id or "")
    preferences = await games.registry.preferences(person)
    settings = await games.registry.settings(server)
    return Requester(
        person=person,
        name=interaction.user.display_name,
        server=server,
        channel=str(interaction.channel_id),
        lang=own_language(preferences, interaction.locale.value, settings),
        theme=drawn(preferences.theme, settings.theme),
        manager=interaction.permissions.manage_guild or _organises(interaction.user, settings.organisers),
        interaction=str(interaction.id),
    )


def _organises(user: discord.User | discord.Member, role: str) -> bool:
    """Whether a person has the role of organisers of this server."""
    return bool(role) and isinstance(user, discord.Member) and role in {str(each.id) for each in user.roles}


def must_be_allowed(interaction: Interaction, more: tuple[str, ...] = ()) -> None:
    """Refuses if the bot lacks a permission in this channel."""
    if lacking := missing(interaction.app_permissions, needed_in(interaction.channel) + more):
        raise Refused("permission.need", what=lacking)


async def in_private(interaction: Interaction, games: Games, work: Work) -> None:
    """Shows the result of work to the requester alone; a private message changes in place."""
    private = interaction.message is not None and interaction.message.flags.ephemeral
    heard = await _acknowledge(interaction, thinking=not private)
    over_limit: list[Screen] = []
    screen, lang = await _done(interaction, games, work, over_limit, OverLimit)
    if heard and private and over_limit:
        await _whisper(interaction, over_limit[0])  # its card stays
    elif heard and screen is not None:
        shown = await _with_warning(interaction, games, screen, lang)
        message = await _show(interaction, shown, lang, on_layout=private and _is_from_layout(interaction))
        if message and screen.card_of:
            cards, remove = cast(TableBot, interaction.client).private_cards, interaction.delete_original_response
            await cards.shown(interaction.user.id, screen.card_of, message, interaction.id, remove)
        richer: Screen | None = screen
        while richer and (richer := await _later(interaction, richer)):
            await _show(interaction, richer, lang, on_layout=bool(shown.blocks))
        if screen.follows:
            await _send_next_card(interaction, screen.follows)


async def _send_next_card(interaction: Interaction, follows: Callable[[], Awaitable[Screen | None]]) -> None:
    """Sends the next card as the lowest message; the message of this interaction goes."""
    try:
        card = await follows()
        cards, gone = cast(TableBot, interaction.client).private_cards, interaction.message
        if card is None or cards.has_later(interaction.user.id, card.card_of, interaction.id):
            return
        sent = await interaction.followup.send(**to_send(card), ephemeral=True, wait=True)
        with suppress(discord.HTTPException, *LOST):
            await interaction.delete_original_response()
        person, old = interaction.user.id, gone.id if gone else 0
        await cards.shown(person, card.card_of, sent.id, interaction.id, sent.delete, old)
        if (richer := await _later(interaction, card)) is not None:
            await sent.edit(**to_edit(richer, on_layout=bool(card.blocks)))
    except (discord.HTTPException, *LOST):
        log.info("The next card after interaction %s could not be shown.", interaction.id)  # the board has its button


async def _later(interaction: Interaction, screen: Screen) -> Screen | None:
    """The screen with its picture, once that is drawn; None if there is none."""
    try:
        return await screen.later() if screen.later else None
    except Exception:
        log.exception("There is no picture for the reply to interaction %s.", interaction.id)
        return None


async def in_place(interaction: Interaction, games: Games, work: Work) -> None:
    """Shows the result of work in its public message; a refusal goes to the requester alone."""
    heard = await _acknowledge(interaction, thinking=False)
    refusal: list[Screen] = []
    screen, lang = await _done(interaction, games, work, refusal, Exception)
    if not heard:
        return
    if refusal:
        await _whisper(interaction, refusal[0])
    elif screen is not None:
        await _show(interaction, screen, lang, on_layout=_is_from_layout(interaction))


async def follow_up(interaction: Interaction, screen: Screen) -> None:
    """Sends the requester one more private message."""
    await interaction.followup.send(**to_send(screen), ephemeral=True)


async def _acknowledge(interaction: Interaction, thinking: bool) -> bool:
    """Acknowledges in time; if that fails, no move is lost, only the result cannot be shown here."""
    INTERACTION.set(interaction.id)
    on_behalf_of.set(str(interaction.guild_id or ""))
    try:
        if thinking:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except discord.HTTPException as error:
        log.warning("Interaction %s could not be acknowledged (%s).", interaction.id, error.code)
        return False
    except LOST as error:
        log.warning("Whether interaction %s was acknowledged is not known (%s).", interaction.id, type(error).__name__)
    else:
        metrics.observe_age(interaction.created_at)
    return True


async def _done(
    interaction: Interaction, games: Games, work: Work, refusal: list[Screen], kind: type[Exception]
) -> tuple[Screen | None, Language]:
    """The screen to show, and the requester's language; that of a refusal of this kind also goes into a list."""
    lang = spoken(interaction.locale.value)
    try:
        requester = await visitor_of(interaction, games)
        lang = requester.lang
        cast(TableBot, interaction.client).quotas.take(Quota.ANSWERS, requester)
        screen = await work(requester)
    except Exception as error:
        metrics.ANSWERS.labels(interaction.type.name, outcome_of(error)).inc()
        told = error.present if isinstance(error, Stale) else Screen(words=_sentence(error, lang, interaction))
        if isinstance(error, kind):
            refusal.append(told)
        return told, lang
    metrics.ANSWERS.labels(interaction.type.name, metrics.DONE).inc()
    return screen, lang


async def _show(interaction: Interaction, screen: Screen, lang: Language, on_layout: bool) -> int | None:
    """Shows the screen in the message of this interaction; the id of the message, None if that is not known."""
    lost = False
    while True:
        try:
            return (await interaction.edit_original_response(**to_edit(screen, on_layout))).id
        except discord.NotFound:
            log.info("The reply to interaction %s was dismissed.", interaction.id)
        except LOST as error:
            if not lost:
                lost = True
                continue
            log.warning("The reply to interaction %s was lost (%s).", interaction.id, type(error).__name__)
        except Exception as error:
            if not on_layout and isinstance(error, discord.HTTPException) and LAYOUT_FLAG in error.text:
                on_layout = True  # another press has turned the message into a layout meanwhile
                continue
            words = sentence_for(error, lang, _doing(interaction))
            await _whisper(interaction, Screen(words=words))
        return None


def _is_from_layout(interaction: Interaction) -> bool:
    """Whether the message of this interaction is a layout."""
    return interaction.message is not None and interaction.message.flags.components_v2


async def _whisper(interaction: Interaction, screen: Screen) -> None:
    with suppress(discord.HTTPException, *LOST):
        await follow_up(interaction, screen)


async def _with_warning(interaction: Interaction, games: Games, screen: Screen, lang: Language) -> Screen:
    """The screen, with the missing permissions if the channel has a table and the bot lacks some."""
    in_guild = interaction.guild_id is not None
    lacking = missing(interaction.app_permissions, needed_in(interaction.channel)) if in_guild else ()
    if not lacking:
        return screen
    with suppress(StorageError):
        if await games.lists.in_channel(str(interaction.channel_id)) is not None:
            return with_note(screen, chat("permission.warning", lang, what=lacking))
    return screen


def _sentence(error: Exception, lang: Language, interaction: Interaction) -> str:
    """One sentence for the requester; names the permissions that the bot lacks."""
    if isinstance(error, discord.Forbidden):
        needed = needed_in(interaction.channel)
        return chat("permission.need", lang, what=missing(interaction.app_permissions, needed) or needed)
    return sentence_for(error, lang, _doing(interaction))


def _doing(interaction: Interaction) -> str:
    """The name of the command or button, without the input, which may be a secret."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    return custom_id_of(interaction) or "an interaction"


def custom_id_of(interaction: Interaction) -> str:
    """The custom_id of the pressed button or select, else empty."""
    data: Mapping[str, Any] = interaction.data or {}
    return str(data.get("custom_id", ""))
