"""Completeness of the words of pictures in a language."""

from collections.abc import Collection, Iterator, Mapping
from typing import get_args

from bot.languages.language import PictureTexts
from bot.say.filling import ANY, COMMON_FORMS, MANY
from bot.say.pictures import GAINED, PHRASES
from bot.translating.templates import meaningless
from engine.benefits import Effect, Gain
from engine.components import WORKER_KINDS
from engine.resources import CORN, FOOD, POTATO, RESOURCES, VP
from render import REQUIRED, Words

AMOUNTS = (*RESOURCES, VP, FOOD, *WORKER_KINDS)
# The values of each building block of phrases and effects.
BLOCKS: Mapping[str, tuple[str, ...]] = {
    "and": ("before", "last"),
    "or": (),
    "or_else": (),
    "nothing": (),
    "repeat": ("n",),
}
EFFECTS: Mapping[str, tuple[str, ...]] = {
    kind.__name__: kind.__struct_fields__ for kind in get_args(Effect) if kind is not Gain
}
OWN_TABLES: Mapping[str, Collection[str]] = {"nomads": WORKER_KINDS, "ends": (CORN, POTATO)}
MADE_HERE = {"lang", "typeset", "signed", "counted", "benefit", "cost", "amount"}
ANY_TASK = "any_task"  # counted like an icon


def complaints(texts: PictureTexts) -> Iterator[str]:
    """The gaps, surplus entries and unknown values in the words of pictures of a language."""
    labels = set(Words.__struct_fields__) - REQUIRED.keys() - PHRASES.keys() - MADE_HERE
    effects = texts.effects.keys() - {f"{name}.{variant}" for name in EFFECTS for variant in (ANY, MANY, *EFFECTS)}
    where = f"the words of pictures in the language {texts.code}"
    for part, given, needed in (
        ("tables", texts.tables, REQUIRED.keys() | OWN_TABLES.keys()),
        *((f"{table} of", texts.tables.get(table, {}), ids) for table, ids in {**REQUIRED, **OWN_TABLES}.items()),
        ("labels", texts.labels, labels),
        ("phrases", texts.phrases, PHRASES.keys() | BLOCKS.keys()),
        ("amounts", texts.amounts, AMOUNTS),
        ("counted", texts.counted.keys() - REQUIRED["icons"] - {ANY_TASK}, ()),
        ("effects", effects, EFFECTS),
    ):
        if missing := sorted(set(needed) - set(given)):
            yield f"{where} lack {part} {', '.join(missing)}"
        if unknown := sorted(set(given) - set(needed)):
            yield f"{where} have {part} {', '.join(unknown)}, which nothing asks for"
    forms = COMMON_FORMS.keys() | texts.tables.keys() | texts.terms.forms.keys() | {GAINED}
    for key, template, values in _templates(texts):
        yield from meaningless(where, key, template, values=values, forms=forms, plural=texts.grammar.plural)


def _templates(texts: PictureTexts) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every template with its values."""
    for key, template in texts.phrases.items():
        yield key, template, {**PHRASES, **BLOCKS}.get(key, ())
    for key, template in texts.amounts.items():
        yield key, template, ("n",)
    for key, template in texts.counted.items():
        yield key, template, ("n",)
    for key, template in texts.effects.items():
        yield key, template, EFFECTS.get(key.partition(".")[0], ())
