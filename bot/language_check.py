"""Whether a language is complete: all that the program asks for, nothing that it never does, no unknown value.

What is asked for follows from records, lists and enumerations wherever the program has one. Keys that only stand where
they are spoken (the chat, the terminal, phrases, reasons), and the values of all templates, are compared with the usual
language; tests hold that one against the program itself, and have every template of it filled.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from bot.glossary.subject import EXPLAINED
from bot.glossary.subjects import SIZES, subjects
from bot.languages import USUAL
from bot.languages.language import Glossary, Language, Tables, Templates, template_parts
from bot.refusals import CommandCode
from bot.say import picture_check
from bot.say.template_check import fields, meaningless
from bot.say.wording import ASIDE, FORMS, PRINTED
from engine import module_queries
from engine.actions import AnyAction
from engine.benefits import Effect
from engine.box import MODULES
from engine.components import (
    CORICANCHA,
    CULTS,
    GODS,
    NATIONS,
    OVERLAYS,
    PALACES,
    PASSIVE,
    PATTERNS,
    PRODUCTION,
    REGIONS,
    SOLO,
    SPACES,
    TASKS,
    TERRACES,
    WEAVING_REWARDS,
    WORKER_KINDS,
)
from engine.components.records import BUILDING_TYPES
from engine.decisions import AnyDecision
from engine.difficulty import EASIER, HARDER, LEVELS
from engine.errors import Code, GameCode
from engine.events import AnyEvent
from engine.players.standing_orders import ASK, KINDS, PASS, TAKE
from engine.resources import CORN, POTATO, RESOURCES, VP
from storage.errors import StorageCode

# Texts that belong to the records of the engine, whatever variants a language has of them.
RECORDS: Mapping[str, Any] = {
    "questions": AnyDecision,
    "actions": AnyAction,
    "labels": AnyAction,
    "events": AnyEvent,
    "effects": Effect,
}
# Every refusal is in one of these lists.
REFUSALS: tuple[type[Code], ...] = (GameCode, StorageCode, CommandCode)
# What a player thought about, in a line made of these and of Actions.
THOUGHTS = ("Considered", "Option", "Placement")
# Orders, and the variants that `bot.say.orders` may ask for.
ORDERS = (ASK, PASS, TAKE, *(f"{TAKE}.{variant}" for variant in ("limit", "choice", "choice_limit")))
# Word tables that name what is in the box, or what the engine calls by a fixed word.
BOX: Mapping[str, Iterable[str]] = {
    "resource": (*RESOURCES, "food", VP),
    "colour": {space.colour for space in SPACES.values()},
    "terrace": TERRACES,
    "size": SIZES,
    "a_size": SIZES,
    "kind": BUILDING_TYPES,
    "end": (POTATO, CORN, "left", "right"),
    "order": (ASK, PASS, TAKE),
    "loop": [*SOLO.axomamma.loops, *(loop for side in SOLO.pachamama.sides.values() for loop in side.loops)],
    "god": GODS,
    "region": REGIONS,
    "worker": WORKER_KINDS,
    "a_worker": WORKER_KINDS,
    "counted_worker": WORKER_KINDS,
    "talent": WORKER_KINDS,
    "task": TASKS,
    "task_done": TASKS,
    "priest_action": [space.id for space in CORICANCHA],
    "priest_deed": [space.id for space in CORICANCHA],
    "pattern": PATTERNS,
    "edge": WEAVING_REWARDS,
    "automa": HARDER,
    "opponent": HARDER,
    "order_kind": KINDS,
    "difficulty": [*LEVELS, *(word for table in (EASIER, HARDER) for words in table.values() for word in words)],
    "personality": [
        side.id
        for automa in (SOLO.axomamma, SOLO.pachamama)
        for token in automa.personalities.values()
        for side in token.sides
    ],
    "building_name": [*PRODUCTION, *PASSIVE, *PALACES],
    "building_text": [*PASSIVE, *PALACES],
    "nation_name": NATIONS,
    "nation_text": NATIONS,
    "cult_name": CULTS,
    "cult_text": CULTS,
    "cult_second": CULTS,
    "module": MODULES,
    "module_advice": MODULES,
    "overlay": OVERLAYS,
    "prophecy": PALACES,
    "moment": module_queries.MOMENTS_ASKED,
    "answer": module_queries.TILES_ANSWERING,
    "offer": module_queries.TILES_OFFERED,
}


class IncompleteLanguage(Exception):
    """A language that cannot be spoken yet."""


def must_be_complete(language: Language) -> None:
    """Refuse a language that lacks something, before anybody is told half a sentence."""
    if found := list(complaints(language)):
        raise IncompleteLanguage(f"the language {language.code} is not complete: {'; '.join(found)}")


def complaints(language: Language) -> Iterator[str]:
    """What a language lacks, what it has too much of, and what in its templates means nothing."""
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
    usual = dict(_templates(USUAL))
    for name, templates in _templates(language):
        yield from _compared(name, templates, usual.get(name, {}))
        yield from _meaningless(name, templates, usual.get(name, {}), language)
    yield from _compared("parts", dict(_templates(language)), usual)
    yield from picture_check.complaints(language.pictures)


def _compared(part: str, given: Iterable[str], needed: Iterable[str]) -> Iterator[str]:
    given, needed = set(given), set(needed)
    if missing := sorted(needed - given):
        yield f"{part} lack {', '.join(missing)}"
    if unknown := sorted(given - needed):
        yield f"{part} have {', '.join(unknown)}, which nothing asks for"


def _refusals(errors: Templates) -> Iterator[str]:
    """Every refusal has words, and all its values are told in them, there or aside."""
    codes = {code.value: code.names for codes in REFUSALS for code in codes}
    yield from _compared("errors", {key.removesuffix(ASIDE) for key in errors}, codes)
    told: dict[str, set[str]] = {key: set() for key in codes}
    for key, template in errors.items():
        told.setdefault(key.removesuffix(ASIDE), set()).update(field for field, _ in fields(template))
    for key, names in codes.items():
        yield from _compared(f"values of {key}", told[key], names)


def _unexplained(glossary: Glossary) -> Iterator[str]:
    """What of the things that can be explained has no words; `glossary.names` may be there or not."""
    known = list(subjects())
    parts = {part for subject in known for part in subject.parts} | {f"effect.{name}" for name in EXPLAINED}
    yield from _compared("glossary words", glossary.words, parts)
    yield from _compared("glossary kinds", glossary.kinds, {subject.kind for subject in known})
    titled = {subject.key if subject.key in glossary.titles else subject.kind for subject in known}
    yield from _compared("glossary titles", glossary.titles, titled)
    unknown = glossary.names.keys() - {subject.key for subject in known}
    yield from _compared("glossary names", unknown, ())


def _templates(language: Language) -> Iterator[tuple[str, Templates]]:
    """Every part of a language that is made of templates or words, with its name."""
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


def _named(part: str, tables: Tables) -> Iterator[tuple[str, Templates]]:
    return ((f"{part} of {table}", words) for table, words in tables.items())


def _meaningless(name: str, templates: Templates, usual: Templates, language: Language) -> Iterator[str]:
    """Templates without a word, with values that their record does not have, or in a form that nobody knows."""
    forms = FORMS.keys() | PRINTED.keys() | language.words.keys() | language.glossary.tables.keys()
    known: dict[str, set[str]] = {}
    for key, text in usual.items():
        known.setdefault(_filled_alike(name, key), set()).update(field for field, _ in fields(text))
    for key, template in templates.items():
        # In the glossary all numbers of the game are at hand.
        values = None if name.startswith("glossary") else known.get(_filled_alike(name, key), set())
        yield from meaningless(name, key, template, values=values, forms=forms, plural=language.plural)


def _filled_alike(name: str, key: str) -> str:
    """What the keys of texts have in common that are filled with the same values: all variants of a record are."""
    return key.partition(".")[0] if name in RECORDS else key
