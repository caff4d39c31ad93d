"""What is refused where several modules of The Golden Age ask, with the reason."""

from typing import Any

from engine import State
from engine.actions import (
    ChooseKind,
    ClimbTo,
    Conquer,
    ConstructBuilding,
    DrawBuilding,
    InsertWeaving,
    LiftWeaving,
    PlayArmyCard,
    PlayGodCard,
    Pray,
    ReturnGodCard,
    SacrificeWorker,
    WalkHighPriest,
)
from engine.decisions import (
    ChooseBuilding,
    ChooseColour,
    ChooseOwnCasualty,
    ChooseTempleStep,
    ChooseWeavingPlace,
    JoinConquest,
    PaySoldiers,
    PlayArmyFree,
    PlayHandGodCard,
    RearrangeWeavings,
)
from engine.procedures import PutWorker
from tests.engine.kit import changed, table, with_soldiers
from tests.engine.kit.refusals import Case, at

ARRIVING = PutWorker(0, "N03", "architect", "T1b", "")
TWO_ROWS = {"tapestries": (("SW01", "SW02"), ("W01",))}  # SW01 and W01 have the same pattern


def turn(**mine: Any) -> State:
    return table(**{"potato": 1, **mine})


def drawing(question: ChooseBuilding, **mine: Any) -> State:
    return at(question, **{"passives": ("ZA2",), "stone": 9, **mine})


def begun_to_draw(**mine: Any) -> State:
    """One tile is drawn of three, and all could be paid."""
    return drawing(ChooseBuilding(0, False, drawn=("Z01",)), **{"gold": 9, **mine})


def owing() -> State:
    """A Conquest within a Conquest that has yet to be paid, for which all soldiers are needed."""
    state = at(JoinConquest(0), army_up=with_soldiers(1, 3))
    state.stack = (*state.stack[:-1], PaySoldiers(0, 1, 2), state.stack[-1])
    return changed(state)


CASES: list[Case] = [
    ("soldiers_owed", {"soldiers": 3}, owing, Conquer("CH1")),
    ("no_such_way", {}, lambda: at(ChooseTempleStep(0, 1), temple="S1L"), ClimbTo("S6L")),
    ("not_in_hand", {"god_card": "G05"}, lambda: at(PlayHandGodCard(0), god_hand=("G01",)), PlayGodCard("G05")),
    ("not_in_hand", {"army_card": "A20"}, lambda: at(PlayArmyFree(0, 2), army_hand=("A01",)), PlayArmyCard("A20")),
    ("no_praying_here", {}, lambda: at(PlayArmyFree(0, 2), army_hand=("A01",)), Pray()),
    (
        "no_god_cards",
        {},
        lambda: at(PlayArmyFree(0, 2, or_pray=True), army_hand=("A01",), board={"god_deck": (), "god_offer": ()}),
        Pray(),
    ),
    (
        "no_such_worker",
        {"worker": "priest"},
        lambda: at(ChooseOwnCasualty(0), workers=("courier", "warrior")),
        SacrificeWorker("priest"),
    ),
    (
        "cannot_count_as",
        {"worker": "N03", "acting": "priest"},
        lambda: at(ChooseColour(0, ARRIVING)),
        ChooseKind("priest"),
    ),
    ("not_your_weaving", {"tile": "W09"}, lambda: at(RearrangeWeavings(0, 2), **TWO_ROWS), LiftWeaving("W09")),
    (
        "weaving_stays",
        {"tile": "SW01"},
        lambda: at(RearrangeWeavings(0, 2), tapestries=(("SW01",),)),
        LiftWeaving("SW01"),
    ),
    (
        "pattern_there",
        {"pattern": "stripes", "number": 1},
        lambda: at(ChooseWeavingPlace(0, "W01", 2), **TWO_ROWS),
        InsertWeaving(0, 1),
    ),
    ("no_such_place", {}, lambda: at(ChooseWeavingPlace(0, "W01", 2), **TWO_ROWS), InsertWeaving(7, 0)),
    ("building_needed", {"building": "ZA2"}, lambda: at(ChooseBuilding(0, False), stone=9), DrawBuilding("passive")),
    ("no_more_draws", {}, lambda: drawing(ChooseBuilding(0, True)), DrawBuilding("passive")),
    ("draw_first", {}, begun_to_draw, ConstructBuilding("Z01")),
    ("draw_first", {}, lambda: begun_to_draw(god_hand=("G01",)), ReturnGodCard("G01")),
    (
        "other_kind",
        {"kind": "passive"},
        lambda: drawing(ChooseBuilding(0, False, "passive")),
        DrawBuilding("production"),
    ),
    (
        "stack_empty",
        {},
        lambda: drawing(ChooseBuilding(0, False), board={"production_stack": ()}),
        DrawBuilding("production"),
    ),
    ("building_needed", {"building": "ZA5"}, lambda: turn(corn=1), WalkHighPriest(1)),
    ("too_poor", {"needs_corn": 1}, lambda: turn(passives=("ZA5",)), WalkHighPriest(1)),
    ("too_far", {"most": 1}, lambda: turn(passives=("ZA5",), corn=1), WalkHighPriest(2)),
    ("building_needed", {"building": "ZA6"}, lambda: turn(workers=("priest",)), SacrificeWorker("priest")),
    (
        "no_such_worker",
        {"worker": "priest"},
        lambda: turn(workers=("courier",), passives=("ZA6",)),
        SacrificeWorker("priest"),
    ),
]
