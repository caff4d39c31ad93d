"""Completeness of the words of pictures in a language."""

from collections.abc import Collection, Iterator, Mapping
from typing import get_args

from bot.languages.language import PictureTexts
from bot.say.filling import ANY, COMMON_FORMS, MANY
from bot.say.template_check import meaningless
from engine.benefits import Effect, Gain
from engine.components import WORKER_KINDS
from engine.resources import CORN, FOOD, POTATO, RESOURCES, VP
from render import REQUIRED, Words

AMOUNTS = (*RESOURCES, VP, FOOD, *WORKER_KINDS)
# The values of each phrase of pictures, in this order.
PHRASES: Mapping[str, tuple[str, ...]] = {
    "turn": ("number",),
    "seat": ("number",),
    "won_by": ("names",),
    "due_with": ("name",),
    "festivals": ("n", "all"),
    "edges_match": ("edge", "benefit"),
    "section": ("number",),
    "tapestry": ("number",),
    "gained": ("what", "n"),
    "soldiers": ("n",),
    "soldiers_to_pay": ("discarded", "down"),
    "army_discards": ("n",),
    "in_hand": ("gods", "army"),
    "up_and_down": ("up", "down"),
    "spaces_in_reach": ("n", "food"),
    "more_changes": ("n",),
    "statues_of": ("small", "large"),
    "statue_of": ("size", "god"),
    "some_statues": ("n", "size", "god"),
    "temple_step": ("number",),
    "vassals_of": ("n", "name"),
    "on_the_die": ("number",),
    "with_tokens": ("numbers",),
    "beat": ("person", "automa"),
    "lost_to": ("person", "automa"),
    "lost": ("person",),
    "to_goal": ("person", "automa", "goal"),
    "vp_to_vp": ("person", "automa"),
    "short_of_goal": ("person", "goal"),
    "tied": ("vp",),
    "swing": ("when", "name", "n", "over"),
    "swing_lead": ("when", "name", "n", "over"),
    "swing_turn": ("number",),
    "swing_festival": ("number",),
    "gained_on": ("name",),
    "hints": ("who",),
    "turns_by_bot": ("names",),
    "handicap": ("who", "vp"),
}
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
GAINED = "gained"  # a table made here: all gains and losses of a seat
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
