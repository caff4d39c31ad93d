"""From the options of a command to engine actions: what is legal now, what was meant, and what ends a turn."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec import Struct

from bot import say
from bot.action_names import key, why_refused
from bot.languages import Language
from bot.screens.prompt import Option, prompt_for
from bot.table.io.errors import NotAllowed, Refused
from bot.table.io.user_text import LONGEST_QUOTE, escaped
from bot.turn.tap import Step, Tap
from engine.actions import Action, HireVillager, Pass
from engine.decisions import HireWorker
from engine.foresight import Ahead, Forecast

Thing = TypeVar("Thing")


class CommandOption(Struct, frozen=True):
    """What an option of a command is about: these kinds of Action, and the one that was named."""

    kinds: tuple[type, ...]
    value: str = ""


class Named(Struct, frozen=True):
    """Something that can be typed: its value in a list, and its words."""

    value: str
    words: str


def called(things: Iterable[tuple[Thing, Named]], typed: str) -> list[Thing]:
    """Those of just this name; else those in whose words it stands, of which a list may have cut the end.

    Of things that are counted, a number means as many, and none in whose words it stands for something else.
    """
    known, said = list(things), typed.casefold().strip().removesuffix("…")
    exact = [thing for thing, named in known if named.value.casefold() == said]
    counted = said.isdecimal() and any(named.value.isdecimal() for _, named in known)
    return exact if exact or counted else [thing for thing, named in known if said in named.words.casefold()]


def action_for(here: Forecast, given: CommandOption, lang: Language) -> Action:
    """The action a command asks for: the one of that name, or the only one whose words contain what was typed."""
    found = suggestions(here, given.kinds, lang)
    meant = called(((option.action, Named(key(option.action), option.words)) for option in found), given.value)
    if len(meant) == 1:
        return meant[0]
    not_offered = Refused("not_offered", value=escaped(given.value, LONGEST_QUOTE)) if found else None
    raise not_offered if meant and not_offered else refusal(here, given, lang, not_offered)


def refusal(here: Forecast, given: CommandOption, lang: Language, otherwise: Refused | None = None) -> Refused:
    """Why this cannot be done: by the rules, if it is clear what was named."""
    reason = why_refused(here.seen, given.value, lang, given.kinds) if here.ahead is Ahead.ASKED else None
    return NotAllowed(reason) if reason else otherwise or not_now(here, lang)


def not_now(here: Forecast, lang: Language) -> Refused:
    """That it cannot be done at this point of a plan, where the rules know no reason: what has to be done first."""
    if here.ahead is not Ahead.ASKED:
        return Refused("not_now.planned")
    return Refused("not_now", asked=say.title(here.decision, lang))


def suggestions(here: Forecast, wanted: tuple[type, ...], lang: Language) -> list[Option]:
    """The answers of these kinds that are open at the end of a plan."""
    if here.ahead is not Ahead.ASKED:
        return []
    return [option for option in prompt_for(here.seen, lang=lang).options if isinstance(option.action, wanted)]


class Ending(Struct, frozen=True):
    """A tap that ends a turn: whether somebody is hired, and all its answers."""

    hiring: Step
    answers: tuple[Action, ...]


def endings(entries: Sequence[Tap]) -> list[Ending]:
    """The taps that end a turn, with what they say about hiring."""
    found: dict[Action, Ending] = {}
    for entry in entries:
        for step in entry.steps:
            if isinstance(step.before.decision, HireWorker) and isinstance(step.action, HireVillager | Pass):
                found.setdefault(step.action, Ending(step, tuple(each.action for each in entry.steps)))
    return list(found.values())
