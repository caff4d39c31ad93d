"""Sentences for questions, answers, events and refusals: pure functions of a seat's knowledge."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from bot.languages.language import YOU, Language
from bot.say.after.facts import of_event, of_reason
from bot.say.before.answers import of_action
from bot.say.before.facts import Values, of_question
from bot.say.filling import fields_of, key_of, lookup
from bot.say.parts import Said
from bot.say.wording import Wording, You
from engine.actions import Action, Pay
from engine.benefits import Benefit
from engine.decisions import Decision
from engine.errors import IllegalAction, Reason, Refusal
from engine.events import Event, StepsUsed
from engine.resources import Cost, paid_in
from engine.state import View

FULL_STOP = "."
PRICES = ("cost", "price")  # names of prices in the facts of an answer
Told = tuple[str, Values]  # a template, with the values it names: what is equal here is equal in words


def title(decision: Decision, lang: Language) -> str:
    """Heading of a question."""
    return lang.titles[type(decision).__name__]


def question(view: View, decision: Decision, lang: Language) -> str:
    """A question to the asked seat."""
    template, values = told_question(view, decision, lang)
    return Wording(lang, modules=view.options.modules).sentence(template, values)


def told_question(view: View, decision: Decision, lang: Language) -> Told:
    """A question before it is put into words."""
    variant, values = of_question(view, decision)
    return _told(lookup(lang.questions, type(decision).__name__, variant), values)


def same_question(views: Sequence[View], lang: Language) -> bool:
    """Whether the question to each of these seats is told alike."""
    first, *others = (told_question(view, view.decision, lang) for view in views if view.decision)
    return all(other == first for other in others)


def _told(template: str, values: Values) -> Told:
    named = fields_of(template)
    return template, {field: value for field, value in values.items() if field in named}


def action(view: View, decision: Decision, answer: Action, lang: Language, paid: Pay | None = None) -> str:
    """An answer with its gain and its cost, or the payment, as known to the seat."""
    return str(said(view, decision, answer, lang, paid))


def said(view: View, decision: Decision, answer: Action, lang: Language, paid: Pay | None = None) -> Said:
    """An answer like `action`, part by part."""
    template, values = told_answer(view, decision, answer, lang)
    return Wording(lang, modules=view.options.modules).said_as_sentence(template, _settled(values, paid))


def told_answer(view: View, decision: Decision, answer: Action, lang: Language) -> Told:
    """An answer before it is put into words."""
    variant, values = of_action(view, decision, answer)
    return _told(lookup(lang.actions, type(answer).__name__, variant, type(decision).__name__), values)


def label(
    view: View,
    decision: Decision,
    answer: Action,
    lang: Language,
    paid: Pay | None = None,
    *,
    pictured: bool = False,
    **known: str,
) -> Said:
    """An answer for a button, without the details in a picture; values in `known` replace those of the position."""
    template, values = _label(view, decision, answer, lang)
    return Wording(lang, pictured=pictured).said(template, {**_settled(values, paid), **known})


def _settled(values: Values, paid: Pay | None) -> Values:
    """The values with the payment in place of the price."""
    if paid is None:
        return values
    return {name: paid_in(paid) if name in PRICES else value for name, value in values.items()}


def named_on_label(view: View, decision: Decision, answer: Action, lang: Language) -> Values:
    """The values in the label of an answer."""
    return _told(*_label(view, decision, answer, lang))[1]


def _label(view: View, decision: Decision, answer: Action, lang: Language) -> tuple[str, Values]:
    variant, values = of_action(view, decision, answer)
    return lookup(lang.labels, type(answer).__name__, variant, type(decision).__name__), values


class Telling(Struct, frozen=True):
    """A sentence before it is filled: the key of its template, its values, and phrases around it."""

    key: str
    values: Values
    added: tuple[tuple[str, Values], ...] = ()  # keys of phrases around the sentence, and their values

    def with_price(self, paid: Cost) -> "Telling":
        """The sentence with the price of the deed."""
        return self._with("paid_for", paid=paid)

    def credited(self, vp: int, due: int, tile: str) -> "Telling":
        """The sentence with the VP due to a Cult tile: some of them or all."""
        return self._with("credited.all" if vp == due else "credited", vp=abs(due), tile=tile)

    def repeated(self, n: int) -> "Telling":
        """The sentence about n equal events in a row."""
        return self._with("repeated", n=n) if n > 1 else self

    def words(self, names: Sequence[str], lang: Language) -> str:
        """The sentence in words; `names` are the names of the seats."""
        wording = Wording(lang, names)
        template = wording.chosen(lang.events, self.key, values=self.values)
        if not self.added:
            return wording.sentence(template, self.values)
        clause = wording.sentence(template.removesuffix(FULL_STOP), self.values)
        for key, values in self.added:
            clause = wording.fill(lang.phrases[key].removesuffix(FULL_STOP), {**values, "sentence": clause})
        return clause + FULL_STOP

    def _with(self, key: str, **values: Any) -> "Telling":
        return structs.replace(self, added=(*self.added, (key, values)))


def _telling(lang: Language, name: str, variant: str = "", **values: Any) -> Telling:
    key = key_of(lang.events, name, variant)
    named = fields_of(lang.events[key]) | fields_of(lang.events.get(f"{key}.{YOU}", ""))
    return Telling(key, {field: value for field, value in values.items() if field in named})


def telling(happened: Event, lang: Language) -> Telling:
    """An event before its words, as `engine.events.seen_by` shows it to a seat."""
    variant, values = of_event(happened)
    return _telling(lang, type(happened).__name__, variant, **values)


def event(happened: Event, names: Sequence[str], lang: Language) -> str:
    """An event in words."""
    return telling(happened, lang).words(names, lang)


def gains(seat: int, amounts: Cost, lang: Language) -> Telling:
    """Several gains of a seat."""
    return _telling(lang, "Gained.several", seat=seat, amounts=amounts)


def newcomers(workers: Sequence[str], lang: Language) -> Telling:
    """Several Newcomers of one arrival."""
    return _telling(lang, "NewcomerArrived.several", workers=workers)


def merchant(seat: int, rewards: Benefit, lang: Language) -> Telling:
    """The rewards of all Weaving matches of a seat."""
    return _telling(lang, "WeavingMatched.several", seat=seat, rewards=rewards)


def steps_used(used: StepsUsed, vp: int, lang: Language) -> Telling:
    """The use of Steps, with the VP for their owner."""
    key = "StepsUsed.own_paid" if used.by == used.seat else "StepsUsed.paid"
    return _telling(lang, key, seat=used.seat, by=used.by, spot=used.spot, vp=vp)


def error(refusal: Refusal, lang: Language) -> str:
    """The reason of a refusal for any player."""
    if isinstance(refusal, IllegalAction) and refusal.reason:
        return reason(refusal.reason, lang)
    if refusal.instead:
        return lang.errors[refusal.instead.value]
    return owner_error(refusal, lang)


def owner_error(refusal: Refusal, lang: Language) -> str:
    """The reason of a refusal for the owner of the bot: with files, machines and complaints."""
    return Wording(lang).fill(lang.errors[refusal.code.value], refusal.values)


def aside(refusal: Refusal, lang: Language) -> str:
    """A refusal as part of another text for the owner of the bot; it addresses nobody."""
    return thing("aside", refusal, lang)


def reason(why: Reason, lang: Language) -> str:
    """The obstacle to an answer, for the seat that answers."""
    template = lookup(lang.reasons, why.code, *why.values)
    return Wording(lang).sentence(template, of_reason(why))


def same_words(one: Reason, other: Reason, lang: Language) -> bool:
    """Whether two reasons are told by the same template with the same values."""
    return _reason_told(one, lang) == _reason_told(other, lang)


def _reason_told(why: Reason, lang: Language) -> Told:
    return _told(lookup(lang.reasons, why.code, *why.values), of_reason(why))


def opening(why: Reason, lang: Language) -> Any:
    """The value at the start of a reason's sentence, None if the sentence starts with words."""
    literal, field, _, _ = Wording(lang).parse(lookup(lang.reasons, why.code, *why.values))[0]
    return of_reason(why)[field] if field and not literal else None


def category(name: str, lang: Language, room: int = 0) -> str:
    """The name of a category of VP, such as Temple or Statues; a short name if it is longer than `room`."""
    words = lang.words["category"][name]
    return lang.words["category_brief"].get(name, words) if 0 < room < len(words) else words


def thing(form: str, value: Any, lang: Language) -> str:
    """A value by a form or word table of the language: `thing("god_card", "G03")`."""
    return Wording(lang).format_field(value, form)


def amount(resource: str, n: int, lang: Language) -> str:
    """So much of a resource."""
    return Wording(lang).amount(resource, n)


def so_many(n: int, what: str, form: str, lang: Language) -> str:
    """A number with the word of a table, in its plural where the terms of the language have one."""
    counted = lang.terms.counts.get(lang.terms.case, {})
    return Wording(lang).counted(n, counted[what]) if what in counted else f"{n} {thing(form, what, lang)}"


def you(lang: Language) -> str:
    """The name of the only person at the table."""
    return You(lang.phrases["you"])
