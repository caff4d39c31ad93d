"""What is said of The Golden Age: every answer with what it costs and brings, and whole games."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot import say
from bot.languages.en import ENGLISH
from engine import Options, apply, legal_actions, new_game
from engine import actions as act
from engine import decisions as ask
from engine.components import PASSIVE
from engine.events import Event, seen_by
from engine.procedures import PutWorker
from engine.resources import Cost
from engine.state import PlacedVassal, View
from engine.views import view
from tests.engine.kit import table

NAMES = ["Ana", "Bruno", "Carla", "Dana"]
MODULES = ("buildings", "vassals", "nobles")
NATIONS = {"antisuyu": "VN10", "qullasuyu": "VN03", "kuntisuyu": "VN08", "chinchaysuyu": "VN09"}


STACKS = {"passive_stack": ("Z01", "Z02"), "palace_stack": ("X02", "X03")}


def seen(board: dict[str, Any] | None = None, **mine: Any) -> View:
    return view(table(board={"nations": NATIONS, **(board or {})}, options={"modules": MODULES}, **mine), 0)


def said(asked: ask.Decision, action: act.Action, board: dict[str, Any] | None = None, **mine: Any) -> str:
    return say.action(seen(board, **mine), asked, action, ENGLISH)


# ---------------------------------------------------------------- answers


PLACED = PutWorker(0, "N03", "architect", "T1b", "")
PALACE = {"palaces": ("X01",), "nobles": {"X01": "architect"}}


ANSWERS: list[tuple[ask.Decision, act.Action, dict[str, Any], str]] = [
    (
        ask.ChooseTempleStep(0, 2),
        act.ClimbTo("S1L"),
        {},
        "Climb to the left Temple step 1: 2 stone, move the High Priest 1 space without activating; its row scores"
        " 1 VP at each Festival",
    ),
    (
        ask.ChooseTempleStep(0, 1),
        act.ClimbTo("S4L"),
        {},
        "Climb to the left Temple step 4: give a Worker to the Casualties of War, then play 2 Army cards for free, as"
        " far as possible; its row scores 1 VP at each Festival",
    ),
    (
        ask.ChooseTempleStep(0, 1),
        act.ClimbTo("S6L"),
        {},
        "Climb to the left Temple step 6: free Steps; its row scores 2 VP at each Festival",
    ),
    (
        ask.ChooseTempleStep(0, 1),
        act.ClimbTo("S6L"),
        {"steps_left": 0},
        "Climb to the left Temple step 6: free Steps, no use now; its row scores 2 VP at each Festival",
    ),
    (
        ask.UseAbilities(0, "constructed", ("X01",)),
        act.UseAbility("X01"),
        PALACE,
        "Use the Noble of Statue Court (X01) for 1 stone and 1 corn: build a small Statue and score its 3 VP",
    ),
    (
        ask.UseAbilities(0, "worker_placed", ("X13",)),
        act.UseAbility("X13"),
        {"palaces": ("X13",), "nobles": {"X13": "vassal"}},
        "Use the Vassal in Star Observatory (X13) for 1 resource of your choice: look at 4 God cards from the deck and"
        " keep 2",
    ),
    (
        ask.UseAbilities(0, "activated_worship", ("ZA1", "ZV2")),
        act.UseAbility("ZA1"),
        {},
        "Resolve Sun Court (ZA1) next: climb 1 Temple step",
    ),
    (
        ask.UseAbilities(0, "activated_worship", ("ZA1", "ZV2")),
        act.UseAbility("ZV2"),
        {},
        "Use Envoys' Temple (ZV2): Spread Cultural Influence",
    ),
    (
        ask.AppointWorker(0, "architect"),
        act.AppointNoble("X01"),
        {"palaces": ("X01",)},
        "Appoint the Architect in Statue Court (X01): When you construct a Passive Building: pay 1 corn and 1 stone"
        " for a"
        " small Statue and its 3 VP. Prophecy (0 of 4): your second longest Tapestry has at least 4 Weavings",
    ),
    (
        ask.ChooseNewcomer(0),
        act.TakeNewcomer("N03"),
        {},
        "Take an Architect/Warrior Newcomer: 1 more task on a blue space; draws an Army card, may retrieve an"
        " adjacent Worker",
    ),
    (
        ask.ChoosePlacement(0, "N04", "architect", "inti", "G07"),
        act.ChooseSpace("T2a"),
        {"passives": ("Z14",)},
        "Place on T2a (Illapa, blue): 1 food, 4 tasks: 3 potato, Building (from 1 stone and 1 corn), 2 stone",
    ),
    (
        ask.ChoosePlacement(0, "N15", "courier", "inti", "G07"),
        act.ChooseSpace("T2a"),
        {"passives": ("Z14", "ZN2")},
        "Place on T2a (Illapa, blue): 0 food, 5 tasks: 3 potato, Building (from 1 stone and 1 corn), 2 stone",
    ),
    (
        ask.ChooseColour(0, PLACED),
        act.ChooseKind("warrior"),
        {"palaces": ("X12",), "nobles": {"X12": "priest"}, "passives": ("Z14",)},
        "Count it as a Warrior: Barracks Works (Z14) and Smithy Palace (X12)",
    ),
    (
        ask.TakeTurn(0),
        act.SpreadInfluence("chinchaysuyu"),
        {"potato": 1, "vassals_left": 4, "small_statues": ("inti",)},
        "Spread Cultural Influence in Chinchaysuyu, 1 potato for the ability: Idol Bearers (VN09) gets a Conquest"
        " marker. Put a Vassal on a Statue of yours; each God card of that god whose benefits you get brings 2"
        " potato and 1 stone more. It leaves the game with the Statue.",
    ),
    (
        ask.TakeTurn(0),
        act.SpreadInfluence("chinchaysuyu"),
        {"potato": 1, "vassals_left": 4},
        "Spread Cultural Influence in Chinchaysuyu: a Conquest marker on Idol Bearers (VN09), without its ability:"
        " there is no place for a Vassal",
    ),
    (
        ask.ChooseVassalPlace(0, "VN01"),
        act.PlaceVassal("SW02:left"),
        {},
        "The left edge of SW02 checker (gold | Rejuvenate): 1 gold now; it matches anything from now on",
    ),
    (
        ask.ChooseVassalPlace(0, "VN03"),
        act.PlaceVassal("S2u"),
        {},
        "The Steps on 2U: 4 VP, 1 corn, 2 potato now; 1 corn, potato or stone with each use",
    ),
    (
        ask.ChooseVassalPlace(0, "VN08"),
        act.PlaceVassal("P01"),
        {"production_down": ("P01",)},
        "Terrace Garden (P01): it flips face up and need not flip at Produce (2 potato, 1 corn)",
    ),
    (
        ask.ChooseVassalPlace(0, "VN08"),
        act.PlaceVassal("P01"),
        {"production_up": ("P01",)},
        "Terrace Garden (P01): it produces now (2 potato, 1 corn) and need not flip at Produce",
    ),
    (
        ask.ChooseVassalPlace(0, "VN09"),
        act.PlaceVassal("large:inti"),
        {},
        "The large Statue of Inti: 2 potato, 1 stone with each God card of Inti whose benefits you get",
    ),
    (
        ask.ChooseVassalPlace(0, "VN10"),
        act.PlaceVassal("X14"),
        {"palaces": ("X14",)},
        "Market Palace (X14): a Newcomer now. When you place a Craftsman: pay 2 corn for a Merchant task. Prophecy (0"
        " of"
        " 4): you have at least 4 Passive Buildings",
    ),
    (
        ask.UseNation(0, "qullasuyu", Cost(potato=2)),
        act.Accept(),
        {},
        "Pay 2 potato: Put a Vassal on Steps of yours and gain 4 VP, 2 potato and 1 corn again; whenever any player"
        " uses these Steps, gain 1 corn, potato or stone.",
    ),
    (
        ask.TakeTurn(0),
        act.WalkHighPriest(1),
        {"priest": 1},
        "Walk the High Priest 1 space to section 2 for 1 corn: Offering, which is not activated",
    ),
    (
        ask.ChooseWalk(0),
        act.WalkHighPriest(1),
        {"priest": 1},
        "Walk the High Priest 1 space to section 2: Offering, which is not activated",
    ),
    (
        ask.TakeTurn(0),
        act.SacrificeWorker("N03"),
        {},
        "Give up an Architect/Warrior Newcomer as a casualty of war: Rejuvenate 2",
    ),
    (ask.ChooseOwnCasualty(0), act.SacrificeWorker("priest"), {}, "Give up a Priest"),
    (
        ask.ChooseBuilding(0, gratis=False),
        act.DrawBuilding("palace"),
        {"passives": ("ZA2",)},
        "Also draw 3 tiles to choose from, the first from the Palace stack",
    ),
    (
        ask.ChooseBuilding(0, gratis=False, drawn=("P01",)),
        act.DrawBuilding("passive"),
        {"passives": ("ZA2",)},
        "Draw the top tile of the Passive stack: 2 left to draw before you choose",
    ),
    (
        ask.ChooseBuilding(0, gratis=True),
        act.ConstructBuilding("X14"),
        {},
        "Construct Market Palace (X14) for free. Palace for a Courier: When you place a Craftsman: pay 2 corn for a"
        " Merchant"
        " task. Prophecy: you have at least 4 Passive Buildings",
    ),
    (
        ask.RearrangeWeavings(0, 3),
        act.LiftWeaving("W22"),
        {"tapestries": (("SW01",), ("W22", "W10"))},
        "Move W22 fret (gold | Rejuvenate) from Tapestry 2",
    ),
    (
        ask.ChooseWeavingPlace(0, "W22", 2),
        act.InsertWeaving(0, 1),
        {"tapestries": (("SW01",), ("W22", "W10"))},
        "Tapestry 1, right of SW01 stripes (VP | gold): a match, 1 gold",
    ),
    (
        ask.ChooseWeavingPlace(0, "W22", 2),
        act.InsertWeaving(-1, 0),
        {"tapestries": (("SW01",), ("W22", "W10"))},
        "Put it into a new Tapestry",
    ),
    (
        ask.ChooseRejuvenation(0, 4, nobles_only=True),
        act.TurnUp("X01"),
        {},
        "Stand up the Noble of Statue Court (X01) (free)",
    ),
    (
        ask.ChooseRejuvenation(0, 0, Cost(corn=1)),
        act.TurnUp("X01"),
        {},
        "Stand up the Noble of Statue Court (X01) for 1 corn",
    ),
    (
        ask.JoinConquest(0, leftmost=True),
        act.Conquer("AN1"),
        {},
        "Conquer AN1 in Antisuyu, without Soldiers: take 1 God card, 1 free Weaving",
    ),
    (ask.PlayArmyFree(0, 2), act.PlayArmyCard("A01"), {}, "Play A01 (1 Soldier, 3 potato) for free"),
    (ask.SpendResource(0), act.Pay(stone=1), {}, "Pay 1 stone"),
    (
        ask.TakeTurn(0),
        act.PlaceWorker("N03", "N04"),
        {},
        "Place an Architect/Warrior Newcomer (1 more task on a blue space; draws an Army card, may retrieve an"
        " adjacent Worker)",
    ),
    (
        ask.TakeTurn(0),
        act.PlaceWorker("warrior", "N04"),
        {},
        "Place a Warrior as an Architect and a Warrior (1 more task on a blue space; draws an Army card, may retrieve"
        " an adjacent Worker)",
    ),
    (
        ask.ChooseVassalPlace(0, "VN04"),
        act.PlaceVassal("2"),
        {},
        "The bottom segment of section 2: climb 1 Temple step with each Worker you place there",
    ),
    (
        ask.ChooseVassalPlace(0, "VN05"),
        act.PlaceVassal("AN1"),
        {},
        "AN1 in Antisuyu, in place of your marker: take 1 God card, 1 free Weaving; the marker comes back to you",
    ),
    (
        ask.ChooseVassalPlace(0, "VN06"),
        act.PlaceVassal("AN1"),
        {},
        "AN1 in Antisuyu, beside your marker: 1 corn, 2 gold; one more piece for the majority",
    ),
    (
        ask.ChooseVassalPlace(0, "VN07"),
        act.PlaceVassal("casualties"),
        {},
        "The Casualties of War: draw 3 Army cards; one more casualty when regions score",
    ),
    (
        ask.UseAbilities(0, "constructed", ("X01",)),
        act.UseAbility("X01"),
        {"palaces": ("X01",), "nobles": {"X01": "vassal"}},
        "Use the Vassal in Statue Court (X01) for 1 stone and 1 corn: build a small Statue and score its 3 VP",
    ),
    (
        ask.UseAbilities(0, "activated_produce", ("X07",)),
        act.UseAbility("X07"),
        {"palaces": ("X07",), "nobles": {"X07": "priest"}},
        "Use the Noble of Harvest Palace (X07): take a Newcomer",
    ),
    (
        ask.UseAbilities(0, "activated_produce", ("X07",)),
        act.UseAbility("X07"),
        {"palaces": ("X07",), "nobles": {"X07": "vassal"}},
        "Use the Vassal in Harvest Palace (X07): take a Newcomer",
    ),
    (
        ask.UseAbilities(0, "worker_placed", ("X13",)),
        act.UseAbility("X13"),
        {"palaces": ("X13",), "nobles": {"X13": "courier"}},
        "Use the Noble of Star Observatory (X13) for 1 resource of your choice:"
        " look at 4 God cards from the deck and keep 2",
    ),
    (
        ask.ChooseWeavingPlace(0, "SW01", 2),
        act.InsertWeaving(0, 0),
        {"tapestries": (("SW02", "SW03"), ("SW01",))},
        "Tapestry 1, left of SW02 checker (gold | Rejuvenate): a match, 1 gold",
    ),
    (
        ask.ChooseWeavingPlace(0, "SW01", 2),
        act.InsertWeaving(0, 1),
        {"tapestries": (("SW02", "SW03"), ("SW01",))},
        "Tapestry 1, between SW02 checker (gold | Rejuvenate) and SW03 diamond (God card | potato)",
    ),
    (
        ask.ChooseWeavingPlace(0, "SW01", 2),
        act.InsertWeaving(0, 2),
        {"tapestries": (("SW02", "SW03"), ("SW01",))},
        "Tapestry 1, right of SW03 diamond (God card | potato)",
    ),
    (
        ask.ChooseWeavingPlace(0, "SW01", 2),
        act.InsertWeaving(0, 1),
        {"tapestries": (("SW02", "W06"), ("SW01",))},
        "Tapestry 1, between SW02 checker (gold | Rejuvenate) and W06 stripes (gold | stone): 1 match",
    ),
    (
        ask.ChooseWeavingPlace(0, "SW01", 2),
        act.InsertWeaving(0, 0),
        {"tapestries": (("SW03", "SW02"), ("SW01",))},
        "Tapestry 1, left of SW03 diamond (God card | potato)",
    ),
    (ask.ChooseProduction(0, may_refuse=True), act.Pass(), {}, "Produce with none"),
    (ask.ChooseNomad(0), act.Pass(), {}, "Take nobody"),
    (ask.MovePriestBesides(0), act.Pass(), {}, "Leave the High Priest where it is"),
    (ask.PlayHandGodCard(0), act.Pass(), {}, "Play no God card"),
]


@pytest.mark.parametrize(("asked", "action", "mine", "words"), ANSWERS)
def test_an_answer_says_what_it_costs_and_brings(
    asked: ask.Decision, action: act.Action, mine: dict[str, Any], words: str
) -> None:
    assert said(asked, action, STACKS, **mine) == words


def test_a_skipped_space_has_its_price() -> None:
    there = {"vassals": (PlacedVassal(0, "VN02", "2"),)}
    words = said(ask.TakeTurn(0), act.MoveHighPriest(3), there, priest=1, potato=1)
    assert words == "Move the High Priest 3 spaces to section 4 for 1 potato: Conquest"


def test_a_covered_edge_matches_anything() -> None:
    asked, answer = ask.ArrangeWeaving(0, "W22"), act.LayWeaving(0, "right")
    rows = {"tapestries": (("W10",),)}
    assert said(asked, answer, **rows).endswith(": no match")
    covered = {"vassals": (PlacedVassal(0, "VN01", "W10:right"),)}
    assert said(asked, answer, covered, **rows).endswith(": a match (Merchant: 1 gold)")


def test_what_belongs_to_one_choice_is_said_together() -> None:
    assert say.thing("god_card", "GX6", ENGLISH).endswith(
        "(either 1 Newcomer and 1 VP, or Rejuvenate 2 Buildings or Army cards)"
    )
    assert say.thing("god_card", "G41", ENGLISH).endswith("(2 stone or 2 corn, 1 VP)")


def test_a_tile_that_replaces_another_says_what_it_does() -> None:
    for tile in PASSIVE.values():
        if tile.replaces:
            assert say.thing("ability", tile.id, ENGLISH) == say.thing("ability", tile.replaces, ENGLISH)


# ---------------------------------------------------------------- in whole games


def positions(options: Options, seed: int) -> Iterator[tuple[View, list[Event]]]:
    random, state, happened = Random(seed), new_game(options, seed), list[Event]()
    while state.decision:
        yield view(state, state.decision.seat), happened
        outcome = apply(state, random.choice(legal_actions(state)))
        state, happened = outcome.state, list(outcome.events)


@pytest.mark.parametrize(
    ("seats", "overlay"), [({"players": 2}, "ruruy"), ({"players": 4}, "simpa"), ({"solo": "pachamama"}, "simpa")]
)
def test_whatever_happens_in_a_game_is_said_in_whole_sentences(seats: dict[str, Any], overlay: str) -> None:
    options = Options(**seats, modules=(*MODULES, f"way_of_the_sun:{overlay}"))
    for seed in range(2):
        for here, happened in positions(options, seed):
            asked = here.decision
            assert asked is not None
            assert re.fullmatch(r"[A-Z0-9][^{}<>_?]*\?", say.question(here, asked, ENGLISH))
            answers = [say.action(here, asked, answer, ENGLISH) for answer in legal_actions(here)]
            assert len(set(answers)) == len(answers), "answers can be told apart"
            assert not [words for words in answers if not re.fullmatch(r"[A-Z0-9][^{}<>_?]*", words)]
            for event in happened:
                told = say.event(seen_by(event, here.seat), NAMES, ENGLISH)
                assert re.fullmatch(r"[A-Z0-9][^{}<>_?]*\.", told)
