"""The difficulty of a solo game in words, and its handicap."""

from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from engine.difficulty import PACHAMAMA
from engine.state import Options


def difficulty(options: Options, lang: Language) -> str:
    """The difficulty of the automa, and a handicap."""
    level = (options.level,) if options.solo == PACHAMAMA else ()
    words = [thing("difficulty", word, lang) for word in level]
    words += [*options.personalities, *(thing("difficulty", word, lang) for word in options.difficulty)]
    return listed(words, options.handicap, options.solo, lang)


def listed(words: list[str], vp: int, automa: str, lang: Language) -> str:
    """These words and a handicap as a list; without any of them, as printed."""
    told = [*words, handicap(vp, automa, lang)] if vp else words
    return ", ".join(told) or chat("solo.as_printed", lang)


def handicap_lines(options: Options, lang: Language) -> list[str]:
    """The line about the handicap of a game; none without."""
    if not options.handicap:
        return []
    return [chat("solo.handicap.line", lang, handicap=handicap(options.handicap, options.solo, lang))]


def handicap(vp: int, automa: str, lang: Language) -> str:
    """A handicap of ours, not of the rulebooks: its VP and their owner."""
    return chat("solo.handicap.person" if vp > 0 else "solo.handicap.automa", lang, vp=abs(vp), automa=automa)


def begins(vp: int, lang: Language, person: str, automa: str = "") -> str:
    """A handicap as a choice: for a "you", for a "bot", or for this automa, if it is known."""
    key = person if vp > 0 else "automa" if automa else "opponent"
    return chat(f"solo.handicap.begins.{key}", lang, vp=abs(vp), automa=automa)
