"""What a language has to bring: templates keyed by the class name of a record, words, and its grammar.

A template is filled with the fields of its record and with what `bot.text.facts` adds. `{worker:a_worker}`
looks the value up in the word table `a_worker`; `{cost:cost}` words it by a form of `bot.text.wording`.
A key may carry a variant, `GodCardDrawn.hidden`: the facts say which one is meant.
"""

from collections.abc import Callable, Mapping

from msgspec import Struct

Templates = Mapping[str, str]


class Catalogue(Struct, frozen=True, kw_only=True):
    """All texts of one language."""

    titles: Templates  # Decisions as a heading
    questions: Templates
    actions: Templates
    events: Templates
    effects: Templates
    errors: Templates
    reasons: Templates  # why an answer is refused, by code; a variant is the name of a value that is given
    phrases: Templates  # the building blocks of the forms: a card, a Building, a price
    words: Mapping[str, Mapping[str, str]]
    plural: Callable[[int], int]  # which of the forms separated by | goes with this number
    whose: Callable[[str], str]  # a name as a possessive
