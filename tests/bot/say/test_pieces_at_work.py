"""How Vassals, Nobles and other pieces on the table change what is asked and what can be answered."""

from typing import Any

import pytest
from msgspec import structs

from bot import limits, say
from bot.languages import ENGLISH, Language
from engine import actions as act
from engine import decisions as ask
from engine.components import NATIONS, REGIONS
from engine.procedures import PutWorker
from engine.resources import Cost
from engine.rules.abilities.nations import STAIR_GIFTS
from engine.state import PlacedVassal
from engine.views import view
from tests.engine.kit import table

VASSALS = {"options": {"modules": ("vassals",)}}
VN08 = {**VASSALS, "board": {"vassals": (PlacedVassal(0, "VN08", "P01"),)}, "production_up": ("P01", "P06")}

VN04 = {**VASSALS, "board": {"vassals": (PlacedVassal(0, "VN04", "2"),)}, "passives": ("Z03",)}

VN03 = {**VASSALS, "board": {"steps": {"S2u": 0, "S2l": 1}, "vassals": (PlacedVassal(0, "VN03", "S2u"),)}}
BOTH = {
    **VASSALS,
    "board": {"steps": {"S2u": 0}, "vassals": (PlacedVassal(0, "VN03", "S2u"), PlacedVassal(0, "VN04", "2"))},
}
LYING = {"palaces": ("X01",), "nobles": {"X01": "architect"}, "lying": ("X01",)}
NOBLES = {"options": {"modules": ("nobles",)}}

PLACING = ask.ChoosePlacement(0, "priest", "priest", "qocha", "G22")


def placed(worker: str, space: str) -> ask.UseAbilities:
    return ask.UseAbilities(0, "worker_placed", ("Z03", "VN04"), PutWorker(0, worker, worker, space, ""))


# A question, one of its answers or None for the question itself, what there is at the table, and the words.
TASKS_THERE = "1 task: Steps (3 stone), Weavings (from 1 corn), 2 stone"
CASES: list[tuple[ask.Decision, act.Action | None, dict[str, Any], str]] = [
    (
        ask.Produce(0),
        None,
        VN08,
        "Production Buildings that produce are flipped face down afterwards, except those with your Vassals. Which"
        " one produces next?",
    ),
    (
        ask.Produce(0, turns=1),
        None,
        VN08,
        "Rejuvenate, or let Production Buildings produce; those that do are flipped face down afterwards, except"
        " those with your Vassals. What next?",
    ),
    (
        ask.Produce(0),
        None,
        {**VN08, "production_up": ("P06",), "production_down": ("P01",)},
        "Buildings that produce are flipped face down. Which one produces next?",
    ),
    (ask.Produce(0), act.ProduceWith("P01"), VN08, "Terrace Garden (P01): 2 potato, 1 corn; stays face up (Vassal)"),
    (ask.Produce(0), act.ProduceWith("P06"), VN08, "Quarry (P06): 2 stone, 1 potato"),
    (
        ask.Produce(0),
        act.ProduceWith("PX01"),
        {"production_up": ("PX01",), "board": {"nomads": ("priest", "warrior")}},
        "Caravan Court (PX01): a Nomad (Craftsman, Architect or Courier) (nothing to gain now)",
    ),
    (
        ask.Produce(0),
        act.ProduceWith("PX01"),
        {"production_up": ("PX01",), "board": {"nomads": ("priest", "courier")}},
        "Caravan Court (PX01): a Nomad (Craftsman, Architect or Courier)",
    ),
    (ask.ChooseProduction(0), act.ProduceWith("P01"), VN08, "Terrace Garden (P01): 2 potato, 1 corn"),
    (placed("priest", "B2c"), act.UseAbility("VN04"), VN04, "Resolve Valley Pilgrims (VN04) next: climb 1 Temple step"),
    (placed("warrior", "B1a"), act.UseAbility("VN04"), VN04, "Resolve Valley Pilgrims (VN04) next: nothing this time"),
    (
        placed("warrior", "B1a"),
        act.UseAbility("Z03"),
        VN04,
        "Resolve War Camp Kitchen (Z03) next: Rejuvenate up to 2 Production Buildings",
    ),
    (placed("priest", "B2c"), act.UseAbility("Z03"), VN04, "Resolve War Camp Kitchen (Z03) next: nothing this time"),
    (
        ask.UseAbilities(0, "festival_began", ("ZN3", "ZN6")),
        None,
        {},
        "A Festival begins. Which of your abilities do you use?",
    ),
    (
        ask.UseAbilities(0, "festival_began", ("ZN3", "ZN6")),
        act.UseAbility("ZN3"),
        {},
        "Resolve Open Gate (ZN3) next: take a Newcomer",
    ),
    (ask.UseAbilities(0, "festival_began", ("ZN3", "ZN6")), act.Pass(), {}, "In any order"),
    (
        ask.UseAbilities(0, "activated_worship", ("ZA1", "ZV2")),
        act.Pass(),
        {},
        "Use none; automatic abilities still happen",
    ),
    (ask.UseAbilities(0, "activated_worship", ("ZV2",)), act.Pass(), {}, "Use none of these"),
    (
        PLACING,
        act.ChooseSpace("B2c"),
        VN04,
        f"Place on B2c (Qocha, green): 6 food, {TASKS_THERE}; your Vassals bring climb 1 Temple step",
    ),
    (
        PLACING,
        act.ChooseSpace("B2c"),
        VN03,
        f"Place on B2c (Qocha, green): 2 food, {TASKS_THERE}; your Vassals bring 1 corn or"
        " 1 potato or 1 stone; the Steps pay others 1 VP",
    ),
    (
        PLACING,
        act.ChooseSpace("B2c"),
        BOTH,
        f"Place on B2c (Qocha, green): 4 food, {TASKS_THERE}; your Vassals bring climb 1 T"
        "emple step, 1 corn or 1 potato or 1 stone",
    ),
    (
        structs.replace(PLACING, seat=1),
        act.ChooseSpace("B2c"),
        VN04,
        f"Place on B2c (Qocha, green): 6 food, {TASKS_THERE}",
    ),
    (ask.ChooseOne(0, STAIR_GIFTS, "nations"), None, VN03, "Stair Builders (VN03) brings you one of these. Which one?"),
    (ask.ChooseRejuvenation(0, 2), None, LYING, "You may Rejuvenate 2 for free. Which Building, Army card or Noble?"),
    (
        ask.ChooseRejuvenation(0, 2),
        None,
        {"army_down": ("A01",)},
        "You may Rejuvenate 2 for free. Which Building or Army card?",
    ),
    (
        ask.ChooseRejuvenation(0, 2, besides=("X01",)),
        None,
        LYING,
        "You may Rejuvenate 2 for free. Which Building or Army card?",
    ),
    (
        ask.ChooseRejuvenation(0, 1, Cost(food=1)),
        None,
        LYING,
        "You may Rejuvenate 1 for free and more for 1 food each. Which Building, Army card or Noble?",
    ),
    (
        ask.ChooseRejuvenation(0, 0, Cost(corn=1)),
        None,
        LYING,
        "You may Rejuvenate for 1 corn each. Which Building, Army card or Noble?",
    ),
    (
        ask.PlayArmyFree(0, 2, or_pray=True),
        None,
        {},
        "You have no Army card to play, but may take 2 God cards. Do you?",
    ),
    (ask.PlayArmyFree(0, 2, or_pray=True), act.Pray(), {}, "Take 2 God cards"),
    (ask.PlayArmyFree(0, 2, or_pray=True), act.Pass(), {}, "Take no God cards"),
    (
        ask.PlayArmyFree(0, 2, or_pray=True),
        act.Pass(),
        {"army_hand": ("A01",)},
        "Neither; the Army cards stay in your hand",
    ),
    (ask.PlayArmyFree(0, 2, or_pray=True), act.Pray(), {"army_hand": ("A01",)}, "Take 2 God cards instead"),
    (
        ask.PlayArmyFree(0, 2, or_pray=True),
        None,
        {"army_hand": ("A01",)},
        "You may play 2 Army cards for free, or take 2 God cards instead. What do you do?",
    ),
    (ask.PlayArmyFree(0, 2), act.Pass(), {"army_hand": ("A01",)}, "Leave the Army cards in your hand"),
    (
        ask.PlayArmy(0),
        None,
        {"army_hand": ("A01",), "board": {"conquest": dict.fromkeys(("AN1", "CH1", "KU1", "QU1"), 1)}},
        "An empty space takes at least 3 Soldiers. Play Army cards for 1 potato each?",
    ),
    (
        ask.PlayArmy(0, 1),
        None,
        {"army_hand": ("A01",), "passives": ("Z13",)},
        "An empty space takes at least 1 Soldier. Play Army cards, the first for free, more for 1 potato each?",
    ),
    (
        ask.AppointWorker(0, "courier"),
        act.AppointNoble("X14"),
        {"palaces": ("X14",), "passives": ("Z01", "Z02", "Z03", "Z04", "Z05")},
        "Appoint the Courier in Market Palace (X14): When you place a Craftsman: pay 2 corn for a Merchant task."
        " Prophecy (4"
        " of 4): you have at least 4 Passive Buildings",
    ),
    (ask.ChooseRejuvenation(0, 2), act.Pass(), LYING, "Rejuvenate nothing more"),
    (ask.ChooseRejuvenation(0, 4, nobles_only=True), act.Pass(), LYING, "Stand up no more Nobles"),
    (ask.ChooseRejuvenation(0, 2), act.Pass(), {}, "Rejuvenate nothing more"),
    (
        ask.ActOrGold(0, "rejuvenate"),
        act.Activate(),
        NOBLES,
        "Rejuvenate: flip Buildings and Army cards face up, stand Nobles up",
    ),
    (ask.ActOrGold(0, "rejuvenate"), act.Activate(), {}, "Rejuvenate: flip Buildings and Army cards face up"),
    (ask.ActOrGold(0, "worship"), act.Activate(), NOBLES, "Worship: discard Statues to climb the Temple"),
    (
        ask.ChooseGodCard(0, 1),
        act.TakeGodCard("GX6"),
        NOBLES,
        "Take GX6 Wiraqocha (either 1 Newcomer and 1 VP, or Rejuvenate 2 Buildings, Army cards or Nobles) from the"
        " offer",
    ),
    (
        ask.ChooseGodCard(0, 1),
        act.TakeGodCard("G21"),
        {},
        "Take G21 Illapa (Rejuvenate 2 Buildings or Army cards) from the offer",
    ),
]


def said(asked: ask.Decision, action: act.Action | None, there: dict[str, Any], language: Language) -> str:
    """The words for a question or an answer at a table with these pieces."""
    here = view(table(**there), asked.seat)
    if action is None:
        return say.question(here, asked, language)
    return say.action(here, asked, action, language)


@pytest.mark.parametrize(("asked", "action", "there", "words"), CASES)
def test_words_go_by_what_is_on_the_table(
    asked: ask.Decision, action: act.Action | None, there: dict[str, Any], words: str
) -> None:
    assert said(asked, action, there, ENGLISH) == words


@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("nation", NATIONS)
def test_where_an_answer_is_cut_short_the_price_of_influence_is_left(nation: str, region: str) -> None:
    there = {
        **VASSALS,
        "board": {"nations": {region: nation}, "steps": {"S2u": 0}, "conquest": {"AN1": 0}},
        **{"potato": 3, "vassals_left": 4, "tapestries": (("SW01",),), "small_statues": ("inti",)},
        **{"production_up": ("P01",), "palaces": ("X01",)},
    }
    shown = said(ask.ChooseInfluence(0), act.SpreadInfluence(region), there, ENGLISH)[: limits.CHOICE_NAME]
    assert "1 potato for the ability" in shown
    assert f"({nation})" in shown
