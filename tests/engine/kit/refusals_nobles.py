"""What is refused with Palaces, Nobles and Newcomers, with the reason."""

from typing import Any

from engine import State
from engine.actions import AppointNoble, Conquer, KeepGodCard, MoveHighPriest, Pay, TakeNewcomer, TurnUp, UseAbility
from engine.decisions import (
    AppointWorker,
    ChooseNewcomer,
    ChooseRejuvenation,
    Decision,
    JoinConquest,
    KeepSeenGodCards,
    MovePriestBesides,
    Produce,
    SpendResource,
    UseAbilities,
)
from engine.procedures import PutWorker
from engine.resources import Cost
from tests.engine.kit.refusals import Case, at

ARRIVED = PutWorker(0, "architect", "architect", "T1b", "")


def appointing() -> State:
    area = {"palaces": ("X01", "X02", "X06"), "nobles": {"X01": "architect"}}
    return at(AppointWorker(0, "architect"), **area)


def noble(question: Decision, palace: str, *lying: str, **mine: Any) -> State:
    """A seat whose Nobles, of whom some lie, are asked about."""
    workers = {"X01": "architect", "X02": "warrior", "X10": "craftsman", "X13": "warrior"}
    palaces = (palace, *(other for other in lying if other != palace))
    area = {"palaces": palaces, "nobles": {name: workers[name] for name in palaces}, "lying": lying}
    return at(question, **area, **mine)


def lying(question: Decision, **mine: Any) -> State:
    return noble(question, "X01", "X02", **mine)


CASES: list[Case] = [
    ("not_your_palace", {"building": "X03"}, appointing, AppointNoble("X03")),
    ("palace_inhabited", {"building": "X01"}, appointing, AppointNoble("X01")),
    ("other_noble", {"building": "X02", "worker": "warrior"}, appointing, AppointNoble("X02")),
    (
        "no_such_newcomer",
        {"worker": "N05"},
        lambda: at(ChooseNewcomer(0), board={"newcomers": ("N01", "N02")}),
        TakeNewcomer("N05"),
    ),
    (
        "newcomer_alike",
        {"worker": "N02", "other": "N01"},
        lambda: at(ChooseNewcomer(0), board={"newcomers": ("N01", "N02")}),
        TakeNewcomer("N02"),
    ),
    ("ability_not_waiting", {}, lambda: noble(UseAbilities(0, "recruited", ("X10",)), "X10"), UseAbility("X11")),
    (
        "too_poor",
        {"needs_stone": 2, "has_stone": 1},
        lambda: noble(UseAbilities(0, "recruited", ("X10",)), "X10", stone=1),
        UseAbility("X10"),
    ),
    ("no_resource", {}, lambda: noble(UseAbilities(0, "worker_placed", ("X13",), ARRIVED), "X13"), UseAbility("X13")),
    (
        "brings_nothing",
        {},
        lambda: noble(UseAbilities(0, "recruited", ("X10",)), "X10", stone=2, steps_left=0),
        UseAbility("X10"),
    ),
    ("one_resource", {}, lambda: at(SpendResource(0), corn=1, stone=1), Pay(potato=1)),
    ("too_far", {"most": 2}, lambda: at(MovePriestBesides(0)), MoveHighPriest(3)),
    ("not_seen", {"card": "G05"}, lambda: at(KeepSeenGodCards(0, ("G01", "G02", "G03"), 2)), KeepGodCard("G05")),
    ("leftmost_only", {}, lambda: at(JoinConquest(0, leftmost=True)), Conquer("AN2")),
    (
        "conquered",
        {"space": "AN1"},
        lambda: at(JoinConquest(0, leftmost=True), board={"conquest": {"AN1": 1}}),
        Conquer("AN1"),
    ),
    ("noble_not_lying", {"building": "X01"}, lambda: lying(ChooseRejuvenation(0, 1)), TurnUp("X01")),
    (
        "noble_stays_down",
        {"building": "X02"},
        lambda: lying(ChooseRejuvenation(0, 1, besides=("X02",)), army_down=("A01",)),
        TurnUp("X02"),
    ),
    ("noble_stays_down", {"building": "X02"}, lambda: lying(Produce(0, shed=1), production_up=("P01",)), TurnUp("X02")),
    ("buildings_only", {}, lambda: lying(ChooseRejuvenation(0, 1, production_only=True)), TurnUp("X02")),
    ("nobles_only", {}, lambda: lying(ChooseRejuvenation(0, 1, nobles_only=True), army_down=("A01",)), TurnUp("A01")),
    ("too_poor", {"needs_corn": 1}, lambda: lying(ChooseRejuvenation(0, 0, Cost(corn=1))), TurnUp("X02")),
]
