"""Every template of the marked language, filled with values of its kind: also what no scene of these tests reaches."""

from collections.abc import Mapping
from string import Formatter
from typing import Any

import pytest

from bot import say
from bot.say.wording import ASIDE, FORMS, PRINTED, Wording
from bot.translating.completeness import REFUSALS
from engine.actions import Pay
from engine.benefits import Gain
from engine.codec import Difference
from engine.components import (
    ARMY_CARDS,
    CONQUEST,
    GOD_CARDS,
    NATIONS,
    NEWCOMERS,
    PASSIVE,
    PRODUCTION,
    SPACES,
    STEPS,
    WEAVINGS,
    WORKER_KINDS,
)
from engine.errors import BadOptions, GameCode, Refusal
from engine.events import AutomaChose, Chosen, Condition
from engine.resources import Cost
from tests.e2e.kit.marked_language import MARKED, mark, unmarked

PARTS = (
    *(
        "titles",
        "questions",
        "actions",
        "labels",
        "events",
        "effects",
        "errors",
        "reasons",
        "chat",
        "terminal",
        "thoughts",
    ),
    *("order_kinds", "orders", "phrases"),
)
# A value for every form.
VALUES: Mapping[str, Any] = {
    "plural": 2,
    "who": 0,
    "whose": 0,
    "repeat": 2,
    "signed": 2,
    "signed_plural": 2,
    "title": "TakeTurn",
    "cost": Cost(stone=1, corn=2, potato=1, gold=3, food=1),
    "pay": Pay(1, 1, 1, 1),
    "sign": "corn",
    "signs": Pay(1, 1, 1, 1),
    "effect": Gain("corn", 2),
    "benefit": (Gain("corn", 2), Gain("gold", 1)),
    "short": (Gain("corn", 2), Gain("gold", 1)),
    "either": ((Gain("corn", 2),), (Gain("gold", 1),)),
    "groups": ((Gain("corn", 2), Gain("stone", 1)), (Gain("gold", 1),)),
    "god_card": next(iter(GOD_CARDS)),
    "kept_god_card": next(iter(GOD_CARDS)),
    "god_name": next(iter(GOD_CARDS)),
    "army_card": next(iter(ARMY_CARDS)),
    "soldiers": next(iter(ARMY_CARDS)),
    "weaving": next(iter(WEAVINGS)),
    "building": next(iter(PASSIVE)),
    "ability": next(iter(PASSIVE)),
    "tile": next(iter(NATIONS)),
    "laid": tuple(NATIONS)[:4],
    "vassal_place": (next(iter(NATIONS)), "W01:left"),
    "item": next(iter(PRODUCTION)),
    "space": next(iter(SPACES)),
    "spot": next(iter(STEPS)),
    "temple_step": "R2L",
    "conquest": next(iter(CONQUEST)),
    "task_offered": ("collect", {"benefit": (Gain("corn", 2),)}),
    "worker": next(iter(WORKER_KINDS)),
    "a_worker": next(iter(WORKER_KINDS)),
    "workers": (*WORKER_KINDS, next(iter(WORKER_KINDS)), *NEWCOMERS),
    "short_worker": next(iter(NEWCOMERS)),
    "acting": next(iter(NEWCOMERS)),
    "kinds": next(iter(NEWCOMERS)),
    "talent": next(iter(WORKER_KINDS)),
    "talent_briefly": next(iter(NEWCOMERS)),
    "section_start": (1, "offering"),
    "small_statue": "inti",
    "aside": BadOptions(GameCode.WRONG_PLAYERS, players=7),
    "difference": Difference(began=1, now=2, components=True, since=3),
    "weighed": ("offering", Condition(1, 4)),
    "passed_over": ("antisuyu", "full"),
    "obstacle": (Gain("corn", 2), "none"),
    "choice": AutomaChose(1, Chosen.RECRUIT, "corn", "palace"),
    "costs": (3, 4),
}
LISTS = ("each", "row", "any_of", "apart", "nor")
COUNTED = ("count", "signed_count", "word")  # of other languages than English


def value(spec: str) -> Any:
    """Something for a field that is worded like this."""
    form, _, argument = spec.partition(" ")
    if form in LISTS:
        return (value(argument), value(argument))
    if not form:
        return mark("something")
    return VALUES[form] if form in VALUES else next(iter(MARKED.words[form]))


def values(*templates: str) -> dict[str, Any]:
    """Something for every field; one that is worded in several ways is of the narrowest kind, a table of words."""
    fields = {(field, spec or "") for each in templates for _, field, spec, _ in Formatter().parse(each) if field}
    narrowest_last = sorted(fields, key=lambda found: (found[1] in MARKED.words, found))
    return {field: value(spec) for field, spec in narrowest_last}


def test_there_is_a_value_for_every_form() -> None:
    assert {*VALUES, *LISTS, *COUNTED} == {*FORMS, *PRINTED}


@pytest.mark.parametrize("part", PARTS)
def test_every_template_is_filled_with_words_of_the_language(part: str) -> None:
    wording = Wording(MARKED, ("Ana",))
    found = {}
    for key, template in getattr(MARKED, part).items():
        if wrong := unmarked(wording.fill(template, values(template))):
            found[key] = wrong
    assert found == {}


def test_every_refusal_is_in_words_of_the_language() -> None:
    words = []
    for code in (code for codes in REFUSALS for code in codes):
        templates = (dict.get(MARKED.errors, key, "") for key in (code.value, code.value + ASIDE))
        refusal = Refusal(code, **values(*templates))
        words += [say.owner_error(refusal, MARKED), say.aside(refusal, MARKED)]
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_every_word_is_one_of_the_language() -> None:
    for table, words in MARKED.words.items():
        assert [key for key in words if unmarked(say.thing(table, key, MARKED))] == [], table
