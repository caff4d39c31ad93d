"""Correctness of a template: its words, values, forms, tables and terms."""

from collections.abc import Callable, Collection, Iterator
from string import Formatter

MOST = 200  # the numbers to try plural forms with
PLURALS = ("plural", "word", "signed_plural")
COUNTS = ("count", "signed_count")
LISTS = ("each", "row", "apart", "any_of", "either", "nor")  # forms of lists, followed by the form of an entry


def fields(template: str) -> Iterator[tuple[str, str]]:
    """The fields of a template, each with its form; also fields named by a form.

    >>> list(fields("{n:count {resource}} of {god:of}"))
    [('n', 'count {resource}'), ('resource', ''), ('god', 'of')]
    """
    for _, field, spec, _ in Formatter().parse(template):
        if field is not None:
            yield field, spec or ""
            yield from fields(spec or "")


def form_of(spec: str) -> tuple[str, str]:
    """The form of a value, or of each value of a list, and the words after it.

    >>> form_of("each god_card accusative"), form_of("row"), form_of("")
    (('god_card', 'accusative'), ('', ''), ('', ''))
    """
    form, _, argument = spec.partition(" ")
    return form_of(argument) if form in LISTS else (form, argument)


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
        form, argument = form_of(spec)
        if values is not None and field not in values:
            yield f"{part} fill {key} with {field}, which is not there"
        if form and form not in forms:
            yield f"{part} word {key} by {form}, which is no form and no table"
        if form in PLURALS and len(argument.split("|")) != (numbers := 1 + max(map(plural, range(MOST)))):
            yield f"{part} have {argument.count('|') + 1} forms for a number in {key}, not {numbers}"
