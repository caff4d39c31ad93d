"""The terms of the game in a language: each once, with its kind, its cases, and what follows from them.

A template asks for a term in a form, `{worker:accusative}`, or counted, `{n:count potato}`,
`{n:count {resource} accusative}`. What forms there are is said by the language: the cases that each term spells out,
and patterns for those that follow from them, such as articles.
"""

from collections.abc import Mapping

from msgspec import Struct

from bot.languages.language import Templates, Terms

PLURAL = "_plural"  # ends the name of a case of the plural
BETWEEN = "|"


class Term(Struct, frozen=True):
    """A term: its kind (gender, and whatever else its patterns go by), and its cases in the order of the language.

    Cases are separated by |; one that the term does not have is left empty, as is what follows on the last one.
    """

    kind: str
    one: str
    many: str = ""


def declined(
    terms: Mapping[str, Term], cases: tuple[str, ...], patterns: Mapping[str, Templates], counted: Templates
) -> Terms:
    """All forms of all terms.

    `patterns` are further forms by the kind of a term: `"the": "le {name}"`. `counted` names for each case the forms
    that go with numbers, in the order of the plural forms: `"genitive": "genitive|genitive_plural|genitive_plural"`.

    >>> terms = {"god_card": Term("f", "carte", "cartes"), "gold": Term("m'", "or")}
    >>> patterns = {"f": {"the": "la {name}"}, "m'": {"the": "l’{name}"}}
    >>> made = declined(terms, ("name",), patterns, {"name": "name|name_plural"})
    >>> made.forms["the"], made.counts["name"]
    ({'god_card': 'la carte', 'gold': 'l’or'}, {'god_card': 'carte|cartes'})
    """
    forms: dict[str, dict[str, str]] = {}
    counts: dict[str, dict[str, str]] = {}
    for key, term in terms.items():
        own = _spelt_out(term, cases)
        for form, pattern in patterns.get(term.kind, {}).items():
            if all(f"{{{name}}}" not in pattern or name in own for name in _names(cases)):
                own[form] = pattern.format_map(own)
        for form, word in own.items():
            forms.setdefault(form, {})[key] = word
        for case, needed in counted.items():
            if all(form in own for form in needed.split(BETWEEN)):
                counts.setdefault(case, {})[key] = BETWEEN.join(own[form] for form in needed.split(BETWEEN))
    return Terms(forms=forms, counts=counts, case=cases[0])


def _names(cases: tuple[str, ...]) -> tuple[str, ...]:
    return (*cases, *(case + PLURAL for case in cases))


def _spelt_out(term: Term, cases: tuple[str, ...]) -> dict[str, str]:
    words = [*term.one.split(BETWEEN), *[""] * len(cases)][: len(cases)]
    return {name: word for name, word in zip(_names(cases), [*words, *term.many.split(BETWEEN)], strict=False) if word}


def named(terms: Terms, keys: tuple[str, ...], form: str = "") -> Mapping[str, str]:
    """A word table of these terms, in their first case if no form is given."""
    return {key: terms.forms[form or terms.case][key] for key in keys}


def counted(terms: Terms, keys: tuple[str, ...]) -> Mapping[str, str]:
    """A word table of these terms with their plural forms."""
    return {key: terms.counts[terms.case][key] for key in keys}
