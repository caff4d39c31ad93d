"""What is said of The Golden Age: every question, answer and event, with what it costs and brings."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot import text
from bot.languages.en import ENGLISH
from engine import Options, apply, box, events, legal_actions, new_game
from engine import actions as act
from engine import decisions as ask
from engine.events import Event, seen_by
from engine.procedures import PutWorker
from engine.resources import UNKNOWN, Cost
from engine.state import PlacedVassal, View
from engine.views import view
from tests.engine.kit import table

NAMES = ["Ana", "Bruno", "Carla", "Dana"]
MODULES = ("buildings", "vassals", "nobles")
NATIONS = {"antisuyu": "VN10", "qullasuyu": "VN03", "kuntisuyu": "VN08", "chinchaysuyu": "VN09"}


@pytest.fixture(autouse=True)
def every_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every module can be played."""
    monkeypatch.setattr(box, "PLAYABLE", frozenset(box.MODULES))


def seen(board: dict[str, Any] | None = None, **mine: Any) -> View:
    return view(table(board={"nations": NATIONS, **(board or {})}, **mine), 0)


def said(asked: ask.Decision, action: act.Action, board: dict[str, Any] | None = None, **mine: Any) -> str:
    return text.action(seen(board, **mine), asked, action, ENGLISH)


# ---------------------------------------------------------------- answers


PLACED = PutWorker(0, "N03", "architect", "T1b", "")
PALACE = {"palaces": ("X01",), "nobles": {"X01": "architect"}}


@pytest.mark.parametrize(
    ("asked", "action", "mine", "words"),
    [
        (
            ask.ChooseTempleStep(0, 2),
            act.ClimbTo("S1L"),
            {},
            "Climb to the left Temple step 1: 2 stone, move the High Priest 1 space without activating; its row scores"
            " 2 VP at a Festival",
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
            "Use the Vassal in Star Observatory (X13) for 1 resource of your choice: see 4 God cards of the deck and"
            " keep 2",
        ),
        (
            ask.UseAbilities(0, "activated_worship", ("ZA1", "ZV2")),
            act.UseAbility("ZA1"),
            {},
            "Resolve Sun Court (ZA1) next: Climb one Temple step whenever somebody activates Worship.",
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
            "Appoint the Architect in Statue Court (X01): Constructing a Passive Building: pay 1 corn and 1 stone for a"
            " small Statue and its 3 VP. Prophecy (0 of 4): your second longest Tapestry has at least 4 Weavings",
        ),
        (
            ask.ChooseNewcomer(0),
            act.TakeNewcomer("N03"),
            {},
            "Take an Architect/Warrior Newcomer: 1 more task on a blue space; draws an Army card, may take a neighbour"
            " back",
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
            "Spread Cultural Influence in Chinchaysuyu: a Conquest marker on Idol Bearers (VN09), and for 1 potato its"
            " ability. Put a Vassal on a Statue of yours; each God card of that god whose benefits you get brings 2"
            " potato and 1 stone more. It leaves the game with the Statue.",
        ),
        (
            ask.TakeTurn(0),
            act.SpreadInfluence("chinchaysuyu"),
            {"potato": 1, "vassals_left": 4},
            "Spread Cultural Influence in Chinchaysuyu: a Conquest marker on Idol Bearers (VN09), without its ability",
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
            "The Steps on the upper spot of section 2: 4 VP, 1 corn, 2 potato now; 1 corn, potato or stone with each"
            " use",
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
            "The large Statue of Inti: 2 potato, 1 stone with each God card of Inti you get the benefits of",
        ),
        (
            ask.ChooseVassalPlace(0, "VN10"),
            act.PlaceVassal("X14"),
            {"palaces": ("X14",)},
            "Market Palace (X14): a Newcomer now. Placing a Craftsman: pay 2 corn for a Merchant task. Prophecy (0 of"
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
            "Walk the High Priest 1 space to section 2 for 1 corn: Offering, not activated",
        ),
        (
            ask.ChooseWalk(0),
            act.WalkHighPriest(1),
            {"priest": 1},
            "Walk the High Priest 1 space to section 2: Offering, not activated",
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
            "Draw 3 tiles to choose from as well, the first of the Palace stack",
        ),
        (
            ask.ChooseBuilding(0, gratis=False, drawn=("P01",)),
            act.DrawBuilding("passive"),
            {"passives": ("ZA2",)},
            "Draw the top tile of the Passive stack: 2 to draw before you choose",
        ),
        (
            ask.ChooseBuilding(0, gratis=True),
            act.ConstructBuilding("X14"),
            {},
            "Construct Market Palace (X14) free. Palace for a Courier: Placing a Craftsman: pay 2 corn for a Merchant"
            " task. Prophecy: you have at least 4 Passive Buildings",
        ),
        (
            ask.RearrangeWeavings(0, 3),
            act.LiftWeaving("W22"),
            {"tapestries": (("SW01",), ("W22", "W10"))},
            "Move W22 fret (gold | Rejuvenate) of Tapestry 2",
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
            "Stand up the Noble of Statue Court (X01), free",
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
        (ask.PlayArmyFree(0, 2, or_pray=True), act.Pray(), {}, "Take 2 God cards instead"),
        (ask.PlayArmyFree(0, 2), act.PlayArmyCard("A01"), {}, "Play A01 (1 soldier, 3 potato), free"),
        (ask.SpendResource(0), act.Pay(stone=1), {}, "Pay 1 stone"),
        (
            ask.TakeTurn(0),
            act.PlaceWorker("N03", "N04"),
            {},
            "Place an Architect/Warrior Newcomer (1 more task on a blue space; draws an Army card, may take a neighbour"
            " back)",
        ),
    ],
)
def test_an_answer_says_what_it_costs_and_brings(
    asked: ask.Decision, action: act.Action, mine: dict[str, Any], words: str
) -> None:
    stacks = {"passive_stack": ("Z01", "Z02"), "palace_stack": ("X02", "X03")}
    assert said(asked, action, stacks, **mine) == words


def test_a_skipped_space_has_its_price() -> None:
    there = {"vassals": (PlacedVassal(0, "VN02", "2"),)}
    words = said(ask.TakeTurn(0), act.MoveHighPriest(3), there, priest=1, potato=1)
    assert words == "Move the High Priest 3 spaces to section 4 for 1 potato: Conquest"


def test_a_covered_edge_matches_anything() -> None:
    asked, answer = ask.ArrangeWeaving(0, "W22"), act.LayWeaving(0, "right")
    rows = {"tapestries": (("W10",),)}
    assert said(asked, answer, **rows).endswith(": no match")
    covered = {"vassals": (PlacedVassal(0, "VN01", "W10:right"),)}
    assert said(asked, answer, covered, **rows).endswith(": a match, 1 gold")


# ---------------------------------------------------------------- questions


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (
            ask.UseAbilities(0, "activated_produce", ("X07",)),
            "Produce was activated. Which of your abilities do you use?",
        ),
        (
            ask.ChooseTempleStep(0, 1),
            "You climb 1 Temple step, and the way splits here. Which way do you go?",
        ),
        (
            ask.UseNation(0, "qullasuyu", Cost(potato=1)),
            "You may pay 1 potato to place a Vassal by Stair Builders (VN03). Do you?",
        ),
        (ask.ChooseNewcomer(0), "A Newcomer joins you. Which one?"),
        (
            ask.ChooseNewcomer(0, may_refuse=True),
            "You have appointed a Noble and may take a Newcomer. Which one?",
        ),
        (
            ask.ChooseColour(0, PLACED),
            "You placed an Architect/Warrior Newcomer. As which kind does it count for your Buildings and Palaces?",
        ),
        (ask.ChooseRejuvenation(0, 4, nobles_only=True), "You may stand up 4 Nobles free. Which one?"),
        (
            ask.Produce(0, kept=True),
            "You take the gold, but Buildings with your Vassals may give without flipping. Which one next?",
        ),
        (
            ask.JoinConquest(0, leftmost=True),
            "You conquer without Soldiers: the leftmost empty space of a region. Which one?",
        ),
        (
            ask.ChooseFreeWeaving(0, 2, unseen=True),
            "You take 2 free Weavings; none is revealed before that is done. The top one or the one beneath it?",
        ),
        (
            ask.PlayArmyFree(0, 2, or_pray=True),
            "You may play 2 Army cards at no cost, or take 2 God cards instead. What do you do?",
        ),
        (ask.PlayHandGodCard(0, must=True), "You have to play a God card from your hand for its benefits. Which one?"),
    ],
)
def test_a_question_says_what_it_is_about(asked: ask.Decision, words: str) -> None:
    assert text.question(seen(), asked, ENGLISH) == words


def test_the_worker_limit_speaks_of_newcomers_where_there_are_any() -> None:
    asked = ask.ChooseSurplus(0)
    assert text.question(seen(workers=("priest", "priest", "warrior")), asked, ENGLISH).startswith(
        "You can keep only 2 W"
    )
    words = text.question(seen(workers=("priest", "priest", "warrior", "N03")), asked, ENGLISH)
    assert words == "You can keep only 2 Workers and 1 Newcomer besides. Which one leaves the game?"


# ---------------------------------------------------------------- events


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        (events.TempleClimbed(0, "R2L"), "Ana climbed to the left Temple step 2."),
        (events.TempleClimbed(0, "R1"), "Ana climbed to Temple step 1."),
        (events.TempleClimbed(0, 9), "Ana climbed to Temple step 9."),
        (events.AbilityUsed(1, "X07"), "Bruno used Harvest Palace (X07): take a Newcomer."),
        (
            events.NationsLaid(("VN01", "VN03")),
            "The Nation tiles of this game: Weavers of the Coast (VN01) and Stair Builders (VN03).",
        ),
        (events.PalaceGiven(0, "X07"), "Ana got the starting Palace Harvest Palace (X07)."),
        (events.NewcomerTaken(0, "N03"), "Ana took an Architect/Warrior Newcomer."),
        (events.NobleAppointed(0, "X07", "priest"), "Ana appointed a Priest as the Noble of Harvest Palace (X07)."),
        (events.InfluenceSpread(0, "antisuyu"), "Ana spread Cultural Influence in Antisuyu."),
        (
            events.VassalPlaced(0, "VN01", "SW02:left"),
            "Ana placed a Vassal on the left edge of SW02 checker (gold | Rejuvenate) by Weavers of the Coast (VN01).",
        ),
        (
            events.VassalPlaced(0, "VN02", "3"),
            "Ana placed a Vassal on section 3 of the Coricancha by Keepers of the Road (VN02).",
        ),
        (
            events.VassalPlaced(0, "VN03", "S2u"),
            "Ana placed a Vassal on the Steps on the upper spot of section 2 by Stair Builders (VN03).",
        ),
        (
            events.VassalPlaced(0, "VN04", "2"),
            "Ana placed a Vassal beside the bottom segment of section 2 by Valley Pilgrims (VN04).",
        ),
        (
            events.VassalPlaced(0, "VN05", "AN1"),
            "Ana put a Vassal in place of the marker on AN1 in Antisuyu by Reconquered Towns (VN05).",
        ),
        (events.VassalPlaced(0, "VN06", "AN1"), "Ana placed a Vassal on AN1 in Antisuyu by Loyal Chieftains (VN06)."),
        (
            events.VassalPlaced(0, "VN07", "casualties"),
            "Ana placed a Vassal in the Casualties of War by Border Guards (VN07).",
        ),
        (
            events.VassalPlaced(0, "VN08", "P01"),
            "Ana placed a Vassal on Terrace Garden (P01) by Master Founders (VN08).",
        ),
        (
            events.VassalPlaced(0, "VN09", "small:inti"),
            "Ana placed a Vassal on the small Statue of Inti by Idol Bearers (VN09).",
        ),
        (events.VassalPlaced(0, "VN10", "X07"), "Ana placed a Vassal in Harvest Palace (X07) by Adopted Lords (VN10)."),
        (
            events.VassalPlaced(1, "PV04", ""),
            "Bruno placed a Vassal on Cult of the Sun (PV04): At a Festival her Temple step gives its VP and reward"
            " twice. With two Vassals, it gives them three times.",
        ),
        (events.VassalLost(0, "VN09", "small:inti"), "Ana lost the Vassal on the small Statue of Inti, which is gone."),
        (events.TurnedDown(0, "X07"), "Ana laid the Noble of Harvest Palace (X07) down."),
        (events.TurnedUp(0, "X07"), "Ana stood the Noble of Harvest Palace (X07) up."),
        (events.CasualtyFell(0, "priest", "supply"), "Casualty of war: a Priest of Ana's own Workers."),
        (events.BuildingsDrawn(0, ("Z01",)), "Ana drew Runner's Lodge (Z01) to choose from."),
        (events.BuildingsPutBack(0, ("Z01",)), "Runner's Lodge (Z01) went under the stacks again."),
        (events.WeavingMoved(0, "SW02", 1, 0), "Ana moved SW02 checker (gold | Rejuvenate) to Tapestry 2."),
        (events.WeavingMoved(0, "SW02", -1, 0), "Ana started a new Tapestry with SW02 checker (gold | Rejuvenate)."),
        (
            events.KindChosen(0, "N03", "warrior"),
            "Ana's Architect/Warrior Newcomer counts as a Warrior for Buildings and Palaces.",
        ),
        (events.GodCardsSeen(0, ("G11", "G07")), "Ana saw the God cards G11 Killa and G07 Inti."),
        (events.GodCardsSeen(0, (UNKNOWN, UNKNOWN)), "Ana saw 2 God cards of the deck."),
        (events.ProphecyFulfilled(0, "X07"), "Ana's Prophecy came true: Harvest Palace (X07)."),
        (events.Declined(0, "UseAbilities"), "Ana used no other ability."),
        (events.Declined(0, "UseNation"), "Ana did without the Nation's ability."),
    ],
)
def test_an_event_is_told(happened: Event, words: str) -> None:
    assert text.event(happened, NAMES, ENGLISH) == words


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
            assert re.fullmatch(r"[A-Z0-9][^{}<>_?]*\?", text.question(here, asked, ENGLISH))
            answers = [text.action(here, asked, answer, ENGLISH) for answer in legal_actions(here)]
            assert len(set(answers)) == len(answers), "answers can be told apart"
            assert not [words for words in answers if not re.fullmatch(r"[A-Z0-9][^{}<>_?]*", words)]
            for event in happened:
                told = text.event(seen_by(event, here.seat), NAMES, ENGLISH)
                assert re.fullmatch(r"[A-Z0-9][^{}<>_?]*\.", told)
