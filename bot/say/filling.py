"""Filling of templates: numbers, lists, prices and benefits in words, for the chat and for pictures."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from string import Formatter
from typing import Any

from msgspec import structs

from bot.languages.grammar import Grammar
from bot.languages.language import Tables, Templates, Terms
from bot.say.parts import TAG
from engine.actions import Pay
from engine.benefits import Benefit, Effect
from engine.resources import CORN, FOOD, GOLD, POTATO, STONE, Cost

ANY, MANY = "any", "many"  # variants of effects: of any kind or god; several effects, or several in one option
TEMPLATES = 8192  # kept in pieces; a language has about half as many

PLUS = "+"
SHORT = "short"  # style of benefits on buttons beside a picture
SIGNS = {POTATO: "🥔", CORN: "🌽", STONE: "🪨", GOLD: "🟡"}
TASK_SIGNS = {  # of the tasks without goods
    "weavings": "🧵",
    "building": "🏠",
    "statue": "🗿",
    "steps": "🪜",
    "training": "⚔️",
    "merchant": "🤝",
    "produce_one": "🏭",
}

Piece = tuple[str, str | None, str | None, str | None]  # words, then a field, its form and its conversion


def key_of(templates: Templates, name: str, *variants: str) -> str:
    """The key of the first existing variant, else the plain key."""
    for variant in variants:
        if variant and f"{name}.{variant}" in templates:
            return f"{name}.{variant}"
    return name


def lookup(templates: Templates, name: str, *variants: str) -> str:
    """The template of the first existing variant, else the plain template."""
    return templates[key_of(templates, name, *variants)]


@lru_cache(TEMPLATES)
def _pieces(template: str) -> tuple[Piece, ...]:
    return tuple(Formatter().parse(TAG.sub("", template)))


@lru_cache(TEMPLATES)
def fields_of(template: str) -> frozenset[str]:
    """The fields of a template, also those named by a form."""
    found: set[str] = set()
    for _, field, form, _ in _pieces(template):
        if field is not None:
            found |= {field, *(fields_of(form) if form and "{" in form else ())}
    return frozenset(found)


class Filling(Formatter):
    """Templates of a language, with its word tables, terms, phrases, effects and grammar.

    `{worker:a_worker}` looks the value up in the word table `a_worker`; `{n:plural card|cards}` words it by a form. A
    form may name another field: `{n:count {resource}}`.
    """

    def __init__(
        self,
        tables: Tables,
        phrases: Templates,
        effects: Templates,
        grammar: Grammar,
        terms: Terms,
        modules: Iterable[str] = (),
    ) -> None:
        self._tables, self._phrases, self._effects, self._grammar = tables, phrases, effects, grammar
        self._terms, self._modules = terms, tuple(modules)

    def parse(self, format_string: str) -> tuple[Piece, ...]:
        """The pieces of a template."""
        return _pieces(format_string)

    def fill(self, template: str, values: Mapping[str, Any]) -> str:
        """The template with its values in words."""
        made = []
        for words, field, form, conversion in _pieces(template):
            made.append(words)
            if field is not None:
                value = values[field] if field in values else self.get_field(field, (), values)[0]
                made.append(self.format_field(self.convert_field(value, conversion), self.form(form, values)))
        return "".join(made)

    def form(self, form: str | None, values: Mapping[str, Any]) -> str:
        """The form of a field, with the value of another field if it names one."""
        return self.fill(form, values) if form and "{" in form else form or ""

    def phrase(self, key: str, *variants: str, **values: Any) -> str:
        """A phrase, or its first existing variant, with its values in words."""
        return self.fill(lookup(self._phrases, key, *variants), values)

    def format_field(self, value: Any, format_spec: str) -> str:
        """A value by a form or word table."""
        if not format_spec:
            return self._grammar.number(value) if type(value) is int else str(value)
        form, _, argument = format_spec.partition(" ")
        if form in COMMON_FORMS:
            return COMMON_FORMS[form](self, value, argument)
        return self._tables[form][value] if form in self._tables else self._terms.forms[form][value]

    def joined(self, parts: Iterable[str]) -> str:
        """Words in a row: "a, b and c"."""
        *before, last = list(parts) or [self.phrase("nothing")]
        return self.phrase("and", before=", ".join(before), last=last) if before else last

    def signed(self, n: int) -> str:
        """A number with its sign."""
        return self._grammar.signed(n)

    def counted(self, n: int, forms: str) -> str:
        """A number with its plural form; `forms` are separated by |."""
        return f"{self._grammar.number(n)}{self._grammar.counts_with}{self.word(n, forms)}"

    def word(self, n: int, forms: str) -> str:
        """The plural form for a number, without the number; `forms` are separated by |."""
        return forms.split("|")[self._grammar.plural(n)]

    def counted_term(self, n: int, what: str) -> str:
        """A number with its form of a term, perhaps in a case: "potato", "potato accusative"."""
        term, _, case = what.partition(" ")
        return self.counted(n, self._terms.counts[case or self._terms.case][term])

    def cost(self, cost: Cost, case: str = "") -> str:
        """A price."""
        return self.amounts(cost, (STONE, CORN, POTATO, GOLD, FOOD), case)

    def amount(self, resource: str, n: int, case: str = "") -> str:
        """An amount of a resource; a language may have a variant for each case, else for each resource."""
        return self.phrase("amount", case, resource, n=n, resource=resource)

    def amounts(self, paid: Cost | Pay, names: tuple[str, ...], case: str = "") -> str:
        """The amounts of these resources, without zeros."""
        return self.joined(self.amount(name, n, case) for name in names if (n := getattr(paid, name)))

    def effect(self, effect: Effect, *style: str) -> str:
        """An effect in words; its variants are by module, resource, effect in a price, any kind or god, and several.

        A variant of this style, if there is one, comes before all others.
        """
        values = structs.asdict(effect)
        unrestricted = ANY if _is_unrestricted(effect) else ""
        several = MANY if values.get("n", 1) > 1 or any(len(option) > 1 for option in values.get("options", ())) else ""
        name, inner = type(effect).__name__, values.get("effect")
        within = type(inner).__name__ if inner and _is_unrestricted(inner) else ""
        variants = (*style, *self._modules, values.get("resource", ""), within, unrestricted, several)
        return self.fill(lookup(self._effects, name, *variants), values)

    def benefit(self, benefit: Benefit, *style: str) -> str:
        """Several effects together."""
        return ", ".join(self.effect(effect, *style) for effect in benefit) or self.phrase("nothing")


def _is_unrestricted(effect: Effect) -> bool:
    """Whether an effect has an empty restriction to kinds or gods."""
    return any(value in ((), "") for value in structs.asdict(effect).values())


CommonForm = Callable[[Filling, Any, str], str]


def _each(filling: Filling, values: Sequence[Any], form: str) -> str:
    """A list; every entry by the same form or word table."""
    return filling.joined(filling.format_field(value, form) for value in values)


def _row(filling: Filling, values: Sequence[Any], form: str) -> str:
    """A bare row, as on a board or in a queue."""
    return ", ".join(filling.format_field(value, form) for value in values) or filling.phrase("nothing")


def _apart(filling: Filling, values: Sequence[Any], form: str) -> str:
    """A row of parts, perhaps with commas inside."""
    return filling.phrase("apart").join(filling.format_field(value, form) for value in values)


def _any_of(filling: Filling, values: Sequence[str], form: str) -> str:
    """Alternatives: "a, b or c"; each by the same form or word table."""
    *before, last = (filling.format_field(value, form) for value in values)
    return filling.phrase("or").join([", ".join(before), last] if before else [last])


def _repeat(filling: Filling, n: int, argument: str) -> str:
    return filling.phrase("repeat", n=n) if n > 1 else ""


def _either(filling: Filling, options: Iterable[Any], form: str) -> str:
    """Options for a choice: "a or b or c"; each by the same form or word table."""
    return filling.phrase("or").join(filling.format_field(option, form) for option in options)


def _groups(filling: Filling, options: Iterable[Benefit], argument: str) -> str:
    """Benefits for a choice, each with all its effects: "a and b, or c"."""
    return filling.phrase("or_else").join(filling.joined(map(filling.effect, option)) for option in options)


COMMON_FORMS: Mapping[str, CommonForm] = {
    "plural": Filling.counted,
    "word": Filling.word,
    "count": Filling.counted_term,
    "signed": lambda filling, n, argument: filling.signed(n),
    "signed_plural": lambda filling, n, forms: PLUS * (n >= 0) + filling.counted(n, forms),
    "signed_count": lambda filling, n, what: PLUS * (n >= 0) + filling.counted_term(n, what),
    "sign": lambda filling, resource, argument: SIGNS.get(resource) or f" {filling.format_field(resource, 'resource')}",
    "each": _each,
    "row": _row,
    "apart": _apart,
    "any_of": _any_of,
    "repeat": _repeat,
    "cost": Filling.cost,
    "signs": lambda filling, pay, argument: " ".join(
        f"{n}{SIGNS[name]}" for name in SIGNS if (n := getattr(pay, name))
    ),
    "pay": lambda filling, pay, case: filling.amounts(pay, (STONE, CORN, POTATO, GOLD), case),
    "effect": lambda filling, effect, argument: filling.effect(effect),
    "benefit": lambda filling, benefit, argument: filling.benefit(benefit),
    SHORT: lambda filling, benefit, argument: filling.benefit(benefit, SHORT),
    "either": _either,
    "groups": _groups,
}
