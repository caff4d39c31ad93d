"""The record of all texts of a language: everything that people read, in one shape.

A template is filled with the fields of its record and with what the facts of `bot.say` (`before`, `after`) add.
`{worker:a_worker}` looks the value up in the word table `a_worker`, `{worker:accusative}` in the terms of the language;
`{cost:cost}` words it by a form of `bot.say.filling` or `bot.say.wording`, and `{cost:cost accusative}` in a case.
A key may carry a variant, `GodCardDrawn.hidden`: the facts say which one is meant. `Gained.you` is for whoever reads
it, where somebody else has a name. A tag, `<price>`, `<gain>` or `<aside>`, names what a part of an answer tells
(`bot.say.parts`).
"""

from collections.abc import Mapping

from msgspec import Struct

from bot.languages.grammar import Grammar

Templates = Mapping[str, str]
Tables = Mapping[str, Mapping[str, str]]
BRIEFLY, BRIEFEST = "briefly", "briefest"  # variants of a clause in fewer words
YOU = "you"  # variant of a text whose subject is its only reader


class Terms(Struct, frozen=True):
    """The terms of a language; a language with other means, such as word tables of its own, has none."""

    forms: Tables = {}  # by form; by term
    counts: Tables = {}  # by case: the plural forms of each term
    case: str = ""  # of a term that is counted without a case


class Deed(Struct, frozen=True):
    """The words for an answer at both lengths; a language has one table of them."""

    words: str  # a sentence
    label: str = ""  # as short as a button has to be; none: that of the plain deed


Deeds = Mapping[str, Deed]


def always(words: str) -> Deed:
    """A deed whose sentence is short enough for a button."""
    return Deed(words, words)


def sentences(deeds: Deeds) -> Templates:
    """The sentences of a table, by the same keys."""
    return {key: deed.words for key, deed in deeds.items()}


def labels(deeds: Deeds) -> Templates:
    """The labels of a table, by the same keys."""
    return {key: deed.label for key, deed in deeds.items() if deed.label}


class Lengths(Struct, frozen=True):
    """The words for a clause of a told turn at every length that a language has for it."""

    words: str
    brief: str = ""
    briefest: str = ""


Clauses = Mapping[str, str | Lengths]


def at_all_lengths(clauses: Clauses) -> Templates:
    """The templates of a table of clauses; a shorter one is a variant of its key.

    >>> at_all_lengths({"a": "one", "b": Lengths("two Workers", briefest="+2")})
    {'a': 'one', 'b': 'two Workers', 'b.briefest': '+2'}
    """
    found: dict[str, str] = {}
    for key, clause in clauses.items():
        told = clause if isinstance(clause, Lengths) else Lengths(clause)
        by_length = {key: told.words, f"{key}.{BRIEFLY}": told.brief, f"{key}.{BRIEFEST}": told.briefest}
        found |= {name: words for name, words in by_length.items() if words}
    return found


def template_parts(record: type) -> tuple[str, ...]:
    """The fields of a record of this page that hold templates or words by their keys.

    >>> template_parts(Glossary)
    ('kinds', 'titles', 'words')
    """
    return tuple(field for field, hint in record.__annotations__.items() if hint == Templates)


class CommandOption(Struct, frozen=True):
    """An option of a slash command, as Discord shows it."""

    name: str
    description: str


class Command(Struct, frozen=True):
    """A slash command, or a group of them, as Discord lists it; its options by the names they have in the program."""

    name: str
    description: str
    options: Mapping[str, CommandOption] = {}


class Glossary(Struct, frozen=True, kw_only=True):
    """All explanations of one language.

    The numbers of the game are at hand under the names of constants.toml: `{placement.steps_discount}`. The
    explanation of a printed thing is put together from the parts that `bot.glossary.subjects` names for it and from
    the text of its own key, if there is one.
    """

    kinds: Templates  # what a thing is
    titles: Templates  # by kind; by key for what has a name of its own
    words: Templates  # by part; by key
    names: Mapping[str, tuple[str, ...]]  # other names of things, by key
    fillers: frozenset[str]  # the words of a question that name nothing
    tables: Tables  # word tables of its own


class PictureTexts(Struct, frozen=True, kw_only=True, eq=False):
    """What pictures and their alternative texts say in one language; `bot.say.pictures` puts values into it.

    Tables, labels and phrases go by the names that `render.Words` has for them.
    """

    code: str
    tables: Tables  # besides, for the effects: `kinds` of Buildings, `nomads`, and `ends` of the Village
    labels: Templates  # headings and labels
    phrases: Templates  # also the building blocks `and`, `or`, `or_else`, `nothing` and `repeat`
    amounts: Templates  # so much of a resource
    counted: Templates  # so much of what an icon stands for, where a number before its words is not enough
    effects: Templates  # shorter than in the chat, where somebody has to decide
    grammar: Grammar
    terms: Terms = Terms()


class Language(Struct, frozen=True, kw_only=True, eq=False):
    """All texts of one language; `bot.translating.completeness` says whether they are complete."""

    code: str  # as Discord calls it, without a region
    name: str  # its own name for itself
    titles: Templates  # Decisions as a heading
    questions: Templates
    actions: Templates
    labels: Templates  # the same, as short as a button has to be
    events: Templates
    effects: Templates
    errors: Templates
    reasons: Templates  # why an answer is refused, by code; a variant is the name of a value that is given
    chat: Templates  # lobbies, calls, clocks, refusals, buttons
    terminal: Templates  # the game before a screen
    page: Templates  # the page of the sandbox
    command_line: Templates
    thoughts: Templates  # what a player thought about
    order_kinds: Templates  # what standing orders can be about, as headings
    # Standing orders, spoken by the person who gives them. `take.limit` is an order with a limit; `take.choice` is
    # about what cannot be declined, `take.choice_limit` both.
    orders: Templates
    phrases: Templates  # the building blocks of the forms: a card, a Building, a price
    words: Tables  # names and texts of components among them
    glossary: Glossary
    commands: Mapping[str, Command]  # by the names they have in the program, such as "game new"
    choices: Tables  # what can be chosen for an option, where it has no name elsewhere
    pictures: PictureTexts
    grammar: Grammar
    terms: Terms = Terms()
    # Texts that are rightly the same as the English ones.
    same: frozenset[str] = frozenset()
