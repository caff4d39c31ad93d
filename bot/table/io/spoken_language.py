"""In whose language something is said: to everybody in that of the server, to one person alone in their own."""

from bot.languages import Language, spoken
from storage import Games, Preferences, Settings


async def public_language(games: Games, server: str) -> Language:
    """The language of whatever a whole server reads."""
    return spoken((await games.registry.settings(server)).lang)


def own_language(preferences: Preferences, locale: str, settings: Settings) -> Language:
    """The language of a private reply: what the person has chosen here, then in Discord, then what the server has."""
    return spoken(preferences.lang, locale, settings.lang)
