"""The check of a language: nothing missing, nothing unused, no unknown value.

The needed keys follow from records, lists and enumerations wherever the program has them. All other keys (chat,
terminal, phrases, reasons) and the values of all templates are compared with the usual language; tests compare that one
with the program itself, and fill each of its templates.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from bot.glossary.subject import EXPLAINED
from bot.glossary.subjects import SIZES, subjects
from bot.languages import USUAL
from bot.languages.language import (
    BRIEFEST,
    BRIEFLY,
    YOU,
    Glossary,
    Language,
    PictureTexts,
    Tables,
    Templates,
    Terms,
    template_parts,
)
from bot.refusals import CommandCode
from bot.say.wording import ASIDE, FORMS, PRINTED
from bot.translating import commands, pictures
from bot.translating.templates import COUNTS, fields, form_of, meaningless
from engine import components, module_queries
from engine.actions import AnyAction
from engine.benefits import Effect
from engine.box import MODULES
from engine.components.records import BUILDING_TYPES
from engine.decisions import AnyDecision
from engine.difficulty import EASIER, HARDER, LEVELS
from engine.errors import Code, GameCode
from engine.events import AnyEvent
from engine.players.standing_orders import ASK, KINDS, PASS, TAKE
from engine.resources import CORN, POTATO, RESOURCES, VP
from storage.errors import StorageCode

# Texts of the records of the engine; a language may have any variants of them.
RECORDS: Mapping[str, Any] = {
    "questions": AnyDecision,
    "actions": AnyAction,
    "labels": AnyAction,
    "events": AnyEvent,
    "effects": Effect,
}
# Every refusal is in one of these lists.
REFUSALS: tuple[type[Code], ...] = (GameCode, StorageCode, CommandCode)
# The thoughts of a player are told with these and with Actions.
THOUGHTS = ("Considered", "Option", "Placement")
# Orders, and the variants that `bot.say.orders` may ask for.
ORDERS = (ASK, PASS, TAKE, *(f"{TAKE}.{variant}" for variant in ("limit", "free", "choice", "choice_limit")))
# Tables of shorter names: each language has those it needs, of the names in the other table.
SHORTER = {"words of category_brief": "words of category"}
# Forms whose values are those of a word table.
FORM_TABLES = dict.fromkeys(("a_worker", "workers", "acting", "kinds", "talent", "talent_briefly"), "worker")
# Word tables of pieces, and of fixed words of the engine.
BOX: Mapping[str, Iterable[str]] = {
    "resource": (*RESOURCES, "food", VP),
    "colour": {space.colour for space in components.SPACES.values()},
    "terrace": components.TERRACES,
    "size": SIZES,
    "a_size": SIZES,
    "kind": BUILDING_TYPES,
    "end": (POTATO, CORN, "left", "right"),
    "order": (ASK, PASS, TAKE),
    "loop": [
        *components.SOLO.axomamma.loops,
        *(loop for side in components.SOLO.pachamama.sides.values() for loop in side.loops),
    ],
    "god": components.GODS,
    "region": components.REGIONS,
    "worker": components.WORKER_KINDS,
    "a_worker": components.WORKER_KINDS,
    "counted_worker": components.WORKER_KINDS,
    "talent": components.WORKER_KINDS,
    "task": components.TASKS,
    "task_done": components.TASKS,
    "priest_action": [space.id for space in components.CORICANCHA],
    "priest_deed": [space.id for space in components.CORICANCHA],
    "pattern": components.PATTERNS,
    "edge": components.WEAVING_REWARDS,
    "automa": HARDER,
    "opponent": HARDER,
    "order_kind": KINDS,
    "difficulty": [*LEVELS, *(word for table in (EASIER, HARDER) for words in table.values() for word in words)],
    "personality": [
        side.id
        for automa in (components.SOLO.axomamma, components.SOLO.pachamama)
        for token in automa.personalities.values()
        for side in token.sides
    ],
    "building_name": [*components.PRODUCTION, *components.PASSIVE, *components.PALACES],
    "building_text": [*components.PASSIVE, *components.PALACES],
    "nation_name": components.NATIONS,
    "nation_text": components.NATIONS,
    "cult_name": components.CULTS,
    "cult_text": components.CULTS,
    "cult_second": components.CULTS,
    "module": MODULES,
    "module_brief": MODULES,
    "module_advice": MODULES,
    "overlay": components.OVERLAYS,
    "prophecy": components.PALACES,
    "moment": module_queries.MOMENTS_ASKED,
    "answer": module_queries.TILES_ANSWERING,
    "offer": module_queries.TILES_OFFERED,
}


class IncompleteLanguage(Exception):
    """A language with something missing."""


def must_be_complete(language: Language) -> None:
    """Refuses a language that lacks something, before anybody reads half a sentence."""
    if found := list(complaints(language)):
        raise IncompleteLanguage(f"the language {language.code} is not complete: {'; '.join(found)}")


def complaints(language: Language) -> Iterator[str]:
    """The missing, unused and meaningless parts of a language."""
    for part, union in RECORDS.items():
        given = {key.partition(".")[0] for key in getattr(language, part)}
        yield from _compared(part, given, {kind.__name__ for kind in get_args(union)})
    yield from _compared("titles", language.titles, {kind.__name__ for kind in get_args(AnyDecision)})
    yield from _compared("order_kinds", language.order_kinds, KINDS)
    yield from _compared("orders", language.orders, ORDERS)
    unknown = {key.partition(".")[0] for key in language.thoughts} - {kind.__name__ for kind in get_args(AnyAction)}
    yield from _compared("thoughts", unknown, THOUGHTS)
    for table, ids in BOX.items():
        yield from _compared(f"words of {table}", language.words.get(table, {}), ids)
    yield from _refusals(language.errors)
    yield from _unexplained(language.glossary)
    usual = dict(texts_of(USUAL))
    for name, templates in texts_of(language):
        if name in SHORTER:
            yield from _compared(name, templates.keys() - usual[SHORTER[name]].keys(), ())
        elif name in usual:
            yield from _compared(name, *_without_variants(templates, usual[name], language.terms))
        yield from _meaningless(name, templates, usual.get(name, {}), language)
        yield from _without_form(name, templates, usual.get(name, {}), language)
    yield from _compared("parts", dict(texts_of(language)).keys() - _own_tables(language), usual)
    yield from pictures.complaints(language.pictures)
    yield from commands.complaints(language)
    for name, templates in (*texts_of(language), *pictured_texts_of(language)):
        for key, text in templates.items():
            for command in commands.unknown_commands(text, language.commands):
                yield f"{name} speak of {command} in {key}, which is no command"


def _compared(part: str, given: Iterable[str], needed: Iterable[str]) -> Iterator[str]:
    given, needed = set(given), set(needed)
    if missing := sorted(needed - given):
        yield f"{part} lack {', '.join(missing)}"
    if unknown := sorted(given - needed):
        yield f"{part} have {', '.join(unknown)}, which nothing asks for"


def _without_variants(given: Templates, needed: Templates, terms: Terms) -> tuple[set[str], set[str]]:
    """The keys without those variants that each language may have or not: for the reader, in a case, in fewer words."""
    cases = {*terms.forms, *terms.counts}

    def is_own(key: str) -> bool:
        stem, _, variant = key.rpartition(".")
        return stem in given and (variant in (YOU, BRIEFLY, BRIEFEST) or (variant in cases and key not in needed))

    return {key for key in given if not is_own(key)}, {key for key in needed if not is_own(key)}


def _own_tables(language: Language) -> set[str]:
    """The parts that are word tables of the language's own, which its templates ask for."""
    asked = {form_of(spec)[0] for _, texts in texts_of(language) for text in texts.values() for _, spec in fields(text)}
    return {f"words of {table}" for table in language.words.keys() - USUAL.words.keys() if table in asked}


def _without_form(name: str, templates: Templates, usual: Templates, language: Language) -> Iterator[str]:
    """Terms that a template may be given, and that have no word in the form it asks for."""
    terms = language.terms
    own = {**terms.forms, **{table: words for table, words in language.words.items() if table not in USUAL.words}}
    for key, template in templates.items():
        for field, spec in fields(template):
            form, argument = form_of(spec)
            if form in own:
                if lacking := sorted(_possible(field, key, usual) - own[form].keys()):
                    yield f"{name} ask for {', '.join(lacking)} by {form} in {key}, which the terms lack"
            elif form in COUNTS:
                term, _, case = argument.partition(" ")
                there = terms.counts.get(case or terms.case, {})
                asked = _possible(term[1:-1], key, usual) if term.startswith("{") else {term}
                if lacking := sorted(asked - there.keys()):
                    yield f"{name} count {', '.join(lacking)} in {key}, which the terms lack"


def _possible(field: str, key: str, usual: Templates) -> set[str]:
    """The ids that a field may stand for, as far as the usual language words it by a table."""
    own = [usual[name] for name in (key, _base(key)) if name in usual][:1]
    alike = own or [text for other, text in usual.items() if _stem(other) == _stem(key)]
    forms = {form_of(spec)[0] for text in alike for name, spec in fields(text) if name == field}
    tables = [USUAL.words[FORM_TABLES.get(form, form)] for form in forms if FORM_TABLES.get(form, form) in USUAL.words]
    return {each for table in tables[:1] for each in table}


def _stem(key: str) -> str:
    return key.partition(".")[0]


def _base(key: str) -> str:
    """The key of which this one may be a variant."""
    return key.rpartition(".")[0]


def _refusals(errors: Templates) -> Iterator[str]:
    """The refusals without words, and the values of refusals that no words tell."""
    codes = {code.value: code.names for codes in REFUSALS for code in codes}
    yield from _compared("errors", {key.removesuffix(ASIDE) for key in errors}, codes)
    told: dict[str, set[str]] = {key: set() for key in codes}
    for key, template in errors.items():
        told.setdefault(key.removesuffix(ASIDE), set()).update(field for field, _ in fields(template))
    for key, names in codes.items():
        yield from _compared(f"values of {key}", told[key], names)


def _unexplained(glossary: Glossary) -> Iterator[str]:
    """The subjects without words; `glossary.names` are optional."""
    known = list(subjects())
    parts = {part for subject in known for part in subject.parts} | {f"effect.{name}" for name in EXPLAINED}
    yield from _compared("glossary words", glossary.words, parts)
    yield from _compared("glossary kinds", glossary.kinds, {subject.kind for subject in known})
    titled = {subject.key if subject.key in glossary.titles else subject.kind for subject in known}
    yield from _compared("glossary titles", glossary.titles, titled)
    unknown = glossary.names.keys() - {subject.key for subject in known}
    yield from _compared("glossary names", unknown, ())


def texts_of(language: Language) -> Iterator[tuple[str, Templates]]:
    """Every part of a language with templates or words, with its name."""
    for part in template_parts(Language):
        yield part, getattr(language, part)
    for part in template_parts(Glossary):
        yield f"glossary {part}", getattr(language.glossary, part)
    yield from _named("words", language.words)
    yield from _named("glossary words", language.glossary.tables)
    yield from _named("choices", language.choices)
    for command, texts in language.commands.items():
        yield f"command {command}", {"name": texts.name, "description": texts.description}
        yield f"options of {command}", {name: option.name for name, option in texts.options.items()}
        yield f"descriptions of {command}", {name: option.description for name, option in texts.options.items()}


def pictured_texts_of(language: Language) -> Iterator[tuple[str, Templates]]:
    """Every part of the words of pictures, with its name."""
    for part in template_parts(PictureTexts):
        yield f"pictures {part}", getattr(language.pictures, part)
    yield from _named("pictures", language.pictures.tables)


def _named(part: str, tables: Tables) -> Iterator[tuple[str, Templates]]:
    return ((f"{part} of {table}", words) for table, words in tables.items())


def _meaningless(name: str, templates: Templates, usual: Templates, language: Language) -> Iterator[str]:
    """Templates without a word, with values that their record lacks, or with an unknown form."""
    tables = language.words.keys() | language.glossary.tables.keys() | language.terms.forms.keys()
    forms = FORMS.keys() | PRINTED.keys() | tables
    known: dict[str, set[str]] = {}
    for key, text in usual.items():
        known.setdefault(_filled_alike(name, key), set()).update(field for field, _ in fields(text))
    for key, template in templates.items():
        # The glossary may use all numbers of the game.
        values = known.get(_filled_alike(name, key)) or known.get(_base(key), set())
        allowed = None if name.startswith("glossary") else values
        yield from meaningless(name, key, template, values=allowed, forms=forms, plural=language.grammar.plural)


def _filled_alike(name: str, key: str) -> str:
    """The part of a key that texts with the same values share: variants of a record, a clause at all lengths."""
    stem, _, variant = key.rpartition(".")
    return key.partition(".")[0] if name in RECORDS else stem if variant in (BRIEFLY, BRIEFEST) else key
