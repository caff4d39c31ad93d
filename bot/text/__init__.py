"""Sentences for questions, answers, events and refusals: pure functions of what a seat may know."""

from collections.abc import Sequence
from typing import Any

from bot.languages.language import Language
from bot.text.answers import of_action
from bot.text.facts import Values, of_event, of_question, of_reason
from bot.text.filling import lookup
from bot.text.said import Said
from bot.text.wording import Wording
from engine.actions import Action, Pay
from engine.benefits import Benefit
from engine.decisions import Decision
from engine.errors import IllegalAction, Reason, Refusal
from engine.events import Event, StepsUsed
from engine.resources import Cost
from engine.state import View

PRICES = ("cost", "price")  # as the facts of an answer call them


def title(decision: Decision, lang: Language) -> str:
    """What a question is about, as a heading."""
    return lang.titles[type(decision).__name__]


def question(view: View, decision: Decision, lang: Language) -> str:
    """A question, put to the seat that is asked."""
    variant, values = of_question(view, decision)
    wording = Wording(lang, modules=view.options.modules)
    return wording.sentence(lookup(lang.questions, type(decision).__name__, variant), values)


def action(view: View, decision: Decision, answer: Action, lang: Language, paid: Pay | None = None) -> str:
    """An answer to this question, with its cost, or what was paid for it, and gain as far as the seat can know them."""
    return str(said(view, decision, answer, lang, paid))


def said(view: View, decision: Decision, answer: Action, lang: Language, paid: Pay | None = None) -> Said:
    """The same, part by part."""
    variant, values = of_action(view, decision, answer)
    template = lookup(lang.actions, type(answer).__name__, variant, type(decision).__name__)
    return Wording(lang, modules=view.options.modules).said_as_sentence(template, _settled(values, paid))


def label(
    view: View, decision: Decision, answer: Action, lang: Language, paid: Pay | None = None, **known: str
) -> Said:
    """An answer as short as a button has to be.

    What is `known` better than from the position stands in the place of what is told of it there.
    """
    template, values = _label(view, decision, answer, lang)
    return Wording(lang).said(template, {**_settled(values, paid), **known})


def _settled(values: Values, paid: Pay | None) -> Values:
    """The same with what was paid in place of the price."""
    if paid is None:
        return values
    price = Cost(paid.potato, paid.corn, paid.stone, paid.gold)
    return {name: price if name in PRICES else value for name, value in values.items()}


def named_on_label(view: View, decision: Decision, answer: Action, lang: Language) -> Values:
    """What the label of an answer names of all that is known about it."""
    template, values = _label(view, decision, answer, lang)
    named = {field for _, field, _, _ in Wording(lang).parse(template)}
    return {field: value for field, value in values.items() if field in named}


def _label(view: View, decision: Decision, answer: Action, lang: Language) -> tuple[str, Values]:
    variant, values = of_action(view, decision, answer)
    return lookup(lang.labels, type(answer).__name__, variant, type(decision).__name__), values


def event(happened: Event, names: Sequence[str], lang: Language) -> str:
    """What happened, told to the seat `engine.events.seen_by` was asked for; `names` are those of the seats."""
    variant, values = of_event(happened)
    return Wording(lang, names).sentence(lookup(lang.events, type(happened).__name__, variant), values)


def gains(seat: int, amounts: Cost, names: Sequence[str], lang: Language) -> str:
    """Several gains of a seat in one sentence."""
    values = {"seat": seat, "amounts": amounts}
    return Wording(lang, names).sentence(lang.events["Gained.several"], values)


def newcomers(workers: Sequence[str], lang: Language) -> str:
    """Several Newcomers that arrived together, in one sentence."""
    return Wording(lang).sentence(lang.events["NewcomerArrived.several"], {"workers": workers})


def merchant(seat: int, rewards: Benefit, names: Sequence[str], lang: Language) -> str:
    """All that the matches of a seat have brought, in one sentence."""
    values = {"seat": seat, "rewards": rewards}
    return Wording(lang, names).sentence(lang.events["WeavingMatched.several"], values)


def steps_used(used: StepsUsed, vp: int, names: Sequence[str], lang: Language) -> str:
    """Somebody's Steps, with the VP their owner scored."""
    values = {"seat": used.seat, "by": used.by, "spot": used.spot, "vp": vp}
    key = "StepsUsed.own_paid" if used.by == used.seat else "StepsUsed.paid"
    return Wording(lang, names).sentence(lang.events[key], values)


def paid_for(sentence: str, paid: Cost, lang: Language) -> str:
    """A sentence for a deed with its price."""
    return Wording(lang).phrase("paid_for", sentence=sentence.rstrip("."), paid=paid)


def credited(sentence: str, vp: int, due: int, tile: str, lang: Language) -> str:
    """A sentence for so many VP, some of them or all due to a Cult tile."""
    key = "credited.all" if vp == due else "credited"
    return Wording(lang).phrase(key, sentence=sentence.rstrip("."), vp=abs(due), tile=tile)


def repeated(sentence: str, n: int, lang: Language) -> str:
    """A sentence for something that happened n times in a row."""
    return Wording(lang).phrase("repeated", sentence=sentence.rstrip("."), n=n)


def error(refusal: Refusal, lang: Language) -> str:
    """Why something was refused, as any player may read it."""
    if isinstance(refusal, IllegalAction) and refusal.reason:
        return reason(refusal.reason, lang)
    if refusal.instead:
        return lang.errors[refusal.instead.value]
    return owner_error(refusal, lang)


def owner_error(refusal: Refusal, lang: Language) -> str:
    """Why something was refused, with what only whoever runs the bot may read: files, machines, complaints."""
    return Wording(lang).fill(lang.errors[refusal.code.value], refusal.values)


def aside(refusal: Refusal, lang: Language) -> str:
    """The same as a part of another text for whoever runs the bot, in which nobody is spoken to."""
    return say("aside", refusal, lang)


def reason(why: Reason, lang: Language) -> str:
    """What keeps a seat from an answer, told to that seat."""
    template = lookup(lang.reasons, why.code, *why.values)
    return Wording(lang).sentence(template, of_reason(why))


def category(name: str, lang: Language, room: int = 0) -> str:
    """The name of a category of VP, such as Temple or Statues; a shorter one where it has more letters than `room`."""
    words = lang.words["category"][name]
    return lang.words["category_brief"].get(name, words) if 0 < room < len(words) else words


def say(form: str, value: Any, lang: Language) -> str:
    """One value by a form or word table of the language: `say("god_card", "G03")`."""
    return Wording(lang).format_field(value, form)


def you(lang: Language) -> str:
    """How the one person at the table is called."""
    return lang.phrases["you"]
