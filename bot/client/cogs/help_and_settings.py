"""Commands beside the games: rules, help, settings."""

import asyncio
from collections.abc import Iterable

from discord import app_commands
from msgspec import structs

from bot import glossary, limits
from bot.background.pictures import drawn
from bot.client.cogs.base import Choices, Cog, choices
from bot.client.cogs.texts import choices_of, named, options
from bot.client.interactions import Interaction, visitor_of
from bot.languages import DRAWN, LANGUAGES, Language, spoken
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.user_text import LONGEST_QUOTE, escaped
from bot.table.look.tour import tour
from render import THEMES

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
    @app_commands.choices(language=LANGUAGE_CHOICES, theme=THEME_CHOICES)
    async def server(
        self,
        interaction: Interaction,
        language: str | None = None,
        theme: str | None = None,
        remind_after: app_commands.Range[int, 0, 168] | None = None,
    ) -> None:
        """`/settings server`: set or see the preferences of the server."""

        async def work(requester: Requester) -> Screen:
            old = await self.bot.games.registry.settings(requester.server)
            new = structs.replace(
                old,
                lang=language or old.lang,
                theme=theme or old.theme,
                remind_after=old.remind_after if remind_after is None else remind_after,
            )
            if new != old:
                if not requester.manager:
                    raise Refused("managers_only")
                await self.bot.games.registry.set_settings(
                    requester.server, structs.replace(new, lang=new.lang or spoken(new.lang).code)
                )
                if new.remind_after != old.remind_after:
                    await self.bot.tables.timekeeper.rearm_server(requester.server)
            key = "settings.server" if new.remind_after else "settings.server.never"
            chosen = spoken(new.lang), drawn(new.theme)
            return Screen(words=_chosen(key, requester.lang, *chosen, hours=new.remind_after))

        await self.answer(interaction, work)

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


def _chosen(key: str, lang: Language, language: Language, theme: str, **more: int) -> str:
    """The preferences of a person or a server, with the alternatives."""
    languages, themes = (choice.name for choice in LANGUAGE_CHOICES), lang.choices["theme"]
    told = {"language": _among(language.name, languages, lang), "theme": _among(themes[theme], themes.values(), lang)}
    return chat(key, lang, **told, **more)


def _among(chosen: str, names: Iterable[str], lang: Language) -> str:
    """The chosen one, with the alternatives."""
    return chat("settings.among", lang, chosen=chosen, others=", ".join(name for name in names if name != chosen))
