"""The levels of bot players in words."""

from bot.languages import Language
from bot.say.chat import chat
from engine.players import LEVELS


def level_words(level: str, lang: Language) -> str:
    """The name of a level; an unknown one as stored."""
    return chat(f"level.{level}", lang) if level in LEVELS else level


def level_how(level: str, lang: Language) -> str:
    """The style of play of a level: how far the bot player thinks, how long, and how much it overlooks."""
    plays = LEVELS[level]
    pace = chat(f"level.{level}.pace", lang, tries=round(plays.simulations))
    if plays.overlooks:
        overlooks = chat("level.overlooks", lang, one_in=round(1 / plays.overlooks))
    else:
        overlooks = chat("level.overlooks.nothing", lang)
    return chat("level.how", lang, pace=pace, overlooks=overlooks)


def level_told(level: str, lang: Language) -> str:
    """The name of a level with its style of play, for a choice."""
    return chat("level.told", lang, level=level_words(level, lang), how=level_how(level, lang))
