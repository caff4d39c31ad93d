"""What is told of a move, and after which moves there is no way back."""

import pytest

from engine import Options, open_game
from engine.actions import (
    Activate,
    BuildStatue,
    BuildSteps,
    BuyWeaving,
    ConstructBuilding,
    DiscardArmyCard,
    DrawGodCard,
    Exchange,
    HireVillager,
    KeepArmyCard,
    KeepGodCard,
    MoveHighPriest,
    Pass,
    Pay,
    PickWeaving,
    PlayArmyCard,
    Pray,
    ProduceWith,
    RecruitNomad,
    RemoveBuilding,
    ReturnGodCard,
    SendCasualty,
    SetAsideWeaving,
    TakeGodCard,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TrainArmy,
    TurnUp,
)
from engine.benefits import ClimbTemple, FreeWeaving, Priced
from engine.events import (
    AnsweredByItself,
    ArmyCardDiscarded,
    ArmyCardDrawn,
    ArmyCardPlayed,
    BuildingConstructed,
    Declined,
    Exchanged,
    Gained,
    GodCardDrawn,
    GodCardKept,
    GodCardTaken,
    GodsFed,
    Paid,
    Produced,
    StartingWeavingPicked,
    StatueBuilt,
    StepsBuilt,
    TurnedDown,
    TurnedUp,
    WeavingBought,
    WeavingLaid,
    WeavingMatched,
    WeavingSetAside,
    WeavingTaken,
)
from engine.procedures import RunEffect
from engine.resources import Cost
from tests.engine.kit import activated, ask, end_of_turn, festival, performing, placed, play, table

pytestmark = pytest.mark.usefixtures("layout")

OFFER = {"god_offer": ("G42",)}


def free_weaving(**position):
    return ask(table(**position), RunEffect(0, FreeWeaving(1), "conquest"))


def acting(action: str, **position):
    return play(activated(action, **position).state, Activate())


def conquering(**position):
    return play(activated("conquest", **position).state, SendCasualty("corn"), Activate())


TOLD = [
    (lambda: performing(table(stone=1, corn=1), "building"), ConstructBuilding("P01"), [BuildingConstructed(0, "P01")]),
    (lambda: performing(table(stone=3), "statue"), BuildStatue("small", "inti"), [StatueBuilt(0, "small", "inti")]),
    (lambda: performing(table(stone=3), "steps"), BuildSteps("S1u"), [Paid(0, 0, 0, 3, 0), StepsBuilt(0, "S1u")]),
    (
        lambda: performing(table(), "training"),
        KeepArmyCard("A02"),
        [ArmyCardDrawn(0, "A02"), ArmyCardDiscarded(0, "A01")],
    ),
    (lambda: ask(table(board={"army_deck": ("A05",)})), TrainArmy(), [ArmyCardDrawn(0, "A05")]),
    (
        lambda: play(table(board=OFFER), Pray()),
        TakeGodCard("G42"),
        [GodCardTaken(0, "G42"), AnsweredByItself(0, "ChooseGodCard", DrawGodCard()), GodCardDrawn(0, "G01")],
    ),
    (lambda: conquering(army_hand=("A06", "A01")), PlayArmyCard("A06"), [ArmyCardPlayed(0, "A06")]),
    (lambda: conquering(army_up=("A01",)), Pass(), [Declined(0, "JoinConquest")]),
    (lambda: acting("worship", small_statues=("inti",)), Pass(), [Declined(0, "Worship")]),
    (lambda: acting("offering", corn=2), Pass(), [Declined(0, "MakeOffering")]),
    (lambda: end_of_turn(corn=1), Pass(), [Declined(0, "HireWorker")]),
    (lambda: placed("warrior", "T1b", board={"hill": {"T1a": "priest"}}), Pass(), [Declined(0, "ChooseRetrieval")]),
    (
        lambda: play(performing(table(others={1: {"corn": 2}}, corn=1), "weavings").state, Pass()),
        Pass(),
        [Declined(1, "BuyLeftoverWeaving")],
    ),
    (
        lambda: performing(table(gold=1, tapestries=(("W04", "W13"),)), "merchant"),
        Pass(),
        [Declined(0, "BuyEffect", Priced(ClimbTemple(1), Cost(gold=1)))],
    ),
    (lambda: performing(table(corn=1), "weavings"), BuyWeaving("W02"), [WeavingBought(0, "W02", False)]),
    (lambda: performing(table(passives=("Z08",)), "weavings"), SetAsideWeaving("W04"), [WeavingSetAside(0, "W04")]),
    (
        lambda: free_weaving(),
        TakeTopWeaving(),
        [WeavingTaken(0, "W01"), WeavingLaid(0, "W01", 0, "right", begins=True)],
    ),
    (lambda: acting("rejuvenate", army_down=("A01",)), TurnUp("A01"), [TurnedUp(0, "A01")]),
    (
        lambda: acting("produce", production_up=("P05",)),
        ProduceWith("P05"),
        [Produced(0, "P05"), Gained(0, "corn", 2, "production"), TurnedDown(0, "P05")],
    ),
    (lambda: ask(table(corn=2, passives=("Z15",))), Exchange("corn", "gold"), [Exchanged(0, "corn", "gold")]),
    (lambda: festival(god_hand=("G01",), gold=1), Pay(gold=1), [Paid(0, 0, 0, 0, 1), GodsFed(0, 0, 1, 0)]),
]


def test_what_is_told_of_the_set_up():
    picking = open_game(Options(players=2, first_player=0), 1).state
    kept = play(picking, PickWeaving("SW02"), PickWeaving("SW01"))
    assert StartingWeavingPicked(0, "SW02") in kept.events
    card = kept.state.players[0].dealt[3]
    assert GodCardKept(0, card) in play(kept.state, KeepGodCard(card)).events


@pytest.mark.fixed_layout
@pytest.mark.parametrize(("start", "action", "told"), TOLD, ids=[type(case[2][0]).__name__ for case in TOLD])
def test_what_is_told(start, action, told):
    kinds = tuple(map(type, told))
    events = [event for event in play(start().state, action).events if isinstance(event, kinds)]
    assert events[: len(told)] == told


def test_produce_one_tells_of_the_building():
    outcome = performing(table(production_up=("P05",)), "produce_one")
    assert Produced(0, "P05") in outcome.events


def test_a_merchant_tells_of_every_match():
    outcome = performing(table(tapestries=(("SW03", "W03", "W09"),)), "merchant")
    matches = [event for event in outcome.events if isinstance(event, WeavingMatched)]
    assert matches == [WeavingMatched(0, "potato"), WeavingMatched(0, "army")]


# ---------------------------------------------------------------- no way back

COMMITS = [
    (lambda: ask(table()), Pray(), True),  # an empty offer: both cards come off the deck by themselves
    (lambda: play(table(board=OFFER), Pray()), TakeGodCard("G42"), True),
    (lambda: play(table(board={"god_offer": ("G41", "G42"), "god_deck": ()}), Pray()), TakeGodCard("G42"), False),
    (lambda: ask(table()), TrainArmy(), True),
    (lambda: performing(table(), "training"), KeepArmyCard("A01"), True),  # the other one is shown to all
    (lambda: ask(table()), RecruitNomad("priest"), True),
    (lambda: ask(table(board={"bag": {}})), RecruitNomad("priest"), False),
    (lambda: performing(table(corn=1), "weavings"), Pass(), True),
    (lambda: free_weaving(), TakeTopWeaving(), True),  # the next one is turned up
    (lambda: ask(table()), MoveHighPriest(1), False),
    (lambda: free_weaving(), TakeWeavingBeneath(), True),
    (
        lambda: play(
            performing(table(god_hand=("G01",), stone=2, corn=2), "building").state,
            ReturnGodCard("G01"),
            RemoveBuilding("P01"),
        ),
        Pass(),
        True,
    ),
    (lambda: performing(table(stone=3), "statue"), BuildStatue("small", "inti"), False),
    (lambda: performing(table(stone=1, corn=1), "building"), ConstructBuilding("P01"), False),
    (lambda: ask(table(army_hand=("A01",))), DiscardArmyCard("A01"), False),
    (lambda: ask(table(corn=2, passives=("Z15",))), Exchange("corn", "gold"), False),
    (lambda: end_of_turn(corn=1), HireVillager("corn"), True),  # another seat is asked
]


@pytest.mark.fixed_layout
@pytest.mark.parametrize(("start", "action", "commits"), COMMITS)
def test_after_something_was_revealed_there_is_no_way_back(start, action, commits):
    assert play(start().state, action).commits == commits


@pytest.mark.parametrize(("worker", "commits"), [("priest", False), ("warrior", True)])
def test_a_placement_can_be_taken_back_unless_it_draws_an_army_card(worker, commits):
    assert placed(worker, "T1b").commits == commits
