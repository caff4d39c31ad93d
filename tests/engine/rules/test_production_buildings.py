"""Every Production Building, through the Produce action and through a Produce One task."""

import pytest

from engine.actions import (
    Accept,
    Activate,
    ChooseReward,
    DrawGodCard,
    KeepArmyCard,
    Pass,
    ProduceWith,
    TakeGodCard,
    TakeNomad,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TurnUp,
)
from engine.box import BASE_GAME
from engine.decisions import ChooseProduction, Produce, TakeSecondAction
from tests.engine.kit import activated, gains, offered, options, performing, play, table

# What each Building gives, with the answers that its choices take; the table below offers all of them.
GIVES = [
    ("P01", (), {"potato": 2, "corn": 1}),
    ("P02", (), {"corn": 1, "vp": 2}),
    ("P03", (), {"potato": 4}),
    ("P04", (DrawGodCard(),), {"potato": 2, "god_hand": 1}),
    ("P04", (TakeGodCard("G42"),), {"potato": 2, "god_hand": 1}),
    ("P05", (), {"corn": 2, "potato": 1}),
    ("P06", (), {"stone": 2, "potato": 1}),
    ("P07", (), {"vp": 4}),
    ("P08", (), {"gold": 1, "potato": 1}),
    ("P09", (ChooseReward(0),), {"corn": 2, "potato": 1}),
    ("P09", (ChooseReward(1),), {"stone": 2, "potato": 1}),
    ("P10", (TakeTopWeaving(),), {"weavings": 1, "potato": 2}),
    ("P10", (TakeWeavingBeneath(),), {"weavings": 1, "potato": 2}),
    ("P11", (), {"potato": 2, "vp": 3}),
    ("P12", (), {"army_hand": 1, "potato": 2}),
    ("P13", (TakeNomad("warrior"),), {"workers": 1, "vp": 2}),
    ("P14", (), {"corn": 1, "stone": 1, "vp": 2}),
    ("P15", (), {"vp": 5}),
    ("P16", (KeepArmyCard("A01"),), {"army_hand": 1, "vp": 1}),
    ("P17", (ChooseReward(0),), {"gold": 1, "vp": 1}),
    ("P17", (ChooseReward(1),), {"corn": 2, "vp": 1}),
    ("P17", (ChooseReward(2),), {"stone": 2, "vp": 1}),
    ("P17", (ChooseReward(3),), {"potato": 3, "vp": 1}),
    ("P18", (Accept(),), {"vp": 2, "corn": -1, "temple": 1}),
    ("P18", (Pass(),), {"vp": 2}),
    ("P19", (), {"gold": 1, "vp": 2}),
]
# Step 3 of the Temple has no reward, so that climbing from step 2 shows nothing but itself.
AREA = {"corn": 1, "temple": 2}
BOARD = {"god_offer": ("G42",)}


def test_all_nineteen_are_here():
    assert tuple(dict.fromkeys(building for building, _, _ in GIVES)) == BASE_GAME.buildings["production"]


@pytest.mark.parametrize(("building", "answers", "expected"), GIVES)
def test_production_building_by_the_produce_action(building, answers, expected):
    before = activated("produce", production_up=(building,), **AREA, board=BOARD).state
    state = play(before, Activate(), ProduceWith(building), *answers).state
    if isinstance(state.decision, Produce):  # the Building now face down may be turned up again
        state = play(state, Pass()).state
    assert gains(before, state) == expected
    assert state.players[0].production_up == ()
    assert state.players[0].production_down == (building,)


@pytest.mark.parametrize(("building", "answers", "expected"), GIVES)
def test_production_building_by_a_produce_one_task(building, answers, expected):
    before = table(production_up=(building,), **AREA, board=BOARD)
    state = play(performing(before, "produce_one").state, *answers).state
    assert gains(before, state) == expected
    assert state.players[0].production_up == (building,)
    assert state.players[0].production_down == ()


@pytest.mark.parametrize(("building", "answers", "expected"), GIVES)
def test_production_building_of_a_player_who_follows(building, answers, expected):
    follower = {"production_up": (building,), "production_down": ("P01" if building != "P01" else "P02",), **AREA}
    before = activated("produce", board=BOARD, others={1: follower}).state
    asked = play(before, Activate()).state
    assert asked.decision == Produce(1)
    assert offered(asked, TurnUp) == []
    state = play(asked, ProduceWith(building), *answers).state
    assert gains(before, state, 1) == expected
    assert building in state.players[1].production_down
    assert isinstance(state.decision, TakeSecondAction)


def test_any_number_of_face_up_buildings_give_once_each():
    before = activated("produce", production_up=("P03", "P05", "P06")).state
    asked = play(before, Activate()).state
    assert offered(asked, ProduceWith) == [ProduceWith("P03"), ProduceWith("P05"), ProduceWith("P06")]
    some = play(asked, ProduceWith("P05"), ProduceWith("P03")).state
    assert offered(some, ProduceWith) == [ProduceWith("P06")]
    state = play(some, Pass()).state
    assert gains(before, state) == {"corn": 2, "potato": 4 + 1}
    assert state.players[0].production_up == ("P06",)
    assert state.players[0].production_down == ("P05", "P03")


def test_produce_one_asks_for_one_of_the_face_up_buildings():
    state = performing(table(production_up=("P03", "P05"), production_down=("P06",)), "produce_one").state
    assert state.decision == ChooseProduction(0)
    assert options(state) == (ProduceWith("P03"), ProduceWith("P05"))
    assert play(state, ProduceWith("P05")).state.players[0].corn == 2


@pytest.mark.parametrize(("building", "expected"), [("P13", {"vp": 2}), ("P10", {"potato": 2})])
def test_without_nomads_or_weavings_the_rest_of_the_benefit_remains(building, expected):
    before = table(production_up=(building,), board={"nomads": (), "weavings": ()})
    assert gains(before, performing(before, "produce_one").state) == expected
