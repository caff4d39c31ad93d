"""Commands beside the games: rules, help, settings."""

import asyncio
from collections.abc import Iterable

import discord
from discord import app_commands
from msgspec import structs

from bot import glossary, limits
from bot.background.pictures import drawn
from bot.client.cogs.base import Choices, Cog, choices, zone_meant
from bot.client.cogs.table_choices import CLOCK_CHOICES, MOST_DAYS
from bot.client.cogs.texts import choices_of, named, options
from bot.client.interactions import Interaction, visitor_of
from bot.languages import DRAWN, LANGUAGES, Language, spoken
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.clock.clock import CLOCKS
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.user_text import LONGEST_QUOTE, escaped
from bot.table.lobby.lobby import clock_words
from bot.table.look.tour import tour
from render import THEMES
from storage import Settings

LANGUAGE_CHOICES = [
    app_commands.Choice(name=language.name, value=code) for code, language in {**LANGUAGES, **DRAWN}.items()
]
THEME_CHOICES = choices_of(THEMES, lambda theme, lang: lang.choices["theme"][theme])


class HelpAndSettingsCommands(Cog):
    """`/rules`, `/help`, and the settings of people and servers."""

    settings = app_commands.Group(**named("settings"))

    @app_commands.command(**named("rules"))
    @options("rules")
    async def rules(self, interaction: Interaction, about: str = "") -> None:
        """`/rules`: explain a term, a card or a tile."""

        async def work(requester: Requester) -> Screen:
            found = next(iter(await asyncio.to_thread(glossary.search, about, requester.lang, 1)), None)
            if found is None:
                raise Refused("rules.unknown", about=escaped(about, LONGEST_QUOTE))
            return await self.bot.looking.explain(found, requester)

        await self.answer(interaction, work)

    @rules.autocomplete("about")
    async def _entries(self, interaction: Interaction, current: str) -> Choices:
        lang = (await visitor_of(interaction, self.bot.games)).lang
        found = await asyncio.to_thread(glossary.search, current, lang, limits.AUTOCOMPLETE_CHOICES)
        return choices((f"{entry.title} ({entry.kind})", entry.key) for entry in found)

    @app_commands.command(**named("help"))
    async def help(self, interaction: Interaction) -> None:
        """`/help`: show the guided tour."""

        async def work(requester: Requester) -> Screen:
            return tour(0, requester.lang)

        await self.answer(interaction, work)

    @settings.command(**named("settings me"))
    @options("settings me")
    @app_commands.choices(language=LANGUAGE_CHOICES, theme=THEME_CHOICES)
    async def me(self, interaction: Interaction, language: str | None = None, theme: str | None = None) -> None:
        """`/settings me`: set or see one's preferences."""

        async def work(requester: Requester) -> Screen:
            old = await self.bot.games.registry.preferences(requester.person)
            new = structs.replace(old, lang=language or old.lang, theme=theme or old.theme)
            if new != old:
                await self.bot.games.registry.set_preferences(requester.person, new)
            chosen = spoken(new.lang, requester.lang.code), drawn(new.theme, requester.theme)
            return Screen(words=_chosen("settings.me", requester.lang, *chosen))

        await self.answer(interaction, work)

    @settings.command(**named("settings server"))
    @options("settings server")
    @app_commands.choices(language=LANGUAGE_CHOICES, theme=THEME_CHOICES, clock=CLOCK_CHOICES)
    async def server(
        self,
        interaction: Interaction,
        language: str | None = None,
        theme: str | None = None,
        remind_after: app_commands.Range[int, 0, 168] | None = None,
        clock: str | None = None,
        vanished_after: app_commands.Range[int, 0, MOST_DAYS] | None = None,
        quiet_from: app_commands.Range[int, 0, 23] | None = None,
        quiet_to: app_commands.Range[int, 0, 23] | None = None,
        time_zone: str | None = None,
        organisers: discord.Role | None = None,
    ) -> None:
        """`/settings server`: set or see the preferences of the server."""
        wishes = {
            "lang": language,
            "theme": theme,
            "remind_after": remind_after,
            "vanished_after": vanished_after,
            "quiet_from": quiet_from,
            "quiet_to": quiet_to,
            "organisers": str(organisers.id) if organisers else None,
        }

        async def work(requester: Requester) -> Screen:
            old = await self.bot.games.registry.settings(requester.server)
            new = structs.replace(old, **{name: wish for name, wish in wishes.items() if wish is not None})
            if clock is not None:
                new = structs.replace(new, clock=CLOCKS.get(clock))
            if time_zone:
                new = structs.replace(new, time_zone=await zone_meant(time_zone))
            if (new.quiet_from is None) != (new.quiet_to is None):
                raise Refused("reminders.half")
            if new != old:
                if not interaction.permissions.manage_guild:
                    raise Refused("managers_only")  # an organiser runs tables, not the server
                await self.bot.games.registry.set_settings(
                    requester.server, structs.replace(new, lang=new.lang or spoken(new.lang).code)
                )
                await self.bot.tables.waits.rearm_server(requester.server)
            return Screen(words=_server_words(new, requester.lang))

        await self.answer(interaction, work)

    @server.autocomplete("time_zone")
    async def _zones(self, interaction: Interaction, current: str) -> Choices:
        return await self.time_zones(interaction, current)

    @settings.command(**named("settings forget"))
    @options("settings forget")
    async def forget(self, interaction: Interaction, sure: str) -> None:
        """`/settings forget`: delete the name and id of a person."""

        async def work(requester: Requester) -> Screen:
            if sure.casefold().strip() != chat("forget.yes", requester.lang).casefold():
                raise Refused("forget.sure")
            playing = await self.bot.games.lists.of_person(requester.person)
            await self.bot.games.seats.forget_person(requester.person)
            for game in playing:
                self.bot.tables.wake(game.id)
            return Screen(words=chat("forgotten", requester.lang))

        await self.answer(interaction, work)


def _server_words(chosen: Settings, lang: Language) -> str:
    """The settings of a server in words."""
    more = chat("settings.clock", lang, clock=clock_words(chosen.clock, lang))
    if chosen.quiet_from is not None and chosen.quiet_from != chosen.quiet_to:
        zone = chosen.time_zone or "UTC"
        more += chat("settings.quiet", lang, start=chosen.quiet_from, end=chosen.quiet_to, zone=zone)
    days = chosen.vanished_after
    more += chat("settings.vanished" if days else "settings.vanished.never", lang, n=days)
    if chosen.organisers:
        more += chat("settings.organisers", lang, role=f"<@&{chosen.organisers}>")
    key = "settings.server" if chosen.remind_after else "settings.server.never"
    return _chosen(key, lang, spoken(chosen.lang), drawn(chosen.theme), hours=chosen.remind_after, more=more)


def _chosen(key: str, lang: Language, language: Language, theme: str, **more: object) -> str:
    """The preferences of a person or a server, with the alternatives."""
    languages, themes = (choice.name for choice in LANGUAGE_CHOICES), lang.choices["theme"]
    told = {"language": _among(language.name, languages, lang), "theme": _among(themes[theme], themes.values(), lang)}
    return chat(key, lang, **told, **more)


def _among(chosen: str, names: Iterable[str], lang: Language) -> str:
    """The chosen one, with the alternatives."""
    return chat("settings.among", lang, chosen=chosen, others=", ".join(name for name in names if name != chosen))
