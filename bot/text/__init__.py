"""Sentences for questions, answers, events and refusals: pure functions of what a seat may know."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.text import en
from bot.text.answers import of_action
from bot.text.catalogue import Catalogue
from bot.text.facts import of_event, of_question, of_reason
from bot.text.wording import Wording, lookup
from engine.actions import Action
from engine.decisions import Decision
from engine.errors import IllegalAction, Reason, Refusal
from engine.events import Event
from engine.resources import Cost
from engine.state import View

LANGUAGES: Mapping[str, Catalogue] = {"en": en.CATALOGUE}


def title(decision: Decision, lang: str = "en") -> str:
    """What a question is about, as a heading."""
    return LANGUAGES[lang].titles[type(decision).__name__]


def question(view: View, decision: Decision, lang: str = "en") -> str:
    """A question, put to the seat that is asked."""
    catalogue = LANGUAGES[lang]
    variant, values = of_question(view, decision)
    return Wording(catalogue).sentence(lookup(catalogue.questions, type(decision).__name__, variant), values)


def action(view: View, decision: Decision, answer: Action, lang: str = "en") -> str:
    """An answer to this question, with its cost and gain as far as the seat can know them."""
    catalogue = LANGUAGES[lang]
    variant, values = of_action(view, decision, answer)
    template = lookup(catalogue.actions, type(answer).__name__, variant, type(decision).__name__)
    return Wording(catalogue).sentence(template, values)


def event(happened: Event, names: Sequence[str], lang: str = "en") -> str:
    """What happened, told to the seat `engine.events.seen_by` was asked for; `names` are those of the seats."""
    catalogue = LANGUAGES[lang]
    variant, values = of_event(happened)
    return Wording(catalogue, names).sentence(lookup(catalogue.events, type(happened).__name__, variant), values)


def gains(seat: int, amounts: Cost, names: Sequence[str], lang: str = "en") -> str:
    """Several gains of a seat in one sentence."""
    catalogue = LANGUAGES[lang]
    values = {"seat": seat, "amounts": amounts}
    return Wording(catalogue, names).sentence(catalogue.events["Gained.several"], values)


def repeated(sentence: str, n: int, lang: str = "en") -> str:
    """A sentence for something that happened n times in a row."""
    return Wording(LANGUAGES[lang]).phrase("repeated", sentence=sentence.rstrip("."), n=n)


def error(refusal: Refusal, lang: str = "en") -> str:
    """Why something was refused, as any player may read it."""
    if isinstance(refusal, IllegalAction) and refusal.reason:
        return reason(refusal.reason, lang)
    if refusal.instead:
        return LANGUAGES[lang].errors[refusal.instead.value]
    return owner_error(refusal, lang)


def owner_error(refusal: Refusal, lang: str = "en") -> str:
    """Why something was refused, with what only whoever runs the bot may read: files, machines, complaints."""
    catalogue = LANGUAGES[lang]
    return Wording(catalogue).fill(catalogue.errors[refusal.code.value], refusal.values)


def aside(refusal: Refusal, lang: str = "en") -> str:
    """The same as a part of another text for whoever runs the bot, in which nobody is spoken to."""
    return say("aside", refusal, lang)


def reason(why: Reason, lang: str = "en") -> str:
    """What keeps a seat from an answer, told to that seat."""
    catalogue = LANGUAGES[lang]
    template = lookup(catalogue.reasons, why.code, *why.values)
    return Wording(catalogue).sentence(template, of_reason(why))


def category(name: str, lang: str = "en") -> str:
    """Where VP came from."""
    return LANGUAGES[lang].words["category"][name]


def say(form: str, value: Any, lang: str = "en") -> str:
    """One value by a form or word table of the language: `say("god_card", "G03")`."""
    return Wording(LANGUAGES[lang]).format_field(value, form)


def you(lang: str = "en") -> str:
    """How the one person at the table is called."""
    return LANGUAGES[lang].phrases["you"]
