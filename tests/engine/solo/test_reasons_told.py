"""What an automa tells of its rules: conditions with their numbers, failures, and why it is this and nothing else."""

from typing import Any

import pytest

from engine.benefits import (
    BuildingTask,
    Choose,
    DrawArmy,
    FreeBuilding,
    FreeStatue,
    Gain,
    GainNomad,
    GainVillager,
    PlaceConquestMarker,
    StatueTask,
)
from engine.components import CONQUEST
from engine.core import Outcome
from engine.difficulty import AXOMAMMA, PACHAMAMA
from engine.events import AutomaChose, AutomaDecided, AutomaFailed, BuildingConstructed, Chosen, Condition, Way
from engine.procedures import EndActivation, EndWithoutWorker, OfferHire, Poll
from tests.engine.kit import of, only, with_soldiers
from tests.engine.kit.pachamama import her
from tests.engine.kit.solo import AUTOMA, PERSON, against, before, gaining, its_turn, run

FULL = dict.fromkeys(CONQUEST, PERSON)
ALL_BUT_THE_DEAREST = {space: PERSON for space, printed in CONQUEST.items() if printed.discard < 2}
FIRST, SECOND = Poll("conquer", (AUTOMA,)), Poll("conquer_again", (AUTOMA,))


# ---------------------------------------------------------------- Conquest


@pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
def test_a_first_conquest_that_fails_is_told_with_the_reason(which: str) -> None:
    def failed(**position: Any) -> AutomaFailed:
        return only(run(against(which, **position), FIRST), AutomaFailed)

    marker = PlaceConquestMarker(1)
    assert failed(army_up=("A01",), board={"conquest": ALL_BUT_THE_DEAREST}) == AutomaFailed(AUTOMA, marker, "poor", 0)
    assert failed(army_up=with_soldiers(1, 6), board={"conquest": FULL}) == AutomaFailed(AUTOMA, marker, "none", 0)
    assert failed(army_up=with_soldiers(1, 6), markers_left=0).why == "none"
    assert not of(run(against(which, army_up=with_soldiers(1, 6)), FIRST), AutomaFailed)


@pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
def test_so_is_a_second_one_unless_there_is_none_by_agreement(which: str) -> None:
    full = {"conquest": FULL}
    assert only(run(against(which, board=full), SECOND), AutomaFailed).why == "none"
    assert not of(run(against(which), SECOND), AutomaFailed)
    if which == AXOMAMMA:
        assert not of(run(against(which, board=full, difficulty=("one_conquest",)), SECOND), AutomaFailed)


# ---------------------------------------------------------------- after a High Priest action


def weighed(*modules: str, **position: Any) -> tuple[str, dict[str, Condition]]:
    decided = of(run(her(*modules, **position), EndActivation(AUTOMA)), AutomaDecided)[0]
    return decided.way, dict(decided.weighed)


def test_the_secondary_choice_is_told_with_her_soldiers_and_what_she_needs() -> None:
    dead = {"casualties": ("priest", "courier")}
    assert weighed(board=dead, army_up=with_soldiers(1, 2)) == ("not_ready", {"soldiers": Condition(2, 3)})
    assert weighed(board=dead, army_up=with_soldiers(1, 3)) == ("ready", {"soldiers": Condition(3, 3)})


def test_with_vassals_it_is_told_how_many_regions_she_leads_whatever_comes_of_it() -> None:
    soldiers, one = Condition(0, 1), {"AN1": PERSON, "CH1": AUTOMA}
    assert weighed("vassals", board={"conquest": one}) == ("spreads", {"control": Condition(1, 2)})
    two = {"conquest": {**one, "QU1": AUTOMA}}
    assert weighed("vassals", board=two) == ("not_ready", {"control": Condition(2, 2), "soldiers": soldiers})
    closed = {"control": Condition(1, 2, "closed"), "soldiers": soldiers}
    assert weighed("vassals", board={"conquest": one}, markers={"antisuyu": (PERSON,), "chinchaysuyu": (PERSON,)}) == (
        "not_ready",
        closed,
    )
    none_open = {"control": Condition(0, 2, "closed"), "soldiers": soldiers}
    assert weighed("vassals") == ("not_ready", none_open)


def test_what_axomamma_does_after_every_action_is_told_apart_from_it() -> None:
    ways = [event.way for event in of(its_turn(against(priest=before("offering"), corn=4)), AutomaDecided)]
    assert ways == ["high_priest", "after_action"]


# ---------------------------------------------------------------- Workers


@pytest.mark.parametrize(("festivals", "held", "kept"), [(0, 0, 1), (2, 1, 2)])
def test_that_she_recruits_is_told_with_the_workers_she_has_and_wants(festivals: int, held: int, kept: int) -> None:
    state = her(board={"festivals": festivals}, workers=("priest",) * held)
    decided = only(run(state, OfferHire(AUTOMA)), AutomaDecided)
    assert decided == AutomaDecided(AUTOMA, Way.HIRES, (("workers", Condition(held, kept)),))


@pytest.mark.parametrize(
    ("palaces", "village", "chosen"),
    [
        (("X01",), ("architect", "warrior", "courier"), ("potato", "palace")),
        (("X09",), ("architect", "warrior", "courier"), ("corn", "palace")),
        (("X04",), ("priest",), ("potato", "palace")),
        (("X02",), ("architect", "warrior", "courier"), None),  # whom the die decides on
        ((), (), ("nomads", "no_villager")),
    ],
)
def test_why_she_recruits_there_is_told(
    palaces: tuple[str, ...], village: tuple[str, ...], chosen: tuple[str, str] | None
) -> None:
    outcome = run(her("nobles", palaces=palaces, board={"village": village}), OfferHire(AUTOMA))
    told = [(event.taken, event.by) for event in of(outcome, AutomaChose) if event.what == "recruit"]
    assert told == ([chosen] if chosen else [])


def test_a_nomad_for_a_palace_and_a_villager_for_want_of_nomads_are_told() -> None:
    nomads = {"nomads": ("priest", "warrior", "courier")}
    assert of(gaining(her("nobles", palaces=("X09",), board=nomads), GainNomad()), AutomaChose) == [
        AutomaChose(AUTOMA, Chosen.RECRUIT, "nomads", "palace")
    ]
    assert of(gaining(her("nobles", board=nomads), GainNomad()), AutomaChose) == []
    nobody = {"nomads": (), "village": ("architect", "courier")}
    assert of(gaining(her(board=nobody), GainNomad()), AutomaChose) == [
        AutomaChose(AUTOMA, Chosen.RECRUIT, "village", "no_nomad")
    ]
    assert of(gaining(her(board={"village": ()}), GainVillager("corn")), AutomaChose) == [
        AutomaChose(AUTOMA, Chosen.RECRUIT, "nomads", "no_villager")
    ]


def test_axomamma_without_a_worker_tells_why_it_takes_a_villager() -> None:
    there = {"nomads": (), "village": ("architect",)}
    outcome = its_turn(against(priest=before("offering"), workers=(), board=there))
    assert [event.by for event in of(outcome, AutomaChose)] == ["no_nomad"]
    assert of(run(against(), EndWithoutWorker(AUTOMA)), AutomaChose) == []


# ---------------------------------------------------------------- what it takes


def chosen_with_random_building(outcome: Outcome) -> tuple[str, str]:
    """The type that was chosen, and why, before chance has chosen the Building."""
    kind, building = of(outcome, AutomaChose)
    assert (building.what, building.by) == ("tile", "random")
    assert [event.building for event in of(outcome, BuildingConstructed)] == [building.taken]
    return kind.taken, kind.by


@pytest.mark.parametrize(
    ("position", "chosen"),
    [
        ({"production_up": ("P01",)}, ("production", "production")),
        ({"production_up": ("P01", "P02")}, ("passive", "fewest")),
        ({"production_up": ("P01", "P02"), "passives": ("Z01", "Z02")}, ("production", "tied")),
        ({"production_up": ("P01",), "board": {"production_market": ()}}, ("passive", "left_over")),
    ],
)
def test_why_she_constructs_a_building_of_this_type_is_told(position: dict[str, Any], chosen: tuple[str, str]) -> None:
    outcome = gaining(her(stone=1, **position), BuildingTask(""), "automa_board")
    assert chosen_with_random_building(outcome) == chosen


@pytest.mark.parametrize(
    ("up", "market", "chosen"),
    [
        (("P01",), None, ("production", "few_face_up")),
        (("P01", "P02"), None, ("passive", "enough_face_up")),
        (("P01",), (), ("passive", "left_over")),
    ],
)
def test_so_is_why_axomamma_does(up: tuple[str, ...], market: tuple[str, ...] | None, chosen: tuple[str, str]) -> None:
    board = {} if market is None else {"production_market": market}
    outcome = gaining(against(production_up=up, board=board), FreeBuilding(""), "automa_board")
    assert chosen_with_random_building(outcome) == chosen


@pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
def test_a_building_is_told_to_be_random_only_where_there_is_another(which: str) -> None:
    def chosen(**board: Any) -> list[AutomaChose]:
        return of(gaining(against(which, stone=1, board=board), BuildingTask("passive"), "automa_board"), AutomaChose)

    assert [event.by for event in chosen()] == ["random"]
    assert chosen(passive_market=("Z01",)) == []


@pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
def test_why_a_statue_is_small_is_told(which: str) -> None:
    def sizes(**position: Any) -> list[tuple[str, str]]:
        outcome = gaining(against(which, **position), StatueTask(), "automa_board")
        return [(event.taken, event.by) for event in of(outcome, AutomaChose) if event.what == "size"]

    gone = dict.fromkeys(("inti", "killa", "illapa", "qocha", "kuychi", "wiraqocha"), 0)
    assert sizes(stone=3, gold=0) == [("small", "poor")]
    assert sizes(stone=3, gold=2) == []
    assert sizes(stone=3, gold=2, board={"large_statues": gone}) == [("small", "none")]


@pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
@pytest.mark.parametrize(("corn", "stone", "chosen"), [(0, 1, ("corn", "fewest")), (1, 1, ("corn", "tied"))])
def test_why_it_takes_this_resource_is_told(which: str, corn: int, stone: int, chosen: tuple[str, str]) -> None:
    choice = Choose(((Gain("corn", 2),), (Gain("stone", 2),)))
    outcome = gaining(against(which, corn=corn, stone=stone), choice, "automa_board")
    assert [(event.taken, event.by) for event in of(outcome, AutomaChose)] == [chosen]


@pytest.mark.parametrize(
    ("workers", "stone", "there", "chosen"),
    [
        ((), 1, True, ("worker", "fewest")),
        ((), 0, True, ("worker", "tied")),
        (("priest",), 0, True, ("stone", "fewest")),
        (("priest", "priest"), 2, True, ("stone", "tied")),
        ((), 1, False, ("stone", "nobody")),
    ],
)
def test_why_axomamma_takes_a_worker_or_stone_of_the_temple_is_told(
    workers: tuple[str, ...], stone: int, there: bool, chosen: tuple[str, str]
) -> None:
    bonus = Choose(((Gain("stone", 2),), (GainNomad(),)))
    board = {} if there else {"village": (), "nomads": ()}
    outcome = gaining(against(workers=workers, stone=stone, board=board), bonus, "temple")
    assert [(event.taken, event.by) for event in of(outcome, AutomaChose) if event.what == "bonus"] == [chosen]


def test_the_part_of_an_action_that_cannot_be_done_is_told() -> None:
    state = her()
    state.army_deck = state.army_discard = ()
    assert only(gaining(state, DrawArmy(2), "automa_board"), AutomaFailed) == AutomaFailed(
        AUTOMA, DrawArmy(2), "none", 0
    )


# ---------------------------------------------------------------- what else it chooses, and where it does not follow


def test_which_worker_is_used_is_told_where_there_are_several() -> None:
    def told(*workers: str, placed: bool) -> list[tuple[str, str]]:
        outcome = its_turn(against(workers=workers, placed=placed))
        return [(event.taken, event.by) for event in of(outcome, AutomaChose) if event.what == "worker"]

    assert told("priest", "courier", placed=True) == [("priest", "oldest")]
    assert [by for _, by in told("priest", "courier", placed=False)] == ["random"]
    assert told("priest", "priest", placed=True) == []


def test_that_a_free_statue_is_random_is_told() -> None:
    chose = only(gaining(against(), FreeStatue()), AutomaChose)
    assert (chose.what, chose.by) == ("statue", "random")
    assert of(gaining(against(), FreeStatue(("inti",))), AutomaChose) == []


@pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
def test_that_it_cannot_follow_is_told_with_what_it_lacks(which: str) -> None:
    def told(question: str, **position: Any) -> list[tuple[str, Condition]]:
        outcome = run(against(which, **position), Poll(question, (AUTOMA,)))
        return [one for event in of(outcome, AutomaDecided) for one in event.weighed]

    assert told("follow_offering", corn=1, gold=1) == [("follow_offering", Condition(2, 3))]
    assert told("follow_offering", corn=3) == []
    assert told("follow_offering", corn=3, temple=13) == [("offering", Condition(3, 3, "top"))]
    assert told("follow_worship") == [("worship", Condition(0, 1))]
    assert told("follow_worship", small_statues=("inti",)) == []
