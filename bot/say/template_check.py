"""Correctness of a template: its words, values, forms and tables."""

from collections.abc import Callable, Collection, Iterator
from string import Formatter

MOST = 200  # numbers for which plural forms are tried


def fields(template: str) -> Iterator[tuple[str, str]]:
    """The fields of a template, each with its form."""
    for _, field, spec, _ in Formatter().parse(template):
        if field is not None:
            yield field, spec or ""


def meaningless(
    part: str,
    key: str,
    template: str,
    *,
    values: Collection[str] | None,
    forms: Collection[str],
    plural: Callable[[int], int],
) -> Iterator[str]:
    """The faults of a template with these possible `values` (None: any) and these `forms` or tables.

    >>> list(meaningless("chat", "ask", "{n:plural card|cards}", values=["n"], forms=["plural"], plural=lambda n: 0))
    ['chat have 2 forms for a number in ask, not 1']
    """
    if not template.strip():
        yield f"{part} have nothing for {key}"
    for field, spec in fields(template):
        form, _, argument = spec.partition(" ")
        if values is not None and field not in values:
            yield f"{part} fill {key} with {field}, which is not there"
        if form and form not in forms:
            yield f"{part} word {key} by {form}, which is no form and no table"
        if form == "plural" and len(argument.split("|")) != (numbers := 1 + max(map(plural, range(MOST)))):
            yield f"{part} have {argument.count('|') + 1} forms for a number in {key}, not {numbers}"
