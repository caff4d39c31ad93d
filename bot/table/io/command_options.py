"""Options of commands as Actions: legal ones, matches, and ends of a turn."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct, structs

from bot import say
from bot.action_names import key, why_refused
from bot.fuzzy_search import is_within
from bot.languages import Language, and_others
from bot.screens.prompt import Option, prompt_for
from bot.table.io.errors import NotAllowed, Refused
from bot.table.io.user_text import LONGEST_QUOTE, escaped
from bot.turn.tap import Step, Tap, same_hires
from engine.actions import Action, DiscardArmyCard, HireVillager, Pass
from engine.decisions import HireWorker
from engine.foresight import Ahead, Forecast

Thing = TypeVar("Thing")
UNTIMELY: Mapping[type, Callable[[], Refused]] = {  # by kind of Action
    HireVillager: lambda: Refused("hire.not_now"),
    DiscardArmyCard: lambda: Refused("army.no_such_card"),
}


class CommandOption(Struct, frozen=True):
    """An option of a command: kinds of Action, and the typed value."""

    kinds: tuple[type, ...]
    value: str = ""


class Named(Struct, frozen=True):
    """A typed choice: its value and its words."""

    value: str
    words: str


def called(things: Iterable[tuple[Thing, Named]], typed: str) -> list[Thing]:
    """The exact matches, else those whose words contain the typed text; among counted things a number must be exact."""
    known, said = list(things), typed.casefold().strip()
    exact = [thing for thing, named in known if named.value.casefold() == said]
    counted = said.isdecimal() and any(named.value.isdecimal() for _, named in known)
    return exact if exact or counted else [thing for thing, named in known if is_within(said, named.words)]


def action_for(here: Forecast, given: CommandOption, lang: Language) -> Action:
    """The Action of a command: the exact or the only match, in any language; raises a refusal otherwise."""
    for each in and_others(lang):
        found = suggestions(here, given.kinds, each)
        meant = called(((option.action, Named(key(option.action), option.words)) for option in found), given.value)
        if len(meant) == 1:
            return meant[0]
        if meant:
            break
    not_offered = Refused("not_offered", value=escaped(given.value, LONGEST_QUOTE)) if found else None
    raise not_offered if meant and not_offered else refusal(here, given, lang, not_offered)


def refusal(here: Forecast, given: CommandOption, lang: Language, otherwise: Refused | None = None) -> Refused:
    """The refusal of an option, with a reason of the rules if the match is clear."""
    reason = why_refused(here.seen, given.value, lang, given.kinds) if here.ahead is Ahead.ASKED else None
    if reason is None and otherwise is None and here.ahead is Ahead.ASKED:
        otherwise = next((UNTIMELY[kind]() for kind in given.kinds if kind in UNTIMELY), None)
    return NotAllowed(reason) if reason else otherwise or not_now(here, lang)


def not_now(here: Forecast, lang: Language) -> Refused:
    """The refusal at this point of a plan: names the question that comes first."""
    if here.ahead is not Ahead.ASKED:
        return Refused("not_now.planned")
    return Refused("not_now", asked=say.title(here.decision, lang))


def suggestions(here: Forecast, wanted: tuple[type, ...], lang: Language) -> list[Option]:
    """The answers of these kinds at the end of a plan."""
    if here.ahead is not Ahead.ASKED:
        return []
    return [option for option in prompt_for(here.seen, lang=lang).options if isinstance(option.action, wanted)]


class Ending(Struct, frozen=True):
    """A tap that ends a turn: its step of hiring, and all its answers."""

    hiring: Step
    answers: tuple[Action, ...]


def endings(entries: Sequence[Tap]) -> list[Ending]:
    """The taps that end a turn, one for each answer about hiring; of both ends, if one tap stands for them."""
    found: dict[Action, Ending] = {}
    for entry in entries:
        for place, step in enumerate(entry.steps):
            if isinstance(step.before.decision, HireWorker) and isinstance(step.action, HireVillager | Pass):
                answers = tuple(each.action for each in entry.steps)
                for action in (*same_hires(step), step.action):
                    hiring = structs.replace(step, action=action)
                    ending = Ending(hiring, (*answers[:place], action, *answers[place + 1 :]))
                    found.setdefault(action, ending)
    return list(found.values())
