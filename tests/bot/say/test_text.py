"""Every record has its own words, and the words are right."""

from typing import Any, get_args

import pytest

from bot import say
from bot.languages import ENGLISH, LANGUAGES, Language
from bot.languages.language import Templates
from engine import Decision, Event, Options, View, new_game, seen_by, view
from engine import actions as act
from engine import decisions as ask
from engine import events as ev
from engine.actions import AnyAction
from engine.benefits import (
    BuildingTask,
    ClimbTemple,
    Effect,
    FreeBuilding,
    FreeStatue,
    GainNomad,
    Merchant,
    Priced,
    Train,
)
from engine.decisions import AnyDecision
from engine.events import AnyEvent
from engine.resources import Cost
from tests.golden.coverage import SCORED

NAMES = [say.you(ENGLISH), "Anna"]


ALIKE = [{"PerformTask", "TrainArmy"}]  # records for which other languages have one word


def table(**changes: Any) -> View:
    """Seat 0's View of a game of two, with its own area changed."""
    seen = view(new_game(Options(players=2, coricancha="printed", first_player=0), "words"), 0)
    for name, value in changes.items():
        setattr(seen.players[0] if hasattr(seen.players[0], name) else seen, name, value)
    return seen


def names_of(union: Any) -> set[str]:
    return {kind.__name__ for kind in get_args(union)}


# ---------------------------------------------------------------- completeness


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
@pytest.mark.parametrize(
    ("templates", "union"),
    [
        ("titles", AnyDecision),
        ("questions", AnyDecision),
        ("actions", AnyAction),
        ("events", AnyEvent),
        ("effects", Effect),
    ],
)
def test_every_record_has_a_text_and_every_text_a_record(lang: Language, templates: str, union: Any) -> None:
    texts: Templates = getattr(lang, templates)
    assert {key for key in texts if "." not in key} == names_of(union)
    assert {key.partition(".")[0] for key in texts} == names_of(union)


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_every_score_category_has_a_name_of_its_own(lang: Language) -> None:
    names = [say.category(name, lang) for name in ("start", *SCORED.split())]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
@pytest.mark.parametrize("templates", ["titles", "questions", "actions", "events", "errors"])
def test_no_two_texts_are_alike(lang: Language, templates: str) -> None:
    """In English all are different; in another language variants may be alike, and what is in ALIKE."""
    keys: dict[str, set[str]] = {}
    for key, text in getattr(lang, templates).items():
        keys.setdefault(text, set()).add(key if lang is ENGLISH else key.partition(".")[0])
    texts = getattr(lang, templates)
    assert [alike for alike in keys.values() if len(alike) > 1 and (lang is ENGLISH or alike not in ALIKE)] == []
    assert lang is not ENGLISH or len(keys) == len(texts)


# ---------------------------------------------------------------- options


def test_a_space_says_what_it_costs_and_brings() -> None:
    seen = table(priest=3, hill={}, steps={})
    asked = ask.ChoosePlacement(0, "craftsman", "craftsman", "kuychi", "G33")
    words = "Place on M2b (Kuychi, green): 3 food, 2 tasks: 2 stone, Produce One (no Building), Steps (3 stone)"
    assert say.action(seen, asked, act.ChooseSpace("M2b"), ENGLISH) == words


def test_a_space_says_who_profits_from_the_steps() -> None:
    seen = table(priest=2, hill={}, steps={"S2u": 1, "S2l": 1})
    asked = ask.ChoosePlacement(0, "priest", "priest", "killa", "")
    words = (
        "Place on B2b (Killa, plain): 1 food, 1 task: Produce One (no Building), Steps (3 stone), Weavings (from"
        " 1 corn); the Steps pay others 2 VP"
    )
    assert say.action(seen, asked, act.ChooseSpace("B2b"), ENGLISH) == words
    seen.steps = {"S2u": 0, "S2l": 0}
    assert say.action(seen, asked, act.ChooseSpace("B2b"), ENGLISH) == words.partition(";")[0]


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (ask.HireWorker(0), "Do not hire"),
        (ask.BuyEffect(0, Cost(gold=1), ClimbTemple(1), "temple"), "Skip this: climb 1 Temple step"),
        (ask.ChooseTask(0, "M2b", 0, may_buy=True), "Stop here"),
        (ask.ChooseTask(0, "M2b", 2), "Leave 2 tasks undone"),
        (ask.JoinConquest(0), "Conquer nothing"),
        (ask.TakeSecondAction(0, "pray"), "Nothing else is possible"),
    ],
)
def test_passing_is_worded_by_what_is_passed_on(asked: Decision, words: str) -> None:
    assert say.action(table(), asked, act.Pass(), ENGLISH) == words


def test_a_long_payment_says_that_the_food_comes_next() -> None:
    asked = ask.ChoosePayment(0, Cost(food=8))
    assert say.action(table(), asked, act.Pay(gold=2), ENGLISH) == "Pay 2 gold and the rest in food"
    assert say.action(table(), asked, act.Pay(gold=8), ENGLISH) == "Pay 8 gold"
    assert say.action(table(), asked, act.Pay(potato=5, corn=3), ENGLISH) == "Pay 3 corn and 5 potato"


def test_hungry_gods_say_what_they_take() -> None:
    asked, seen = ask.FeedGods(0), table(god_hand=("G01", "G02", "G03", "G04"))
    assert say.action(seen, asked, act.Pay(potato=3, gold=1), ENGLISH) == "Pay 3 potato and 1 gold"
    assert say.action(seen, asked, act.Pay(potato=1), ENGLISH) == "Pay 1 potato and lose 6 VP for 3 missing"


def test_a_weaving_matches_only_at_a_tapestry_without_its_pattern() -> None:
    asked, gold = ask.ChooseWeavings(0), act.BuyWeaving("W17")
    beside, with_lattice = table(tapestries=(("SW01",),)), table(tapestries=(("W18", "SW01"),))
    assert say.action(beside, asked, gold, ENGLISH).endswith(": match (Merchant: 1🟡)")
    assert say.action(with_lattice, asked, gold, ENGLISH).endswith(": no match")


def test_a_purchase_has_one_price() -> None:
    one = ask.ChooseWeavings(0, ("W01",))
    assert say.action(table(), ask.ChooseWeavings(0), act.BuyWeaving("W02"), ENGLISH).endswith("for 1 corn: no match")
    assert say.action(table(), one, act.BuyWeaving("W02"), ENGLISH).endswith(", 3 corn in all: no match")
    assert say.action(table(corn=1), one, act.Pass(), ENGLISH) == "No more; pay 1 corn"
    two, seen = ask.ChooseWeavings(0, ("W01", "W02")), table(corn=1)
    anew = "Choose anew: you can no longer pay 3 corn for 2 Weavings"
    assert say.action(seen, two, act.Pass(), ENGLISH) == anew
    assert say.action(table(), ask.ChooseWeavings(0), act.Pass(), ENGLISH) == "Buy none of these"
    assert say.question(table(), one, ENGLISH) == "1 Weaving picked; one more makes it 3 corn. Which one?"


def test_a_task_is_told_as_passed_over_or_performed() -> None:
    names = ["Ana"]
    assert say.event(ev.TaskPassedOver(0, "r1-1", "building"), names, ENGLISH) == "Ana skipped a task (Building)."
    assert say.event(ev.TaskPerformed(0, "r1-1", "building"), names, ENGLISH) == "Ana performed a Building task."


def test_a_weaving_says_whether_it_matches() -> None:
    seen = table(tapestries=(("SW03",),))
    asked = ask.ArrangeWeaving(0, "W08")
    right = "The right end of Tapestry 1, beside SW03 diamond (God card | potato): a match (Merchant: 3 potato)"
    left = "The left end of Tapestry 1, beside SW03 diamond (God card | potato): no match"
    assert say.action(seen, asked, act.LayWeaving(0, "right"), ENGLISH) == right
    assert say.action(seen, asked, act.LayWeaving(0, "left"), ENGLISH) == left
    assert say.action(seen, asked, act.LayWeaving(-1, "right"), ENGLISH) == "Start a new Tapestry"


def test_the_weaving_on_top_is_named_only_while_it_lies_face_up() -> None:
    asked = ask.ChooseFreeWeaving(0)
    shown = table(weavings=("W08", "?"), weaving_face_up=True)
    assert say.action(shown, asked, act.TakeTopWeaving(), ENGLISH) == "Take the top one: W08 checker (potato | VP)"
    hidden = table(weavings=("?", "?"), weaving_face_up=False)
    assert say.action(hidden, asked, act.TakeTopWeaving(), ENGLISH) == "Take the top one: an unseen Weaving"


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (FreeStatue(("inti", "killa")), "a free small Statue of Inti or Killa"),
        (FreeBuilding("passive"), "a free Passive Building"),
        (BuildingTask(), "construct a Building"),
        (GainNomad(("warrior",)), "a Nomad (Warrior)"),
        (Train(1), "draw 2 Army cards, keep 1"),
        (Merchant(2), "Merchant 2 times"),
        (Priced(ClimbTemple(2), Cost(corn=1)), "climb 2 Temple steps for 1 corn"),
    ],
)
def test_effects_are_worded_by_what_they_name(effect: Effect, words: str) -> None:
    assert say.thing("effect", effect, ENGLISH) == words


# ---------------------------------------------------------------- questions


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (
            ask.Worship(0, 3, 1, only_one=False),
            "Worship: a large Statue is worth 3 Temple steps, a small one 1 Temple step. Which one do you discard?",
        ),
        (ask.Worship(0, 3, 0, only_one=False), "Worship: a large Statue is worth 3 Temple steps. Do you discard one?"),
        (ask.Worship(0, 0, 1, only_one=False), "Worship: a small Statue is worth 1 Temple step. Do you discard one?"),
        (ask.Worship(0, 1, 1, only_one=True), "Worship: one Statue is worth 1 Temple step. Do you discard one?"),
        (ask.ChooseNomad(0, ("warrior", "priest")), "A Nomad joins you: Warrior or Priest. Which one?"),
        (ask.ChoosePayment(0, Cost(stone=3, gold=2)), "You owe 3 stone and 2 gold. How do you pay?"),
    ],
)
def test_questions_fit_what_is_left_to_decide(asked: Decision, words: str) -> None:
    assert say.question(table(gold=0), asked, ENGLISH) == words


def test_gold_is_mentioned_to_those_who_have_some() -> None:
    asked = ask.ChooseGod(0, "priest", "courier")
    assert say.question(table(gold=0), asked, ENGLISH) == "You place a Priest as a Courier. Which God card do you play?"
    assert "gold" in say.question(table(gold=1), asked, ENGLISH)
    assert "gold counts" in say.question(table(gold=1), ask.ChoosePayment(0, Cost(food=2)), ENGLISH)


# ---------------------------------------------------------------- events


@pytest.mark.parametrize(
    ("event", "to_anna", "to_you"),
    [
        (ev.GodCardDrawn(0, "G04"), "You drew a God card.", "You drew G04 Inti (1 corn, construct a Building)."),
        (ev.ArmyCardDrawn(0, "A01"), "You got an Army card.", "You got A01 (1 Soldier, 3 potato)."),
        (
            ev.GodCardsDealt(0, ("G04", "G07")),
            "You received 2 God cards.",
            "You received the God cards G04 Inti and G07 Inti.",
        ),
    ],
)
def test_secret_cards_have_no_name_for_others(event: Event, to_anna: str, to_you: str) -> None:
    assert say.event(seen_by(event, 1), NAMES, ENGLISH) == to_anna
    assert say.event(seen_by(event, None), NAMES, ENGLISH) == to_anna
    assert say.event(seen_by(event, 0), NAMES, ENGLISH) == to_you


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.StepsUsed(0, 1, "S2u"), "Anna used your Steps on 2U."),
        (ev.StepsUsed(1, 0, "S2l"), "You used Anna's Steps on 2L."),
        (ev.StepsUsed(1, 1, "S2l"), "Anna used Anna's own Steps on 2L."),
        (
            ev.WorkerPlaced(1, "priest", "courier", "M2b", ""),
            "Anna placed a Priest, as a Courier, on M2b (Kuychi, green) with gold.",
        ),
        (ev.Scored(0, -4, "missing_potato"), "You lost 4 VP (God cards unpaid)."),
        (ev.Declined(1, "JoinConquest"), "Anna did not conquer."),
        (ev.Declined(1, "TakeTurn"), "Anna passed (Main action)."),
        (ev.WeavingMatched(0, "army"), "You gained the reward of a match: Army card."),
        (ev.GameEnded((1,), (40, 50)), "Anna won with 50 VP."),
        (ev.GameEnded((0, 1), (50, 50)), "You and Anna shared the victory with 50 VP."),
    ],
)
def test_events_tell_who_did_what(event: Event, words: str) -> None:
    assert say.event(event, NAMES, ENGLISH) == words


def test_gains_and_repetitions_are_summed_up() -> None:
    several = say.gains(1, Cost(stone=2, potato=3), ENGLISH)
    assert several.words(NAMES, ENGLISH) == "Anna gained 2 stone and 3 potato."
    assert several.repeated(3).words(NAMES, ENGLISH) == "Anna gained 2 stone and 3 potato (3 times)."
