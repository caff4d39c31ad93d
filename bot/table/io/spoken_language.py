"""Languages: that of the server in public, chosen here or in Discord; that of the person in private."""

from bot.languages import Language, spoken
from storage import Games, Preferences, Settings


async def public_language(games: Games, server: str) -> Language:
    """The language of a server."""
    return spoken((await games.registry.settings(server)).lang, games.registry.server_locale(server))


def own_language(preferences: Preferences, locale: str, settings: Settings) -> Language:
    """The language of a private reply: chosen here, else in Discord, else by the server."""
    return spoken(preferences.lang, locale, settings.lang)
