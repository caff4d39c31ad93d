"""Where to read about a question: every Decision leads to an entry, by a button that can be pressed."""

import re
from typing import get_args

import pytest

from bot import glossary
from bot.glossary.questions import ABOUT, BENEFITS, about, about_wish
from bot.languages import ENGLISH
from bot.screens.screen import BUTTON_ID, rules_button, rules_key
from bot.turn.place_rows import WISHES
from engine.benefits import Choose, ClimbTemple, DrawArmy, Effect, FreeWeaving, Gain, GainNomad, Priced
from engine.components import CORICANCHA, TASKS
from engine.decisions import ActOrGold, AnyDecision, BuyEffect, ChooseBenefit, ChooseOne, HireWorker
from engine.resources import RESOURCES, VP, Cost

KEYS = {
    *(key for key in (*ABOUT.values(), *BENEFITS.values()) if "{" not in key),
    *(about(Gain(resource, 1)) for resource in (*RESOURCES, VP)),
    *(about(ActOrGold(0, space.id)) for space in CORICANCHA),
    *map(about_wish, WISHES),
}


def test_every_question_has_an_entry() -> None:
    assert set(ABOUT) == set(get_args(AnyDecision))
    assert KEYS - set(glossary.keys()) == set()


def test_a_field_of_a_question_names_its_entry() -> None:
    assert about(ActOrGold(1, "worship")) == "action:worship"
    assert about(HireWorker(0)) == "action:hire"


def test_every_benefit_has_an_entry() -> None:
    assert set(BENEFITS) == set(get_args(Effect))


def test_of_several_benefits_the_first_that_is_asked_about_names_the_entry() -> None:
    assert about(ChooseBenefit(0, (FreeWeaving(1), GainNomad(())), "temple")) == "term:free_weaving"
    assert about(ChooseBenefit(0, (Priced(ClimbTemple(1), Cost(corn=1)), DrawArmy(1)), "temple")) == "term:temple"
    assert about(ChooseOne(0, ((Gain("stone", 2),), (Gain("corn", 2),)), "production")) == "resource:stone"
    assert about(BuyEffect(0, Cost(gold=1), Choose(((DrawArmy(1),), (Gain("gold", 1),))), "merchant")) == "term:army"


def test_a_wish_leads_to_its_task() -> None:
    assert about_wish("building") == "task:building"
    assert about_wish("any") == "term:placement"
    assert {about_wish(wish) for wish in WISHES} >= {f"task:{task}" for task in TASKS if task in WISHES}


@pytest.mark.parametrize("key", sorted(KEYS))
def test_the_button_names_the_entry(key: str) -> None:
    found = re.fullmatch(BUTTON_ID, rules_button(7, key, "Rules").id)
    assert found is not None
    entry = glossary.entry(rules_key(found["argument"]), ENGLISH)
    assert entry is not None
    assert entry.key == key
